## Anderswo Bescheid bekommen: Webhooks
pings-title = Auch anderswo Bescheid bekommen
pings-link = Auch anderswo Bescheid bekommen
pings-lead = Außer durch Briefe können Sie an einer anderen Stelle erfahren, dass ein Tisch Sie braucht: durch Ihr eigenes ntfy-Thema, einen Discord-Kanal, einen Matrix-Raum oder ein eigenes Programm.
pings-now = { $kind }: { $address }
pings-refused = Die Gegenstelle lehnt unsere Nachrichten ab ({ $reason }); dorthin geht nichts mehr seit { $when }. Bitte nennen Sie eine Adresse, die funktioniert.
pings-last = { $fate ->
    [sent] Letzte Nachricht, zugestellt: { $when }.
    [waiting] Letzte Nachricht, noch unterwegs: { $when }.
    [unwanted] Letzte Nachricht, nicht mehr nötig: { $when }.
   *[failed] Letzte Nachricht, nicht zugestellt: { $when }.
}
pings-try = Testnachricht senden
pings-tried = Eine Testnachricht ist unterwegs. Sie sollte binnen einer Minute ankommen.
pings-enough = Es ging keine Testnachricht ab: Es gibt keine Adresse, die funktioniert, oder Sie haben es für diese Stunde oft genug versucht.
pings-end = Dort nicht mehr Bescheid geben
pings-other = Eine andere Adresse
pings-kind-label = Was dort ist
pings-kind = { $kind ->
    [ntfy] ntfy
    [discord] Discord
    [matrix] Matrix (hookshot)
   *[json] JSON für ein Programm
}
pings-address = Adresse des Webhooks
pings-address-hint = Sie beginnt mit https:// und wird niemandem ganz gezeigt, auch Ihnen nicht.
pings-save = Dort Bescheid geben
pings-note = Eine Nachricht sagt, welcher Tisch Sie braucht, und sonst nichts: keine Karten, keine Ziele, kein Link zu Ihrem Platz. Wer dort mitliest, sieht, wann Sie gefragt sind.
fault-hook = { $fault ->
    [https] Die Adresse muss mit https:// beginnen.
    [password] Eine Adresse mit Name und Passwort darin wird nicht angenommen.
    [closed] Diese Adresse gehört zu einem privaten Netz oder hat einen ungewöhnlichen Port.
   *[unreadable] Das sieht nicht nach einer Adresse aus.
}
ping-test = Eine Testnachricht von Penelope: Es funktioniert.
ping-line = { $about ->
    [question] { $game } { $code }: Sie sind gefragt.
    [reminder] { $game } { $code } wartet noch auf Ihre Antwort.
    [begins] { $game } { $code }: Die Partie beginnt.
    [away] { $game } { $code }: Der Vertreter spielt für Sie, bis Sie zurück sind.
    [given] { $game } { $code }: Jemand anderes hat Ihren Platz übernommen.
    [talk] { $game } { $code }: Im Gespräch gibt es Neues.
    [called-off] { $game } { $code } wird nicht gespielt.
    [over] { $game } { $code }: Die Partie ist zu Ende.
   *[seated] { $game } { $code }: Sie haben einen Platz.
}
