## Answering ahead: what is asked
ahead-closed = La domanda va a tutti insieme e le risposte si aprono insieme. Rispondere presto non ti fa perdere nulla: la tua risposta conta solo se tutti quelli prima di te sono d’accordo, quindi aspettare non ti direbbe niente di nuovo.
ahead-wait-asking = La domanda va a tutti; le risposte si aprono insieme.
ahead-ask-later = Che cosa farai quando toccherà a te?
ahead-sealed = La tua risposta è sigillata nella sua busta.
ahead-sealed-note = Puoi cambiarla o ritirarla finché non viene letta. Nessuno vede che c’è.
ahead-covered-says = Per come stanno le cose dice: «{ $deed }»
ahead-covered-note = Finché non viene letto puoi ancora rispondere diversamente qui sotto.
ahead-lies = Che cosa hai detto in anticipo
ahead-change = Cambia la risposta
ahead-withdraw = Ritira quello che hai detto
ahead-withdraw-ask = Ritirare quello che hai detto?
ahead-withdraw-note = Quello che hai detto su questa tappa, sulla prossima e sul tuo prossimo turno sparisce. Te lo chiederemo, a meno che non risponda una tua istruzione permanente; istruzioni permanenti e pazienza restano come sono.
ahead-review-open = Puoi cambiarlo finché non viene letto.
ahead-used = { $how ->
    [envelope] Così diceva la tua busta.
    [next] Così avevi detto nella tappa precedente.
    [order] Così diceva la tua rotta o un’istruzione permanente.
    [patience] La tua pazienza era finita.
   *[silence] Il tuo tempo era scaduto.
}

## The sheet
ahead-plain-agree = D’accordo, e se qualcuno si oppone passo
ahead-plain-pass = Passo quando tocca a me
ahead-quiet = La tua risposta, se nessuno si oppone prima di te
ahead-contested = Se qualcuno si oppone
ahead-discussion = Che cosa fai?
ahead-when-asked = Quando tocca a te
ahead-say = Decidi per tutta la disputa
ahead-say-note = Non ti chiediamo altro: scegli una fazione e fin dove arrivi.
ahead-wind-legend = Resti di turno?
ahead-pass = Passo, qualunque cosa accada
ahead-own = Metto il nero su un terzo luogo
ahead-own-note = Se non ti è più permesso, o se il tuo limite non basta, passi.
ahead-ask = Chiedimelo allora
ahead-pill = { $word ->
    [pass] passo
    [blue] blu
    [red] rosso
    [black] nero
    [own] nero
    [fine] d’accordo
    [object] mi oppongo
   *[ask] chiedimelo
}
ahead-most = Carte da giocare, al massimo
ahead-most-note = { $count ->
    [one] È il tuo limite per tutta la tappa. Giochi solo le carte che servono per essere in testa, le opposizioni prima di Zeus, e passi se il limite non basta. Hai { $count } carta che conta.
   *[other] È il tuo limite per tutta la tappa. Giochi solo le carte che servono per essere in testa, le opposizioni prima di Zeus, e passi se il limite non basta. Hai { $count } carte che contano.
}
ahead-hold = Difendo il vantaggio con una carta in più
ahead-hold-note = Se la tua fazione è già in testa quando tocca a te, passi; così invece aggiungi una carta, finché qualcuno può ancora giocarle contro.
ahead-third-legend = Se qualcuno mette il nero
ahead-third-choice = { $kind ->
    [same] Faccio lo stesso
    [pass] Passo
   *[ask] Chiedimelo
}
ahead-gives-up-black = Chi sostiene una fazione rinuncia a mettere il nero in questa tappa, se ne aveva ancora il diritto.
ahead-first = Ma prima chiedimelo, finché posso ancora mettere il nero
ahead-plagued = piaga: toglierla costa carte
ahead-won = Se la nave va dove proponi
ahead-wind = { $card ->
    [wind] Gioco un vento
    [zeus] Gioco uno Zeus come vento
   *[either] Gioco un vento, altrimenti uno Zeus
}
ahead-from = partenza: { $place }
ahead-way-on = E poi propongo
ahead-way-else = Oppure, se una piaga lo impedisce
ahead-way-note = La carta viene tenuta da parte. La rotta puoi sceglierla anche in quel momento.
ahead-way-open = Decido allora

## And then?
ahead-then = E poi?
ahead-then-note = Se lo dici adesso, nella prossima tappa nessuno dovrà aspettarti: mezzo minuto qui fa risparmiare mezza giornata a tutti. Vale solo per quella tappa.
ahead-then-plan = Poi è il tuo turno
ahead-then-plan-note = Preparalo adesso e la partita prosegue subito. Puoi cambiarlo finché il tuo turno non comincia.
ahead-next-at = Quando lo scalo è { $place }
ahead-next-fine = Ogni rotta va bene
ahead-next-fine-note = D’accordo, e passo se qualcuno si oppone
ahead-next-by-way = Decido secondo la rotta
ahead-next-ways-legend = Se viene proposto questo
ahead-next-contested = Se allora qualcuno si oppone
ahead-next-cards = Con quante carte
ahead-next-cards-note = { $count ->
    [one] Le opposizioni prima di Zeus; hai { $count } carta che conta.
   *[other] Le opposizioni prima di Zeus; hai { $count } carte che contano.
}
ahead-plan-from = Partenza { $place }: propongo
ahead-plan-way = { $number ->
    [1] Prima scelta
    [2] Altrimenti
   *[other] O altrimenti
}
ahead-plan-open = Chiedimelo allora
ahead-pandora = { $kind ->
    [pandora] Con una carta Pandora, se ne ho una
    [either] Con Pandora, altrimenti con uno Zeus
   *[no] No
}
ahead-temple = Costruisco un tempio, se le carte tempio bastano
ahead-temple-note = Non si spende nessuno Zeus, né un vento che hai promesso.
ahead-keep = Carte da tenere in mano

## What was said, in sentences
ahead-or = { $before } o { $last }
ahead-else = { $before }, altrimenti { $next }
ahead-if-quiet = Se nessuno si oppone prima di te: { $word }
ahead-if-any = Se qualcuno si oppone: { $word }
ahead-if-lies = In questa disputa: { $word }
ahead-if-first = Finché puoi ancora mettere il nero: { $word }
ahead-word-agree = sei d’accordo.
ahead-word-object = ti opponi, vuoi { $place } e giochi { $cards }.
ahead-word-pass = passi.
ahead-word-pass-whatever = passi, qualunque cosa accada.
ahead-word-ask = te lo chiediamo.
ahead-ask-whatever = Te lo chiediamo quando tocca a te, qualunque cosa succeda prima.
ahead-word-against = { $side ->
    [blue] Finché è in testa il blu, al massimo { $most }.
    [red] Finché è in testa il rosso, al massimo { $most }.
   *[black] Finché è in testa il nero, al massimo { $most }.
}
ahead-word-hold = Aggiungi una carta anche quando è già in testa.
ahead-word-else-pass = Se è già in testa quando tocca a te, passi e non giochi più carte.
ahead-word-black = { $most ->
    [one] metti il nero ({ $place }) con al massimo 1 carta. Se non si può: { $otherwise }
   *[other] metti il nero ({ $place }) con al massimo { $most } carte in tutto. Se non si può: { $otherwise }
}
ahead-third = { $kind ->
    [same] Vale anche se qualcuno mette il nero.
    [pass] Se qualcuno mette il nero, passi.
   *[ask] Se qualcuno mette il nero, te lo chiediamo.
}
ahead-won-wind = { $card ->
    [wind] Se vince la tua proposta: giochi un vento.
    [zeus] Se vince la tua proposta: giochi uno Zeus come vento.
   *[either] Se vince la tua proposta: giochi un vento, altrimenti uno Zeus.
}
ahead-won-next = Partenza { $at }: poi proponi { $places }.
ahead-won-rest = Se vince la tua proposta: non giochi nessun vento.
ahead-won-ask = Se vince la tua proposta: ti chiediamo se giochi un vento.
ahead-next-any = Scalo { $at }, qualunque sia la proposta: { $word }
ahead-next-ways = Scalo { $at }, se la proposta è { $ways }: { $word }
ahead-plan-at = Scalo { $at }: proponi { $places }.
ahead-plan-anywhere = Ovunque sia la nave, proponi { $places }.
ahead-plan-pandora = { $card ->
    [pandora] Prima peschi 2 carte con Pandora, se ne hai una.
    [zeus] Prima peschi 2 carte con uno Zeus come Pandora, se ne hai uno.
   *[either] Prima peschi 2 carte con Pandora, altrimenti con uno Zeus.
}
ahead-plan-temple = { $keep ->
    [0] Costruisci un tempio, se le carte tempio bastano.
    [one] Costruisci un tempio, se le carte tempio bastano e ti resta in mano 1 carta.
   *[other] Costruisci un tempio, se le carte tempio bastano e ti restano in mano { $keep } carte.
}
ahead-order-at = Quando lo scalo è { $place }:
ahead-order-agree = Sei d’accordo con ogni proposta.
ahead-order-agree-but = Sei d’accordo con ogni proposta, tranne { $places }.
ahead-order-object = Se la proposta è { $to }, ti opponi, vuoi { $with } e giochi { $cards }.
ahead-order-until-turn = Vale fino alla fine del tuo prossimo turno.
ahead-order-until-day = Vale fino alla fine di questo giorno: { $day } ({ $zone }).
ahead-patience-agree = { $hours ->
    [one] Se non ti fai vedere per { $hours } ora di veglia: sei d’accordo, poi passi.
   *[other] Se non ti fai vedere per { $hours } ore di veglia: sei d’accordo, poi passi.
}
ahead-patience-none = La tua pazienza non dice nulla: te lo chiediamo sempre.

## A course
ahead-course = Rotta fissa
ahead-course-legend = Dove deve andare la nave?
ahead-course-note = Fa risparmiare giorni a tutti: vale ovunque sia la nave, finché non c’è stata o non cambi idea.
ahead-course-more = Ciò che porta lì, o è più lungo di una tappa al massimo, ti va bene. Te lo chiediamo di nuovo quando una piaga arriva o se ne va, quando a qualcuno manca una sola meta e quando la tua ultima meta è vicina.
ahead-course-none = Nessuna rotta fissa: chiedimelo ogni volta
ahead-course-goals = Le mie mete: { $places }
ahead-course-else = Ciò che porta più lontano
ahead-course-object = { $most ->
    [one] Mi oppongo, con 1 carta al massimo
   *[other] Mi oppongo, con { $most } carte al massimo
}
ahead-course-ask = { $most ->
    [one] Chiedimelo; nelle dispute 1 carta al massimo
   *[other] Chiedimelo; nelle dispute { $most } carte al massimo
}
ahead-course-agree = { $most ->
    [0] Va bene anche questo; nelle dispute passo
    [one] Va bene anche questo; nelle dispute 1 carta al massimo
   *[other] Va bene anche questo; nelle dispute { $most } carte al massimo
}
ahead-course-to = { $count ->
    [one] Per la via più breve: { $places }.
   *[other] Nell’ordine più breve: { $places }.
}
ahead-course-within = { $within ->
    [0] Ovunque sia la nave, sei d’accordo con la via più breve.
    [one] Ovunque sia la nave, sei d’accordo con la via più breve e con ogni altra più lunga di { $within } tappa.
   *[other] Ovunque sia la nave, sei d’accordo con la via più breve e con ogni altra più lunga di { $within } tappe al massimo.
}
ahead-course-beyond-object = { $most ->
    [one] Altrimenti ti opponi, se hai { $most } carta che conta, e non ne giochi di più.
   *[other] Altrimenti ti opponi, se hai { $most } carte che contano, e non ne giochi di più.
}
ahead-course-beyond-ask = Altrimenti te lo chiediamo.
ahead-course-beyond-agree = Sei d’accordo anche con tutto il resto.
ahead-course-back = { $most ->
    [0] In una disputa passi.
    [one] In una disputa sostieni il luogo più vicino, con { $most } carta al massimo.
   *[other] In una disputa sostieni il luogo più vicino, con { $most } carte al massimo.
}
ahead-course-change = Cambia la rotta fissa o rinunciaci
ahead-course-dropped = Non hai più una rotta fissa.
ahead-lapse-plague = Una piaga è arrivata o se n’è andata e la tua rotta fissa finisce, quindi te lo chiediamo.
ahead-lapse-rival = { $name } ha ancora una sola meta e la tua rotta fissa finisce, quindi te lo chiediamo.
ahead-lapse-last-goal = La tua ultima meta è vicina. La rotta fissa lascia decidere te, quindi te lo chiediamo.

## Why words did not fit, and faults of the forms
ahead-lapse = La tua risposta in anticipo non si poteva applicare: { $reason }
ahead-lapse-no-rule = La tua risposta in anticipo non dice nulla su questo luogo del rosso, quindi te lo chiediamo.
ahead-lapse-black = Qualcuno ha messo il nero; in questo caso volevi che te lo chiedessimo.
ahead-lapse-no-way = Nessuna delle rotte che hai indicato è libera, quindi te lo chiediamo.
ahead-lapse-elsewhere = La nave non è dove comincia la tua rotta, quindi te lo chiediamo.
ahead-fault-number = Indica un numero intero da { $least } a { $most }.
ahead-fault-way = Quella rotta non comincia dal luogo che proponi.
ahead-fault-nothing-said = Non hai ancora scelto nulla. Scegli qualcosa per almeno un luogo.
ahead-fault-nothing-sealed = Non c’è nessuna risposta da ritirare: è già stata letta, o non è mai stata data.
ahead-fault-day = Indica un giorno da oggi in poi.
ahead-fault-too-much = È più di quanto si possa conservare. Cerca di dire meno.
ahead-fault-unreadable = Non siamo riusciti a leggere quello che hai inviato, quindi non è cambiato nulla. Qui sotto c’è tutto quello che hai scelto: controllalo e invialo di nuovo. Se questa frase ricompare, scegli da capo quello che dici in anticipo.

## Standing orders and patience
orders = Istruzioni permanenti
orders-link = Istruzioni permanenti
orders-change = Modifica le istruzioni permanenti
orders-lead = Le istruzioni permanenti rispondono per te quando non lo fanno né la tua busta né quello che hai detto sulla prossima tappa. Si leggono dall’alto; conta la prima che si applica. Se non calza esattamente, te lo chiediamo. Ogni volta che ne usiamo una te lo diciamo.
orders-none = Non hai nessuna istruzione permanente.
orders-drop = Elimina
orders-new = Una nuova istruzione
orders-at = Quando lo scalo è
orders-anywhere = un luogo qualsiasi
orders-says = Che cosa dice
orders-agree = D’accordo con ogni proposta
orders-but = Ma chiedimelo se la proposta è
orders-or = o
orders-no-place = nessun luogo
orders-object = Mi oppongo a certi luoghi
orders-to = Se la proposta è
orders-until = Fino a quando
orders-until-note = Finisce anche quando viene mostrata una tua meta.
orders-until-turn = Fino alla fine del mio prossimo turno
orders-until-day = Fino a un certo giorno
orders-day = L’ultimo giorno ({ $zone })
orders-review = Salvare questa istruzione?
orders-review-drop = Eliminare questa istruzione?
orders-tried = Che cosa avrebbero risposto le tue istruzioni alle ultime domande
orders-tried-none = Non hai ancora avuto abbastanza domande per provarle.
orders-tried-line = Turno { $turn }. { $did } Le istruzioni: { $word }
orders-silent = niente; te lo chiederemmo.
orders-back = Torna al tavolo
patience = Pazienza
patience-lead = Se non ti fai vedere per questo numero di ore di veglia, sei d’accordo, e passi se qualcuno si oppone. È disattivata finché non la attivi.
patience-hours = Ore di veglia per cui aspettarmi
patience-off = Disattivala
patience-review = Salvare questa impostazione?
patience-review-off = Disattivare la tua pazienza?

## Before a proposal
ahead-before = Rispondi prima della proposta
ahead-before-note = Se lo dici adesso, nessuno dovrà aspettarti, qualunque cosa proponga { $name }. Vale per questa tappa.
ahead-next-here = Partenza { $place }, lo scalo attuale
ahead-covered = Risponde quello che hai detto in anticipo.
