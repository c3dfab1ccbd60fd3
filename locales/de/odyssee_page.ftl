# The sea chart of Odyssee: labels of lists and what marks a hex.
odyssee-chart-colon = { ": " }
odyssee-chart-title = Seekarte
odyssee-chart-near = Rund um Ihr Schiff
odyssee-chart-ships = Schiffe
odyssee-chart-you = Sie
odyssee-chart-crew = Besatzung
odyssee-chart-ithaca = Ithaka
odyssee-chart-troy = Troja
odyssee-chart-syrte = Syrte
odyssee-chart-aeolus = Insel des Aiolos
odyssee-chart-water = offene See
odyssee-chart-owned = Inseln mit Herrscher
odyssee-chart-fresh = Eine Karte liegt bereit für
odyssee-chart-rim = Rand
odyssee-chart-entitled = Nach Ithaka darf
odyssee-chart-nobody = noch niemand
odyssee-chart-steps = Entfernung
odyssee-chart-owner = Herrscher
odyssee-chart-card = eine Karte liegt bereit
odyssee-chart-storm = Sturm
odyssee-chart-stiff = steifer Wind
odyssee-chart-breeze = Brise

# Words of the pages of Odyssee: parts of a table.

# The question: what it means for the reader.
odyssee-page-home-far = { $missing ->
    [one] Chips in der Hand: { $chips }, Karten: { $cards }. Noch eine Landung, und Sie dürfen heim.
   *[other] Chips in der Hand: { $chips }, Karten: { $cards }. Heim dürfen Sie, sobald es nicht mehr Chips als Karten sind.
}
odyssee-page-home-near = { $steps ->
    [one] Sie dürfen nach Ithaka: es ist ein Feld weit.
   *[other] Sie dürfen nach Ithaka: es ist { $steps } Felder weit.
}
odyssee-page-food = { $gifts ->
    [0] Sie haben keine Gabe mehr: Ohne Landung gibt es im nächsten Zug einen Hungerstein.
    [one] Sie haben noch eine Gabe, für die nächste Mahlzeit.
   *[other] Sie haben noch { $gifts } Gaben, eine für jeden Zug.
}
odyssee-page-have = Sie haben { $heroes } und { $gifts }.
odyssee-page-doom = { $turns ->
    [1] Ihre Besatzung verhungert am Ende dieses Zuges, wenn Sie keine Gabe finden.
   *[other] Ihre Besatzung verhungert am Ende Ihres nächsten Zuges, wenn Sie keine Gabe finden.
}

# Die or arrow.
odyssee-page-die = Würfeln und segeln
odyssee-page-die-note = 1 bis 4 Felder; Sie sehen den Wurf und wählen dann, wohin. Er gilt.
odyssee-page-arrow = { $price ->
    [free] Den Sturmpfeil legen (jetzt umsonst)
    [barred] Der Sturmpfeil kostet eine Gabe, und Sie haben keine mehr.
   *[gift] Den Sturmpfeil legen (1 Gabe)
}
odyssee-page-arrow-note = Fünf Reihen wehen: Die mittlere treibt Schiffe bis zur nächsten Küste, die daneben zwei Felder, die äußeren eines.
odyssee-page-arrow-hex = Ab Feld: der Buchstabe der Reihe, dann der Platz von Westen, etwa h8
odyssee-page-arrow-direction = Richtung
odyssee-page-arrow-show = Auf der Karte zeigen
odyssee-page-arrow-tap = Das Feld auf der Karte wählen
odyssee-page-arrow-pick = Pfeil hierher
odyssee-page-arrow-nobody = Kein Schiff wird bewegt.
odyssee-page-review = Prüfen
odyssee-page-choose = Bitte wählen

# Where to.
odyssee-page-sail-here = Hierher segeln
odyssee-page-sail-note = Tippen Sie ein markiertes Feld auf der Karte an, oder wählen Sie hier.
odyssee-page-sail-water = Auf offene See
odyssee-page-stay = Hier bleiben
odyssee-page-steps = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
odyssee-page-lands = { $kind ->
    [fresh] Sie nehmen die Karte dieser Insel, führen sie aus und legen einen Chip.
    [bare] Sie legen einen Chip; eine Karte gibt es nicht.
    [owned] { $name } herrscht hier und gibt Ihnen eine Karte; dann legen Sie einen Chip.
    [own] Ihre eigene Insel: Nichts ändert sich.
    [chipless] Sie haben keinen Chip, den Sie hier legen könnten: Nichts ändert sich.
    [ithaca] Sie sind daheim und gewinnen.
    [aeolus] Der Sturmpfeil ist in Ihren nächsten drei Zügen umsonst.
    [syrte] Sie laufen auf Grund und setzen den nächsten Zug aus.
   *[water] Offene See.
}
odyssee-page-meets = Schiffe dort: { $names }.

# Landing, and bargaining over it.
odyssee-page-land = Nehmen, was { $name } gibt
odyssee-page-land-note = { $name } wählt eine dieser Karten: { $cards }.
odyssee-page-bid = Etwas für eine Karte bieten
odyssee-page-bid-card = Die Karte, die Sie wollen
odyssee-page-pay = Sie zahlen
odyssee-page-ask-pay = { $name } zahlt
odyssee-page-take = Annehmen: { $terms } für { $card }
odyssee-page-give = { $card } hergeben
odyssee-page-ask = Einen Preis für eine Karte nennen
odyssee-page-ask-card = Für diese Karte
odyssee-page-ask-else = Wird der Preis abgelehnt, geben Sie
odyssee-page-price-accept = { $terms } zahlen und { $card } bekommen
odyssee-page-price-refuse = Ablehnen und { $card } bekommen

# What a card asks.
odyssee-page-calm = Den Windsack zulassen
odyssee-page-feast = Die Rinder schlachten
odyssee-page-graze = Die Rinder weiden lassen
odyssee-page-toll-hero = Einen Helden verlieren
odyssee-page-toll-gifts = { $gifts } zahlen
odyssee-page-look = { $count ->
    [one] Wählen Sie die Insel, deren Karte Sie ansehen.
   *[other] Wählen Sie { $count } Inseln, deren Karten Sie ansehen.
}
odyssee-page-then = { $kind ->
    [roll] Sie sehen den Wurf sofort und wählen auf derselben Seite, wohin Sie segeln.
    [asked] { $name } wird nach einer Karte gefragt.
    [meeting] Schiffe auf demselben Feld begegnen sich: Es kann zum Kampf kommen.
    [answer] { $name } wird um eine Antwort gebeten.
    [peace] Sie trennen sich in Frieden.
   *[end] Ihr Zug endet hier, wenn Ihnen niemand begegnet.
}

# Meeting and battle.
odyssee-page-peace = Frieden
odyssee-page-peace-note = Sie wollen keinen Kampf; { $name } kann trotzdem einen wollen.
odyssee-page-fight = Kämpfen
odyssee-page-chance = Bis zum Ende gewännen Sie { $percent } von 100 Kämpfen.
odyssee-page-demand = Etwas fordern, sonst kämpfen
odyssee-page-trade = Einen Tausch anbieten
odyssee-page-gives = Sie geben
odyssee-page-wants = { $name } gibt
odyssee-page-count-gifts = Gaben
odyssee-page-of = von { $count }
odyssee-page-accept = Annehmen: Sie bekommen { $gets } und geben { $gives }
odyssee-page-refuse = Ablehnen
odyssee-page-refuse-note = { $kind ->
    [battle] Dann kommt es zum Kampf.
    [onward] Dann geht der Kampf weiter.
   *[peace] Das ist noch kein Kampf.
}
odyssee-page-on = Weiterkämpfen
odyssee-page-stop = Anbieten aufzuhören, ohne Zahlung
odyssee-page-offer = Zu Bedingungen aufhören
odyssee-page-odds = Aussichten eines Kampfes bis zum Ende
odyssee-page-odds-crews = Helden: Sie – { $name }
odyssee-page-odds-win = Sie gewinnen
odyssee-page-odds-tie = Unentschieden

# What lies before everybody.

# Legend of the chart.
odyssee-page-legend-chip = Chip des Herrschers; jeder hat ein eigenes Zeichen
odyssee-page-legend-heads = Helden an Bord
odyssee-page-legend-rim = Am Rand: die Karte der Insel und verdrängte Chips
odyssee-page-legend-laurel = Lorbeer: wer nach Ithaka darf

# What is refused, and why.
odyssee-page-fault = { $kind ->
    [missing] Bitte wählen Sie eine Antwort.
    [count] So viele Gaben kann es nicht geben.
    [unknown] Das bietet die Seite nicht an; bitte wählen Sie neu.
    [twice] Etwas wurde doppelt genannt; bitte wählen Sie neu.
    [stale] Der Tisch hat sich seit diesem Formular weiterbewegt. Es wurde nichts geändert; so steht es jetzt.
    [cards] Was Sie auf Karten wählen, gehört zu einem Plan oder Kurs: Bitte sagen Sie auch, wohin Sie segeln.
   *[much] Das ist mehr, als aufbewahrt werden kann.
}

# A new table, the front page, the replay.
odyssee-page-variant = Variante: kein Kampf, wenn nicht beide wollen
odyssee-page-variant-more = Freundlicher: Was nur einer will, wird kein Kampf.
odyssee-page-rounds = Höchstens so viele Runden
odyssee-page-rounds-hint = Ist bis dahin niemand daheim, gewinnt, wer am nächsten daran ist. Die meisten Spiele dauern 10 bis 25 Runden.
odyssee-page-fault-rounds = Eine ganze Zahl von { $least } bis { $most }.
odyssee-page-home-line = Odyssee: eine Wettfahrt heim von Troja, mit Stürmen, Händeln und Kämpfen, für 2 bis 6.
odyssee-page-home-title = Odyssee in vier Sätzen
odyssee-page-home-isles = Jede Insel, auf der Sie zuerst landen, gibt Ihnen eine Karte, gut oder schlecht, und nimmt einen Ihrer zehn Chips.
odyssee-page-home-deal = Auf einer fremden Insel wählt ihr Herrscher eine Karte für Sie, und Sie können darum handeln.
odyssee-page-home-storm = Segeln Sie nach dem Würfel, oder legen Sie den Sturmpfeil und blasen ganze Reihen von Schiffen umher.
odyssee-page-home-wins = Mit nicht mehr Chips als Karten in der Hand dürfen Sie heim: Wer zuerst auf Ithaka ist, gewinnt.
odyssee-page-home-picture = Das Meer von Odyssee, von uns gezeichnet
odyssee-page-previous = ← Landung
odyssee-page-next = Landung →
odyssee-page-curve = Von links nach rechts die Züge, nach oben, wie nah alle der Heimkehr waren: gelegte Chips und Karten, danach der Weg, der noch blieb.
odyssee-page-milestone = Zug { $turn }: { $name } legt einen Chip auf { $isle }.

# What is said ahead.
odyssee-page-onward = Und dann? Ersparen Sie allen das Warten auf Ihren nächsten Zug
odyssee-page-onward-note = Ein Tipp tut, was oben steht, und sagt, wohin Ihr Schiff danach weiterfährt, Zug um Zug, bis es dort ist. Das ist versiegelt, Sie können es ändern, und Sie werden gefragt, wenn auf dem Weg etwas nicht mehr ist wie jetzt.
odyssee-page-onward-to = Ja, und dann weiter: { $stop }
odyssee-page-ahead = Und dann? Ersparen Sie allen einen halben Tag
odyssee-page-ahead-note = Was Sie hier sagen, ist versiegelt; niemand sieht es, und Sie können es ändern. Was Sie offen lassen, werden Sie gefragt.
odyssee-page-ahead-ask = Fragen Sie mich
odyssee-page-ahead-plan = Mein nächster Zug, nach dem Wurf
odyssee-page-ahead-roll-label = Wurf { $roll }
odyssee-page-ahead-course-title = Mein Kurs, in jedem Zug ohne Plan
odyssee-page-ahead-leg = { $number ->
    [1] Zuerst nach
    [2] Dann nach
   *[3] Und dann nach
}
odyssee-page-ahead-home = Heim, sobald Sie dürfen.
odyssee-page-ahead-nowhere = Nirgendwohin
odyssee-page-ahead-cards = Was ich auf Karten wähle
odyssee-page-ahead-hand-title = Karten, die ich auf meinen Inseln hergebe
odyssee-page-ahead-hand-place = { $number ->
    [1] Zuerst
    [2] Dann
   *[3] Und dann
}
odyssee-page-ahead-sell-title = Verkauft an jeden, der bietet
odyssee-page-ahead-meet-title = Wenn ich einem Schiff begegne
odyssee-page-ahead-pay = Frieden, und höchstens { $gifts } zahlen
odyssee-page-ahead-battle-title = In einem Kampf
odyssee-page-ahead-patience = Geduld: Mein Kurs geht weiter, obwohl ein Schiff im Weg liegt
odyssee-page-ahead-nothing = Nichts: Sie werden gefragt.
odyssee-page-ahead-lies = Was Sie vorab gesagt haben
odyssee-page-ahead-show = Die Wege auf der Karte zeigen
odyssee-page-ahead-written = Alles andere, schriftlich
odyssee-page-ahead-written-note = Je eine Zeile, mit den Wörtern, die auch das Protokoll benutzt, zum Beispiel
odyssee-page-fault-line = Zeile { $line } Ihres Textes ergibt ab Zeichen { $at } keinen Sinn.
