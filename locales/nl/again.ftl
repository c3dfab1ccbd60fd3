## Na het einde van een spel
after-close = Hoe dichtbij iedereen was
after-won = gewonnen
after-decided = Wat de doorslag gaf
after-again = Nog eens tegen bots
after-rematch = { $deed ->
    [open] Revanche met dezelfde mensen
    [join] Meedoen aan de revanche
   *[go] Naar de revanche
}
after-rematch-there = De revanche wacht op spelers. Al aanwezig: { $names }
after-rematch-how = Eén tik opent de revanche en schrijft de anderen; ook zij doen met één tik mee.
after-rematch-more = De plekken en wie begint worden opnieuw geloot, zo dat iedereen het kan nagaan.
ulysses-after-reached = { $who ->
    [you] U hebt { $count } van de { $goals } doelen bereikt.
   *[other] { $name } heeft { $count } van de { $goals } doelen bereikt.
}
after-you = U
odyssee-after-reached = { $kind ->
    [home] { $name }: thuis
    [near] { $name }: op weg naar huis, vakken tot Ithaka: { $steps }
   *[far] { $name }: chips in de hand: { $chips }, kaarten: { $cards }
}

## Looking at a game once more
replay-play = Vanzelf afspelen
replay-stop = Stoppen
replay-keys = Pijltjestoetsen: een stap terug of verder
replay-time = { $date }, { $time } ({ $zone })

## Leaving for good
ulysses-story-left = { $you ->
    [yes] U hebt het spel verlaten; de invaller speelt uw plek tot het einde.
   *[no] { $name } heeft het spel voorgoed verlaten; de invaller speelt verder.
}
