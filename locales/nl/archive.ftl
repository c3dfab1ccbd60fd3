## De tekstvorm van een archief
plain-title = { $ruleset } aan tafel { $code }
plain-options = Opties: { $options }
plain-seat = Plek { $number }: { $who }
plain-later = Later: { $who }
plain-word = woord ‘{ $word }’
plain-bot = een bot van de soort { $kind }
plain-seal = Zegel: { $digits }
plain-seed = Geheim getal: { $digits }
plain-deal-key = Deelsleutel: { $digits }
plain-head = Nieuwste regel van het logboek: { $digits }
plain-state = Toestand: { $digits }
plain-says = { $who }: { $words }
plain-service = De dienst
plain-how = { $how ->
    [envelope] uit de envelop
    [next] vooraf gezegd
    [order] door een koers of vaste opdracht
    [patience] na verstreken geduld
    [silence] door zwijgen
   *[caretaker] door de invaller
}
plain-running = Het spel is nog niet afgelopen.
plain-won = Gewonnen door { $names }.
plain-shared = De overwinning wordt gedeeld door { $names }.
plain-closed = De tafel werd gesloten voordat het spel was afgelopen.
chronicle-pile = { $color ->
    [violet] De paarse stapel na schudden { $shuffle }, de bovenste als laatste: { $places }.
    [green] De groene stapel na schudden { $shuffle }, de bovenste als laatste: { $places }.
    [red] De rode stapel na schudden { $shuffle }, de bovenste als laatste: { $places }.
   *[blue] De blauwe stapel na schudden { $shuffle }, de bovenste als laatste: { $places }.
}
chronicle-deck = De trekstapel na schudden { $shuffle }, de bovenste als laatste: { $cards }.
