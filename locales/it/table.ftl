## Beside the game: talk, the seat, the way out, old links
talk = Conversazione
talk-nothing = Nessuno ha ancora detto nulla.
talk-say = Di’ qualcosa al tavolo
talk-send = Invia
talk-note = Lo leggono tutti al tavolo, al più tardi con la prossima lettera. Non rivelare quello che solo tu puoi sapere.
talk-remove = Ritira
talk-empty = Il messaggio è vuoto: scrivi qualche parola.
talk-too-long = È più lungo di 500 caratteri; accorcialo.
talk-too-often = Era molto per un’ora sola. Aspetta un poco; quello che hai scritto è conservato qui sotto.
notes = I miei appunti
notes-keep = Salva i miei appunti
notes-hint = Puoi leggerli solo tu, ora e dopo la fine; nessun archivio li contiene.
notes-download = Scarica come file di testo
notes-too-long = Sono più lunghi di { $most } caratteri; accorciali. Nulla è andato perso, e nulla è stato ancora salvato.
notes-changed = I tuoi appunti sono stati cambiati altrove dopo che hai aperto questa pagina. Sopra c’è quello che hai scritto, sotto quello che è salvato; salvando di nuovo sostituisci quest’ultimo.
notes-there = Salvato al momento:
seat-own = Il tuo posto
seat-named = Guardi con gli occhi di { $name }.
seat-not-me = Non sei tu, o un link è finito in altre mani?
seat-not-me-note = Tutti i link e gli accessi di questo posto smettono subito di funzionare, anche questa pagina, e chi ci gioca riceve un link nuovo per lettera.
seat-new-links = Manda nuovi link
seat-mail = Risposte per email
seat-mail-off = Quando rispondi a una lettera, la risposta ti torna con un link per confermarla.
seat-mail-on = Quando rispondi a una lettera, la risposta conta subito, se possiamo verificare che viene dal tuo indirizzo.
seat-mail-to-on = Fai contare subito le risposte per email
seat-mail-to-off = Conferma prima le risposte per email
resign = Lascia questa partita per sempre
resign-title = Lasciare la partita come { $name }?
resign-more = { $then ->
    [goes-on] Il supplente, un bot, gioca al tuo posto fino alla fine, e non puoi tornare. Gli altri lo sapranno con la prossima lettera.
    [stands-still] Non puoi tornare. Al momento anche tutti gli altri che giocano qui sono assenti, quindi il tavolo resta fermo finché uno di loro non torna; poi il supplente, un bot, gioca al tuo posto fino alla fine.
   *[closed] Non puoi tornare, e non resta nessun altro a giocare: il tavolo viene chiuso così com’è, senza un vincitore.
}
stands-still = Tutti quelli che giocano qui sono assenti: il tavolo resta fermo finché qualcuno non torna.
resign-stay = Resta al tavolo
resign-commit = Lascia per sempre
link-past = Questo link è di { $name }, e la sua domanda ha già avuto risposta. Ecco quello che tutti possono vedere.
link-past-answered = La tua ultima risposta:
link-look = Guarda soltanto il tavolo
link-fresh = Mandami un link nuovo per lettera
link-sent = Una lettera con un link nuovo è in viaggio verso chi gioca a questo posto.
link-no-address = Per questo posto nessuno ha lasciato un indirizzo, quindi non si può mandare nessuna lettera.
table-kicker = { $game } · tavolo { $code }
seat-unreached = { $name } non riceve lettere: l’indirizzo le ha rifiutate o non ne vuole. Potresti provare per un’altra via.
seat-undelivered = Non è stato possibile consegnare l’ultima lettera per { $name }; la prossima verrà tentata come sempre. Potresti provare per un’altra via.

## Hints for the first table
hint-about = { $what ->
    [question] Un consiglio su questa domanda
    [chart] Un consiglio sulla mappa
   *[own] Un consiglio sulle tue carte
}
hint-lead = Al tuo primo tavolo trovi brevi consigli come questo.
hint-end = Non mostrare più consigli
hint-action = Proponi dove va la nave: in uno dei luoghi vicini. La cosa migliore è un passo verso una delle tue mete. Se tutti sono d’accordo ci va; se qualcuno si oppone, decidono le carte.
hint-asking = «{ answer-fine }»: la nave può andarci. «{ ulysses-form-object }»: indichi un altro luogo e giochi carte a suo favore. «{ answer-later }»: decidi quando sarà il momento, e costa soltanto tempo.
hint-discussion = Ogni fazione ha carte sul tavolo per il suo luogo, e la nave segue la fazione in testa. Gioca abbastanza carte perché una fazione sia in testa, o passa. Le carte giocate sono perse, anche se vinci. I colori dei dischi non hanno nulla a che fare con i colori dei luoghi.
hint-wind = Con un vento resti di turno e proponi ancora. Senza, il turno passa al giocatore seguente.
hint-waiting = Adesso non tocca a te. Appena toccherà a te, lo vedrai qui.
hint-sealed = Non devi aspettare che tocchi a te: la tua risposta è sigillata, nessuno vede che c’è, e puoi cambiarla finché non viene letta.
hint-chart = Le linee spesse vanno dalla nave ai luoghi vicini. Le stelle sono le tue mete, e le vedi solo tu; sui luoghi con un teschio c’è una piaga, e nessuno può proporli.
hint-own = Vuoi che la nave arrivi alle tue quattro mete, chiunque ce la porti: con quattro mete si vince. In una disputa contano le opposizioni e gli Zeus.
next-table = Il prossimo tavolo che ti aspetta
