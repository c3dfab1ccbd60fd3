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
odyssee-page-direction = { $direction ->
    [e] Osten
    [ne] Nordosten
    [nw] Nordwesten
    [w] Westen
    [sw] Südwesten
   *[se] Südosten
}
odyssee-page-gifts = { $count ->
    [one] 1 Gabe
   *[other] { $count } Gaben
}
odyssee-page-nothing = nichts
odyssee-page-you = Sie
odyssee-page-task = { $number ->
    [1] Weiß: 3 Gaben. Schwarz: 1 Gabe, und Sie setzen den nächsten Zug aus.
    [2] Würfel 1: 2 Helden verloren; 2 oder 3: 1 verloren. Dann 2 Gaben.
    [3] Zwei Würfe: jedes Schwarz kostet 1 Helden; zweimal Weiß bringt 2 Gaben.
    [4] Weiß: 3 Gaben. Schwarz: 1 Held verloren, 1 Gabe.
    [5] 1 Gabe. Sie dürfen den Sturmpfeil einmal umsonst legen; Ihr Schiff bleibt, wo es ist.
    [6] Wahl: 1 Gabe; oder 4 Gaben, und bei Schwarz sind 2 Helden verloren.
    [7] Wahl: 1 Held verloren; oder 2 Gaben bezahlt.
    [8] Ohne Gabe: 1 Held verloren. Sonst sagt der Würfel, wie viele Gaben verloren sind.
    [9] 4 Gaben, und Sie setzen den nächsten Zug aus.
    [10] 2 Gaben, und 1 Held, wenn einer fehlt.
    [11] 1 Gabe. Solange Sie sie haben, kämpft niemand mit Ihnen, und Sie mit niemandem.
    [12] 1 Gabe. Solange Sie sie haben, bewegt kein fremder Pfeil Ihr Schiff.
    [13] Würfel über Ihrer Besatzung: 1 Held verloren. Sonst 2 Gaben.
    [14] 2 Gaben. Sie sehen zwei verdeckte Karten am Rand an.
   *[15] 4 Gaben, 1 Held verloren.
}

# The question: what it means for the reader.
odyssee-page-home-far = { $missing ->
    [one] Sie haben { $chips } Chips in der Hand und { $cards } Karten: noch eine Landung, und Sie dürfen heim.
   *[other] Sie haben { $chips } Chips in der Hand und { $cards } Karten; heim dürfen Sie, sobald es nicht mehr Chips als Karten sind.
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
odyssee-page-arrow-hex = Ab Feld
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
odyssee-page-deed = { $deed ->
    [die] Sie werfen den Segelwürfel.
    [stay] Sie bleiben, wo Sie sind.
    [land] Sie landen und nehmen die Karte, die man Ihnen wählt.
    [take] Sie nehmen das Gebot an.
    [accept] Sie nehmen an.
    [refuse] Sie lehnen ab.
    [calm] Sie lassen den Windsack zu.
    [feast] Sie schmausen: 4 Gaben, dann der Götterwürfel; bei Schwarz sind 2 Helden verloren.
    [graze] Sie lassen die Rinder weiden: 1 Gabe.
    [hero] Skylla holt einen Helden.
    [gifts] Sie bezahlen Skylla mit Gaben.
    [peace] Sie fahren in Frieden weiter.
    [fight] Sie greifen an. Es wird gewürfelt, bis ein Held fällt.
   *[on] Der Kampf geht weiter, bis der nächste Held fällt.
}
odyssee-page-calm = Den Windsack zulassen
odyssee-page-feast = Die Rinder schlachten
odyssee-page-graze = Die Rinder weiden lassen
odyssee-page-toll-hero = Einen Helden verlieren
odyssee-page-toll-gifts = { $gifts } zahlen
odyssee-page-look = { $count ->
    [one] Wählen Sie die Insel, deren Karte Sie ansehen.
   *[other] Wählen Sie { $count } Inseln, deren Karten Sie ansehen.
}
odyssee-page-do-sail = Sie segeln: { $place }.
odyssee-page-do-arrow = Sie legen den Sturmpfeil auf { $hex }, Richtung: { $direction }.
odyssee-page-do-give = Sie geben diese Karte her: { $card }.
odyssee-page-do-bid = Sie bieten { $terms } für diese Karte: { $card }.
odyssee-page-do-ask = Sie verlangen { $terms } für { $card }; wird das abgelehnt, geben Sie { $other }.
odyssee-page-do-look = Sie sehen diese Karten an: { $isles }.
odyssee-page-do-demand = Sie fordern { $terms }; eine Ablehnung ist ein Kampf.
odyssee-page-do-trade = Sie geben { $gives } für { $wants }, falls das angenommen wird.
odyssee-page-do-offer = Sie bieten an aufzuhören: Sie geben { $gives } und bekommen { $wants }.
odyssee-page-then = { $kind ->
    [roll] Sie sehen den Wurf sofort und wählen auf derselben Seite, wohin Sie segeln.
    [asked] { $name } wird nach einer Karte gefragt.
    [meeting] Schiffe auf demselben Feld begegnen sich: Es kann zum Kampf kommen.
    [answer] { $name } wird um eine Antwort gebeten.
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
odyssee-page-stock = Gaben, die niemand hat: { $count }
odyssee-page-seat-gifts = Gaben: { $count }
odyssee-page-seat-crew = Helden: { $count }
odyssee-page-seat-chips = Chips in der Hand: { $count }
odyssee-page-seat-cards = Karten: { $cards }
odyssee-page-seat-isles = Inseln: { $isles }
odyssee-page-seat-hunger = Hungersteine: { $count }
odyssee-page-seat-favor = Pfeil umsonst, so viele Züge: { $count }
odyssee-page-badge = { $kind ->
    [bot] Bot
    [active] am Zug
    [asked] gefragt
    [entitled] darf heim
    [skips] setzt aus
   *[left] ist fort
}
odyssee-page-looked = Karten, die Sie gesehen haben: { $cards }

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
    [stale] Am Tisch ist es weitergegangen; hier steht, was jetzt gefragt ist.
   *[much] Das ist mehr, als aufbewahrt werden kann.
}
odyssee-page-illegal = { $reason ->
    [over] Das Spiel ist vorbei.
    [not-asked] Sie sind jetzt nicht gefragt.
    [other-question] Das beantwortet eine andere Frage als die offene.
    [no-gift] Für den Sturmpfeil haben Sie keine Gabe mehr.
    [same-hex] Dort liegt Ihr Schiff schon.
    [troy] Troja ist geschlossen.
    [land-between] Dazwischen liegt Land.
    [same-card] Die Karte mit dem Preis und die andere sind dieselbe.
    [no-bid] Es liegt kein Gebot vor.
    [bid-lies] Ein Gebot liegt da: Nehmen Sie es an, oder geben Sie eine Karte.
    [landing-isle] Die Insel der Landung gehört nicht zum Handel.
   *[nothing] Bitte nennen Sie etwas.
}
odyssee-page-illegal-entitled = Ithaka ist Ihnen verschlossen: { $chips } Chips in der Hand, { $cards } Karten.
odyssee-page-illegal-far = Das ist zu weit: { $steps } Felder.
odyssee-page-illegal-card = { $whose ->
    [own] Diese Karte haben Sie nicht: { $card }.
   *[other] Diese Karte hat der andere nicht: { $card }.
}
odyssee-page-illegal-isle = { $whose ->
    [own] Diese Insel gehört Ihnen nicht: { $isle }.
    [rim] Dort liegt keine verdeckte Karte: { $isle }.
   *[other] Diese Insel gehört dem anderen nicht: { $isle }.
}
odyssee-page-illegal-gifts = { $whose ->
    [own] So viele Gaben haben Sie nicht; Sie haben { $count }.
   *[other] So viele Gaben hat der andere nicht; es sind { $count }.
}
odyssee-page-illegal-chips = { $whose ->
    [own] Sie haben zu wenige Chips, um diese Inseln zu übernehmen: { $count }.
   *[other] Der andere hat zu wenige Chips, um diese Inseln zu übernehmen: { $count }.
}
odyssee-page-illegal-look = Wählen Sie genau so viele Inseln: { $count }.

# A new table, the front page, the replay.
odyssee-page-ruleset = Die Regeln des Blattes
odyssee-page-variant = Variante: kein Kampf, wenn nicht beide wollen
odyssee-page-variant-more = Freundlicher: Was nur einer will, wird kein Kampf.
odyssee-page-rounds = Höchstens so viele Runden
odyssee-page-rounds-hint = Ist bis dahin niemand daheim, gewinnt, wer am nächsten daran ist. Die meisten Spiele dauern 10 bis 25 Runden.
odyssee-page-fault-rounds = Eine ganze Zahl von { $least } bis { $most }.
odyssee-page-pitch = Zwei bis sechs Schiffe segeln von Troja heim: auf Inseln landen, um Karten handeln, einander Stürme in den Weg legen und Ithaka zuerst erreichen.
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
