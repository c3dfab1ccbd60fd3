## The words of the game. «of» forms stand as the object of a sentence.
ulysses-card = { $card ->
    [objection] opposizione
    [temple] carta tempio
    [wind] vento
    [plague] piaga
    [zeus] Zeus
   *[pandora] Pandora
}
ulysses-card-counted = { $card ->
    [objection] { $count ->
        [one] opposizione
       *[other] opposizioni
    }
    [temple] { $count ->
        [one] carta tempio
       *[other] carte tempio
    }
    [wind] { $count ->
        [one] vento
       *[other] venti
    }
    [plague] { $count ->
        [one] piaga
       *[other] piaghe
    }
    [zeus] Zeus
   *[pandora] Pandora
}
ulysses-cards-of = { $card ->
    [objection] { $count ->
        [one] 1 opposizione
       *[other] { $count } opposizioni
    }
    [temple] { $count ->
        [one] 1 carta tempio
       *[other] { $count } carte tempio
    }
    [wind] { $count ->
        [one] 1 vento
       *[other] { $count } venti
    }
    [plague] { $count ->
        [one] 1 piaga
       *[other] { $count } piaghe
    }
    [zeus] { $count ->
        [one] 1 Zeus
       *[other] { $count } Zeus
    }
   *[pandora] { $count ->
        [one] 1 Pandora
       *[other] { $count } Pandora
    }
}
ulysses-cards-many = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
ulysses-cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
ulysses-temples = { $count ->
    [one] 1 tempio
   *[other] { $count } templi
}
ulysses-color = { $color ->
    [violet] viola
    [green] verde
    [red] rosso
   *[blue] blu
}
ulysses-side = { $side ->
    [blue] blu
    [red] rosso
   *[black] nero
}
ulysses-tally = { $side ->
    [blue] blu { $count }
    [red] rosso { $count }
   *[black] nero { $count }
}
ulysses-leads = { $side ->
    [blue] È in testa il blu, { $tally }.
    [red] È in testa il rosso, { $tally }.
   *[black] È in testa il nero, { $tally }.
}
ulysses-goal = la meta { $place }
ulysses-goal-of-color = { $color ->
    [violet] una meta viola
    [green] una meta verde
    [red] una meta rossa
   *[blue] una meta blu
}
ulysses-distance = { $count ->
    [0] la nave è qui
    [one] a 1 tappa
   *[other] a { $count } tappe
}
ulysses-and = { $before } { ED($last) } { $last }
ulysses-you = tu
seat-number = Posto { $number }

## The question, or whom the table waits for
game-kicker = { $game } · tavolo { $code } · turno { $turn }
ulysses-ask-action = { $again ->
    [yes] È ancora il tuo turno. Scalo attuale: { $place }. Dove deve andare poi la nave?
   *[no] È il tuo turno. Scalo attuale: { $place }. Dove deve andare la nave?
}
ulysses-ask-asking = { $name } propone { $place }. Sei d’accordo?
ulysses-ask-wind = Nuovo scalo: { $place }. Giochi un vento?
ulysses-so-far = Carte finora: { $tally }.
ulysses-wait-action = È il turno di { $name }. Il tavolo aspetta.
ulysses-wait-wind = Nuovo scalo: { $place }. { $name } decide se giocare un vento.
ulysses-not-asked = Adesso non tocca a te.
ulysses-over-closed = Il tavolo è stato chiuso prima della fine della partita. Nessuno ha vinto.
ulysses-resigned = Hai lasciato questa partita; il supplente gioca al tuo posto fino alla fine.
ulysses-watching = Stai guardando. Le mani e le mete nascoste restano segrete fino alla fine.
ulysses-over-won = { $you ->
    [yes] Hai vinto!
   *[no] { $name } ha vinto.
}
ulysses-over-shared = Vittoria condivisa: { $names }.
over-archive = Scarica l’intera partita
over-archive-note = Ogni passo e ogni carta, e la prova che la distribuzione è stata onesta.

## Parts of the page
table-chart = Mappa
chart-larger = Più grande
chart-smaller = Tutto il mare
table-since = Dalla tua ultima visita
table-lately = Di recente
table-nothing-new = Da allora non è successo nulla.
table-own = Le tue carte e mete
ulysses-hand = { $count ->
    [0] Non hai carte in mano.
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
ulysses-own-goals = Mete
ulysses-reached = raggiunta
ulysses-given-back = Rimesse da te sotto la pila
table-seats = Giocatori
ulysses-hidden-goals = Mete nascoste:
ulysses-missed-goals = Mete non raggiunte:
badge-you = tu
ulysses-badge-bot = bot
ulysses-badge-away = supplente
ulysses-badge-winner = vince
ulysses-badge-active = di turno
ulysses-badge-asked = deve rispondere
ulysses-badge-agreed = d’accordo
ulysses-badge-out = fuori
ulysses-discussion = Disputa
ulysses-discussion-side = Fazione
ulysses-discussion-cards = Carte
ulysses-discussion-least = Carte per essere in testa
ulysses-discussion-not-placed = non ancora in gioco
ulysses-discussion-leads = in testa
ulysses-discussion-still-in = Ancora nella disputa: { $names }.
ulysses-discussion-black = Diritto al nero: { $names }.
ulysses-plagues = Piaghe e riserve
ulysses-no-plagues = Su nessun luogo c’è una piaga.
ulysses-supply-deck = { $count ->
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $count } carte
}
ulysses-supply-discard = Scarti: { $cards }
ulysses-discard-empty = Scarti: nessuno
ulysses-supply-piles = Pile di mete: { $list }
ulysses-supply-stock = Nella riserva: templi { $temples }, piaghe { $plagues }
log-title = Gli ultimi turni
log-deal = La distribuzione
log-whole = Tutta la storia
log-back = Torna al tavolo
log-turn = Turno { $turn }
log-turns = Turni da { $turn } a { $last }

## Forms
form-again = Ricontrolla. Questa scelta non ha cambiato nulla.
ulysses-form-before = Prima puoi anche
ulysses-form-to-review = Controlla
ulysses-form-choose = Scegli un luogo
ulysses-form-where = Dove?
ulysses-form-own-goal = tua meta
ulysses-form-held = su { $count }
ulysses-form-price = { $count ->
    [one] Costa 1 carta: hai 1 tempio.
   *[other] Costa { $count } carte: hai { $count } templi.
}
ulysses-form-pay = { $count ->
    [one] Carta da pagare: 1
   *[other] Carte da pagare: { $count }
}
ulysses-form-pay-note = Abbiamo già inserito le carte che hai in maggior numero, Zeus e Pandora per ultimi. Cambia come vuoi.
ulysses-form-play = { $card ->
    [objection] Gioco un’opposizione
    [temple] Gioco una carta tempio
    [wind] Gioco un vento
    [plague] Gioco una piaga
    [zeus] Gioco invece uno Zeus
   *[pandora] Gioco Pandora
}
ulysses-form-propose = Propongo
ulysses-form-propose-note = La proposta è definitiva e conclude le tue azioni; poi la domanda va agli altri.
ulysses-form-stay = Lascio ferma la nave
ulysses-form-stay-note = Tutti i luoghi intorno hanno una piaga. Se non ne togli una, la nave resta ferma e il tuo turno finisce.
ulysses-form-pandora = Pescare 2 carte con Pandora
ulysses-form-pandora-note = { $anew ->
    [yes] Una volta, e un’altra dopo ogni vento.
   *[no] Una volta per turno.
}
ulysses-form-plague = Mettere una piaga
ulysses-form-plague-note = { $count ->
    [one] Nessuno può scegliere quel luogo finché la piaga non viene tolta. Resta 1 piaga su 6.
   *[other] Nessuno può scegliere quel luogo finché la piaga non viene tolta. Restano { $count } piaghe su 6.
}
ulysses-form-unplague = Togliere una piaga
ulysses-form-exchange = Scambiare una meta
ulysses-form-exchange-same = La nuova meta viene dalla pila dello stesso colore.
ulysses-form-goal = Meta da rimettere sotto
ulysses-form-pile = Pila da cui pescare
ulysses-form-temple = Costruire un tempio
ulysses-form-temple-note = { $count ->
    [one] Costa 1 carta tempio e 1 altra carta. Un tempio porta una carta in più a ogni turno.
   *[other] Costa { $count } carte tempio e { $count } altre carte. Un tempio porta una carta in più a ogni turno.
}
ulysses-form-temple-cards = { $count ->
    [one] 1 carta tempio
   *[other] { $count } carte tempio
}
ulysses-form-further-cards = { $count ->
    [one] 1 altra carta qualsiasi
   *[other] { $count } altre carte qualsiasi
}
ulysses-form-agree-note = Se qualcuno si oppone potrai ancora sostenere una fazione, ma in questa tappa non potrai più mettere un disco.
ulysses-form-agree-note-out = Poi sei fuori per questa tappa.
ulysses-form-object = Mi oppongo
ulysses-form-object-cards = Non hai né opposizioni né Zeus, quindi non puoi opporti.
ulysses-form-object-places = Non si può scegliere nessun altro luogo, quindi non puoi opporti.
ulysses-form-instead = Voglio invece andare qui
ulysses-form-clearing-price = { $count ->
    [one] Togliere la piaga costa 1 carta in più: hai 1 tempio. La piaga resta tolta anche se perdi.
   *[other] Togliere la piaga costa { $count } carte in più: hai { $count } templi. La piaga resta tolta anche se perdi.
}
ulysses-form-votes = { $least ->
    [one] Carte da giocare: almeno 1, al massimo { $most }
   *[other] Carte da giocare: almeno { $least }, al massimo { $most }
}
ulysses-form-gives-up-black = Chi sostiene una fazione rinuncia al diritto di mettere il nero in questa tappa.
ulysses-form-pass = Passo
ulysses-form-pass-note = Passare è definitivo per questa tappa: sei fuori finché la nave non è arrivata.
ulysses-form-only-pass = Con le tue carte non puoi portare in testa nessuna fazione che ti è permesso sostenere: puoi solo passare.
ulysses-form-wind-note = Resti di turno: nuove azioni e una nuova proposta, ma nessuno pesca.
ulysses-form-no-wind = Non hai né venti né Zeus.
ulysses-form-rest = Non gioco nessun vento
ulysses-form-rest-note = Poi il turno è di { $name }.

## Review
review-title = È questo che vuoi?
review-change = Cambia
review-commit = Sì, confermo
review-final = Non si può ritirare.
ulysses-review-cost = { $left ->
    [0] Costa { $cards }; poi non hai più carte in mano.
    [one] Costa { $cards }; ti resta in mano 1 carta.
   *[other] Costa { $cards }; ti restano in mano { $left } carte.
}
ulysses-review-once = Solo una volta per turno, anche dopo un vento.

## The story
ulysses-story-propose = { $you ->
    [yes] Proponi { $place }.
   *[no] { $name } propone { $place }.
}
ulysses-story-agree = { $you ->
    [yes] Sei d’accordo.
   *[no] { $name } è d’accordo.
}
ulysses-story-object = { $you ->
    [yes] Ti opponi, vuoi { $place } e giochi { $cards }.
   *[no] { $name } si oppone, vuole { $place } e gioca { $cards }.
}
ulysses-story-support = { $side ->
    [blue] { $you ->
        [yes] Giochi { $cards } per il blu.
       *[no] { $name } gioca { $cards } per il blu.
    }
    [red] { $you ->
        [yes] Giochi { $cards } per il rosso.
       *[no] { $name } gioca { $cards } per il rosso.
    }
   *[black] { $you ->
        [yes] Giochi { $cards } per il nero.
       *[no] { $name } gioca { $cards } per il nero.
    }
}
ulysses-story-black = { $you ->
    [yes] Metti il nero ({ $place }) e giochi { $cards } a suo favore.
   *[no] { $name } mette il nero ({ $place }) e gioca { $cards } a suo favore.
}
ulysses-story-pass = { $you ->
    [yes] Passi.
   *[no] { $name } passa.
}
ulysses-story-wind = { $you ->
    [yes] Giochi { $cards } e resti di turno.
   *[no] { $name } gioca { $cards } e resta di turno.
}
ulysses-story-rest = { $you ->
    [yes] Non giochi nessun vento.
   *[no] { $name } non gioca nessun vento.
}
ulysses-story-stay = { $you ->
    [yes] Lasci ferma la nave: nessuna rotta è libera da piaghe.
   *[no] { $name } lascia ferma la nave: nessuna rotta è libera da piaghe.
}
ulysses-story-pandora = { $you ->
    [yes] Giochi { $cards } per pescare 2 carte.
   *[no] { $name } gioca { $cards } per pescare 2 carte.
}
ulysses-story-plague = { $you ->
    [yes] Giochi { $cards } e metti una piaga: { $place }.
   *[no] { $name } gioca { $cards } e mette una piaga: { $place }.
}
ulysses-story-unplague = { $you ->
    [yes] Paghi { $cards } e togli una piaga: { $place }.
   *[no] { $name } paga { $cards } e toglie una piaga: { $place }.
}
ulysses-story-exchange = { $you ->
    [yes] Paghi { $cards } e rimetti sotto la sua pila { $goal }.
   *[no] { $name } paga { $cards } e rimette sotto la sua pila { $goal }.
}
ulysses-story-goal-drawn = { $you ->
    [yes] Peschi { $goal }.
   *[no] { $name } pesca { $goal }.
}
ulysses-story-temple = { $you ->
    [yes] Paghi { $cards } e costruisci un tempio.
   *[no] { $name } paga { $cards } e costruisce un tempio.
}
ulysses-story-temples = { $you ->
    [yes] Ora hai { $count ->
        [one] 1 tempio.
       *[other] { $count } templi.
    }
   *[no] { $name } ora ha { $count ->
        [one] 1 tempio.
       *[other] { $count } templi.
    }
}
ulysses-story-turn = { $you ->
    [yes] Comincia il turno { $turn }: tocca a te.
   *[no] Comincia il turno { $turn }: è di turno { $name }.
}
ulysses-story-movement = Comincia la tappa { $movement } dello stesso turno.
ulysses-story-drew = { $you ->
    [yes] Peschi { $cards }.
   *[no] { $name } pesca { $cards }.
}
ulysses-story-draws = Si pescano carte: { $list }.
ulysses-story-lapsed = { $you ->
    [yes] Per te non restano carte da pescare (mancanti: { $count }).
   *[no] Per { $name } non restano carte da pescare (mancanti: { $count }).
}
ulysses-story-deck = { $count ->
    [one] Si mescola 1 carta, che diventa il mazzo.
   *[other] Si mescolano { $count } carte, che diventano il mazzo.
}
ulysses-story-seats = La sorte dà l’ordine dei posti: { $names }.
ulysses-story-piles = Si mescolano le pile di mete.
ulysses-story-goals = { $you ->
    [yes] Le tue mete sono { $goals }.
   *[no] Le mete di { $name } sono { $goals }.
}
ulysses-story-goals-hidden = Ognuno riceve quattro mete segrete, una per colore.
ulysses-story-settled = { $side ->
    [blue] Il blu vince la disputa.
    [red] Il rosso vince la disputa.
   *[black] Il nero vince la disputa.
}
ulysses-story-settled-agreed = Tutti sono d’accordo.
ulysses-story-sails = La nave salpa: { $from } – { $to }.
ulysses-story-stays = La nave resta ferma: { $place }.
ulysses-story-shows = { $you ->
    [yes] Mostri la meta { $place } ({ $count } su { $goals }).
   *[no] { $name } mostra la meta { $place } ({ $count } su { $goals }).
}
ulysses-story-over = La partita è finita. Vittoria: { $names }.
ulysses-story-over-limit = L’ultimo turno è finito. Più mete raggiunte: { $names }.
ulysses-story-away = { $you ->
    [yes] Sei assente; gioca per te il supplente.
   *[no] { $name } è assente; continua il supplente.
}
ulysses-story-back = { $you ->
    [yes] Sei di nuovo qui.
   *[no] { $name } è di nuovo qui.
}
ulysses-story-given = { $you ->
    [yes] Hai preso il posto di { $name }.
   *[no] { $heir } ha preso il posto di { $name }.
}
ulysses-story-closed = Il tavolo è chiuso.

## When a choice does not work
ulysses-fault-no-deed = Non era chiaro quale azione volessi. Scegline una.
ulysses-fault-missing = Scegli una voce.
ulysses-fault-twice = È indicato più di una volta. Scegli una voce sola.
ulysses-fault-not-offered = Adesso non si può scegliere.
ulysses-fault-not-a-count = { $card ->
    [objection] Opposizioni: indica un numero intero.
    [temple] Carte tempio: indica un numero intero.
    [wind] Venti: indica un numero intero.
    [plague] Piaghe: indica un numero intero.
    [zeus] Zeus: indica un numero intero.
   *[pandora] Pandora: indica un numero intero.
}
ulysses-fault-most = { $most ->
    [one] Qui si può giocare al massimo 1 carta.
   *[other] Qui si possono giocare al massimo { $most } carte.
}
ulysses-fault-stale = Il tavolo è andato avanti da quando hai visto questo modulo. Non è cambiato nulla; ecco com’è adesso.
ulysses-fault-stray = La richiesta conteneva più di quanto chieda questo modulo. Scegli di nuovo.
ulysses-refuse-over = La partita è finita.
ulysses-refuse-not-asked = Adesso tocca a qualcun altro.
ulysses-refuse-out = Sei fuori da questa tappa.
ulysses-refuse-other-question = { $question ->
    [action] Non risponde alla domanda: servono le tue azioni e una proposta.
    [asking] Non risponde alla domanda: sei d’accordo o ti opponi?
    [discussion] Non risponde alla domanda: passi o giochi carte?
   *[wind] Non risponde alla domanda: giochi un vento o no?
}
ulysses-refuse-not-in-hand = { $card ->
    [objection] È più di quanto hai. Opposizioni in mano: { $held }.
    [temple] È più di quanto hai. Carte tempio in mano: { $held }.
    [wind] È più di quanto hai. Venti in mano: { $held }.
    [plague] È più di quanto hai. Piaghe in mano: { $held }.
    [zeus] È più di quanto hai. Zeus in mano: { $held }.
   *[pandora] È più di quanto hai. Pandora in mano: { $held }.
}
ulysses-refuse-price = { $needed ->
    [one] Costa esattamente 1 carta.
   *[other] Costa esattamente { $needed } carte, quanti sono i tuoi templi.
}
ulysses-refuse-pandora-used = { $anew ->
    [yes] Pandora è già stata usata; dopo un vento si può usare di nuovo.
   *[no] Pandora è già stata usata in questo turno.
}
ulysses-refuse-nothing-to-draw = Il mazzo e gli scarti sono vuoti; non c’è nulla da pescare.
ulysses-refuse-plague-there = Su quel luogo c’è già una piaga.
ulysses-refuse-no-plague-left = Tutte e sei le piaghe sono sul tabellone; prima bisogna toglierne una.
ulysses-refuse-no-plague-there = Su quel luogo non c’è nessuna piaga.
ulysses-refuse-exchange-used = { $anew ->
    [yes] Una meta è già stata scambiata; dopo un vento se ne può scambiare un’altra.
   *[no] In questo turno è già stata scambiata una meta.
}
ulysses-refuse-not-your-goal = Non è una delle tue mete nascoste.
ulysses-refuse-goal-revealed = Una meta raggiunta non si può scambiare.
ulysses-refuse-pile-barred = La pila del colore del luogo dov’è la nave è esclusa.
ulysses-refuse-pile-empty = Quella pila è vuota.
ulysses-refuse-goal-barred = Una meta del colore del luogo dov’è la nave non si può scambiare.
ulysses-refuse-other-pile = { $color ->
    [violet] La nuova meta deve venire dalla pila viola.
    [green] La nuova meta deve venire dalla pila verde.
    [red] La nuova meta deve venire dalla pila rossa.
   *[blue] La nuova meta deve venire dalla pila blu.
}
ulysses-refuse-no-temple-left = Nella riserva non restano templi.
ulysses-refuse-not-a-temple-card = { $card ->
    [objection] Un’opposizione non è una carta tempio; solo uno Zeus può sostituirla.
    [wind] Un vento non è una carta tempio; solo uno Zeus può sostituirla.
    [plague] Una piaga non è una carta tempio; solo uno Zeus può sostituirla.
   *[pandora] Pandora non è una carta tempio; solo uno Zeus può sostituirla.
}
ulysses-refuse-temple-cards = { $needed ->
    [one] Serve esattamente 1 carta tempio (o Zeus).
   *[other] Servono esattamente { $needed } carte tempio (o Zeus).
}
ulysses-refuse-further-cards = { $needed ->
    [one] Serve esattamente 1 altra carta.
   *[other] Servono esattamente { $needed } altre carte.
}
ulysses-refuse-not-a-neighbor = Nessuna linea porta lì dal luogo dov’è la nave.
ulysses-refuse-plagued = Su quel luogo c’è una piaga.
ulysses-refuse-must-propose = Una rotta è libera da piaghe, quindi devi proporre.
ulysses-refuse-limit-reached = Il limite di turni è raggiunto: con queste regole non si può più giocare nessun vento.
ulysses-refuse-place-taken = { $side ->
    [blue] Lì c’è il disco blu.
    [red] Lì c’è il disco rosso.
   *[black] Lì c’è il disco nero.
}
ulysses-refuse-not-a-vote = { $card ->
    [temple] Qui una carta tempio non conta; contano solo opposizioni e Zeus.
    [wind] Qui un vento non conta; contano solo opposizioni e Zeus.
    [plague] Qui una piaga non conta; contano solo opposizioni e Zeus.
   *[pandora] Qui Pandora non conta; contano solo opposizioni e Zeus.
}
ulysses-refuse-too-few = { $needed ->
    [one] Serve almeno 1 opposizione o Zeus.
   *[other] Per essere in testa servono almeno { $needed } opposizioni o Zeus.
}
ulysses-refuse-too-many = { $most ->
    [one] Il rosso si apre con esattamente 1 carta.
   *[other] Il rosso si apre con al massimo { $most } carte.
}
ulysses-refuse-nothing-to-clear = Su quel luogo non c’è nessuna piaga, quindi non si paga per toglierla.
ulysses-refuse-no-clearing = Con queste regole solo il giocatore attivo toglie le piaghe.
ulysses-refuse-no-such-side = Il nero non è sul tabellone.
ulysses-refuse-other-side = { $side ->
    [blue] In questa tappa fai parte del blu.
    [red] In questa tappa fai parte del rosso.
   *[black] In questa tappa fai parte del nero.
}
ulysses-refuse-black-placed = Il nero è già sul tabellone.
ulysses-refuse-has-a-disc = In questa tappa hai già messo un disco.
ulysses-refuse-chance-lost = In questa tappa non puoi più mettere un disco.

## The sea chart: labels of lists, never sentences, so that nothing needs a plural or a case
ulysses-chart-colon = {": "}
ulysses-chart-title = Mappa del mare
ulysses-chart-near = Intorno alla nave
ulysses-chart-ship = Nave
ulysses-chart-open = Vicini liberi
ulysses-chart-closed = Altri vicini
ulysses-chart-plagues = Piaghe
ulysses-chart-goals = Le tue mete
ulysses-chart-reached = Mete raggiunte
ulysses-chart-plague = piaga
ulysses-chart-goal = tua meta
ulysses-chart-shown = meta raggiunta
ulysses-chart-distance = distanza
ulysses-chart-next = prossima tappa
ulysses-chart-color = { $color ->
    [violet] viola
    [green] verde
    [red] rosso
   *[blue] blu
}
ulysses-chart-disc = { $side ->
    [blue] disco blu
    [red] disco rosso
   *[black] disco nero
}

## The replay
ulysses-replay-previous = ← Tappa
ulysses-replay-next = Tappa →
ulysses-replay-curve = Da sinistra a destra i turni, verso l’alto le mete raggiunte. Fra una meta e l’altra la linea sale via via che la nave si avvicina alla prossima meta del suo giocatore.
ulysses-replay-curve-running = Da sinistra a destra i turni, verso l’alto le mete raggiunte. Quanto la nave era vicina alle mete nascoste si vede a partita finita.
ulysses-replay-milestone = Turno { $turn }: { $name } mostra la meta { $place } ({ $revealed } su { $goals })
ulysses-how-next = Detto in anticipo sulla pagina della prossima tappa: { $at }.
ulysses-how-next-often = { $count } dalla pagina della prossima tappa
ulysses-how-next-in-short = dalla pagina della prossima tappa
