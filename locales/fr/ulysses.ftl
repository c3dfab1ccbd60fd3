ulysses-card = { $card ->
    [objection] opposition
    [temple] carte temple
    [wind] vent
    [plague] calamité
    [zeus] Zeus
   *[pandora] Pandore
}
ulysses-card-counted = { $card ->
    [objection] { $count ->
        [one] opposition
       *[other] oppositions
    }
    [temple] { $count ->
        [one] carte temple
       *[other] cartes temple
    }
    [wind] { $count ->
        [one] vent
       *[other] vents
    }
    [plague] { $count ->
        [one] calamité
       *[other] calamités
    }
    [zeus] Zeus
   *[pandora] { $count ->
        [one] carte Pandore
       *[other] cartes Pandore
    }
}
ulysses-cards-of = { $card ->
    [objection] { $count ->
        [one] { $count } opposition
       *[other] { $count } oppositions
    }
    [temple] { $count ->
        [one] { $count } carte temple
       *[other] { $count } cartes temple
    }
    [wind] { $count ->
        [one] { $count } vent
       *[other] { $count } vents
    }
    [plague] { $count ->
        [one] { $count } calamité
       *[other] { $count } calamités
    }
    [zeus] { $count ->
        [one] { $count } Zeus
       *[other] { $count } Zeus
    }
   *[pandora] { $count ->
        [one] { $count } carte Pandore
       *[other] { $count } cartes Pandore
    }
}
ulysses-cards-many = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ulysses-cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ulysses-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
ulysses-color = { $color ->
    [violet] violet
    [green] vert
    [red] rouge
   *[blue] bleu
}
ulysses-side = { $side ->
    [blue] bleu
    [red] rouge
   *[black] noir
}
ulysses-tally = { $side ->
    [blue] bleu { $count }
    [red] rouge { $count }
   *[black] noir { $count }
}
ulysses-leads = { $side ->
    [blue] Le bleu mène, { $tally }.
    [red] Le rouge mène, { $tally }.
   *[black] Le noir mène, { $tally }.
}
ulysses-goal = l’objectif { $place }
ulysses-goal-of-color = { $color ->
    [violet] un objectif violet
    [green] un objectif vert
    [red] un objectif rouge
   *[blue] un objectif bleu
}
ulysses-distance = { $count ->
    [0] le bateau y est
    [one] à { $count } trajet
   *[other] à { $count } trajets
}
ulysses-and = { $before } et { $last }
ulysses-you = vous
seat-number = Place { $number }

game-kicker = { $game } · table { $code } · tour { $turn }
ulysses-ask-action = { $again ->
    [yes] C’est encore votre tour. Escale actuelle : { $place }. Vers où le bateau doit-il voguer ensuite ?
   *[no] C’est votre tour. Escale actuelle : { $place }. Vers où le bateau doit-il voguer ?
}
ulysses-ask-asking = { $name } propose { $place }. Êtes-vous d’accord ?
ulysses-ask-wind = Le bateau a atteint { $place }. Jouez-vous un vent ?
ulysses-so-far = Cartes jouées : { $tally }.
ulysses-wait-action = À { $name } de jouer. La table attend.
ulysses-wait-wind = Le bateau a atteint { $place }. { $name } décide de jouer un vent ou non.
ulysses-not-asked = Rien ne vous est demandé pour l’instant.
ulysses-over-closed = La table a été fermée avant la fin de la partie. Personne n’a gagné.
ulysses-resigned = Vous avez quitté cette partie ; le remplaçant joue votre place jusqu’à la fin.
ulysses-watching = Vous regardez la partie. Les mains et les objectifs cachés restent secrets jusqu’à la fin.
ulysses-over-won = { $you ->
    [yes] Vous avez gagné !
   *[no] { $name } a gagné.
}
ulysses-over-shared = La victoire est partagée : { $names }.
over-archive = Télécharger toute la partie
over-archive-note = Chaque étape, chaque carte, et la preuve que la donne était équitable.

table-chart = Carte marine
chart-larger = Agrandir
chart-smaller = Toute la mer
table-since = Depuis votre dernière visite
table-lately = Récemment
table-nothing-new = Il ne s’est rien passé depuis.
table-own = Vos cartes et objectifs
ulysses-hand = { $count ->
    [0] Votre main est vide.
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
ulysses-own-goals = Objectifs
ulysses-reached = atteint
ulysses-given-back = Remis par vous sous une pile
table-seats = Joueurs
ulysses-hidden-goals = Objectifs cachés :
ulysses-missed-goals = Objectifs non atteints :
badge-you = vous
ulysses-badge-bot = robot
ulysses-badge-away = remplaçant
ulysses-badge-winner = gagne
ulysses-badge-active = joueur actif
ulysses-badge-asked = doit répondre
ulysses-badge-agreed = d’accord
ulysses-badge-out = hors jeu
ulysses-discussion = Débat
ulysses-discussion-side = Camp
ulysses-discussion-cards = Cartes
ulysses-discussion-least = Cartes pour mener
ulysses-discussion-not-placed = pas encore posé
ulysses-discussion-leads = mène
ulysses-discussion-still-in = Encore dans le débat : { $names }.
ulysses-discussion-black = Droit de poser le noir : { $names }.
ulysses-plagues = Calamités et réserves
ulysses-no-plagues = Aucun lieu n’est frappé d’une calamité.
ulysses-supply-deck = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
ulysses-supply-discard = Défausse : { $cards }
ulysses-discard-empty = Défausse : vide
ulysses-supply-piles = Piles d’objectifs : { $list }
ulysses-supply-stock = En réserve : temples { $temples }, calamités { $plagues }
log-title = Les derniers tours
log-deal = La donne
log-whole = Toute l’histoire
log-back = Retour à la table
log-turn = Tour { $turn }
log-turns = Tours { $turn } à { $last }

form-again = Veuillez regarder encore une fois. Ce choix n’a rien changé.
ulysses-form-before = Auparavant, vous pouvez
ulysses-form-to-review = Vérifier
ulysses-form-choose = Choisir un lieu
ulysses-form-where = Où ?
ulysses-form-own-goal = votre objectif
ulysses-form-held = sur { $count }
ulysses-form-price = { $count ->
    [one] Coûte { $count } carte : vous avez { $count } temple.
   *[other] Coûte { $count } cartes : vous avez { $count } temples.
}
ulysses-form-pay = { $count ->
    [one] Payer { $count } carte
   *[other] Payer { $count } cartes
}
ulysses-form-pay-note = Nous proposons ce que vous avez en plus grand nombre, Zeus et Pandore en dernier. Changez-le à votre gré.
ulysses-form-play = { $card ->
    [objection] Jouer une opposition
    [temple] Jouer une carte temple
    [wind] Jouer un vent
    [plague] Jouer une calamité
    [zeus] Jouer un Zeus à la place
   *[pandora] Jouer Pandore
}
ulysses-form-propose = Proposer
ulysses-form-propose-note = La proposition est définitive et met fin à vos actions ; les autres répondent ensuite.
ulysses-form-stay = Laisser le bateau sur place
ulysses-form-stay-note = Tous les lieux voisins sont frappés d’une calamité. Si vous n’en retirez aucune, le bateau reste et votre tour se termine.
ulysses-form-pandora = Tirer 2 cartes avec Pandore
ulysses-form-pandora-note = { $anew ->
    [yes] Une fois, et une fois de plus après chaque vent.
   *[no] Une fois par tour.
}
ulysses-form-plague = Placer une calamité
ulysses-form-plague-note = { $count ->
    [one] Personne ne peut choisir ce lieu tant que la calamité y est. Il reste { $count } calamité sur 6.
   *[other] Personne ne peut choisir ce lieu tant que la calamité y est. Il reste { $count } calamités sur 6.
}
ulysses-form-unplague = Retirer une calamité
ulysses-form-exchange = Changer un objectif
ulysses-form-exchange-same = Le nouvel objectif vient de la pile de la même couleur.
ulysses-form-goal = Remettre
ulysses-form-pile = Tirer de la pile
ulysses-form-temple = Construire un temple
ulysses-form-temple-note = { $count ->
    [one] Coûte { $count } carte temple et { $count } autre carte. Un temple apporte une carte de plus à chaque tour.
   *[other] Coûte { $count } cartes temple et { $count } autres cartes. Un temple apporte une carte de plus à chaque tour.
}
ulysses-form-temple-cards = { $count ->
    [one] { $count } carte temple
   *[other] { $count } cartes temple
}
ulysses-form-further-cards = { $count ->
    [one] { $count } autre carte au choix
   *[other] { $count } autres cartes au choix
}
ulysses-form-agree-note = Si quelqu’un s’oppose, vous pourrez encore rejoindre un camp, mais plus poser de jeton pendant ce trajet.
ulysses-form-agree-note-out = Vous êtes alors hors jeu pour ce trajet.
ulysses-form-object = S’opposer
ulysses-form-object-cards = Vous n’avez ni opposition ni Zeus : vous ne pouvez pas vous opposer.
ulysses-form-object-places = Aucun autre lieu ne peut être choisi : vous ne pouvez pas vous opposer.
ulysses-form-instead = Voguer plutôt vers
ulysses-form-clearing-price = { $count ->
    [one] La retirer coûte { $count } carte de plus : vous avez { $count } temple. Elle reste retirée même si vous perdez.
   *[other] La retirer coûte { $count } cartes de plus : vous avez { $count } temples. Elle reste retirée même si vous perdez.
}
ulysses-form-votes = { $least ->
    [one] Cartes à jouer : au moins { $least }, au plus { $most }
   *[other] Cartes à jouer : au moins { $least }, au plus { $most }
}
ulysses-form-gives-up-black = En soutenant un camp, vous renoncez à poser le jeton noir pendant ce trajet.
ulysses-form-pass = Passer
ulysses-form-pass-note = Passer est définitif pour ce trajet : vous êtes hors jeu jusqu’à ce que le bateau soit reparti.
ulysses-form-only-pass = Avec vos cartes, aucun camp que vous pouvez soutenir ne prendrait la tête : vous ne pouvez que passer.
ulysses-form-wind-note = Vous rejouez : nouvelles actions et nouvelle proposition, mais personne ne tire de cartes.
ulysses-form-no-wind = Vous n’avez ni vent ni Zeus.
ulysses-form-rest = Ne pas jouer de vent
ulysses-form-rest-note = Le tour passe ensuite à { $name }.

review-title = Est-ce bien ce que vous voulez ?
review-change = Modifier
review-commit = Oui, faire cela
review-final = On ne peut pas revenir en arrière.
ulysses-review-cost = { $left ->
    [0] Cela coûte { $cards } ; votre main est alors vide.
    [one] Cela coûte { $cards } ; il vous reste { $left } carte.
   *[other] Cela coûte { $cards } ; il vous reste { $left } cartes.
}
ulysses-review-once = Une seule fois par tour, même après un vent.

ulysses-story-propose = { $you ->
    [yes] Vous proposez { $place }.
   *[no] { $name } propose { $place }.
}
ulysses-story-agree = { $you ->
    [yes] Vous êtes d’accord.
   *[no] { $name } est d’accord.
}
ulysses-story-object = { $you ->
    [yes] Vous vous opposez, voulez { $place } et jouez { $cards }.
   *[no] { $name } s’oppose, veut { $place } et joue { $cards }.
}
ulysses-story-support = { $side ->
    [blue] { $you ->
        [yes] Vous jouez { $cards } pour le bleu.
       *[no] { $name } joue { $cards } pour le bleu.
    }
    [red] { $you ->
        [yes] Vous jouez { $cards } pour le rouge.
       *[no] { $name } joue { $cards } pour le rouge.
    }
   *[black] { $you ->
        [yes] Vous jouez { $cards } pour le noir.
       *[no] { $name } joue { $cards } pour le noir.
    }
}
ulysses-story-black = { $you ->
    [yes] Vous posez le noir sur { $place } et jouez { $cards }.
   *[no] { $name } pose le noir sur { $place } et joue { $cards }.
}
ulysses-story-pass = { $you ->
    [yes] Vous passez.
   *[no] { $name } passe.
}
ulysses-story-wind = { $you ->
    [yes] Vous jouez { $cards } et rejouez.
   *[no] { $name } joue { $cards } et rejoue.
}
ulysses-story-rest = { $you ->
    [yes] Vous ne jouez pas de vent.
   *[no] { $name } ne joue pas de vent.
}
ulysses-story-stay = { $you ->
    [yes] Vous laissez le bateau sur place : aucune route n’est libre de calamité.
   *[no] { $name } laisse le bateau sur place : aucune route n’est libre de calamité.
}
ulysses-story-pandora = { $you ->
    [yes] Vous jouez { $cards } pour tirer 2 cartes.
   *[no] { $name } joue { $cards } pour tirer 2 cartes.
}
ulysses-story-plague = { $you ->
    [yes] Vous jouez { $cards } et placez une calamité sur { $place }.
   *[no] { $name } joue { $cards } et place une calamité sur { $place }.
}
ulysses-story-unplague = { $you ->
    [yes] Vous payez { $cards } et retirez la calamité posée sur { $place }.
   *[no] { $name } paie { $cards } et retire la calamité posée sur { $place }.
}
ulysses-story-exchange = { $you ->
    [yes] Vous payez { $cards } et remettez { $goal } sous sa pile.
   *[no] { $name } paie { $cards } et remet { $goal } sous sa pile.
}
ulysses-story-goal-drawn = { $you ->
    [yes] Vous tirez { $goal }.
   *[no] { $name } tire { $goal }.
}
ulysses-story-temple = { $you ->
    [yes] Vous payez { $cards } et construisez un temple.
   *[no] { $name } paie { $cards } et construit un temple.
}
ulysses-story-temples = { $you ->
    [yes] Vous avez maintenant { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }.
   *[no] { $name } a maintenant { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }.
}
ulysses-story-turn = { $you ->
    [yes] Le tour { $turn } commence : c’est à vous.
   *[no] Le tour { $turn } commence : c’est à { $name }.
}
ulysses-story-movement = Le trajet { $movement } du même tour commence.
ulysses-story-drew = { $you ->
    [yes] Vous tirez { $cards }.
   *[no] { $name } tire { $cards }.
}
ulysses-story-draws = Cartes tirées : { $list }.
ulysses-story-lapsed = { $you ->
    [yes] Il ne reste plus de carte à tirer pour vous (manque : { $count }).
   *[no] Il ne reste plus de carte à tirer pour { $name } (manque : { $count }).
}
ulysses-story-deck = { $count ->
    [one] { $count } carte est mélangée et forme la pioche.
   *[other] { $count } cartes sont mélangées et forment la pioche.
}
ulysses-story-seats = Le sort fixe l’ordre des places : { $names }.
ulysses-story-piles = Les piles d’objectifs sont mélangées.
ulysses-story-goals = { $you ->
    [yes] Vos objectifs sont { $goals }.
   *[no] { $name } a pour objectifs { $goals }.
}
ulysses-story-goals-hidden = Chacun reçoit quatre objectifs secrets, un de chaque couleur.
ulysses-story-settled = { $side ->
    [blue] Le bleu l’emporte.
    [red] Le rouge l’emporte.
   *[black] Le noir l’emporte.
}
ulysses-story-settled-agreed = Tout le monde est d’accord.
ulysses-story-sails = Le bateau vogue : { $from } – { $to }.
ulysses-story-stays = Le bateau ne bouge pas : { $place }.
ulysses-story-shows = { $you ->
    [yes] Vous montrez l’objectif { $place } ({ $count } sur { $goals }).
   *[no] { $name } montre l’objectif { $place } ({ $count } sur { $goals }).
}
ulysses-story-over = La partie est finie. Victoire : { $names }.
ulysses-story-over-limit = Le dernier tour est passé. Le plus d’objectifs : { $names }.
ulysses-story-away = { $you ->
    [yes] Le remplaçant joue pour vous en votre absence.
   *[no] Le remplaçant joue pour { $name } en son absence.
}
ulysses-story-back = { $you ->
    [yes] Vous êtes de retour.
   *[no] { $name } est de retour.
}
ulysses-story-given = { $you ->
    [yes] Vous remplacez désormais { $name }.
   *[no] { $heir } remplace désormais { $name }.
}
ulysses-story-closed = La table est fermée.

ulysses-fault-no-deed = L’action voulue n’était pas claire. Veuillez en choisir une.
ulysses-fault-missing = Veuillez choisir.
ulysses-fault-twice = Cela a été donné plusieurs fois. Veuillez ne choisir qu’une fois.
ulysses-fault-not-offered = Ce choix n’est pas possible maintenant.
ulysses-fault-not-a-count = { $card ->
    [objection] Oppositions : un nombre entier, s’il vous plaît.
    [temple] Cartes temple : un nombre entier, s’il vous plaît.
    [wind] Vents : un nombre entier, s’il vous plaît.
    [plague] Calamités : un nombre entier, s’il vous plaît.
    [zeus] Zeus : un nombre entier, s’il vous plaît.
   *[pandora] Pandore : un nombre entier, s’il vous plaît.
}
ulysses-fault-most = { $most ->
    [one] On peut jouer ici au plus { $most } carte.
   *[other] On peut jouer ici au plus { $most } cartes.
}
ulysses-fault-stale = La table a avancé depuis que ce formulaire a été affiché. Rien n’a été changé ; voici où elle en est.
ulysses-fault-stray = La demande contenait plus que ce formulaire ne demande. Veuillez choisir à nouveau.
ulysses-refuse-over = La partie est finie.
ulysses-refuse-not-asked = C’est à quelqu’un d’autre de répondre.
ulysses-refuse-out = Vous êtes hors jeu pour ce trajet.
ulysses-refuse-other-question = { $question ->
    [action] Cela ne répond pas à la question : vos actions et une proposition sont attendues.
    [asking] Cela ne répond pas à la question : d’accord, ou opposition ?
    [discussion] Cela ne répond pas à la question : passer, ou jouer des cartes ?
   *[wind] Cela ne répond pas à la question : un vent, ou non ?
}
ulysses-refuse-not-in-hand = { $card ->
    [objection] Oppositions en main : { $held } seulement.
    [temple] Cartes temple en main : { $held } seulement.
    [wind] Vents en main : { $held } seulement.
    [plague] Calamités en main : { $held } seulement.
    [zeus] Zeus en main : { $held } seulement.
   *[pandora] Pandore en main : { $held } seulement.
}
ulysses-refuse-price = { $needed ->
    [one] Cela coûte exactement { $needed } carte.
   *[other] Cela coûte exactement { $needed } cartes, autant que vous avez de temples.
}
ulysses-refuse-pandora-used = { $anew ->
    [yes] Pandore a déjà servi ; elle pourra resservir après un vent.
   *[no] Pandore a déjà servi pendant ce tour.
}
ulysses-refuse-nothing-to-draw = La pioche et la défausse sont vides ; il n’y a rien à tirer.
ulysses-refuse-plague-there = Ce lieu est déjà frappé d’une calamité.
ulysses-refuse-no-plague-left = Les six calamités sont sur le plateau ; il faut d’abord en retirer une.
ulysses-refuse-no-plague-there = Ce lieu n’est frappé d’aucune calamité.
ulysses-refuse-exchange-used = { $anew ->
    [yes] Un objectif a déjà été changé ; un autre pourra l’être après un vent.
   *[no] Un objectif a déjà été changé pendant ce tour.
}
ulysses-refuse-not-your-goal = Ce n’est aucun de vos objectifs cachés.
ulysses-refuse-goal-revealed = Un objectif atteint ne peut plus être changé.
ulysses-refuse-pile-barred = La pile de la couleur du lieu où se trouve le bateau est interdite.
ulysses-refuse-pile-empty = Cette pile est vide.
ulysses-refuse-goal-barred = Un objectif de la couleur du lieu où se trouve le bateau ne peut pas être changé.
ulysses-refuse-other-pile = { $color ->
    [violet] Le nouvel objectif doit venir de la pile violette.
    [green] Le nouvel objectif doit venir de la pile verte.
    [red] Le nouvel objectif doit venir de la pile rouge.
   *[blue] Le nouvel objectif doit venir de la pile bleue.
}
ulysses-refuse-no-temple-left = Il n’y a plus de temple en réserve.
ulysses-refuse-not-a-temple-card = { $card ->
    [objection] Une opposition n’est pas une carte temple ; seul Zeus peut la remplacer.
    [wind] Un vent n’est pas une carte temple ; seul Zeus peut la remplacer.
    [plague] Une calamité n’est pas une carte temple ; seul Zeus peut la remplacer.
   *[pandora] Pandore n’est pas une carte temple ; seul Zeus peut la remplacer.
}
ulysses-refuse-temple-cards = { $needed ->
    [one] Il faut exactement { $needed } carte temple (ou Zeus).
   *[other] Il faut exactement { $needed } cartes temple (ou Zeus).
}
ulysses-refuse-further-cards = { $needed ->
    [one] Il faut exactement { $needed } autre carte.
   *[other] Il faut exactement { $needed } autres cartes.
}
ulysses-refuse-not-a-neighbor = Aucune ligne n’y mène depuis le lieu du bateau.
ulysses-refuse-plagued = Ce lieu est frappé d’une calamité.
ulysses-refuse-must-propose = Une route est libre de calamité : vous devez proposer un lieu.
ulysses-refuse-limit-reached = Le nombre maximal de tours est atteint : d’après ces règles, on ne peut plus jouer de vent.
ulysses-refuse-place-taken = { $side ->
    [blue] Le jeton bleu s’y trouve.
    [red] Le jeton rouge s’y trouve.
   *[black] Le jeton noir s’y trouve.
}
ulysses-refuse-not-a-vote = { $card ->
    [temple] Une carte temple ne compte pas ici, seulement opposition et Zeus.
    [wind] Un vent ne compte pas ici, seulement opposition et Zeus.
    [plague] Une calamité ne compte pas ici, seulement opposition et Zeus.
   *[pandora] Pandore ne compte pas ici, seulement opposition et Zeus.
}
ulysses-refuse-too-few = { $needed ->
    [one] Il faut au moins { $needed } opposition ou Zeus.
   *[other] Pour mener, il faut au moins { $needed } oppositions ou Zeus.
}
ulysses-refuse-too-many = { $most ->
    [one] Le rouge s’ouvre avec exactement { $most } carte.
   *[other] Le rouge s’ouvre avec au plus { $most } cartes.
}
ulysses-refuse-nothing-to-clear = Ce lieu n’est frappé d’aucune calamité : il n’y a rien à payer.
ulysses-refuse-no-clearing = D’après ces règles, seul le joueur actif retire des calamités.
ulysses-refuse-no-such-side = Le noir n’est pas sur le plateau.
ulysses-refuse-other-side = { $side ->
    [blue] Vous appartenez au bleu pour ce trajet.
    [red] Vous appartenez au rouge pour ce trajet.
   *[black] Vous appartenez au noir pour ce trajet.
}
ulysses-refuse-black-placed = Le noir est déjà sur le plateau.
ulysses-refuse-has-a-disc = Vous avez déjà posé un jeton pendant ce trajet.
ulysses-refuse-chance-lost = Vous n’avez plus l’occasion de poser un jeton pendant ce trajet.

## The sea chart: labels of lists, never sentences, so that nothing needs a plural or a case
ulysses-chart-colon = {" : "}
ulysses-chart-title = Carte marine
ulysses-chart-near = Autour du bateau
ulysses-chart-ship = Bateau
ulysses-chart-open = Voisins libres
ulysses-chart-closed = Autres voisins
ulysses-chart-plagues = Calamités
ulysses-chart-goals = Vos objectifs
ulysses-chart-reached = Objectifs atteints
ulysses-chart-plague = calamité
ulysses-chart-goal = votre objectif
ulysses-chart-shown = objectif atteint
ulysses-chart-distance = distance
ulysses-chart-next = prochaine escale
ulysses-chart-color = { $color ->
    [violet] violet
    [green] vert
    [red] rouge
   *[blue] bleu
}
ulysses-chart-disc = { $side ->
    [blue] jeton bleu
    [red] jeton rouge
   *[black] jeton noir
}

## The replay
ulysses-replay-previous = ← Trajet
ulysses-replay-next = Trajet →
ulysses-replay-curve = De gauche à droite les tours, vers le haut les objectifs atteints. Entre deux, une ligne monte quand le bateau s’approche du prochain objectif de son joueur.
ulysses-replay-curve-running = De gauche à droite les tours, vers le haut les objectifs atteints. La distance aux objectifs cachés se verra une fois la partie finie.
ulysses-replay-milestone = Tour { $turn } : { $name } montre l’objectif { $place } ({ $revealed } sur { $goals })
ulysses-how-next = Dite d’avance sur la page du trajet suivant, { $at }.
ulysses-how-next-often = { $count } par la page du trajet suivant
ulysses-how-next-in-short = depuis la page du trajet suivant
