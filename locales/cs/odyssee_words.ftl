odyssee-words-plan-die = Příští tah: kostka plavby.
odyssee-words-plan-arrow = Příští tah: bouřkový šíp, pole { $origin }, směr { $direction }, pokud pohne stejnými loděmi jako teď; jinak kostka plavby.
odyssee-words-line = Hod { $rolls }: { $does }.
odyssee-words-or = { $before } nebo { $last }
odyssee-words-sail = plavba, cíl { $place }
odyssee-words-stay = zůstat na místě
odyssee-words-ask = budete dotázáni
odyssee-words-course = Kurz: { $stops }.
odyssee-words-then = { $before }, potom { $next }
odyssee-words-home = Domů na Ithaku, jakmile vám bude otevřena.
odyssee-words-bid = Nabídka: { $terms } za { $card }.
odyssee-words-bid-before = Nabídka: { $terms } za { $card }, pokud by jinak mohla přijít některá z těchto: { $others }.
odyssee-words-pay = Bude-li žádána cena: nejvýše { $terms }, jen ne { $card }.
odyssee-words-feast = { $from ->
    [0] Stáda boha Slunce: hodovat.
    [one] Stáda boha Slunce: hodovat, je-li aspoň { $from } hrdina.
    [few] Stáda boha Slunce: hodovat, jsou-li aspoň { $from } hrdinové.
   *[other] Stáda boha Slunce: hodovat, je-li aspoň { $from } hrdinů.
}
odyssee-words-graze = Stáda boha Slunce: nechat pást.
odyssee-words-hero = Skylla: vydat hrdinu.
odyssee-words-gifts = { $from ->
    [0] Skylla: zaplatit dary.
    [one] Skylla: zaplatit dary, máte-li aspoň { $from }.
    [few] Skylla: zaplatit dary, máte-li aspoň { $from }.
   *[other] Skylla: zaplatit dary, máte-li jich aspoň { $from }.
}
odyssee-words-calm = Měch větrů: žádná bouře.
odyssee-words-look = Teiresiás: podívat se na karty těchto ostrovů: { $isles }.
odyssee-words-unless-crew = { $count ->
    [one] Ne s méně hrdiny než { $count }.
    [few] Ne s méně hrdiny než { $count }.
   *[other] Ne s méně hrdiny než { $count }.
}
odyssee-words-unless-gifts = { $count ->
    [one] Ne bez daru.
    [few] Ne s méně dary než { $count }.
   *[other] Ne s méně dary než { $count }.
}
odyssee-words-unless-near = { $count ->
    [one] Ne, je-li loď hned vedle vaší.
    [few] Ne, je-li jiná loď nejvýše { $count } pole daleko.
   *[other] Ne, je-li jiná loď nejvýše { $count } polí daleko.
}
odyssee-words-unless-any = Už ne, jakmile se vás někdo dotkl.
odyssee-words-hand = Kdo přistane na vašich ostrovech, dostane první z těchto karet, kterou ještě máte: { $cards }.
odyssee-words-hand-to = { $name }: první z těchto karet, kterou ještě máte: { $cards }.
odyssee-words-sell = Nabídka aspoň { $terms } za { $card } se přijímá.
odyssee-words-anyone = Kterákoli loď
odyssee-words-margin = { $who }, je-li vaše posádka minus druhá aspoň { $margin }
odyssee-words-meet = Setkání. { $who }: { $does }.
odyssee-words-peace = mír
odyssee-words-fight = boj, i jako odpověď na požadavek
odyssee-words-demand = požadovat { $terms }
odyssee-words-demand-else = požadovat { $terms }, nebo mír, pokud to druhý nemá
odyssee-words-ransom = mír, a požadavek do výše { $terms } se zaplatí
odyssee-words-battle = Boj. { $who }: { $does }.
odyssee-words-from = { $count ->
    [one] { $who }, dokud máte aspoň { $count } hrdinu
    [few] { $who }, dokud máte aspoň { $count } hrdiny
   *[other] { $who }, dokud máte aspoň { $count } hrdinů
}
odyssee-words-on = bojovat dál
odyssee-words-offer = nabídnout { $terms } za konec boje
odyssee-words-accept = Nabídka aspoň { $terms } se přijímá.
odyssee-words-patience = { $hours ->
    [one] Po { $hours } bdělé hodině kurz pokračuje, i když v cestě leží loď nebo se změnil některý další ostrov.
    [few] Po { $hours } bdělých hodinách kurz pokračuje, i když v cestě leží loď nebo se změnil některý další ostrov.
   *[other] Po { $hours } bdělých hodinách kurz pokračuje, i když v cestě leží loď nebo se změnil některý další ostrov.
}
odyssee-words-patience-none = Budete dotázáni, ať to trvá jakkoli dlouho.

odyssee-words-lapse = To, co jste řekli, se nehodilo: { $reason }
odyssee-words-lapse-elsewhere = Vaše loď není tam, kde váš plán začíná; proto jste dotázáni.
odyssee-words-lapse-blown = Cizí bouře pohnula vaší lodí; tím kurz skončil.
odyssee-words-lapse-lost = Vaše loď byla ztracena; tím kurz skončil.
odyssee-words-lapse-heroes = Nemáte už tolik hrdinů jako při psaní; proto jste dotázáni.
odyssee-words-lapse-hunger = Na palubě je větší hlad, než jste předvídali; proto jste dotázáni.
odyssee-words-lapse-right = Ithaka vám byla zavřena a teď je otevřena, nebo naopak; proto jste dotázáni.
odyssee-words-lapse-isle = Tento ostrov má nového vládce, nebo je jeho karta pryč: { $isle }. Proto jste dotázáni.
odyssee-words-lapse-ship = Tam, kam by dorazila vaše loď, leží jiná: { $name }. Proto jste dotázáni.
odyssee-words-lapse-threat = { $name } teď může být doma během jednoho tahu; proto jste dotázáni.
odyssee-words-lapse-gifts = Máte méně darů, než jste k tomu chtěli; proto jste dotázáni.
odyssee-words-lapse-near = Jedna loď je blíž, než jste chtěli: { $name }. Proto jste dotázáni.
odyssee-words-lapse-touched = Od té doby se vám něco stalo; proto jste dotázáni.
odyssee-words-lapse-no-way = Žádná cesta nevede blíž k cíli kurzu; proto jste dotázáni.
odyssee-words-lapse-not-entitled = Kurz vede na Ithaku, která je vám ještě zavřena; proto jste dotázáni.
odyssee-words-lapse-no-card = Nemáte už žádnou kartu ze svého seznamu; proto jste dotázáni.
odyssee-words-lapse-not-theirs = Druhý nemá, co byste požadovali; proto jste dotázáni.
odyssee-words-lapse-not-mine = Nemáte, co byste nabídli; proto jste dotázáni.
odyssee-words-lapse-too-dear = Požaduje se víc, než jste chtěli zaplatit; proto jste dotázáni.
