## Beside the game: talk, the seat, the way out, old links
talk = Gespräch
talk-nothing = Noch hat niemand etwas gesagt.
talk-say = Der Runde etwas sagen
talk-send = Abschicken
talk-note = Alle am Tisch lesen es, spätestens mit dem nächsten Brief. Verraten Sie nichts, was nur Ihr Platz wissen darf.
talk-remove = Zurücknehmen
talk-empty = Da stand noch nichts: Bitte schreiben Sie ein paar Worte.
talk-too-long = Das sind mehr als 500 Zeichen; bitte kürzen Sie es.
talk-too-often = Das war viel für eine Stunde. Bitte warten Sie ein wenig; Ihr Text steht noch unten.
notes = Meine Notizen
notes-keep = Notizen speichern
notes-hint = Nur Sie können sie lesen, jetzt und nach dem Ende; sie stehen in keinem Archiv.
notes-download = Als Textdatei herunterladen
notes-too-long = Das sind mehr als { $most } Zeichen; bitte kürzen Sie es. Nichts ging verloren, und gespeichert wurde noch nichts.
notes-changed = Ihre Notizen wurden anderswo geändert, seit Sie diese Seite geöffnet haben. Oben steht, was Sie geschrieben haben, darunter, was gespeichert ist; wenn Sie noch einmal speichern, ersetzt Ihr Text das andere.
notes-there = Zurzeit gespeichert:
seat-own = Ihr Platz
seat-named = Sie sehen mit den Augen von { $name }.
seat-not-me = Nicht Sie, oder ist ein Link in falsche Hände geraten?
seat-not-me-note = Alle Links und Anmeldungen dieses Platzes gelten sofort nicht mehr, auch diese Seite nicht, und wer dort spielt, bekommt einen neuen Link per Brief.
seat-new-links = Neue Links schicken
seat-mail = Antworten per E-Mail
seat-mail-off = Wenn Sie auf einen Brief antworten, kommt die Antwort mit einem Link zurück, um sie zu bestätigen.
seat-mail-on = Wenn Sie auf einen Brief antworten, zählt die Antwort sofort, sofern wir prüfen können, dass sie von Ihrer Adresse kommt.
seat-mail-to-on = Antworten per E-Mail sofort zählen lassen
seat-mail-to-off = Antworten per E-Mail erst bestätigen
resign = Diese Partie endgültig verlassen
resign-title = Die Partie als { $name } verlassen?
resign-more = { $then ->
    [goes-on] Der Vertreter, ein Bot, spielt Ihren Platz zu Ende, und Sie können nicht zurückkehren. Alle erfahren es mit dem nächsten Brief.
    [stands-still] Sie können nicht zurückkehren. Alle anderen, die hier spielen, sind zurzeit abwesend; deshalb ruht der Tisch, bis jemand zurückkommt, und dann spielt der Vertreter, ein Bot, Ihren Platz zu Ende.
   *[closed] Sie können nicht zurückkehren, und sonst ist niemand mehr da: Der Tisch wird geschlossen, wie er steht, ohne Sieger.
}
stands-still = Alle, die hier spielen, sind abwesend: Der Tisch ruht, bis jemand zurückkommt.
resign-stay = Am Tisch bleiben
resign-commit = Endgültig verlassen
link-past = Dieser Link gehört { $name }, und die Frage dazu ist schon beantwortet. Hier steht, was alle sehen dürfen.
link-past-answered = Ihre letzte Antwort:
link-look = Nur den Tisch ansehen
link-fresh = Neuen Link per Brief schicken
link-sent = Ein Brief mit einem neuen Link ist unterwegs zu der Person, die auf diesem Platz spielt.
link-no-address = Zu diesem Platz gibt es keine Adresse, also kann kein Brief geschickt werden.
table-kicker = { $game } · Tisch { $code }
seat-unreached = Briefe erreichen { $name } nicht: Die Adresse hat sie abgelehnt oder will keine. Vielleicht fragen Sie { $name } auf anderem Weg.
seat-undelivered = Der letzte Brief an { $name } ließ sich nicht zustellen; der nächste wird wie immer versucht. Vielleicht fragen Sie { $name } auf anderem Weg.

## Hints for the first table
hint-about = { $what ->
    [question] Ein Tipp zu dieser Frage
    [chart] Ein Tipp zur Seekarte
   *[own] Ein Tipp zu Ihren Karten
}
hint-lead = Kurze Hinweise wie dieser stehen an Ihrem ersten Tisch.
hint-end = Hinweise nicht mehr zeigen
hint-action = Sie schlagen vor, wohin das Schiff fährt: zu einem der Orte neben ihm, am besten einen Schritt auf eines Ihrer Ziele zu. Sind alle einverstanden, fährt es dorthin; erhebt jemand Einspruch, entscheiden Karten.
hint-asking = „{ answer-fine }“: Das Schiff darf dorthin fahren. „{ ulysses-form-object }“: Sie nennen einen anderen Ort und spielen Karten dafür. „{ answer-later }“: Sie entscheiden, wenn es so weit ist; das kostet nichts als Zeit.
hint-discussion = Für jede Partei liegen Karten, und das Schiff folgt der Partei, die führt. Spielen Sie so viele Karten, dass eine Partei führt, oder passen Sie. Gespielte Karten sind weg, auch wenn Sie gewinnen. Die Farben der Scheiben haben mit den Farben der Orte nichts zu tun.
hint-wind = Mit einem Wind bleiben Sie am Zug und schlagen noch einmal etwas vor. Ohne Wind ist die nächste Person am Zug.
hint-waiting = Gerade werden Sie nichts gefragt. Sobald es so weit ist, steht es hier.
hint-sealed = Sie müssen nicht warten, bis Sie an der Reihe sind: Ihre Antwort wird versiegelt, niemand sieht, dass sie da ist, und bis sie gelesen wird, können Sie sie ändern.
hint-chart = Die kräftigen Linien führen vom Schiff zu den Orten neben ihm. Sterne sind Ihre Ziele, die nur Sie sehen; auf Orten mit einem Totenkopf liegt eine Plage, und niemand kann sie vorschlagen.
hint-own = Das Schiff soll an Ihren vier Zielen ankommen, gleich, wer es dorthin steuert: Vier Ziele gewinnen. In einer Auseinandersetzung zählen Einsprüche und Zeus.
next-table = Nächster Tisch, der auf Sie wartet
