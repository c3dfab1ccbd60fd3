rules-what = Co to znamená?
rules-kicker = Pravidla
rules-contents = Obsah
rules-languages = Tato stránka v jiných jazycích
rules-specification = Každé pravidlo do písmene a to, jak jsme rozhodli tam, kde tištěná pravidla mlčí
rules-specification-note = (anglicky)
rules-credit = Ulysses je hra Andrey Angiolina a Piera Giorgia Paglii, vydaná roku 2001 u Winning Moves. Slova, mapa i obrázky jsou tu naše vlastní.
