## Lucky words to offer, two of them at a time
gather-words = olive loom amphora dolphin laurel harbour thread lyre oar fig owl honey anchor cedar swallow salt

## What a table is like
gather-kicker = { $game } · table { $code }
gather-rules-link = The rules of { $game }
gather-facts = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
gather-bots = { $count ->
    [one] { $count } of them for a bot
   *[other] { $count } of them for bots
}
ruleset-authors = The authors’ rules
ruleset-authors-more = The usual rules.
ruleset-czech = The Czech rules
ruleset-czech-more = Shorter; among other things, red opens with a single card, whoever has agreed stays out, and a wind renews exchange and Pandora.
option-sides = Players without a disc may change sides within a movement
pace-brisk = Brisk
pace-brisk-more = About 2 days to begin with, half a day more with every question, never more than 4 days (24, 8 and 48 waking hours).
pace-steady = Steady
pace-steady-more = About 5 days to begin with, nearly a day more with every question, never more than 9 days (72, 12 and 120 waking hours).
pace-leisurely = Leisurely
pace-leisurely-more = About 12 days to begin with, nearly 2 days more with every question, never more than 24 days (168, 24 and 336 waking hours).
pace-none = No clock
pace-none-more = Everyone answers when they like.
fact-rules = Rules
fact-pace = Pace
fact-language = Language
fact-people = At the table
fact-seats = Seats

## Opening a table
new-title = Open a table
new-lead = Say how you would like to play and whom you would like to invite. You get an email first; once you have confirmed your address with it, the others are invited.
new-lead-signed-in = Say how you would like to play and whom you would like to invite. The invitations leave at once.
new-table = The table
new-game-more = Ulysses: one ship, secret goals, and a quarrel about every movement.
new-places = Seats
new-bots = Seats for bots
new-bots-hint = A bot answers at once or after a moment. Seats that stay empty can be given to bots later, too.
strength = How bots play
strength-hint = The list goes from the weakest to the strongest; the last two think for a moment before each answer.
strength-hand = learns as it sails
strength-sailor = finds its way
strength-mate = sails well
strength-pilot = has done this before
new-options = Options
new-turns = Turn limit
new-turns-hint = The game ends after this many turns at the latest; most games are over long before.
new-pace-hint = Hours in which a player sleeps do not count.
new-locale = Language of the table
new-others = The others
new-audience = Who may join?
audience-open = Anyone
audience-open-more = The table stands in the list of open tables.
audience-invited = Only people I invite
new-guests = Addresses to invite
new-guests-hint = One per line, no more than there are free seats. Each gets one email with your name; nobody sees the addresses of others.
new-you = You
person-name = Your name at the table
person-address = Your email address
person-address-hint = Nobody at the table sees it.
person-locale = Your language
person-word = Your lucky word
person-word-hint = It is mixed into the shuffle, so that nobody alone, not even this server, can choose the deal. It stays secret until the game begins. We suggest one; any other will do.
new-submit = Open the table

## Mistakes, beside their field
fault-again = Please look once more: something is missing or does not fit. Nothing has happened yet.
fault-choose = Please choose one of these.
fault-bots = One seat at least must be left for a person: for you.
fault-turns = The turn limit is a number from { $least } to { $most }.
fault-address = That does not look like an email address.
fault-address-name = No email can be sent to “{ $text }”: before the @ only plain characters (a to z), digits and signs work.
fault-guest = “{ $text }” does not look like an email address.
fault-guests = { $count ->
    [0] No seat is free for a guest.
    [one] Only { $count } seat is free for guests.
   *[other] Only { $count } seats are free for guests.
}
fault-guests-none = Please write at least one address.
fault-name-empty = Please say how you want to be called.
fault-name-long = A name has at most { $most } characters.
fault-name-odd = A name has letters in it, and no links, addresses or invisible characters.
fault-name-taken = Somebody at the table is called that already.
fault-word-empty = Please choose a word; any will do.
fault-word-long = A lucky word has at most { $most } characters.
fault-word-odd = There are invisible characters in this word.

## After a letter was asked for
sent-title = Check your email
sent-lead = We have sent you an email with a link. Open it to go on.
sent-nothing = If nothing has come after a few minutes: look into the spam folder, or check whether the address was right.
sent-demo = This is a demo: the email lies in the mailbox on this server.
sent-mailbox = Open the mailbox

## The host confirms
confirm-title = Is this your table?
confirm-lead = { $name }, with this you confirm your address and open the table.
confirm-guests = { $count ->
    [0] Nobody is invited yet; you can do that at the table.
    [one] Then { $count } person gets your invitation.
   *[other] Then { $count } people get your invitation.
}
confirm-not-me = That was not me
confirm-nothing = If it was not you, there is nothing you need to do: nobody is invited, and no further email comes.
confirm-submit = Yes, open the table

## An invitation
invitation-title = { $host } invites you to a game of { $game }
invitation-title-wish = A seat at { $host }’s table
invitation-lead = A whole board game in ten minutes a day: when you are asked, you get an email with a link.
invitation-address = This invitation went to { $address }.
invitation-look = Look at the table first
invitation-accept = Take the seat
invitation-decline = No, thank you
invitation-else = Or not this time
invitation-never = Never write to me again
invitation-never-hint = Then no more email comes from here, whoever wants to invite you.
invitation-declined = You have declined
invitation-declined-more = { $host } sees it on the page of the table. If you think better of it, the link in your email works as long as a seat is free.
invitation-seated = You have a seat at this table
invitation-seated-more = Your link leads you there.
to-table = To the table

## What there is to say about a table that nobody can join
notice-full = All seats are taken
notice-full-more = Others were faster this time. You are welcome to watch, or to open a table of your own.
notice-begun = The game has begun
notice-begun-more = Nobody can join any more, but anyone may watch.
notice-called-off = This table was called off
notice-called-off-more = The host has closed it before the game began.
notice-withdrawn = This invitation was taken back
notice-withdrawn-more = The host has decided otherwise. No further email comes.
notice-link-ended = This link works no more
notice-link-ended-more = Whoever opened the table has ended or replaced it. Ask them for a new one.
notice-not-open = This table is for invited people
notice-not-open-more = Only people whom the host has invited can join it. Other tables are open to all.

## A table that waits for people
gathering-title = { $count ->
    [0] The game is about to begin
    [one] The table waits for one more person
   *[other] The table waits for { $count } more people
}
gathering-you = You sit here as { $name }.
gathering-begins = As soon as the last seat is taken, the cards are dealt and the first question leaves by letter.
gathering-host = host
gathering-free = free
gathering-bot = a bot
gathering-seal = Seal
gathering-seal-more = The server has drawn its share of chance already; this is its seal. When the game is over the secret behind it is shown, and anyone can check that nothing was exchanged.
gathering-word-save = Save this word
gathering-invited = Invited
gathering-invited-count = { $count ->
    [0] Nobody is invited at the moment.
    [one] { $count } person is invited and has not answered yet.
   *[other] { $count } people are invited and have not answered yet.
}
invited-waiting = invited
invited-declined = declined
invited-refused = the letter came back
gathering-withdraw = Take back
gathering-withdraw-whom = Take back the invitation to { $address }
gathering-invite = Invite someone
gathering-invite-submit = Send the invitations
gathering-start = Start before everyone is here
gathering-start-more = { $count ->
    [one] A bot then takes the free seat.
   *[other] Bots then take the { $count } free seats.
}
gathering-start-submit = Start now
gathering-leave = Leave the table
gathering-leave-more = Your seat becomes free. With the link in your invitation you can come back while a seat is free.
gathering-leave-submit = Leave
gathering-off = Call the table off
gathering-off-more = The game will not take place. Everyone who has a seat gets a letter.
gathering-off-submit = Call it off
gathering-links = Not you, or a link passed on?
gathering-links-more = All links of this seat made so far then lead nowhere, this one too, and a letter with a fresh link goes to the address of the seat.
gathering-links-submit = Make new links
gathering-join = Take a seat
gathering-join-more = We send an email with a link to your address; with it you choose your name and take the seat. No password.
gathering-join-submit = Send me the link
gathering-join-signed-in = You are signed in as { $address }.
gathering-closed = This table is for invited people: if you are, follow the link in your email.

## Open tables
tables-title = Open tables
tables-none = No table is looking for people right now. Open one, and it will stand here.
tables-of = { $host }’s table
tables-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
tables-join = Join
tables-join-which = Join table { $code }
tables-all = All open tables
home-new = Open a table
home-new-more = Invite friends by email, or let anyone join.
my-link = My tables

## No more letters
never-title = Shall we never write to you again?
never-lead = Then no email from here goes to { $address } any more: no invitation, and none from tables where you sit either.
never-keep = Keep writing to me
never-stop = Never write to me again
never-done = We shall not write to you again
never-done-more = Seats you have stay yours. If this was a mistake, take it back here.
never-undo = Do write to me after all
never-undone = We shall write to you again
never-undone-more = Invitations and emails of your tables come as before.
unsubscribe-title = No more letters from table { $code }?
unsubscribe-lead = You keep your seat and can play on with your link; only the letters of this table stop.
unsubscribe-stop = Stop these letters
unsubscribe-done = No more letters from table { $code }
unsubscribe-done-more = Your seat stays yours. Without letters you will have to look for yourself whether the table waits for you.
unsubscribe-undo = Send them after all
unsubscribe-undone = Table { $code } writes to you again
unsubscribe-undone-more = The next letter comes when you are asked.

## Signing in
sign-in-title = To my tables
sign-in-lead = Enter your email address, and we send you a link. No account, no password.
sign-in-submit = Send me the link
sign-in-link = Sign in with this browser?
sign-in-link-more = Then it shows the tables of { $address } until you sign out, for { $days } days at most.
sign-in-link-submit = Sign in
sign-in-link-not = Do not sign in here
sign-in-used = This link was used already
sign-in-used-more = Each link signs one browser in, once. If that browser is not yours, somebody or something opened the email before you: signing out everywhere, on my tables, ends what it began. We gladly send you a fresh link.
sign-in-used-again = To a fresh link

## My tables
my-title = My tables
my-as = Signed in as { $address }.
my-waiting = Waiting for you
my-due = Answer by { $when }
my-invited = You are invited
my-playing = In play
my-gathering = Waiting for players
my-finished = Over
my-none = You have no table yet. Join one, or open your own.
my-settings = Settings
my-hand = Show my cards and goals in letters to me
my-talk = Write to me when something is said at a table
my-hints = Show hints at my first table
my-save = Save
my-saved = Saved.
my-sign-out = Sign out
my-sign-out-all = Sign out everywhere
my-sign-out-all-more = In every browser, also where only a seat is open; links in letters to sign in or to accept an invitation stop working, too. The links of your seats go on working.
sessions-title = Where you are signed in
sessions-more = Each browser stays signed in for { $days } days. Sign out the ones that you use no longer.
sessions-since = Signed in on { $since }
sessions-here = This browser
sessions-end-of = Sign out the browser that was signed in on { $since }

## A seat of a running game that the others offer
offer-title = The seat of { $name }
offer-more = The caretaker plays for { $name }. If more than half of you agree, the seat can go to somebody else, with all that it holds.
offer-standing = Agreed so far: { $agreed } of { $needed }.
offer-agree = Offer the seat to somebody else
offer-withdraw = Withdraw my agreement
offer-link = The seat is offered. Send this link to somebody you would like to play with. Until somebody takes the seat, { $name } can come back.
offer-link-left = The seat is offered. Send this link to somebody you would like to play with. Its player has left for good.
offer-page = A free seat in a running game of { $game }
offer-page-lead = { $name } plays here no longer, and the caretaker keeps the seat. You would take it over as it stands and play on with the others.
offer-take = Take over the seat
notice-not-offered = This seat is not free any more
notice-not-offered-more = Its player has come back, or somebody has taken it over. Anyone may watch.
