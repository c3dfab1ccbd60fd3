## A lesson: a table that is dealt to learn the game by
home-lesson = Naučit se za pět minut
lesson-title = Váš první stůl krok za krokem
lesson-met = Lekce: poznali jste { $met } z { $kinds } druhů odpovědí
lesson-done = To byly všechny druhy odpovědí. Vyhrává hráč, jehož čtyř cílů loď dosáhne nejdříve. Hrajte tu dál, jak dlouho chcete, nebo začněte vlastní hru.
lesson-skip = Přeskočit lekci a hrát
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
