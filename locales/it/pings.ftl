## Told elsewhere: webhooks
pings-title = Avvisi anche altrove
pings-link = Avvisi anche altrove
pings-lead = Oltre alle lettere puoi ricevere avvisi anche altrove, quando un tavolo ha bisogno di te: nei tuoi browser e presso un webhook, che può essere il tuo argomento ntfy, un canale Discord, una stanza Matrix o un tuo programma.
pings-now = { $kind }: { $address }
pings-refused = Lì non mandiamo più nulla, perché dall’altra parte viene rifiutato ({ $reason }). Indica un indirizzo che funzioni. Rifiutato: { $when }.
pings-last = { $fate ->
    [sent] Ultimo avviso consegnato: { $when }.
    [waiting] Ultimo avviso ancora in viaggio: { $when }.
    [unwanted] Ultimo avviso non più necessario: { $when }.
   *[failed] Ultimo avviso non consegnato: { $when }.
}
pings-try = Manda un avviso di prova
pings-tried = Un avviso di prova è in viaggio. Dovrebbe arrivare entro un minuto.
pings-enough = Nessun avviso di prova è partito: non c’è un indirizzo che funzioni, o per quest’ora hai provato abbastanza.
pings-end = Non avvisarmi più lì
pings-webhook = { $has ->
    [true] Un altro webhook
   *[false] Un webhook
}
pings-kind-label = Che cosa c’è lì
pings-kind = { $kind ->
    [ntfy] ntfy
    [discord] Discord
    [matrix] Matrix (hookshot)
   *[json] JSON per un programma
}
pings-address = Indirizzo del webhook
pings-address-hint = Comincia con https:// e non viene mostrato per intero a nessuno, nemmeno a te.
pings-save = Avvisami lì
pings-note = Un avviso dice quale tavolo ha bisogno di te e nient’altro: niente carte, niente mete, nessun link al tuo posto. Chi può leggere lì vede quando tocca a te.
fault-hook = { $fault ->
    [https] L’indirizzo deve cominciare con https://.
    [password] Un indirizzo che contiene nome e password non è accettato.
    [closed] Questo indirizzo appartiene a una rete privata, o ha una porta insolita.
   *[unreadable] Non sembra un indirizzo.
}
ping-test = Un avviso di prova da Penelope: funziona.
ping-line = { $about ->
    [question] { $game } { $code }: tocca a te.
    [reminder] { $game } { $code }: si aspetta ancora la tua risposta.
    [begins] { $game } { $code }: la partita comincia.
    [away] { $game } { $code }: il supplente gioca per te finché non torni.
    [given] { $game } { $code }: qualcun altro ha preso il tuo posto.
    [talk] { $game } { $code }: al tavolo si è detto qualcosa di nuovo.
    [called-off] { $game } { $code }: la partita è stata annullata.
    [over] { $game } { $code }: la partita è finita.
   *[seated] { $game } { $code }: hai un posto.
}

## In a browser: Web Push
push-title = In questo browser
push-lead = Questo browser può mostrarti un avviso quando un tavolo ha bisogno di te, anche mentre Penelope è chiusa. Serve JavaScript; su iPhone o iPad metti prima Penelope nella schermata Home. Se esci in questo browser, gli avvisi finiscono.
push-here = Avvisami in questo browser
push-now = Un browser, tramite { $service }, da { $when }
push-refused = Il browser non è più raggiungibile ({ $reason }). Apri questa pagina in quel browser e riattiva gli avvisi. Non mandiamo più nulla da { $when }.
push-denied = Questo browser non permette a Penelope di mostrare avvisi. Puoi cambiarlo nelle sue impostazioni per questo sito.
push-failed = Non è stato possibile iscrivere questo browser. Riprova più tardi, o usa un webhook.
