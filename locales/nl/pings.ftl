## Ook elders een seintje: webhooks
pings-title = Ook elders een seintje
pings-link = Ook elders een seintje
pings-lead = Behalve brieven kunt u elders een seintje krijgen als een tafel u nodig heeft: in uw browsers en via één webhook, bijvoorbeeld uw eigen ntfy-onderwerp, een Discord-kanaal, een Matrix-kamer of een eigen programma.
pings-now = { $kind }: { $address }
pings-refused = De andere kant weigert onze berichten ({ $reason }); er gaat niets meer heen sinds { $when }. Geef een adres op dat werkt.
pings-last = { $fate ->
    [sent] Laatste bericht, afgeleverd: { $when }.
    [waiting] Laatste bericht, nog onderweg: { $when }.
    [unwanted] Laatste bericht, niet meer nodig: { $when }.
   *[failed] Laatste bericht, niet afgeleverd: { $when }.
}
pings-try = Testbericht sturen
pings-tried = Er is een testbericht onderweg. Het zou binnen een minuut moeten aankomen.
pings-enough = Er is geen testbericht verstuurd: er is geen adres dat werkt, of u hebt het dit uur vaak genoeg geprobeerd.
pings-end = Daar geen seintje meer geven
pings-webhook = { $has ->
    [true] Een andere webhook
   *[false] Een webhook
}
pings-kind-label = Wat er is
pings-kind = { $kind ->
    [ntfy] ntfy
    [discord] Discord
    [matrix] Matrix (hookshot)
   *[json] JSON voor een programma
}
pings-address = Adres van de webhook
pings-address-hint = Het begint met https:// en wordt aan niemand helemaal getoond, ook niet aan u.
pings-save = Geef me daar een seintje
pings-note = Een bericht zegt welke tafel u nodig heeft en verder niets: geen kaarten, geen doelen, geen link naar uw plek. Wie daar meeleest, ziet wanneer u moet antwoorden.
fault-hook = { $fault ->
    [https] Het adres moet met https:// beginnen.
    [password] Een adres met een naam en wachtwoord erin wordt niet aanvaard.
    [closed] Dit adres hoort bij een privénetwerk of heeft een ongebruikelijke poort.
   *[unreadable] Dit lijkt niet op een adres.
}
ping-test = Een testbericht van Penelope: het werkt.
ping-line = { $about ->
    [question] { $game } { $code }: u bent aan zet.
    [reminder] { $game } { $code } wacht nog op uw antwoord.
    [begins] { $game } { $code }: het spel begint.
    [away] { $game } { $code }: de invaller speelt voor u tot u terug bent.
    [given] { $game } { $code }: iemand anders heeft uw plek overgenomen.
    [talk] { $game } { $code }: er is iets nieuws in het gesprek.
    [called-off] { $game } { $code } wordt niet gespeeld.
    [over] { $game } { $code }: het spel is afgelopen.
   *[seated] { $game } { $code }: u hebt een plek.
}
## In een browser: Web Push
push-title = In deze browser
push-lead = Deze browser kan u melden dat een tafel u nodig heeft, ook als Penelope gesloten is. Daarvoor is JavaScript nodig; zet Penelope op een iPhone of iPad eerst op het beginscherm. Als u zich in deze browser afmeldt, houdt het op.
push-here = Geef me een seintje in deze browser
push-now = Een browser, via { $service }, sinds { $when }
push-refused = De browser is niet meer te bereiken ({ $reason }). Open deze pagina daar en zet het weer aan: daarheen gaat niets meer sinds { $when }.
push-denied = Deze browser staat niet toe dat Penelope berichten toont. U kunt dat wijzigen in de instellingen van de browser voor deze site.
push-failed = Deze browser kon niet worden aangemeld. Probeer het later nog eens, of gebruik een webhook.
