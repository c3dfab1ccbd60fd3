odyssee-story-die = { $you ->
    [yes] U gooit de zeildobbelsteen.
   *[no] { $name } gooit de zeildobbelsteen.
}
odyssee-story-arrow = { $you ->
    [yes] U legt de stormpijl bij { DE($place) }, naar { $direction }.
   *[no] { $name } legt de stormpijl bij { DE($place) }, naar { $direction }.
}
odyssee-story-sail = { $you ->
    [yes] U vaart naar { DE($place) }.
   *[no] { $name } vaart naar { DE($place) }.
}
odyssee-story-stay = { $you ->
    [yes] U blijft bij { DE($place) } liggen.
   *[no] { $name } blijft bij { DE($place) } liggen.
}
odyssee-story-stay-here = { $you ->
    [yes] U blijft liggen.
   *[no] { $name } blijft liggen.
}
odyssee-story-land = { $you ->
    [yes] U biedt niets en neemt de kaart die komt.
   *[no] { $name } biedt niets en neemt de kaart die komt.
}
odyssee-story-bid = { $you ->
    [yes] U biedt { $terms } voor { $card }.
   *[no] { $name } biedt { $terms } voor { $card }.
}
odyssee-story-give = { $you ->
    [yes] U geeft { $card }.
   *[no] { $name } geeft { $card }.
}
odyssee-story-take = { $you ->
    [yes] U neemt het bod aan.
   *[no] { $name } neemt het bod aan.
}
odyssee-story-ask = { $you ->
    [yes] U vraagt { $terms } voor { $card }; anders geeft u { $other }.
   *[no] { $name } vraagt { $terms } voor { $card }; anders wordt het { $other }.
}
odyssee-story-accept = { $you ->
    [yes] U gaat akkoord.
   *[no] { $name } gaat akkoord.
}
odyssee-story-refuse = { $you ->
    [yes] U weigert.
   *[no] { $name } weigert.
}
odyssee-story-calm = { $you ->
    [yes] U legt geen stormpijl.
   *[no] { $name } legt geen stormpijl.
}
odyssee-story-feast = { $you ->
    [yes] U viert feest met de runderen.
   *[no] { $name } viert feest met de runderen.
}
odyssee-story-graze = { $you ->
    [yes] U laat de runderen grazen.
   *[no] { $name } laat de runderen grazen.
}
odyssee-story-hero = { $you ->
    [yes] U offert een held op.
   *[no] { $name } offert een held op.
}
odyssee-story-gifts = { $you ->
    [yes] U betaalt met godsgeschenken.
   *[no] { $name } betaalt met godsgeschenken.
}
odyssee-story-look = { $you ->
    [yes] U bekijkt verdekte kaarten aan de rand: { $isles }.
   *[no] { $name } bekijkt verdekte kaarten aan de rand: { $isles }.
}
odyssee-story-peace = { $you ->
    [yes] U biedt vrede aan.
   *[no] { $name } biedt vrede aan.
}
odyssee-story-fight = { $you ->
    [yes] U wilt strijden.
   *[no] { $name } wil strijden.
}
odyssee-story-demand = { $you ->
    [yes] U eist { $terms }.
   *[no] { $name } eist { $terms }.
}
odyssee-story-trade = { $you ->
    [yes] U wilt { $gives } geven en { $wants } krijgen.
   *[no] { $name } wil { $gives } geven en { $wants } krijgen.
}
odyssee-story-on = { $you ->
    [yes] U strijdt door.
   *[no] { $name } strijdt door.
}
odyssee-story-offer = { $you ->
    [yes] U wilt de strijd staken, { $gives } geven en { $wants } krijgen.
   *[no] { $name } wil de strijd staken, { $gives } geven en { $wants } krijgen.
}
odyssee-story-away = { $you ->
    [yes] U bent afwezig; de invaller speelt voor u.
   *[no] { $name } is afwezig; de invaller speelt verder.
}
odyssee-story-gone = { $you ->
    [yes] U hebt het spel verlaten; de invaller speelt uw plek tot het einde.
   *[no] { $name } heeft het spel voorgoed verlaten; de invaller speelt verder.
}
odyssee-story-back = { $you ->
    [yes] U bent terug.
   *[no] { $name } is terug.
}
odyssee-story-heir = { $you ->
    [yes] U hebt de plek van { $name } overgenomen.
   *[no] { $heir } heeft de plek van { $name } overgenomen.
}
odyssee-story-closed = De tafel is gesloten.

odyssee-story-seats = Het lot bepaalt de volgorde: { $names }.
odyssee-story-rim = De vijftien avontuurkaarten worden geschud en verdekt aan de rand gelegd.
odyssee-story-rim-order = Kaarten aan de rand, 1 tot en met 15 (schudden { $stream }): { $cards }
odyssee-story-turn = { $you ->
    [yes] Beurt { $turn }, ronde { $round }: u bent aan de beurt.
   *[no] Beurt { $turn }, ronde { $round }: { $name } is aan de beurt.
}
odyssee-story-fed = { $you ->
    [yes] U voedt uw bemanning. Godsgeschenken over: { $count }.
   *[no] { $name } voedt de bemanning. Godsgeschenken over: { $count }.
}
odyssee-story-hungered = { $you ->
    [yes] U hebt niets voor uw bemanning en neemt een hongersteen ({ $count } van 3).
   *[no] { $name } heeft niets voor de bemanning en neemt een hongersteen ({ $count } van 3).
}
odyssee-story-starved = { $you ->
    [yes] U hebt niets voor uw bemanning, en al drie hongerstenen.
   *[no] { $name } heeft niets voor de bemanning, en al drie hongerstenen.
}
odyssee-story-sated = { $you ->
    [yes] U hebt weer proviand: al uw hongerstenen gaan terug.
   *[no] { $name } heeft weer proviand: alle hongerstenen gaan terug.
}
odyssee-story-skipped = { $you ->
    [yes] U slaat deze beurt over.
   *[no] { $name } slaat deze beurt over.
}
odyssee-story-rolled = { $you ->
    [yes] U gooit een { $roll }.
   *[no] { $name } gooit een { $roll }.
}
odyssee-story-favour = { $face ->
    [white] { $you ->
        [yes] U gooit de gunstdobbelsteen: wit.
       *[no] { $name } gooit de gunstdobbelsteen: wit.
    }
   *[black] { $you ->
        [yes] U gooit de gunstdobbelsteen: zwart.
       *[no] { $name } gooit de gunstdobbelsteen: zwart.
    }
}
odyssee-story-arrow-paid = { $you ->
    [yes] Het kost u een godsgeschenk.
   *[no] Het kost een godsgeschenk.
}
odyssee-story-blown = { $you ->
    [yes] De wind drijft uw schip naar { DE($place) }.
   *[no] De wind drijft { $name } naar { DE($place) }.
}
odyssee-story-landed = { $you ->
    [yes] U landt op { DE($place) }.
   *[no] { $name } landt op { DE($place) }.
}
odyssee-story-home = { $you ->
    [yes] U landt op Ithaka. U bent thuis!
   *[no] { $name } landt op Ithaka en is thuis.
}
odyssee-story-taken = { $you ->
    [yes] U neemt de kaart { $card } van de rand.
   *[no] { $name } neemt de kaart { $card } van de rand.
}
odyssee-story-given = { $you ->
    [yes] U geeft de kaart { $card } aan { $to }.
   *[no] { $reader ->
        [yes] { $name } geeft u de kaart { $card }.
       *[no] { $name } geeft de kaart { $card } aan { $to }.
    }
}
odyssee-story-returned = { $you ->
    [yes] De kaart { $card } komt bij u terug.
   *[no] De kaart { $card } gaat terug naar { $name }.
}
odyssee-story-returned-rim = De kaart { $card } gaat terug naar de rand, open ({ $isle }).
odyssee-story-gained = { $you ->
    [yes] U krijgt { $gifts } en hebt er nu { $count }.
   *[no] { $name } krijgt { $gifts } en heeft er nu { $count }.
}
odyssee-story-gain-lapsed = De voorraad is leeg. Godsgeschenken te kort: { $count }.
odyssee-story-gifts-lost = { $you ->
    [yes] U verliest { $gifts } en hebt er nu { $count }.
   *[no] { $name } verliest { $gifts } en heeft er nu { $count }.
}
odyssee-story-heroes-lost = { $you ->
    [yes] U verliest { $heroes }. Helden over: { $count }.
   *[no] { $name } verliest { $heroes }. Helden over: { $count }.
}
odyssee-story-heroes-gained = { $you ->
    [yes] U krijgt er { $heroes } bij en hebt er nu { $count }.
   *[no] { $name } krijgt er { $heroes } bij en heeft er nu { $count }.
}
odyssee-story-will-skip = { $you ->
    [yes] U zult uw volgende beurt overslaan.
   *[no] { $name } zal de volgende beurt overslaan.
}
odyssee-story-favoured = { $you ->
    [yes] Aeolus is u gunstig gezind: de stormpijl is voor u gratis. Aantal beurten: { $count }.
   *[no] Aeolus is { $name } gunstig gezind: de stormpijl is gratis. Aantal beurten: { $count }.
}
odyssee-story-looked = Wat daar ligt: { $cards }.
odyssee-story-chip = { $you ->
    [yes] U beheerst { $isle }. Heerser-chips in de hand: { $count }.
   *[no] { $name } beheerst { $isle }. Heerser-chips in de hand: { $count }.
}
odyssee-story-chip-rim = { $you ->
    [yes] U beheerst { $isle } weer, met uw heerser-chip van de rand. Heerser-chips in de hand: { $count }.
   *[no] { $name } beheerst { $isle } weer, met de heerser-chip van de rand. Heerser-chips in de hand: { $count }.
}
odyssee-story-displaced = { $you ->
    [yes] Uw heerser-chip verhuist naar de rand ({ $isle }).
   *[no] De heerser-chip van { $name } verhuist naar de rand ({ $isle }).
}
odyssee-story-paid = { $you ->
    [yes] U geeft { $terms } aan { $to }.
   *[no] { $reader ->
        [yes] { $name } geeft u { $terms }.
       *[no] { $name } geeft { $terms } aan { $to }.
    }
}
odyssee-story-chip-back = { $you ->
    [yes] U neemt uw heerser-chip terug van { $isle }. Heerser-chips in de hand: { $count }.
   *[no] { $name } neemt de heerser-chip terug van { $isle }. Heerser-chips in de hand: { $count }.
}
odyssee-story-lapsed = { $you ->
    [yes] Wat u voorstelde, kan niet meer.
   *[no] Wat { $name } voorstelde, kan niet meer.
}
odyssee-story-lost = { $cause ->
    [battle] { $you ->
        [yes] Uw laatste held is in de strijd gevallen: uw schip is verloren.
       *[no] { $name } verliest in de strijd de laatste held, en het schip.
    }
    [card] { $you ->
        [yes] U verliest uw laatste held, en daarmee uw schip.
       *[no] { $name } verliest de laatste held, en daarmee het schip.
    }
   *[hunger] { $you ->
        [yes] Uw bemanning is verhongerd: uw schip is verloren.
       *[no] De bemanning van { $name } is verhongerd: het schip is verloren.
    }
}
odyssee-story-restarted = { $you ->
    [yes] U begint opnieuw in Troje met vier helden. Heerser-chips in de hand: { $count }.
   *[no] { $name } begint opnieuw in Troje met vier helden. Heerser-chips in de hand: { $count }.
}
odyssee-story-restarted-back = { $you ->
    [yes] U begint opnieuw in Troje met vier helden en neemt uw heerser-chips van de rand terug ({ $isles }). Heerser-chips in de hand: { $count }.
   *[no] { $name } begint opnieuw in Troje met vier helden en neemt de heerser-chips van de rand terug ({ $isles }). Heerser-chips in de hand: { $count }.
}
odyssee-story-met = Twee schepen komen elkaar tegen bij { DE($place) }: { $names }.
odyssee-story-parted = De schepen gaan uiteen: { $names }.
odyssee-story-battle = Het komt tot strijd: { $names }.
odyssee-story-tied = { $ties ->
    [3] Voor de derde keer gelijk: de strijd eindigt.
   *[other] Met de helden erbij zijn beide sommen gelijk: niemand verliest een held.
}
odyssee-story-left = { $you ->
    [yes] U hebt de tafel verlaten.
   *[no] { $name } heeft de tafel verlaten.
}
odyssee-story-over = Het spel is afgelopen. Als eerste thuis: { $names }.
odyssee-story-over-limit = De laatste ronde is voorbij. Het dichtst bij huis: { $names }.
odyssee-story-over-last = Alle anderen hebben de tafel verlaten. Overwinning: { $names }.
