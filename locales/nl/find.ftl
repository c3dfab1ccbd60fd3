## De eigen tafels terugvinden
own-with = { $game } met { $names }
own-turn = Beurt { $turn }
own-mover = { $who ->
    [you] u bent aan de beurt
   *[other] { $name } is aan de beurt
}
own-gathering = Wacht op spelers
own-over = Afgelopen
own-due = Graag uw antwoord { $when }
own-title = Uw tafels
own-all = Al mijn tafels
own-here = U bent niet aangemeld. Dit zijn de tafels waarvan deze browser de plekken kent.
own-sign-in = Meld u aan om ze allemaal te zien.
own-fleeting = Alleen deze browser leidt erheen. Geef aan de tafel een adres op, dan vindt u hem overal terug.

## Een spel bewaren dat zonder adres begon
keep-title = Dit spel bewaren
keep-lead = Tot nu toe leidt alleen deze browser hierheen terug. Geef een e-mailadres op: dan vindt u het spel op elk apparaat terug, en er komt een brief wanneer u moet antwoorden.
keep-ask = Stuur mij de link
keep-short = Bewaren
keep-which = Tafel { $code } bewaren
keep-confirm = Het spel wordt van u, en brieven erover gaan naar { $address }. U gaat verder waar u was.
keep-submit = Spel bewaren
letter-keep-subject = Uw spel bewaren
letter-keep = Bevestig dat dit adres van u is, dan blijft het spel bewaard.
letter-keep-more = Dan vindt u het op elk apparaat terug, en er komt een brief wanneer u moet antwoorden.
letter-keep-door = Spel bewaren

## Een geheim adres voor agenda’s en feedlezers
feed-title = Agenda en nieuwsfeed
feed-name = Mijn tafels bij Penelope
feed-lead = Een geheim adres van uzelf, waar uw agenda of feedlezer vanzelf de termijnen en het nieuws van al uw tafels ophaalt.
feed-calendar = Adres van de agenda
feed-calendar-hint = Kies in uw agenda ‘toevoegen via adres’ of ‘abonneren’. Hij bevat al uw termijnen.
feed-news = Adres van het nieuws
feed-news-hint = Voor feedlezers (Atom): wanneer u moet antwoorden, wanneer u wordt uitgenodigd en wanneer een spel begint of eindigt.
feed-secret = Wie deze adressen heeft, kan lezen met wie u speelt en wanneer uw antwoord nodig is, nooit uw kaarten of doelen, en kan niets doen. Is er een in verkeerde handen gekomen, maak dan een nieuw: de oude werken niet meer.
feed-make = Adres maken
feed-renew = Nieuw adres maken
feed-end = Beëindigen
feed-asked = Uw antwoord is nodig
feed-item = { $table }: { $sentence }

## A letter that was not meant for its reader
not-me-done = Dank u. Er is niets gebeurd en niemand is geschreven: zonder uw bevestiging blijft de tafel ongezien en wordt hij vergeten.

## After a letter was asked for
sent-address = Hij gaat naar { $address }. Klopt dat? Zo niet, ga dan terug en voer het adres opnieuw in.
sent-again = Opnieuw sturen
sent-again-done = De brief is opnieuw onderweg. Te veel brieven aan één adres worden tegengehouden.
