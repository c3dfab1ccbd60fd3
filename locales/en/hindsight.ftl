## What would have been better
hindsight-title = What would have been better?
hindsight-lead = The pilot, our strongest bot, judges each decision of the people by what they could know then. It takes seconds, or a few minutes for a long game.
hindsight-ask = Look back with the pilot
hindsight-soon = The pilot will look at this game in a moment.
hindsight-waits = The pilot is looking at this game. Decisions so far: { $looked } of { $all }.
hindsight-again = See how far it is
hindsight-none = Nobody had anything to decide in this game.
hindsight-of = { $name }: looking back
hindsight-count = Nothing clearly better was found for { $unsurpassed } of { $all } decisions.
hindsight-moments = The moments that decided the game
hindsight-moments-none = No single moment decided this game.
hindsight-moment = { $kind ->
    [slip] Another answer would have been better.
    [unlucky] Nothing better was to be seen, and luck was not kind: chance and the others turned it around.
    [lucky] Nothing better was to be seen, and what followed was kind.
    [slip-unlucky] Another answer would have been better. What followed did even more harm.
   *[slip-lucky] Another answer would have been better. What followed made up for it.
}
hindsight-followed = What followed:
hindsight-all = Every decision
hindsight-better = The pilot’s choice:
hindsight-before = What lay on the table then
hindsight-nothing-better = Nothing clearly better was found.
hindsight-mattered = { $level ->
    [little] mattered a little
    [some] mattered
   *[much] mattered a lot
}
hindsight-note = The pilot is a bot and can be wrong. It plays on in thought, many times, from each answer worth trying. A difference that could be luck is not counted. Where only one answer was worth trying nothing is judged. A full bar is a quarter of a victory or more.
