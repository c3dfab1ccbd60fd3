## Eigene Tische wiederfinden
own-with = { $game } mit { $names }
own-turn = Zug { $turn }
own-mover = { $who ->
    [you] Sie sind am Zug
   *[other] { $name } ist am Zug
}
own-gathering = Wartet auf Mitspielende
own-over = Beendet
own-due = Antwort fällig { $distance }
own-title = Ihre Tische
own-all = Alle meine Tische
own-here = Sie sind nicht angemeldet. Hier stehen die Tische, deren Plätze dieser Browser kennt.
own-sign-in = Melden Sie sich an, um alle zu sehen.
own-fleeting = Nur dieser Browser führt dorthin. Geben Sie am Tisch eine Adresse an, dann finden Sie ihn überall wieder.

## Eine Partie behalten, die ohne Adresse begonnen wurde
keep-title = Diese Partie behalten
keep-lead = Bisher führt nur dieser Browser hierher zurück. Geben Sie eine E-Mail-Adresse an: Dann finden Sie die Partie auf jedem Gerät wieder, und eine E-Mail kommt, wenn Sie gefragt sind.
keep-ask = Link zuschicken
keep-short = Behalten
keep-which = Tisch { $code } behalten
keep-confirm = Die Partie wird Ihre, und E-Mails dazu gehen an { $address }. Sie spielen weiter, wo Sie waren.
keep-submit = Partie behalten
letter-keep-subject = Ihre Partie behalten
letter-keep = Bitte bestätigen Sie, dass diese Adresse Ihre ist; dann behalten Sie die Partie.
letter-keep-more = Dann finden Sie sie auf jedem Gerät wieder, und eine E-Mail kommt, wenn Sie gefragt sind.
letter-keep-door = Partie behalten

## Eine geheime Adresse für Kalender und Feedleser
feed-title = Kalender und Neuigkeiten-Feed
feed-name = Meine Tische bei Penelope
feed-lead = Eine geheime eigene Adresse, von der Ihr Kalender oder Feedleser die Fristen und Neuigkeiten aller Ihrer Tische selbst abholt.
feed-calendar = Adresse des Kalenders
feed-calendar-hint = Wählen Sie in Ihrem Kalender „per Adresse hinzufügen“ oder „abonnieren“. Er enthält jede Ihrer Fristen.
feed-news = Adresse der Neuigkeiten
feed-news-hint = Für Feedleser (Atom): wenn Sie gefragt oder eingeladen sind und wenn eine Partie beginnt oder endet.
feed-secret = Wer diese Adressen hat, kann lesen, mit wem Sie spielen und wann Ihre Antwort fällig ist, nie Ihre Karten oder Ziele, und kann nichts tun. Ist eine in falsche Hände geraten, legen Sie eine neue an: Die alten gelten dann nicht mehr.
feed-make = Adresse anlegen
feed-renew = Neue Adresse anlegen
feed-end = Abschalten
feed-asked = Ihre Antwort wird gebraucht
feed-item = { $table }: { $sentence }

## A letter that was not meant for its reader
not-me-done = Danke. Es ist nichts geschehen, und niemand wurde angeschrieben: Ohne Ihre Bestätigung bleibt der Tisch ungesehen und wird vergessen.

## After a letter was asked for
sent-address = Sie geht an { $address }. Stimmt das? Wenn nicht, gehen Sie zurück und geben Sie die Adresse noch einmal ein.
sent-again = Noch einmal senden
sent-again-done = Die E-Mail ist noch einmal unterwegs. Zu viele an eine Adresse werden zurückgehalten.
