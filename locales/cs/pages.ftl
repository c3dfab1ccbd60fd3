skip-to-content = Přejít k obsahu
to-front-page = Na úvodní stránku
footer = Pénelopé čekala dvacet let a nikdy neztratila nit.
languages = Jazyk těchto stránek

home-title = Pomalé deskové hry e-mailem
home-lead = Zahrajte si celou deskovou hru za deset minut denně s lidmi, se kterými nemáte společný volný večer ani časové pásmo.
home-ulysses = Ulysses je pro tři až pět hráčů: jedna loď, a každý chce, aby plula jinam.
home-game = Ulysses ve čtyřech větách
home-game-goals = Máte čtyři tajné cíle: místa, na která má loď doplout.
home-game-quarrel = Kdo je na tahu, navrhne, kam popluje dál. Ostatní souhlasí, nebo protestují; když někdo protestuje, rozhodnou karty.
home-game-letters = Otázka přijde e-mailem, odpovíte dvěma klepnutími a můžete odpovědět i předem. Mezitím žijete svůj život.
home-game-wins = Komu loď jako prvnímu dopluje ke čtvrtému cíli, ten vyhrává.
home-game-picture = Hvězdy jsou cíle jednoho hráče; loď kotví u Tróje, kde začíná každá hra.
home-letter = Stačí e-mail
home-letter-more = Kdo má odpovědět, dostane jeden e-mail se vším, co k rozhodnutí potřebuje, a jeden odkaz. Žádný účet, žádné heslo, JavaScript není nutný.
home-ahead = Nikdo nečeká na to, co je už rozhodnuto
home-ahead-more = Všichni dostanou otázku najednou a mohou odpovědět předem, v zapečetěné obálce, kterou hra otevře po směru hodinových ručiček. V našich simulacích trvá hra ve čtyřech asi 6 dní místo 34.
home-fair = Poctivé, a lze to ověřit
home-fair-more = Rozdání si nemůže vybrat nikdo, ani tento server. Dohraná hra je soubor, který může kdokoli ověřit bez nás.
home-try = Vyzkoušet hned proti botům
home-try-more = Na jedno kliknutí, bez adresy, bez účtu: stůl je připraven a čeká na váš první tah.
try-name = Host

error-id = Kdo tuto službu provozuje, má to zaznamenáno pod { $id }.
error-not-found = Tady nic není
error-not-found-more = V adrese je možná překlep, nebo není celá. Pokud byla v e-mailu, zkuste prosím ještě jednou celý odkaz.
error-method = Takto to zde nejde
error-method-more = Takto se tato adresa použít nedá: stránka se otevírá a odesílá jen její vlastní formulář. Nic se nezměnilo.
error-too-large = To bylo příliš
error-too-large-more = Odesláno bylo víc, než si tato služba kdy žádá. Nic se nezměnilo.
error-too-slow = Trvalo to příliš dlouho
error-too-slow-more = Něco u nás nebo cestou bylo příliš pomalé. Není známo, zda se provedlo, co jste odeslali: otevřete stránku znovu a odešlete to ještě jednou jen tehdy, když to na ní není.
error-too-slow-look = Otevřít stránku znovu
error-request = Tomu nebylo rozumět
error-request-more = Požadavek nebyl úplný nebo čitelný. Nic se nezměnilo.
error-unavailable = Okamžik, prosím
error-unavailable-more = Služba je zaneprázdněná nebo právě startuje. Nic se neztratilo; zkuste to prosím za minutu.
error-inside = Něco se u nás rozbilo
error-inside-more = Je to zaznamenáno a někdo se na to podívá. Nic z toho, co jste dříve odeslali, se neztratilo.
error-expired = Platnost odkazu vypršela
error-expired-more = Odkazy platí jen nějakou dobu a tento možná nahradil novější. Váš nejnovější e-mail o tomto stole má odkaz, který platí.
error-halted = Tento stůl stojí
error-halted-more = Dvě naše knihy si v zápisu o tomto stole odporují, proto se u něj nic dalšího nezapisuje. Nic se nezměnilo a nikomu zatím nevyprší čas. Kdo tuto službu provozuje, vidí důvod a může nechat stůl pokračovat; vaše ostatní stoly jsou v části „Moje stoly“.
error-lost = Stůl tohoto odkazu tu už není
error-lost-more = Odkaz je náš, ale jeho stůl nebo místo už v našich knihách není. Služba se po výpadku nejspíš musela vrátit k dřívějšímu stavu a co se stalo od té doby, je ztraceno. Mrzí nás to. Kdo stůl otevřel, může otevřít nový; vaše ostatní stoly jsou v části „Moje stoly“.
error-elsewhere = To přišlo z jiné stránky
error-elsewhere-more = Jiná stránka to chtěla udělat vaším jménem. Nic se nezměnilo.
error-too-often = To bylo trochu moc často
error-too-often-more = Zkuste to prosím znovu za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}. Nic se neztratilo.
error-thinking-tables = Boti, kteří přemýšlejí, zaměstnávají náš počítač, a tak s nimi nikdo neotvírá příliš mnoho stolů najednou. Další můžete otevřít za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}; proti oběma slabším můžete hrát hned.
error-hindsights = Požádali jste už o několik her a ty se prohlížejí. O další můžete požádat za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.

live-news = U tohoto stolu se něco stalo.
live-look = Podívat se; to, co jste vyplnili, se tím ztratí
