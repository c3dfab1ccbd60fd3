## Letters, and those who get none
post-off-table = You get no letters about this table, because you wanted none. Then your clock begins as soon as you are asked.
post-off-all = You get no letters from us at all, because you wanted none. Then your clocks begin as soon as you are asked.
post-off-refused = Your mail server refused our letters, so we stopped writing to you. Then your clocks begin as soon as you are asked.
post-again = Write to me again

## My letters
post-link = Letters to me
post-title = Letters to me
post-settings = How they may come
post-save = Save
post-list = What became of them
post-none = Nothing was written to you yet.
post-note = What stood in a letter is not kept here; your mail program has it.
post-of-table = { $kind } · table { $code }
post-kind = { $kind ->
    [confirm] Is this your address?
    [invitation] Invitation
    [seated] You have a seat
    [begins] The game begins
    [question] A question for you
    [reminder] Reminder
    [away] The caretaker has your seat
    [offered] Your seat is being offered
    [given] Your seat has a new player
    [talk] Said at the table
    [called-off] Called off
    [over] The game is over
    [sign-in] The way to your tables
    [fresh-link] A fresh link
    [reply] Your answer by email
    [keep] Keeping your game
   *[digest] Several tables in one letter
}
post-written = Written { $when }.
post-sent = Sent { $when }.
post-waits = It waits until { $when }.
post-leaves = It is about to leave.
post-retried = It did not get through yet. Next attempt: { $when }.
post-dead = Given up after many attempts, { $when }.
post-refused = { $why ->
    [address] There is no such address. Refused: { $when }.
    [full] Your mailbox is full. Refused: { $when }.
    [policy] Your mail server takes no letters from us. Refused: { $when }.
   *[other] Refused by the mail server: { $when }.
}
post-said = The mail server said: { $reply }
post-unwanted = { $why ->
    [answered] Not sent: you had answered by then.
    [unsubscribed] Not sent: you want no letters about this.
    [blocked] Not sent: you want no letters.
    [refused] Not sent: your mail server had refused letters before.
    [resigned] Not sent: you had left the game.
    [left] Not sent: you had left the table.
    [begun] Not sent: the game had begun.
    [over] Not sent: the game was over.
    [called-off] Not sent: the table was called off.
    [confirmed] Not sent: you had confirmed already.
    [late] Not sent: it would have come too late.
    [told] Not sent: there was nothing new.
    [apart] Not sent: what it held came in letters of its own.
    [many] Not sent: there were too many of this kind.
    [erased] Not sent: there was no address any more.
   *[other] Not sent: nobody needed it any more.
}

## Deadlines for a calendar
post-calendar = Bring deadlines for my calendar, as a file with the letters that ask me
calendar-summary = { $game } { $code }: your answer is needed
calendar-description = Until then your answer is needed. The question is in your email and on the table’s page; if you have answered, there is nothing to do.
calendar-download = Put it into my calendar

## Several tables in one letter
gather-title = When I am asked at several tables
gather-way = { $way ->
    [every] One letter for all tables, no more often than the hours below
    [daily] One letter for all tables, once a day at my time
   *[each] A letter for each table, as it comes
}
gather-hint = Nothing is lost; it only comes later. A clock starts when its letter has left.
gather-hours = Hours between two letters
gather-time = Time of day
fault-gather-hours = A whole number of hours, from 1 to { $most }.
letter-digest-subject = Penelope: your tables
letter-digest = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
letter-digest-also = Also waiting for you
letter-digest-why = You get this letter because you wished to have the questions of all your tables in one.
letter-digest-settings = Change how letters come
post-next = The next letter to you about this table leaves on { $when }.
post-next-any = The next letter to you leaves on { $when }.
