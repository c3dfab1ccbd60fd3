gather-words = Olive Webstuhl Amphore Delfin Lorbeer Hafen Faden Leier Ruder Feige Eule Honig Anker Zeder Schwalbe Salz
