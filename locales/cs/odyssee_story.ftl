odyssee-story-die = { $you ->
    [yes] Házíte kostkou plavby.
   *[no] { $name } hází kostkou plavby.
}
odyssee-story-arrow = { $you ->
    [yes] Pokládáte bouřkový šíp ({ $place }), směr { $direction }.
   *[no] { $name } pokládá bouřkový šíp ({ $place }), směr { $direction }.
}
odyssee-story-sail = { $you ->
    [yes] Plujete: { $place }.
   *[no] { $name } pluje: { $place }.
}
odyssee-story-stay = { $you ->
    [yes] Zůstáváte na místě ({ $place }).
   *[no] { $name } zůstává na místě ({ $place }).
}
odyssee-story-stay-here = { $you ->
    [yes] Zůstáváte na místě.
   *[no] { $name } zůstává na místě.
}
odyssee-story-land = { $you ->
    [yes] Nenabízíte nic a berete kartu, která přijde.
   *[no] { $name } nenabízí nic a bere kartu, která přijde.
}
odyssee-story-bid = { $you ->
    [yes] Nabízíte za kartu { $card }: { $terms }.
   *[no] { $name } nabízí za kartu { $card }: { $terms }.
}
odyssee-story-give = { $you ->
    [yes] Dáváte kartu { $card }.
   *[no] { $name } dává kartu { $card }.
}
odyssee-story-take = { $you ->
    [yes] Přijímáte nabídku.
   *[no] { $name } přijímá nabídku.
}
odyssee-story-ask = { $you ->
    [yes] Chcete za kartu { $card }: { $terms }. Jinak dáte kartu { $other }.
   *[no] { $name } chce za kartu { $card }: { $terms }. Jinak dá kartu { $other }.
}
odyssee-story-accept = { $you ->
    [yes] Přijímáte.
   *[no] { $name } přijímá.
}
odyssee-story-refuse = { $you ->
    [yes] Odmítáte.
   *[no] { $name } odmítá.
}
odyssee-story-calm = { $you ->
    [yes] Šíp nepokládáte.
   *[no] { $name } šíp nepokládá.
}
odyssee-story-feast = { $you ->
    [yes] Hodujete.
   *[no] { $name } hoduje.
}
odyssee-story-graze = { $you ->
    [yes] Necháváte stáda pást.
   *[no] { $name } nechává stáda pást.
}
odyssee-story-hero = { $you ->
    [yes] Obětujete hrdinu.
   *[no] { $name } obětuje hrdinu.
}
odyssee-story-gifts = { $you ->
    [yes] Platíte dary.
   *[no] { $name } platí dary.
}
odyssee-story-look = { $you ->
    [yes] Díváte se na zakryté karty na okraji: { $isles }.
   *[no] { $name } se dívá na zakryté karty na okraji: { $isles }.
}
odyssee-story-peace = { $you ->
    [yes] Nabízíte mír.
   *[no] { $name } nabízí mír.
}
odyssee-story-fight = { $you ->
    [yes] Chcete bojovat.
   *[no] { $name } chce bojovat.
}
odyssee-story-demand = { $you ->
    [yes] Žádáte { $terms }.
   *[no] { $name } žádá { $terms }.
}
odyssee-story-trade = { $you ->
    [yes] Nabízíte { $gives } a chcete za to { $wants }.
   *[no] { $name } nabízí { $gives } a chce za to { $wants }.
}
odyssee-story-on = { $you ->
    [yes] Bojujete dál.
   *[no] { $name } bojuje dál.
}
odyssee-story-offer = { $you ->
    [yes] Chcete boj ukončit, nabízíte { $gives } a chcete za to { $wants }.
   *[no] { $name } chce boj ukončit, nabízí { $gives } a chce za to { $wants }.
}
odyssee-story-away = { $you ->
    [yes] Jste pryč; hraje za vás zástupce.
   *[no] { $name } je pryč; dál hraje zástupce.
}
odyssee-story-gone = { $you ->
    [yes] Opustili jste hru; za vás ji dohraje zástupce.
   *[no] { $name } už ve hře není; dál hraje zástupce.
}
odyssee-story-back = { $you ->
    [yes] Jste zpět.
   *[no] { $name } je zpět.
}
odyssee-story-heir = { $you ->
    [yes] Hrajete dál na místě, kde hrál hráč { $name }.
   *[no] Na místě, kde hrál hráč { $name }, hraje dál { $heir }.
}
odyssee-story-closed = Stůl je uzavřen.

odyssee-story-seats = Los určuje pořadí: { $names }.
odyssee-story-rim = Patnáct karet je zamícháno a položeno zakrytě na okraj.
odyssee-story-rim-order = Karty na okraji, 1 až 15 (míchání { $stream }): { $cards }
odyssee-story-turn = { $you ->
    [yes] Tah { $turn }, kolo { $round }: jste na tahu.
   *[no] Tah { $turn }, kolo { $round }: na tahu je { $name }.
}
odyssee-story-fed = { $you ->
    [yes] Krmíte posádku. Zbývá darů: { $count }.
   *[no] { $name } krmí posádku. Zbývá darů: { $count }.
}
odyssee-story-hungered = { $you ->
    [yes] Nemáte čím nakrmit posádku a berete si kámen hladu ({ $count } ze 3).
   *[no] { $name } nemá čím nakrmit posádku a bere si kámen hladu ({ $count } ze 3).
}
odyssee-story-starved = { $you ->
    [yes] Nemáte čím nakrmit posádku a kameny hladu už máte tři.
   *[no] { $name } nemá čím nakrmit posádku a kameny hladu už má tři.
}
odyssee-story-sated = { $you ->
    [yes] Máte zase co jíst: všechny kameny hladu vracíte.
   *[no] { $name } má zase co jíst a všechny kameny hladu vrací.
}
odyssee-story-skipped = { $you ->
    [yes] Tento tah vynecháváte.
   *[no] { $name } tento tah vynechává.
}
odyssee-story-rolled = { $you ->
    [yes] Padla vám { $roll }.
   *[no] { $name } hází: padla { $roll }.
}
odyssee-story-favour = { $face ->
    [white] { $you ->
        [yes] Házíte kostkou přízně: bílá.
       *[no] { $name } hází kostkou přízně: bílá.
    }
   *[black] { $you ->
        [yes] Házíte kostkou přízně: černá.
       *[no] { $name } hází kostkou přízně: černá.
    }
}
odyssee-story-arrow-paid = { $you ->
    [yes] Stojí vás to dar.
   *[no] Stojí to dar.
}
odyssee-story-blown = { $you ->
    [yes] Vítr žene vaši loď: { $place }.
   *[no] { $name } pluje po větru: { $place }.
}
odyssee-story-landed = { $you ->
    [yes] Přistáváte: { $place }.
   *[no] { $name } přistává: { $place }.
}
odyssee-story-home = { $you ->
    [yes] Přistáváte na Ithace. Jste doma!
   *[no] { $name } přistává na Ithace a je doma.
}
odyssee-story-taken = { $you ->
    [yes] Berete si z okraje kartu { $card }.
   *[no] { $name } si bere z okraje kartu { $card }.
}
odyssee-story-given = { $you ->
    [yes] Dáváte kartu { $card }; dostává ji { $to }.
   *[no] { $reader ->
        [yes] { $name } vám dává kartu { $card }.
       *[no] { $name } dává kartu { $card }; dostává ji { $to }.
    }
}
odyssee-story-returned = { $you ->
    [yes] Karta { $card } se vrací k vám.
   *[no] Karta { $card } se vrací; opět ji má { $name }.
}
odyssee-story-returned-rim = Karta { $card } se vrací na okraj, odkrytá ({ $isle }).
odyssee-story-gained = { $you ->
    [yes] Dostáváte { $gifts }; celkem máte { $count }.
   *[no] { $name } dostává { $gifts }; celkem má { $count }.
}
odyssee-story-gain-lapsed = Zásoba je prázdná. Chybějící dary: { $count }.
odyssee-story-gifts-lost = { $you ->
    [yes] Ztrácíte { $gifts }; zbývá vám { $count }.
   *[no] { $name } ztrácí { $gifts }; zbývá { $count }.
}
odyssee-story-heroes-lost = { $you ->
    [yes] Ztrácíte { $heroes }. Zbývá hrdinů: { $count }.
   *[no] { $name } ztrácí { $heroes }. Zbývá hrdinů: { $count }.
}
odyssee-story-heroes-gained = { $you ->
    [yes] Získáváte { $heroes }; celkem máte { $count }.
   *[no] { $name } získává { $heroes }; celkem má { $count }.
}
odyssee-story-will-skip = { $you ->
    [yes] Příští tah vynecháte.
   *[no] { $name } příští tah vynechá.
}
odyssee-story-favoured = { $you ->
    [yes] Aiolos je vám nakloněn. Bouřkový šíp máte zdarma; počet příštích tahů: { $count }.
   *[no] { $name } má Aiolovu přízeň. Bouřkový šíp je zdarma; počet příštích tahů: { $count }.
}
odyssee-story-looked = Co tam leží: { $cards }.
odyssee-story-chip = { $you ->
    [yes] Vládnete na ostrově { $isle }. Žetony v ruce: { $count }.
   *[no] { $name } vládne na ostrově { $isle }. Žetony v ruce: { $count }.
}
odyssee-story-chip-rim = { $you ->
    [yes] Díky svému žetonu z okraje opět vládnete na ostrově { $isle }. Žetony v ruce: { $count }.
   *[no] { $name } díky žetonu z okraje opět vládne na ostrově { $isle }. Žetony v ruce: { $count }.
}
odyssee-story-displaced = { $you ->
    [yes] Váš žeton jde na okraj ({ $isle }).
   *[no] Žeton hráče { $name } jde na okraj ({ $isle }).
}
odyssee-story-paid = { $you ->
    [yes] Dáváte { $terms }; dostává { $to }.
   *[no] { $reader ->
        [yes] { $name } vám dává { $terms }.
       *[no] { $name } dává { $terms }; dostává { $to }.
    }
}
odyssee-story-chip-back = { $you ->
    [yes] Berete si žeton zpět ({ $isle }). Žetony v ruce: { $count }.
   *[no] { $name } si bere žeton zpět ({ $isle }). Žetony v ruce: { $count }.
}
odyssee-story-lapsed = { $you ->
    [yes] Váš návrh už nelze splnit.
   *[no] Co navrhuje { $name }, už nelze splnit.
}
odyssee-story-lost = { $cause ->
    [battle] { $you ->
        [yes] V boji padl váš poslední hrdina: loď je ztracena.
       *[no] { $name } ztrácí v boji posledního hrdinu a s ním loď.
    }
    [card] { $you ->
        [yes] Ztrácíte posledního hrdinu a s ním loď.
       *[no] { $name } ztrácí posledního hrdinu a s ním loď.
    }
   *[hunger] { $you ->
        [yes] Vaše posádka zahynula hlady: loď je ztracena.
       *[no] { $name } ztrácí hlady celou posádku a s ní loď.
    }
}
odyssee-story-restarted = { $you ->
    [yes] Začínáte znovu v Tróji se čtyřmi hrdiny. Žetony v ruce: { $count }.
   *[no] { $name } začíná znovu v Tróji se čtyřmi hrdiny. Žetony v ruce: { $count }.
}
odyssee-story-restarted-back = { $you ->
    [yes] Začínáte znovu v Tróji se čtyřmi hrdiny a berete si z okraje zpět své žetony ({ $isles }). Žetony v ruce: { $count }.
   *[no] { $name } začíná znovu v Tróji se čtyřmi hrdiny a bere si z okraje zpět své žetony ({ $isles }). Žetony v ruce: { $count }.
}
odyssee-story-met = Potkaly se dvě lodě ({ $place }): { $names }.
odyssee-story-parted = Lodě se rozcházejí: { $names }.
odyssee-story-battle = Začíná boj: { $names }.
odyssee-story-tied = { $ties ->
    [3] Potřetí nerozhodně: boj končí.
   *[other] I s hrdiny jsou oba součty stejné: nikdo neztrácí hrdinu.
}
odyssee-story-left = { $you ->
    [yes] Odešli jste od stolu.
   *[no] { $name } už u stolu není.
}
odyssee-story-over = Hra skončila. Doma jako první: { $names }.
odyssee-story-over-limit = Poslední kolo skončilo. Nejblíž návratu: { $names }.
odyssee-story-over-last = Všichni ostatní odešli od stolu. Vítězství: { $names }.
