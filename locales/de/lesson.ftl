## A lesson: a table that is dealt to learn the game by
home-lesson = In fünf Minuten lernen
lesson-title = Ihr erster Tisch, Schritt für Schritt
lesson-met = Lektion: { $met } von { $kinds } Arten zu antworten kennengelernt
lesson-done = Das waren alle Arten zu antworten. Es gewinnt, wessen vier Ziele das Schiff zuerst erreicht hat. Spielen Sie hier weiter, solange Sie mögen, oder beginnen Sie eine eigene Partie.
lesson-skip = Lektion überspringen und spielen
hint-sailor = Was täte ein Seemann?
lesson-propose = Vorschlagen: { $place }
lesson-object = Einspruch erheben: { $place }

## What it says at each kind of question of Ulysses, with one thing to do
lesson-nearer = Dieser Vorschlag bringt das Schiff einem Ihrer Ziele näher, den Orten mit Stern. Seien Sie einverstanden: Das kostet nichts, und wenn niemand Einspruch erhebt, fährt das Schiff dorthin.
lesson-nothing-better = Dieser Vorschlag hilft Ihnen nicht, aber Sie haben ihm nichts Besseres entgegenzusetzen. Seien Sie einverstanden: Das kostet nichts.
lesson-leads-away = Dieser Vorschlag bringt Sie keinem Ziel näher, und Sie haben Karten für einen Einspruch. Erheben Sie Einspruch: Sie nennen einen anderen Ort und spielen Karten dafür. Dann kommt es zur Auseinandersetzung.
lesson-worth-cards = In einer Auseinandersetzung folgt das Schiff der Partei, die führt. Spielen Sie so wenige Karten, wie es braucht, damit Ihr Ort führt; was gespielt ist, ist weg.
lesson-too-dear = Der Ort, den Sie wollen, liegt zurück, und es würde zu viele Karten kosten. Passen Sie: Sie behalten sie für einen Ort, der wichtiger ist.
lesson-leading = Der Ort, den Sie wollen, führt schon. Passen Sie: Andere können noch Karten spielen, aber Sie brauchen nicht mehr auszugeben als nötig.
lesson-pandora = Sie sind am Zug. Vor dem Vorschlag dürfen Sie Karten einsetzen, so oft Sie mögen. Beginnen Sie mit Pandora: Sie bringt zwei neue Karten für eine.
lesson-temple = Sie sind am Zug. Vor dem Vorschlag dürfen Sie Karten einsetzen. Bauen Sie einen Tempel: Von nun an ziehen Sie zu Beginn jedes Zugs eine Karte mehr.
lesson-exchange = Sie sind am Zug. Vor dem Vorschlag dürfen Sie Karten einsetzen. Tauschen Sie das Ziel, das am weitesten weg ist: Für eine Karte legen Sie es zurück und ziehen ein anderes.
lesson-towards = Schlagen Sie nun vor, wohin das Schiff fährt. Dieser Ort ist ein Schritt auf eines Ihrer Ziele zu; die anderen werden gefragt, ob sie einverstanden sind.
lesson-goal-ahead = Schlagen Sie nun vor, wohin das Schiff fährt. Dieser Ort ist eines Ihrer Ziele: Sobald das Schiff dort ankommt, haben Sie es erreicht.
lesson-stuck = Kein Ort neben dem Schiff kann vorgeschlagen werden. Es bleibt, wo es ist, und der Zug geht weiter.
lesson-go-on = Das Schiff ist gefahren, und Sie dürfen einen Wind spielen: Dann schlagen Sie im selben Zug noch einmal vor. Tun Sie es, eines Ihrer Ziele liegt gleich neben dem Schiff.
lesson-enough = Das Schiff ist gefahren. Mit einem Wind könnten Sie im selben Zug noch einmal vorschlagen, aber er brächte Ihnen jetzt kein Ziel. Überlassen Sie den Zug der nächsten Person.

## The same for Odyssee
odyssee-lesson-done = Das waren alle Arten zu antworten. Legen Sie Chips und sammeln Sie Karten, bis Sie nicht mehr Chips als Karten in der Hand haben; wer dann zuerst auf Ithaka ist, gewinnt. Spielen Sie hier weiter, solange Sie mögen, oder beginnen Sie eine eigene Partie.
odyssee-lesson-sail = Segeln: { $place }
odyssee-lesson-arrow = Sturm: { $drifts }
odyssee-lesson-advice = { $why ->
    [roll] Sie sind am Zug. Ihre Mannschaft hat eine Gabe verzehrt, und nun würfeln Sie oder legen den Sturmpfeil. Würfeln Sie: Der Würfel sagt, wie weit Sie segeln dürfen, und dann wählen Sie, wohin. Kein Pfeil verspricht jetzt mehr.
    [ashore] Statt zu würfeln, dürfen Sie den Sturmpfeil legen; meist kostet das eine Gabe. Er treibt Schiffe in fünf Reihen, und dieser treibt Ihres an Land: eine Landung ohne Würfel.
    [storm] Statt zu würfeln, dürfen Sie den Sturmpfeil legen; meist kostet das eine Gabe. Er treibt Schiffe in fünf Reihen, und dieser ist Ihnen mehr wert als ein Wurf.
    [home] Ithaka ist in Reichweite, und es steht Ihnen offen. Segeln Sie heim: Sie gewinnen.
    [fresh] Eine Insel, auf der noch niemand gelandet ist, ist in Reichweite. Segeln Sie dorthin: Sie nehmen ihre Karte, führen sie aus und legen einen Ihrer zehn Chips.
    [ruled] Auf dieser Insel herrscht schon jemand. Landen Sie trotzdem: Wer dort herrscht, muss Ihnen eine Karte geben, und Sie legen einen Chip.
    [bare] Auf dieser Insel herrscht niemand, und eine Karte gibt es dort nicht. Landen Sie: Sie legen einen Chip und sind der Heimkehr einen Schritt näher.
    [aeolus] Das ist die Insel des Äolus, des Herrn der Winde. Landen Sie dort: Der Sturmpfeil ist in Ihren nächsten drei Zügen umsonst.
    [onward] Mit diesem Wurf lohnt sich keine Landung. Segeln Sie über offene See auf die nächste Insel zu.
    [stay] Nichts Besseres ist in Reichweite. Bleiben Sie, wo Sie sind, und warten Sie auf einen besseren Wurf.
    [card] Diese Karte lässt Ihnen die Wahl. Unten sehen Sie, was jede Antwort bringt; hier wäre diese die eines guten Seglers.
    [land] Wer auf der Insel herrscht, wählt eine Karte für Sie. Sie könnten für eine bestimmte Gaben, Karten oder Inseln bieten; hier lohnt sich das nicht, nehmen Sie also, was Sie bekommen.
    [bid] Wer auf der Insel herrscht, wählt eine Karte für Sie, wenn Sie nicht für eine bieten, die Ihnen lieber ist. Bieten Sie: Diese ist es wert.
    [give] Ein Schiff ist auf Ihrer Insel gelandet und bekommt eine Ihrer Karten. Sie wählen, welche: Trennen Sie sich von der, die dem anderen am wenigsten hilft.
    [price] Für eine bessere Karte wird ein Preis verlangt, nur dieses eine Mal. Wenn Sie ablehnen, bekommen Sie die andere. So würde ein guter Segler antworten.
    [peace] Zwei Schiffe auf einem Feld begegnen sich. Sie können Frieden halten, kämpfen, etwas fordern oder einen Tausch anbieten. Halten Sie Frieden: Ein Kampf kostet beide Seiten Helden.
    [fight] Zwei Schiffe auf einem Feld begegnen sich, und Sie haben die besseren Aussichten. Kämpfen Sie: Wer verliert, muss ein Angebot machen oder verliert das Schiff.
    [demand] Zwei Schiffe auf einem Feld begegnen sich, und das andere hat Grund, Sie zu fürchten. Fordern Sie etwas: Wer ablehnt, muss kämpfen.
    [trade] Zwei Schiffe auf einem Feld begegnen sich, und jedes hat etwas, was das andere nötiger braucht. Bieten Sie einen Tausch an: Eine Ablehnung ist noch kein Kampf.
    [proposal] Ihnen wird etwas vorgeschlagen. Sie nehmen genau das an, was dort steht, oder lehnen ab; unten sehen Sie, was folgt. So würde ein guter Segler antworten.
   *[battle] Ein Held ist gefallen. Jede Seite darf weiterkämpfen oder anbieten, wofür sie aufhört. So würde ein guter Segler antworten.
}
