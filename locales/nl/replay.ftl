replay = Terugblik
replay-whole = Het hele spel in één oogopslag
replay-kicker = { $game } · tafel { $code } · beurt { $turn } · stap { $step } van { $last }
replay-step = Stap { $step }
replay-ways = Door het spel
replay-previous = ← Terug
replay-next = Verder →
replay-turn-previous = ← Beurt
replay-turn-next = Beurt →
replay-first = Naar het delen
replay-last = Naar het einde
replay-eyes = Door wiens ogen?
replay-eyes-public = door ieders ogen
replay-eyes-open = alle kaarten open
replay-running = Het spel is nog bezig: hier staat alleen wat iedereen mag weten. Na afloop gaan alle kaarten open.
replay-hand = Kaarten en doelen
replay-given-back = Teruggelegde doelen
replay-go = Ga naar stap
replay-go-submit = Tonen
replay-start = { $steps ->
    [one] De enige stap bekijken
   *[other] Alle { $steps } stappen bekijken
}
replay-by-turn = Beurt voor beurt
replay-link = Stap voor stap terugkijken

replay-how = { $how ->
    [hand] Met de hand beantwoord, { $at }.
    [envelope] Uit een envelop gelezen, geschreven { $at }.
    [next] Vooraf gezegd, { $at }.
    [order] Gezegd door een koers of een vaste opdracht, { $at }.
    [patience] Gezegd door geduld: een tijd lang had niemand gekeken, { $at }.
    [silence] De tijd was om: zwijgen gold als antwoord, { $at }.
    [bot] Een bot heeft geantwoord, { $at }.
    [caretaker] De invaller heeft voor deze plek geantwoord, { $at }.
   *[service] Dit schreef de dienst, { $at }.
}
replay-answers-title = Hoe de antwoorden kwamen
replay-answers = { $how ->
    [hand] { $count } met de hand
    [envelope] { $count } uit enveloppen
    [next] { $count } vooraf gezegd
    [order] { $count } door een koers of vaste opdracht
    [patience] { $count } door geduld
    [silence] { $count } door zwijgen
    [bot] { $count } van een bot
    [caretaker] { $count } van de invaller
   *[service] { $count } van de dienst
}
replay-answers-note = Enveloppen die nooit gelezen zijn, blijven voor altijd dicht.

replay-curve = Wie wanneer hoe dichtbij was
replay-milestones = De momenten die telden

replay-downloads = Om te bewaren
replay-file-html = Eén pagina voor uw eigen computer
replay-file-html-more = Speelt het hele spel af in elke browser, zonder deze site en zonder netwerk.
replay-file-json = Het archief
replay-file-json-more = Elke stap met alles wat hij veroorzaakte, voor programma’s en om na te rekenen.
replay-file-text = Het spel als platte tekst
replay-file-text-more = Om te lezen, af te drukken, te citeren.
replay-offline-script = De stappen hebben JavaScript nodig, dat hier is uitgeschakeld. Hieronder staat wat er in het spel gebeurde.

proof-title = Is er eerlijk gedeeld?
proof-seal = Voordat iemand ging zitten, trok de server een geheim getal en toonde de vingerafdruk ervan, het zegel. Uit een vingerafdruk is het getal niet terug te rekenen, en geen ander getal heeft dezelfde: vanaf toen lag de server vast.
proof-words = Iedereen voegde een gelukswoord toe dat niemand anders kende. Geheim getal, woorden en tafelcode geven samen de deelsleutel, en die beslist over elke keer schudden. Zo kon noch de server, noch een speler alleen de kaarten kiezen.
proof-log = Elke regel van het logboek draagt de vingerafdruk van de vorige. De nieuwste staat in elke brief; zo kan achteraf niets veranderen zonder dat de brieven van iedereen het verraden.
proof-value-seal = Zegel
proof-value-word = Gelukswoord van { $name }
proof-word = ‘{ $word }’
proof-value-seed = Geheim getal
proof-value-key = Deelsleutel
proof-value-head = Nieuwste vingerafdruk
proof-running = Het geheime getal wordt getoond als het spel voorbij is. Dan is hier alles na te rekenen; vergelijk tot dan het zegel met dat in uw eerste brief.
proof-check = Reken het zelf na
proof-browser = In deze browser nakijken
proof-right = { $entries ->
    [one] Alles klopt: zegel, deelsleutel en de enige regel.
   *[other] Alles klopt: zegel, deelsleutel en alle { $entries } regels.
}
proof-wrong = Dit klopt niet:
proof-check-seal = Deze regel moet in elke terminal het zegel geven dat in uw eerste brief stond:
proof-check-key = Deze moet de deelsleutel geven:
proof-check-all = En deze kijkt het gedownloade archief na tot de laatste kaart: elke keer schudden, elke stap, elke vingerafdruk.

finished-title = Afgelopen spellen
finished-player = De naam van een speler begint met
finished-since = Afgelopen op of na
finished-until = Afgelopen op of voor
finished-order = Volgorde
finished-newest = nieuwste eerst
finished-oldest = oudste eerst
finished-longest = langste eerst
finished-shortest = kortste eerst
finished-search = Zoeken
finished-none = Geen afgelopen spel past.
finished-steps = { $count ->
    [one] 1 stap
   *[other] { $count } stappen
}
finished-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
finished-look = Bekijken
finished-look-at = Tafel { $code } bekijken
finished-previous = Vorige pagina
finished-next = Volgende pagina
finished-note = Hier staan alleen tafels waar iedereen bij kon komen. Uw eigen spellen staan onder ‘Mijn tafels’.
