## A lesson: a table that is dealt to learn the game by
home-lesson = L’apprendre en cinq minutes
lesson-title = Votre première table, pas à pas
lesson-met = Leçon : { $met } sur { $kinds } sortes de réponses
lesson-done = Vous connaissez maintenant toutes les sortes de réponses. La première personne dont les quatre objectifs sont atteints gagne. Continuez ici autant que vous voulez, ou commencez votre propre partie.
lesson-skip = Passer la leçon et jouer
lesson-propose = Proposer : { $place }
lesson-object = S’opposer : { $place }

## What it says at each kind of question of Ulysses, with one thing to do
lesson-nearer = Cette proposition rapproche le bateau d’un de vos objectifs, les lieux marqués d’une étoile. Acceptez : cela ne coûte rien, et si personne ne s’oppose, le bateau y va.
lesson-nothing-better = Cette proposition ne vous aide pas, mais vous n’avez rien de mieux à lui opposer. Acceptez : cela ne coûte rien.
lesson-leads-away = Cette proposition ne vous rapproche d’aucun objectif, et vous avez de quoi vous opposer. Opposez-vous : vous nommez un autre lieu et jouez des cartes pour lui. Un débat s’ouvre alors.
lesson-worth-cards = Dans un débat, le bateau suit le camp qui mène. Jouez juste assez de cartes pour que votre lieu mène ; ce qui est joué est perdu.
lesson-too-dear = Le lieu que vous voulez est en retard, et il faudrait trop de cartes. Passez : vous les gardez pour un lieu qui compte davantage.
lesson-leading = Le lieu que vous voulez mène déjà. Passez : d’autres peuvent encore jouer des cartes, mais vous n’avez pas à en dépenser plus que nécessaire.
lesson-pandora = C’est votre tour. Avant de proposer, vous pouvez utiliser des cartes, autant que vous voulez. Commencez par Pandore : elle donne deux nouvelles cartes contre une.
lesson-temple = C’est votre tour. Avant de proposer, vous pouvez utiliser des cartes. Bâtissez un temple : désormais, vous piochez une carte de plus au début de chaque tour.
lesson-exchange = C’est votre tour. Avant de proposer, vous pouvez utiliser des cartes. Échangez l’objectif le plus éloigné : contre une carte, vous le rendez et en piochez un autre.
lesson-towards = Proposez maintenant où va le bateau. Ce lieu est un pas vers un de vos objectifs ; on demande aux autres s’ils sont d’accord.
lesson-goal-ahead = Proposez maintenant où va le bateau. Ce lieu est un de vos objectifs : dès que le bateau y arrive, il est atteint.
lesson-stuck = Aucun lieu voisin ne peut être proposé. Le bateau reste où il est, et le tour continue.
lesson-go-on = Le bateau est arrivé, et vous pouvez jouer un vent : vous proposez alors une fois de plus dans le même tour. Faites-le, un de vos objectifs est juste à côté du bateau.
lesson-enough = Le bateau est arrivé. Avec un vent, vous pourriez proposer une fois de plus dans le même tour, mais il ne vous apporterait aucun objectif. Laissez le tour passer au suivant.
