rules-what = Qu’est-ce que cela veut dire ?
rules-kicker = Les règles
rules-contents = Sommaire
rules-languages = Cette page en d’autres langues
rules-specification = Chaque règle à la lettre, et ce que nous avons décidé là où les règles imprimées se taisent
rules-specification-note = (en anglais)
rules-credit = Ulysses est un jeu d’Andrea Angiolino et Pier Giorgio Paglia, paru chez Winning Moves en 2001. Le texte, la carte et les images sont de nous.
