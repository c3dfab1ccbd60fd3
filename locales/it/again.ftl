## After the end of a game
after-close = Quanto mancava a ciascuno
after-won = ha vinto
after-decided = Che cosa ha deciso la partita
after-again = Gioca ancora contro i bot
after-rematch = { $deed ->
    [open] Rivincita con le stesse persone
    [join] Partecipa alla rivincita
   *[go] Vai alla rivincita
}
after-rematch-there = La rivincita aspetta giocatori. Già al tavolo: { $names }
after-rematch-how = Un tocco la apre e avvisa gli altri, che si uniscono anche loro con un tocco.
after-rematch-more = I posti e chi comincia si tirano di nuovo a sorte, con un sorteggio che chiunque può verificare.
ulysses-after-reached = { $who ->
    [you] Le tue mete raggiunte: { $count } su { $goals }.
   *[other] Mete raggiunte da { $name }: { $count } su { $goals }.
}
after-you = Tu
odyssee-after-reached = { $kind ->
    [home] { $name }: a casa
    [near] { $name }: sulla via di casa, esagoni fino a Itaca: { $steps }
   *[far] { $name }: gettoni in mano: { $chips }; carte: { $cards }
}

## Looking at a game once more
replay-play = Riproduci
replay-stop = Ferma
replay-keys = Tasti freccia: un passo indietro o avanti
replay-time = { $date }, ore { $time } ({ $zone })

## Leaving for good
ulysses-story-left = { $you ->
    [yes] Hai lasciato la partita; il supplente gioca al tuo posto fino alla fine.
   *[no] { $name } ha lasciato la partita per sempre; continua il supplente.
}
