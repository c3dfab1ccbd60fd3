## Briefe, und wer keine bekommt
post-off-table = Sie bekommen keine Briefe über diesen Tisch, weil Sie keine wollten. Ihre Uhr läuft dann, sobald Sie gefragt sind.
post-off-all = Sie bekommen überhaupt keine Briefe von uns, weil Sie keine wollten. Ihre Uhren laufen dann, sobald Sie gefragt sind.
post-off-refused = Ihr Mailserver hat unsere Briefe abgelehnt, deshalb schreiben wir Ihnen nicht mehr. Ihre Uhren laufen dann, sobald Sie gefragt sind.
post-again = Schreiben Sie mir wieder

## Meine Briefe
post-link = Briefe an mich
post-title = Briefe an mich
post-settings = Wie sie kommen dürfen
post-save = Speichern
post-list = Was aus ihnen wurde
post-none = Ihnen wurde noch nichts geschrieben.
post-note = Was in einem Brief stand, wird hier nicht aufbewahrt; Ihr Mailprogramm hat es.
post-of-table = { $kind } · Tisch { $code }
post-kind = { $kind ->
    [confirm] Ist das Ihre Adresse?
    [invitation] Einladung
    [seated] Sie haben einen Platz
    [begins] Die Partie beginnt
    [question] Eine Frage an Sie
    [reminder] Erinnerung
    [away] Der Vertreter hat Ihren Platz
    [offered] Ihr Platz wird angeboten
    [given] Ihr Platz ist neu besetzt
    [talk] Am Tisch gesagt
    [called-off] Abgesagt
    [over] Die Partie ist zu Ende
    [sign-in] Der Weg zu Ihren Tischen
    [fresh-link] Ein frischer Link
    [reply] Ihre Antwort per E-Mail
    [keep] Ihre Partie behalten
   *[digest] Mehrere Tische in einem Brief
}
post-written = Geschrieben { $when }.
post-sent = Abgeschickt { $when }.
post-waits = Er wartet bis { $when }.
post-leaves = Er geht gleich ab.
post-retried = Er kam noch nicht durch. Nächster Versuch: { $when }.
post-dead = Nach vielen Versuchen aufgegeben: { $when }.
post-refused = { $why ->
    [address] Diese Adresse gibt es nicht. Abgelehnt: { $when }.
    [full] Ihr Postfach ist voll. Abgelehnt: { $when }.
    [policy] Ihr Mailserver nimmt keine Briefe von uns. Abgelehnt: { $when }.
   *[other] Vom Mailserver abgelehnt: { $when }.
}
post-said = Der Mailserver sagte: { $reply }
post-unwanted = { $why ->
    [answered] Nicht abgeschickt: Sie hatten da schon geantwortet.
    [unsubscribed] Nicht abgeschickt: Sie wollen darüber keine Briefe.
    [blocked] Nicht abgeschickt: Sie wollen keine Briefe.
    [refused] Nicht abgeschickt: Ihr Mailserver hatte Briefe abgelehnt.
    [resigned] Nicht abgeschickt: Sie hatten die Partie verlassen.
    [left] Nicht abgeschickt: Sie hatten den Tisch verlassen.
    [begun] Nicht abgeschickt: Die Partie hatte schon begonnen.
    [over] Nicht abgeschickt: Die Partie war zu Ende.
    [called-off] Nicht abgeschickt: Der Tisch war abgesagt.
    [confirmed] Nicht abgeschickt: Sie hatten schon bestätigt.
    [late] Nicht abgeschickt: Er wäre zu spät gekommen.
    [told] Nicht abgeschickt: Es gab nichts Neues.
    [apart] Nicht abgeschickt: Was darin stand, kam in einzelnen Briefen.
    [many] Nicht abgeschickt: Es waren zu viele von dieser Art.
    [erased] Nicht abgeschickt: Es gab keine Adresse mehr.
   *[other] Nicht abgeschickt: Niemand brauchte ihn mehr.
}

## Deadlines for a calendar
post-calendar = Fristen für meinen Kalender mitschicken, als Datei bei den Briefen, die mich fragen
calendar-summary = { $game } { $code }: Ihre Antwort wird erwartet
calendar-description = Bis dahin wird Ihre Antwort erwartet. Die Frage steht in Ihrer E-Mail und auf der Seite des Tisches; wenn Sie geantwortet haben, ist nichts zu tun.
calendar-download = In meinen Kalender eintragen

## Mehrere Tische in einem Brief
gather-title = Wenn ich an mehreren Tischen gefragt bin
gather-way = { $way ->
    [every] Ein Brief für alle Tische, im Abstand von mindestens so vielen Stunden
    [daily] Ein Brief für alle Tische, einmal am Tag zu meiner Zeit
   *[each] Ein Brief für jeden Tisch, wie es kommt
}
gather-hint = Dadurch geht nichts verloren, es kommt nur später: Eine Uhr läuft erst, wenn ihr Brief abgegangen ist.
gather-hours = Stunden zwischen zwei Briefen
gather-time = Uhrzeit
fault-gather-hours = Eine ganze Zahl von Stunden, von 1 bis { $most }.
letter-digest-subject = Penelope: Ihre Tische
letter-digest = { $count ->
    [one] Ein Tisch wartet auf Sie.
   *[other] { $count } Tische warten auf Sie.
}
letter-digest-also = Außerdem warten auf Sie
letter-digest-why = Sie bekommen diesen Brief, weil Sie die Fragen aller Ihrer Tische in einem haben wollten.
letter-digest-settings = Ändern, wie Briefe kommen
post-next = Der nächste Brief an Sie über diesen Tisch geht ab: { $when }.
post-next-any = Der nächste Brief an Sie geht ab: { $when }.
