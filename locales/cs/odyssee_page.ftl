# The sea chart of Odyssee: labels of lists and what marks a hex.
odyssee-chart-colon = { ": " }
odyssee-chart-title = Námořní mapa
odyssee-chart-near = Okolí vaší lodi
odyssee-chart-ships = Lodě
odyssee-chart-you = vy
odyssee-chart-crew = posádka
odyssee-chart-ithaca = Ithaka
odyssee-chart-troy = Trója
odyssee-chart-syrte = Syrta
odyssee-chart-aeolus = Aiolův ostrov
odyssee-chart-water = volné moře
odyssee-chart-owned = Ostrovy s vládcem
odyssee-chart-fresh = Karta čeká
odyssee-chart-rim = okraj
odyssee-chart-entitled = Na Ithaku smí
odyssee-chart-nobody = zatím nikdo
odyssee-chart-steps = vzdálenost
odyssee-chart-owner = vládce
odyssee-chart-card = čeká karta
odyssee-chart-storm = bouře
odyssee-chart-stiff = silný vítr
odyssee-chart-breeze = vánek

# Words of the pages of Odyssee: parts of a table.

# The question: what it means for the reader.
odyssee-page-home-far = { $missing ->
    [one] V ruce máte žetony: { $chips }, karty: { $cards }. Ještě jedno přistání a smíte domů.
    [few] V ruce máte žetony: { $chips }, karty: { $cards }. Domů smíte, až žetonů nebude víc než karet.
   *[other] V ruce máte žetony: { $chips }, karty: { $cards }. Domů smíte, až žetonů nebude víc než karet.
}
odyssee-page-home-near = { $steps ->
    [one] Na Ithaku smíte: je to { $steps } pole.
    [few] Na Ithaku smíte: jsou to { $steps } pole.
   *[other] Na Ithaku smíte: je to { $steps } polí.
}
odyssee-page-food = { $gifts ->
    [0] Nemáte už žádný dar: bez přistání vezmete příští tah kámen hladu.
    [one] Zbývá vám { $gifts } dar na příští jídlo.
    [few] Zbývají vám { $gifts } dary, jeden na každý tah.
   *[other] Zbývá vám { $gifts } darů, jeden na každý tah.
}
odyssee-page-have = Máte { $heroes } a { $gifts }.
odyssee-page-doom = { $turns ->
    [1] Vaše posádka zemře hladem na konci tohoto tahu, pokud nezískáte dar.
   *[other] Vaše posádka zemře hladem na konci vašeho příštího tahu, pokud nezískáte dar.
}

# Die or arrow.
odyssee-page-die = Hodit kostkou a plout
odyssee-page-die-note = 1 až 4 pole; uvidíte hod a pak zvolíte kam. Hod je konečný.
odyssee-page-arrow = { $price ->
    [free] Položit šíp bouře (nyní zdarma)
    [barred] Šíp bouře stojí dar a vy už žádný nemáte.
   *[gift] Položit šíp bouře (1 dar)
}
odyssee-page-arrow-note = Fouká v pěti řadách: prostřední žene lodě k nejbližšímu břehu, sousední o dvě pole, krajní o jedno.
odyssee-page-arrow-hex = Od pole: písmeno řady a pořadí od západu, třeba h8
odyssee-page-arrow-direction = Směr
odyssee-page-arrow-show = Ukázat na mapě
odyssee-page-arrow-tap = Zvolit pole na mapě
odyssee-page-arrow-pick = Položit šíp sem
odyssee-page-arrow-nobody = Žádná loď se nepohne.
odyssee-page-review = Zkontrolovat
odyssee-page-choose = Zvolte prosím

# Where to.
odyssee-page-sail-here = Plout sem
odyssee-page-sail-note = Klepněte na označené pole na mapě, nebo zvolte zde.
odyssee-page-sail-water = Na volné moře
odyssee-page-stay = Zůstat zde
odyssee-page-steps = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
odyssee-page-lands = { $kind ->
    [fresh] Vezmete kartu tohoto ostrova, vykonáte ji a položíte žeton.
    [bare] Položíte žeton; karta tu není.
    [owned] Vládne tu { $name } a dá vám kartu; pak položíte žeton.
    [own] Váš vlastní ostrov: nic se nezmění.
    [chipless] Nemáte žeton, který byste tu položili: nic se nezmění.
    [ithaca] Jste doma a vítězíte.
    [aeolus] V příštích třech tazích máte šíp bouře zdarma.
    [syrte] Uvíznete a příští tah vynecháte.
   *[water] Volné moře.
}
odyssee-page-meets = Lodě na místě: { $names }.

# Landing, and bargaining over it.
odyssee-page-land = Vzít, co vybere { $name }
odyssee-page-land-note = { $name } vybere jednu z těchto karet: { $cards }.
odyssee-page-bid = Nabídnout něco za kartu
odyssee-page-bid-card = Karta, kterou chcete
odyssee-page-pay = Zaplatíte
odyssee-page-ask-pay = { $name } zaplatí
odyssee-page-take = Přijmout: { $terms } za kartu { $card }
odyssee-page-give = Dát kartu { $card }
odyssee-page-ask = Říci si cenu za kartu
odyssee-page-ask-card = Za tuto kartu
odyssee-page-ask-else = Při odmítnutí ceny dáte
odyssee-page-price-accept = Zaplatit { $terms } a dostat kartu { $card }
odyssee-page-price-refuse = Odmítnout a dostat kartu { $card }

# What a card asks.
odyssee-page-calm = Nechat měch zavřený
odyssee-page-feast = Hodovat
odyssee-page-graze = Nechat dobytek pást
odyssee-page-toll-hero = Ztratit hrdinu
odyssee-page-toll-gifts = Zaplatit { $gifts }
odyssee-page-look = { $count ->
    [one] Zvolte { $count } ostrov, na jehož kartu se podíváte.
    [few] Zvolte { $count } ostrovy, na jejichž karty se podíváte.
   *[other] Zvolte { $count } ostrovů, na jejichž karty se podíváte.
}
odyssee-page-then = { $kind ->
    [roll] Hod uvidíte hned a na téže stránce zvolíte, kam poplujete.
    [asked] Kartu vybere { $name }.
    [meeting] Lodě na jednom poli se setkají: může dojít k boji.
    [answer] Odpovídat bude { $name }.
    [peace] Rozejdete se v míru.
   *[end] Váš tah tu končí, pokud nikoho nepotkáte.
}

# Meeting and battle.
odyssee-page-peace = Mír
odyssee-page-peace-note = Boj nechcete; { $name } ho přesto může chtít.
odyssee-page-fight = Bojovat
odyssee-page-chance = Až do konce byste vyhráli { $percent } ze 100 bojů.
odyssee-page-demand = Požadovat něco, jinak bojovat
odyssee-page-trade = Nabídnout výměnu
odyssee-page-gives = Vy dáte
odyssee-page-wants = { $name } dá
odyssee-page-count-gifts = Dary
odyssee-page-of = / { $count }
odyssee-page-accept = Přijmout: dostanete { $gets } a dáte { $gives }
odyssee-page-refuse = Odmítnout
odyssee-page-refuse-note = { $kind ->
    [battle] Pak dojde k boji.
    [onward] Pak boj pokračuje.
   *[peace] To ještě není boj.
}
odyssee-page-on = Bojovat dál
odyssee-page-stop = Nabídnout konec bez placení
odyssee-page-offer = Nabídnout konec za podmínek
odyssee-page-odds = Vyhlídky boje až do konce
odyssee-page-odds-crews = Hrdinové: vy – { $name }
odyssee-page-odds-win = Vyhrajete
odyssee-page-odds-tie = Nerozhodně

# What lies before everybody.

# Legend of the chart.
odyssee-page-legend-chip = Žeton vládce; každý má své znamení
odyssee-page-legend-heads = Hrdinové na palubě
odyssee-page-legend-rim = Na okraji: karta ostrova a vytlačené žetony
odyssee-page-legend-laurel = Vavřín: kdo smí na Ithaku

# What is refused, and why.
odyssee-page-fault = { $kind ->
    [missing] Zvolte prosím odpověď.
    [count] Takový počet darů není možný.
    [unknown] To stránka nenabízí; zvolte prosím znovu.
    [twice] Něco bylo uvedeno dvakrát; zvolte prosím znovu.
    [stale] Hra u stolu mezitím pokročila. Nic se nezměnilo; takto to teď vypadá.
    [cards] Volba na kartách patří k plánu nebo kurzu: řekněte prosím také, kam plujete.
   *[much] To je víc, než lze uchovat.
}

# A new table, the front page, the replay.
odyssee-page-variant = Varianta: boj jen tehdy, chtějí-li oba
odyssee-page-variant-more = Přátelštější: boj, který chce jen jeden, se nekoná.
odyssee-page-rounds = Nejvýše kol
odyssee-page-rounds-hint = Není-li do té doby nikdo doma, vyhrává ten, kdo má nejblíž. Většina her trvá 10 až 25 kol.
odyssee-page-fault-rounds = Celé číslo od { $least } do { $most }.
odyssee-page-home-line = Odyssee: závod z Tróje domů s bouřemi, smlouváním a boji pro 2 až 6 hráčů.
odyssee-page-home-title = Odyssee ve čtyřech větách
odyssee-page-home-isles = Každý ostrov, na kterém přistanete první, vám dá kartu, dobrou či zlou, a vezme si jeden z vašich deseti žetonů.
odyssee-page-home-deal = Na cizím ostrově vám kartu vybere jeho vládce a vy o ni můžete smlouvat.
odyssee-page-home-storm = Plujte podle kostky, nebo položte šíp bouře a rozfoukejte celé řady lodí.
odyssee-page-home-wins = S nejvýše tolika žetony, kolik máte karet, smíte domů: kdo je na Ithace první, vítězí.
odyssee-page-home-picture = Moře hry Odyssee, naše kresba
odyssee-page-previous = ← Přistání
odyssee-page-next = Přistání →
odyssee-page-curve = Zleva doprava tahy, nahoru blízkost návratu: položené žetony a karty, poté zbývající cesta.
odyssee-page-milestone = Tah { $turn }: { $name } pokládá žeton – { $isle }.

# What is said ahead.
odyssee-page-onward = A co pak? Ušetřete všem čekání na váš příští tah
odyssee-page-onward-note = Jedno klepnutí provede, co stojí výše, a řekne, kam vaše loď popluje dál, tah za tahem, dokud tam nebude. Je to zapečetěné, můžete to změnit, a zeptáme se vás, když cestou něco nebude jako teď.
odyssee-page-onward-to = Ano, a pak dál: { $stop }
odyssee-page-ahead = A co pak? Ušetřete všem půl dne
odyssee-page-ahead-note = Co zde řeknete, je zapečetěné; nikdo to nevidí a můžete to změnit. Na co neodpovíte, na to se vás zeptáme.
odyssee-page-ahead-ask = Zeptejte se mě
odyssee-page-ahead-plan = Můj příští tah podle hodu
odyssee-page-ahead-roll-label = Hod { $roll }
odyssee-page-ahead-course-title = Můj kurz v každém tahu bez plánu
odyssee-page-ahead-leg = { $number ->
    [1] Nejdřív
    [2] Pak
   *[3] A nakonec
}
odyssee-page-ahead-home = Domů, jakmile smíte.
odyssee-page-ahead-nowhere = Nikam
odyssee-page-ahead-cards = Co zvolím na kartách
odyssee-page-ahead-hand-title = Karty, které dávám na svých ostrovech
odyssee-page-ahead-hand-place = { $number ->
    [1] Nejdřív
    [2] Pak
   *[3] A nakonec
}
odyssee-page-ahead-sell-title = Prodám tomu, kdo nabídne
odyssee-page-ahead-meet-title = Když potkám loď
odyssee-page-ahead-pay = Mír a zaplatit nejvýše { $gifts }
odyssee-page-ahead-battle-title = V boji
odyssee-page-ahead-patience = Trpělivost: můj kurz pokračuje, i když v cestě leží loď
odyssee-page-ahead-nothing = Nic: zeptáme se vás.
odyssee-page-ahead-lies = Co jste řekli předem
odyssee-page-ahead-show = Ukázat cesty na mapě
odyssee-page-ahead-written = Cokoli dalšího, písemně
odyssee-page-ahead-written-note = Vždy jeden řádek, slovy, která používá i záznam, například
odyssee-page-fault-line = Řádek { $line } vašeho textu nedává od znaku { $at } smysl.
