## A lesson: a table that is dealt to learn the game by
home-lesson = L’apprendre en cinq minutes
lesson-title = Votre première table, pas à pas
lesson-met = Leçon : { $met } sur { $kinds } sortes de réponses
lesson-done = Vous connaissez maintenant toutes les sortes de réponses. La première personne dont les quatre objectifs sont atteints gagne. Continuez ici autant que vous voulez, ou commencez votre propre partie.
lesson-skip = Passer la leçon et jouer
hint-sailor = Que ferait un marin ?
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

## The same for Odyssee
odyssee-lesson-done = Vous connaissez maintenant toutes les sortes de réponses. Posez des jetons et réunissez des cartes jusqu’à n’avoir pas plus de jetons que de cartes en main ; ensuite, le premier à Ithaque gagne. Continuez ici autant que vous voulez, ou commencez votre propre partie.
odyssee-lesson-sail = Naviguer : { $place }
odyssee-lesson-arrow = Tempête : { $drifts }
odyssee-lesson-advice = { $why ->
    [roll] C’est votre tour. Votre équipage a mangé un présent ; maintenant, vous lancez le dé ou posez la flèche de tempête. Lancez le dé : il dit jusqu’où vous pouvez naviguer, puis vous choisissez où. Aucune flèche ne promet mieux pour l’instant.
    [ashore] Au lieu de lancer le dé, vous pouvez poser la flèche de tempête ; d’ordinaire, cela coûte un présent. Elle pousse les navires dans cinq rangées, et celle-ci pousse le vôtre à terre : un débarquement sans dé.
    [storm] Au lieu de lancer le dé, vous pouvez poser la flèche de tempête ; d’ordinaire, cela coûte un présent. Elle pousse les navires dans cinq rangées, et celle-ci vaut mieux pour vous qu’un lancer.
    [home] Ithaque est à portée, et elle vous est ouverte. Rentrez : vous gagnez.
    [fresh] Une île où personne n’a encore débarqué est à portée. Allez-y : vous prenez sa carte, l’exécutez et posez un de vos dix jetons.
    [ruled] Quelqu’un règne déjà sur cette île. Débarquez quand même : on doit vous y donner une carte, et vous posez un jeton.
    [bare] Personne ne règne sur cette île, et elle n’a plus de carte. Débarquez : vous posez un jeton, un pas de plus vers le retour.
    [aeolus] C’est l’île d’Éole, le maître des vents. Débarquez : la flèche de tempête est gratuite pendant vos trois prochains tours.
    [onward] Aucun débarquement n’en vaut la peine avec ce lancer. Naviguez en pleine mer vers la prochaine île.
    [stay] Rien de mieux n’est à portée. Restez où vous êtes et attendez un meilleur lancer.
    [card] Cette carte vous laisse un choix. Vous voyez plus bas ce qu’apporte chaque réponse ; un bon marin prendrait celle-ci.
    [land] Le souverain de l’île choisit une carte pour vous. Vous pourriez offrir des présents, des cartes ou des îles pour en avoir une précise ; ici, cela n’en vaut pas la peine : prenez ce qui vient.
    [bid] Le souverain de l’île choisit une carte pour vous, à moins que vous n’offriez quelque chose pour une meilleure. Faites une offre : celle-ci le mérite.
    [give] Un navire a débarqué sur votre île et reçoit une de vos cartes. Vous choisissez laquelle : cédez celle qui aide le moins l’arrivant.
    [price] On vous demande un prix pour une meilleure carte, une seule fois. Si vous refusez, vous recevez l’autre. Un bon marin répondrait ainsi.
    [peace] Deux navires sur une même case se rencontrent. Vous pouvez garder la paix, combattre, exiger quelque chose ou proposer un échange. Gardez la paix : un combat coûte des héros aux deux.
    [fight] Deux navires sur une même case se rencontrent, et les chances sont pour vous. Combattez : qui perd doit faire une offre, ou perd son navire.
    [demand] Deux navires sur une même case se rencontrent, et l’autre a des raisons de vous craindre. Exigez quelque chose : qui refuse doit combattre.
    [trade] Deux navires sur une même case se rencontrent, et chacun a quelque chose dont l’autre a davantage besoin. Proposez un échange : un refus n’est pas un combat.
    [proposal] On vous propose quelque chose. Vous acceptez exactement ce qui est écrit, ou vous refusez ; vous voyez plus bas ce qui s’ensuit. Un bon marin répondrait ainsi.
   *[battle] Un héros est tombé. Chaque camp peut continuer ou proposer de quoi cesser. Un bon marin répondrait ainsi.
}
