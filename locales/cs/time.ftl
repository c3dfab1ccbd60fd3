## Časy, v pásmu toho, kdo čte
time-weekday = { $day ->
    [mo] pondělí
    [tu] úterý
    [we] středa
    [th] čtvrtek
    [fr] pátek
    [sa] sobota
   *[su] neděle
}
time-month = { $month ->
    [m1] ledna
    [m2] února
    [m3] března
    [m4] dubna
    [m5] května
    [m6] června
    [m7] července
    [m8] srpna
    [m9] září
    [m10] října
    [m11] listopadu
   *[m12] prosince
}
time-date = { $weekday } { $day }. { $month } { $year }
time-clock = { $hour }:{ $minute }
time-moment = { $weekday } { $day }. { $month }, { $time } ({ $zone })
time-now = během minuty
time-ahead = { $unit ->
    [minute] za { $count ->
        [one] { $count } minutu
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
    [hour] za { $count ->
        [one] { $count } hodinu
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
   *[day] za { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
}
time-ago = { $unit ->
    [minute] před { $count ->
        [one] { $count } minutou
        [few] { $count } minutami
       *[other] { $count } minutami
    }
    [hour] před { $count ->
        [one] { $count } hodinou
        [few] { $count } hodinami
       *[other] { $count } hodinami
    }
   *[day] před { $count ->
        [one] { $count } dnem
        [few] { $count } dny
       *[other] { $count } dny
    }
}

## Tempo stolu ve vlastních číslech
pace-own = Vlastní čísla
pace-own-more = Vyplňte tři políčka níže.
pace-own-numbers = na začátek { $bank } h, s každou otázkou dalších { $increment } h, nejvýše { $cap } h; počítá se jen doba, kdy je člověk vzhůru
pace-bank = Hodin na začátek
pace-increment = Hodin navíc s každou otázkou
pace-cap = Hodin nejvýše
pace-cap-hint = Tato tři čísla platí, jen pokud jste zvolili vlastní. Hodiny, kdy hráč spí, se nepočítají.
fault-pace-bank = Celý počet hodin od 0 do { $most }.
fault-pace-increment = Celý počet hodin od { $least } do { $most }.
fault-pace-cap = Celý počet hodin: ne méně než oba předchozí dohromady a nejvýše { $most }, aby každá časomíra měla konec.

## Kde kdo žije
person-zone = Vaše časové pásmo
person-zone-guess = Je to odhad, zkontrolujte ho prosím.
person-zone-hint = V noci vaše časomíra neběží a všechny časy uvidíte v tomto pásmu.
fault-zone = Toto časové pásmo neznáme. Vyberte prosím některé ze seznamu.
fault-zone-unsaid = Potvrďte prosím, kde žijete: vaše časomíra musí vědět, kdy spíte. Pásmo jsme odhadli; pokud nesouhlasí, opravte je.

## Kdy je kdo vzhůru
my-hours = Kdy jsem vzhůru a dovolená
hours-title = Kdy jsem vzhůru
hours-lead = Vaše časomíra běží, jen když jste vzhůru. Co tu změníte, platí od příští otázky.
hours-now = Místní čas: { $now }.
hours-from = Vzhůru od
hours-to = Vzhůru do
hours-to-hint = Může to být i přes půlnoc: třeba od 22:00 do 06:00.
hours-free = Volné dny
hours-free-hint = V tyto dny vaše časomíra stojí.
hours-save = Uložit
fault-time = Napište prosím čas, třeba 08:00.
fault-waking-same = Zvolte prosím dva různé časy: u dvou stejných nikdo nepozná, zda nikdy nespíte, nebo nikdy nebdíte.
fault-waking-short = Alespoň { $least } hodiny denně, prosím; jinak by otázka mohla zůstat otevřená celé měsíce.
fault-waking-long = Nejvýše { $most } hodin denně, prosím: časomíra nemá běžet, když spíte.
fault-free-all = Aspoň jeden den v týdnu musí zbýt na hru.

## Dovolená
vacation-title = Dovolená
vacation-lead = Dokud jste pryč, všechny vaše časomíry stojí, i ty, které už běží. Dovolená skončí sama.
vacation-left = { $left ->
    [one] Na rok { $year } zbývá { $left } den.
    [few] Na rok { $year } zbývají { $left } dny.
    [many] Na rok { $year } zbývá { $left } dne.
   *[other] Na rok { $year } zbývá { $left } dní.
}
vacation-none = Žádnou jste neohlásili.
vacation-days = { $first } až { $last }
vacation-begins = Začíná: { $when }.
vacation-ends = Končí: { $when }.
vacation-now = teď
vacation-first = První den
vacation-first-hint = Ode dneška znamená ihned.
vacation-last = Poslední den
vacation-submit = Ohlásit dovolenou
vacation-back = Už jsem zpět
vacation-cancel = Vzít zpět
fault-date = Napište prosím den, třeba 2026-12-24.
fault-vacation-backwards = Poslední den je před prvním.
fault-vacation-past = Dovolená začíná nejdříve dnes: uplynulý čas se vrátit nedá.
fault-vacation-far = Dovolenou prosím ohlaste nejvýše rok dopředu.
fault-vacation-twice = Některé z těchto dnů už máte ohlášené.
fault-vacation-allowance = { $left ->
    [0] Na rok { $year } už nezbývá žádný den.
    [one] Na rok { $year } zbývá jen { $left } den.
    [few] Na rok { $year } zbývají jen { $left } dny.
    [many] Na rok { $year } zbývá jen { $left } dne.
   *[other] Na rok { $year } zbývá jen { $left } dní.
}

## Jak dlouho hra potrvá
fact-days = Doba hry
forecast-days = asi { $days ->
    [one] { $days } den.
    [few] { $days } dny.
    [many] { $days } dne.
   *[other] { $days } dní.
}
forecast-hint = Je to odhad podle toho, kdy jsou zdejší lidé vzhůru a jak brzy simulovaní hráči čtou své e-maily.

clock-own-due = Na vaši odpověď se čeká do: { $when }.
clock-latest = Stůl čeká do: { $when }. Dovolená, pozdržené dopisy a čas přidaný hostitelem se připočítávají.
clock-bot = { $name } je bot, odpověď přijde za chvilku.
clock-look = Podívat se znovu
away-own = Právě za vás hraje zástupce, protože vám vypršel čas. Nikdo se nezlobí: vezměte si místo zpět, kdykoli budete chtít.
away-back = Jsem zpět
more-time = Dát víc času
more-time-to = Komu
more-time-all = Všem
more-time-more = Pokud má vybraný hráč otevřenou otázku, dostane navíc tolik času jako s novou otázkou. Kdo ještě musí odpovědět, nikdo nevidí, a proto tato stránka vypadá v obou případech stejně.
more-time-given = Čas je přidán: kdo z vybraných má otevřenou otázku, má navíc tolik času jako s novou otázkou, nejvýše však dvojnásobek nejdelší doby na odpověď. Kdo ještě musí odpovědět, nikdo nevidí, ani vy.
more-time-submit = Dát víc času

letter-due = Na vaši odpověď se čeká do: { $when }.
letter-reminder = Připomínka: stůl stále čeká na vaši odpověď.
letter-away = Vaše místo převzal zástupce
letter-away-more = Čas vám vypršel dvakrát po sobě, a tak za vás hraje zástupce, aby ostatní nemuseli čekat. Místo zůstává vaše: otevřete stůl a klepněte na „Jsem zpět“, kdykoli budete chtít.

attention-quiet = Posílat dopisy o hrách, jen když jsem vzhůru
attention-most = Nejvýše dopisů o hrách za den
attention-most-hint = Nechte prázdné, nechcete-li omezení. Další dopisy počkají na příští den; časomíra se rozběhne, až dopis odejde.
fault-letters-a-day = Celé číslo od 1 do 100, nebo nic.
away-offered = Ostatní hledají někoho na vaše místo; dokud se nenajde, vrátíte se jediným klepnutím.
