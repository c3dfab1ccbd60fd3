## The rules of the game: what stands around the text of rules/ulysses.md
rules-what = Che cosa significa?
rules-kicker = Le regole
rules-contents = Indice
rules-languages = Questa pagina in altre lingue
rules-specification = Ogni regola alla lettera, e che cosa abbiamo deciso dove le regole stampate tacciono
rules-specification-note = (in inglese)
rules-credit = Ulysses è un gioco di Andrea Angiolino e Pier Giorgio Paglia, pubblicato da Winning Moves nel 2001. Parole, mappa e figure di queste pagine sono nostre.
