## Che cosa sarebbe stato meglio
hindsight-title = Che cosa sarebbe stato meglio?
hindsight-lead = Il pilota, il nostro bot più forte, giudica ogni decisione delle persone in base a ciò che potevano sapere allora. Ci vogliono pochi secondi, o qualche minuto per una partita lunga.
hindsight-ask = Rivedi la partita con il pilota
hindsight-soon = Il pilota guarderà questa partita tra un attimo.
hindsight-waits = Il pilota sta guardando questa partita. Decisioni finora: { $looked } su { $all }.
hindsight-again = Guarda a che punto è
hindsight-none = In questa partita nessuno aveva niente da decidere.
hindsight-of = { $name }: uno sguardo indietro
hindsight-count = Decisioni per cui non si è trovato niente di chiaramente migliore: { $unsurpassed } su { $all }
hindsight-moments = I momenti che hanno deciso la partita
hindsight-moments-none = Nessun singolo momento ha deciso questa partita.
hindsight-moment = { $kind ->
    [slip] Un’altra risposta sarebbe stata migliore.
    [unlucky] Niente di meglio era in vista, e la fortuna non è stata gentile: il caso e gli altri hanno ribaltato tutto.
    [lucky] Niente di meglio era in vista, e il seguito è stato favorevole.
    [slip-unlucky] Un’altra risposta sarebbe stata migliore. Il seguito ha fatto ancora più danno.
   *[slip-lucky] Un’altra risposta sarebbe stata migliore. Il seguito ha rimediato.
}
hindsight-followed = Che cosa è seguito:
hindsight-all = Ogni decisione
hindsight-better = La scelta del pilota:
hindsight-before = Che cosa c’era allora sul tavolo
hindsight-nothing-better = Non si è trovato niente di chiaramente migliore.
hindsight-mattered = { $level ->
    [little] ha contato poco
    [some] ha contato
   *[much] ha contato molto
}
hindsight-note = Il pilota è un bot e può sbagliare. Da ogni risposta che vale la pena di provare va avanti a giocare col pensiero, molte volte. Una differenza che può essere fortuna non conta. Dove una sola risposta valeva la pena, non si giudica nulla. Una barra piena vale un quarto di vittoria o più.
