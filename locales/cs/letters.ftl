letter-kicker = { $game } · stůl { $code }
letter-somebody = Někdo
letter-why-seat = { $named ->
    [yes] Tento dopis je pro: { $name }. Máte místo u stolu { $code }.
   *[no] Tento dopis dostáváte, protože máte místo u stolu { $code }.
}
letter-why-asked = Tento e-mail dostáváte, protože někdo, nejspíš vy, zadal tuto adresu na naší stránce.
letter-why-invited = { $own ->
    [yes] Tento e-mail dostáváte, protože někdo, nejspíš vy, požádal s touto adresou o místo.
    [again] Tento e-mail dostáváte, protože jste hráli u stejného stolu jako { $host } a otevřela se odveta. Připomínat to nebudeme.
   *[no] Tento e-mail dostáváte, protože vás na tuto adresu zve { $host }. Připomínat to nebudeme.
}
letter-leave-table = Už nedostávat dopisy o tomto stole
letter-leave-all = Už nikdy od nás nedostat e-mail
letter-not-you = Pokud jste to nebyli vy, nedělejte nic a nic se nestane.
letter-link-is-seat = Odkaz je váš klíč: kdo ho má, může hrát na vašem místě. Nikomu ho prosím nedávejte.
letter-to-table = Ke stolu

letter-confirm-subject = Potvrďte prosím svůj stůl
letter-confirm = Váš stůl je připraven. Potvrďte prosím, že tato adresa je vaše.
letter-confirm-more = Pozvánky odejdou, jakmile potvrdíte. Do té doby stůl nikdo nevidí.
letter-confirm-door = Potvrdit stůl
letter-invitation-subject = Pozvánka ke hře e-mailem: { $game }
letter-invitation = { $own ->
    [yes] Tady je místo, o které jste žádali. Chcete si ho vzít?
    [again] { $host } si chce se stejnými lidmi znovu zahrát hru { $game }.
   *[no] { $host } vás zve ke hře { $game }, která se hraje e-mailem.
}
letter-invitation-game = Ve hře Ulysses řídí tři až pět lidí společně jednu loď: někdo navrhne, kam plout, ostatní souhlasí, nebo protestují, a každý má tajné cíle.
letter-invitation-more = { $own ->
    [yes] Odkaz ukáže stůl; tam uvedete své jméno a místo si vezmete, nebo je necháte volné.
    [again] Pravidla a tempo zůstávají; místa u stolu a kdo začíná se losují znovu. Odkaz ukáže stůl; tam pozvání přijmete, nebo odmítnete.
   *[no] Stačí deset minut denně: kdykoli máte odpovědět, přijde e-mail se vším, co k rozhodnutí potřebujete. Žádný účet, žádné heslo. Odkaz ukáže stůl; tam pozvání přijmete, nebo odmítnete.
}
letter-invitation-door = Prohlédnout si pozvánku
letter-seated = Máte místo. Stůl čeká na ostatní.
letter-seated-more = Až budou všichni, rozdají se karty a dostanete dopis.
letter-called-off = Tato hra se nekoná.
letter-called-off-more = Stůl byl zrušen dřív, než hra začala. Nemusíte nic dělat a žádný další dopis nepřijde.
letter-sign-in-subject = Penelope: odkaz k přihlášení
letter-sign-in = Tady je odkaz k vašim stolům.
letter-sign-in-more = Platí 30 minut a otevře všechny stoly, u kterých máte místo.
letter-sign-in-door = K mým stolům
letter-fresh-link = Tady je nový odkaz k vašemu místu.
letter-fresh-link-more = Požádali jste o něj na stránce stolu.
letter-facts = Stůl
letter-rules = { $rules ->
    [czech] Ulysses podle českých pravidel
   *[revised] Ulysses podle autorských pravidel
}
letter-places = { $count ->
    [one] 1 místo
    [few] { $count } místa
   *[other] { $count } míst
}
letter-bots = { $count ->
    [one] z toho 1 pro bota
    [few] z toho { $count } pro boty
   *[other] z toho { $count } pro boty
}
letter-pace = { $pace ->
    [brisk] Tempo: svižné, na odpověď asi 2 dny a nikdy víc než 4
    [steady] Tempo: plynulé, na odpověď asi 5 dní a nikdy víc než 9
    [leisurely] Tempo: poklidné, na odpověď asi 12 dní a nikdy víc než 24
    [own] Tempo: na začátek { $bank ->
        [one] 1 hodina bdění
        [few] { $bank } hodiny bdění
       *[other] { $bank } hodin bdění
    }, s každou otázkou dalších { $increment }, nejvýše { $cap }
   *[none] Tempo: bez časomíry, každý má tolik času, kolik potřebuje
}
letter-people = Zatím u stolu: { $names }

letter-form = { $form ->
    [turn] jste na tahu
    [answer] čeká se na vaši odpověď
   *[changed] otázka se změnila
}
letter-wants = { $you ->
    [yes] Chcete na místo { $place }.
   *[no] { $name } chce na místo { $place }.
}
letter-propose = Navrhnout místo { $place }
letter-more = { $question ->
    [action] Udělat předtím něco jiného, nebo zobrazit celý stůl
    [asking] Protestovat, podpořit stranu, nebo odpovědět i na příští plavbu
    [discussion] Zahrát karty, nebo zobrazit celý stůl
   *[wind] Zahrát vítr, nebo zobrazit celý stůl
}
letter-choices-note = Otevření odkazu ještě nic neudělá: stránka vám volbu ukáže ještě jednou a tam ji potvrdíte.
letter-begins = Hra začíná.
letter-taken-over = Hrajete dál na místě, kde hrál hráč { $name }.
letter-begins-more = Až budete mít odpovědět, přijde dopis. Chcete-li, odpovězte na první návrhy předem na stránce stolu: pak na vás nikdo nebude čekat.
letter-news = Od vašeho posledního dopisu
letter-news-first = Dosud
letter-news-older = { $count ->
    [one] A 1 starší zápis: celý příběh
    [few] A { $count } starší zápisy: celý příběh
   *[other] A { $count } starších zápisů: celý příběh
}
letter-hand = V ruce máte: { $cards }
letter-hand-off = Karty a cíle jsou na stránce stolu; v dopisech jste je mít nechtěli.
letter-goal = Cíl: { $goal }
letter-talk = Rozhovor u stolu
letter-said = { $name }: { $words }
letter-talk-headline = { $count ->
    [one] { $name } něco říká u stolu.
    [few] { $name } a další si povídají u stolu.
   *[other] { $name } a další si povídají u stolu.
}
letter-over = Hra skončila.
letter-over-file = Celá hra je v příloze { $file }.
letter-subject-of-kind = { $subject } – { $kind }
letter-fair = Poctivá hra
letter-seal = Pečeť rozdání: { $seal }
letter-head = Nejnovější zápis záznamu: { $head }
letter-seal-note = Pečeť je dána dřív, než se rozdává. Po skončení hry podle ní může každý ověřit, že rozdání nikdo nevybral a žádný zápis nebyl změněn.

letter-sample-talk-1 = Zatím bych raději zůstal na východě.
letter-sample-talk-2 = A kdo pak zaplatí chrám?
sample-names = Anna, Bruno a Carlo
sample-place = Ithaka
sample-places = Ithaka nebo Délos
sample-cards = 2 protesty a 1 kartu Zeus
sample-distance = vzdálenost 2 plavby

## Místo v rozehrané hře
letter-offer = Je pro vás volné místo v rozehrané hře
letter-offer-more = Někdo, nejspíš vy, chce převzít toto místo a uvedl tuto adresu. Otevřete odkaz, zvolte si jméno a hrajte dál.
letter-offer-door = Prohlédnout si místo
letter-away-offered = Ostatní hledají někoho na vaše místo
letter-away-offered-more = Hrál za vás zástupce a ostatní by rádi nabídli místo někomu jinému. Zatím je stále vaše: otevřete stůl a klepněte na „Jsem zpět“, než je někdo převezme.
letter-given = Vaše místo převzal někdo jiný
letter-given-more = Zástupce je pro vás držel; teď hraje dál někdo jiný. Děkujeme za společnou plavbu. U každého nového stolu jste vítáni a nemusíte nic dělat.
letter-why-former = Tento dopis dostáváte, protože jste měli místo u stolu { $code }.

## Odpovědi e-mailem
letter-reply = { $outcome ->
    [done] Vaše odpověď platí.
    [confirm] Potvrďte prosím svou odpověď.
    [unclear] Vaší odpovědi jsme nerozuměli.
    [refused] Pravidla vaši odpověď nedovolují.
    [late] Vaše odpověď přišla pozdě.
    [said] Vaše slova zazněla u stolu.
   *[unsaid] Vaše slova u stolu nezazněla.
}
letter-reply-door = Podívat se na tuto odpověď a potvrdit ji
letter-reply-note = { $counts ->
    [yes] Na tento dopis můžete také prostě odpovědět: na první řádek napište číslo volby nebo slova v hranatých závorkách. Odpověď platí hned. Všechno ostatní zazní u stolu.
   *[no] Na tento dopis můžete také prostě odpovědět: na první řádek napište číslo volby nebo slova v hranatých závorkách. Vrátí se vám dopis s odkazem, kterým odpověď potvrdíte. Všechno ostatní zazní u stolu.
}
letter-reply-table = Odpovědět tomuto stolu e-mailem: číslo volby na prvním řádku
letter-reply-understood = Rozuměli jsme tomu takto: { $answer }
letter-reply-number = Ten dopis neměl volbu s číslem { $number }.
letter-reply-misread = Začíná to jako odpověď, ale tato část tam nedává smysl: „{ $rest }“
letter-reply-empty = Nad citovaným dopisem jsme nic nenašli.
letter-reply-closed = Otázka z toho dopisu je uzavřená: už je zodpovězená, nebo hra pokračovala.
letter-reply-changed = Stůl se od toho dopisu změnil a s ním i čísla. Vyberte prosím ještě jednou.
letter-reply-why = { $why ->
    [setting] Odpovědi e-mailem u tohoto místa u stolu neplatí samy od sebe. Změnit to můžete na stránce stolu pod „{ seat-own }“.
    [sender] Přišla z jiné adresy, než na kterou píšeme, a proto neplatí sama od sebe.
    [proof] Nepodařilo se nám ověřit, že přišla opravdu z vaší adresy, a proto neplatí sama od sebe.
    [tables] Ten dopis byl o několika stolech. Vztáhli jsme vaši odpověď na ten nejnaléhavější, a proto neplatí sama od sebe. U každého stolu je adresa jen pro něj.
   *[place] Nestála na prvním řádku, a proto neplatí sama od sebe.
}
letter-reply-rest = Zbytek vaší zprávy jsme nepředali.
letter-reply-open = To nebyla odpověď na otázku; ta je stále otevřená.
letter-reply-unsaid = { $why ->
    [sender] Přišla z jiné adresy, než na kterou píšeme.
    [proof] Nepodařilo se nám ověřit, že přišla opravdu z vaší adresy.
    [long] Je to víc než 500 znaků.
    [tables] Ten dopis byl o několika stolech a my nevíme, kterému jsou určena.
   *[often] Na jednu hodinu to bylo hodně. Počkejte prosím chvíli.
}
letter-reply-say = Říct je můžete na stránce stolu.
