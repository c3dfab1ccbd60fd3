## A game looked at once more
replay = Replay
replay-whole = The whole game at a glance
replay-kicker = Ulysses · table { $code } · turn { $turn } · step { $step } of { $last }
replay-step = Step { $step }
replay-ways = Through the game
replay-previous = ← Back
replay-next = Next →
replay-turn-previous = ← Turn
replay-turn-next = Turn →
replay-ship-previous = ← Ship sails
replay-ship-next = Ship sails →
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
