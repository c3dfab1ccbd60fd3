gather-words = oliva člunek amfora delfín vavřín přístav nit lyra veslo fík sova med kotva cedr vlaštovka sůl

gather-kicker = { $game } · stůl { $code }
gather-rules-link = Pravidla hry { $game }
gather-facts = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
gather-bots = { $count ->
    [one] z toho { $count } pro bota
    [few] z toho { $count } pro boty
   *[other] z toho { $count } pro boty
}
ruleset-authors = Autorská pravidla
ruleset-authors-more = Obvyklá pravidla.
ruleset-czech = Česká pravidla
ruleset-czech-more = Kratší; mimo jiné červená začíná jedinou kartou, kdo souhlasil, zůstává mimo, a po větru je ještě jednou dovolena výměna i Pandora.
option-sides = Kdo nepoložil kolečko, smí během plavby změnit stranu
pace-brisk = Svižně
pace-brisk-more = Na začátek asi 2 dny, s každou otázkou o půl dne víc, nikdy víc než 4 dny (24, 8 a 48 hodin bdění).
pace-steady = Plynule
pace-steady-more = Na začátek asi 5 dní, s každou otázkou skoro o den víc, nikdy víc než 9 dní (72, 12 a 120 hodin bdění).
pace-leisurely = Poklidně
pace-leisurely-more = Na začátek asi 12 dní, s každou otázkou skoro o 2 dny víc, nikdy víc než 24 dní (168, 24 a 336 hodin bdění).
pace-none = Bez časomíry
pace-none-more = Každý odpovídá, kdy chce.
fact-rules = Pravidla
fact-pace = Tempo
fact-language = Jazyk
fact-people = U stolu
fact-seats = Místa

new-title = Otevřít stůl
new-lead = Řekněte, jak chcete hrát a koho zvete. Nejdřív dostanete e-mail vy; jakmile jím potvrdíte svou adresu, budou pozváni ostatní.
new-lead-signed-in = Řekněte, jak chcete hrát a koho zvete. Pozvánky odejdou hned.
new-table = Stůl
new-game-more = Ulysses: jedna loď, tajné cíle a spor o každou plavbu.
new-places = Místa
new-bots = Místa pro boty
new-bots-hint = Bot odpovídá hned nebo po chvilce. Místa, která zůstanou prázdná, můžete botům dát i později.
strength = Jak boti hrají
strength-hint = Seznam jde od nejslabšího k nejsilnějšímu; poslední dva se před každou odpovědí chvilku rozmýšlejí.
strength-hand = učí se za plavby
strength-sailor = cestu si najde
strength-mate = pluje dobře
strength-pilot = nepluje poprvé
new-options = Možnosti
new-turns = Nejvyšší počet tahů
new-turns-hint = Po tolika tazích hra nejpozději končí; většina her skončí dávno předtím.
new-pace-hint = Hodiny, kdy hráč spí, se nepočítají.
new-locale = Jazyk stolu
new-others = Ostatní
new-audience = Kdo se smí přidat?
audience-open = Kdokoli
audience-open-more = Stůl bude v seznamu otevřených stolů.
audience-invited = Jen lidé, které pozvu
new-guests = Adresy k pozvání
new-guests-hint = Na každý řádek jednu a nejvýš tolik, kolik je volných míst. Každá dostane jeden e-mail s vaším jménem; adresy ostatních nikdo nevidí.
new-you = Vy
person-name = Vaše jméno u stolu
person-address = Vaše e-mailová adresa
person-address-hint = U stolu ji nikdo neuvidí.
person-locale = Váš jazyk
person-word = Vaše slovo pro štěstí
person-word-hint = Vstupuje do míchání, aby rozdání nemohl vybrat nikdo sám, ani tento server. Do začátku zůstane tajné; jedno je navrženo, hodí se i každé jiné.
new-submit = Otevřít stůl

fault-again = Podívejte se prosím ještě jednou: něco chybí nebo nesedí. Zatím se nic nestalo.
fault-choose = Vyberte prosím jednu z možností.
fault-bots = Aspoň jedno místo musí zůstat pro člověka: pro vás.
fault-turns = Nejvyšší počet tahů je číslo od { $least } do { $most }.
fault-address = Tohle nevypadá jako e-mailová adresa.
fault-address-name = Na adresu „{ $text }“ nelze poslat e-mail: před znakem @ fungují jen písmena bez diakritiky (a až z), číslice a znaménka.
fault-guest = „{ $text }“ nevypadá jako e-mailová adresa.
fault-guests = { $count ->
    [0] Pro hosty není volné žádné místo.
    [one] Pro hosty je volné jen { $count } místo.
    [few] Pro hosty jsou volná jen { $count } místa.
   *[other] Pro hosty je volných jen { $count } míst.
}
fault-guests-none = Napište prosím aspoň jednu adresu.
fault-name-empty = Řekněte prosím, jak vám máme říkat.
fault-name-long = Jméno má nejvýš { $most } znaků.
fault-name-odd = Ve jménu jsou písmena, a žádné odkazy, adresy ani neviditelné znaky.
fault-name-taken = Tak už se u stolu někdo jmenuje.
fault-word-empty = Zvolte prosím nějaké slovo; hodí se každé.
fault-word-long = Slovo pro štěstí má nejvýš { $most } znaků.
fault-word-odd = V tomto slově jsou neviditelné znaky.

sent-title = Podívejte se do e-mailu
sent-lead = Poslali jsme vám e-mail s odkazem. Otevřete ho a pokračujte.
sent-nothing = Pokud po několika minutách nic nepřišlo, podívejte se do nevyžádané pošty nebo ověřte, zda byla adresa správná.
sent-demo = Toto je ukázka: e-mail leží ve schránce na tomto serveru.
sent-mailbox = Otevřít schránku

confirm-title = Je to váš stůl?
confirm-lead = { $name }, tímto potvrdíte svou adresu a otevřete stůl.
confirm-guests = { $count ->
    [0] Zatím není nikdo pozván; to můžete udělat u stolu.
    [one] Potom vaši pozvánku dostane { $count } člověk.
    [few] Potom vaši pozvánku dostanou { $count } lidé.
   *[other] Potom vaši pozvánku dostane { $count } lidí.
}
confirm-not-me = Stůl není můj
confirm-nothing = Pokud jste to nebyli vy, nemusíte nic dělat: nikdo nebude pozván a žádný další e-mail nepřijde.
confirm-submit = Ano, otevřít stůl

invitation-title = { $host } vás zve ke hře { $game }
invitation-title-wish = Místo u stolu, hostitel: { $host }
invitation-lead = Celá desková hra za deset minut denně: kdo má odpovědět, dostane e-mail s odkazem.
invitation-address = Tato pozvánka byla poslána na { $address }.
invitation-look = Nejdřív se podívat na stůl
invitation-accept = Zaujmout místo
invitation-decline = Ne, děkuji
invitation-else = Nebo tentokrát ne
invitation-never = Už mi nikdy nepište
invitation-never-hint = Pak už odsud nepřijde žádný e-mail, ať vás zve kdokoli.
invitation-declined = Pozvání jste odmítli
invitation-declined-more = { $host } to uvidí na stránce stolu. Pokud si to rozmyslíte, odkaz ve vašem e-mailu platí, dokud je volné místo.
invitation-seated = U tohoto stolu máte místo
invitation-seated-more = Váš odkaz vás tam dovede.
to-table = Ke stolu

notice-full = Všechna místa jsou obsazena
notice-full-more = Tentokrát byli jiní rychlejší. Můžete se dívat, nebo otevřít vlastní stůl.
notice-begun = Hra začala
notice-begun-more = Přidat se už nelze, dívat se smí každý.
notice-called-off = Tento stůl byl zrušen
notice-called-off-more = Kdo ho otevřel, před začátkem hry ho zase zavřel.
notice-withdrawn = Tato pozvánka byla vzata zpět
notice-withdrawn-more = U stolu si to rozmysleli. Žádný další e-mail nepřijde.
notice-link-ended = Tento odkaz už neplatí
notice-link-ended-more = Kdo stůl otevřel, odkaz zrušil nebo nahradil. Požádejte o nový.
notice-not-open = Tento stůl je pro pozvané
notice-not-open-more = Přidat se mohou jen ti, kdo byli pozváni. Jiné stoly jsou otevřené všem.

gathering-title = { $count ->
    [0] Hra už brzy začne
    [one] Stůl čeká ještě na jednoho člověka
    [few] Stůl čeká ještě na { $count } lidi
   *[other] Stůl čeká ještě na { $count } lidí
}
gathering-you = Sedíte tu jako { $name }.
gathering-begins = Jakmile bude obsazeno poslední místo, rozdají se karty a první otázka odejde dopisem.
gathering-host = hostitel
gathering-free = volno
gathering-bot = bot
gathering-seal = Pečeť
gathering-seal-more = Server už svůj díl náhody vylosoval; toto je jeho pečeť. Po hře se tajemství pod ní ukáže a každý si může ověřit, že nebylo nic vyměněno.
gathering-word-save = Uložit toto slovo
gathering-invited = Pozvaní
gathering-invited-count = { $count ->
    [0] Teď není nikdo pozván.
    [one] Pozván je { $count } člověk a ještě neodpověděl.
    [few] Pozváni jsou { $count } lidé a ještě neodpověděli.
   *[other] Pozváno je { $count } lidí, kteří ještě neodpověděli.
}
invited-waiting = pozvánka odeslána
invited-declined = odmítnuto
invited-refused = dopis se vrátil
gathering-withdraw = Vzít zpět
gathering-withdraw-whom = Vzít zpět pozvánku pro { $address }
gathering-invite = Někoho pozvat
gathering-invite-submit = Odeslat pozvánky
gathering-start = Začít, než přijdou všichni
gathering-start-more = { $count ->
    [one] Volné místo pak obsadí bot.
    [few] { $count } volná místa pak obsadí boti.
   *[other] { $count } volných míst pak obsadí boti.
}
gathering-start-submit = Začít hned
gathering-leave = Odejít od stolu
gathering-leave-more = Vaše místo se uvolní. Odkazem z pozvánky se můžete vrátit, dokud je volné místo.
gathering-leave-submit = Odejít
gathering-off = Zrušit stůl
gathering-off-more = Hra se neuskuteční. Každý, kdo má místo, dostane dopis.
gathering-off-submit = Zrušit
gathering-links = Nejste to vy, nebo se odkaz dostal k jinému?
gathering-links-more = Všechny dosavadní odkazy tohoto místa pak nepovedou nikam, ani tento, a na adresu místa odejde dopis s novým.
gathering-links-submit = Vytvořit nové odkazy
gathering-join = Zaujmout místo
gathering-join-more = Na vaši adresu přijde e-mail s odkazem; s ním si zvolíte jméno a zaujmete místo. Žádné heslo.
gathering-join-submit = Pošlete mi odkaz
gathering-join-signed-in = Jste přihlášeni jako { $address }.
gathering-closed = Tento stůl je pro pozvané: pokud mezi ně patříte, použijte odkaz ve svém e-mailu.

tables-title = Otevřené stoly
tables-none = Žádný stůl teď nehledá hráče. Otevřete nějaký a uvidíte ho tady.
tables-of = Hostitel: { $host }
tables-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
tables-join = Přidat se
tables-join-which = Přidat se ke stolu { $code }
tables-all = Všechny otevřené stoly
home-new = Otevřít stůl
home-new-more = Pozvěte přátele e-mailem, nebo nechte přijít kohokoli.
my-link = Moje stoly

never-title = Nemáme vám už nikdy psát?
never-lead = Pak odsud na { $address } nepůjde už žádný e-mail: ani pozvánka, ani zprávy od stolů, kde sedíte.
never-keep = Dál mi pište
never-stop = Už mi nikdy nepište
never-done = Už vám nebudeme psát
never-done-more = Místa, která máte, zůstávají vaše. Pokud to byl omyl, vezměte to tady zpět.
never-undo = Přece jen mi pište
never-undone = Budeme vám zase psát
never-undone-more = Pozvánky i e-maily vašich stolů budou chodit jako dřív.
unsubscribe-title = Už žádné dopisy od stolu { $code }?
unsubscribe-lead = Místo si ponecháte a se svým odkazem můžete hrát dál; přestanou chodit jen dopisy tohoto stolu.
unsubscribe-stop = Zastavit tyto dopisy
unsubscribe-done = Už žádné dopisy od stolu { $code }
unsubscribe-done-more = Místo zůstává vaše. Bez dopisů se budete muset sami dívat, zda na vás stůl čeká.
unsubscribe-undo = Přece jen je posílejte
unsubscribe-undone = Stůl { $code } vám zase píše
unsubscribe-undone-more = Příští dopis přijde, až budete na řadě.

sign-in-title = K mým stolům
sign-in-lead = Zadejte svou e-mailovou adresu a pošleme vám odkaz. Žádný účet, žádné heslo.
sign-in-submit = Pošlete mi odkaz
sign-in-link = Přihlásit se v tomto prohlížeči?
sign-in-link-more = Bude pak ukazovat stoly adresy { $address }, dokud se neodhlásíte, nejdéle však { $days } dní.
sign-in-link-submit = Přihlásit se
sign-in-link-not = Zde se nepřihlašovat
sign-in-used = Tento odkaz už byl použit
sign-in-used-more = Každý odkaz přihlásí jediný prohlížeč, a to jednou. Pokud nebyl váš, otevřel e-mail někdo nebo něco před vámi: odhlášení všude, na stránce vašich stolů, to ukončí. Rádi vám pošleme nový odkaz.
sign-in-used-again = K novému odkazu

my-title = Moje stoly
my-as = Přihlášená adresa: { $address }.
my-waiting = Čekají na vás
my-due = Odpověď do: { $when }
my-invited = Jste zváni
my-playing = Rozehrané
my-gathering = Hledají hráče
my-finished = Dohrané
my-none = Zatím nemáte žádný stůl. Přidejte se k některému, nebo otevřete vlastní.
my-settings = Nastavení
my-hand = Ukazovat v dopisech pro mě mé karty a cíle
my-talk = Psát mi, když se u stolu něco řekne
my-hints = Ukazovat u mého prvního stolu rady
my-save = Uložit
my-saved = Uloženo.
my-sign-out = Odhlásit se
my-sign-out-all = Odhlásit se všude
my-sign-out-all-more = Ve všech prohlížečích, i tam, kde je otevřené jen místo u stolu; přestanou platit i odkazy v dopisech k přihlášení a k přijetí pozvánky. Odkazy na vaše místa platí dál.
sessions-title = Kde jste přihlášeni
sessions-more = Každý prohlížeč zůstává přihlášený { $days } dní. Odhlaste ty, které už nepoužíváte.
sessions-since = Přihlášeno: { $since }
sessions-here = Tento prohlížeč
sessions-end-of = Odhlásit prohlížeč, přihlášení: { $since }

## Místo v rozehrané hře, které ostatní nabízejí
offer-title = Místo hráče { $name }
offer-more = Za hráče { $name } hraje zástupce. Bude-li souhlasit více než polovina z vás, může místo převzít někdo jiný, tak jak je.
offer-standing = Souhlasů zatím: { $agreed } z potřebných { $needed }.
offer-agree = Nabídnout místo někomu jinému
offer-withdraw = Vzít souhlas zpět
offer-link = Místo je nabídnuto. Pošlete tento odkaz někomu, s kým chcete hrát. { $name } se může vrátit, dokud místo někdo nepřevezme.
offer-link-left = Místo je nabídnuto. Pošlete tento odkaz někomu, s kým chcete hrát. Jeho hráč odešel ze hry natrvalo.
offer-page = Volné místo v rozehrané hře { $game }
offer-page-lead = { $name } zde již nehraje a místo drží zástupce. Převezmete je tak, jak je, a budete hrát dál s ostatními.
offer-take = Převzít místo
notice-not-offered = Toto místo už není volné
notice-not-offered-more = Jeho hráč se vrátil, nebo je někdo převzal. Dívat se může každý.
