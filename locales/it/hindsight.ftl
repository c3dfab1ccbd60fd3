## Che cosa sarebbe stato meglio
hindsight-title = Che cosa sarebbe stato meglio?
hindsight-lead = Il pilota, il nostro bot più forte, giudica ogni decisione delle persone in base a ciò che potevano sapere allora. Ci vuole qualche minuto.
hindsight-ask = Rivedi la partita con il pilota
hindsight-soon = Il pilota guarderà questa partita tra un attimo.
hindsight-waits = Il pilota sta guardando questa partita. Decisioni finora: { $looked } su { $all }.
hindsight-again = Guarda a che punto è
hindsight-none = In questa partita nessuno aveva niente da decidere.
hindsight-of = { $name }: uno sguardo indietro
hindsight-good = All’altezza del pilota: { $good } decisioni su { $all }
hindsight-moments = I momenti che hanno deciso la partita
hindsight-moments-none = Nessun singolo momento ha deciso questa partita.
hindsight-moment = { $kind ->
    [slip] Un’altra risposta sarebbe stata migliore.
    [unlucky] La risposta era giusta, la fortuna no: il caso e gli altri hanno ribaltato tutto.
    [lucky] La risposta era giusta, e il seguito anche.
    [slip-unlucky] Un’altra risposta sarebbe stata migliore. Il seguito ha fatto ancora più danno.
   *[slip-lucky] Un’altra risposta sarebbe stata migliore. Il seguito ha rimediato.
}
hindsight-all = Ogni decisione
hindsight-better = La scelta del pilota:
hindsight-as-good = All’altezza della scelta del pilota.
hindsight-mattered = { $level ->
    [little] ha contato poco
    [some] ha contato
   *[much] ha contato molto
}
hindsight-note = Il pilota è un bot e può sbagliare. Da ogni risposta che vale la pena di provare va avanti a giocare col pensiero, molte volte. Una differenza che può essere fortuna non conta.
