## A lesson: a table that is dealt to learn the game by
home-lesson = In fünf Minuten lernen
lesson-title = Ihr erster Tisch, Schritt für Schritt
lesson-met = Lektion: { $met } von { $kinds } Arten zu antworten kennengelernt
lesson-done = Das waren alle Arten zu antworten. Es gewinnt, wessen vier Ziele das Schiff zuerst erreicht hat. Spielen Sie hier weiter, solange Sie mögen, oder beginnen Sie eine eigene Partie.
lesson-skip = Lektion überspringen und spielen
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
