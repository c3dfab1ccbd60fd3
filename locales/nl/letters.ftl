letter-kicker = { $game } · tafel { $code }
letter-somebody = Iemand
letter-why-seat = { $named ->
    [yes] Deze brief is voor { $name }: u hebt een plek aan tafel { $code }.
   *[no] U krijgt deze brief omdat u een plek aan tafel { $code } hebt.
}
letter-why-asked = U krijgt deze e-mail omdat iemand, waarschijnlijk uzelf, dit adres op onze pagina heeft ingevuld.
letter-why-invited = { $own ->
    [yes] U krijgt deze e-mail omdat iemand, waarschijnlijk uzelf, met dit adres om een plek heeft gevraagd.
    [again] U krijgt deze e-mail omdat u met { $host } aan een tafel hebt gespeeld en er een revanche is geopend. We herinneren u er niet aan.
   *[no] U krijgt deze e-mail omdat { $host } dit adres heeft ingevuld om u uit te nodigen. We herinneren u er niet aan.
}
letter-leave-table = Geen brieven meer krijgen over deze tafel
letter-leave-all = Nooit meer een e-mail van ons krijgen
letter-not-you = Was u het niet, doe dan niets; dan gebeurt er ook niets.
letter-link-is-seat = De link is uw sleutel: wie hem heeft, kan op uw plek spelen. Geef hem niet door.
letter-to-table = Naar de tafel

letter-confirm-subject = Bevestig alstublieft uw tafel
letter-confirm = Uw tafel staat klaar. Bevestig alstublieft dat dit adres van u is.
letter-confirm-more = De uitnodigingen gaan weg zodra u hebt bevestigd. Tot dan ziet niemand de tafel.
letter-confirm-door = De tafel bevestigen
letter-invitation-subject = Uitnodiging voor een spel per e-mail: { $game }
letter-invitation = { $own ->
    [yes] Hier is de plek waar u om vroeg. Wilt u die innemen?
    [again] { $host } wil met dezelfde mensen nog een keer { $game } spelen.
   *[no] { $host } nodigt u uit voor een spel { $game } per e-mail.
}
letter-invitation-game = In Ulysses sturen drie tot vijf mensen samen één schip: iemand stelt voor waarheen, de anderen gaan akkoord of maken bezwaar, en iedereen heeft geheime doelen.
letter-invitation-more = { $own ->
    [yes] De link toont de tafel; daar geeft u uw naam op en neemt u de plek in, of u laat hem vrij.
    [again] Regels en tempo zijn als de vorige keer; de plekken en wie begint worden opnieuw geloot. De link toont de tafel; daar neemt u de uitnodiging aan of slaat u die af.
   *[no] Tien minuten per dag zijn genoeg: telkens als er een vraag voor u is, komt er een e-mail met alles wat nodig is om te beslissen. Geen account, geen wachtwoord. De link toont de tafel; daar neemt u de uitnodiging aan of slaat u die af.
}
letter-invitation-door = De uitnodiging bekijken
letter-seated = U hebt een plek. De tafel wacht op de anderen.
letter-seated-more = Als iedereen er is, worden de kaarten gedeeld en krijgt u een brief.
letter-called-off = Dit spel gaat niet door.
letter-called-off-more = Het is afgelast voordat het begon. U hoeft niets te doen, en er komt geen brief meer.
letter-sign-in-subject = Penelope: uw link om u aan te melden
letter-sign-in = Hier is de link naar uw tafels.
letter-sign-in-more = Hij werkt 30 minuten en opent alle tafels waaraan u een plek hebt.
letter-sign-in-door = Naar mijn tafels
letter-fresh-link = Hier is een nieuwe link naar uw plek.
letter-fresh-link-more = U hebt er op de pagina van de tafel om gevraagd.
letter-facts = De tafel
letter-rules = { $rules ->
    [czech] Ulysses, volgens de Tsjechische regels
   *[revised] Ulysses, volgens de auteursregels
}
letter-places = { $count ->
    [one] 1 plek
   *[other] { $count } plekken
}
letter-bots = { $count ->
    [one] 1 daarvan is voor een bot
   *[other] { $count } daarvan zijn voor bots
}
letter-pace = { $pace ->
    [brisk] Tempo: vlot, ongeveer 2 dagen voor een antwoord en nooit meer dan 4
    [steady] Tempo: gestaag, ongeveer 5 dagen voor een antwoord en nooit meer dan 9
    [leisurely] Tempo: rustig, ongeveer 12 dagen voor een antwoord en nooit meer dan 24
    [own] Tempo: { $bank ->
        [one] 1 waakuur
       *[other] { $bank } waakuren
    } om te beginnen, { $increment } erbij met elke vraag, hoogstens { $cap }
   *[none] Tempo: zonder klok, iedereen neemt de tijd die nodig is
}
letter-people = Al aanwezig: { $names }

letter-form = { $form ->
    [turn] u bent aan de beurt
    [answer] uw antwoord wordt gevraagd
   *[changed] de vraag is veranderd
}
letter-wants = { $you ->
    [yes] U wilt naar { DE($place) }.
   *[no] { $name } wil naar { DE($place) }.
}
letter-propose = { $place } voorstellen
letter-more = { $question ->
    [action] Eerst iets anders doen, of de hele tafel zien
    [asking] Bezwaar maken, een partij steunen, of meteen de volgende overtocht beantwoorden
    [discussion] Kaarten spelen, of de hele tafel zien
   *[wind] Een wind spelen, of de hele tafel zien
}
letter-choices-note = Een link openen doet nog niets: de pagina toont uw keuze nog eens, en u bevestigt die daar.
letter-begins = Het spel begint.
letter-taken-over = U hebt de plek van { $name } overgenomen.
letter-begins-more = U krijgt een brief als er een vraag voor u is. Als u wilt, beantwoord dan de eerste voorstellen vooraf op de pagina van de tafel: dan hoeft niemand op u te wachten.
letter-news = Sinds uw laatste brief
letter-news-first = Tot nu toe
letter-news-older = { $count ->
    [one] En 1 eerdere regel van het logboek: het hele verhaal
   *[other] En { $count } eerdere regels van het logboek: het hele verhaal
}
letter-hand = In de hand: { $cards }
letter-hand-off = Kaarten en doelen staan op de pagina van de tafel; u wilde ze niet in brieven hebben.
letter-goal = Doel: { $goal }
letter-talk = Gezegd aan tafel
letter-said = { $name }: { $words }
letter-talk-headline = { $count ->
    [one] { $name } heeft aan tafel iets gezegd.
   *[other] { $name } en anderen hebben aan tafel gepraat.
}
letter-over = Het spel is afgelopen.
letter-over-file = Het hele spel is bijgevoegd als { $file }.
letter-subject-of-kind = { $subject }: { $kind }
letter-fair = Eerlijk spel
letter-seal = Zegel van het delen: { $seal }
letter-head = Nieuwste regel van het logboek: { $head }
letter-seal-note = Het zegel ligt vast voordat er wordt gedeeld. Na afloop kan iedereen ermee nagaan dat niemand heeft gekozen hoe de kaarten vielen en dat geen regel van het logboek is veranderd.

letter-sample-talk-1 = Ik blijf voorlopig liever in het oosten.
letter-sample-talk-2 = En wie betaalt dan de tempel?
sample-names = Anna, Bruno en Carlo
sample-place = Ithaka
sample-places = Ithaka of Delos
sample-cards = 2 bezwaren en 1 Zeuskaart
sample-distance = 2 overtochten verder

## Een plek in een lopend spel
letter-offer = Er is een plek in een lopend spel vrij voor u
letter-offer-more = Iemand, waarschijnlijk uzelf, wil deze plek overnemen en gaf dit adres op. Volg de link, kies uw naam en speel verder.
letter-offer-door = De plek bekijken
letter-away-offered = De anderen zoeken iemand voor uw plek
letter-away-offered-more = De invaller heeft voor u gespeeld, en de anderen willen de plek aan iemand anders aanbieden. Hij is nog van u: open de tafel en tik op ‘Ik ben er weer’ voordat iemand hem overneemt.
letter-given = Iemand anders heeft uw plek overgenomen
letter-given-more = De invaller speelde zolang voor u; nu speelt iemand anders verder. Dank u voor het meevaren; aan elke nieuwe tafel bent u welkom. U hoeft niets te doen.
letter-why-former = U krijgt deze brief omdat u een plek had aan tafel { $code }.

## Antwoorden per e-mail
letter-reply = { $outcome ->
    [done] Uw antwoord telt.
    [confirm] Bevestig alstublieft uw antwoord.
    [unclear] We hebben uw antwoord niet begrepen.
    [refused] De regels staan uw antwoord niet toe.
    [late] Uw antwoord kwam te laat.
    [said] Uw woorden zijn aan tafel gezegd.
   *[unsaid] Uw woorden zijn niet aan tafel gezegd.
}
letter-reply-door = Dit antwoord bekijken en bevestigen
letter-reply-note = { $counts ->
    [yes] U kunt ook gewoon op deze brief antwoorden: op de eerste regel het nummer van een keuze of de woorden tussen vierkante haken. Uw antwoord telt meteen. Al het andere wordt aan tafel gezegd.
   *[no] U kunt ook gewoon op deze brief antwoorden: op de eerste regel het nummer van een keuze of de woorden tussen vierkante haken. Er komt een brief terug met een link om het antwoord te bevestigen. Al het andere wordt aan tafel gezegd.
}
letter-reply-table = Deze tafel per e-mail antwoorden: het nummer van een keuze op de eerste regel
letter-reply-understood = Dit hebben we begrepen: { $answer }
letter-reply-number = Die brief had geen keuze met nummer { $number }.
letter-reply-misread = Het begint als een antwoord, maar dit deel heeft daar geen betekenis: ‘{ $rest }’
letter-reply-empty = Boven de geciteerde brief hebben we niets gevonden.
letter-reply-closed = De vraag in die brief is afgesloten: ze is beantwoord, of het spel is verdergegaan.
letter-reply-changed = De tafel is sinds die brief veranderd, en de nummers ook. Kies alstublieft nog een keer.
letter-reply-why = { $why ->
    [setting] Antwoorden per e-mail tellen voor deze plek niet vanzelf. Dat kunt u veranderen op de pagina van de tafel, onder ‘{ seat-own }’.
    [sender] Het kwam van een ander adres dan waar we naartoe schrijven, en telt daarom niet vanzelf.
    [proof] We konden niet nagaan of het echt van uw adres kwam, en daarom telt het niet vanzelf.
    [tables] Die brief ging over meer dan één tafel. We hebben uw antwoord op de dringendste betrokken, en daarom telt het niet vanzelf. Naast elke tafel staat een adres voor die tafel alleen.
   *[place] Het stond niet op de eerste regel, en telt daarom niet vanzelf.
}
letter-reply-rest = De rest van uw bericht is niet doorgegeven.
letter-reply-open = Dat was geen antwoord op de vraag; die is nog open.
letter-reply-unsaid = { $why ->
    [sender] Ze kwamen van een ander adres dan waar we naartoe schrijven.
    [proof] We konden niet nagaan of ze echt van uw adres kwamen.
    [long] Het zijn meer dan 500 tekens.
    [tables] Die brief ging over meer dan één tafel, en we weten niet voor welke ze bedoeld zijn.
   *[often] Dat was veel in één uur. Wacht alstublieft even.
}
letter-reply-say = Op de pagina van de tafel kunt u ze zeggen.
