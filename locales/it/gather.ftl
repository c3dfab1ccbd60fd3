## Lucky words to offer, two of them at a time
gather-words = oliva telaio anfora delfino alloro porto filo cetra remo fico civetta miele vela cedro rondine sale

## What a table is like
gather-kicker = { $game } · tavolo { $code }
gather-rules-link = Le regole di { $game }
gather-facts = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
gather-bots = { $count ->
    [one] di cui { $count } per un bot
   *[other] di cui { $count } per bot
}
ruleset-authors = Le regole degli autori
ruleset-authors-more = Le regole abituali.
ruleset-czech = Le regole ceche
ruleset-czech-more = Più brevi; fra l’altro il rosso si apre con una sola carta, chi si è detto d’accordo resta fuori, e un vento rinnova scambio e Pandora.
option-sides = Chi non ha un disco può cambiare fazione durante una tappa
pace-brisk = Svelto
pace-brisk-more = Circa 2 giorni all’inizio, mezza giornata in più a ogni domanda, mai più di 4 giorni (24, 8 e 48 ore di veglia).
pace-steady = Regolare
pace-steady-more = Circa 5 giorni all’inizio, quasi un giorno in più a ogni domanda, mai più di 9 giorni (72, 12 e 120 ore di veglia).
pace-leisurely = Tranquillo
pace-leisurely-more = Circa 12 giorni all’inizio, quasi 2 giorni in più a ogni domanda, mai più di 24 giorni (168, 24 e 336 ore di veglia).
pace-none = Senza orologio
pace-none-more = Ognuno risponde quando vuole.
fact-rules = Regole
fact-pace = Ritmo
fact-language = Lingua
fact-people = Al tavolo
fact-seats = Posti

## Opening a table
new-title = Apri un tavolo
new-lead = Scegli come vuoi giocare e chi vuoi invitare. Prima ricevi un’email; quando con quella hai confermato il tuo indirizzo, partono gli inviti.
new-lead-signed-in = Scegli come vuoi giocare e chi vuoi invitare. Gli inviti partono subito.
new-table = Il tavolo
new-game-more = Ulysses: una nave, mete segrete e una lite a ogni tappa.
new-places = Posti
new-bots = Posti per bot
new-bots-hint = Un bot risponde subito o dopo un attimo. I posti che restano vuoti si possono dare ai bot anche in seguito.
strength = Come giocano i bot
strength-hint = L’elenco va dal più debole al più forte; gli ultimi due riflettono un attimo prima di ogni risposta.
strength-hand = impara navigando
strength-sailor = trova la strada
strength-mate = naviga bene
strength-pilot = non è al primo viaggio
new-options = Opzioni
new-turns = Limite di turni
new-turns-hint = La partita finisce al più tardi dopo questo numero di turni; la maggior parte finisce molto prima.
new-pace-hint = Le ore in cui un giocatore dorme non contano.
new-locale = Lingua del tavolo
new-others = Gli altri
new-audience = Chi può partecipare?
audience-open = Chiunque
audience-open-more = Il tavolo compare nell’elenco dei tavoli aperti.
audience-invited = Solo le persone che invito
new-guests = Indirizzi da invitare
new-guests-hint = Uno per riga, non più dei posti liberi. A ciascuno arriva una sola email con il tuo nome; nessuno vede gli indirizzi degli altri.
new-you = Tu
person-name = Il tuo nome al tavolo
person-address = Il tuo indirizzo email
person-address-hint = Al tavolo non lo vede nessuno.
person-locale = La tua lingua
person-word = La tua parola portafortuna
person-word-hint = Entra nella mescolata, così che nessuno da solo, nemmeno questo server, possa scegliere le carte. Resta segreta finché la partita non comincia. Te ne proponiamo una; va bene anche qualsiasi altra.
new-submit = Apri il tavolo

## Mistakes, beside their field
fault-again = Ricontrolla: qualcosa manca o non va bene. Non è ancora successo nulla.
fault-choose = Scegli una di queste voci.
fault-bots = Almeno un posto deve restare a una persona: a te.
fault-turns = Il limite di turni è un numero da { $least } a { $most }.
fault-address = Non sembra un indirizzo email.
fault-address-name = Non si possono mandare email a «{ $text }»: prima della @ funzionano solo i caratteri dalla a alla z, cifre e segni.
fault-guest = «{ $text }» non sembra un indirizzo email.
fault-guests = { $count ->
    [0] Non c’è nessun posto libero per ospiti.
    [one] C’è solo { $count } posto libero per ospiti.
   *[other] Ci sono solo { $count } posti liberi per ospiti.
}
fault-guests-none = Scrivi almeno un indirizzo.
fault-name-empty = Scrivi come vuoi farti chiamare.
fault-name-long = Un nome ha al massimo { $most } caratteri.
fault-name-odd = Un nome è fatto di lettere, senza link, indirizzi o caratteri invisibili.
fault-name-taken = Al tavolo c’è già qualcuno con questo nome.
fault-word-empty = Scegli una parola; va bene qualsiasi.
fault-word-long = Una parola portafortuna ha al massimo { $most } caratteri.
fault-word-odd = In questa parola ci sono caratteri invisibili.

## After a letter was asked for
sent-title = Controlla la tua email
sent-lead = Ti abbiamo mandato un’email con un link. Aprilo per continuare.
sent-nothing = Se dopo qualche minuto non è arrivato nulla: guarda nella posta indesiderata, o controlla che l’indirizzo sia giusto.
sent-demo = Questa è una demo: l’email è nella casella di posta di questo server.
sent-mailbox = Apri la casella di posta

## The host confirms
confirm-title = È il tuo tavolo?
confirm-lead = { $name }, così confermi il tuo indirizzo e apri il tavolo.
confirm-guests = { $count ->
    [0] Non hai ancora invitato nessuno; potrai farlo al tavolo.
    [one] Poi { $count } persona riceve il tuo invito.
   *[other] Poi { $count } persone ricevono il tuo invito.
}
confirm-not-me = Non ho chiesto io questo tavolo
confirm-nothing = Se non è opera tua, non devi fare nulla: nessuno viene invitato e non arrivano altre email.
confirm-submit = Sì, apri il tavolo

## An invitation
invitation-title = { $host } ti invita a una partita di { $game }
invitation-title-wish = Un posto al tavolo di { $host }
invitation-lead = Un intero gioco da tavolo in dieci minuti al giorno: quando tocca a te, ricevi un’email con un link.
invitation-address = Questo invito è arrivato al seguente indirizzo: { $address }.
invitation-look = Prima guarda il tavolo
invitation-accept = Prendi il posto
invitation-decline = No, grazie
invitation-else = O non questa volta
invitation-never = Non scrivermi mai più
invitation-never-hint = Così da qui non ti arriva più nessuna email, chiunque voglia invitarti.
invitation-declined = Hai declinato l’invito
invitation-declined-more = { $host } lo vede sulla pagina del tavolo. Se cambi idea, il link nella tua email vale finché c’è un posto libero.
invitation-seated = Hai un posto a questo tavolo
invitation-seated-more = Il tuo link ti ci porta.
to-table = Vai al tavolo

## What there is to say about a table that nobody can join
notice-full = Tutti i posti sono presi
notice-full-more = Stavolta altri hanno fatto prima. Puoi guardare, oppure aprire un tavolo tuo.
notice-begun = La partita è cominciata
notice-begun-more = Non si può più partecipare, ma chiunque può guardare.
notice-called-off = Questo tavolo è stato annullato
notice-called-off-more = Chi l’aveva aperto l’ha chiuso prima dell’inizio.
notice-withdrawn = Questo invito è stato ritirato
notice-withdrawn-more = Chi ha aperto il tavolo ha cambiato idea. Non arrivano altre email.
notice-link-ended = Questo link non vale più
notice-link-ended-more = Chi ha aperto il tavolo lo ha disattivato o sostituito. Chiedi un link nuovo.
notice-not-open = Questo tavolo è solo su invito
notice-not-open-more = Può partecipare solo chi ha ricevuto un invito. Altri tavoli sono aperti a tutti.

## A table that waits for people
gathering-title = { $count ->
    [0] La partita sta per cominciare
    [one] Il tavolo aspetta ancora una persona
   *[other] Il tavolo aspetta ancora { $count } persone
}
gathering-you = Qui ti chiami { $name }.
gathering-begins = Appena l’ultimo posto è preso, si distribuiscono le carte e la prima domanda parte per lettera.
gathering-host = ha aperto il tavolo
gathering-free = libero
gathering-bot = un bot
gathering-seal = Sigillo
gathering-seal-more = Il server ha già estratto a sorte la sua parte; questo ne è il sigillo. A partita finita il segreto che nasconde viene mostrato, e chiunque può verificare che nulla sia stato scambiato.
gathering-word-save = Salva questa parola
gathering-invited = Inviti
gathering-invited-count = { $count ->
    [0] Al momento nessuno ha un invito.
    [one] { $count } persona ha un invito e non ha ancora risposto.
   *[other] { $count } persone hanno un invito e non hanno ancora risposto.
}
invited-waiting = invito inviato
invited-declined = ha declinato
invited-refused = la lettera è tornata indietro
gathering-withdraw = Ritira
gathering-withdraw-whom = Ritira l’invito per { $address }
gathering-invite = Invita qualcuno
gathering-invite-submit = Manda gli inviti
gathering-start = Comincia prima che ci siano tutti
gathering-start-more = { $count ->
    [one] Il posto libero va a un bot.
   *[other] I { $count } posti liberi vanno a dei bot.
}
gathering-start-submit = Comincia adesso
gathering-leave = Lascia il tavolo
gathering-leave-more = Il tuo posto si libera. Con il link nel tuo invito puoi tornare finché c’è un posto libero.
gathering-leave-submit = Lascia
gathering-off = Annulla il tavolo
gathering-off-more = La partita non si gioca. Chi ha un posto riceve una lettera.
gathering-off-submit = Annulla il tavolo
gathering-links = Non sei tu, o un link è finito in altre mani?
gathering-links-more = Tutti i link di questo posto creati finora smettono di funzionare, anche questo, e una lettera con un link nuovo va all’indirizzo del posto.
gathering-links-submit = Crea nuovi link
gathering-join = Prendi un posto
gathering-join-more = Al tuo indirizzo mandiamo un’email con un link; con quello scegli il tuo nome e prendi il posto. Niente password.
gathering-join-submit = Mandami il link
gathering-join-signed-in = Hai effettuato l’accesso come { $address }.
gathering-closed = Questo tavolo è solo su invito: se ne hai uno, segui il link nella tua email.

## Open tables
tables-title = Tavoli aperti
tables-none = In questo momento nessun tavolo cerca giocatori. Aprine uno e comparirà qui.
tables-of = Il tavolo di { $host }
tables-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
tables-join = Partecipa
tables-join-which = Partecipa al tavolo { $code }
tables-all = Tutti i tavoli aperti
home-new = Apri un tavolo
home-new-more = Invita gli amici via email, o lascia partecipare chiunque.
my-link = I miei tavoli

## No more letters
never-title = Vuoi che non ti scriviamo mai più?
never-lead = Così da qui non parte più nessuna email, né per inviti né dai tavoli a cui siedi, verso questo indirizzo: { $address }.
never-keep = Continua a scrivermi
never-stop = Non scrivermi mai più
never-done = Non ti scriveremo più
never-done-more = I posti che hai restano tuoi. Se è stato un errore, puoi tornare indietro qui.
never-undo = Scrivimi di nuovo
never-undone = Ti scriveremo di nuovo
never-undone-more = Gli inviti e le email dei tuoi tavoli arrivano come prima.
unsubscribe-title = Niente più lettere dal tavolo { $code }?
unsubscribe-lead = Tieni il tuo posto e puoi continuare a giocare con il tuo link; smettono solo le lettere di questo tavolo.
unsubscribe-stop = Non mandarmi più queste lettere
unsubscribe-done = Niente più lettere dal tavolo { $code }
unsubscribe-done-more = Il tuo posto resta tuo. Senza lettere dovrai guardare da te se il tavolo ti aspetta.
unsubscribe-undo = Mandamele di nuovo
unsubscribe-undone = Il tavolo { $code } ti scrive di nuovo
unsubscribe-undone-more = La prossima lettera arriva quando tocca a te.

## Signing in
sign-in-title = Vai ai miei tavoli
sign-in-lead = Scrivi il tuo indirizzo email e ti mandiamo un link. Niente account, niente password.
sign-in-submit = Mandami il link
sign-in-link = Accedere con questo browser?
sign-in-link-more = Mostrerà i tavoli di { $address } finché non esci, per { $days } giorni al massimo.
sign-in-link-submit = Accedi
sign-in-link-not = Non accedere da qui
sign-in-used = Questo link è già stato usato
sign-in-used-more = Ogni link fa accedere un browser, una volta sola. Se quel browser non è il tuo, qualcuno o qualcosa ha aperto l’email prima di te: «Esci ovunque», nella pagina dei tuoi tavoli, mette fine a quell’accesso. Ti mandiamo volentieri un link nuovo.
sign-in-used-again = Chiedi un link nuovo

## My tables
my-title = I miei tavoli
my-as = Accesso effettuato come { $address }.
my-waiting = Ti aspettano
my-due = Rispondi entro { $when }
my-invited = Hai un invito
my-playing = In gioco
my-gathering = Aspettano giocatori
my-finished = Finite
my-none = Non hai ancora nessun tavolo. Partecipa a uno, o aprine uno tuo.
my-settings = Impostazioni
my-hand = Mostra le mie carte e mete nelle lettere per me
my-talk = Scrivimi quando a un tavolo si dice qualcosa
my-hints = Mostra consigli al mio primo tavolo
my-save = Salva
my-saved = Salvato.
my-sign-out = Esci
my-sign-out-all = Esci ovunque
my-sign-out-all-more = In ogni browser, anche dove è aperto solo un posto; smettono di funzionare anche i link nelle lettere per accedere o per accettare un invito. I link dei tuoi posti continuano a funzionare.
sessions-title = Dove hai effettuato l’accesso
sessions-more = Ogni browser mantiene l’accesso per { $days } giorni. Esci da quelli che non usi più.
sessions-since = Accesso: { $since }
sessions-here = Questo browser
sessions-end-of = Esci dal browser con accesso: { $since }

## A seat of a running game that the others offer
offer-title = Il posto di { $name }
offer-more = Il supplente gioca per { $name }. Se più della metà di voi è d’accordo, il posto può andare a qualcun altro così com’è.
offer-standing = Finora d’accordo: { $agreed } su { $needed }.
offer-agree = Offri il posto a qualcun altro
offer-withdraw = Ritira il mio accordo
offer-link = Il posto è offerto. Manda questo link a qualcuno con cui vorresti giocare. Finché nessuno prende il posto, { $name } può tornare.
offer-link-left = Il posto è offerto. Manda questo link a qualcuno con cui vorresti giocare. Chi sedeva qui ha lasciato la partita per sempre.
offer-page = Un posto libero in una partita in corso di { $game }
offer-page-lead = { $name } qui non gioca più e il supplente tiene il posto. Lo prenderesti così com’è e continueresti la partita con gli altri.
offer-take = Prendi il posto
notice-not-offered = Questo posto non è più libero
notice-not-offered-more = Chi ci sedeva è tornato, o qualcun altro ha preso il posto. Chiunque può guardare.
