odyssee-refuse-over = Die Partie ist zu Ende.
odyssee-refuse-not-asked = Jetzt ist jemand anderes gefragt.
odyssee-refuse-other-question = { $question ->
    [turn] Das beantwortet die Frage nicht: Wählen Sie Segelwürfel oder Sturmpfeil.
    [sail] Das beantwortet die Frage nicht: Wählen Sie, wohin Sie segeln, oder bleiben Sie liegen.
    [land] Das beantwortet die Frage nicht: Landen Sie, oder bieten Sie.
    [give] Das beantwortet die Frage nicht: Wählen Sie eine Karte für den Ankömmling.
    [price] Das beantwortet die Frage nicht: Nehmen Sie den Preis an, oder lehnen Sie ab.
    [winds] Das beantwortet die Frage nicht: Legen Sie den Sturmpfeil, oder nicht.
    [cattle] Das beantwortet die Frage nicht: Schmausen Sie, oder lassen Sie weiden.
    [toll] Das beantwortet die Frage nicht: Opfern Sie einen Helden, oder zahlen Sie mit Gaben.
    [look] Das beantwortet die Frage nicht: Sagen Sie, welche Karten Sie ansehen.
    [meeting] Das beantwortet die Frage nicht: Frieden, Kampf, eine Forderung oder ein Tausch.
    [proposal] Das beantwortet die Frage nicht: Nehmen Sie den Vorschlag an, oder lehnen Sie ab.
    [battle] Das beantwortet die Frage nicht: Kämpfen Sie weiter, oder machen Sie ein Angebot.
   *[offer] Das beantwortet die Frage nicht: Nehmen Sie das Angebot an, oder lehnen Sie ab.
}
odyssee-refuse-no-gift = Sie haben keine Gabe mehr, um den Sturmpfeil zu bezahlen.
odyssee-refuse-same-hex = Ihr Schiff liegt schon dort. Wenn es bleiben soll, wählen Sie, liegen zu bleiben.
odyssee-refuse-troy = Troja ist geschlossen: Dorthin segelt niemand zurück.
odyssee-refuse-not-entitled = Ithaka ist Ihnen verschlossen, solange Sie mehr Chips auf der Hand haben als Karten. Chips: { $chips }, Karten: { $cards }.
odyssee-refuse-too-far = { $steps ->
    [one] Das ist 1 Feld weit, zu weit für Ihren Wurf.
   *[other] Das ist { $steps } Felder weit, zu weit für Ihren Wurf.
}
odyssee-refuse-land-between = Durch die Luft ist es nah genug, aber Land liegt dazwischen.
odyssee-refuse-not-your-card = Die Karte { $card } haben Sie nicht.
odyssee-refuse-not-their-card = Wer die Insel beherrscht, hat die Karte { $card } nicht.
odyssee-refuse-same-card = Die Karte, für die Sie einen Preis verlangen, kann nicht die sein, die Sie sonst geben.
odyssee-refuse-no-bid = Es gibt kein Gebot, das Sie annehmen könnten.
odyssee-refuse-bid-lies = Ein Gebot liegt vor: Nehmen Sie es an, oder geben Sie eine Karte.
odyssee-refuse-look-count = { $needed ->
    [one] Wählen Sie genau 1 verdeckte Karte.
   *[other] Wählen Sie genau { $needed } verdeckte Karten.
}
odyssee-refuse-not-face-down = Am Randfeld von { $isle } liegt keine verdeckte Karte.
odyssee-refuse-gifts = { $by ->
    [speaker] Das ist mehr, als Sie haben. Ihre Gaben: { $held }.
   *[other] So viel ist auf der anderen Seite nicht da. Gaben dort: { $held }.
}
odyssee-refuse-card = { $by ->
    [speaker] Die Karte { $card } haben Sie nicht.
   *[other] Die Karte { $card } ist auf der anderen Seite nicht da.
}
odyssee-refuse-isle = { $by ->
    [speaker] { $isle } beherrschen Sie nicht.
   *[other] { $isle } gehört nicht der anderen Seite.
}
odyssee-refuse-landing-isle = Die Insel, um die es geht, kann nicht Teil des Handels sein.
odyssee-refuse-chips = { $by ->
    [speaker] Sie haben zu wenige Chips, um diese Inseln zu übernehmen. Chips auf der Hand: { $chips }.
   *[other] Die andere Seite hat zu wenige Chips, um diese Inseln zu übernehmen. Chips auf der Hand: { $chips }.
}
odyssee-refuse-nothing = Eine Forderung oder ein Tausch muss etwas nennen.

odyssee-misread = { $at ->
    [0] Das ist von Anfang an nicht zu lesen: { $expected }
   *[other] Das ist nach den ersten { $at } Zeichen nicht zu lesen: { $expected }
}
odyssee-expected = { $expected ->
    [verb] es fehlt ein Wort des Spiels, etwa die, sail oder peace.
    [space] es fehlt ein einzelnes Leerzeichen.
    [hex] es fehlt ein Feld, etwa h8.
    [direction] es fehlt eine Richtung: e, ne, nw, w, sw oder se.
    [card] es fehlt eine Karte, etwa card8.
    [isle] es fehlt eine Insel, etwa isle3, die kleinere Nummer zuerst.
    [item] es fehlen Bedingungen: Gaben, dann Karten, dann Inseln, etwa 2g+card8, oder 0.
    [for] es fehlt das Wort „for“.
    [else] es fehlt das Wort „else“.
    [something] etwas muss genannt werden: „for 0“ versteht sich von selbst.
   *[end] hier darf nichts mehr folgen.
}
