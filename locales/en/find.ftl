## Finding one's tables again
own-with = { $game } with { $names }
own-turn = Turn { $turn }
own-mover = { $who ->
    [you] your turn
   *[other] { $name }’s turn
}
own-gathering = Waiting for players
own-over = Over
own-due = Answer due { $distance }
own-title = Your tables
own-all = All my tables
own-here = You are not signed in. These are the tables whose seats this browser holds.
own-sign-in = Sign in to see all of yours.
own-fleeting = Only this browser leads there. Give an address at the table, and you find it everywhere.

## Keeping a game that was begun without an address
keep-title = Keep this game
keep-lead = So far only this browser leads back here. Give an email address: then you find the game on every device, and an email comes when you are asked.
keep-ask = Send me the link
keep-short = Keep
keep-which = Keep table { $code }
keep-confirm = The game becomes yours, and emails about it go to { $address }. You go on where you were.
keep-submit = Keep the game
letter-keep-subject = Keep your game
letter-keep = Please confirm that this address is yours, and the game is kept.
letter-keep-more = Then you find it on every device, and an email comes when you are asked.
letter-keep-door = Keep the game

## A secret address for calendars and feed readers
feed-title = Calendar and news feed
feed-name = My tables at Penelope
feed-lead = A secret address of your own, from which your calendar or feed reader fetches the deadlines and news of all your tables by itself.
feed-calendar = Address of the calendar
feed-calendar-hint = In your calendar, choose “add by address” or “subscribe”. It holds every deadline of yours.
feed-news = Address of the news
feed-news-hint = For feed readers (Atom): when you are asked, invited, and when a game begins or ends.
feed-secret = Whoever has these addresses can read with whom you play and when your answer is due, never your cards or goals, and can do nothing. If one has come into wrong hands, make a new one: the old ones stop working.
feed-make = Make an address
feed-renew = Make a new address
feed-end = End it
feed-asked = Your answer is needed
feed-item = { $table }: { $sentence }

## A letter that was not meant for its reader
not-me-done = Thank you. Nothing was done, and nobody was written to: without your confirmation the table stays unseen and is forgotten.

## After a letter was asked for
sent-address = It goes to { $address }. Is that right? If not, go back and enter it once more.
sent-again = Send it again
sent-again-done = It was sent once more. Too many emails to one address are held back.
