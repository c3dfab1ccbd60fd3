odyssee-words-plan-die = Nächster Zug: der Segelwürfel.
odyssee-words-plan-arrow = Nächster Zug: der Sturmpfeil, angelegt bei { $origin }, Richtung { $direction }, wenn er dieselben Schiffe bewegt wie jetzt; sonst der Segelwürfel.
odyssee-words-line = Wurf { $rolls }: { $does }.
odyssee-words-or = { $before } oder { $last }
odyssee-words-sail = { NACH($place) } segeln
odyssee-words-stay = liegen bleiben
odyssee-words-ask = Sie werden gefragt
odyssee-words-course = Kurs: { $stops }.
odyssee-words-then = { $before }, dann { $next }
odyssee-words-home = Heim nach Ithaka, sobald es Ihnen offensteht.
odyssee-words-bid = Gebot: { $terms } für { $card }.
odyssee-words-bid-before = Gebot: { $terms } für { $card }, wenn sonst eine von diesen kommen kann: { $others }.
odyssee-words-pay = Wird ein Preis verlangt: bis zu { $terms }, statt { $card } zu bekommen.
odyssee-words-feast = { $from ->
    [0] Rinder der Sonne: schmausen.
    [one] Rinder der Sonne: schmausen, mit 1 Helden oder mehr.
   *[other] Rinder der Sonne: schmausen, mit { $from } Helden oder mehr.
}
odyssee-words-graze = Rinder der Sonne: weiden lassen.
odyssee-words-hero = Skylla: einen Helden hergeben.
odyssee-words-gifts = { $from ->
    [0] Skylla: mit Gaben bezahlen.
    [one] Skylla: mit Gaben bezahlen, wenn Sie 1 oder mehr haben.
   *[other] Skylla: mit Gaben bezahlen, wenn Sie { $from } oder mehr haben.
}
odyssee-words-calm = Sack der Winde: kein Sturm.
odyssee-words-look = Teiresias: die Karten von { $isles } ansehen.
odyssee-words-unless-crew = { $count ->
    [one] Nicht ohne einen Helden.
   *[other] Nicht mit weniger als { $count } Helden.
}
odyssee-words-unless-gifts = { $count ->
    [one] Nicht ohne eine Gabe.
   *[other] Nicht mit weniger als { $count } Gaben.
}
odyssee-words-unless-near = { $count ->
    [one] Nicht mit einem Schiff gleich neben Ihrem.
   *[other] Nicht mit einem Schiff innerhalb von { $count } Feldern.
}
odyssee-words-unless-any = Nicht mehr, sobald Ihnen jemand etwas getan hat.
odyssee-words-hand = Wer auf Ihren Inseln landet, bekommt die erste von diesen, die Sie noch haben: { $cards }.
odyssee-words-hand-to = Für { $name } die erste von diesen, die Sie noch haben: { $cards }.
odyssee-words-sell = Ein Gebot von { $terms } oder mehr für { $card } wird angenommen.
odyssee-words-anyone = Jedes Schiff
odyssee-words-margin = { $who }, wenn Ihre Mannschaft weniger der anderen mindestens { $margin } ergibt
odyssee-words-meet = Begegnung. { $who }: { $does }.
odyssee-words-peace = Frieden
odyssee-words-fight = Kampf, auch als Antwort auf eine Forderung
odyssee-words-demand = { $terms } fordern
odyssee-words-demand-else = { $terms } fordern, oder Frieden, wenn das nicht da ist
odyssee-words-ransom = Frieden, und eine Forderung bis zu { $terms } wird bezahlt
odyssee-words-battle = Kampf. { $who }: { $does }.
odyssee-words-from = { $count ->
    [one] { $who }, solange Sie 1 Helden oder mehr haben
   *[other] { $who }, solange Sie { $count } Helden oder mehr haben
}
odyssee-words-on = weiterkämpfen
odyssee-words-offer = { $terms } anbieten, um aufzuhören
odyssee-words-accept = Ein Angebot von mindestens { $terms } wird angenommen.
odyssee-words-patience = { $hours ->
    [one] Nach 1 wachen Stunde geht Ihr Kurs weiter, auch wenn ein Schiff im Weg liegt oder eine spätere Insel sich geändert hat.
   *[other] Nach { $hours } wachen Stunden geht Ihr Kurs weiter, auch wenn ein Schiff im Weg liegt oder eine spätere Insel sich geändert hat.
}
odyssee-words-patience-none = Sie werden gefragt, wie lange es auch dauert.

odyssee-words-lapse = Was Sie gesagt hatten, passte nicht: { $reason }
odyssee-words-lapse-elsewhere = Ihr Schiff liegt nicht dort, wo Ihr Plan beginnt; deshalb werden Sie gefragt.
odyssee-words-lapse-blown = Ein fremder Sturm hat Ihr Schiff bewegt; damit endete Ihr Kurs.
odyssee-words-lapse-lost = Ihr Schiff ging verloren; damit endete Ihr Kurs.
odyssee-words-lapse-heroes = Sie haben nicht mehr so viele Helden wie beim Schreiben; deshalb werden Sie gefragt.
odyssee-words-lapse-hunger = An Bord ist mehr Hunger, als Sie vorhersahen; deshalb werden Sie gefragt.
odyssee-words-lapse-right = Ithaka war Ihnen verschlossen und steht nun offen, oder umgekehrt; deshalb werden Sie gefragt.
odyssee-words-lapse-isle = Diese Insel hat einen neuen Herrscher, oder ihre Karte ist fort: { $isle }. Deshalb werden Sie gefragt.
odyssee-words-lapse-ship = Dort, wo Ihr Schiff ankäme, liegt ein anderes: { $name }. Deshalb werden Sie gefragt.
odyssee-words-lapse-threat = { $name } kann jetzt in einem Zug zu Hause sein; deshalb werden Sie gefragt.
odyssee-words-lapse-gifts = Sie haben weniger Gaben, als Sie dafür wollten; deshalb werden Sie gefragt.
odyssee-words-lapse-near = Ein Schiff ist näher, als Sie wollten: { $name }. Deshalb werden Sie gefragt.
odyssee-words-lapse-touched = Seit Sie das schrieben, ist Ihnen etwas geschehen; deshalb werden Sie gefragt.
odyssee-words-lapse-no-way = Kein Weg führt näher an das Ziel Ihres Kurses; deshalb werden Sie gefragt.
odyssee-words-lapse-not-entitled = Ihr Kurs führt nach Ithaka, das Ihnen noch verschlossen ist; deshalb werden Sie gefragt.
odyssee-words-lapse-no-card = Sie haben keine der Karten auf Ihrer Liste mehr; deshalb werden Sie gefragt.
odyssee-words-lapse-not-theirs = Der andere hat nicht, was Sie fordern würden; deshalb werden Sie gefragt.
odyssee-words-lapse-not-mine = Sie haben nicht, was Sie anbieten würden; deshalb werden Sie gefragt.
odyssee-words-lapse-too-dear = Es wird mehr gefordert, als Sie zahlen wollten; deshalb werden Sie gefragt.
