## Die Textform eines Archivs
plain-title = { $ruleset } an Tisch { $code }
plain-options = Optionen: { $options }
plain-seat = Platz { $number }: { $who }
plain-later = Später: { $who }
plain-word = Wort „{ $word }“
plain-bot = ein Bot der Art { $kind }
plain-seal = Siegel: { $digits }
plain-seed = Geheime Zahl: { $digits }
plain-deal-key = Kartenschlüssel: { $digits }
plain-head = Neuester Eintrag im Protokoll: { $digits }
plain-state = Zustand: { $digits }
plain-says = { $who }: { $words }
plain-service = Der Dienst
plain-how = { $how ->
    [envelope] aus dem Umschlag
    [next] im Voraus gesagt
    [order] durch Kurs oder Daueranweisung
    [patience] nach abgelaufener Geduld
    [silence] durch Schweigen
   *[caretaker] durch den Vertreter
}
plain-running = Die Partie ist noch nicht zu Ende.
plain-won = Gewonnen hat { $names }.
plain-shared = Den Sieg teilen sich { $names }.
plain-closed = Der Tisch wurde geschlossen, bevor die Partie zu Ende war.
chronicle-pile = { $color ->
    [violet] Der violette Stapel nach Mischung { $shuffle }, das Oberste zuletzt: { $places }.
    [green] Der grüne Stapel nach Mischung { $shuffle }, das Oberste zuletzt: { $places }.
    [red] Der rote Stapel nach Mischung { $shuffle }, das Oberste zuletzt: { $places }.
   *[blue] Der blaue Stapel nach Mischung { $shuffle }, das Oberste zuletzt: { $places }.
}
chronicle-deck = Der Nachziehstapel nach Mischung { $shuffle }, das Oberste zuletzt: { $cards }.
