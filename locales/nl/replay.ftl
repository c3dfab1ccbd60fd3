replay = Terugblik
replay-whole = Het hele spel in één oogopslag
replay-kicker = Ulysses · tafel { $code } · beurt { $turn } · stap { $step } van { $last }
replay-step = Stap { $step }
replay-ways = Door het spel
replay-previous = ← Terug
replay-next = Verder →
replay-turn-previous = ← Beurt
replay-turn-next = Beurt →
replay-ship-previous = ← Vaart
replay-ship-next = Vaart →
replay-first = Naar het delen
replay-last = Naar het einde
replay-eyes = Door wiens ogen?
replay-eyes-public = die van iedereen
replay-eyes-open = alle kaarten open
replay-running = Het spel is nog bezig: hier staat alleen wat iedereen mag weten. Na afloop gaan alle kaarten open.
replay-hand = Kaarten en doelen
replay-given-back = Teruggelegde doelen
replay-go = Ga naar stap
replay-go-submit = Tonen
replay-start = { $steps ->
    [one] De enige stap bekijken
   *[other] Alle { $steps } stappen bekijken
}
replay-by-turn = Beurt voor beurt
replay-link = Stap voor stap terugkijken
