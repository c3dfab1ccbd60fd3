## Brieven, en wie er geen krijgt
post-off-table = U krijgt geen brieven over deze tafel, omdat u er geen wilde. Uw klok loopt dan zodra u iets gevraagd wordt.
post-off-all = U krijgt helemaal geen brieven van ons, omdat u er geen wilde. Uw klokken lopen dan zodra u iets gevraagd wordt.
post-off-refused = Uw mailserver heeft onze brieven geweigerd, daarom schrijven we u niet meer. Uw klokken lopen dan zodra u iets gevraagd wordt.
post-again = Schrijf mij weer

## Mijn brieven
post-link = Brieven aan mij
post-title = Brieven aan mij
post-settings = Hoe ze mogen komen
post-save = Opslaan
post-list = Wat ervan geworden is
post-none = Er is u nog niets geschreven.
post-note = Wat er in een brief stond, wordt hier niet bewaard; uw mailprogramma heeft het.
post-of-table = { $kind } · tafel { $code }
post-kind = { $kind ->
    [confirm] Is dit uw adres?
    [invitation] Uitnodiging
    [seated] U hebt een plek
    [begins] Het spel begint
    [question] Een vraag voor u
    [reminder] Herinnering
    [away] De invaller heeft uw plek
    [offered] Uw plek wordt aangeboden
    [given] Uw plek heeft een nieuwe speler
    [talk] Aan tafel gezegd
    [called-off] Afgelast
    [over] Het spel is afgelopen
    [sign-in] De weg naar uw tafels
    [fresh-link] Een nieuwe link
    [reply] Uw antwoord per e-mail
    [keep] Uw spel bewaren
   *[digest] Meerdere tafels in één brief
}
post-written = Geschreven { $when }.
post-sent = Verzonden { $when }.
post-waits = Hij wacht tot { $when }.
post-leaves = Hij vertrekt zo.
post-retried = Hij kwam er nog niet door. Volgende poging: { $when }.
post-dead = Na veel pogingen opgegeven: { $when }.
post-refused = { $why ->
    [address] Dit adres bestaat niet. Geweigerd: { $when }.
    [full] Uw mailbox is vol. Geweigerd: { $when }.
    [policy] Uw mailserver neemt geen brieven van ons aan. Geweigerd: { $when }.
   *[other] Door de mailserver geweigerd: { $when }.
}
post-said = De mailserver zei: { $reply }
post-unwanted = { $why ->
    [answered] Niet verzonden: u had toen al geantwoord.
    [unsubscribed] Niet verzonden: u wilt hierover geen brieven.
    [blocked] Niet verzonden: u wilt geen brieven.
    [refused] Niet verzonden: uw mailserver had eerder brieven geweigerd.
    [resigned] Niet verzonden: u had het spel verlaten.
    [left] Niet verzonden: u had de tafel verlaten.
    [begun] Niet verzonden: het spel was al begonnen.
    [over] Niet verzonden: het spel was afgelopen.
    [called-off] Niet verzonden: de tafel was afgelast.
    [confirmed] Niet verzonden: u had al bevestigd.
    [late] Niet verzonden: hij zou te laat gekomen zijn.
    [told] Niet verzonden: er was niets nieuws.
    [apart] Niet verzonden: de inhoud kwam in afzonderlijke brieven.
    [many] Niet verzonden: er waren er te veel van deze soort.
    [erased] Niet verzonden: er was geen adres meer.
   *[other] Niet verzonden: niemand had hem nog nodig.
}

## Deadlines for a calendar
post-calendar = Termijnen voor mijn agenda meesturen, als bestand bij de brieven die mij iets vragen
calendar-summary = { $game } { $code }: uw antwoord wordt verwacht
calendar-description = Tot dan wordt uw antwoord verwacht. De vraag staat in uw e-mail en op de pagina van de tafel; als u hebt geantwoord, hoeft u niets te doen.
calendar-download = In mijn agenda zetten

## Meerdere tafels in één brief
gather-title = Als mij aan meerdere tafels iets gevraagd wordt
gather-way = { $way ->
    [every] Eén brief voor alle tafels, hooguit om de zoveel uur
    [daily] Eén brief voor alle tafels, eenmaal per dag op mijn tijd
   *[each] Een brief voor elke tafel, zoals het komt
}
gather-hint = Daardoor gaat niets verloren, het komt alleen later: een klok loopt pas als zijn brief vertrokken is.
gather-hours = Uren tussen twee brieven
gather-time = Tijdstip
fault-gather-hours = Een geheel aantal uren, van 1 tot { $most }.
letter-digest-subject = Penelope: uw tafels
letter-digest = { $count ->
    [one] Eén tafel wacht op u.
   *[other] { $count } tafels wachten op u.
}
letter-digest-also = Wachten ook op u
letter-digest-why = U krijgt deze brief omdat u de vragen van al uw tafels in één brief wilde.
letter-digest-settings = Veranderen hoe brieven komen
post-next = De volgende brief aan u over deze tafel vertrekt { $when }.
post-next-any = De volgende brief aan u vertrekt { $when }.
