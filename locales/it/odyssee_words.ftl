## What was said ahead, in sentences
odyssee-words-plan-die = Prossimo turno: il dado della navigazione.
odyssee-words-plan-arrow = Prossimo turno: la freccia della tempesta ({ $origin }), verso { $direction }, se sposta le stesse navi di adesso; altrimenti il dado della navigazione.
odyssee-words-line = Se esce { $rolls }: { $does }.
odyssee-words-or = { $before } o { $last }
odyssee-words-sail = navighi ({ $place })
odyssee-words-stay = non ti muovi
odyssee-words-ask = te lo chiediamo
odyssee-words-course = Rotta: { $stops }.
odyssee-words-then = { $before }, poi { $next }
odyssee-words-home = A casa, a Itaca, appena per te è aperta.
odyssee-words-bid = Offri { $terms } per { $card }.
odyssee-words-bid-before = Offri { $terms } per { $card }, se altrimenti può arrivarti una di queste: { $others }.
odyssee-words-pay = Se ti chiedono un prezzo: fino a { $terms } piuttosto che ricevere { $card }.
odyssee-words-feast = { $from ->
    [0] Vacche del Sole: banchetti.
    [one] Vacche del Sole: banchetti con 1 eroe o più.
   *[other] Vacche del Sole: banchetti con { $from } eroi o più.
}
odyssee-words-graze = Vacche del Sole: le lasci pascolare.
odyssee-words-hero = Scilla: sacrifichi un eroe.
odyssee-words-gifts = { $from ->
    [0] Scilla: paghi in doni.
    [one] Scilla: paghi in doni, se ne hai 1 o più.
   *[other] Scilla: paghi in doni, se ne hai { $from } o più.
}
odyssee-words-calm = Otre dei venti: nessuna tempesta.
odyssee-words-look = Tiresia: guardi le carte di queste isole: { $isles }.
odyssee-words-unless-crew = { $count ->
    [one] Non senza eroi.
   *[other] Non con meno di { $count } eroi.
}
odyssee-words-unless-gifts = { $count ->
    [one] Non senza doni.
   *[other] Non con meno di { $count } doni.
}
odyssee-words-unless-near = { $count ->
    [one] Non con una nave proprio accanto alla tua.
   *[other] Non con una nave entro { $count } esagoni.
}
odyssee-words-unless-any = Non dopo che qualcuno ti ha fatto qualcosa.
odyssee-words-hand = Chi approda sulle tue isole riceve la prima di queste che hai ancora: { $cards }.
odyssee-words-hand-to = Per { $name }, la prima di queste che hai ancora: { $cards }.
odyssee-words-sell = Un’offerta di { $terms } o più per { $card } viene accettata.
odyssee-words-anyone = Qualsiasi nave
odyssee-words-margin = { $who }, se il tuo equipaggio meno l’altro è almeno { $margin }
odyssee-words-meet = Incontro. { $who }: { $does }.
odyssee-words-peace = pace
odyssee-words-fight = battaglia, anche in risposta a una pretesa
odyssee-words-demand = pretendi { $terms }
odyssee-words-demand-else = pretendi { $terms }, o pace se non c’è
odyssee-words-ransom = pace, e paghi una pretesa fino a { $terms }
odyssee-words-battle = Battaglia. { $who }: { $does }.
odyssee-words-from = { $count ->
    [one] { $who }, finché hai 1 eroe o più
   *[other] { $who }, finché hai { $count } eroi o più
}
odyssee-words-on = continui a combattere
odyssee-words-offer = offri { $terms } per smettere
odyssee-words-accept = Una proposta di almeno { $terms } viene accettata.
odyssee-words-patience = { $hours ->
    [one] Dopo 1 ora di veglia la tua rotta prosegue oltre una nave che la sbarra, o verso un’isola di una tappa successiva che è cambiata.
   *[other] Dopo { $hours } ore di veglia la tua rotta prosegue oltre una nave che la sbarra, o verso un’isola di una tappa successiva che è cambiata.
}
odyssee-words-patience-none = Te lo chiediamo, per quanto ci voglia.
odyssee-words-lapse = Quello che avevi detto non si poteva applicare: { $reason }
odyssee-words-lapse-elsewhere = La tua nave non è dove comincia il tuo piano, quindi te lo chiediamo.
odyssee-words-lapse-blown = La tempesta di qualcuno ha spostato la tua nave; la tua rotta è finita lì.
odyssee-words-lapse-lost = La tua nave è andata perduta; la tua rotta è finita lì.
odyssee-words-lapse-heroes = A bordo non hai gli stessi eroi di quando l’hai scritto, quindi te lo chiediamo.
odyssee-words-lapse-hunger = A bordo c’è più fame di quanta ne prevedevi, quindi te lo chiediamo.
odyssee-words-lapse-right = Itaca per te era chiusa e ora è aperta, o viceversa; quindi te lo chiediamo.
odyssee-words-lapse-isle = Quest’isola la governa qualcun altro, o la sua carta non c’è più: { $isle }. Quindi te lo chiediamo.
odyssee-words-lapse-ship = C’è una nave dove arriverebbe la tua: { $name }. Quindi te lo chiediamo.
odyssee-words-lapse-threat = { $name } ora può essere a casa in un turno, quindi te lo chiediamo.
odyssee-words-lapse-gifts = Hai meno doni di quanti ne volevi per farlo, quindi te lo chiediamo.
odyssee-words-lapse-near = Una nave è più vicina di quanto volevi: { $name }. Quindi te lo chiediamo.
odyssee-words-lapse-touched = Da quando l’hai scritto qualcuno ti ha fatto qualcosa, quindi te lo chiediamo.
odyssee-words-lapse-no-way = Nessuna via porta più vicino alla meta della tua rotta, quindi te lo chiediamo.
odyssee-words-lapse-not-entitled = La tua rotta porta a Itaca, che per te è ancora chiusa; quindi te lo chiediamo.
odyssee-words-lapse-no-card = Non hai più nessuna delle carte del tuo elenco, quindi te lo chiediamo.
odyssee-words-lapse-not-theirs = L’altra parte non ha quello che pretenderesti, quindi te lo chiediamo.
odyssee-words-lapse-not-mine = Non hai quello che offriresti, quindi te lo chiediamo.
odyssee-words-lapse-too-dear = Ti si chiede più di quanto volevi pagare, quindi te lo chiediamo.
