## Nach dem Ende einer Partie
after-close = Wie nah alle dran waren
after-won = gewonnen
after-decided = Was den Ausschlag gab
after-again = Noch einmal gegen Bots
after-rematch = { $deed ->
    [open] Revanche mit denselben Leuten
    [join] Bei der Revanche mitspielen
   *[go] Zur Revanche
}
after-rematch-there = Die Revanche wartet auf Mitspielende. Schon da: { $names }
after-rematch-how = Ein Tippen eröffnet sie und schreibt den anderen; auch sie sind mit einem Tippen dabei.
after-rematch-more = Plätze und wer beginnt werden neu ausgelost, so dass alle es nachprüfen können.
ulysses-after-reached = { $who ->
    [you] Sie haben { $count } von { $goals } Zielen erreicht.
   *[other] { $name } hat { $count } von { $goals } Zielen erreicht.
}
after-you = Sie
odyssee-after-reached = { $kind ->
    [home] { $name }: daheim
    [near] { $name }: auf dem Heimweg, Felder bis Ithaka: { $steps }
   *[far] { $name }: Chips in der Hand: { $chips }, Karten: { $cards }
}

## Looking at a game once more
replay-play = Von selbst abspielen
replay-stop = Anhalten
replay-keys = Pfeiltasten: einen Schritt zurück oder weiter
replay-time = { $date }, { $time } ({ $zone })

## Leaving for good
ulysses-story-left = { $you ->
    [yes] Sie haben die Partie verlassen; der Vertreter spielt Ihren Platz zu Ende.
   *[no] { $name } hat die Partie endgültig verlassen; der Vertreter spielt weiter.
}
