## What a place would mean for the reader's goals
effect-goal = { $place } è una tua meta.
effect-at = Tappe da lì ({ $place }): { $list }.
effect-way = { $goal } { $there } (adesso { $now })
effect-beside = Tappe da lì alle tue mete:
effect-since = Tappe da qui alle tue mete: { $list }.
effect-before = { $goal } { $now } (prima { $before })
goal-below-ship = la nave è lì; deve ripartire e tornare

## The answers
answer-fine = Per me va bene
answer-fine-pass = Va bene, e passo
answer-object = Mi oppongo…
answer-later = Chiedimelo dopo
answer-play = Gioco { $count } e sono in testa
answer-play-for = { $yours ->
    [yes] { $count } per il mio luogo (in testa)
   *[no] { $count } per { $name } (in testa)
}
answer-play-these = { $back }: gioco queste carte
answer-up-to = Fino a { $count }
answer-in-all = fino a { $most } in tutto
answer-black = Un terzo luogo…
answer-say-this = Rispondo così
asked-all-the-same = Te lo chiediamo lo stesso, perché nessuno scopra che cosa hai in mano.
fault-asked-already = Tocca a te proprio adesso: scegli che cosa fai.
letter-fine = D’accordo; chiedimelo se qualcuno si oppone

## And if somebody objects
chip-contested = E se qualcuno si oppone
chip-again = Se tocca di nuovo a te
chip-up-to = { $most ->
    [one] { $back }, fino a 1 carta
   *[other] { $back }, fino a { $most } carte
}
chip-up-to-more = { $back }, fino a { $more } in più ({ $most } in tutto)
back-name = Sostengo { $name } ({ $place })
back-own = Difendo { $place }
back-own-proposal = Difendo la mia proposta
back-proposal = Sostengo la proposta
back-objector = Sostengo chi si oppone
no-black = Nessun terzo luogo
pill-as-above = come sopra
pill-objector = chi si oppone
rows-legend = Se qualcuno vuole invece andare qui…
rows-note = Eccezioni a quello che hai scelto sopra.
if-wanted = Se qualcuno vuole invece { $places }: { $word }
if-elsewhere = Se è un altro luogo: { $word }
word-back = { $most ->
    [one] sostieni { $who } con al massimo 1 carta.
   *[other] sostieni { $who } con al massimo { $most } carte in tutto.
}
who-name = { $name }
who-own = il tuo luogo
who-proposal = la proposta
who-objector = chi si oppone
who-black = il nero

## Folded away
fold-then = Fai risparmiare giorni a tutti: una rotta fissa, la prossima tappa
fold-plan = Fai risparmiare giorni a tutti: una rotta fissa, il tuo turno
fold-further = Altro: luogo per luogo, un terzo luogo, difendere il vantaggio
fold-cards = Altro: altre carte, e tutta la disputa
said-now = Questa tappa
said-next = La prossima tappa

## Who leads
leads-with = { $you ->
    [yes] Sei in testa ({ $place }).
   *[no] { $name } è in testa ({ $place }).
}
leads-name = { $you ->
    [yes] Sei in testa, { $tally }.
   *[no] { $name } è in testa, { $tally }.
}
leads-tie = C’è parità, ed è in testa il luogo nominato per primo.
tie-rule = A parità è in testa il luogo nominato per primo: la proposta prima dell’opposizione, entrambe prima del terzo luogo.
needed-to-lead = { $count ->
    [one] sarebbe in testa con 1 carta in più
   *[other] sarebbe in testa con { $count } carte in più
}
ask-discussion = Passi o giochi carte?
wait-discussion = Deve rispondere { $name }.
badge-side-place = vuole { $place }
review-side-name = Così in questa tappa fai parte della fazione di { $name }.
review-keep = Lascia così
story-support-own = { $you ->
    [yes] Giochi { $cards } per il tuo luogo.
   *[no] { $name } gioca { $cards } per il proprio luogo.
}
story-support-name = { $you ->
    [yes] Giochi { $cards } per { $owner }.
   *[no] { $yours ->
        [yes] { $name } gioca { $cards } per te.
       *[no] { $name } gioca { $cards } per { $owner }.
    }
}
story-settled-name = { $you ->
    [yes] Vinci la disputa.
   *[no] { $name } vince la disputa.
}

## When time is out
silence-asking = Dopo, chi tace acconsente.
silence-discussion = Dopo, chi tace passa.
silence-wind = Dopo, non si gioca nessun vento.
silence-action = Dopo, propone per te il supplente.

## What happened
table-steps = { $count ->
    [one] Passo per passo (1 riga)
   *[other] Passo per passo ({ $count } righe)
}
happened-sails = Nuovo scalo: { $place }.
happened-agreed = { $you ->
    [yes] Nuovo scalo: { $place }. L’avevi proposto tu, e tutti erano d’accordo.
   *[no] Nuovo scalo: { $place }. L’aveva proposto { $name }, e tutti erano d’accordo.
}
happened-won = { $you ->
    [yes] Nuovo scalo: { $place }. Hai vinto la disputa ({ $tally }).
   *[no] Nuovo scalo: { $place }. { $name } ha vinto la disputa ({ $tally }).
}
happened-own-won = { $yours ->
    [yes] Avevi giocato { $cards } per il tuo luogo: disputa vinta { $by }.
   *[no] Avevi giocato { $cards } per { $name }: disputa vinta { $by }.
}
happened-own-lost = { $yours ->
    [yes] Avevi giocato { $cards } per il tuo luogo: disputa persa { $by }.
   *[no] Avevi giocato { $cards } per { $name }: disputa persa { $by }.
}
happened-margin = { $count ->
    [one] per 1 carta
   *[other] per { $count } carte
}
happened-tie = a parità, perché è in testa il luogo nominato per primo

## Cards and chart
card-does = { $card ->
    [objection] conta in una disputa
    [temple] costruisce templi: più carte a ogni turno
    [wind] una tappa in più nel tuo turno
    [plague] chiude un luogo
    [zeus] vale come qualsiasi carta
   *[pandora] fa pescare 2 carte nel tuo turno
}
chart-play-for = Gioca per
legend = Che cosa vogliono dire i segni
legend-goal = le tue mete; le vedi solo tu
legend-plague = una piaga: nessuno può proporre questo luogo
legend-ways = dove può andare ora la nave
legend-wake = da dove è venuta
legend-number = tappe dalla nave a questo luogo
legend-pins = luoghi voluti: B la proposta, R l’opposizione, K il terzo luogo

## The next movement
next-decide = Decidi per
next-by-chart = Tocca i luoghi sulla mappa: d’accordo, chiedimelo, mi oppongo, a rotazione. O scegli qui.

## Standing orders
orders-common = Le tre più comuni
orders-common-agree = D’accordo con ogni proposta fino alla fine del mio prossimo turno
orders-common-pass = Passo ogni volta che qualcuno si oppone, fino alla fine del mio prossimo turno
orders-common-patience = Dopo 24 ore di veglia di silenzio: d’accordo, poi passo
