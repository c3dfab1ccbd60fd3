odyssee-and = { $before } en { $last }
odyssee-you = u
odyssee-card = ‘{ $name }’
odyssee-gifts = { $count ->
    [one] 1 godsgeschenk
   *[other] { $count } godsgeschenken
}
odyssee-heroes = { $count ->
    [one] 1 held
   *[other] { $count } helden
}
odyssee-crew = { $count ->
    [one] 1 held
   *[other] { $count } helden
}
odyssee-chips = { $count ->
    [one] 1 heerser-chip
   *[other] { $count } heerser-chips
}
odyssee-stones = { $count ->
    [one] 1 hongersteen
   *[other] { $count } hongerstenen
}
odyssee-term-card = de kaart { $card }
odyssee-term-isle = het eiland { $isle }
odyssee-term-nothing = niets
odyssee-site = { $site ->
    [troy] Troje
    [ithaca] Ithaka
    [syrte] Syrte
   *[aeolus] het eiland van Aeolus
}
odyssee-direction = { $direction ->
    [e] het oosten
    [ne] het noordoosten
    [nw] het noordwesten
    [w] het westen
    [sw] het zuidwesten
   *[se] het zuidoosten
}
odyssee-card-does = { $card ->
    [1] Gunstdobbelsteen. Wit: 3 godsgeschenken. Zwart: 1 godsgeschenk, en u slaat uw volgende beurt over.
    [2] Zeildobbelsteen. 1: 2 helden verloren; 2 of 3: 1 held verloren; 4: geen. Daarna 2 godsgeschenken.
    [3] Twee keer de gunstdobbelsteen: 1 held verloren voor elke keer zwart. Twee keer wit: 2 godsgeschenken.
    [4] Gunstdobbelsteen. Wit: 3 godsgeschenken. Zwart: 1 held verloren, daarna 1 godsgeschenk.
    [5] 1 godsgeschenk. U mag één keer gratis de stormpijl leggen; uw eigen schip beweegt hij niet.
    [6] Laten grazen: 1 godsgeschenk. Of feesten: 4 godsgeschenken, daarna de gunstdobbelsteen; zwart kost 2 helden.
    [7] U verliest 1 held of, als u ze hebt, 2 godsgeschenken.
    [8] Zonder godsgeschenk: 1 held verloren. Anders zegt de zeildobbelsteen hoeveel godsgeschenken u verliest.
    [9] 4 godsgeschenken, en u slaat uw volgende beurt over.
    [10] 2 godsgeschenken en 1 held, tot vier.
    [11] 1 godsgeschenk. Zolang u de kaart hebt, strijdt niemand met u en u met niemand.
    [12] 1 godsgeschenk. Zolang u de kaart hebt, bewegen de stormpijlen van anderen uw schip niet.
    [13] Zeildobbelsteen. Meer dan uw bemanning: 1 held verloren. Anders 2 godsgeschenken.
    [14] 2 godsgeschenken. U bekijkt twee verdekte kaarten aan de rand.
   *[15] 4 godsgeschenken, daarna 1 held verloren.
}

odyssee-ask-turn = U bent aan de beurt, uw schip ligt bij { DE($place) }. Zeildobbelsteen of stormpijl?
odyssee-ask-sail = { $roll ->
    [one] U hebt een 1 gegooid. Waarheen vaart u?
   *[other] U hebt een { $roll } gegooid. Waarheen vaart u?
}
odyssee-ask-land = U landt op { $isle }; { $owner } beheerst het eiland. Biedt u op een kaart?
odyssee-ask-give = { $name } landt op uw eiland { $isle }. Welke kaart geeft u?
odyssee-ask-give-bid = { $name } landt op uw eiland { $isle } en biedt { $terms } voor { $card }. Neemt u dat aan?
odyssee-ask-price = { $owner } vraagt { $terms } voor { $card }; anders krijgt u { $other }. Betaalt u?
odyssee-ask-winds = U treft { $card }. Legt u de stormpijl?
odyssee-ask-cattle = U treft { $card }. Viert u feest, of laat u ze grazen?
odyssee-ask-toll = U treft { $card }. Verliest u { $heroes } of { $gifts }?
odyssee-ask-look = { $count ->
    [one] U treft { $card }. Welke verdekte kaart bekijkt u?
   *[other] U treft { $card }. Welke { $count } verdekte kaarten bekijkt u?
}
odyssee-ask-meeting = Bij { DE($place) } ontmoet u een ander schip: { $name }. Vrede, of iets anders?
odyssee-ask-demand = { $fight ->
    [yes] { $name } eist { $terms }, anders wordt het strijd. Gaat u akkoord?
   *[no] { $name } eist { $terms }. Gaat u akkoord?
}
odyssee-ask-trade = { $name } wil { $gives } geven en { $wants } krijgen. Gaat u akkoord?
odyssee-ask-battle = U hebt nog { $own } tegen { $other }. Strijdt u door, of doet u een aanbod? Tegenover u: { $name }.
odyssee-ask-offer = { $name } wil de strijd staken, { $gives } geven en { $wants } krijgen. Gaat u akkoord?
odyssee-wait-turn = { $name } is aan de beurt. De tafel wacht.
odyssee-wait-sail = { $name } heeft een { $roll } gegooid en kiest waarheen.
odyssee-wait-land = { $name } is op { $isle } geland en mag op een kaart bieden. Eigenaar van het eiland: { $owner }.
odyssee-wait-give = { $name } is op { $isle } geland. { $owner } kiest welke kaart daarbij hoort.
odyssee-wait-price = { $owner } vraagt { $terms } voor { $card }. { $name } beslist.
odyssee-wait-card = { $name } beslist over de kaart { $card }.
odyssee-wait-meeting = Twee schepen ontmoeten elkaar bij { DE($place) }: { $names }. Het woord is aan { $name }.
odyssee-wait-proposal = Er ligt een voorstel: { $names }. De beslissing is aan { $name }.
odyssee-wait-battle = Een strijd: { $names }. Het woord is aan { $name }.
odyssee-not-asked = Er wordt u nu niets gevraagd.
odyssee-plan-ask = Wat doet u in uw volgende beurt?
odyssee-plan-wanted = Er wordt u nog niets gevraagd. Zegt u uw volgende beurt nu al, per worp of als koers, dan hoeft niemand op u te wachten.
odyssee-watching = U kijkt toe. Verdekte kaarten blijven tot het einde geheim.
odyssee-resigned = U hebt dit spel verlaten; de invaller speelt uw plek tot het einde.
odyssee-over-closed = De tafel is gesloten voordat het spel afgelopen was. Niemand heeft gewonnen.
odyssee-over-won = { $you ->
    [yes] U hebt gewonnen!
   *[no] { $name } heeft gewonnen.
}
odyssee-over-shared = De overwinning wordt gedeeld: { $names }.

odyssee-know-doom = { $turns ->
    [1] Uw bemanning sterft aan het einde van deze beurt de hongerdood, tenzij u een godsgeschenk krijgt.
   *[other] Uw bemanning sterft aan het einde van uw volgende beurt de hongerdood, tenzij u voor die tijd een godsgeschenk krijgt.
}
odyssee-know-skip = U slaat uw volgende beurt over.
odyssee-know-land = Een wind heeft u aan land geblazen: u landt aan het begin van uw volgende beurt.
odyssee-know-favour = { $turns ->
    [one] In uw volgende beurt is de stormpijl voor u gratis.
   *[other] In uw volgende { $turns } beurten is de stormpijl voor u gratis.
}
odyssee-know-free = In deze beurt is de stormpijl voor u gratis.
odyssee-know-barred = U hebt geen godsgeschenk meer voor de stormpijl.
odyssee-know-home = Ithaka staat voor u open.
odyssee-know-away = { $count ->
    [one] Ithaka staat voor u open met 1 heerser-chip minder in de hand, of 1 kaart meer.
   *[other] Ithaka staat voor u open met { $count } heerser-chips minder in de hand, of evenveel kaarten meer.
}
odyssee-know-rivals = Ithaka staat al open voor: { $names }.
odyssee-know-odds = { $more ->
    [0] Met gelijke bemanningen winnen beiden even vaak.
    [1] Met 1 held meer wint u 88 van de 100 gevechten die tot het einde duren.
    [2] Met 2 helden meer wint u 99 van de 100 gevechten die tot het einde duren.
    [3] Met 3 helden meer wint u bijna elk gevecht.
   *[other] Met minder helden wint u bijna nooit een gevecht dat tot het einde duurt.
}
odyssee-silence = { $question ->
    [turn] Als uw tijd om is, wordt de zeildobbelsteen voor u gegooid.
    [sail] Als uw tijd om is, vaart uw schip langs de kortste weg naar het dichtstbijzijnde eiland waar u een heerser-chip kunt leggen, of naar huis.
    [land] Als uw tijd om is, landt u zonder bod.
    [give] Als uw tijd om is, geeft u de kaart die u het langst hebt.
    [price] Als uw tijd om is, weigert u.
    [winds] Als uw tijd om is, legt u geen stormpijl.
    [cattle] Als uw tijd om is, laat u ze grazen.
    [toll] Als uw tijd om is, betaalt u met godsgeschenken.
    [look] Als uw tijd om is, bekijkt u die met de laagste nummers.
    [meeting] Als uw tijd om is, houdt u vrede.
    [battle] Als uw tijd om is, strijdt u door.
   *[proposal] Als uw tijd om is, weigert u, tenzij het u niets kost.
}

odyssee-own = Uw kaarten
odyssee-own-none = U hebt geen kaart.
odyssee-own-rim = Alleen u hebt gezien: { $cards }.
odyssee-rim-seen = { $isle }: { $card }
odyssee-says = { $name }: { $does }
odyssee-seat-at = bij { DE($place) }
odyssee-seat-gone = niet meer aan tafel
odyssee-seat-cards = kaarten: { $cards }
odyssee-seat-no-cards = geen kaart
odyssee-seat-isles = eilanden: { $isles }
odyssee-badge-bot = bot
odyssee-badge-away = invaller
odyssee-badge-winner = wint
odyssee-badge-active = aan de beurt
odyssee-badge-asked = moet antwoorden
odyssee-badge-home = mag naar huis
odyssee-badge-skips = slaat een beurt over
odyssee-badge-lands = landt in de volgende beurt
odyssee-badge-doomed = dreigt te verhongeren
odyssee-table = De rand en de voorraad
odyssee-rim-down = Verdekt aan de rand: { $isles }.
odyssee-rim-open = Open aan de rand: { $cards }.
odyssee-rim-chips = Heerser-chips aan de rand: { $list }.
odyssee-rim-none = Er ligt geen kaart meer aan de rand.
odyssee-stock = { $count ->
    [one] In voorraad: 1 godsgeschenk
   *[other] In voorraad: { $count } godsgeschenken
}
odyssee-letter-more = { $question ->
    [turn] De stormpijl, of de hele tafel
    [meeting] Een eis, een ruil, of de hele tafel
    [battle] Een aanbod, of de hele tafel
   *[other] Iets anders, of de hele tafel
}
odyssee-tap-die = De zeildobbelsteen gooien
odyssee-tap-stay = Blijven liggen
odyssee-tap-sail = Varen naar { DE($place) }
odyssee-tap-land = Landen zonder bod
odyssee-tap-give = { $card } geven
odyssee-tap-take = Het bod aannemen
odyssee-tap-accept = Aannemen
odyssee-tap-refuse = Weigeren
odyssee-tap-calm = Geen stormpijl leggen
odyssee-tap-feast = Feesten
odyssee-tap-graze = Laten grazen
odyssee-tap-hero = { $heroes } opofferen
odyssee-tap-gifts = { $gifts } betalen
odyssee-tap-peace = Vrede houden
odyssee-tap-fight = Strijden
odyssee-tap-on = Doorstrijden

odyssee-pitch = In Odyssee zwerven twee tot zes schepen van Troje naar huis: eiland na eiland legt u uw heerser-chips af, u doorstaat avonturen, stuurt stormen, onderhandelt en strijdt; wie als eerste Ithaka bereikt, wint.
odyssee-rules = Odyssee, volgens de regels van de auteur
