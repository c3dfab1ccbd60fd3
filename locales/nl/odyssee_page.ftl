# The sea chart of Odyssee: labels of lists and what marks a hex.
odyssee-chart-colon = { ": " }
odyssee-chart-title = Zeekaart
odyssee-chart-near = Rond uw schip
odyssee-chart-ships = Schepen
odyssee-chart-you = u
odyssee-chart-crew = bemanning
odyssee-chart-ithaca = Ithaka
odyssee-chart-troy = Troje
odyssee-chart-syrte = Syrte
odyssee-chart-aeolus = Eiland van Aeolus
odyssee-chart-water = open zee
odyssee-chart-owned = Eilanden met een heerser
odyssee-chart-fresh = Er ligt een kaart klaar voor
odyssee-chart-rim = rand
odyssee-chart-entitled = Mag Ithaka binnen
odyssee-chart-nobody = nog niemand
odyssee-chart-steps = afstand
odyssee-chart-owner = heerser
odyssee-chart-card = er ligt een kaart klaar
odyssee-chart-storm = storm
odyssee-chart-stiff = stevige wind
odyssee-chart-breeze = bries

# Words of the pages of Odyssee: parts of a table.

# The question: what it means for the reader.
odyssee-page-home-far = { $missing ->
    [one] Chips in de hand: { $chips }, kaarten: { $cards }. Nog één landing en u mag naar huis.
   *[other] Chips in de hand: { $chips }, kaarten: { $cards }. U mag naar huis zodra er niet meer chips dan kaarten zijn.
}
odyssee-page-home-near = { $steps ->
    [one] U mag Ithaka binnen: het ligt één vak ver.
   *[other] U mag Ithaka binnen: het ligt { $steps } vakken ver.
}
odyssee-page-food = { $gifts ->
    [0] U hebt geen geschenk meer: zonder landing pakt u volgende beurt een hongersteen.
    [one] U hebt nog één geschenk, voor de volgende maaltijd.
   *[other] U hebt nog { $gifts } geschenken, één per beurt.
}
odyssee-page-have = U hebt { $heroes } en { $gifts }.
odyssee-page-doom = { $turns ->
    [1] Uw bemanning verhongert aan het einde van deze beurt, tenzij u een geschenk vindt.
   *[other] Uw bemanning verhongert aan het einde van uw volgende beurt, tenzij u een geschenk vindt.
}

# Die or arrow.
odyssee-page-die = Dobbelen en varen
odyssee-page-die-note = 1 tot 4 vakken; u ziet de worp en kiest dan waarheen. De worp is definitief.
odyssee-page-arrow = { $price ->
    [free] De stormpijl leggen (nu gratis)
    [barred] De stormpijl kost een geschenk, en u hebt er geen meer.
   *[gift] De stormpijl leggen (1 geschenk)
}
odyssee-page-arrow-note = Er waait wind in vijf rijen: de middelste drijft schepen tot de volgende kust, die ernaast twee vakken, de buitenste één.
odyssee-page-arrow-hex = Vanaf vak: de letter van de rij, dan de plaats vanuit het westen, zoals h8
odyssee-page-arrow-direction = Richting
odyssee-page-arrow-show = Op de kaart tonen
odyssee-page-arrow-tap = Het vak op de kaart kiezen
odyssee-page-arrow-pick = Pijl hierheen
odyssee-page-arrow-nobody = Geen schip wordt verplaatst.
odyssee-page-review = Nakijken
odyssee-page-choose = Maak een keuze

# Where to.
odyssee-page-sail-here = Hierheen varen
odyssee-page-sail-note = Tik een gemarkeerd vak op de kaart aan, of kies hier.
odyssee-page-sail-water = Naar open zee
odyssee-page-stay = Hier blijven
odyssee-page-steps = { $count ->
    [one] 1 vak
   *[other] { $count } vakken
}
odyssee-page-lands = { $kind ->
    [fresh] U neemt de kaart van dit eiland, voert haar uit en legt een chip.
    [bare] U legt een chip; er is geen kaart.
    [owned] { $name } heerst hier en geeft u een kaart; daarna legt u een chip.
    [own] Uw eigen eiland: er verandert niets.
    [chipless] U hebt geen chip om hier te leggen: er verandert niets.
    [ithaca] U bent thuis en wint.
    [aeolus] De stormpijl is in uw volgende drie beurten gratis.
    [syrte] U loopt aan de grond en slaat uw volgende beurt over.
   *[water] Open zee.
}
odyssee-page-meets = Schepen daar: { $names }.

# Landing, and bargaining over it.
odyssee-page-land = Nemen wat { $name } geeft
odyssee-page-land-note = { $name } kiest een van deze kaarten: { $cards }.
odyssee-page-bid = Iets bieden voor een kaart
odyssee-page-bid-card = De kaart die u wilt
odyssee-page-pay = U betaalt
odyssee-page-ask-pay = { $name } betaalt
odyssee-page-take = Aannemen: { $terms } voor { $card }
odyssee-page-give = { $card } geven
odyssee-page-ask = Een prijs vragen voor een kaart
odyssee-page-ask-card = Voor deze kaart
odyssee-page-ask-else = Wordt de prijs geweigerd, dan geeft u
odyssee-page-price-accept = { $terms } betalen en { $card } krijgen
odyssee-page-price-refuse = Weigeren en { $card } krijgen

# What a card asks.
odyssee-page-calm = De windzak dicht laten
odyssee-page-feast = Het vee slachten
odyssee-page-graze = Het vee laten grazen
odyssee-page-toll-hero = Een held verliezen
odyssee-page-toll-gifts = { $gifts } betalen
odyssee-page-look = { $count ->
    [one] Kies het eiland waarvan u de kaart bekijkt.
   *[other] Kies { $count } eilanden waarvan u de kaarten bekijkt.
}
odyssee-page-then = { $kind ->
    [roll] U ziet de worp meteen en kiest op dezelfde pagina waarheen u vaart.
    [asked] { $name } kiest een kaart.
    [meeting] Schepen op hetzelfde vak ontmoeten elkaar: er kan een gevecht komen.
    [answer] { $name } moet antwoorden.
    [peace] U gaat in vrede uiteen.
   *[end] Uw beurt eindigt hier, tenzij u iemand ontmoet.
}

# Meeting and battle.
odyssee-page-peace = Vrede
odyssee-page-peace-note = U wilt geen gevecht; { $name } kan er toch een willen.
odyssee-page-fight = Vechten
odyssee-page-chance = Tot het einde zou u { $percent } van de 100 gevechten winnen.
odyssee-page-demand = Iets eisen, of vechten
odyssee-page-trade = Een ruil aanbieden
odyssee-page-gives = U geeft
odyssee-page-wants = { $name } geeft
odyssee-page-count-gifts = Geschenken
odyssee-page-of = van { $count }
odyssee-page-accept = Aannemen: u krijgt { $gets } en geeft { $gives }
odyssee-page-refuse = Weigeren
odyssee-page-refuse-note = { $kind ->
    [battle] Dan komt het tot een gevecht.
    [onward] Dan gaat het gevecht door.
   *[peace] Dat is nog geen gevecht.
}
odyssee-page-on = Doorvechten
odyssee-page-stop = Voorstellen te stoppen, zonder betaling
odyssee-page-offer = Voorstellen te stoppen, met voorwaarden
odyssee-page-odds = Kansen van een gevecht tot het einde
odyssee-page-odds-crews = Helden: u – { $name }
odyssee-page-odds-win = U wint
odyssee-page-odds-tie = Onbeslist

# What lies before everybody.

# Legend of the chart.
odyssee-page-legend-chip = Chip van de heerser; iedere speler heeft een eigen teken
odyssee-page-legend-heads = Helden aan boord
odyssee-page-legend-rim = Aan de rand: de kaart van het eiland en verdrongen chips
odyssee-page-legend-laurel = Lauwer: wie Ithaka binnen mag

# What is refused, and why.
odyssee-page-fault = { $kind ->
    [missing] Kies een antwoord.
    [count] Zo veel geschenken kunnen er niet zijn.
    [unknown] Dat biedt de pagina niet aan; kies opnieuw.
    [twice] Iets is twee keer genoemd; kies opnieuw.
    [stale] De tafel is sinds dit formulier verdergegaan. Er is niets veranderd; zo staat het er nu voor.
    [cards] Wat u op kaarten kiest, hoort bij een plan of een koers: zeg ook waarheen u vaart.
   *[much] Dat is meer dan bewaard kan worden.
}

# A new table, the front page, the replay.
odyssee-page-variant = Variant: geen gevecht tenzij beiden het willen
odyssee-page-variant-more = Vriendelijker: een gevecht dat maar één wil, gaat niet door.
odyssee-page-rounds = Hoogstens zo veel ronden
odyssee-page-rounds-hint = Is dan niemand thuis, dan wint wie er het dichtst bij is. De meeste spellen duren 10 tot 25 ronden.
odyssee-page-fault-rounds = Een geheel getal van { $least } tot { $most }.
odyssee-page-home-line = Odyssee: een wedvaart van Troje naar huis, met stormen, ruil en gevechten, voor 2 tot 6.
odyssee-page-home-title = Odyssee in vier zinnen
odyssee-page-home-isles = Elk eiland waar u als eerste landt, geeft u een kaart, goed of slecht, en neemt een van uw tien chips.
odyssee-page-home-deal = Op een eiland van een ander kiest de heerser een kaart voor u, en u mag erover onderhandelen.
odyssee-page-home-storm = Vaar op de dobbelsteen, of leg de stormpijl en blaas hele rijen schepen weg.
odyssee-page-home-wins = Met niet meer chips dan kaarten in de hand mag u naar huis: de eerste op Ithaka wint.
odyssee-page-home-picture = De zee van Odyssee, door ons getekend
odyssee-page-previous = ← Landing
odyssee-page-next = Landing →
odyssee-page-curve = Van links naar rechts de beurten, omhoog hoe dicht iedereen bij huis was: gelegde chips en kaarten, daarna de weg die nog bleef.
odyssee-page-milestone = Beurt { $turn }: { $name } legt een chip op { $isle }.

# What is said ahead.
odyssee-page-onward = En dan? Bespaar iedereen het wachten op uw volgende beurt
odyssee-page-onward-note = Eén tik doet wat hierboven staat en zegt waar uw schip daarna heen vaart, beurt na beurt, tot het er is. Dat is verzegeld, u kunt het wijzigen, en we vragen het u als er onderweg iets niet meer is zoals nu.
odyssee-page-onward-to = Ja, en dan verder naar { $stop }
odyssee-page-ahead = En dan? Bespaar iedereen een halve dag
odyssee-page-ahead-note = Wat u hier zegt is verzegeld; niemand ziet het, en u kunt het wijzigen. Wat u openlaat, wordt u gevraagd.
odyssee-page-ahead-ask = Vraag het mij
odyssee-page-ahead-plan = Mijn volgende beurt, per worp
odyssee-page-ahead-roll-label = Worp { $roll }
odyssee-page-ahead-course-title = Mijn koers, in elke beurt zonder plan
odyssee-page-ahead-leg = { $number ->
    [1] Eerst naar
    [2] Dan naar
   *[3] En daarna naar
}
odyssee-page-ahead-home = Naar huis zodra u mag.
odyssee-page-ahead-nowhere = Nergens
odyssee-page-ahead-cards = Wat ik op kaarten kies
odyssee-page-ahead-hand-title = Kaarten die ik op mijn eilanden geef
odyssee-page-ahead-hand-place = { $number ->
    [1] Eerst
    [2] Dan
   *[3] En daarna
}
odyssee-page-ahead-sell-title = Verkocht aan wie biedt
odyssee-page-ahead-meet-title = Als ik een schip ontmoet
odyssee-page-ahead-pay = Vrede, en hoogstens { $gifts } betalen
odyssee-page-ahead-battle-title = In een gevecht
odyssee-page-ahead-patience = Geduld: mijn koers gaat door, ook als er een schip in de weg ligt
odyssee-page-ahead-nothing = Niets: het wordt u gevraagd.
odyssee-page-ahead-lies = Wat u vooraf hebt gezegd
odyssee-page-ahead-show = De wegen op de kaart tonen
odyssee-page-ahead-written = Al het andere, in geschreven vorm
odyssee-page-ahead-written-note = Telkens één regel, met de woorden die ook het verslag gebruikt, zoals
odyssee-page-fault-line = Regel { $line } van uw tekst is vanaf teken { $at } niet te begrijpen.
