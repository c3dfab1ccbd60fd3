ahead-closed = Ptáme se všech najednou a odpovědi se otevřou společně. Dřívější odpovědí nic neztratíte: platí jen tehdy, když všichni před vámi souhlasí, takže čekáním byste se nic nového nedozvěděli.
ahead-wait-asking = Ptáme se všech; odpovědi se otevřou společně.
ahead-ask-later = Co uděláte, až na vás přijde řada?
ahead-sealed = Vaše odpověď leží zapečetěná v obálce.
ahead-sealed-note = Dokud se nepřečte, můžete svou odpověď změnit nebo vzít zpět. Nikdo nevidí, že tam leží.
ahead-covered-says = Jak se věci mají, říká: „{ $deed }“
ahead-covered-note = Dokud se odpověď nepřečte, můžete níže odpovědět jinak.
ahead-lies = Co jste řekli předem
ahead-change = Změnit odpověď
ahead-withdraw = Vzít zpět, co jste řekli
ahead-withdraw-ask = Vzít zpět, co jste řekli?
ahead-withdraw-note = Co jste řekli o této plavbě, o příští a o svém příštím tahu, pak neplatí. Zeptáme se vás, pokud neodpoví některý z vašich trvalých pokynů; trvalé pokyny a trpělivost zůstávají, jak jsou.
ahead-review-open = Dokud se to nepřečte, můžete to změnit.
ahead-used = { $how ->
    [envelope] Stálo to ve vaší obálce.
    [next] Řekli jste to o plavbu dřív.
    [order] Chtěl to váš kurz nebo trvalý pokyn.
    [patience] Vaše trpělivost vypršela.
   *[silence] Váš čas vypršel.
}

ahead-plain-agree = Souhlasit, a když někdo protestuje, pasovat
ahead-plain-pass = Pasovat, až na mě přijde řada
ahead-quiet = Vaše odpověď, pokud před vámi nikdo neprotestuje
ahead-contested = Pokud někdo protestuje
ahead-discussion = Co uděláte?
ahead-when-asked = Až na vás přijde řada
ahead-say = Rozhodnout pro celou diskusi
ahead-say-note = Už se vás nikdo nezeptá: strana a jak daleko půjdete.
ahead-wind-legend = Zůstáváte na tahu?
ahead-pass = Pasovat, ať přijde cokoli
ahead-own = Položit černou na třetí místo
ahead-own-note = Pokud to už nebude možné nebo váš limit nestačí, pasujete.
ahead-ask = Pak se mě zeptejte
ahead-pill = { $word ->
    [pass] pas
    [blue] modrá
    [red] červená
    [black] černá
    [own] černá
    [fine] dobře
    [object] protest
   *[ask] zeptat se mě
}
ahead-most = Nejvyšší počet karet
ahead-most-note = { $count ->
    [one] Limit platí pro celou plavbu. Zahrajete jen tolik karet, kolik stačí k vedení, protesty před kartami Zeus; když limit nestačí, pasujete. Máte 1, která platí.
    [few] Limit platí pro celou plavbu. Zahrajete jen tolik karet, kolik stačí k vedení, protesty před kartami Zeus; když limit nestačí, pasujete. Máte { $count }, které platí.
   *[other] Limit platí pro celou plavbu. Zahrajete jen tolik karet, kolik stačí k vedení, protesty před kartami Zeus; když limit nestačí, pasujete. Máte { $count }, které platí.
}
ahead-hold = Udržet vedení kartou navíc
ahead-hold-note = Vede-li už vaše strana, když na vás přijde řada, pasujete; takto přidáte kartu, dokud proti ní může někdo hrát.
ahead-third-legend = Objeví-li se černá
ahead-third-choice = { $kind ->
    [same] Udělat totéž
    [pass] Pasovat
   *[ask] Zeptejte se mě
}
ahead-gives-up-black = Podporou některé strany se v této plavbě vzdáváte práva položit černou, pokud je ještě máte.
ahead-first = Ale nejdřív se mě zeptejte, dokud ještě smím položit černou
ahead-plagued = pohroma: odstranění stojí karty
ahead-won = Popluje-li loď, kam navrhujete
ahead-wind = { $card ->
    [wind] Zahrát vítr
    [zeus] Zahrát kartu Zeus jako vítr
   *[either] Zahrát vítr, jinak kartu Zeus
}
ahead-from = z místa { $place }
ahead-way-on = A pak navrhnout
ahead-way-else = Nebo, pokud v tom brání pohroma
ahead-way-note = Karta se na to ušetří. O cestě můžete rozhodnout i potom.
ahead-way-open = Rozhodnu se pak

ahead-then = A pak?
ahead-then-note = Řeknete-li to teď, v příští plavbě na vás nikdo nečeká: půl minuty zde ušetří všem půl dne. Platí to jen pro tu jednu plavbu.
ahead-then-plan = Pak jste na tahu vy
ahead-then-plan-note = Naplánujte ho teď a hra půjde hned dál. Dokud váš tah nezačne, můžete plán změnit.
ahead-next-at = Až bude loď na místě { $place }
ahead-next-fine = Každá cesta je dobrá
ahead-next-fine-note = Souhlasit a pasovat, pokud někdo protestuje
ahead-next-by-way = Rozhodnout podle cesty
ahead-next-ways-legend = Bude-li navrženo
ahead-next-contested = Pokud pak někdo protestuje
ahead-next-cards = S kolika kartami
ahead-next-cards-note = { $count ->
    [one] Protesty před kartami Zeus; máte 1, která platí.
    [few] Protesty před kartami Zeus; máte { $count }, které platí.
   *[other] Protesty před kartami Zeus; máte { $count }, které platí.
}
ahead-plan-from = Z místa { $place } navrhnout
ahead-plan-way = { $number ->
    [1] Nejraději
    [2] Jinak
   *[other] Nebo jinak
}
ahead-plan-open = Pak se mě zeptejte
ahead-pandora = { $kind ->
    [pandora] S kartou Pandora, pokud ji mám
    [either] S kartou Pandora, jinak s kartou Zeus
   *[no] Ne
}
ahead-temple = Postavit chrám, pokud stačí chrámové karty
ahead-temple-note = Nepoužije se na něj Zeus ani vítr, který jste přislíbili.
ahead-keep = Karty, které zůstanou v ruce

ahead-or = { $before } nebo { $last }
ahead-else = { $before }, jinak { $next }
ahead-if-quiet = Pokud před vámi nikdo neprotestuje: { $word }
ahead-if-any = Pokud někdo protestuje: { $word }
ahead-if-lies = V této diskusi: { $word }
ahead-if-first = Dokud ještě smíte položit černou: { $word }
ahead-word-agree = souhlasíte.
ahead-word-object = protestujete (chcete na místo { $place }) a hrajete { $cards }.
ahead-word-pass = pasujete.
ahead-word-pass-whatever = pasujete, ať přijde cokoli.
ahead-word-ask = zeptáme se vás.
ahead-ask-whatever = Zeptáme se vás, až na vás přijde řada, ať se předtím stane cokoli.
ahead-word-against = { $side ->
    [blue] Dokud vede modrá, nejvýš { $most }.
    [red] Dokud vede červená, nejvýš { $most }.
   *[black] Dokud vede černá, nejvýš { $most }.
}
ahead-word-hold = I když vede, přidáte kartu.
ahead-word-else-pass = Pokud už vede, když na vás přijde řada, pasujete a dál už nehrajete.
ahead-word-black = { $most ->
    [one] položíte černou na místo { $place } nejvýš s 1 kartou. Pokud to nejde: { $otherwise }
    [few] položíte černou na místo { $place } celkem nejvýš s { $most } kartami. Pokud to nejde: { $otherwise }
   *[other] položíte černou na místo { $place } celkem nejvýš s { $most } kartami. Pokud to nejde: { $otherwise }
}
ahead-third = { $kind ->
    [same] Platí to, i když se objeví černá.
    [pass] Objeví-li se černá, pasujete.
   *[ask] Objeví-li se černá, zeptáme se vás.
}
ahead-won-wind = { $card ->
    [wind] Vyhraje-li váš návrh: zahrajete vítr.
    [zeus] Vyhraje-li váš návrh: zahrajete kartu Zeus jako vítr.
   *[either] Vyhraje-li váš návrh: zahrajete vítr, jinak kartu Zeus.
}
ahead-won-next = Z místa { $at } pak navrhnete místo { $places }.
ahead-won-rest = Vyhraje-li váš návrh: vítr nezahrajete.
ahead-won-ask = Vyhraje-li váš návrh: zeptáme se vás na vítr.
ahead-next-any = Ať je na místě { $at } navrženo cokoli: { $word }
ahead-next-ways = Bude-li na místě { $at } navrženo místo { $ways }: { $word }
ahead-plan-at = Na místě { $at } navrhnete místo { $places }.
ahead-plan-anywhere = Ať je loď kdekoli, navrhnete místo { $places }.
ahead-plan-pandora = { $card ->
    [pandora] Nejprve si díky Pandoře vezmete 2 karty, pokud ji máte.
    [zeus] Nejprve si s kartou Zeus místo Pandory vezmete 2 karty, pokud ji máte.
   *[either] Nejprve si díky Pandoře vezmete 2 karty, jinak s kartou Zeus.
}
ahead-plan-temple = { $keep ->
    [0] Postavíte chrám, pokud stačí chrámové karty.
    [one] Postavíte chrám, pokud stačí chrámové karty a 1 karta zůstane v ruce.
    [few] Postavíte chrám, pokud stačí chrámové karty a { $keep } karty zůstanou v ruce.
   *[other] Postavíte chrám, pokud stačí chrámové karty a { $keep } karet zůstane v ruce.
}
ahead-order-at = Je-li loď na místě { $place }:
ahead-order-agree = Souhlasíte s každým návrhem.
ahead-order-agree-but = Souhlasíte s každým návrhem, s výjimkou: { $places }.
ahead-order-object = Je-li navrženo místo { $to }, protestujete (chcete na místo { $with }) a hrajete { $cards }.
ahead-order-until-turn = Platí to do konce vašeho příštího tahu.
ahead-order-until-day = Platí to do konce tohoto dne: { $day } ({ $zone }).
ahead-patience-agree = { $hours ->
    [one] Nepodíváte-li se do 1 hodiny bdění: souhlasíte, potom pasujete.
    [few] Nepodíváte-li se do { $hours } hodin bdění: souhlasíte, potom pasujete.
   *[other] Nepodíváte-li se do { $hours } hodin bdění: souhlasíte, potom pasujete.
}
ahead-patience-none = Vaše trpělivost neříká nic: vždy se vás zeptáme.

ahead-course = Kurz
ahead-course-legend = Kam má loď plout?
ahead-course-note = Ušetří to všem celé dny: platí to, ať je loď kdekoli, dokud tam nebyla nebo to nezměníte.
ahead-course-more = Co tam vede nebo je nejvýš o jednu plavbu delší, vám vyhovuje. Znovu se zeptáme, když přibude nebo zmizí pohroma, když někomu zbývá jeden cíl a když je blízko váš poslední cíl.
ahead-course-none = Žádný kurz: ptát se pokaždé
ahead-course-goals = Moje cíle: { $places }
ahead-course-else = Co vede dál
ahead-course-object = { $most ->
    [one] Protestovat, nejvýš 1 karta
    [few] Protestovat, nejvýš { $most } karty
   *[other] Protestovat, nejvýš { $most } karet
}
ahead-course-ask = { $most ->
    [one] Zeptat se mě; v diskusi nejvýš 1 karta
    [few] Zeptat se mě; v diskusi nejvýš { $most } karty
   *[other] Zeptat se mě; v diskusi nejvýš { $most } karet
}
ahead-course-agree = { $most ->
    [0] Také vyhovuje; v diskusi pasovat
    [one] Také vyhovuje; v diskusi nejvýš 1 karta
    [few] Také vyhovuje; v diskusi nejvýš { $most } karty
   *[other] Také vyhovuje; v diskusi nejvýš { $most } karet
}
ahead-course-to = { $count ->
    [one] Nejkratší cestou: { $places }.
    [few] V nejkratším pořadí: { $places }.
   *[other] V nejkratším pořadí: { $places }.
}
ahead-course-within = { $within ->
    [0] Ať je loď kdekoli, souhlasíte s nejkratší cestou.
    [one] Ať je loď kdekoli, souhlasíte s nejkratší cestou a s každou, která je o 1 plavbu delší.
    [few] Ať je loď kdekoli, souhlasíte s nejkratší cestou a s každou, která je nejvýš o { $within } plavby delší.
   *[other] Ať je loď kdekoli, souhlasíte s nejkratší cestou a s každou, která je nejvýš o { $within } plaveb delší.
}
ahead-course-beyond-object = { $most ->
    [one] Jinak protestujete, máte-li 1 kartu, která platí, a víc nezahrajete.
    [few] Jinak protestujete, máte-li { $most } karty, které platí, a víc nezahrajete.
   *[other] Jinak protestujete, máte-li { $most } karet, které platí, a víc nezahrajete.
}
ahead-course-beyond-ask = Jinak se vás zeptáme.
ahead-course-beyond-agree = Souhlasíte i se vším ostatním.
ahead-course-back = { $most ->
    [0] V diskusi pasujete.
    [one] V diskusi podpoříte nejbližší místo nejvýše 1 kartou.
    [few] V diskusi podpoříte nejbližší místo nejvýše { $most } kartami.
   *[other] V diskusi podpoříte nejbližší místo nejvýše { $most } kartami.
}
ahead-course-change = Změnit kurz, nebo se ho vzdát
ahead-course-dropped = Žádný kurz už nemáte.
ahead-lapse-plague = Přibyla nebo zmizela pohroma a tím váš kurz končí, proto se ptáme.
ahead-lapse-rival = Jeden cíl zbývá hráči jménem { $name } a tím váš kurz končí, proto se ptáme.
ahead-lapse-last-goal = Váš poslední cíl je blízko. To kurz nechává na vás, proto se ptáme.

ahead-lapse = Vaše odpověď předem nesedí: { $reason }
ahead-lapse-no-rule = Vaše odpověď předem o tomto místě červené nic neříká, proto se ptáme.
ahead-lapse-black = Objevila se černá; pro ten případ jste chtěli, abychom se zeptali.
ahead-lapse-no-way = Žádná z cest, které jste uvedli, není volná, proto se ptáme.
ahead-lapse-elsewhere = Loď není tam, kde vaše další cesta začíná, proto se ptáme.
ahead-fault-number = Zadejte prosím celé číslo od { $least } do { $most }.
ahead-fault-way = Tato cesta nezačíná na místě, které navrhujete.
ahead-fault-nothing-said = Zatím není nic vybráno. Vyberte prosím něco alespoň pro jedno místo.
ahead-fault-nothing-sealed = Není co vzít zpět: odpověď už byla přečtena, nebo jste žádnou nedali.
ahead-fault-day = Zadejte prosím den od dneška dál.
ahead-fault-too-much = To je víc, než lze uchovat. Řekněte prosím méně.
ahead-fault-unreadable = Odeslané se nepodařilo přečíst, takže se nic nezměnilo. Vše, co jste vybrali, najdete níže: projděte to prosím a odešlete znovu. Pokud se tato věta objeví zase, vyberte prosím znovu, co říkáte předem.

orders = Trvalé pokyny
orders-link = Trvalé pokyny
orders-change = Změnit trvalé pokyny
orders-lead = Odpovídají za vás v každé plavbě, o které nic neříká vaše obálka ani to, co jste řekli o příští plavbě. Čtou se shora; platí první, který se hodí. Co nesedí, se nikdy neohýbá: pak se vás zeptáme. O každém použití se dozvíte.
orders-none = Nemáte žádný trvalý pokyn.
orders-drop = Odstranit
orders-new = Nový pokyn
orders-at = Je-li loď na místě
orders-anywhere = kterémkoli
orders-says = Co říká
orders-agree = Souhlasit s každým návrhem
orders-but = Ale zeptejte se mě na místo
orders-or = nebo
orders-no-place = žádné místo
orders-object = Protestovat proti určitým místům
orders-to = Bude-li navrženo
orders-until = Do kdy
orders-until-note = Končí i tehdy, když se ukáže některý váš cíl.
orders-until-turn = Do konce mého příštího tahu
orders-until-day = Do určitého dne
orders-day = Poslední den ({ $zone })
orders-review = Uložit tento pokyn?
orders-review-drop = Odstranit tento pokyn?
orders-tried = Co by vaše pokyny řekly na vaše poslední otázky
orders-tried-none = Zatím jsme se vás na nic neptali, takže je nelze vyzkoušet.
orders-tried-line = Tah { $turn }. { $did } Pokyny: { $word }
orders-silent = nic; zeptali bychom se vás.
orders-back = Zpět ke stolu
patience = Trpělivost
patience-lead = Pokud jste se tolik hodin bdění nepodívali, souhlasíte, a jakmile někdo protestoval, pasujete. Vypnuto, dokud to nezapnete.
patience-hours = Po tolika hodinách bdění
patience-off = Vypnout
patience-review = Uložit toto nastavení?
patience-review-off = Vypnout vaši trpělivost?

ahead-before = Odpovědět ještě před návrhem
ahead-before-note = Řeknete-li to teď, nikdo na vás nečeká, ať { $name } navrhne cokoli. Platí to pro tuto plavbu.
ahead-next-here = Z místa { $place }, kde loď stojí
ahead-covered = Odpověď dává to, co jste řekli předem.
