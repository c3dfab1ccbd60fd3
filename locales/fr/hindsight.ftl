## Ce qui aurait été meilleur
hindsight-title = Qu’est-ce qui aurait été meilleur ?
hindsight-lead = Le pilote, notre robot le plus fort, juge chaque décision des personnes d’après ce qu’elles pouvaient alors savoir. Cela prend quelques secondes, ou quelques minutes pour une longue partie.
hindsight-ask = Revoir la partie avec le pilote
hindsight-soon = Le pilote examinera cette partie dans un instant.
hindsight-waits = Le pilote examine cette partie. Décisions vues : { $looked } sur { $all }.
hindsight-again = Voir où il en est
hindsight-none = Personne n’avait rien à décider dans cette partie.
hindsight-of = { $name } : avec le recul
hindsight-count = Décisions pour lesquelles rien de nettement meilleur n’a été trouvé : { $unsurpassed } sur { $all }
hindsight-moments = Les moments qui ont décidé de la partie
hindsight-moments-none = Aucun moment n’a décidé à lui seul de cette partie.
hindsight-moment = { $kind ->
    [slip] Une autre réponse aurait été meilleure.
    [unlucky] Rien de meilleur n’était en vue, et la chance n’a pas souri : le hasard et les autres ont tout renversé.
    [lucky] Rien de meilleur n’était en vue, et la suite a été favorable.
    [slip-unlucky] Une autre réponse aurait été meilleure. La suite a fait plus de mal encore.
   *[slip-lucky] Une autre réponse aurait été meilleure. La suite l’a compensé.
}
hindsight-followed = Ce qui a suivi :
hindsight-all = Chaque décision
hindsight-better = Le choix du pilote :
hindsight-before = Ce qu’il y avait alors sur la table
hindsight-nothing-better = Rien de nettement meilleur n’a été trouvé.
hindsight-mattered = { $level ->
    [little] a peu compté
    [some] a compté
   *[much] a beaucoup compté
}
hindsight-note = Le pilote est un robot et peut se tromper. À partir de chaque réponse qui mérite un essai, il continue la partie en pensée, bien des fois. Une différence qui peut être due au hasard n’est pas comptée. Là où une seule réponse méritait un essai, rien n’est jugé. Une barre pleine vaut un quart de victoire ou plus.
