## Zeiten, in der eigenen Zone der Leserin
time-weekday = { $day ->
    [mo] Montag
    [tu] Dienstag
    [we] Mittwoch
    [th] Donnerstag
    [fr] Freitag
    [sa] Samstag
   *[su] Sonntag
}
time-month = { $month ->
    [m1] Januar
    [m2] Februar
    [m3] März
    [m4] April
    [m5] Mai
    [m6] Juni
    [m7] Juli
    [m8] August
    [m9] September
    [m10] Oktober
    [m11] November
   *[m12] Dezember
}
time-date = { $weekday }, { $day }. { $month } { $year }
time-clock = { $hour }:{ $minute } Uhr
time-moment = { $weekday }, { $day }. { $month }, { $time } ({ $zone })
time-now = innerhalb einer Minute
time-ahead = { $unit ->
    [minute] in { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
    [hour] in { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
   *[day] in { $count ->
        [one] { $count } Tag
       *[other] { $count } Tagen
    }
}
time-ago = { $unit ->
    [minute] vor { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
    [hour] vor { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
   *[day] vor { $count ->
        [one] { $count } Tag
       *[other] { $count } Tagen
    }
}

## Das Tempo eines Tisches in eigenen Zahlen
pace-own = Eigene Zahlen
pace-own-more = Füllen Sie die drei Felder darunter aus.
pace-own-numbers = { $bank ->
    [one] 1 Stunde
   *[other] { $bank } Stunden
} und { $increment } weitere mit jeder Frage, höchstens { $cap }; nur Stunden, in denen man wach ist
pace-bank = Stunden zu Beginn
pace-increment = Weitere Stunden mit jeder Frage
pace-cap = Höchstens so viele Stunden
pace-cap-hint = Diese drei zählen nur, wenn Sie eigene Zahlen gewählt haben. Stunden, in denen jemand schläft, zählen nicht.
fault-pace-bank = Eine ganze Zahl von Stunden, von 0 bis { $most }.
fault-pace-increment = Eine ganze Zahl von Stunden, von { $least } bis { $most }.
fault-pace-cap = Eine ganze Zahl von Stunden: nicht weniger als die beiden anderen zusammen und höchstens { $most }, damit jede Uhr ein Ende hat.

## Wo jemand lebt
person-zone = Ihre Zeitzone
person-zone-guess = Geraten: Bitte prüfen Sie es.
person-zone-hint = Nachts steht Ihre Uhr, und alle Zeiten werden Ihnen in dieser Zone genannt.
fault-zone = Diese Zeitzone kennen wir nicht. Bitte wählen Sie eine aus der Liste.
fault-zone-unsaid = Bitte bestätigen Sie, wo Sie wohnen: Ihre Uhr muss wissen, wann Sie schlafen. Wir haben eine Zone geraten; bitte ändern Sie sie, falls sie nicht stimmt.

## Wann jemand wach ist
my-hours = Meine Zeiten und Urlaub
hours-title = Meine Zeiten
hours-lead = Ihre Uhr läuft nur, wenn Sie wach sind. Was Sie hier ändern, gilt ab der nächsten Frage.
hours-now = Dort ist es jetzt { $now }.
hours-from = Wach ab
hours-to = Wach bis
hours-to-hint = Auch über Mitternacht hinaus: zum Beispiel von 22:00 bis 06:00 Uhr.
hours-free = Freie Tage
hours-free-hint = An diesen Tagen steht Ihre Uhr.
hours-save = Meine Zeiten speichern
fault-time = Bitte schreiben Sie eine Uhrzeit, etwa 08:00.
fault-waking-same = Bitte wählen Sie zwei verschiedene Zeiten: Bei zweimal derselben weiß niemand, ob Sie nie schlafen oder nie wach sind.
fault-waking-short = Bitte mindestens { $least } Stunden am Tag; sonst bliebe eine Frage womöglich monatelang offen.
fault-waking-long = Bitte höchstens { $most } Stunden am Tag: Eine Uhr soll nicht laufen, während Sie schlafen.
fault-free-all = Mindestens ein Tag der Woche muss zum Spielen bleiben.

## Urlaub
vacation-title = Urlaub
vacation-lead = Solange Sie weg sind, stehen alle Ihre Uhren, auch die laufenden. Ein Urlaub endet von selbst.
vacation-left = { $left ->
    [one] { $left } Tag ist { $year } noch übrig.
   *[other] { $left } Tage sind { $year } noch übrig.
}
vacation-none = Sie haben keinen angekündigt.
vacation-days = { $first } bis { $last }
vacation-begins = Er beginnt am { $when }.
vacation-ends = Er endet am { $when }.
vacation-now = jetzt
vacation-first = Erster Tag
vacation-first-hint = Ab heute heißt: sofort.
vacation-last = Letzter Tag
vacation-submit = Urlaub ankündigen
vacation-back = Ich bin wieder da
vacation-cancel = Zurücknehmen
fault-date = Bitte schreiben Sie einen Tag, etwa 2026-12-24.
fault-vacation-backwards = Der letzte Tag liegt vor dem ersten.
fault-vacation-past = Ein Urlaub beginnt frühestens heute: Vergangene Zeit lässt sich nicht zurückgeben.
fault-vacation-far = Bitte kündigen Sie Urlaub höchstens ein Jahr im Voraus an.
fault-vacation-twice = Einige dieser Tage haben Sie schon angekündigt.
fault-vacation-allowance = { $left ->
    [0] Für { $year } ist kein Tag mehr übrig.
    [one] Für { $year } ist nur { $left } Tag übrig.
   *[other] Für { $year } sind nur { $left } Tage übrig.
}

## Wie lange eine Partie dauert
fact-days = Dauer
forecast-days = etwa { $days ->
    [one] { $days } Tag.
   *[other] { $days } Tage.
}
forecast-hint = Geschätzt danach, wann die Leute hier wach sind und wie bald simulierte Spieler ihre E-Mails lesen.

clock-own-due = Bitte antworten Sie bis { $when }.
clock-latest = Der Tisch wartet bis { $when }. Urlaub, zurückgehaltene Briefe und Zeit, die der Gastgeber schenkt, kommen hinzu.
clock-bot = { $name } ist ein Bot; die Antwort kommt gleich.
clock-look = Noch einmal nachsehen
away-own = Zurzeit spielt der Vertreter für Sie, weil Ihre Zeit abgelaufen war. Niemand ist Ihnen böse: Nehmen Sie Ihren Platz wieder ein, wann Sie mögen.
away-back = Ich bin wieder da
more-time = Mehr Zeit geben
more-time-to = Wem
more-time-all = Allen
more-time-more = Wenn die gewählte Person eine offene Frage hat, bekommt sie noch einmal so viel Zeit dazu wie mit einer neuen Frage. Wer noch antworten muss, sieht niemand; diese Seite sieht deshalb in beiden Fällen gleich aus.
more-time-given = Die Zeit ist gegeben: Wer von den Gewählten gerade gefragt ist, hat so viel mehr wie mit einer neuen Frage, höchstens das Doppelte der längsten Antwortzeit. Ob jemand gefragt ist, sieht niemand, auch Sie nicht.
more-time-submit = Mehr Zeit geben

letter-due = Bitte antworten Sie bis { $when }.
letter-reminder = Zur Erinnerung: Der Tisch wartet noch auf Ihre Antwort.
letter-away = Der Vertreter hat Ihren Platz übernommen
letter-away-more = Zweimal nacheinander ist Ihre Zeit abgelaufen; nun spielt der Vertreter für Sie, damit die anderen nicht warten müssen. Der Platz bleibt Ihrer: Öffnen Sie den Tisch und tippen Sie auf „Ich bin wieder da“, wann immer Sie mögen.

attention-quiet = Briefe über Partien nur schicken, wenn ich wach bin
attention-most = Höchstens so viele Briefe über Partien am Tag
attention-most-hint = Leer: so viele es eben sind. Weitere Briefe warten auf den nächsten Tag; eine Uhr beginnt erst, wenn der Brief abgegangen ist.
fault-letters-a-day = Eine ganze Zahl von 1 bis 100, oder nichts.
away-offered = Die anderen suchen jemanden für Ihren Platz; bis sich jemand findet, genügt ein Fingertipp, und Sie sind zurück.
