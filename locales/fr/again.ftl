## Après la fin d’une partie
after-close = À quel point chacun était proche
after-won = a gagné
after-decided = Ce qui a décidé de la partie
after-again = Rejouer contre des robots
after-rematch = { $deed ->
    [open] Revanche avec les mêmes personnes
    [join] Jouer la revanche
   *[go] Aller à la revanche
}
after-rematch-there = La revanche attend des joueurs. Déjà là : { $names }
after-rematch-how = Un clic l’ouvre et écrit aux autres ; un clic leur suffit aussi.
after-rematch-more = Les places et qui commence sont tirés au sort à nouveau, et chacun peut vérifier ce tirage.
ulysses-after-reached = { $who ->
    [you] Vous avez atteint { $count ->
        [one] { $count } objectif
       *[other] { $count } objectifs
    } sur { $goals }.
   *[other] { $name } a atteint { $count ->
        [one] { $count } objectif
       *[other] { $count } objectifs
    } sur { $goals }.
}
after-you = Vous
odyssee-after-reached = { $kind ->
    [home] { $name } : à bon port
    [near] { $name } : sur le chemin du retour, cases jusqu’à Ithaque : { $steps }
   *[far] { $name } : jetons en main : { $chips }, cartes : { $cards }
}

## Looking at a game once more
replay-play = Défiler tout seul
replay-stop = Arrêter
replay-keys = Touches fléchées : une étape en arrière ou en avant
replay-time = { $date }, { $time } ({ $zone })

## Leaving for good
ulysses-story-left = { $you ->
    [yes] Vous avez quitté la partie ; le remplaçant joue votre place jusqu’à la fin.
   *[no] { $name } a quitté la partie pour de bon ; le remplaçant continue.
}
