rules-what = Wat betekent dit?
rules-kicker = De regels
rules-contents = Inhoud
rules-languages = Deze pagina in andere talen
rules-specification = Elke regel tot op de letter, en wat wij beslist hebben waar de gedrukte regels zwijgen
rules-specification-note = (in het Engels)
rules-credit = Ulysses is een spel van Andrea Angiolino en Pier Giorgio Paglia, in 2001 verschenen bij Winning Moves. Woorden, kaart en afbeeldingen zijn hier van onszelf.
