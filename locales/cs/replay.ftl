replay = Přehrání
replay-whole = Celá hra v přehledu
replay-kicker = { $game } · stůl { $code } · tah { $turn } · krok { $step } / { $last }
replay-step = Krok { $step }
replay-ways = Průchod hrou
replay-previous = ← Zpět
replay-next = Dále →
replay-turn-previous = ← Tah
replay-turn-next = Tah →
replay-first = K rozdávání
replay-last = Na konec
replay-eyes = Číma očima?
replay-eyes-public = očima všech
replay-eyes-open = všechny karty odkryté
replay-running = Hra ještě běží: zde je jen to, co smějí vědět všichni. Po skončení se všechny karty odkryjí.
replay-hand = Karty a cíle
replay-given-back = Vrácené cíle
replay-go = Přejít na krok
replay-go-submit = Ukázat
replay-start = { $steps ->
    [one] Prohlédnout jediný krok
    [few] Prohlédnout všechny { $steps } kroky
   *[other] Prohlédnout všech { $steps } kroků
}
replay-by-turn = Tah po tahu
replay-link = Přehrát krok po kroku

replay-how = { $how ->
    [hand] Odpověď dána ručně: { $at }.
    [envelope] Přečteno z obálky, napsáno: { $at }.
    [next] Řečeno předem: { $at }.
    [order] Řečeno kurzem nebo trvalým pokynem: { $at }.
    [patience] Řečeno trpělivostí, protože se nějakou dobu nikdo nepodíval: { $at }.
    [silence] Čas vypršel, mlčení platilo za odpověď: { $at }.
    [bot] Odpověděl bot: { $at }.
    [caretaker] Za místo u stolu odpověděl zástupce: { $at }.
   *[service] Zapsala služba: { $at }.
}
replay-answers-title = Jak přišly odpovědi
replay-answers = { $how ->
    [hand] { $count } ručně
    [envelope] { $count } z obálek
    [next] { $count } předem
    [order] { $count } trvalým pokynem nebo kurzem
    [patience] { $count } trpělivostí
    [silence] { $count } mlčením
    [bot] { $count } od bota
    [caretaker] { $count } od zástupce
   *[service] { $count } od služby
}
replay-answers-note = Obálky, které nikdo nepřečetl, zůstanou navždy zavřené.

replay-curve = Kdo byl kdy jak blízko
replay-milestones = Chvíle, které rozhodly

replay-downloads = Na památku
replay-file-html = Jedna stránka pro váš počítač
replay-file-html-more = Přehraje celou hru v každém prohlížeči, bez těchto stránek a bez sítě.
replay-file-json = Archiv
replay-file-json-more = Každý krok se vším, co způsobil, pro programy a ke kontrole.
replay-file-text = Hra jako prostý text
replay-file-text-more = Ke čtení, tisku, citování.
replay-offline-script = Kroky potřebují JavaScript, který je zde vypnutý. Příběh hry je vyprávěn níže.

proof-title = Rozdávalo se poctivě?
proof-seal = Než se kdokoli posadil, vylosoval server tajné číslo a ukázal jeho otisk, pečeť. Z otisku nelze číslo zjistit a žádné jiné číslo nemá stejný: od té chvíle byl server vázán.
proof-words = Každý přidal slovo pro štěstí, které nikdo jiný neznal. Tajné číslo, slova a kód stolu dají dohromady klíč rozdávání a ten rozhoduje o každém míchání. Karty si tak nemohl vybrat server ani žádný hráč sám.
proof-log = Každý zápis nese otisk předchozího. Nejnovější stojí v každém dopise, takže nic nelze dodatečně změnit, aniž by to dopisy všech prozradily.
proof-value-seal = Pečeť
proof-value-word = Slovo pro štěstí: { $name }
proof-word = „{ $word }“
proof-value-seed = Tajné číslo
proof-value-key = Klíč rozdávání
proof-value-head = Nejnovější otisk
proof-running = Tajné číslo se ukáže po skončení hry. Pak půjde všechno zkontrolovat zde; do té doby porovnejte pečeť s tou ve svém prvním dopise.
proof-check = Zkontrolujte si to sami
proof-browser = Zkontrolovat v tomto prohlížeči
proof-right = { $entries ->
    [one] Všechno souhlasí: pečeť, klíč rozdávání i jediný zápis.
    [few] Všechno souhlasí: pečeť, klíč rozdávání i všechny { $entries } zápisy.
   *[other] Všechno souhlasí: pečeť, klíč rozdávání i všech { $entries } zápisů.
}
proof-wrong = Toto nesouhlasí:
proof-check-seal = Tento řádek musí v každém terminálu vypsat pečeť, která stála ve vašem prvním dopise:
proof-check-key = Tento musí vypsat klíč rozdávání:
proof-check-all = A tento zkontroluje stažený archiv do poslední karty: každé míchání, každý krok, každý otisk.

finished-title = Dohrané hry
finished-player = Jméno hráče začíná na
finished-since = Skončily nejdříve dne
finished-until = Skončily nejpozději dne
finished-order = Pořadí
finished-newest = od nejnovějších
finished-oldest = od nejstarších
finished-longest = od nejdelších
finished-shortest = od nejkratších
finished-search = Hledat
finished-none = Žádná dohraná hra neodpovídá.
finished-steps = { $count ->
    [one] 1 krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
finished-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
}
finished-look = Prohlédnout
finished-look-at = Prohlédnout stůl { $code }
finished-previous = Předchozí stránka
finished-next = Další stránka
finished-note = Jsou zde jen stoly, ke kterým mohl přijít kdokoli. Své vlastní hry najdete na stránce „Moje stoly“.
