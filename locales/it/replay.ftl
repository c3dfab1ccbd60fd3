## A game looked at once more
replay = Rivedi la partita
replay-whole = L’intera partita a colpo d’occhio
replay-kicker = { $game } · tavolo { $code } · turno { $turn } · passo { $step } di { $last }
replay-step = Passo { $step }
replay-ways = Attraverso la partita
replay-previous = ← Indietro
replay-next = Avanti →
replay-turn-previous = ← Turno
replay-turn-next = Turno →
replay-first = All’inizio
replay-last = Alla fine
replay-eyes = Con gli occhi di chi?
replay-eyes-public = di tutti
replay-eyes-open = tutte le carte scoperte
replay-running = La partita è ancora in corso: qui c’è solo quello che tutti possono sapere. A partita finita si aprono tutte le mani.
replay-hand = Carte e mete
replay-given-back = Mete rimesse sotto la pila
replay-go = Vai al passo
replay-go-submit = Mostra
replay-start = { $steps ->
    [one] Guarda l’unico passo
   *[other] Guarda tutti i { $steps } passi
}
replay-by-turn = Turno per turno
replay-link = Rivedi passo per passo

## How answers came
replay-how = { $how ->
    [hand] Risposta data di persona: { $at }.
    [envelope] Letta da una busta, scritta: { $at }.
    [next] Detta in anticipo: { $at }.
    [order] Data da una rotta o da un’istruzione permanente: { $at }.
    [patience] Data dalla pazienza, perché da un po’ nessuno guardava: { $at }.
    [silence] Il tempo era scaduto e il silenzio è valso come risposta: { $at }.
    [bot] Ha risposto un bot: { $at }.
    [caretaker] Ha risposto il supplente: { $at }.
   *[service] L’ha scritto il servizio: { $at }.
}
replay-answers-title = Come sono arrivate le risposte
replay-answers = { $how ->
    [hand] { $count } di persona
    [envelope] { $count } da buste
    [next] { $count } in anticipo
    [order] { $count } per rotta o istruzione permanente
    [patience] { $count } per pazienza
    [silence] { $count } per silenzio
    [bot] { $count } da un bot
    [caretaker] { $count } dal supplente
   *[service] { $count } dal servizio
}
replay-answers-note = Le buste mai lette restano chiuse per sempre.

## Who was how close when
replay-curve = Quanto era vicino ciascuno, turno per turno
replay-milestones = I momenti che hanno contato

## To keep
replay-downloads = Da conservare
replay-file-html = Una pagina per il tuo computer
replay-file-html-more = Fa rivedere l’intera partita in qualsiasi browser, senza il sito e senza rete.
replay-file-json = L’archivio
replay-file-json-more = Ogni passo con tutto quello che ha causato, per i programmi e per la verifica.
replay-file-text = La partita in solo testo
replay-file-text-more = Da leggere, da stampare, da citare.
replay-offline-script = I passi richiedono JavaScript, che qui è disattivato. La storia della partita è raccontata qui sotto.

## That the deal was fair
proof-title = La distribuzione è stata onesta?
proof-seal = Prima che qualcuno si sedesse, il server ha tirato un numero segreto e ne ha mostrato l’impronta, il sigillo. Da un’impronta non si risale al numero, e nessun altro numero ha la stessa: da quel momento il server era vincolato.
proof-words = Ognuno ha aggiunto una parola portafortuna che nessun altro conosceva. Numero segreto, parole e codice del tavolo insieme danno la chiave della distribuzione, e la chiave decide ogni mescolata. Così né il server né un giocatore da solo poteva scegliere le carte.
proof-log = Ogni voce del registro porta l’impronta di quella precedente. L’ultima è in ogni lettera, quindi non si può cambiare nulla in seguito senza che le lettere di tutti lo rivelino.
proof-value-seal = Sigillo
proof-value-word = Parola portafortuna di { $name }
proof-word = «{ $word }»
proof-value-seed = Numero segreto
proof-value-key = Chiave della distribuzione
proof-value-head = Ultima impronta
proof-running = Il numero segreto viene mostrato a partita finita. Allora qui si può verificare tutto; fino ad allora confronta il sigillo con quello nella tua prima lettera.
proof-check = Verifica con i tuoi mezzi
proof-browser = Verifica in questo browser
proof-right = { $entries ->
    [one] Tutto giusto: il sigillo, la chiave della distribuzione e l’unica voce.
   *[other] Tutto giusto: il sigillo, la chiave della distribuzione e tutte le { $entries } voci.
}
proof-wrong = Questo non è giusto:
proof-check-seal = Questa riga, in un terminale qualsiasi, deve stampare il sigillo, quello della tua prima lettera:
proof-check-key = Questa deve stampare la chiave della distribuzione:
proof-check-all = E questa verifica l’archivio scaricato fino all’ultima carta: ogni mescolata, ogni passo, ogni impronta.

## The archive
finished-title = Partite finite
finished-player = Il nome di un giocatore comincia con
finished-since = Finite dal
finished-until = Finite fino al
finished-order = Ordine
finished-newest = prima le più recenti
finished-oldest = prima le più vecchie
finished-longest = prima le più lunghe
finished-shortest = prima le più brevi
finished-search = Cerca
finished-none = Nessuna partita finita corrisponde.
finished-steps = { $count ->
    [one] 1 passo
   *[other] { $count } passi
}
finished-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
finished-look = Guarda
finished-look-at = Guarda il tavolo { $code }
finished-previous = Pagina precedente
finished-next = Pagina successiva
finished-note = Qui compaiono solo i tavoli a cui poteva partecipare chiunque. Le tue partite sono in «I miei tavoli».
