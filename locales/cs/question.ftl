## What a place would mean for the reader's goals
effect-goal = { $place } je váš cíl.
effect-at = Vzdálenosti z místa { $place }: { $list }.
effect-way = { $goal } { $there } (teď { $now })
effect-beside = Vzdálenosti odtamtud k vašim cílům:
effect-since = Vzdálenosti k vašim cílům: { $list }.
effect-before = { $goal } { $now } (předtím { $before })
goal-below-ship = loď tu je; musí odplout a vrátit se

## The answers
answer-fine = Mně to vyhovuje
answer-fine-pass = Vyhovuje, jinak pasuji
answer-object = Protest …
answer-later = Zeptat se později
answer-play = Zahrát { $count } a vést
answer-play-for = { $yours ->
    [yes] { $count } pro své místo (vede)
   *[no] { $count } pro hráče { $name } (vede)
}
answer-play-these = { $back }: zahrát tyto karty
answer-up-to = Až { $count }
answer-in-all = celkem až { $most }
answer-black = Třetí místo …
answer-say-this = Říci toto
asked-all-the-same = Otázku dostanete i tak, aby se nikdo nedozvěděl, co máte v ruce.
fault-asked-already = Otázka je právě před vámi: zvolte prosím, co uděláte.
letter-fine = Souhlasím; při protestu se mě zeptejte

## And if somebody objects
chip-contested = A když někdo protestuje
chip-again = Když na vás znovu přijde řada
chip-up-to = { $most ->
    [one] { $back }, až 1 karta
    [few] { $back }, až { $most } karty
   *[other] { $back }, až { $most } karet
}
chip-up-to-more = { $back }, až { $more } navíc (celkem { $most })
back-name = Podpořit hráče { $name } ({ $place })
back-own = Stát za místem { $place }
back-own-proposal = Stát za svým návrhem
back-proposal = Podpořit návrh
back-objector = Podpořit toho, kdo protestuje
no-black = Žádné třetí místo
pill-as-above = jako výše
pill-objector = protest
rows-legend = Když někdo chce raději na jiné místo
rows-note = Výjimky z toho, co jste zvolili výše.
if-wanted = Když někdo chce raději na místo { $places }: { $word }
if-elsewhere = Když jde o jiné místo: { $word }
word-back = { $most ->
    [one] podpoříte { $who } nejvýše 1 kartou.
    [few] podpoříte { $who } celkem nejvýše { $most } kartami.
   *[other] podpoříte { $who } celkem nejvýše { $most } kartami.
}
who-name = hráče { $name }
who-own = své vlastní místo
who-proposal = návrh
who-objector = protest
who-black = černou

## Folded away
fold-then = Ušetřit všem dny: kurz, příští plavba
fold-plan = Ušetřit všem dny: kurz, váš vlastní tah
fold-further = Více: podle místa, třetí místo, udržet vedení
fold-cards = Více: jiné karty a celá diskuse
said-now = Tato plavba
said-next = Příští plavba

## Who leads
leads-with = { $you ->
    [yes] Vedete s místem { $place }.
   *[no] Vede { $name } s místem { $place }.
}
leads-name = { $you ->
    [yes] Vedete, { $tally }.
   *[no] Vede { $name }, { $tally }.
}
leads-tie = Stav je vyrovnaný, a tak vede dříve jmenované místo.
tie-rule = Při rovnosti vede dříve jmenované místo: návrh před protestem, oba před třetím místem.
needed-to-lead = { $count ->
    [one] povede až s 1 kartou navíc
    [few] povede až s { $count } kartami navíc
   *[other] povede až s { $count } kartami navíc
}
ask-discussion = Pasujete, nebo hrajete karty?
wait-discussion = Odpovídá { $name }.
badge-side-place = pro místo { $place }
review-side-name = V této plavbě pak patříte ke straně hráče { $name }.
review-keep = Nechat tak
story-support-own = { $you ->
    [yes] Hrajete { $cards } pro své vlastní místo.
   *[no] { $name } hraje { $cards } pro vlastní místo.
}
story-support-name = { $you ->
    [yes] Hrajete { $cards } pro hráče { $owner }.
   *[no] { $yours ->
        [yes] { $name } hraje { $cards } pro vás.
       *[no] { $name } hraje { $cards } pro hráče { $owner }.
    }
}
story-settled-name = { $you ->
    [yes] Vyhráváte diskusi.
   *[no] Diskusi vyhrává { $name }.
}

## When time is out
silence-asking = Potom platí vaše mlčení jako souhlas.
silence-discussion = Potom vaše mlčení znamená, že pasujete.
silence-wind = Potom se vítr nehraje.
silence-action = Potom za vás navrhne zástupce.

## What happened
table-steps = { $count ->
    [one] Krok za krokem (1 řádek)
    [few] Krok za krokem ({ $count } řádky)
   *[other] Krok za krokem ({ $count } řádků)
}
happened-sails = Loď doplula na místo { $place }.
happened-agreed = { $you ->
    [yes] Loď doplula na místo { $place }: navrhli jste je a všichni souhlasili.
   *[no] Loď doplula na místo { $place }: návrh podal hráč { $name } a všichni souhlasili.
}
happened-won = { $you ->
    [yes] Loď doplula na místo { $place }: vyhráli jste diskusi ({ $tally }).
   *[no] Loď doplula na místo { $place }: diskusi vyhrává { $name } ({ $tally }).
}
happened-own-won = { $yours ->
    [yes] Zahráli jste { $cards } pro své vlastní místo: výhra { $by }.
   *[no] Zahráli jste { $cards } pro hráče { $name }: výhra { $by }.
}
happened-own-lost = { $yours ->
    [yes] Zahráli jste { $cards } pro své vlastní místo: prohra { $by }.
   *[no] Zahráli jste { $cards } pro hráče { $name }: prohra { $by }.
}
happened-margin = { $count ->
    [one] o 1 kartu
    [few] o { $count } karty
   *[other] o { $count } karet
}
happened-tie = při rovnosti, protože vede dříve jmenované místo

## Cards and chart
card-does = { $card ->
    [objection] počítá se v diskusi
    [temple] staví chrámy: každý tah více karet
    [wind] další plavba ve vašem tahu
    [plague] uzavře místo
    [zeus] zastoupí kteroukoli kartu
   *[pandora] ve vašem tahu bere 2 karty
}
chart-play-for = Hrát pro
legend = Co znamenají značky
legend-goal = vaše cíle; vidíte je jen vy
legend-plague = pohroma: toto místo nelze navrhnout
legend-ways = kam může loď teď plout
legend-wake = odkud připlula
legend-number = plavby od lodi k tomuto místu
legend-pins = místa, o která jde: B návrh, R protest, K třetí místo

## The next movement
next-decide = Rozhodnout o místě
next-by-chart = Ťukejte na místa na mapě: vyhovuje, zeptat se mě, protest, jedno po druhém. Nebo volte zde.

## Standing orders
orders-common = Tři nejčastější
orders-common-agree = Souhlasit s každým návrhem do konce mého příštího tahu
orders-common-pass = Pasovat, kdykoli někdo protestuje, do konce mého příštího tahu
orders-common-patience = Po 24 hodinách bdění mlčení: souhlasit, pak pasovat
