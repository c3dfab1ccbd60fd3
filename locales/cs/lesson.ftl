## A lesson: a table that is dealt to learn the game by
home-lesson = Naučit se za pět minut
lesson-title = Váš první stůl krok za krokem
lesson-met = Lekce: poznali jste { $met } z { $kinds } druhů odpovědí
lesson-done = To byly všechny druhy odpovědí. Vyhrává hráč, jehož čtyř cílů loď dosáhne nejdříve. Hrajte tu dál, jak dlouho chcete, nebo začněte vlastní hru.
lesson-skip = Přeskočit lekci a hrát
hint-sailor = Co by udělal námořník?
lesson-propose = Navrhnout: { $place }
lesson-object = Protestovat: { $place }

## What it says at each kind of question of Ulysses, with one thing to do
lesson-nearer = Tento návrh přibližuje loď k jednomu z vašich cílů, k místům s hvězdou. Souhlaste: nic to nestojí, a pokud nikdo neprotestuje, loď tam vypluje.
lesson-nothing-better = Tento návrh vám nepomáhá, ale nemáte proti němu nic lepšího. Souhlaste: nic to nestojí.
lesson-leads-away = Tento návrh vás k žádnému cíli nepřibližuje a máte karty k protestu. Protestujte: jmenujete jiné místo a zahrajete pro ně karty. Pak nastane diskuse.
lesson-worth-cards = V diskusi loď následuje stranu, která vede. Zahrajte jen tolik karet, kolik je třeba, aby vedlo místo, které chcete; co je zahráno, je pryč.
lesson-too-dear = Místo, které chcete, zaostává a stálo by to příliš mnoho karet. Pasujte: necháte si je pro místo, na kterém záleží víc.
lesson-leading = Místo, které chcete, už vede. Pasujte: ostatní ještě mohou hrát karty, ale vy nemusíte vydat víc, než je třeba.
lesson-pandora = Jste na tahu. Před návrhem smíte použít karty, kolikrát chcete. Začněte Pandorou: dá vám dvě nové karty za jednu.
lesson-temple = Jste na tahu. Před návrhem smíte použít karty. Postavte chrám: odteď si na začátku každého tahu líznete o kartu víc.
lesson-exchange = Jste na tahu. Před návrhem smíte použít karty. Vyměňte cíl, který je nejdál: za kartu ho vrátíte a líznete si jiný.
lesson-towards = Teď navrhněte, kam loď popluje. Toto místo je krok k jednomu z vašich cílů; ostatních se zeptáme, zda souhlasí.
lesson-goal-ahead = Teď navrhněte, kam loď popluje. Toto místo je jeden z vašich cílů: jakmile tam loď dopluje, je dosažen.
lesson-stuck = Žádné sousední místo nelze navrhnout. Loď zůstává, kde je, a tah pokračuje.
lesson-go-on = Loď doplula a smíte zahrát vítr: pak v témže tahu navrhnete ještě jednou. Udělejte to, jeden z vašich cílů je hned vedle lodi.
lesson-enough = Loď doplula. S větrem byste mohli v témže tahu navrhnout ještě jednou, ale žádný cíl by vám to teď nepřineslo. Přenechte tah dalšímu.

## The same for Odyssee
odyssee-lesson-done = To byly všechny druhy odpovědí. Pokládejte žetony a sbírejte karty, dokud nemáte v ruce nejvýše tolik žetonů, kolik máte karet; kdo je pak na Ithace první, vítězí. Hrajte tu dál, jak dlouho chcete, nebo začněte vlastní hru.
odyssee-lesson-sail = Plout: { $place }
odyssee-lesson-arrow = Bouře: { $drifts }
odyssee-lesson-advice = { $why ->
    [roll] Jste na tahu. Posádka snědla jeden dar a teď hodíte kostkou, nebo položíte šíp bouře. Hoďte: kostka řekne, jak daleko smíte plout, a pak zvolíte kam. Žádný šíp teď neslibuje víc.
    [ashore] Místo hodu smíte položit šíp bouře; většinou to stojí jeden dar. Žene lodě v pěti řadách a tento zažene vaši loď ke břehu: přistání bez kostky.
    [storm] Místo hodu smíte položit šíp bouře; většinou to stojí jeden dar. Žene lodě v pěti řadách a tento je pro vás cennější než hod.
    [home] Ithaka je na dosah a je vám otevřena. Plujte domů: vítězíte.
    [fresh] Na dosah je ostrov, kde ještě nikdo nepřistál. Plujte tam: vezmete jeho kartu, vykonáte ji a položíte jeden ze svých deseti žetonů.
    [ruled] Na tomto ostrově už někdo vládne. Přistaňte i tak: vládce vám musí dát kartu a vy položíte žeton.
    [bare] Na tomto ostrově nikdo nevládne a karta tu není. Přistaňte: položíte žeton a jste o krok blíž domovu.
    [aeolus] Toto je ostrov Aiola, pána větrů. Přistaňte: v příštích třech tazích máte šíp bouře zdarma.
    [onward] S tímto hodem se žádné přistání nevyplatí. Plujte po volném moři k nejbližšímu ostrovu.
    [stay] Nic lepšího na dosah není. Zůstaňte, kde jste, a počkejte na lepší hod.
    [card] Tato karta vám dává na vybranou. Dole vidíte, co která odpověď přinese; dobrý námořník by tu zvolil tuto.
    [land] Vládce ostrova vám vybere kartu. Za určitou kartu byste mohli nabídnout dary, karty nebo ostrovy; tady se to nevyplatí, vezměte, co dostanete.
    [bid] Vládce ostrova vám vybere kartu, pokud nenabídnete něco za lepší. Nabídněte: tato za to stojí.
    [give] Na vašem ostrově přistála loď a dostane jednu z vašich karet. Kterou, volíte vy: vzdejte se té, která příchozímu pomůže nejméně.
    [price] Vládce ostrova jednou žádá cenu za lepší kartu. Když odmítnete, dostanete tu druhou. Dobrý námořník by odpověděl takto.
    [peace] Dvě lodě na jednom poli se setkají. Můžete zachovat mír, bojovat, něco požadovat nebo nabídnout výměnu. Zachovejte mír: boj stojí hrdiny obě strany.
    [fight] Dvě lodě na jednom poli se setkají a vy máte lepší vyhlídky. Bojujte: kdo prohrává, musí něco nabídnout, nebo přijde o loď.
    [demand] Dvě lodě na jednom poli se setkají a druhá má důvod se vás bát. Požadujte něco: kdo odmítne, musí bojovat.
    [trade] Dvě lodě na jednom poli se setkají a každá má něco, co druhá potřebuje víc. Nabídněte výměnu: odmítnutí ještě není boj.
    [proposal] Něco se vám navrhuje. Přijmete přesně to, co je tu napsáno, nebo odmítnete; dole vidíte, co bude následovat. Dobrý námořník by odpověděl takto.
   *[battle] Padl hrdina. Každá strana smí bojovat dál, nebo nabídnout, zač přestane. Dobrý námořník by odpověděl takto.
}
