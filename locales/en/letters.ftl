## Every letter
letter-kicker = { $game } · table { $code }
letter-somebody = Somebody
letter-why-seat = { $named ->
    [yes] This letter is for { $name }, who has a seat at table { $code }.
   *[no] You get this letter because you have a seat at table { $code }.
}
letter-why-asked = You get this email because somebody, most likely you, entered this address on our page.
letter-why-invited = { $own ->
    [yes] You get this email because somebody, most likely you, asked for a seat with this address.
    [again] You get this email because you have played at a table with { $host }, and a rematch was opened. You will not be reminded.
   *[no] You get this email because { $host } entered this address to invite you. You will not be reminded.
}
letter-leave-table = Stop letters about this table
letter-leave-all = Never get an email from us again
letter-not-you = If it was not you, do nothing, and nothing will happen.
letter-link-is-seat = The link is your key: whoever has it can play in your seat. Please do not pass it on.
letter-to-table = To the table

## Before the game
letter-confirm-subject = Please confirm your table
letter-confirm = Your table is ready. Please confirm that this address is yours.
letter-confirm-more = Invitations are sent once you have confirmed. Until then nobody sees the table.
letter-confirm-door = Confirm the table
letter-invitation-subject = Invitation to a game by email: { $game }
letter-invitation = { $own ->
    [yes] Here is the seat you asked for. Do you want to take it?
    [again] { $host } would like to play { $game } with the same people once more.
   *[no] { $host } invites you to a game of { $game }, played by email.
}
letter-invitation-game = In Ulysses three to five people steer one ship between them: somebody proposes where to sail, the others agree or object, and everyone has secret goals.
letter-invitation-more = { $own ->
    [yes] The link shows the table; there you give your name and take the seat, or leave it.
    [again] Rules and pace are as last time; seats and who begins are drawn anew. The link shows the table; there you accept or decline.
   *[no] Ten minutes a day are enough: whenever you are asked, you get an email with everything you need to decide. No account, no password. The link shows the table; there you accept or decline.
}
letter-invitation-door = See the invitation
letter-seated = You have a seat. The table waits for the others.
letter-seated-more = When everybody is there, the cards are dealt and you get a letter.
letter-called-off = This game has been called off.
letter-called-off-more = There is nothing to do, and no further letter will come.
letter-sign-in-subject = Penelope: your sign-in link
letter-sign-in = Here is the link to your tables.
letter-sign-in-more = It works for 30 minutes and opens all tables you have a seat at.
letter-sign-in-door = To my tables
letter-fresh-link = Here is a fresh link to your seat.
letter-fresh-link-more = You asked for it on the table’s page.
letter-facts = The table
letter-rules = { $rules ->
    [czech] Ulysses, by the Czech rules
   *[revised] Ulysses, by the authors’ rules
}
letter-places = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
letter-bots = { $count ->
    [one] 1 of them for a bot
   *[other] { $count } of them for bots
}
letter-pace = { $pace ->
    [brisk] Pace: brisk, about 2 days for an answer and never more than 4
    [steady] Pace: steady, about 5 days for an answer and never more than 9
    [leisurely] Pace: leisurely, about 12 days for an answer and never more than 24
    [own] Pace: { $bank ->
        [one] 1 waking hour
       *[other] { $bank } waking hours
    } to begin with, { $increment } more with every question, at most { $cap }
   *[none] Pace: no clock, everybody takes the time they need
}
letter-people = Already there: { $names }

## During the game
letter-form = { $form ->
    [turn] your turn
    [answer] your answer is needed
   *[changed] the question has changed
}
letter-wants = { $you ->
    [yes] You want { $place }.
   *[no] { $name } wants { $place }.
}
letter-propose = Propose { $place }
letter-more = { $question ->
    [action] Something else first, or the whole table
    [asking] Object, back a side, or answer the next movement too
    [discussion] Play cards, or the whole table
   *[wind] Play a wind, or the whole table
}
letter-choices-note = Opening a link does nothing yet: the page shows your choice once more, and you confirm it there.
letter-begins = The game begins.
letter-taken-over = You have taken over the seat of { $name }.
letter-begins-more = You get a letter when you are asked. If you like, answer the first proposals in advance on the table’s page: then nobody has to wait for you.
letter-news = Since your last letter
letter-news-first = So far
letter-news-older = { $count ->
    [one] And 1 earlier entry: the whole story
   *[other] And { $count } earlier entries: the whole story
}
letter-hand = In your hand: { $cards }
letter-hand-off = They are on the page; you wanted them kept out of letters.
letter-goal = Goal: { $goal }
letter-talk = Said at the table
letter-said = { $name }: { $words }
letter-talk-headline = { $count ->
    [one] { $name } has said something at the table.
   *[other] { $name } and others have talked at the table.
}
letter-over = The game is over.
letter-over-file = The whole game is attached as { $file }.
letter-subject-of-kind = { $subject }: { $kind }
letter-fair = Fair play
letter-seal = Seal of the deal: { $seal }
letter-head = Newest entry of the log: { $head }
letter-seal-note = The seal is fixed before the cards are dealt. Once the game is over, anyone can check with it that nobody chose the deal and no entry was changed.

## Examples of letters
letter-sample-talk-1 = I would rather stay in the east for now.
letter-sample-talk-2 = Then who pays for the temple?
sample-names = Anna, Bruno and Carlo
sample-place = Ithaca
sample-places = Ithaca or Delos
sample-cards = 2 objections and 1 Zeus
sample-distance = 2 movements away

## A seat of a running game
letter-offer = A seat in a running game is free for you
letter-offer-more = Somebody, most likely you, asked to take over this seat with this address. Follow the link, choose your name and play on.
letter-offer-door = See the seat
letter-away-offered = The others are looking for somebody for your seat
letter-away-offered-more = The caretaker has been playing for you, and the others would like to offer the seat to somebody else. It is still yours: open the table and tap “I am back” before somebody takes it.
letter-given = Somebody else has taken over your seat
letter-given-more = The caretaker kept it for you; now somebody else plays on. Thank you for sailing with us. You are welcome at any new table, and there is nothing you need to do.
letter-why-former = You get this letter because you had a seat at table { $code }.

## Answers by email
letter-reply = { $outcome ->
    [done] Your answer counts.
    [confirm] Please confirm your answer.
    [unclear] We did not understand your answer.
    [refused] The rules do not allow your answer.
    [late] Your answer came too late.
    [said] Your words were said at the table.
   *[unsaid] Your words were not said at the table.
}
letter-reply-door = Look at this answer and confirm it
letter-reply-note = { $counts ->
    [yes] You can also simply reply to this letter: the number of a choice, or the words in square brackets, in the first line. Your answer counts at once. Anything else is said at the table.
   *[no] You can also simply reply to this letter: the number of a choice, or the words in square brackets, in the first line. A letter comes back with a link to confirm your answer. Anything else is said at the table.
}
letter-reply-table = Answer this table by email: the number of a choice in the first line
letter-reply-understood = This is what we understood: { $answer }
letter-reply-number = That letter had no choice with the number { $number }.
letter-reply-misread = It begins like an answer, but this part makes no sense there: “{ $rest }”
letter-reply-empty = We found nothing above the quoted letter.
letter-reply-closed = The question in that letter is closed: it has been answered, or the game has gone on.
letter-reply-changed = The table has changed since that letter, and its numbers with it. Please choose once more.
letter-reply-why = { $why ->
    [setting] Answers by email do not count by themselves for this seat. You can change that on the table’s page, under “{ seat-own }”.
    [sender] It came from another address than the one we write to, so it does not count by itself.
    [proof] We could not verify that it really came from your address, so it does not count by itself.
    [tables] That letter was about several tables. We took your answer for the most urgent one, so it does not count by itself. Beside each table is an address for it alone.
   *[place] It did not stand in the first line, so it does not count by itself.
}
letter-reply-rest = The rest of your message was not passed on.
letter-reply-open = That was no answer to the question, which is still open.
letter-reply-unsaid = { $why ->
    [sender] They came from another address than the one we write to.
    [proof] We could not verify that they really came from your address.
    [long] They are longer than 500 characters.
    [tables] That letter was about several tables, and we cannot tell for which one they are meant.
   *[often] That was a lot in one hour. Please wait a while.
}
letter-reply-say = You can say them on the table’s page.
