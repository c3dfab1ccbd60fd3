ahead-closed = Alle werden zugleich gefragt, und die Antworten werden gemeinsam geöffnet. Früh zu antworten kostet nichts: Ihre Antwort zählt nur, wenn alle vor Ihnen einverstanden sind; durch Warten erfahren Sie also nichts Neues.
ahead-wait-asking = Alle sind gefragt; die Antworten werden gemeinsam geöffnet.
ahead-ask-later = Was tun Sie, wenn Sie an die Reihe kommen?
ahead-sealed = Ihre Antwort liegt versiegelt im Umschlag.
ahead-sealed-note = Sie können Ihre Antwort ändern oder zurücknehmen, bis sie gelesen wird. Niemand sieht, dass sie da ist.
ahead-covered-says = Wie die Dinge stehen, sagt es: „{ $deed }“
ahead-covered-note = Bis es gelesen wird, können Sie unten anders antworten.
ahead-lies = Was Sie im Voraus gesagt haben
ahead-change = Die Antwort ändern
ahead-withdraw = Das Gesagte zurücknehmen
ahead-withdraw-ask = Das Gesagte zurücknehmen?
ahead-withdraw-note = Was Sie zu dieser Fahrt, zur nächsten und zu Ihrem eigenen nächsten Zug gesagt haben, gilt dann nicht mehr. Sie werden gefragt, falls keine Ihrer Daueranweisungen antwortet; Daueranweisungen und Geduld bleiben, wie sie sind.
ahead-review-open = Sie können es ändern, bis es gelesen wird.
ahead-used = { $how ->
    [envelope] So stand es in Ihrem Umschlag.
    [next] So hatten Sie es eine Fahrt zuvor gesagt.
    [order] So wollte es Ihr Kurs oder eine Daueranweisung.
    [patience] Ihre Geduld war abgelaufen.
   *[silence] Ihre Zeit war abgelaufen.
}

ahead-plain-agree = Einverstanden, und passen, wenn jemand Einspruch erhebt
ahead-plain-pass = Passen, wenn ich an die Reihe komme
ahead-quiet = Ihre Antwort, wenn vor Ihnen niemand Einspruch erhebt
ahead-contested = Wenn jemand Einspruch erhebt
ahead-discussion = Was tun Sie?
ahead-when-asked = Wenn Sie an die Reihe kommen
ahead-say = Für die ganze Auseinandersetzung entscheiden
ahead-say-note = Sie werden nicht mehr gefragt: eine Partei, und wie weit Sie gehen.
ahead-wind-legend = Bleiben Sie am Zug?
ahead-pass = Passen, was auch kommt
ahead-own = Schwarz auf einen dritten Ort legen
ahead-own-note = Wenn Ihnen das nicht mehr offensteht oder Ihre Grenze nicht reicht, passen Sie.
ahead-ask = Dann fragen Sie mich
ahead-pill = { $word ->
    [pass] passen
    [blue] Blau
    [red] Rot
    [black] Schwarz
    [own] Schwarz
    [fine] gut
    [object] Einspruch
   *[ask] mich fragen
}
ahead-most = Karten, die Sie höchstens spielen
ahead-most-note = { $count ->
    [one] Es zählen alle Karten, die Sie in dieser Fahrt spielen. Gespielt werden nur so viele, wie zum Führen nötig sind, Einsprüche vor Zeus; reicht die Grenze nicht, passen Sie. Sie haben 1, die zählt.
   *[other] Es zählen alle Karten, die Sie in dieser Fahrt spielen. Gespielt werden nur so viele, wie zum Führen nötig sind, Einsprüche vor Zeus; reicht die Grenze nicht, passen Sie. Sie haben { $count }, die zählen.
}
ahead-hold = Die Führung mit einer Karte mehr halten
ahead-hold-note = Führt Ihre Partei schon, wenn Sie an die Reihe kommen, passen Sie; hiermit legen Sie eine Karte dazu, solange noch jemand dagegen spielen könnte.
ahead-third-legend = Wenn Schwarz erscheint
ahead-third-choice = { $kind ->
    [same] Dasselbe tun
    [pass] Passen
   *[ask] Fragen Sie mich
}
ahead-gives-up-black = Wer eine Partei unterstützt, gibt das Recht auf Schwarz in dieser Fahrt auf, falls es noch besteht.
ahead-first = Fragen Sie mich aber zuerst, solange ich noch Schwarz legen darf
ahead-plagued = Plage: das Entfernen kostet Karten
ahead-won = Wenn das Schiff Ihrem Vorschlag folgt
ahead-wind = { $card ->
    [wind] Einen Wind spielen
    [zeus] Einen Zeus als Wind spielen
   *[either] Einen Wind spielen, sonst einen Zeus
}
ahead-from = { VON($place) }
ahead-way-on = Und dann vorschlagen
ahead-way-else = Oder, wenn eine Plage das versperrt
ahead-way-note = Die Karte wird dafür aufgehoben. Über den Weg können Sie auch dann entscheiden.
ahead-way-open = Entscheide ich dann

ahead-then = Und dann?
ahead-then-note = Wenn Sie es jetzt sagen, wartet in der nächsten Fahrt niemand auf Sie: Eine halbe Minute hier spart allen einen halben Tag. Es gilt nur für diese eine Fahrt.
ahead-then-plan = Dann sind Sie am Zug
ahead-then-plan-note = Planen Sie jetzt, dann geht die Partie sofort weiter. Bis Ihr Zug beginnt, können Sie es ändern.
ahead-next-at = Wenn das Schiff { BEI($place) } liegt
ahead-next-fine = Jeder Weg ist gut
ahead-next-fine-note = Einverstanden, und passen, wenn jemand Einspruch erhebt
ahead-next-by-way = Nach dem Weg entscheiden
ahead-next-ways-legend = Wenn das vorgeschlagen wird
ahead-next-contested = Wenn dann jemand Einspruch erhebt
ahead-next-cards = Mit wie vielen Karten
ahead-next-cards-note = { $count ->
    [one] Einsprüche vor Zeus; Sie haben 1, die zählt.
   *[other] Einsprüche vor Zeus; Sie haben { $count }, die zählen.
}
ahead-plan-from = Vorschlag { VON($place) } aus
ahead-plan-way = { $number ->
    [1] Am liebsten
    [2] Sonst
   *[other] Oder sonst
}
ahead-plan-open = Dann fragen Sie mich
ahead-pandora = { $kind ->
    [pandora] Mit einer Pandora, wenn ich eine habe
    [either] Mit Pandora, sonst mit einem Zeus
   *[no] Nein
}
ahead-temple = Einen Tempel bauen, wenn Tempelkarten dafür reichen
ahead-temple-note = Dafür wird kein Zeus ausgegeben und kein Wind, den Sie zugesagt haben.
ahead-keep = Karten, die auf der Hand bleiben

ahead-or = { $before } oder { $last }
ahead-else = { $before }, sonst { $next }
ahead-if-quiet = Wenn vor Ihnen niemand Einspruch erhebt: { $word }
ahead-if-any = Wenn jemand Einspruch erhebt: { $word }
ahead-if-lies = In dieser Auseinandersetzung: { $word }
ahead-if-first = Solange Sie noch Schwarz legen dürfen: { $word }
ahead-word-agree = Sie sind einverstanden.
ahead-word-object = Sie erheben Einspruch, wollen { NACH($place) } und spielen { $cards }.
ahead-word-pass = Sie passen.
ahead-word-pass-whatever = Sie passen, was auch kommt.
ahead-word-ask = Sie werden gefragt.
ahead-ask-whatever = Sie werden gefragt, wenn Sie an der Reihe sind, was auch vorher geschieht.
ahead-word-against = { $side ->
    [blue] Solange Blau führt, höchstens { $most }.
    [red] Solange Rot führt, höchstens { $most }.
   *[black] Solange Schwarz führt, höchstens { $most }.
}
ahead-word-hold = Auch wenn sie führt, legen Sie eine Karte dazu.
ahead-word-else-pass = Führt sie schon, wenn Sie gefragt sind, passen Sie und sind draußen.
ahead-word-black = { $most ->
    [one] Sie legen Schwarz { AUF($place) } mit höchstens 1 Karte. Wenn das nicht geht: { $otherwise }
   *[other] Sie legen Schwarz { AUF($place) } mit insgesamt höchstens { $most } Karten. Wenn das nicht geht: { $otherwise }
}
ahead-third = { $kind ->
    [same] Das gilt auch, wenn Schwarz erscheint.
    [pass] Erscheint Schwarz, passen Sie.
   *[ask] Erscheint Schwarz, werden Sie gefragt.
}
ahead-won-wind = { $card ->
    [wind] Wenn Ihr Vorschlag gewinnt: Sie spielen einen Wind.
    [zeus] Wenn Ihr Vorschlag gewinnt: Sie spielen einen Zeus als Wind.
   *[either] Wenn Ihr Vorschlag gewinnt: Sie spielen einen Wind, sonst einen Zeus.
}
ahead-won-next = Dann schlagen Sie { VON($at) } aus vor: { $places }.
ahead-won-rest = Wenn Ihr Vorschlag gewinnt: Sie spielen keinen Wind.
ahead-won-ask = Wenn Ihr Vorschlag gewinnt: Sie werden nach einem Wind gefragt.
ahead-next-any = Was auch { BEI($at) } vorgeschlagen wird: { $word }
ahead-next-ways = Wenn { BEI($at) } { $ways } vorgeschlagen wird: { $word }
ahead-plan-at = Liegt das Schiff { BEI($at) }, schlagen Sie { $places } vor.
ahead-plan-anywhere = Wo das Schiff auch liegt, schlagen Sie { $places } vor.
ahead-plan-pandora = { $card ->
    [pandora] Zuerst ziehen Sie mit Pandora 2 Karten, wenn Sie eine haben.
    [zeus] Zuerst ziehen Sie mit einem Zeus als Pandora 2 Karten, wenn Sie einen haben.
   *[either] Zuerst ziehen Sie mit Pandora 2 Karten, sonst mit einem Zeus.
}
ahead-plan-temple = { $keep ->
    [0] Sie bauen einen Tempel, wenn Tempelkarten dafür reichen.
    [one] Sie bauen einen Tempel, wenn Tempelkarten dafür reichen und 1 Karte auf der Hand bleibt.
   *[other] Sie bauen einen Tempel, wenn Tempelkarten dafür reichen und { $keep } Karten auf der Hand bleiben.
}
ahead-order-at = Wenn das Schiff { BEI($place) } liegt:
ahead-order-agree = Sie sind mit jedem Vorschlag einverstanden.
ahead-order-agree-but = Sie sind mit jedem Vorschlag einverstanden, ausgenommen: { $places }.
ahead-order-object = Wird { $to } vorgeschlagen, erheben Sie Einspruch, wollen { NACH($with) } und spielen { $cards }.
ahead-order-until-turn = Das gilt, bis Ihr nächster eigener Zug vorbei ist.
ahead-order-until-day = Das gilt bis zum Ende dieses Tages: { $day } ({ $zone }).
ahead-patience-agree = { $hours ->
    [one] Wenn Sie nach 1 wachen Stunde nicht nachgesehen haben: Sie sind einverstanden, danach passen Sie.
   *[other] Wenn Sie nach { $hours } wachen Stunden nicht nachgesehen haben: Sie sind einverstanden, danach passen Sie.
}
ahead-patience-none = Ihre Geduld sagt nichts: Sie werden immer gefragt.

ahead-course = Kurs
ahead-course-legend = Wohin soll das Schiff?
ahead-course-note = Das spart allen Tage: Es gilt, wo immer das Schiff ist, bis es dort war oder Sie es ändern.
ahead-course-more = Was dorthin führt oder höchstens eine Fahrt länger dauert, ist Ihnen recht. Sie werden wieder gefragt, wenn eine Plage kommt oder geht, wenn jemandem noch ein Ziel fehlt und wenn Ihr letztes Ziel nah ist.
ahead-course-none = Kein Kurs: jedes Mal fragen
ahead-course-goals = Meine Ziele: { $places }
ahead-course-else = Was weiter weg führt
ahead-course-object = { $most ->
    [one] Einspruch, höchstens 1 Karte
   *[other] Einspruch, höchstens { $most } Karten
}
ahead-course-ask = { $most ->
    [one] Mich fragen; sonst höchstens 1 Karte
   *[other] Mich fragen; sonst höchstens { $most } Karten
}
ahead-course-agree = { $most ->
    [0] Auch recht; sonst passen
    [one] Auch recht; sonst höchstens 1 Karte
   *[other] Auch recht; sonst höchstens { $most } Karten
}
ahead-course-to = { $count ->
    [one] Auf kürzestem Weg: { $places }.
   *[other] In der kürzesten Reihenfolge: { $places }.
}
ahead-course-within = { $within ->
    [0] Sie sind mit dem kürzesten Weg einverstanden, wo immer das Schiff ist.
    [one] Sie sind mit dem kürzesten Weg einverstanden, wo immer das Schiff ist, und mit jedem, der 1 Fahrt länger dauert.
   *[other] Sie sind mit dem kürzesten Weg einverstanden, wo immer das Schiff ist, und mit jedem, der bis zu { $within } Fahrten länger dauert.
}
ahead-course-beyond-object = { $most ->
    [one] Sonst erheben Sie Einspruch, wenn Sie eine Karte haben, die zählt, und spielen höchstens 1.
   *[other] Sonst erheben Sie Einspruch, wenn Sie { $most } Karten haben, die zählen, und spielen höchstens { $most }.
}
ahead-course-beyond-ask = Sonst werden Sie gefragt.
ahead-course-beyond-agree = Auch mit allem anderen sind Sie einverstanden.
ahead-course-back = { $most ->
    [0] In einer Auseinandersetzung passen Sie.
    [one] In einer Auseinandersetzung unterstützen Sie den nächstgelegenen Ort mit höchstens 1 Karte.
   *[other] In einer Auseinandersetzung unterstützen Sie den nächstgelegenen Ort mit höchstens { $most } Karten.
}
ahead-course-change = Den Kurs ändern oder aufgeben
ahead-course-dropped = Sie setzen keinen Kurs mehr.
ahead-lapse-plague = Eine Plage ist gekommen oder gegangen; das beendet Ihren Kurs, darum werden Sie gefragt.
ahead-lapse-rival = { $name } fehlt nur noch ein Ziel; das beendet Ihren Kurs, darum werden Sie gefragt.
ahead-lapse-last-goal = Ihr letztes Ziel ist nah. Das überlässt Ihr Kurs Ihnen, darum werden Sie gefragt.

ahead-lapse = Ihre Antwort im Voraus passte nicht: { $reason }
ahead-lapse-no-rule = Ihre Antwort im Voraus sagt nichts zu diesem Ort von Rot; darum werden Sie gefragt.
ahead-lapse-black = Schwarz ist erschienen; für diesen Fall wollten Sie gefragt werden.
ahead-lapse-no-way = Keiner der Wege, die Sie genannt haben, ist frei; darum werden Sie gefragt.
ahead-lapse-elsewhere = Das Schiff ist nicht dort, wo Ihr weiterer Weg beginnt; darum werden Sie gefragt.
ahead-fault-number = Bitte eine ganze Zahl von { $least } bis { $most } angeben.
ahead-fault-way = Dieser Weg beginnt nicht an dem Ort, den Sie vorschlagen.
ahead-fault-nothing-said = Es ist noch nichts gewählt. Bitte für mindestens einen Ort etwas wählen.
ahead-fault-nothing-sealed = Es gibt keine Antwort zurückzunehmen: Sie wurde schon gelesen oder nie gegeben.
ahead-fault-day = Bitte einen Tag ab heute angeben.
ahead-fault-too-much = Das ist mehr, als aufbewahrt werden kann. Bitte sagen Sie weniger.
ahead-fault-unreadable = Das Gesendete war nicht zu lesen, deshalb wurde nichts geändert. Alles, was Sie gewählt haben, steht unten: Bitte sehen Sie es durch und senden Sie es noch einmal. Kommt dieser Satz wieder, wählen Sie bitte neu, was Sie im Voraus sagen.

orders = Daueranweisungen
orders-link = Daueranweisungen
orders-change = Die Daueranweisungen ändern
orders-lead = Daueranweisungen antworten für Sie, wenn weder Ihr Umschlag noch das, was Sie zur nächsten Fahrt gesagt haben, es tut. Sie werden von oben gelesen; die erste, die zutrifft, zählt. Passt sie nicht genau, werden Sie gefragt. Jedes Mal, wenn eine angewandt wird, erfahren Sie es.
orders-none = Sie haben keine Daueranweisung.
orders-drop = Entfernen
orders-new = Eine neue Anweisung
orders-at = Wenn das Schiff liegt bei
orders-anywhere = jedem Ort
orders-says = Was sie sagt
orders-agree = Mit jedem Vorschlag einverstanden sein
orders-but = Aber mich fragen beim Vorschlag
orders-or = oder
orders-no-place = kein Ort
orders-object = Gegen bestimmte Orte Einspruch erheben
orders-to = Wenn das vorgeschlagen wird
orders-until = Bis wann
orders-until-note = Sie endet auch, wenn eines Ihrer Ziele aufgedeckt wird.
orders-until-turn = Bis mein nächster eigener Zug vorbei ist
orders-until-day = Bis zu einem bestimmten Tag
orders-day = Der letzte Tag ({ $zone })
orders-review = Diese Anweisung speichern?
orders-review-drop = Diese Anweisung entfernen?
orders-tried = Was Ihre Anweisungen zu Ihren letzten Fragen gesagt hätten
orders-tried-none = Noch wurden Sie nichts gefragt, woran man sie erproben könnte.
orders-tried-line = Zug { $turn }. { $did } Die Anweisungen: { $word }
orders-silent = nichts; Sie würden gefragt.
orders-back = Zurück zum Tisch
patience = Geduld
patience-lead = Wenn Sie so viele wache Stunden nicht nachgesehen haben, sind Sie einverstanden und passen, sobald jemand Einspruch erhoben hat. Ausgeschaltet, bis Sie es einschalten.
patience-hours = Nach so vielen wachen Stunden
patience-off = Ausschalten
patience-review = Diese Einstellung speichern?
patience-review-off = Ihre Geduld ausschalten?

ahead-before = Antworten, bevor vorgeschlagen wird
ahead-before-note = Wenn Sie es jetzt sagen, wartet niemand auf Sie, was { $name } auch vorschlägt. Es gilt für diese Fahrt.
ahead-next-here = Vom jetzigen Ort aus: { $place }
ahead-covered = Was Sie im Voraus gesagt haben, beantwortet das.
