## Textová podoba archivu
plain-title = { $ruleset } u stolu { $code }
plain-options = Možnosti: { $options }
plain-seat = Místo { $number }: { $who }
plain-later = Později: { $who }
plain-word = slovo „{ $word }“
plain-bot = bot druhu { $kind }
plain-seal = Pečeť: { $digits }
plain-seed = Tajné číslo: { $digits }
plain-deal-key = Klíč rozdávání: { $digits }
plain-head = Nejnovější zápis záznamu: { $digits }
plain-state = Stav: { $digits }
plain-says = { $who }: { $words }
plain-service = Služba
plain-how = { $how ->
    [envelope] z obálky
    [next] řečeno předem
    [order] podle kurzu nebo trvalého pokynu
    [patience] po uplynutí trpělivosti
    [silence] mlčením
   *[caretaker] zástupcem
}
plain-running = Hra ještě neskončila.
plain-won = Vítěz: { $names }.
plain-shared = O vítězství se dělí: { $names }.
plain-closed = Stůl byl uzavřen dříve, než hra skončila.
chronicle-pile = { $color ->
    [violet] Fialová hromádka po míchání { $shuffle }, vrchní poslední: { $places }.
    [green] Zelená hromádka po míchání { $shuffle }, vrchní poslední: { $places }.
    [red] Červená hromádka po míchání { $shuffle }, vrchní poslední: { $places }.
   *[blue] Modrá hromádka po míchání { $shuffle }, vrchní poslední: { $places }.
}
chronicle-deck = Balíček po míchání { $shuffle }, vrchní poslední: { $cards }.
