## A game looked at once more
replay = Replay
replay-whole = The whole game at a glance
replay-kicker = { $game } · table { $code } · turn { $turn } · step { $step } of { $last }
replay-step = Step { $step }
replay-ways = Through the game
replay-previous = ← Back
replay-next = Next →
replay-turn-previous = ← Turn
replay-turn-next = Turn →
replay-first = To the deal
replay-last = To the end
replay-eyes = Through whose eyes?
replay-eyes-public = everyone’s
replay-eyes-open = all cards open
replay-running = The game is still being played: here is only what everyone may know. Every hand opens when it is over.
replay-hand = Cards and goals
replay-given-back = Goals put back
replay-go = Go to step
replay-go-submit = Show
replay-start = { $steps ->
    [one] Look at the only step
   *[other] Look at all { $steps } steps
}
replay-by-turn = Turn by turn
replay-link = Replay step by step

## How answers came
replay-how = { $how ->
    [hand] Answered by hand, { $at }.
    [envelope] Read from an envelope, written { $at }.
    [next] Said in advance, { $at }.
    [order] Said by a course or a standing order, { $at }.
    [patience] Said by patience: nobody had looked for a while, { $at }.
    [silence] The time was up: silence counted as the answer, { $at }.
    [bot] A bot answered, { $at }.
    [caretaker] The caretaker answered for the seat, { $at }.
   *[service] The service wrote this, { $at }.
}
replay-answers-title = How the answers came
replay-answers = { $how ->
    [hand] { $count } by hand
    [envelope] { $count } from envelopes
    [next] { $count } said in advance
    [order] { $count } by course or standing order
    [patience] { $count } by patience
    [silence] { $count } by silence
    [bot] { $count } by a bot
    [caretaker] { $count } by the caretaker
   *[service] { $count } by the service
}
replay-answers-note = Envelopes that were never read stay closed for ever.

## Who was how close when
replay-curve = Who was how close when
replay-milestones = The moments that counted

## To keep
replay-downloads = To keep
replay-file-html = One page for your own computer
replay-file-html-more = Replays the whole game in any browser, without the site and without a network.
replay-file-json = The archive
replay-file-json-more = Every step with all it caused, for programs and for checking.
replay-file-text = The game as plain text
replay-file-text-more = To read, to print, to quote.
replay-offline-script = The steps need JavaScript, which is switched off here. The story of the game is told below.

## That the deal was fair
proof-title = Was the deal fair?
proof-seal = Before anybody sat down, the server drew a secret number and showed its fingerprint, the seal. A fingerprint cannot be turned back into the number, and no other number has the same one: from then on the server was bound.
proof-words = Everyone added a lucky word that nobody else knew. Secret number, words and table code together give the deal key, and the deal key decides every shuffle. So neither the server nor a player alone could choose the cards.
proof-log = Every entry of the log carries the fingerprint of the one before. The newest stands in every letter, so nothing can be changed afterwards without everyone’s letters telling of it.
proof-value-seal = Seal
proof-value-word = Lucky word of { $name }
proof-word = “{ $word }”
proof-value-seed = Secret number
proof-value-key = Deal key
proof-value-head = Newest fingerprint
proof-running = The secret number is shown when the game is over. Then everything can be checked here; until then compare the seal with the one in your first letter.
proof-check = Check it yourself
proof-browser = Check in this browser
proof-right = { $entries ->
    [one] All is right: seal, deal key and the only entry.
   *[other] All is right: seal, deal key and all { $entries } entries.
}
proof-wrong = This is not right:
proof-check-seal = This line in any terminal must print the seal, the one that stood in your first letter:
proof-check-key = This one must print the deal key:
proof-check-all = And this checks the downloaded archive to the last card: every shuffle, every step, every fingerprint.

## The archive
finished-title = Finished games
finished-player = A player’s name begins with
finished-since = Ended on or after
finished-until = Ended on or before
finished-order = Order
finished-newest = newest first
finished-oldest = oldest first
finished-longest = longest first
finished-shortest = shortest first
finished-search = Search
finished-none = No finished game fits.
finished-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
finished-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
finished-look = Look
finished-look-at = Look at table { $code }
finished-previous = Previous page
finished-next = Next page
finished-note = Only tables that anybody could join are listed here. Your own games are on “My tables”.
