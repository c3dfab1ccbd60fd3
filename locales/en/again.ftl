## After the end of a game
after-close = How close everybody was
after-won = won
after-decided = What decided it
after-again = Play again against bots
after-rematch = { $deed ->
    [open] Rematch with the same people
    [join] Join the rematch
   *[go] To the rematch
}
after-rematch-there = The rematch waits for players. Already there: { $names }
after-rematch-how = One tap opens it and writes to the others; they join with one tap, too.
after-rematch-more = Seats and who begins are drawn anew, by a lot that anyone can check.
ulysses-after-reached = { $who ->
    [you] You reached { $count } of { $goals } goals.
   *[other] { $name } reached { $count } of { $goals } goals.
}
after-you = You
odyssee-after-reached = { $kind ->
    [home] { $name }: home
    [near] { $name }: may go home, hexes to Ithaca: { $steps }
   *[far] { $name }: chips in hand: { $chips }, cards: { $cards }
}

## Looking at a game once more
replay-play = Play by itself
replay-stop = Stop
replay-keys = Arrow keys: one step back or on
replay-time = { $date }, { $time } ({ $zone })

## Leaving for good
ulysses-story-left = { $you ->
    [yes] You have left the game; the caretaker plays your seat to the end.
   *[no] { $name } has left the game for good; the caretaker plays on.
}
