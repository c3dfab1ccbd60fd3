## Every page
skip-to-content = Vai al contenuto
to-front-page = Vai alla pagina iniziale
footer = Penelope aspettò vent’anni e non perse mai il filo.
languages = La lingua di queste pagine

## Front page
home-title = Giochi da tavolo lenti, via email
home-lead = Gioca un’intera partita in dieci minuti al giorno, con persone che non hanno né una sera libera né un fuso orario in comune con te.
home-ulysses = Ulysses si gioca in tre, quattro o cinque: una sola nave, e ognuno vuole che vada altrove.
home-game = Ulysses in quattro frasi
home-game-goals = Hai quattro mete segrete: luoghi dove vuoi che la nave faccia scalo.
home-game-quarrel = Chi è di turno propone dove va la nave. Gli altri sono d’accordo o si oppongono; se qualcuno si oppone, decidono le carte.
home-game-letters = Quando tocca a te ricevi un’email, rispondi con due tocchi, e puoi perfino rispondere in anticipo. Nel frattempo vivi la tua vita.
home-game-wins = Vince chi per primo vede la nave arrivare alla propria quarta meta.
home-game-picture = Le stelle sono le mete di un giocatore; la nave è a Troia, dove comincia ogni partita.
home-letter = Basta un’email
home-letter-more = Quando tocca a te, una sola email porta tutto quello che serve per decidere, e un link. Niente account, niente password, niente JavaScript.
home-ahead = Nessuno aspetta ciò che si sa già
home-ahead-more = La domanda va a tutti insieme e si può rispondere in anticipo, in una busta sigillata che il gioco apre in senso orario. Nelle nostre simulazioni una partita in quattro dura circa 6 giorni invece di 34.
home-fair = Onesto, e lo puoi verificare
home-fair-more = Nessuno può scegliere le carte, nemmeno questo server. Una partita finita è un file che chiunque può verificare senza di noi.
home-try = Prova subito contro i bot
home-try-more = In un clic, senza indirizzo né account: il tavolo è pronto e aspetta la tua prima mossa.
try-name = Ospite

## When something is wrong
error-id = Chi gestisce questo servizio lo trova annotato come { $id }.
error-not-found = Qui non c’è nulla
error-not-found-more = Forse l’indirizzo ha un errore o è stato tagliato. Se viene da un’email, prova di nuovo il link intero.
error-method = Qui non funziona
error-method-more = Questo indirizzo non si usa così: una pagina si apre, e solo il suo modulo invia qualcosa. Non è cambiato nulla.
error-too-large = Troppo grande
error-too-large-more = Quello che è stato inviato è più grande di qualsiasi cosa questo servizio chieda. Non è cambiato nulla.
error-too-slow = È passato troppo tempo
error-too-slow-more = Qualcosa da noi o lungo la strada era troppo lento. Non si sa se quello che hai inviato sia stato fatto: riapri la pagina per vederlo, e invialo di nuovo solo se non c’è.
error-too-slow-look = Riapri la pagina
error-request = Non siamo riusciti a leggere la richiesta
error-request-more = Era incompleta o illeggibile. Non è cambiato nulla.
error-unavailable = Un momento, per favore
error-unavailable-more = Il servizio è occupato o si sta avviando. Non è andato perso nulla; riprova tra un minuto.
error-inside = Qualcosa si è rotto da noi
error-inside-more = È stato annotato e qualcuno lo guarderà. Nulla di quello che hai inviato prima è andato perso.
error-expired = Questo link è scaduto
error-expired-more = I link valgono solo per un certo tempo, e uno più recente può aver sostituito questo. L’ultima email che hai ricevuto su questo tavolo ha un link che funziona.
error-halted = Questo tavolo è fermo
error-halted-more = Due dei nostri registri su questo tavolo si contraddicono, quindi non vi si scrive più nulla. Non è cambiato nulla, e intanto il tempo non scade. Chi gestisce questo servizio può vedere perché e far ripartire il tavolo; gli altri tuoi tavoli sono in «I miei tavoli».
error-lost = Il tavolo di questo link non c’è più
error-lost-more = Il link è nostro, ma il suo tavolo o posto non è più nei nostri registri. Molto probabilmente, dopo un guasto, il servizio è dovuto tornare a uno stato precedente, e quello che è successo dopo è andato perso. Ci dispiace. Chi aveva aperto il tavolo può riaprirlo; gli altri tuoi tavoli sono in «I miei tavoli».
error-elsewhere = Veniva da un altro sito
error-elsewhere-more = Un altro sito ha cercato di fare questo a nome tuo. Non è cambiato nulla.
error-too-often = Un po’ troppo spesso
error-too-often-more = Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Non è andato perso nulla.
error-thinking-tables = I bot che pensano tengono occupata la nostra macchina, perciò nessuno apre moltissimi tavoli con loro insieme. Potrai aprirne un altro tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}; contro i due più deboli puoi giocare subito.
error-hindsights = Hai già chiesto diverse partite, e si stanno guardando. Potrai chiederne un’altra tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.

live-news = A questo tavolo è successo qualcosa.
live-look = Mostra (quello che hai scritto andrà perso)
