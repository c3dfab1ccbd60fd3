## Letters, and those who get none
post-off-table = Non ricevi lettere su questo tavolo, perché non ne volevi. Il tuo orologio parte quindi appena tocca a te.
post-off-all = Non ricevi nessuna lettera da noi, perché non ne volevi. I tuoi orologi partono quindi appena tocca a te.
post-off-refused = Il tuo server di posta ha rifiutato le nostre lettere, quindi abbiamo smesso di scriverti. I tuoi orologi partono quindi appena tocca a te.
post-again = Scrivimi di nuovo

## My letters
post-link = Lettere per me
post-title = Lettere per me
post-settings = Come possono arrivare
post-save = Salva
post-list = Che fine hanno fatto
post-none = Non ti è stato ancora scritto nulla.
post-note = Il contenuto delle lettere non viene conservato qui; ce l’ha il tuo programma di posta.
post-of-table = { $kind } · tavolo { $code }
post-kind = { $kind ->
    [confirm] È il tuo indirizzo?
    [invitation] Invito
    [seated] Hai un posto
    [begins] La partita comincia
    [question] Una domanda per te
    [reminder] Promemoria
    [away] Il supplente gioca al tuo posto
    [offered] Il tuo posto viene offerto
    [given] Al tuo posto gioca qualcun altro
    [talk] Detto al tavolo
    [called-off] Partita annullata
    [over] La partita è finita
    [sign-in] Il link per i tuoi tavoli
    [fresh-link] Un link nuovo
    [reply] La tua risposta per email
    [keep] Conserva la tua partita
   *[digest] Più tavoli in una lettera
}
post-written = Scritta: { $when }.
post-sent = Inviata: { $when }.
post-waits = Aspetta fino a { $when }.
post-leaves = Sta per partire.
post-retried = Non è ancora arrivata. Prossimo tentativo: { $when }.
post-dead = Abbandonata dopo molti tentativi: { $when }.
post-refused = { $why ->
    [address] Questo indirizzo non esiste. Rifiutata: { $when }.
    [full] La tua casella è piena. Rifiutata: { $when }.
    [policy] Il tuo server di posta non accetta lettere da noi. Rifiutata: { $when }.
   *[other] Rifiutata dal server di posta: { $when }.
}
post-said = Il server di posta ha detto: { $reply }
post-unwanted = { $why ->
    [answered] Non inviata: avevi già risposto.
    [unsubscribed] Non inviata: non vuoi lettere su questo.
    [blocked] Non inviata: non vuoi lettere.
    [refused] Non inviata: il tuo server di posta aveva già rifiutato lettere.
    [resigned] Non inviata: avevi lasciato la partita.
    [left] Non inviata: avevi lasciato il tavolo.
    [begun] Non inviata: la partita era cominciata.
    [over] Non inviata: la partita era finita.
    [called-off] Non inviata: il tavolo era stato annullato.
    [confirmed] Non inviata: avevi già confermato.
    [late] Non inviata: sarebbe arrivata troppo tardi.
    [told] Non inviata: non c’era nulla di nuovo.
    [apart] Non inviata: quello che conteneva è arrivato in lettere separate.
    [many] Non inviata: ce n’erano troppe di questo tipo.
    [erased] Non inviata: non c’era più nessun indirizzo.
   *[other] Non inviata: non serviva più a nessuno.
}

## Deadlines for a calendar
post-calendar = Allega le scadenze per il mio calendario alle lettere con una domanda per me
calendar-summary = { $game } { $code }: serve la tua risposta
calendar-description = Entro allora serve la tua risposta. La domanda è nella tua email e sulla pagina del tavolo; se hai già risposto, non c’è nulla da fare.
calendar-download = Aggiungi al mio calendario

## Several tables in one letter
gather-title = Quando tocca a me a più tavoli
gather-way = { $way ->
    [every] Una lettera per tutti i tavoli, non più spesso delle ore qui sotto
    [daily] Una lettera per tutti i tavoli, una volta al giorno alla mia ora
   *[each] Una lettera per ogni tavolo, man mano
}
gather-hint = Non si perde nulla, arriva solo più tardi. Un orologio parte quando la sua lettera è partita.
gather-hours = Ore fra due lettere
gather-time = Ora del giorno
fault-gather-hours = Un numero intero di ore, da 1 a { $most }.
letter-digest-subject = Penelope: i tuoi tavoli
letter-digest = { $count ->
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
}
letter-digest-also = Anche qui tocca a te
letter-digest-why = Ricevi questa lettera perché volevi le domande di tutti i tuoi tavoli in una sola.
letter-digest-settings = Cambia come arrivano le lettere
post-next = Quando parte la prossima lettera per te su questo tavolo: { $when }.
post-next-any = Quando parte la prossima lettera per te: { $when }.
