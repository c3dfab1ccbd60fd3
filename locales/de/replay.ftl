replay = Rückschau
replay-whole = Die ganze Partie im Überblick
replay-kicker = { $game } · Tisch { $code } · Zug { $turn } · Schritt { $step } von { $last }
replay-step = Schritt { $step }
replay-ways = Durch die Partie
replay-previous = ← Zurück
replay-next = Weiter →
replay-turn-previous = ← Zug
replay-turn-next = Zug →
replay-first = Zum Austeilen
replay-last = Zum Ende
replay-eyes = Mit wessen Augen?
replay-eyes-public = mit den Augen aller
replay-eyes-open = alle Karten offen
replay-running = Die Partie läuft noch: Hier steht nur, was alle wissen dürfen. Ist sie zu Ende, werden alle Karten aufgedeckt.
replay-hand = Karten und Ziele
replay-given-back = Zurückgelegte Ziele
replay-go = Gehe zu Schritt
replay-go-submit = Zeigen
replay-start = { $steps ->
    [one] Den einzigen Schritt ansehen
   *[other] Alle { $steps } Schritte ansehen
}
replay-by-turn = Zug für Zug
replay-link = Schritt für Schritt ansehen

replay-how = { $how ->
    [hand] Von Hand beantwortet, { $at }.
    [envelope] Aus einem Umschlag, geschrieben { $at }.
    [next] Im Voraus gesagt, { $at }.
    [order] Durch einen Kurs oder eine Daueranweisung gesagt, { $at }.
    [patience] Durch Geduld gesagt: Eine Weile hatte niemand nachgesehen, { $at }.
    [silence] Die Zeit war um: Schweigen galt als Antwort, { $at }.
    [bot] Ein Bot hat geantwortet, { $at }.
    [caretaker] Der Vertreter hat für den Platz geantwortet, { $at }.
   *[service] Das hat der Dienst geschrieben, { $at }.
}
replay-answers-title = Wie die Antworten kamen
replay-answers = { $how ->
    [hand] { $count } von Hand
    [envelope] { $count } aus Umschlägen
    [next] { $count } im Voraus gesagt
    [order] { $count } durch Kurs oder Daueranweisung
    [patience] { $count } durch Geduld
    [silence] { $count } durch Schweigen
    [bot] { $count } von einem Bot
    [caretaker] { $count } vom Vertreter
   *[service] { $count } vom Dienst
}
replay-answers-note = Umschläge, die nie gelesen wurden, bleiben für immer verschlossen.

replay-curve = Wer wann wie nah dran war
replay-milestones = Die Augenblicke, die zählten

replay-downloads = Zum Behalten
replay-file-html = Eine Seite für den eigenen Rechner
replay-file-html-more = Zeigt die ganze Partie in jedem Browser, ohne diese Website und ohne Netz.
replay-file-json = Das Archiv
replay-file-json-more = Jeder Schritt mit allem, was er bewirkt hat, für Programme und zum Nachprüfen.
replay-file-text = Die Partie als einfacher Text
replay-file-text-more = Zum Lesen, Drucken, Zitieren.
replay-offline-script = Die Schritte brauchen JavaScript, das hier ausgeschaltet ist. Unten steht, was in der Partie geschah.

proof-title = Wurde fair ausgeteilt?
proof-seal = Bevor sich jemand setzte, hat der Server eine geheime Zahl gezogen und ihren Fingerabdruck gezeigt, das Siegel. Aus einem Fingerabdruck lässt sich die Zahl nicht zurückrechnen, und keine andere Zahl hat denselben: Von da an war der Server gebunden.
proof-words = Alle haben ein Glückswort beigesteuert, das sonst niemand kannte. Geheime Zahl, Wörter und Tischcode ergeben zusammen den Kartenschlüssel, und der entscheidet über jedes Mischen. So konnte weder der Server noch jemand am Tisch allein die Karten wählen.
proof-log = Jeder Eintrag im Protokoll trägt den Fingerabdruck des vorigen. Der neueste steht in jedem Brief; so kann nachträglich nichts geändert werden, ohne dass die Briefe aller es verraten.
proof-value-seal = Siegel
proof-value-word = Glückswort von { $name }
proof-word = „{ $word }“
proof-value-seed = Geheime Zahl
proof-value-key = Kartenschlüssel
proof-value-head = Neuester Fingerabdruck
proof-running = Die geheime Zahl wird gezeigt, wenn die Partie zu Ende ist. Dann lässt sich hier alles nachprüfen; bis dahin vergleichen Sie das Siegel mit dem in Ihrem ersten Brief.
proof-check = Prüfen Sie selbst nach
proof-browser = In diesem Browser prüfen
proof-right = { $entries ->
    [one] Alles stimmt: Siegel, Kartenschlüssel und der einzige Eintrag.
   *[other] Alles stimmt: Siegel, Kartenschlüssel und alle { $entries } Einträge.
}
proof-wrong = Das stimmt nicht:
proof-check-seal = Diese Zeile muss in jedem Terminal das Siegel ergeben, das in Ihrem ersten Brief stand:
proof-check-key = Diese muss den Kartenschlüssel ergeben:
proof-check-all = Und diese prüft das heruntergeladene Archiv bis zur letzten Karte: jedes Mischen, jeden Schritt, jeden Fingerabdruck.

finished-title = Beendete Partien
finished-player = Ein Name am Tisch beginnt mit
finished-since = Zu Ende am oder nach dem
finished-until = Zu Ende am oder vor dem
finished-order = Reihenfolge
finished-newest = neueste zuerst
finished-oldest = älteste zuerst
finished-longest = längste zuerst
finished-shortest = kürzeste zuerst
finished-search = Suchen
finished-none = Keine beendete Partie passt.
finished-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
finished-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
finished-look = Ansehen
finished-look-at = Tisch { $code } ansehen
finished-previous = Vorige Seite
finished-next = Nächste Seite
finished-note = Hier stehen nur Tische, zu denen alle kommen konnten. Ihre eigenen Partien finden Sie unter „Meine Tische“.
