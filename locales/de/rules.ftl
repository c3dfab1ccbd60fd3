rules-what = Was bedeutet das?
rules-kicker = Die Regeln
rules-contents = Inhalt
rules-languages = Diese Seite in anderen Sprachen
rules-specification = Jede Regel ganz genau, und was wir entschieden haben, wo die gedruckten Regeln schweigen
rules-specification-note = (auf Englisch)
rules-credit = Ulysses ist ein Spiel von Andrea Angiolino und Pier Giorgio Paglia, erschienen 2001 bei Winning Moves. Worte, Karte und Bilder hier sind unsere eigenen.
