## What a place would mean for the reader's goals
effect-goal = { $place } ist Ihr Ziel.
effect-at = Entfernungen { VON($place) } aus: { $list }.
effect-way = { $goal } { $there } (jetzt { $now })
effect-beside = Entfernungen von dort zu Ihren Zielen:
effect-since = Entfernungen zu Ihren Zielen: { $list }.
effect-before = { $goal } { $now } (vorher { $before })
goal-below-ship = das Schiff ist dort; es muss fort und zurückkommen

## The answers
answer-fine = Von mir aus
answer-fine-pass = Recht, und ich passe
answer-object = Einspruch …
answer-later = Später fragen
answer-play = { $count } spielen und führen
answer-play-for = { $yours ->
    [yes] { $count } für Ihren Ort (führt)
   *[no] { $count } für { $name } (führt)
}
answer-play-these = { $back }: diese Karten spielen
answer-up-to = Bis zu { $count }
answer-in-all = insgesamt bis zu { $most }
answer-black = Ein dritter Ort …
answer-say-this = Das sagen
asked-all-the-same = Gefragt werden Sie trotzdem, damit niemand erfährt, was Sie auf der Hand haben.
fault-asked-already = Sie sind gerade gefragt: Bitte wählen Sie, was Sie tun.
letter-fine = Einverstanden; bei Einspruch mich fragen

## And if somebody objects
chip-contested = Und wenn jemand Einspruch erhebt
chip-again = Wenn Sie noch einmal an die Reihe kommen
chip-up-to = { $most ->
    [one] { $back }, bis zu 1 Karte
   *[other] { $back }, bis zu { $most } Karten
}
chip-up-to-more = { $back }, bis zu { $more } weitere (insgesamt { $most })
back-name = { $name } unterstützen ({ $place })
back-own = { $place } verteidigen
back-own-proposal = Zu meinem Vorschlag stehen
back-proposal = Den Vorschlag unterstützen
back-objector = Unterstützen, wer Einspruch erhebt
no-black = Kein dritter Ort
pill-as-above = wie oben
pill-objector = den Einspruch
rows-legend = Wenn jemand stattdessen dorthin will …
rows-note = Ausnahmen von dem, was Sie oben gewählt haben.
if-wanted = Wenn jemand stattdessen { $places } will: { $word }
if-elsewhere = Wenn es ein anderer Ort ist: { $word }
word-back = { $most ->
    [one] Sie unterstützen { $who } mit höchstens 1 Karte.
   *[other] Sie unterstützen { $who } mit insgesamt höchstens { $most } Karten.
}
who-name = { $name }
who-own = Ihren eigenen Ort
who-proposal = den Vorschlag
who-objector = den Einspruch
who-black = Schwarz

## Folded away
fold-then = Allen Tage sparen: ein Kurs, die nächste Fahrt
fold-plan = Allen Tage sparen: ein Kurs, Ihr eigener Zug
fold-further = Mehr: nach Ort, ein dritter Ort, Führung halten
fold-cards = Mehr: andere Karten, die ganze Auseinandersetzung
said-now = Diese Fahrt
said-next = Die nächste Fahrt

## Who leads
leads-with = { $you ->
    [yes] Sie führen ({ $place }).
   *[no] { $name } führt ({ $place }).
}
leads-name = { $you ->
    [yes] Sie führen, { $tally }.
   *[no] { $name } führt, { $tally }.
}
leads-tie = Es steht gleich; dann führt der zuerst genannte Ort.
tie-rule = Bei Gleichstand führt der zuerst genannte Ort: der Vorschlag vor dem Einspruch, beide vor dem dritten Ort.
needed-to-lead = { $count ->
    [one] führt erst mit 1 Karte mehr
   *[other] führt erst mit { $count } Karten mehr
}
ask-discussion = Passen Sie, oder spielen Sie Karten?
wait-discussion = { $name } ist gefragt.
badge-side-place = Richtung { $place }
review-side-name = Sie gehören dann in dieser Fahrt zur Partei von { $name }.
review-keep = So lassen
story-support-own = { $you ->
    [yes] Sie spielen { $cards } für Ihren eigenen Ort.
   *[no] { $name } spielt { $cards } für den eigenen Ort.
}
story-support-name = { $you ->
    [yes] Sie spielen { $cards } für { $owner }.
   *[no] { $yours ->
        [yes] { $name } spielt { $cards } für Sie.
       *[no] { $name } spielt { $cards } für { $owner }.
    }
}
story-settled-name = { $you ->
    [yes] Sie gewinnen die Auseinandersetzung.
   *[no] { $name } gewinnt die Auseinandersetzung.
}

## When time is out
silence-asking = Danach gilt Ihr Schweigen als Einverständnis.
silence-discussion = Schweigen Sie weiter, passen Sie.
silence-wind = Danach wird kein Wind gespielt.
silence-action = Danach schlägt der Vertreter für Sie vor.

## What happened
table-steps = { $count ->
    [one] Schritt für Schritt (1 Zeile)
   *[other] Schritt für Schritt ({ $count } Zeilen)
}
happened-sails = Das Schiff ist { NACH($place) } gefahren.
happened-agreed = { $you ->
    [yes] Das Schiff ist { NACH($place) } gefahren: Sie haben es vorgeschlagen, alle waren einverstanden.
   *[no] Das Schiff ist { NACH($place) } gefahren: Vorschlag von { $name }, alle waren einverstanden.
}
happened-won = { $you ->
    [yes] Das Schiff ist { NACH($place) } gefahren: Sie haben die Auseinandersetzung gewonnen ({ $tally }).
   *[no] Das Schiff ist { NACH($place) } gefahren: { $name } hat die Auseinandersetzung gewonnen ({ $tally }).
}
happened-own-won = { $yours ->
    [yes] Sie hatten { $cards } für Ihren eigenen Ort gespielt: gewonnen { $by }.
   *[no] Sie hatten { $cards } für { $name } gespielt: gewonnen { $by }.
}
happened-own-lost = { $yours ->
    [yes] Sie hatten { $cards } für Ihren eigenen Ort gespielt: verloren { $by }.
   *[no] Sie hatten { $cards } für { $name } gespielt: verloren { $by }.
}
happened-margin = { $count ->
    [one] um 1 Karte
   *[other] um { $count } Karten
}
happened-tie = bei Gleichstand, denn der zuerst genannte Ort führt

## Cards and chart
card-does = { $card ->
    [objection] zählt in einer Auseinandersetzung
    [temple] baut Tempel: jeden Zug mehr Karten
    [wind] eine weitere Fahrt in Ihrem Zug
    [plague] sperrt einen Ort
    [zeus] steht für jede Karte
   *[pandora] zieht 2 Karten in Ihrem Zug
}
chart-play-for = Spielen für
legend = Was die Zeichen bedeuten
legend-goal = Ihre Ziele; nur Sie sehen sie
legend-plague = eine Plage: niemand kann diesen Ort vorschlagen
legend-ways = wohin das Schiff jetzt fahren kann
legend-wake = woher es gekommen ist
legend-number = Fahrten vom Schiff bis zu diesem Ort
legend-pins = gewünschte Orte: B der Vorschlag, R der Einspruch, K der dritte Ort

## The next movement
next-decide = Entscheiden über
next-by-chart = Tippen Sie die Orte auf der Karte an: recht, mich fragen, Einspruch, reihum. Oder wählen Sie hier.

## Standing orders
orders-common = Die drei häufigsten
orders-common-agree = Jedem Vorschlag zustimmen, bis mein nächster Zug vorbei ist
orders-common-pass = Passen, wenn jemand Einspruch erhebt, bis mein nächster Zug vorbei ist
orders-common-patience = Nach 24 Wachstunden Schweigen: einverstanden, dann passen
