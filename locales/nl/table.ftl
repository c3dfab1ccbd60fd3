## Beside the game: talk, the seat, the way out, old links
talk = Gesprek
talk-nothing = Nog niemand heeft iets gezegd.
talk-say = Iets tegen de tafel zeggen
talk-send = Versturen
talk-note = Iedereen aan tafel leest het, uiterlijk met de volgende brief. Verklap niets wat alleen uw plek mag weten.
talk-remove = Terugnemen
talk-empty = Het bericht is leeg: schrijf alstublieft een paar woorden.
talk-too-long = Dat is langer dan 500 tekens; maak het alstublieft korter.
talk-too-often = Dat was veel voor één uur. Wacht alstublieft even; uw tekst staat hieronder nog.
notes = Mijn notities
notes-keep = Notities bewaren
notes-hint = Alleen u kunt ze lezen, nu en na afloop; ze staan in geen enkel archief.
notes-download = Als tekstbestand downloaden
notes-too-long = Dat zijn meer dan { $most } tekens; kort het alstublieft in. Er is niets verloren gegaan en nog niets bewaard.
notes-changed = Uw notities zijn elders gewijzigd sinds u deze pagina opende. Bovenaan staat wat u hebt getypt, daaronder wat bewaard is; bewaart u ze nogmaals, dan vervangt uw tekst het andere.
notes-there = Nu bewaard:
seat-own = Uw plek
seat-named = U kijkt door de ogen van { $name }.
seat-not-me = Bent u het niet, of is een link verdwaald?
seat-not-me-note = Alle links en aanmeldingen van deze plek gelden meteen niet meer, ook deze pagina niet, en wie er speelt krijgt per brief een nieuwe link.
seat-new-links = Nieuwe links sturen
seat-mail = Antwoorden per e-mail
seat-mail-off = Als u op een brief antwoordt, komt uw antwoord terug met een link om het te bevestigen.
seat-mail-on = Als u op een brief antwoordt, telt uw antwoord meteen, mits we kunnen nagaan dat het van uw adres komt.
seat-mail-to-on = Antwoorden per e-mail meteen laten tellen
seat-mail-to-off = Antwoorden per e-mail eerst bevestigen
resign = Dit spel voorgoed verlaten
resign-title = Het spel verlaten als { $name }?
resign-more = { $then ->
    [goes-on] De invaller, een bot, speelt uw plek tot het einde en u kunt niet terugkomen. Iedereen hoort het met de volgende brief.
    [stands-still] U kunt niet terugkomen. Alle anderen die hier spelen zijn nu weg; daarom staat de tafel stil tot er iemand terugkomt, en dan speelt de invaller, een bot, uw plek tot het einde.
   *[closed] U kunt niet terugkomen en er is verder niemand meer: de tafel wordt gesloten zoals hij staat, zonder winnaar.
}
stands-still = Iedereen die hier speelt is weg: de tafel staat stil tot er iemand terugkomt.
resign-stay = Aan tafel blijven
resign-commit = Voorgoed vertrekken
link-past = Deze link is van { $name }, en de vraag erbij is al beantwoord. Hier staat wat iedereen mag zien.
link-past-answered = Uw laatste antwoord:
link-look = Alleen de tafel bekijken
link-fresh = Stuur mij een nieuwe link per brief
link-sent = Een brief met een nieuwe link is onderweg naar wie op deze plek speelt.
link-no-address = Voor deze plek is geen adres opgegeven, dus er kan geen brief worden gestuurd.
table-kicker = { $game } · tafel { $code }
seat-unreached = Brieven bereiken { $name } niet: het adres heeft ze geweigerd of wil er geen. U kunt { $name } misschien op een andere manier vragen.
seat-undelivered = De laatste brief aan { $name } kon niet worden bezorgd; de volgende wordt gewoon weer geprobeerd. U kunt { $name } misschien op een andere manier vragen.

## Hints for the first table
hint-about = { $what ->
    [question] Een tip bij deze vraag
    [chart] Een tip bij de zeekaart
   *[own] Een tip bij uw kaarten
}
hint-lead = Korte tips zoals deze staan bij uw eerste tafel.
hint-end = Geen tips meer tonen
hint-action = U stelt voor waar het schip heen vaart: naar een van de plaatsen ernaast, het liefst een stap in de richting van een van uw doelen. Gaat iedereen akkoord, dan vaart het daarheen; maakt iemand bezwaar, dan beslissen de kaarten.
hint-asking = ‘{ answer-fine }’: het schip mag daarheen varen. ‘{ ulysses-form-object }’: u noemt een andere plaats en speelt er kaarten voor. ‘{ answer-later }’: u beslist als het zover is; dat kost niets dan tijd.
hint-discussion = Voor elke partij liggen kaarten, en het schip volgt de partij die leidt. Speel zoveel kaarten dat een partij leidt, of pas. Gespeelde kaarten bent u kwijt, ook als u wint. De kleuren van de schijven hebben niets te maken met de kleuren van de plaatsen.
hint-wind = Met een wind blijft u aan de beurt en doet u nog een voorstel. Zonder wind gaat de beurt naar de volgende speler.
hint-waiting = Er wordt u nu niets gevraagd. Zodra dat wel zo is, staat het hier.
hint-sealed = U hoeft niet op uw beurt te wachten: uw antwoord wordt verzegeld, niemand ziet dat het er ligt, en tot het gelezen wordt kunt u het wijzigen.
hint-chart = De dikke lijnen leiden van het schip naar de plaatsen ernaast. Sterren zijn uw doelen, die alleen u ziet; op plaatsen met een doodshoofd ligt een plaag, en niemand kan die voorstellen.
hint-own = Het schip moet aankomen bij uw vier doelen, wie het er ook heen stuurt: vier doelen winnen. In een discussie tellen bezwaren en Zeus.
next-table = Volgende tafel die op u wacht
