## Taking an answer back before anybody sees it
take-back = Ritirare le risposte
take-back-hint = Una risposta che gli altri potrebbero vedere subito aspetta per questo tempo. Fino ad allora nessuno la vede, e puoi ritirarla o inviarla subito. Contro soli bot non si aspetta.
take-back-minutes = { $minutes ->
    [0] non possibile
    [one] per { $minutes } minuto
   *[other] per { $minutes } minuti
}
unsent-title = Hai risposto.
unsent-held = Nessuno vede ancora la tua risposta. Puoi ritirarla fino a { $when }.
unsent-take-back = Ritirala
unsent-send-now = Inviala adesso
unsent-change = Cambiala
unsent-came-back = La domanda è cambiata prima che la tua risposta partisse, quindi non conta. Avevi detto:
unsent-too-late = Quella risposta è partita e vale.
review-take-back = { $minutes ->
    [one] Poi hai { $minutes } minuto per ritirarla; prima nessuno la vede.
   *[other] Poi hai { $minutes } minuti per ritirarla; prima nessuno la vede.
}
