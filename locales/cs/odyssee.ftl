odyssee-and = { $before } a { $last }
odyssee-you = vy
odyssee-card = „{ $name }“
odyssee-gifts = { $count ->
    [one] 1 dar
    [few] { $count } dary
   *[other] { $count } darů
}
odyssee-heroes = { $count ->
    [one] 1 hrdinu
    [few] { $count } hrdiny
   *[other] { $count } hrdinů
}
odyssee-crew = { $count ->
    [one] 1 hrdina
    [few] { $count } hrdinové
   *[other] { $count } hrdinů
}
odyssee-chips = { $count ->
    [one] 1 žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
odyssee-stones = { $count ->
    [one] 1 kámen hladu
    [few] { $count } kameny hladu
   *[other] { $count } kamenů hladu
}
odyssee-term-card = kartu { $card }
odyssee-term-isle = ostrov { $isle }
odyssee-term-nothing = nic
odyssee-site = { $site ->
    [troy] Trója
    [ithaca] Ithaka
    [syrte] Syrta
   *[aeolus] Aiolův ostrov
}
odyssee-direction = { $direction ->
    [e] východ
    [ne] severovýchod
    [nw] severozápad
    [w] západ
    [sw] jihozápad
   *[se] jihovýchod
}
odyssee-card-does = { $card ->
    [1] Kostka přízně. Bílá: 3 dary. Černá: 1 dar a vynecháváte příští tah.
    [2] Kostka plavby. 1: ztráta 2 hrdinů; 2 nebo 3: ztráta 1 hrdiny; 4: beze ztráty. Pak 2 dary.
    [3] Kostka přízně dvakrát: za každou černou ztráta 1 hrdiny. Dvě bílé: 2 dary.
    [4] Kostka přízně. Bílá: 3 dary. Černá: ztráta 1 hrdiny, pak 1 dar.
    [5] 1 dar. Smíte jednou zdarma položit bouřkový šíp; vaší lodí nepohne.
    [6] Nechat pást: 1 dar. Nebo hodovat: 4 dary, pak kostka přízně; černá stojí 2 hrdiny.
    [7] Ztrácíte 1 hrdinu, nebo 2 dary, máte-li je.
    [8] Bez daru: ztráta 1 hrdiny. Jinak kostka plavby určí, kolik darů ztrácíte.
    [9] 4 dary a vynecháváte příští tah.
    [10] 2 dary a 1 hrdina, nejvýše čtyři.
    [11] 1 dar. Dokud kartu máte, nikdo s vámi nebojuje a vy s nikým.
    [12] 1 dar. Dokud kartu máte, šípy ostatních vaší lodí nepohnou.
    [13] Kostka plavby. Víc, než má posádka: ztráta 1 hrdiny. Jinak 2 dary.
    [14] 2 dary. Podíváte se na dvě zakryté karty na okraji.
   *[15] 4 dary, pak ztráta 1 hrdiny.
}

odyssee-ask-turn = Jste na tahu. Vaše loď leží zde: { $place }. Kostka plavby, nebo bouřkový šíp?
odyssee-ask-sail = { $roll ->
    [one] Padla vám 1. Kam poplujete?
    [few] Padly vám { $roll }. Kam poplujete?
   *[other] Padla vám { $roll }. Kam poplujete?
}
odyssee-ask-land = Přistáváte: { $isle }. Vládne tu { $owner }. Nabídnete něco za některou kartu?
odyssee-ask-give = { $name } přistává na vašem ostrově { $isle }. Kterou kartu dáte?
odyssee-ask-give-bid = { $name } přistává na vašem ostrově { $isle } a nabízí za kartu { $card }: { $terms }. Přijmete?
odyssee-ask-price = { $owner } chce za kartu { $card }: { $terms }. Jinak dostanete kartu { $other }. Zaplatíte?
odyssee-ask-winds = Čeká vás karta { $card }. Položíte bouřkový šíp?
odyssee-ask-cattle = Čeká vás karta { $card }. Budete hodovat, nebo necháte stáda pást?
odyssee-ask-toll = Čeká vás karta { $card }. Oželíte { $heroes }, nebo { $gifts }?
odyssee-ask-look = { $count ->
    [one] Čeká vás karta { $card }. Na kterou zakrytou kartu se podíváte?
    [few] Čeká vás karta { $card }. Na které { $count } zakryté karty se podíváte?
   *[other] Čeká vás karta { $card }. Na kterých { $count } zakrytých karet se podíváte?
}
odyssee-ask-meeting = Potkáváte jinou loď ({ $place }): { $name }. Mír, nebo něco jiného?
odyssee-ask-demand = { $fight ->
    [yes] { $name } žádá { $terms }, jinak bude boj. Souhlasíte?
   *[no] { $name } žádá { $terms }. Souhlasíte?
}
odyssee-ask-trade = { $name } nabízí { $gives } a chce za to { $wants }. Souhlasíte?
odyssee-ask-battle = Máte { $own } proti { $other }. Bojujete dál, nebo něco nabídnete? Proti vám: { $name }.
odyssee-ask-offer = { $name } chce boj ukončit, nabízí { $gives } a chce za to { $wants }. Souhlasíte?
odyssee-wait-turn = Na tahu je { $name }. Stůl čeká.
odyssee-wait-sail = Padla { $roll }. { $name } vybírá, kam poplout.
odyssee-wait-land = { $name } přistává ({ $isle }) a smí nabídnout něco za kartu. Vládne tu { $owner }.
odyssee-wait-give = { $name } přistává ({ $isle }). Kartu vybírá { $owner }.
odyssee-wait-price = { $owner } chce za kartu { $card }: { $terms }. Rozhoduje { $name }.
odyssee-wait-card = O kartě { $card } rozhoduje { $name }.
odyssee-wait-meeting = Potkaly se dvě lodě ({ $place }): { $names }. Slovo má { $name }.
odyssee-wait-proposal = Na stole je návrh: { $names }. Rozhoduje { $name }.
odyssee-wait-battle = Boj: { $names }. Slovo má { $name }.
odyssee-not-asked = Teď se vás nikdo na nic neptá.
odyssee-plan-ask = Co uděláte ve svém příštím tahu?
odyssee-plan-wanted = Zatím se vás nikdo na nic neptá. Když svůj příští tah řeknete už teď, podle hodu nebo jako kurz, nikdo na vás nemusí čekat.
odyssee-watching = Díváte se. Zakryté karty zůstanou tajné až do konce.
odyssee-resigned = Tuto hru jste opustili; vaše místo dohraje zástupce.
odyssee-over-closed = Stůl byl uzavřen dřív, než hra skončila. Nikdo nevyhrál.
odyssee-over-won = { $you ->
    [yes] Vyhráváte!
   *[no] Vítězí { $name }.
}
odyssee-over-shared = O vítězství se dělí: { $names }.

odyssee-know-doom = { $turns ->
    [1] Vaše posádka na konci tohoto tahu zahyne hlady, pokud nedostanete dar.
   *[other] Vaše posádka na konci vašeho příštího tahu zahyne hlady, pokud do té doby nedostanete dar.
}
odyssee-know-skip = Příští tah vynecháváte.
odyssee-know-land = Vítr vás zahnal ke břehu: přistanete na začátku svého příštího tahu.
odyssee-know-favour = { $turns ->
    [one] V příštím tahu máte bouřkový šíp zdarma.
    [few] V příštích { $turns } tazích máte bouřkový šíp zdarma.
   *[other] V příštích { $turns } tazích máte bouřkový šíp zdarma.
}
odyssee-know-free = V tomto tahu máte bouřkový šíp zdarma.
odyssee-know-barred = Na bouřkový šíp vám nezbývá dar.
odyssee-know-home = Ithaka je vám otevřená.
odyssee-know-away = { $count ->
    [one] Ithaka se vám otevře, když budete mít v ruce o 1 žeton méně, nebo o 1 kartu více.
    [few] Ithaka se vám otevře, když budete mít v ruce o { $count } žetony méně, nebo o tolik karet více.
   *[other] Ithaka se vám otevře, když budete mít v ruce o { $count } žetonů méně, nebo o tolik karet více.
}
odyssee-know-rivals = Ithaka je už otevřena; vstoupit může: { $names }.
odyssee-know-odds = { $more ->
    [0] Při stejných posádkách mají oba stejnou naději.
    [1] S 1 hrdinou navíc vyhrajete 88 ze 100 bojů dovedených do konce.
    [2] Se 2 hrdiny navíc vyhrajete 99 ze 100 bojů dovedených do konce.
    [3] Se 3 hrdiny navíc vyhrajete skoro každý boj.
   *[other] S menší posádkou se boj dovedený do konce skoro nikdy nevyhraje.
}
odyssee-silence = { $question ->
    [turn] Když vám vyprší čas, hodí se za vás kostkou plavby.
    [sail] Když vám vyprší čas, vaše loď popluje nejkratší cestou k nejbližšímu ostrovu, kam můžete položit žeton, nebo domů.
    [land] Když vám vyprší čas, přistanete bez nabídky.
    [give] Když vám vyprší čas, dáte kartu, kterou máte nejdéle.
    [price] Když vám vyprší čas, odmítnete.
    [winds] Když vám vyprší čas, šíp nepoložíte.
    [cattle] Když vám vyprší čas, necháte stáda pást.
    [toll] Když vám vyprší čas, zaplatíte dary.
    [look] Když vám vyprší čas, podíváte se na karty s nejnižšími čísly.
    [meeting] Když vám vyprší čas, zachováte mír.
    [battle] Když vám vyprší čas, bojujete dál.
   *[proposal] Když vám vyprší čas, odmítnete, ledaže po vás návrh nic nechce.
}

odyssee-own = Vaše karty
odyssee-own-none = Nemáte žádnou kartu.
odyssee-own-rim = Jen vy jste viděli: { $cards }.
odyssee-rim-seen = { $isle }: { $card }
odyssee-says = { $name }: { $does }
odyssee-seat-at = poloha: { $place }
odyssee-seat-gone = už není u stolu
odyssee-seat-cards = karty: { $cards }
odyssee-seat-no-cards = žádná karta
odyssee-seat-isles = ostrovy: { $isles }
odyssee-badge-bot = bot
odyssee-badge-away = zástupce
odyssee-badge-winner = vítězí
odyssee-badge-active = na tahu
odyssee-badge-asked = odpovídá
odyssee-badge-home = smí domů
odyssee-badge-skips = vynechává tah
odyssee-badge-lands = příště přistává
odyssee-badge-doomed = hrozí smrt hladem
odyssee-table = Okraj a zásoba
odyssee-rim-down = Zakryté karty na okraji: { $isles }.
odyssee-rim-open = Odkryté karty na okraji: { $cards }.
odyssee-rim-chips = Žetony na okraji: { $list }.
odyssee-rim-none = Na okraji už není žádná karta.
odyssee-stock = { $count ->
    [one] V zásobě: 1 dar
    [few] V zásobě: { $count } dary
   *[other] V zásobě: { $count } darů
}
odyssee-letter-more = { $question ->
    [turn] Bouřkový šíp, nebo zobrazit celý stůl
    [meeting] Požadavek, výměna, nebo zobrazit celý stůl
    [battle] Nabídka, nebo zobrazit celý stůl
   *[other] Něco jiného, nebo zobrazit celý stůl
}
odyssee-tap-die = Hodit kostkou plavby
odyssee-tap-stay = Zůstat na místě
odyssee-tap-sail = Plout: { $place }
odyssee-tap-land = Přistát bez nabídky
odyssee-tap-give = Dát kartu { $card }
odyssee-tap-take = Přijmout nabídku
odyssee-tap-accept = Přijmout
odyssee-tap-refuse = Odmítnout
odyssee-tap-calm = Šíp nepokládat
odyssee-tap-feast = Hodovat
odyssee-tap-graze = Nechat pást
odyssee-tap-hero = Obětovat { $heroes }
odyssee-tap-gifts = Zaplatit { $gifts }
odyssee-tap-peace = Zachovat mír
odyssee-tap-fight = Bojovat
odyssee-tap-on = Bojovat dál

odyssee-pitch = V Odyssee pluje dvě až šest lodí od Tróje domů: ostrov po ostrově odkládáte žetony, čelíte dobrodružstvím, posíláte bouře, vyjednáváte a bojujete; vítězí, kdo první dopluje na Ithaku.
odyssee-rules = Odyssee podle pravidel autora
