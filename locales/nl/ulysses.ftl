ulysses-card = { $card ->
    [objection] bezwaar
    [temple] tempelkaart
    [wind] wind
    [plague] plaag
    [zeus] Zeus
   *[pandora] Pandora
}
ulysses-card-counted = { $card ->
    [objection] { $count ->
        [one] bezwaar
       *[other] bezwaren
    }
    [temple] { $count ->
        [one] tempelkaart
       *[other] tempelkaarten
    }
    [wind] { $count ->
        [one] wind
       *[other] winden
    }
    [plague] { $count ->
        [one] plaag
       *[other] plagen
    }
    [zeus] { $count ->
        [one] Zeuskaart
       *[other] Zeuskaarten
    }
   *[pandora] { $count ->
        [one] Pandorakaart
       *[other] Pandorakaarten
    }
}
ulysses-cards-of = { $card ->
    [objection] { $count ->
        [one] 1 bezwaar
       *[other] { $count } bezwaren
    }
    [temple] { $count ->
        [one] 1 tempelkaart
       *[other] { $count } tempelkaarten
    }
    [wind] { $count ->
        [one] 1 wind
       *[other] { $count } winden
    }
    [plague] { $count ->
        [one] 1 plaag
       *[other] { $count } plagen
    }
    [zeus] { $count ->
        [one] 1 Zeuskaart
       *[other] { $count } Zeuskaarten
    }
   *[pandora] { $count ->
        [one] 1 Pandorakaart
       *[other] { $count } Pandorakaarten
    }
}
ulysses-cards-many = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
ulysses-cards-count = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
ulysses-temples = { $count ->
    [one] 1 tempel
   *[other] { $count } tempels
}
ulysses-color = { $color ->
    [violet] paars
    [green] groen
    [red] rood
   *[blue] blauw
}
ulysses-side = { $side ->
    [blue] blauw
    [red] rood
   *[black] zwart
}
ulysses-tally = { $side ->
    [blue] blauw { $count }
    [red] rood { $count }
   *[black] zwart { $count }
}
ulysses-leads = { $side ->
    [blue] Blauw leidt, { $tally }.
    [red] Rood leidt, { $tally }.
   *[black] Zwart leidt, { $tally }.
}
ulysses-goal = het doel { $place }
ulysses-goal-of-color = { $color ->
    [violet] een paars doel
    [green] een groen doel
    [red] een rood doel
   *[blue] een blauw doel
}
ulysses-distance = { $count ->
    [0] het schip ligt daar
    [one] 1 overtocht verder
   *[other] { $count } overtochten verder
}
ulysses-and = { $before } en { $last }
ulysses-you = u
seat-number = Plek { $number }

game-kicker = { $game } · tafel { $code } · beurt { $turn }
ulysses-ask-action = { $again ->
    [yes] U blijft aan de beurt, het schip ligt bij { DE($place) }. Waar moet het nu heen varen?
   *[no] U bent aan de beurt, het schip ligt bij { DE($place) }. Waar moet het heen varen?
}
ulysses-ask-asking = { $name } stelt { $place } voor. Gaat u akkoord?
ulysses-ask-wind = Het schip heeft { DE($place) } bereikt. Speelt u een wind?
ulysses-so-far = Kaarten tot nu toe: { $tally }.
ulysses-wait-action = { $name } is aan de beurt. De tafel wacht.
ulysses-wait-wind = Het schip heeft { DE($place) } bereikt. { $name } beslist over een wind.
ulysses-not-asked = Er wordt u nu niets gevraagd.
ulysses-over-closed = De tafel is gesloten voordat het spel afgelopen was. Niemand heeft gewonnen.
ulysses-resigned = U hebt dit spel verlaten; de invaller speelt uw plek tot het einde.
ulysses-watching = U kijkt toe. Handen en verborgen doelen blijven tot het einde geheim.
ulysses-over-won = { $you ->
    [yes] U hebt gewonnen!
   *[no] { $name } heeft gewonnen.
}
ulysses-over-shared = De overwinning wordt gedeeld: { $names }.
over-archive = Het hele spel downloaden
over-archive-note = Elke stap, elke kaart, en het bewijs dat er eerlijk is gedeeld.

table-chart = Zeekaart
chart-larger = Groter
chart-smaller = De hele zee
table-since = Sinds uw laatste bezoek
table-lately = Onlangs
table-nothing-new = Er is sindsdien niets gebeurd.
table-own = Uw kaarten en doelen
ulysses-hand = { $count ->
    [0] U hebt geen kaart in de hand.
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
ulysses-own-goals = Doelen
ulysses-reached = bereikt
ulysses-given-back = Door u teruggelegd
table-seats = Spelers
ulysses-hidden-goals = Verborgen doelen:
ulysses-missed-goals = Niet bereikte doelen:
badge-you = u
ulysses-badge-bot = bot
ulysses-badge-away = invaller
ulysses-badge-winner = wint
ulysses-badge-active = aan de beurt
ulysses-badge-asked = moet antwoorden
ulysses-badge-agreed = akkoord
ulysses-badge-out = doet niet meer mee
ulysses-discussion = Discussie
ulysses-discussion-side = Partij
ulysses-discussion-cards = Kaarten
ulysses-discussion-least = Kaarten om te leiden
ulysses-discussion-not-placed = niet gelegd
ulysses-discussion-leads = leidt
ulysses-discussion-still-in = Nog in de discussie: { $names }.
ulysses-discussion-black = Recht op zwart: { $names }.
ulysses-plagues = Plagen en voorraden
ulysses-no-plagues = Op geen enkele plaats ligt een plaag.
ulysses-supply-deck = { $count ->
    [one] Trekstapel: 1 kaart
   *[other] Trekstapel: { $count } kaarten
}
ulysses-supply-discard = Aflegstapel: { $cards }
ulysses-discard-empty = Aflegstapel: leeg
ulysses-supply-piles = Stapels met doelen: { $list }
ulysses-supply-stock = In voorraad: tempels { $temples }, plagen { $plagues }
log-title = De laatste beurten
log-deal = Het delen
log-whole = Het hele verhaal
log-back = Terug naar de tafel
log-turn = Beurt { $turn }
log-turns = Beurten { $turn } tot en met { $last }

form-again = Kijk hier nog eens naar. Deze keuze heeft niets veranderd.
ulysses-form-before = Eerst mag u nog
ulysses-form-to-review = Nakijken
ulysses-form-choose = Kies een plaats
ulysses-form-where = Waar?
ulysses-form-own-goal = uw doel
ulysses-form-held = van { $count }
ulysses-form-price = { $count ->
    [one] Kost 1 kaart: u hebt 1 tempel.
   *[other] Kost { $count } kaarten: u hebt { $count } tempels.
}
ulysses-form-pay = { $count ->
    [one] 1 kaart betalen
   *[other] { $count } kaarten betalen
}
ulysses-form-pay-note = Ingevuld is waarvan u het meeste hebt, Zeus en Pandora het laatst. Verander het naar wens.
ulysses-form-play = { $card ->
    [objection] Een bezwaar spelen
    [temple] Een tempelkaart spelen
    [wind] Een wind spelen
    [plague] Een plaag spelen
    [zeus] In plaats daarvan een Zeus spelen
   *[pandora] Pandora spelen
}
ulysses-form-propose = Voorstellen
ulysses-form-propose-note = Het voorstel is definitief en beëindigt uw acties; daarna antwoorden de anderen.
ulysses-form-stay = Het schip laten liggen
ulysses-form-stay-note = Op alle plaatsen rondom ligt een plaag. Als u er geen weghaalt, blijft het schip liggen en eindigt uw beurt.
ulysses-form-pandora = Met Pandora 2 kaarten trekken
ulysses-form-pandora-note = { $anew ->
    [yes] Eén keer, en na elke wind nog een keer.
   *[no] Eén keer per beurt.
}
ulysses-form-plague = Een plaag leggen
ulysses-form-plague-note = { $count ->
    [one] Niemand kan die plaats kiezen tot de plaag is weggehaald. Er is nog 1 van de 6 plagen over.
   *[other] Niemand kan die plaats kiezen tot de plaag is weggehaald. Er zijn nog { $count } van de 6 plagen over.
}
ulysses-form-unplague = Een plaag weghalen
ulysses-form-exchange = Een doel ruilen
ulysses-form-exchange-same = Het nieuwe doel komt van de stapel van dezelfde kleur.
ulysses-form-goal = Terugleggen
ulysses-form-pile = Trekken van de stapel
ulysses-form-temple = Een tempel bouwen
ulysses-form-temple-note = { $count ->
    [one] Kost 1 tempelkaart en 1 andere kaart. Een tempel brengt elke beurt een kaart meer.
   *[other] Kost { $count } tempelkaarten en { $count } andere kaarten. Een tempel brengt elke beurt een kaart meer.
}
ulysses-form-temple-cards = { $count ->
    [one] 1 tempelkaart
   *[other] { $count } tempelkaarten
}
ulysses-form-further-cards = { $count ->
    [one] 1 andere kaart naar keuze
   *[other] { $count } andere kaarten naar keuze
}
ulysses-form-agree-note = Als iemand bezwaar maakt, mag u nog een partij steunen, maar in deze overtocht geen schijf meer leggen.
ulysses-form-agree-note-out = U doet dan in deze overtocht niet meer mee.
ulysses-form-object = Bezwaar maken
ulysses-form-object-cards = U hebt geen bezwaarkaart en geen Zeus, dus u kunt geen bezwaar maken.
ulysses-form-object-places = Geen andere plaats kan gekozen worden, dus u kunt geen bezwaar maken.
ulysses-form-instead = Liever varen naar
ulysses-form-clearing-price = { $count ->
    [one] Weghalen kost 1 kaart extra: u hebt 1 tempel. De plaag blijft weg, ook als u verliest.
   *[other] Weghalen kost { $count } kaarten extra: u hebt { $count } tempels. De plaag blijft weg, ook als u verliest.
}
ulysses-form-votes = { $least ->
    [one] Kaarten: minstens 1, hoogstens { $most }
   *[other] Kaarten: minstens { $least }, hoogstens { $most }
}
ulysses-form-gives-up-black = Wie een partij steunt, geeft in deze overtocht het recht op de zwarte schijf op.
ulysses-form-pass = Passen
ulysses-form-pass-note = Passen is definitief voor deze overtocht: u doet niet meer mee tot het schip gevaren is.
ulysses-form-only-pass = Met uw kaarten kan geen partij die u mag steunen de leiding krijgen. U kunt alleen passen.
ulysses-form-wind-note = U blijft aan de beurt: nieuwe acties en een nieuw voorstel, maar niemand trekt kaarten.
ulysses-form-no-wind = U hebt geen wind en geen Zeus.
ulysses-form-rest = Geen wind spelen
ulysses-form-rest-note = Daarna is { $name } aan de beurt.

review-title = Is dit wat u wilt?
review-change = Veranderen
review-commit = Ja, zo doen
review-final = Het kan niet worden teruggenomen.
ulysses-review-cost = { $left ->
    [0] Het kost { $cards }; daarna is uw hand leeg.
    [one] Het kost { $cards }; u houdt 1 kaart over.
   *[other] Het kost { $cards }; u houdt { $left } kaarten over.
}
ulysses-review-once = Slechts één keer per beurt, ook na een wind.

ulysses-story-propose = { $you ->
    [yes] U stelt { $place } voor.
   *[no] { $name } stelt { $place } voor.
}
ulysses-story-agree = { $you ->
    [yes] U gaat akkoord.
   *[no] { $name } gaat akkoord.
}
ulysses-story-object = { $you ->
    [yes] U maakt bezwaar, wilt naar { DE($place) } en speelt { $cards }.
   *[no] { $name } maakt bezwaar, wil naar { DE($place) } en speelt { $cards }.
}
ulysses-story-support = { $side ->
    [blue] { $you ->
        [yes] U speelt { $cards } voor blauw.
       *[no] { $name } speelt { $cards } voor blauw.
    }
    [red] { $you ->
        [yes] U speelt { $cards } voor rood.
       *[no] { $name } speelt { $cards } voor rood.
    }
   *[black] { $you ->
        [yes] U speelt { $cards } voor zwart.
       *[no] { $name } speelt { $cards } voor zwart.
    }
}
ulysses-story-black = { $you ->
    [yes] U legt zwart op { DE($place) } en speelt daarvoor { $cards }.
   *[no] { $name } legt zwart op { DE($place) } en speelt daarvoor { $cards }.
}
ulysses-story-pass = { $you ->
    [yes] U past.
   *[no] { $name } past.
}
ulysses-story-wind = { $you ->
    [yes] U speelt { $cards } en blijft aan de beurt.
   *[no] { $name } speelt { $cards } en blijft aan de beurt.
}
ulysses-story-rest = { $you ->
    [yes] U speelt geen wind.
   *[no] { $name } speelt geen wind.
}
ulysses-story-stay = { $you ->
    [yes] U laat het schip liggen: geen weg is vrij van plagen.
   *[no] { $name } laat het schip liggen: geen weg is vrij van plagen.
}
ulysses-story-pandora = { $you ->
    [yes] U speelt { $cards } om 2 kaarten te trekken.
   *[no] { $name } speelt { $cards } om 2 kaarten te trekken.
}
ulysses-story-plague = { $you ->
    [yes] U speelt { $cards } en legt een plaag op { DE($place) }.
   *[no] { $name } speelt { $cards } en legt een plaag op { DE($place) }.
}
ulysses-story-unplague = { $you ->
    [yes] U betaalt { $cards } en haalt de plaag van { DE($place) } weg.
   *[no] { $name } betaalt { $cards } en haalt de plaag van { DE($place) } weg.
}
ulysses-story-exchange = { $you ->
    [yes] U betaalt { $cards } en legt { $goal } onder zijn stapel.
   *[no] { $name } betaalt { $cards } en legt { $goal } onder zijn stapel.
}
ulysses-story-goal-drawn = { $you ->
    [yes] U trekt { $goal }.
   *[no] { $name } trekt { $goal }.
}
ulysses-story-temple = { $you ->
    [yes] U betaalt { $cards } en bouwt een tempel.
   *[no] { $name } betaalt { $cards } en bouwt een tempel.
}
ulysses-story-temples = { $you ->
    [yes] U hebt nu { $count ->
        [one] 1 tempel
       *[other] { $count } tempels
    }.
   *[no] { $name } heeft nu { $count ->
        [one] 1 tempel
       *[other] { $count } tempels
    }.
}
ulysses-story-turn = { $you ->
    [yes] Beurt { $turn } begint; u bent aan de beurt.
   *[no] Beurt { $turn } begint; { $name } is aan de beurt.
}
ulysses-story-movement = Overtocht { $movement } van dezelfde beurt begint.
ulysses-story-drew = { $you ->
    [yes] U trekt { $cards }.
   *[no] { $name } trekt { $cards }.
}
ulysses-story-draws = Er worden kaarten getrokken: { $list }.
ulysses-story-lapsed = { $you ->
    [yes] Voor u is er geen kaart meer ({ $count } te weinig).
   *[no] Voor { $name } is er geen kaart meer ({ $count } te weinig).
}
ulysses-story-deck = { $count ->
    [one] 1 kaart wordt geschud en vormt de trekstapel.
   *[other] { $count } kaarten worden geschud en vormen de trekstapel.
}
ulysses-story-seats = Het lot bepaalt de volgorde: { $names }.
ulysses-story-piles = De stapels met doelen worden geschud.
ulysses-story-goals = { $you ->
    [yes] Uw doelen zijn { $goals }.
   *[no] De doelen van { $name } zijn { $goals }.
}
ulysses-story-goals-hidden = Iedereen krijgt vier geheime doelen, één van elke kleur.
ulysses-story-settled = { $side ->
    [blue] Blauw wint de discussie.
    [red] Rood wint de discussie.
   *[black] Zwart wint de discussie.
}
ulysses-story-settled-agreed = Iedereen is akkoord.
ulysses-story-sails = Het schip vaart van { DE($from) } naar { DE($to) }.
ulysses-story-stays = Het schip blijft bij { DE($place) }.
ulysses-story-shows = { $you ->
    [yes] U toont het doel { $place } ({ $count } van { $goals }).
   *[no] { $name } toont het doel { $place } ({ $count } van { $goals }).
}
ulysses-story-over = Het spel is afgelopen. Overwinning: { $names }.
ulysses-story-over-limit = De laatste beurt is voorbij. De meeste doelen: { $names }.
ulysses-story-away = { $you ->
    [yes] U bent afwezig; de invaller speelt voor u.
   *[no] { $name } is afwezig; de invaller speelt verder.
}
ulysses-story-back = { $you ->
    [yes] U bent terug.
   *[no] { $name } is terug.
}
ulysses-story-given = { $you ->
    [yes] U hebt de plek van { $name } overgenomen.
   *[no] { $heir } heeft de plek van { $name } overgenomen.
}
ulysses-story-closed = De tafel is gesloten.

ulysses-fault-no-deed = Het was niet duidelijk welke actie u bedoelt. Kies er een.
ulysses-fault-missing = Maak een keuze.
ulysses-fault-twice = Dit is meer dan één keer opgegeven. Maak één keuze.
ulysses-fault-not-offered = Dat kan nu niet gekozen worden.
ulysses-fault-not-a-count = { $card ->
    [objection] Bezwaren: geef een geheel getal.
    [temple] Tempelkaarten: geef een geheel getal.
    [wind] Winden: geef een geheel getal.
    [plague] Plagen: geef een geheel getal.
    [zeus] Zeus: geef een geheel getal.
   *[pandora] Pandora: geef een geheel getal.
}
ulysses-fault-most = { $most ->
    [one] Hier kan hoogstens 1 kaart gespeeld worden.
   *[other] Hier kunnen hoogstens { $most } kaarten gespeeld worden.
}
ulysses-fault-stale = De tafel is sinds dit formulier verdergegaan. Er is niets veranderd; zo staat het er nu voor.
ulysses-fault-stray = Het verzoek bevatte meer dan dit formulier vraagt. Kies opnieuw.
ulysses-refuse-over = Het spel is afgelopen.
ulysses-refuse-not-asked = Nu antwoordt iemand anders.
ulysses-refuse-out = U doet in deze overtocht niet meer mee.
ulysses-refuse-other-question = { $question ->
    [action] Dat is geen antwoord op de vraag: uw acties en een voorstel zijn aan de orde.
    [asking] Dat is geen antwoord op de vraag: akkoord of bezwaar?
    [discussion] Dat is geen antwoord op de vraag: passen of kaarten spelen?
   *[wind] Dat is geen antwoord op de vraag: een wind of niet?
}
ulysses-refuse-not-in-hand = { $card ->
    [objection] Dat is meer dan u hebt. Bezwaren in de hand: { $held }.
    [temple] Dat is meer dan u hebt. Tempelkaarten in de hand: { $held }.
    [wind] Dat is meer dan u hebt. Winden in de hand: { $held }.
    [plague] Dat is meer dan u hebt. Plagen in de hand: { $held }.
    [zeus] Dat is meer dan u hebt. Zeuskaarten in de hand: { $held }.
   *[pandora] Dat is meer dan u hebt. Pandorakaarten in de hand: { $held }.
}
ulysses-refuse-price = { $needed ->
    [one] Dit kost precies 1 kaart.
   *[other] Dit kost precies { $needed } kaarten, zoveel als u tempels hebt.
}
ulysses-refuse-pandora-used = { $anew ->
    [yes] Pandora is al gebruikt; na een wind kan het nog een keer.
   *[no] Pandora is in deze beurt al gebruikt.
}
ulysses-refuse-nothing-to-draw = Trekstapel en aflegstapel zijn leeg; er valt niets te trekken.
ulysses-refuse-plague-there = Daar ligt al een plaag.
ulysses-refuse-no-plague-left = Alle zes plagen liggen op het bord; er moet er eerst een weg.
ulysses-refuse-no-plague-there = Daar ligt geen plaag.
ulysses-refuse-exchange-used = { $anew ->
    [yes] Er is al een doel geruild; na een wind kan het nog een keer.
   *[no] In deze beurt is al een doel geruild.
}
ulysses-refuse-not-your-goal = Dat is geen van uw verborgen doelen.
ulysses-refuse-goal-revealed = Een bereikt doel kan niet geruild worden.
ulysses-refuse-pile-barred = De stapel in de kleur van de plaats waar het schip ligt, is niet toegestaan.
ulysses-refuse-pile-empty = Die stapel is leeg.
ulysses-refuse-goal-barred = Een doel in de kleur van de plaats waar het schip ligt, kan niet geruild worden.
ulysses-refuse-other-pile = { $color ->
    [violet] Het nieuwe doel moet van de paarse stapel komen.
    [green] Het nieuwe doel moet van de groene stapel komen.
    [red] Het nieuwe doel moet van de rode stapel komen.
   *[blue] Het nieuwe doel moet van de blauwe stapel komen.
}
ulysses-refuse-no-temple-left = Er is geen tempel meer in voorraad.
ulysses-refuse-not-a-temple-card = { $card ->
    [objection] Een bezwaar is geen tempelkaart; alleen Zeus kan die vervangen.
    [wind] Een wind is geen tempelkaart; alleen Zeus kan die vervangen.
    [plague] Een plaag is geen tempelkaart; alleen Zeus kan die vervangen.
   *[pandora] Pandora is geen tempelkaart; alleen Zeus kan die vervangen.
}
ulysses-refuse-temple-cards = { $needed ->
    [one] Precies 1 tempelkaart (of Zeus) is nodig.
   *[other] Precies { $needed } tempelkaarten (of Zeus) zijn nodig.
}
ulysses-refuse-further-cards = { $needed ->
    [one] Precies 1 andere kaart is nodig.
   *[other] Precies { $needed } andere kaarten zijn nodig.
}
ulysses-refuse-not-a-neighbor = Vanaf de plaats van het schip loopt daar geen lijn heen.
ulysses-refuse-plagued = Daar ligt een plaag.
ulysses-refuse-must-propose = Er is een weg vrij van plagen, dus u moet een plaats voorstellen.
ulysses-refuse-limit-reached = Het hoogste aantal beurten is bereikt: volgens deze regels kan er geen wind meer worden gespeeld.
ulysses-refuse-place-taken = { $side ->
    [blue] Daar ligt de blauwe schijf.
    [red] Daar ligt de rode schijf.
   *[black] Daar ligt de zwarte schijf.
}
ulysses-refuse-not-a-vote = { $card ->
    [temple] Een tempelkaart telt hier niet, alleen bezwaar en Zeus.
    [wind] Een wind telt hier niet, alleen bezwaar en Zeus.
    [plague] Een plaag telt hier niet, alleen bezwaar en Zeus.
   *[pandora] Pandora telt hier niet, alleen bezwaar en Zeus.
}
ulysses-refuse-too-few = { $needed ->
    [one] Minstens 1 bezwaar of Zeus is nodig.
   *[other] Om te leiden zijn minstens { $needed } bezwaren of Zeuskaarten nodig.
}
ulysses-refuse-too-many = { $most ->
    [one] Rood wordt met precies 1 kaart geopend.
   *[other] Rood wordt met hoogstens { $most } kaarten geopend.
}
ulysses-refuse-nothing-to-clear = Daar ligt geen plaag, dus voor het weghalen wordt niets betaald.
ulysses-refuse-no-clearing = Volgens deze regels haalt alleen de speler aan de beurt plagen weg.
ulysses-refuse-no-such-side = Zwart ligt niet op het bord.
ulysses-refuse-other-side = { $side ->
    [blue] U hoort in deze overtocht bij blauw.
    [red] U hoort in deze overtocht bij rood.
   *[black] U hoort in deze overtocht bij zwart.
}
ulysses-refuse-black-placed = Zwart ligt al op het bord.
ulysses-refuse-has-a-disc = U hebt in deze overtocht al een schijf gelegd.
ulysses-refuse-chance-lost = Uw kans om in deze overtocht een schijf te leggen is voorbij.

## The sea chart: labels of lists, never sentences, so that nothing needs a plural or a case
ulysses-chart-colon = {": "}
ulysses-chart-title = Zeekaart
ulysses-chart-near = Rond het schip
ulysses-chart-ship = Schip
ulysses-chart-open = Vrije buren
ulysses-chart-closed = Andere buren
ulysses-chart-plagues = Plagen
ulysses-chart-goals = Eigen doelen
ulysses-chart-reached = Bereikte doelen
ulysses-chart-plague = plaag
ulysses-chart-goal = eigen doel
ulysses-chart-shown = bereikt doel
ulysses-chart-distance = afstand
ulysses-chart-next = volgende stap
ulysses-chart-color = { $color ->
    [violet] paars
    [green] groen
    [red] rood
   *[blue] blauw
}
ulysses-chart-disc = { $side ->
    [blue] blauwe schijf
    [red] rode schijf
   *[black] zwarte schijf
}

## The replay
ulysses-replay-previous = ← Overtocht
ulysses-replay-next = Overtocht →
ulysses-replay-curve = Van links naar rechts de beurten, omhoog de bereikte doelen. Daartussen stijgt een lijn als het schip dichter bij het volgende doel van die speler komt.
ulysses-replay-curve-running = Van links naar rechts de beurten, omhoog de bereikte doelen. Hoe dicht het schip bij verborgen doelen was, blijkt na afloop.
ulysses-replay-milestone = Beurt { $turn }: { $name } toont het doel { $place } ({ $revealed } van { $goals })
ulysses-how-next = Vooraf gezegd op de pagina over de volgende overtocht, { $at }.
ulysses-how-next-often = { $count } van de pagina over de volgende overtocht
ulysses-how-next-in-short = van de pagina over de volgende overtocht
