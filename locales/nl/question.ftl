## What a place would mean for the reader's goals
effect-goal = { $place } is uw doel.
effect-at = Afstanden vanaf { DE($place) }: { $list }.
effect-way = { $goal } { $there } (nu { $now })
effect-beside = Afstanden vanaf daar tot uw doelen:
effect-since = Afstanden tot uw doelen: { $list }.
effect-before = { $goal } { $now } (eerst { $before })
goal-below-ship = het schip is er; het moet weg en terugkomen

## The answers
answer-fine = Ik vind het goed
answer-fine-pass = Goed, en ik pas
answer-object = Bezwaar …
answer-later = Vraag het later
answer-play = { $count } spelen en leiden
answer-play-for = { $yours ->
    [yes] { $count } voor uw plaats (leidt)
   *[no] { $count } voor { $name } (leidt)
}
answer-play-these = { $back }: deze kaarten spelen
answer-up-to = Tot { $count }
answer-in-all = in totaal tot { $most }
answer-black = Een derde plaats …
answer-say-this = Dit zeggen
asked-all-the-same = U krijgt de vraag toch, zodat niemand te weten komt wat u in handen hebt.
fault-asked-already = De vraag ligt nu voor u: kies wat u doet.
letter-fine = Akkoord; vraag mij als iemand bezwaar maakt

## And if somebody objects
chip-contested = En als iemand bezwaar maakt
chip-again = Als u opnieuw aan de beurt komt
chip-up-to = { $most ->
    [one] { $back }, tot 1 kaart
   *[other] { $back }, tot { $most } kaarten
}
chip-up-to-more = { $back }, tot { $more } meer (in totaal { $most })
back-name = { $name } steunen ({ $place })
back-own = Achter { DE($place) } blijven staan
back-own-proposal = Achter mijn voorstel blijven staan
back-proposal = Het voorstel steunen
back-objector = Steunen wie bezwaar maakt
no-black = Geen derde plaats
pill-as-above = als hierboven
pill-objector = het bezwaar
rows-legend = Als iemand liever vaart naar …
rows-note = Uitzonderingen op wat u hierboven koos.
if-wanted = Als iemand liever { $places } wil: { $word }
if-elsewhere = Als het een andere plaats is: { $word }
word-back = { $most ->
    [one] u steunt { $who } met hoogstens 1 kaart.
   *[other] u steunt { $who } met in totaal hoogstens { $most } kaarten.
}
who-name = { $name }
who-own = uw eigen plaats
who-proposal = het voorstel
who-objector = het bezwaar
who-black = zwart

## Folded away
fold-then = Bespaar iedereen dagen: een koers, de volgende overtocht
fold-plan = Bespaar iedereen dagen: een koers, uw eigen beurt
fold-further = Meer: per plaats, een derde plaats, de leiding houden
fold-cards = Meer: andere kaarten, de hele discussie
said-now = Deze overtocht
said-next = De volgende overtocht

## Who leads
leads-with = { $you ->
    [yes] U leidt met { DE($place) }.
   *[no] { $name } leidt met { DE($place) }.
}
leads-name = { $you ->
    [yes] U leidt, { $tally }.
   *[no] { $name } leidt, { $tally }.
}
leads-tie = Het staat gelijk, en dan leidt de plaats die het eerst genoemd is.
tie-rule = Bij gelijke stand leidt de plaats die het eerst genoemd is: het voorstel voor het bezwaar, beide voor de derde plaats.
needed-to-lead = { $count ->
    [one] zou met 1 kaart meer leiden
   *[other] zou met { $count } kaarten meer leiden
}
ask-discussion = Past u of speelt u kaarten?
wait-discussion = { $name } moet antwoorden.
badge-side-place = voor { DE($place) }
review-side-name = U hoort dan voor deze overtocht bij de partij van { $name }.
review-keep = Zo laten
story-support-own = { $you ->
    [yes] U speelt { $cards } voor uw eigen plaats.
   *[no] { $name } speelt { $cards } voor de eigen plaats.
}
story-support-name = { $you ->
    [yes] U speelt { $cards } voor { $owner }.
   *[no] { $yours ->
        [yes] { $name } speelt { $cards } voor u.
       *[no] { $name } speelt { $cards } voor { $owner }.
    }
}
story-settled-name = { $you ->
    [yes] U wint de discussie.
   *[no] { $name } wint de discussie.
}

## When time is out
silence-asking = Daarna geldt uw zwijgen als akkoord.
silence-discussion = Daarna geldt uw zwijgen als passen.
silence-wind = Daarna wordt geen wind gespeeld.
silence-action = Daarna doet de invaller een voorstel voor u.

## What happened
table-steps = { $count ->
    [one] Stap voor stap (1 regel)
   *[other] Stap voor stap ({ $count } regels)
}
happened-sails = Het schip is naar { DE($place) } gevaren.
happened-agreed = { $you ->
    [yes] Het schip is naar { DE($place) } gevaren: u stelde het voor en iedereen ging akkoord.
   *[no] Het schip is naar { DE($place) } gevaren: { $name } stelde het voor en iedereen ging akkoord.
}
happened-won = { $you ->
    [yes] Het schip is naar { DE($place) } gevaren: u won de discussie ({ $tally }).
   *[no] Het schip is naar { DE($place) } gevaren: { $name } won de discussie ({ $tally }).
}
happened-own-won = { $yours ->
    [yes] U had { $cards } voor uw eigen plaats gespeeld: gewonnen { $by }.
   *[no] U had { $cards } voor { $name } gespeeld: gewonnen { $by }.
}
happened-own-lost = { $yours ->
    [yes] U had { $cards } voor uw eigen plaats gespeeld: verloren { $by }.
   *[no] U had { $cards } voor { $name } gespeeld: verloren { $by }.
}
happened-margin = { $count ->
    [one] met 1 kaart
   *[other] met { $count } kaarten
}
happened-tie = bij gelijke stand, want de eerst genoemde plaats leidt

## Cards and chart
card-does = { $card ->
    [objection] telt in een discussie
    [temple] bouwt tempels: elke beurt meer kaarten
    [wind] nog een overtocht in uw beurt
    [plague] sluit een plaats af
    [zeus] staat voor elke kaart
   *[pandora] trekt 2 kaarten in uw beurt
}
chart-play-for = Spelen voor
legend = Wat de tekens betekenen
legend-goal = uw doelen; alleen u ziet ze
legend-plague = een plaag: niemand kan deze plaats voorstellen
legend-ways = waarheen het schip nu kan varen
legend-wake = waar het vandaan kwam
legend-number = overtochten van het schip naar deze plaats
legend-pins = gewenste plaatsen: B het voorstel, R het bezwaar, K de derde plaats

## The next movement
next-decide = Beslissen over
next-by-chart = Tik de plaatsen op de kaart aan: goed, mij vragen, bezwaar, om de beurt. Of kies hier.

## Standing orders
orders-common = De drie gewoonste
orders-common-agree = Met elk voorstel akkoord gaan tot mijn volgende beurt voorbij is
orders-common-pass = Passen zodra iemand bezwaar maakt, tot mijn volgende beurt voorbij is
orders-common-patience = Na 24 waakuren zwijgen: akkoord, daarna passen
