ulysses-card = { $card ->
    [objection] protest
    [temple] chrámová karta
    [wind] vítr
    [plague] pohroma
    [zeus] Zeus
   *[pandora] Pandora
}
ulysses-card-counted = { $card ->
    [objection] { $count ->
        [one] protest
        [few] protesty
       *[other] protestů
    }
    [temple] { $count ->
        [one] chrámová karta
        [few] chrámové karty
       *[other] chrámových karet
    }
    [wind] { $count ->
        [one] vítr
        [few] větry
       *[other] větrů
    }
    [plague] { $count ->
        [one] pohroma
        [few] pohromy
       *[other] pohrom
    }
    [zeus] { $count ->
        [one] karta Zeus
        [few] karty Zeus
       *[other] karet Zeus
    }
   *[pandora] { $count ->
        [one] karta Pandora
        [few] karty Pandora
       *[other] karet Pandora
    }
}
ulysses-cards-of = { $card ->
    [objection] { $count ->
        [one] 1 protest
        [few] { $count } protesty
       *[other] { $count } protestů
    }
    [temple] { $count ->
        [one] 1 chrámovou kartu
        [few] { $count } chrámové karty
       *[other] { $count } chrámových karet
    }
    [wind] { $count ->
        [one] 1 vítr
        [few] { $count } větry
       *[other] { $count } větrů
    }
    [plague] { $count ->
        [one] 1 pohromu
        [few] { $count } pohromy
       *[other] { $count } pohrom
    }
    [zeus] { $count ->
        [one] 1 kartu Zeus
        [few] { $count } karty Zeus
       *[other] { $count } karet Zeus
    }
   *[pandora] { $count ->
        [one] 1 kartu Pandora
        [few] { $count } karty Pandora
       *[other] { $count } karet Pandora
    }
}
ulysses-cards-many = { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}
ulysses-cards-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
ulysses-temples = { $count ->
    [one] 1 chrám
    [few] { $count } chrámy
   *[other] { $count } chrámů
}
ulysses-color = { $color ->
    [violet] fialová
    [green] zelená
    [red] červená
   *[blue] modrá
}
ulysses-side = { $side ->
    [blue] modrá
    [red] červená
   *[black] černá
}
ulysses-tally = { $side ->
    [blue] modrá { $count }
    [red] červená { $count }
   *[black] černá { $count }
}
ulysses-leads = { $side ->
    [blue] Vede modrá, { $tally }.
    [red] Vede červená, { $tally }.
   *[black] Vede černá, { $tally }.
}
ulysses-goal = cíl { $place }
ulysses-goal-of-color = { $color ->
    [violet] fialový cíl
    [green] zelený cíl
    [red] červený cíl
   *[blue] modrý cíl
}
ulysses-distance = { $count ->
    [0] loď je tam
    [one] vzdálenost 1 plavba
    [few] vzdálenost { $count } plavby
   *[other] vzdálenost { $count } plaveb
}
ulysses-and = { $before } a { $last }
ulysses-you = vy
seat-number = Místo { $number }

game-kicker = { $game } · stůl { $code } · tah { $turn }
ulysses-ask-action = { $again ->
    [yes] Zůstáváte na tahu, loď je na místě { $place }. Kam má plout dál?
   *[no] Jste na tahu, loď je na místě { $place }. Kam má plout?
}
ulysses-ask-asking = { $name } navrhuje místo { $place }. Souhlasíte?
ulysses-ask-wind = Loď doplula na místo { $place }. Zahrajete vítr?
ulysses-so-far = Dosavadní karty: { $tally }.
ulysses-wait-action = Na tahu je { $name }. Stůl čeká.
ulysses-wait-wind = Loď doplula na místo { $place }. { $name } rozhoduje o větru.
ulysses-not-asked = Teď se vás nikdo na nic neptá.
ulysses-over-closed = Stůl byl uzavřen dřív, než hra skončila. Nikdo nevyhrál.
ulysses-resigned = Tuto hru jste opustili; vaše místo dohraje zástupce.
ulysses-watching = Díváte se. Karty v ruce a skryté cíle zůstanou tajné až do konce.
ulysses-over-won = { $you ->
    [yes] Vyhráváte!
   *[no] Vítězí { $name }.
}
ulysses-over-shared = O vítězství se dělí: { $names }.
over-archive = Stáhnout celou hru
over-archive-note = Každý krok, každá karta a důkaz, že se rozdávalo poctivě.

table-chart = Námořní mapa
chart-larger = Zvětšit
chart-smaller = Celé moře
table-since = Od vaší poslední návštěvy
table-lately = V poslední době
table-nothing-new = Od té doby se nic nestalo.
table-own = Vaše karty a cíle
ulysses-hand = { $count ->
    [0] Nemáte v ruce žádnou kartu.
    [one] 1 karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
ulysses-own-goals = Cíle
ulysses-reached = dosaženo
ulysses-given-back = Vámi vrácené cíle
table-seats = Hráči
ulysses-hidden-goals = Skryté cíle:
ulysses-missed-goals = Nedosažené cíle:
badge-you = vy
ulysses-badge-bot = bot
ulysses-badge-away = zástupce
ulysses-badge-winner = vítězí
ulysses-badge-active = na tahu
ulysses-badge-asked = odpovídá
ulysses-badge-agreed = souhlasí
ulysses-badge-out = mimo
ulysses-discussion = Diskuse
ulysses-discussion-side = Strana
ulysses-discussion-cards = Karty
ulysses-discussion-least = Karet k vedení
ulysses-discussion-not-placed = nepoložena
ulysses-discussion-leads = vede
ulysses-discussion-still-in = Ještě v diskusi: { $names }.
ulysses-discussion-black = Právo na černou: { $names }.
ulysses-plagues = Pohromy a zásoby
ulysses-no-plagues = Na žádném místě neleží pohroma.
ulysses-supply-deck = { $count ->
    [one] Balíček: 1 karta
    [few] Balíček: { $count } karty
   *[other] Balíček: { $count } karet
}
ulysses-supply-discard = Odkládací balíček obsahuje: { $cards }
ulysses-discard-empty = Odkládací balíček je prázdný
ulysses-supply-piles = Hromádky cílů: { $list }
ulysses-supply-stock = V zásobě: chrámy { $temples }, pohromy { $plagues }
log-title = Poslední tahy
log-deal = Rozdávání
log-whole = Celý příběh
log-back = Zpět ke stolu
log-turn = Tah { $turn }
log-turns = Tahy { $turn } až { $last }

form-again = Podívejte se prosím ještě jednou. Tato volba nic nezměnila.
ulysses-form-before = Předtím můžete
ulysses-form-to-review = Zkontrolovat
ulysses-form-choose = Vyberte místo
ulysses-form-where = Kde?
ulysses-form-own-goal = váš cíl
ulysses-form-held = / { $count }
ulysses-form-price = { $count ->
    [one] Stojí 1 kartu: máte 1 chrám.
    [few] Stojí { $count } karty: máte { $count } chrámy.
   *[other] Stojí { $count } karet: máte { $count } chrámů.
}
ulysses-form-pay = { $count ->
    [one] Zaplatit 1 kartu
    [few] Zaplatit { $count } karty
   *[other] Zaplatit { $count } karet
}
ulysses-form-pay-note = Předvyplněno je to, čeho máte nejvíc, Zeus a Pandora až nakonec. Můžete to libovolně změnit.
ulysses-form-play = { $card ->
    [objection] Zahrát protest
    [temple] Zahrát chrámovou kartu
    [wind] Zahrát vítr
    [plague] Zahrát pohromu
    [zeus] Zahrát místo toho kartu Zeus
   *[pandora] Zahrát kartu Pandora
}
ulysses-form-propose = Navrhnout
ulysses-form-propose-note = Návrh je konečný a uzavírá vaše akce; pak odpovídají ostatní.
ulysses-form-stay = Nechat loď stát
ulysses-form-stay-note = Na všech místech kolem leží pohroma. Pokud žádnou neodstraníte, loď zůstane a váš tah končí.
ulysses-form-pandora = Vzít si 2 karty díky Pandoře
ulysses-form-pandora-note = { $anew ->
    [yes] Jednou, a po každém větru ještě jednou.
   *[no] Jednou za tah.
}
ulysses-form-plague = Položit pohromu
ulysses-form-plague-note = { $count ->
    [one] Místo nejde vybrat, dokud pohromu někdo neodstraní. Ze 6 pohrom zbývá 1.
    [few] Místo nejde vybrat, dokud pohromu někdo neodstraní. Ze 6 pohrom zbývají { $count }.
   *[other] Místo nejde vybrat, dokud pohromu někdo neodstraní. Ze 6 pohrom zbývá { $count }.
}
ulysses-form-unplague = Odstranit pohromu
ulysses-form-exchange = Vyměnit cíl
ulysses-form-exchange-same = Nový cíl přijde z hromádky téže barvy.
ulysses-form-goal = Vrátit
ulysses-form-pile = Vzít z hromádky
ulysses-form-temple = Postavit chrám
ulysses-form-temple-note = { $count ->
    [one] Stojí 1 chrámovou kartu a 1 další kartu. Chrám přináší každý tah o kartu víc.
    [few] Stojí { $count } chrámové karty a { $count } další karty. Chrám přináší každý tah o kartu víc.
   *[other] Stojí { $count } chrámových karet a { $count } dalších karet. Chrám přináší každý tah o kartu víc.
}
ulysses-form-temple-cards = { $count ->
    [one] 1 chrámová karta
    [few] { $count } chrámové karty
   *[other] { $count } chrámových karet
}
ulysses-form-further-cards = { $count ->
    [one] 1 další libovolná karta
    [few] { $count } další libovolné karty
   *[other] { $count } dalších libovolných karet
}
ulysses-form-agree-note = Pokud někdo protestuje, můžete se ještě přidat na některou stranu, ale v této plavbě už nepoložíte kolečko.
ulysses-form-agree-note-out = Pro tuto plavbu jste pak mimo.
ulysses-form-object = Protestovat
ulysses-form-object-cards = Nemáte protest ani kartu Zeus, nemůžete tedy protestovat.
ulysses-form-object-places = Žádné jiné místo nejde vybrat, nemůžete tedy protestovat.
ulysses-form-instead = Plout raději na místo
ulysses-form-clearing-price = { $count ->
    [one] Odstranění stojí navíc 1 kartu: máte 1 chrám. Pohroma zmizí, i když prohrajete.
    [few] Odstranění stojí navíc { $count } karty: máte { $count } chrámy. Pohroma zmizí, i když prohrajete.
   *[other] Odstranění stojí navíc { $count } karet: máte { $count } chrámů. Pohroma zmizí, i když prohrajete.
}
ulysses-form-votes = { $least ->
    [one] Karty: nejméně 1, nejvýše { $most }
    [few] Karty: nejméně { $least }, nejvýše { $most }
   *[other] Karty: nejméně { $least }, nejvýše { $most }
}
ulysses-form-gives-up-black = Podporou některé strany se v této plavbě vzdáváte práva položit černé kolečko.
ulysses-form-pass = Pasovat
ulysses-form-pass-note = Pas je v této plavbě konečný: jste mimo, dokud loď nevypluje.
ulysses-form-only-pass = S vašimi kartami nelze dostat do vedení žádnou stranu, kterou smíte podpořit. Můžete jen pasovat.
ulysses-form-wind-note = Zůstáváte na tahu: nové akce a nový návrh, ale nikdo si nebere karty.
ulysses-form-no-wind = Nemáte vítr ani kartu Zeus.
ulysses-form-rest = Nehrát vítr
ulysses-form-rest-note = Pak je na tahu { $name }.

review-title = Chcete to tak?
review-change = Změnit
review-commit = Ano, provést
review-final = Nelze to vzít zpět.
ulysses-review-cost = { $left ->
    [0] Stojí to { $cards }; pak nemáte v ruce nic.
    [one] Stojí to { $cards }; zůstane vám 1 karta.
    [few] Stojí to { $cards }; zůstanou vám { $left } karty.
   *[other] Stojí to { $cards }; zůstane vám { $left } karet.
}
ulysses-review-once = Jen jednou za tah, i po větru.

ulysses-story-propose = { $you ->
    [yes] Navrhujete místo { $place }.
   *[no] { $name } navrhuje místo { $place }.
}
ulysses-story-agree = { $you ->
    [yes] Souhlasíte.
   *[no] { $name } souhlasí.
}
ulysses-story-object = { $you ->
    [yes] Protestujete, chcete na místo { $place } a hrajete { $cards }.
   *[no] { $name } protestuje, chce na místo { $place } a hraje { $cards }.
}
ulysses-story-support = { $side ->
    [blue] { $you ->
        [yes] Hrajete { $cards } pro modrou.
       *[no] { $name } hraje { $cards } pro modrou.
    }
    [red] { $you ->
        [yes] Hrajete { $cards } pro červenou.
       *[no] { $name } hraje { $cards } pro červenou.
    }
   *[black] { $you ->
        [yes] Hrajete { $cards } pro černou.
       *[no] { $name } hraje { $cards } pro černou.
    }
}
ulysses-story-black = { $you ->
    [yes] Pokládáte černou na místo { $place } a hrajete pro ni { $cards }.
   *[no] { $name } pokládá černou na místo { $place } a hraje pro ni { $cards }.
}
ulysses-story-pass = { $you ->
    [yes] Pasujete.
   *[no] { $name } pasuje.
}
ulysses-story-wind = { $you ->
    [yes] Hrajete { $cards } a zůstáváte na tahu.
   *[no] { $name } hraje { $cards } a zůstává na tahu.
}
ulysses-story-rest = { $you ->
    [yes] Nehrajete vítr.
   *[no] { $name } nehraje vítr.
}
ulysses-story-stay = { $you ->
    [yes] Necháváte loď stát: žádná cesta není bez pohromy.
   *[no] { $name } nechává loď stát: žádná cesta není bez pohromy.
}
ulysses-story-pandora = { $you ->
    [yes] Hrajete { $cards } kvůli 2 novým kartám.
   *[no] { $name } hraje { $cards } kvůli 2 novým kartám.
}
ulysses-story-plague = { $you ->
    [yes] Hrajete { $cards } a pokládáte pohromu na místo { $place }.
   *[no] { $name } hraje { $cards } a pokládá pohromu na místo { $place }.
}
ulysses-story-unplague = { $you ->
    [yes] Platíte { $cards } a odstraňujete pohromu z místa { $place }.
   *[no] { $name } platí { $cards } a odstraňuje pohromu z místa { $place }.
}
ulysses-story-exchange = { $you ->
    [yes] Platíte { $cards } a vracíte { $goal } pod jeho hromádku.
   *[no] { $name } platí { $cards } a vrací { $goal } pod jeho hromádku.
}
ulysses-story-goal-drawn = { $you ->
    [yes] Berete si { $goal }.
   *[no] { $name } si bere { $goal }.
}
ulysses-story-temple = { $you ->
    [yes] Platíte { $cards } a stavíte chrám.
   *[no] { $name } platí { $cards } a staví chrám.
}
ulysses-story-temples = { $you ->
    [yes] Počet vašich chrámů: { $count }.
   *[no] Počet chrámů, které má { $name }: { $count }.
}
ulysses-story-turn = { $you ->
    [yes] Začíná tah { $turn }; jste na tahu.
   *[no] Začíná tah { $turn }; na tahu je { $name }.
}
ulysses-story-movement = Začíná { $movement }. plavba téhož tahu.
ulysses-story-drew = { $you ->
    [yes] Berete si { $cards }.
   *[no] { $name } si bere { $cards }.
}
ulysses-story-draws = Berou se karty: { $list }.
ulysses-story-lapsed = { $you ->
    [yes] Na vás už nezbyla karta (chybí { $count }).
   *[no] Karta už nezbyla, přichází o ni { $name } (chybí { $count }).
}
ulysses-story-deck = { $count ->
    [one] Zamíchána je 1 karta a tvoří balíček.
    [few] Zamíchány jsou { $count } karty a tvoří balíček.
   *[other] Zamícháno je { $count } karet a tvoří balíček.
}
ulysses-story-seats = Los určuje pořadí: { $names }.
ulysses-story-piles = Hromádky cílů jsou zamíchány.
ulysses-story-goals = { $you ->
    [yes] Vaše cíle jsou { $goals }.
   *[no] { $name } má cíle { $goals }.
}
ulysses-story-goals-hidden = Každý dostává čtyři tajné cíle, od každé barvy jeden.
ulysses-story-settled = { $side ->
    [blue] Diskusi vyhrává modrá.
    [red] Diskusi vyhrává červená.
   *[black] Diskusi vyhrává černá.
}
ulysses-story-settled-agreed = Všichni souhlasí.
ulysses-story-sails = Loď pluje z místa { $from } na místo { $to }.
ulysses-story-stays = Loď zůstává na místě { $place }.
ulysses-story-shows = { $you ->
    [yes] Ukazujete cíl { $place } ({ $count } ze { $goals }).
   *[no] { $name } ukazuje cíl { $place } ({ $count } ze { $goals }).
}
ulysses-story-over = Hra skončila. Vítězství: { $names }.
ulysses-story-over-limit = Poslední tah skončil. Nejvíc cílů: { $names }.
ulysses-story-away = { $you ->
    [yes] Jste pryč; hraje za vás zástupce.
   *[no] { $name } je pryč; dál hraje zástupce.
}
ulysses-story-back = { $you ->
    [yes] Jste zpět.
   *[no] { $name } je zpět.
}
ulysses-story-given = { $you ->
    [yes] Hrajete dál na místě, kde hrál hráč { $name }.
   *[no] Na místě, kde hrál hráč { $name }, hraje dál { $heir }.
}
ulysses-story-closed = Stůl je uzavřen.

ulysses-fault-no-deed = Nebylo jasné, kterou akci myslíte. Vyberte prosím jednu.
ulysses-fault-missing = Vyberte prosím.
ulysses-fault-twice = Bylo to zadáno vícekrát. Vyberte prosím jednou.
ulysses-fault-not-offered = To teď vybrat nelze.
ulysses-fault-not-a-count = { $card ->
    [objection] Protesty: zadejte prosím celé číslo.
    [temple] Chrámové karty: zadejte prosím celé číslo.
    [wind] Větry: zadejte prosím celé číslo.
    [plague] Pohromy: zadejte prosím celé číslo.
    [zeus] Zeus: zadejte prosím celé číslo.
   *[pandora] Pandora: zadejte prosím celé číslo.
}
ulysses-fault-most = { $most ->
    [one] Zde lze zahrát nejvýše 1 kartu.
    [few] Zde lze zahrát nejvýše { $most } karty.
   *[other] Zde lze zahrát nejvýše { $most } karet.
}
ulysses-fault-stale = Hra u stolu mezitím pokročila. Nic se nezměnilo; takto to teď vypadá.
ulysses-fault-stray = Požadavek obsahoval víc, než tento formulář žádá. Vyberte prosím znovu.
ulysses-refuse-over = Hra skončila.
ulysses-refuse-not-asked = Teď odpovídá někdo jiný.
ulysses-refuse-out = V této plavbě jste mimo.
ulysses-refuse-other-question = { $question ->
    [action] To není odpověď na otázku: na řadě jsou vaše akce a návrh.
    [asking] To není odpověď na otázku: souhlas, nebo protest?
    [discussion] To není odpověď na otázku: pasovat, nebo hrát karty?
   *[wind] To není odpověď na otázku: vítr, nebo ne?
}
ulysses-refuse-not-in-hand = { $card ->
    [objection] Protestů máte jen { $held }.
    [temple] Chrámových karet máte jen { $held }.
    [wind] Větrů máte jen { $held }.
    [plague] Pohrom máte jen { $held }.
    [zeus] Karet Zeus máte jen { $held }.
   *[pandora] Karet Pandora máte jen { $held }.
}
ulysses-refuse-price = { $needed ->
    [one] Stojí to přesně 1 kartu.
    [few] Stojí to přesně { $needed } karty, tolik, kolik máte chrámů.
   *[other] Stojí to přesně { $needed } karet, tolik, kolik máte chrámů.
}
ulysses-refuse-pandora-used = { $anew ->
    [yes] Pandora už byla použita; po větru ji lze použít znovu.
   *[no] Pandora už byla v tomto tahu použita.
}
ulysses-refuse-nothing-to-draw = Balíček i odkládací balíček jsou prázdné; není co brát.
ulysses-refuse-plague-there = Tam už pohroma leží.
ulysses-refuse-no-plague-left = Všech šest pohrom je na plánu; nejprve je třeba jednu odstranit.
ulysses-refuse-no-plague-there = Tam žádná pohroma neleží.
ulysses-refuse-exchange-used = { $anew ->
    [yes] Cíl už byl vyměněn; po větru lze vyměnit další.
   *[no] V tomto tahu už byl cíl vyměněn.
}
ulysses-refuse-not-your-goal = To není žádný z vašich skrytých cílů.
ulysses-refuse-goal-revealed = Dosažený cíl nelze vyměnit.
ulysses-refuse-pile-barred = Hromádka v barvě místa, kde je loď, je zakázána.
ulysses-refuse-pile-empty = Ta hromádka je prázdná.
ulysses-refuse-goal-barred = Cíl v barvě místa, kde je loď, nelze vyměnit.
ulysses-refuse-other-pile = { $color ->
    [violet] Nový cíl musí být z fialové hromádky.
    [green] Nový cíl musí být ze zelené hromádky.
    [red] Nový cíl musí být z červené hromádky.
   *[blue] Nový cíl musí být z modré hromádky.
}
ulysses-refuse-no-temple-left = V zásobě už není žádný chrám.
ulysses-refuse-not-a-temple-card = { $card ->
    [objection] Protest není chrámová karta; nahradit ji může jen Zeus.
    [wind] Vítr není chrámová karta; nahradit ji může jen Zeus.
    [plague] Pohroma není chrámová karta; nahradit ji může jen Zeus.
   *[pandora] Pandora není chrámová karta; nahradit ji může jen Zeus.
}
ulysses-refuse-temple-cards = { $needed ->
    [one] Je třeba přesně 1 chrámová karta (nebo Zeus).
    [few] Jsou třeba přesně { $needed } chrámové karty (nebo Zeus).
   *[other] Je třeba přesně { $needed } chrámových karet (nebo Zeus).
}
ulysses-refuse-further-cards = { $needed ->
    [one] Je třeba přesně 1 další karta.
    [few] Jsou třeba přesně { $needed } další karty.
   *[other] Je třeba přesně { $needed } dalších karet.
}
ulysses-refuse-not-a-neighbor = Z místa, kde je loď, tam nevede čára.
ulysses-refuse-plagued = Na tom místě leží pohroma.
ulysses-refuse-must-propose = Jedna cesta je bez pohromy, musíte tedy navrhnout místo.
ulysses-refuse-limit-reached = Nejvyššího počtu tahů je dosaženo: podle těchto pravidel už nelze zahrát vítr.
ulysses-refuse-place-taken = { $side ->
    [blue] Leží tam modré kolečko.
    [red] Leží tam červené kolečko.
   *[black] Leží tam černé kolečko.
}
ulysses-refuse-not-a-vote = { $card ->
    [temple] Chrámová karta se zde nepočítá, jen protest a Zeus.
    [wind] Vítr se zde nepočítá, jen protest a Zeus.
    [plague] Pohroma se zde nepočítá, jen protest a Zeus.
   *[pandora] Pandora se zde nepočítá, jen protest a Zeus.
}
ulysses-refuse-too-few = { $needed ->
    [one] Je třeba nejméně 1 protest nebo Zeus.
    [few] K vedení jsou třeba nejméně { $needed } protesty nebo karty Zeus.
   *[other] K vedení je třeba nejméně { $needed } protestů nebo karet Zeus.
}
ulysses-refuse-too-many = { $most ->
    [one] Červená se otvírá přesně 1 kartou.
    [few] Červená se otvírá nejvýše { $most } kartami.
   *[other] Červená se otvírá nejvýše { $most } kartami.
}
ulysses-refuse-nothing-to-clear = Na tom místě není pohroma, za její odstranění se neplatí.
ulysses-refuse-no-clearing = Podle těchto pravidel odstraňuje pohromy jen hráč na tahu.
ulysses-refuse-no-such-side = Černá na plánu není.
ulysses-refuse-other-side = { $side ->
    [blue] V této plavbě patříte k modré.
    [red] V této plavbě patříte k červené.
   *[black] V této plavbě patříte k černé.
}
ulysses-refuse-black-placed = Černá už na plánu je.
ulysses-refuse-has-a-disc = V této plavbě už máte své kolečko položené.
ulysses-refuse-chance-lost = Příležitost položit v této plavbě kolečko už minula.

## The sea chart: labels of lists, never sentences, so that nothing needs a plural or a case
ulysses-chart-colon = {": "}
ulysses-chart-title = Námořní mapa
ulysses-chart-near = Okolí lodi
ulysses-chart-ship = Loď
ulysses-chart-open = Volná sousední místa
ulysses-chart-closed = Ostatní sousední místa
ulysses-chart-plagues = Pohromy
ulysses-chart-goals = Vlastní cíle
ulysses-chart-reached = Dosažené cíle
ulysses-chart-plague = pohroma
ulysses-chart-goal = vlastní cíl
ulysses-chart-shown = dosažený cíl
ulysses-chart-distance = vzdálenost
ulysses-chart-next = další krok
ulysses-chart-color = { $color ->
    [violet] fialová
    [green] zelená
    [red] červená
   *[blue] modrá
}
ulysses-chart-disc = { $side ->
    [blue] modré kolečko
    [red] červené kolečko
   *[black] černé kolečko
}

## The replay
ulysses-replay-previous = ← Plavba
ulysses-replay-next = Plavba →
ulysses-replay-curve = Zleva doprava tahy, nahoru dosažené cíle. Mezi nimi čára stoupá, když se loď blíží k dalšímu cíli svého hráče.
ulysses-replay-curve-running = Zleva doprava tahy, nahoru dosažené cíle. Jak blízko byla loď skrytým cílům, se ukáže po skončení hry.
ulysses-replay-milestone = Tah { $turn }: { $name } ukazuje cíl { $place } ({ $revealed } ze { $goals })
ulysses-how-next = Řečeno předem na stránce o příští plavbě: { $at }.
ulysses-how-next-often = { $count } ze stránky o příští plavbě
ulysses-how-next-in-short = ze stránky o další plavbě
