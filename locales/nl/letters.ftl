letter-kicker = { $game } · tafel { $code }
letter-somebody = Iemand
letter-why-seat = { $named ->
    [yes] Deze brief is voor { $name }: u hebt een plaats aan tafel { $code }.
   *[no] U krijgt deze brief omdat u een plaats aan tafel { $code } hebt.
}
letter-why-asked = U krijgt deze brief omdat iemand, waarschijnlijk uzelf, dit adres op onze pagina heeft ingevuld.
letter-why-invited = { $own ->
    [yes] U krijgt deze brief omdat iemand, waarschijnlijk uzelf, met dit adres om een plaats heeft gevraagd.
   *[no] U krijgt deze brief omdat { $host } dit adres heeft ingevuld om u uit te nodigen. We herinneren u er niet aan.
}
letter-leave-table = Geen brieven meer over deze tafel
letter-leave-all = Nooit meer een brief van ons krijgen
letter-not-you = Was u het niet, doe dan niets; dan gebeurt er ook niets.
letter-link-is-seat = De link is uw sleutel: wie hem heeft, kan op uw plaats spelen. Geef hem niet door.
letter-to-table = Naar de tafel

letter-confirm-subject = Bevestig alstublieft uw tafel
letter-confirm = Uw tafel staat klaar. Bevestig alstublieft dat dit adres van u is.
letter-confirm-more = De uitnodigingen gaan weg zodra u hebt bevestigd. Tot dan ziet niemand de tafel.
letter-confirm-door = De tafel bevestigen
letter-invitation-subject = Uitnodiging: { $game }
letter-invitation = { $own ->
    [yes] Hier is de plaats waar u om vroeg. Wilt u haar nemen?
   *[no] { $host } nodigt u uit voor een spel { $game } per post.
}
letter-invitation-game = In Ulysses sturen drie tot vijf mensen samen één schip: iemand stelt voor waarheen, de anderen gaan akkoord of maken bezwaar, en iedereen heeft geheime doelen.
letter-invitation-more = { $own ->
    [yes] De link toont de tafel; daar geeft u uw naam op en neemt u de plaats, of u laat haar vrij.
   *[no] Tien minuten per dag zijn genoeg: telkens als er een vraag voor u is, komt er een brief met alles wat nodig is om te beslissen. Geen account, geen wachtwoord. De link toont de tafel; daar neemt u de uitnodiging aan of slaat u haar af.
}
letter-invitation-door = De uitnodiging bekijken
letter-seated = U hebt een plaats. De tafel wacht op de anderen.
letter-seated-more = Als iedereen er is, worden de kaarten gedeeld en krijgt u een brief.
letter-called-off = De tafel wordt niet gespeeld.
letter-called-off-more = Ze is afgezegd voordat het spel begon. U hoeft niets te doen, en er komt geen brief meer.
letter-sign-in-subject = De weg naar uw tafels
letter-sign-in = Hier is de link naar uw tafels.
letter-sign-in-more = Hij werkt 30 minuten en opent alle tafels waaraan u een plaats hebt.
letter-sign-in-door = Naar mijn tafels
letter-fresh-link = Hier is een nieuwe link naar uw plaats.
letter-fresh-link-more = U hebt er op de pagina van de tafel om gevraagd.
letter-facts = De tafel
letter-rules = { $rules ->
    [czech] Ulysses, volgens de regels van de Tsjechische uitgave
   *[revised] Ulysses, volgens de herziene regels van de auteurs
}
letter-places = { $count ->
    [one] 1 plaats
   *[other] { $count } plaatsen
}
letter-bots = { $count ->
    [one] 1 daarvan is voor een bot
   *[other] { $count } daarvan zijn voor bots
}
letter-pace = { $pace ->
    [brisk] Tempo: vlot, een antwoord binnen een dag of twee
    [steady] Tempo: gestaag, een antwoord binnen enkele dagen
    [leisurely] Tempo: rustig, tot twee weken voor een antwoord
    [own] Tempo: { $bank } wakkere uren om te beginnen, { $increment } erbij met elke vraag, hoogstens { $cap }
   *[none] Tempo: zonder klok, iedereen neemt de tijd die nodig is
}
letter-people = Al aanwezig: { $names }

letter-form = { $form ->
    [turn] u bent aan de beurt
    [answer] uw antwoord wordt gevraagd
   *[changed] de vraag is veranderd
}
letter-wants = { $you ->
    [yes] U wilt naar { $place }.
   *[no] { $name } wil naar { $place }.
}
letter-propose = { $place } voorstellen
letter-more = { $question ->
    [action] Eerst iets anders doen, of de hele tafel zien
    [asking] Bezwaar maken, een partij steunen, of meteen de volgende vaart beantwoorden
    [discussion] Kaarten spelen, of de hele tafel zien
   *[wind] Een wind spelen, of de hele tafel zien
}
letter-choices-note = Een link toont de keuze alleen nog eens. Er gebeurt niets voordat u daar op de knop drukt.
letter-begins = Het spel begint.
letter-taken-over = U hebt de plaats van { $name } overgenomen.
letter-begins-more = U krijgt een brief als er een vraag voor u is. Als u wilt, zeg dan nu al op de pagina van de tafel wat u van de eerste voorstellen vindt: dan hoeft niemand op u te wachten.
letter-news = Sinds uw laatste brief
letter-news-first = Tot nu toe
letter-news-older = { $count ->
    [one] 1 eerdere regel staat op de pagina.
   *[other] { $count } eerdere regels staan op de pagina.
}
letter-hand = In de hand: { $cards }
letter-hand-off = Ze staan op de pagina; u wilde ze niet in brieven hebben.
letter-goal = Doel: { $goal }
letter-least = { $count ->
    [one] heeft 1 kaart nodig om te leiden
   *[other] heeft { $count } kaarten nodig om te leiden
}
letter-talk = Gezegd aan tafel
letter-said = { $name }: { $words }
letter-talk-headline = { $count ->
    [one] { $name } heeft aan tafel iets gezegd.
   *[other] { $name } en anderen hebben aan tafel gepraat.
}
letter-over = Het spel is afgelopen.
letter-over-file = Het hele spel is bijgevoegd als { $file }.
letter-fair = Eerlijk spel
letter-seal = Zegel van het delen: { $seal }
letter-head = Kop van het verslag: { $head }
letter-seal-note = Het zegel ligt vast voordat er wordt gedeeld. Na afloop kan iedereen ermee nagaan dat niemand heeft gekozen hoe de kaarten vielen en dat geen regel is veranderd.

letter-sample-talk-1 = Ik blijf voorlopig liever in het oosten.
letter-sample-talk-2 = En wie betaalt dan de tempel?

## Een plaats in een lopend spel
letter-offer = Er is een plaats in een lopend spel vrij voor u
letter-offer-more = Iemand wil deze plaats overnemen en gaf uw adres op. Kies achter de link uw naam en speel van daar verder.
letter-offer-door = De plaats bekijken
letter-away-offered = De anderen zoeken iemand voor uw plaats
letter-away-offered-more = De waarnemer heeft voor u gespeeld, en de anderen willen de plaats aan iemand anders aanbieden. Ze is nog van u: open de tafel en tik op ‘Ik ben er weer’ voordat iemand haar overneemt.
letter-given = Iemand anders heeft uw plaats overgenomen
letter-given-more = De waarnemer hield haar voor u vrij, en nu speelt iemand daar verder. Dank u voor het meevaren; aan een nieuwe tafel bent u welkom. U hoeft niets te doen.
letter-why-former = U krijgt deze brief omdat u een plaats had aan tafel { $code }.
