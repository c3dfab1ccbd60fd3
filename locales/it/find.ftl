## Finding one's tables again
own-with = { $game } con { $names }
own-turn = Turno { $turn }
own-mover = { $who ->
    [you] tocca a te
   *[other] è il turno di { $name }
}
own-gathering = Aspetta giocatori
own-over = Finita
own-due = Scadenza: { $distance }
own-title = I tuoi tavoli
own-all = Tutti i miei tavoli
own-here = Non hai effettuato l’accesso. Questi sono i tavoli di cui questo browser custodisce i posti.
own-sign-in = Accedi per vedere tutti i tuoi.
own-fleeting = Solo questo browser porta lì. Lascia un indirizzo al tavolo e lo ritrovi ovunque.

## Keeping a game that was begun without an address
keep-title = Conserva questa partita
keep-lead = Finora solo questo browser riporta qui. Lascia un indirizzo email: così ritrovi la partita su ogni dispositivo e ricevi un’email quando tocca a te.
keep-ask = Mandami il link
keep-short = Conserva
keep-which = Conserva il tavolo { $code }
keep-confirm = La partita diventa tua e le email che la riguardano arrivano a questo indirizzo: { $address }. Riprendi da dove eri.
keep-submit = Conserva la partita
letter-keep-subject = Conserva la tua partita
letter-keep = Conferma che questo indirizzo è tuo: così la partita viene conservata.
letter-keep-more = Così la ritrovi su ogni dispositivo e ricevi un’email quando tocca a te.
letter-keep-door = Conserva la partita

## A secret address for calendars and feed readers
feed-title = Calendario e notizie
feed-name = I miei tavoli su Penelope
feed-lead = Un indirizzo segreto, solo tuo, da cui il tuo calendario o lettore di feed prende da sé le scadenze e le notizie di tutti i tuoi tavoli.
feed-calendar = Indirizzo del calendario
feed-calendar-hint = Nel tuo calendario scegli «aggiungi da indirizzo» o «iscriviti». Contiene tutte le tue scadenze.
feed-news = Indirizzo delle notizie
feed-news-hint = Per lettori di feed (Atom): quando tocca a te, quando ricevi un invito, quando una partita comincia o finisce.
feed-secret = Chi ha questi indirizzi può leggere con chi giochi e quando devi rispondere, mai le tue carte o mete, e non può fare nulla. Se uno è finito in mani sbagliate, creane uno nuovo: quelli vecchi smettono di funzionare.
feed-make = Crea un indirizzo
feed-renew = Crea un nuovo indirizzo
feed-end = Disattivalo
feed-asked = Serve la tua risposta
feed-item = { $table }: { $sentence }

## A letter that was not meant for its reader
not-me-done = Grazie. Non è successo nulla e nessuno ha ricevuto lettere: senza la tua conferma il tavolo resta invisibile e viene dimenticato.

## After a letter was asked for
sent-address = Va a questo indirizzo: { $address }. È giusto? Se no, torna indietro e scrivilo di nuovo.
sent-again = Inviala di nuovo
sent-again-done = È stata inviata un’altra volta. Se le email a un indirizzo sono troppe, vengono trattenute.
