## Anderswo Bescheid bekommen: Webhooks
pings-title = Auch anderswo Bescheid bekommen
pings-link = Auch anderswo Bescheid bekommen
pings-lead = Außer durch Briefe können Sie anderswo erfahren, dass ein Tisch Sie braucht: in Ihren Browsern und durch einen Webhook, etwa Ihr eigenes ntfy-Thema, einen Discord-Kanal, einen Matrix-Raum oder ein eigenes Programm.
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
pings-webhook = { $has ->
    [true] Ein anderer Webhook
   *[false] Ein Webhook
}
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
## In einem Browser: Web Push
push-title = In diesem Browser
push-lead = Dieser Browser kann Ihnen melden, dass ein Tisch Sie braucht, auch wenn Penelope geschlossen ist. Er braucht dazu JavaScript; auf iPhone oder iPad legen Sie Penelope zuerst auf den Home-Bildschirm. Wenn Sie sich in diesem Browser abmelden, endet es.
push-here = In diesem Browser Bescheid geben
push-now = Ein Browser, über { $service }, seit { $when }
push-refused = Der Browser ist nicht mehr zu erreichen ({ $reason }). Öffnen Sie diese Seite dort und schalten Sie es wieder ein: Dorthin geht nichts mehr seit { $when }.
push-denied = Dieser Browser erlaubt Penelope keine Mitteilungen. In seinen Einstellungen für diese Website können Sie das ändern.
push-failed = Dieser Browser ließ sich nicht anmelden. Bitte versuchen Sie es später noch einmal, oder nehmen Sie einen Webhook.
