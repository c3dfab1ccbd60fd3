## Every letter
letter-kicker = { $game } · tavolo { $code }
letter-somebody = Qualcuno
letter-why-seat = { $named ->
    [yes] Questa lettera è per { $name }, che ha un posto al tavolo { $code }.
   *[no] Ricevi questa lettera perché hai un posto al tavolo { $code }.
}
letter-why-asked = Ricevi questa email perché qualcuno, probabilmente tu, ha inserito questo indirizzo sulla nostra pagina.
letter-why-invited = { $own ->
    [yes] Ricevi questa email perché qualcuno, probabilmente tu, ha chiesto un posto con questo indirizzo.
    [again] Ricevi questa email perché hai giocato a un tavolo con { $host } e si è aperta una rivincita. Non ti manderemo solleciti.
   *[no] Ricevi questa email perché { $host } ha inserito questo indirizzo per invitarti. Non ti manderemo solleciti.
}
letter-leave-table = Non ricevere più lettere da questo tavolo
letter-leave-all = Non ricevere mai più email da noi
letter-not-you = Se non è opera tua, non fare nulla e non succederà nulla.
letter-link-is-seat = Il link è la tua chiave: chi ce l’ha può giocare al tuo posto. Non passarlo ad altri.
letter-to-table = Vai al tavolo
letter-subject-of-kind = { $subject }: { $kind }

## Before the game
letter-confirm-subject = Conferma il tuo tavolo
letter-confirm = Il tuo tavolo è pronto. Conferma che questo indirizzo è tuo.
letter-confirm-more = Gli inviti partono dopo la tua conferma. Fino ad allora nessuno vede il tavolo.
letter-confirm-door = Conferma il tavolo
letter-invitation-subject = Invito a un gioco via email: { $game }
letter-invitation = { $own ->
    [yes] Ecco il posto che hai chiesto. Vuoi prenderlo?
    [again] { $host } vorrebbe fare un’altra partita di { $game } con le stesse persone.
   *[no] { $host } ti invita a una partita di { $game }, da giocare via email.
}
letter-invitation-game = In Ulysses da tre a cinque persone guidano insieme una sola nave: qualcuno propone dove andare, gli altri sono d’accordo o si oppongono, e ognuno ha mete segrete.
letter-invitation-more = { $own ->
    [yes] Il link mostra il tavolo; lì scrivi il tuo nome e prendi il posto, o lo lasci.
    [again] Regole e ritmo sono quelli dell’ultima volta; i posti e chi comincia si tirano di nuovo a sorte. Il link mostra il tavolo; lì accetti o declini.
   *[no] Bastano dieci minuti al giorno: ogni volta che tocca a te, ricevi un’email con tutto quello che serve per decidere. Niente account, niente password. Il link mostra il tavolo; lì accetti o declini.
}
letter-invitation-door = Vedi l’invito
letter-seated = Hai un posto. Il tavolo aspetta gli altri.
letter-seated-more = Quando ci saranno tutti, si distribuiranno le carte e riceverai una lettera.
letter-called-off = Questa partita è stata annullata.
letter-called-off-more = Non c’è nulla da fare, e non arriveranno altre lettere.
letter-sign-in-subject = Penelope: il tuo link di accesso
letter-sign-in = Ecco il link per i tuoi tavoli.
letter-sign-in-more = Vale 30 minuti e apre tutti i tavoli dove hai un posto.
letter-sign-in-door = Vai ai miei tavoli
letter-fresh-link = Ecco un link nuovo per il tuo posto.
letter-fresh-link-more = L’hai chiesto sulla pagina del tavolo.
letter-facts = Il tavolo
letter-rules = { $rules ->
    [czech] Ulysses, con le regole ceche
   *[revised] Ulysses, con le regole degli autori
}
letter-places = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
letter-bots = { $count ->
    [one] di cui { $count } per un bot
   *[other] di cui { $count } per bot
}
letter-pace = { $pace ->
    [brisk] Ritmo: svelto, circa 2 giorni per rispondere e mai più di 4
    [steady] Ritmo: regolare, circa 5 giorni per rispondere e mai più di 9
    [leisurely] Ritmo: tranquillo, circa 12 giorni per rispondere e mai più di 24
    [own] Ritmo: { $bank ->
        [one] 1 ora di veglia
       *[other] { $bank } ore di veglia
    } all’inizio, { $increment } in più a ogni domanda, { $cap } al massimo
   *[none] Ritmo: senza orologio, ognuno si prende il tempo che gli serve
}
letter-people = Già al tavolo: { $names }

## During the game
letter-form = { $form ->
    [turn] è il tuo turno
    [answer] serve la tua risposta
   *[changed] la domanda è cambiata
}
letter-wants = { $you ->
    [yes] Vuoi { $place }.
   *[no] { $name } vuole { $place }.
}
letter-propose = Propongo { $place }
letter-more = { $question ->
    [action] Fare altro prima, o vedere tutto il tavolo
    [asking] Opporsi, sostenere una fazione, o rispondere anche per la prossima tappa
    [discussion] Giocare carte, o vedere tutto il tavolo
   *[wind] Giocare un vento, o vedere tutto il tavolo
}
letter-choices-note = Aprire un link non fa ancora nulla: la pagina ti mostra di nuovo la scelta, e lì la confermi.
letter-begins = La partita comincia.
letter-taken-over = Hai preso il posto di { $name }.
letter-begins-more = Ricevi una lettera quando tocca a te. Se vuoi, rispondi in anticipo alle prime proposte sulla pagina del tavolo: così nessuno deve aspettarti.
letter-news = Dall’ultima lettera
letter-news-first = Finora
letter-news-older = { $count ->
    [one] E { $count } voce precedente: tutta la storia
   *[other] E { $count } voci precedenti: tutta la storia
}
letter-hand = In mano: { $cards }
letter-hand-off = Carte e mete sono sulla pagina del tavolo; non le volevi nelle lettere.
letter-goal = Meta: { $goal }
letter-talk = Detto al tavolo
letter-said = { $name }: { $words }
letter-talk-headline = { $count ->
    [one] { $name } ha detto qualcosa al tavolo.
   *[other] { $name } e altri hanno parlato al tavolo.
}
letter-over = La partita è finita.
letter-over-file = L’intera partita è in allegato: { $file }.
letter-fair = Gioco onesto
letter-seal = Sigillo della distribuzione: { $seal }
letter-head = Ultima voce del registro: { $head }
letter-seal-note = Il sigillo è fissato prima di distribuire le carte. Con esso, a partita finita, chiunque può verificare che nessuno abbia scelto le carte e che nessuna voce sia stata cambiata.

## Examples of letters
letter-sample-talk-1 = Per ora preferirei restare a est.
letter-sample-talk-2 = E il tempio chi lo paga?
sample-names = Anna, Bruno e Carlo
sample-place = Itaca
sample-places = Itaca o Delo
sample-cards = 2 opposizioni e 1 Zeus
sample-distance = a 2 tappe

## A seat of a running game
letter-offer = Un posto in una partita in corso è libero per te
letter-offer-more = Qualcuno, probabilmente tu, ha chiesto di prendere questo posto con questo indirizzo. Segui il link, scegli il tuo nome e continua la partita.
letter-offer-door = Vedi il posto
letter-away-offered = Gli altri cercano qualcuno per il tuo posto
letter-away-offered-more = Il supplente ha giocato per te, e gli altri vorrebbero offrire il posto a qualcun altro. È ancora tuo: apri il tavolo e tocca «Sono di nuovo qui» prima che qualcuno lo prenda.
letter-given = Qualcun altro ha preso il tuo posto
letter-given-more = Il supplente lo teneva per te; ora continua qualcun altro. Grazie di aver navigato con noi. Un nuovo tavolo ti aspetta quando vuoi, e non devi fare nulla.
letter-why-former = Ricevi questa lettera perché avevi un posto al tavolo { $code }.

## Risposte per email
letter-reply = { $outcome ->
    [done] La tua risposta conta.
    [confirm] Conferma la tua risposta.
    [unclear] Non abbiamo capito la tua risposta.
    [refused] Le regole non permettono la tua risposta.
    [late] La tua risposta è arrivata troppo tardi.
    [said] Le tue parole sono state dette al tavolo.
   *[unsaid] Le tue parole non sono state dette al tavolo.
}
letter-reply-door = Guarda questa risposta e confermala
letter-reply-note = { $counts ->
    [yes] Puoi anche semplicemente rispondere a questa lettera: nella prima riga il numero di una scelta, o le parole tra parentesi quadre. La tua risposta conta subito. Tutto il resto viene detto al tavolo.
   *[no] Puoi anche semplicemente rispondere a questa lettera: nella prima riga il numero di una scelta, o le parole tra parentesi quadre. Ti arriva una lettera con un link per confermare la risposta. Tutto il resto viene detto al tavolo.
}
letter-reply-table = Rispondi a questo tavolo per email: il numero di una scelta nella prima riga
letter-reply-understood = Ecco che cosa abbiamo capito: { $answer }
letter-reply-number = Quella lettera non aveva una scelta con il numero { $number }.
letter-reply-misread = Comincia come una risposta, ma questa parte lì non ha senso: «{ $rest }»
letter-reply-empty = Sopra la lettera citata non abbiamo trovato nulla.
letter-reply-closed = La domanda di quella lettera è chiusa: ha avuto una risposta, o la partita è andata avanti.
letter-reply-changed = Il tavolo è cambiato dopo quella lettera, e con lui i numeri. Scegli ancora una volta.
letter-reply-why = { $why ->
    [setting] Le risposte per email non contano da sole per questo posto. Puoi cambiarlo nella pagina del tavolo, sotto «{ seat-own }».
    [sender] È arrivata da un indirizzo diverso da quello a cui scriviamo, e quindi non conta da sola.
    [proof] Non abbiamo potuto verificare che venisse davvero dal tuo indirizzo, e quindi non conta da sola.
    [tables] Quella lettera parlava di più tavoli. Abbiamo riferito la tua risposta al più urgente, e quindi non conta da sola. Accanto a ogni tavolo c’è un indirizzo solo per quello.
   *[place] Non era nella prima riga, e quindi non conta da sola.
}
letter-reply-rest = Il resto del tuo messaggio non è stato inoltrato.
letter-reply-open = Non era una risposta alla domanda, che è ancora aperta.
letter-reply-unsaid = { $why ->
    [sender] Sono arrivate da un indirizzo diverso da quello a cui scriviamo.
    [proof] Non abbiamo potuto verificare che venissero davvero dal tuo indirizzo.
    [long] Sono più lunghe di 500 caratteri.
    [tables] Quella lettera parlava di più tavoli, e non sappiamo a quale siano rivolte.
   *[often] Erano molte in un’ora. Aspetta un po’.
}
letter-reply-say = Puoi dirle nella pagina del tavolo.
