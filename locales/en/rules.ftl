## The rules of the game: what stands around the text of rules/ulysses.md
rules-what = What does this mean?
rules-kicker = The rules
rules-contents = Contents
rules-languages = This page in other languages
rules-specification = Every rule to the letter, and what we decided where the printed rules are silent
rules-specification-note = (in English)
rules-credit = Ulysses is a game by Andrea Angiolino and Pier Giorgio Paglia, published by Winning Moves in 2001. Words, chart and pictures here are our own.
