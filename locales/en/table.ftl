## Beside the game: talk, the seat, the way out, old links
talk = Talk
talk-nothing = Nobody has said anything yet.
talk-say = Say something to the table
talk-send = Send
talk-note = Everyone at the table reads it, with the next letter at the latest. Do not tell what only your seat may know.
talk-remove = Take back
talk-empty = The message is empty: please write a few words.
talk-too-long = That is longer than 500 characters; please shorten it.
talk-too-often = That was a lot in one hour. Please wait a while; what you wrote is kept below.
notes = My notes
notes-keep = Save my notes
notes-hint = Only you can read them, now and after the end; no archive holds them.
notes-download = Download as a text file
notes-too-long = That is longer than { $most } characters; please shorten it. Nothing was lost, and nothing was saved yet.
notes-changed = Your notes were changed elsewhere since you opened this page. What you have typed stands above, what is saved below it; saving again replaces the latter.
notes-there = Saved at the moment:
seat-own = Your seat
seat-named = You are looking through the eyes of { $name }.
seat-not-me = Not you, or a link went astray?
seat-not-me-note = All links and sign-ins of this seat stop working at once, this page too, and its player gets a fresh link by letter.
seat-new-links = Send new links
seat-mail = Answers by email
seat-mail-off = When you reply to a letter, your answer comes back with a link to confirm it.
seat-mail-on = When you reply to a letter, your answer counts at once, if we can verify that it comes from your address.
seat-mail-to-on = Let answers by email count at once
seat-mail-to-off = Ask me to confirm answers by email
resign = Leave this game for good
resign-title = Leave the game as { $name }?
resign-more = { $then ->
    [goes-on] The caretaker, a bot, plays your seat to the end, and you cannot come back. Everyone is told with the next letter.
    [stands-still] You cannot come back. Everyone else who plays here is away at the moment, so the table stands still until one of them is back; then the caretaker, a bot, plays your seat to the end.
   *[closed] You cannot come back, and nobody else is left to play: the table is closed as it stands, without a winner.
}
stands-still = Everyone who plays here is away: the table stands still until somebody comes back.
resign-stay = Stay at the table
resign-commit = Leave for good
link-past = This link belongs to { $name }, and its question has been answered. Here is what everyone may see.
link-past-answered = Your last answer:
link-look = Only look at the table
link-fresh = Send me a fresh link by letter
link-sent = A letter with a fresh link is on its way to the player of this seat.
link-no-address = Nobody gave an address for this seat, so no letter can be sent.
table-kicker = { $game } · table { $code }
seat-unreached = Letters do not reach { $name }: the address refused them or wants none. You could ask { $name } some other way.
seat-undelivered = The last letter to { $name } could not be delivered; the next one is tried as usual. You could ask { $name } some other way.

## Hints for the first table
hint-about = { $what ->
    [question] A hint on this question
    [chart] A hint on the chart
   *[own] A hint on your cards
}
hint-lead = Short hints like this one stand at your first table.
hint-end = Stop showing hints
hint-action = You propose where the ship sails: to one of the places next to it. Best is a step towards one of your goals. If everyone agrees it sails there; if somebody objects, cards decide.
hint-asking = “{ answer-fine }”: the ship may sail there. “{ ulysses-form-object }”: you name another place and play cards for it. “{ answer-later }”: you decide when it comes to that, which costs nothing but time.
hint-discussion = Each side has cards lying for its place, and the ship follows the side that leads. Play enough cards for a side to lead, or pass. Cards that were played are gone, even if you win. The colours of the discs have nothing to do with the colours of the places.
hint-wind = With a wind you stay active and propose once more. Without one the turn goes to the next player.
hint-waiting = Nothing is asked of you now. As soon as something is, it stands here.
hint-sealed = You need not wait for your turn: your answer is sealed, nobody sees that it is there, and you may change it until it is read.
hint-chart = The bold lines lead from the ship to the places next to it. Stars are your goals, and only you see them; on places with a skull lies a plague, and nobody can propose them.
hint-own = You want the ship to arrive at your four goals, whoever steers it there: four goals win. In a discussion objections and Zeus count.
next-table = Next table that waits for you
