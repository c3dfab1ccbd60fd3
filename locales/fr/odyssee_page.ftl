# The sea chart of Odyssee: labels of lists and what marks a hex.
odyssee-chart-colon = { " : " }
odyssee-chart-title = Carte marine
odyssee-chart-near = Autour de votre navire
odyssee-chart-ships = Navires
odyssee-chart-you = vous
odyssee-chart-crew = équipage
odyssee-chart-ithaca = Ithaque
odyssee-chart-troy = Troie
odyssee-chart-syrte = Syrte
odyssee-chart-aeolus = Île d’Éole
odyssee-chart-water = pleine mer
odyssee-chart-owned = Îles avec souverain
odyssee-chart-fresh = Une carte attend
odyssee-chart-rim = bord
odyssee-chart-entitled = Peuvent entrer à Ithaque
odyssee-chart-nobody = personne encore
odyssee-chart-steps = distance
odyssee-chart-owner = souverain
odyssee-chart-card = une carte attend
odyssee-chart-storm = tempête
odyssee-chart-stiff = vent fort
odyssee-chart-breeze = brise

# Words of the pages of Odyssee: parts of a table.

# The question: what it means for the reader.
odyssee-page-home-far = { $missing ->
    [one] Jetons en main : { $chips }, cartes : { $cards }. Encore un débarquement et vous pourrez rentrer.
   *[other] Jetons en main : { $chips }, cartes : { $cards }. Vous pourrez rentrer quand il n’y aura pas plus de jetons que de cartes.
}
odyssee-page-home-near = { $steps ->
    [one] Vous pouvez entrer à Ithaque : elle est à { $steps } case.
   *[other] Vous pouvez entrer à Ithaque : elle est à { $steps } cases.
}
odyssee-page-food = { $gifts ->
    [0] Vous n’avez plus d’offrande : sans débarquement, vous prendrez une pierre de famine au prochain tour.
    [one] Vous avez encore { $gifts } offrande, pour le prochain repas.
   *[other] Vous avez encore { $gifts } offrandes, une par tour.
}
odyssee-page-have = Vous avez { $heroes } et { $gifts }.
odyssee-page-doom = { $turns ->
    [1] Votre équipage meurt de faim à la fin de ce tour si vous ne trouvez pas d’offrande.
   *[other] Votre équipage meurt de faim à la fin de votre prochain tour si vous ne trouvez pas d’offrande.
}

# Die or arrow.
odyssee-page-die = Lancer le dé et naviguer
odyssee-page-die-note = 1 à 4 cases ; vous voyez le résultat, puis choisissez où aller. C’est définitif.
odyssee-page-arrow = { $price ->
    [free] Poser la flèche de tempête (gratuite à présent)
    [barred] La flèche de tempête coûte une offrande, et vous n’en avez plus.
   *[gift] Poser la flèche de tempête (1 offrande)
}
odyssee-page-arrow-note = Cinq rangées soufflent : celle du milieu pousse les navires jusqu’à la prochaine côte, les voisines de deux cases, les extérieures d’une.
odyssee-page-arrow-hex = À partir de la case : la lettre de la rangée, puis le rang depuis l’ouest, comme h8
odyssee-page-arrow-direction = Direction
odyssee-page-arrow-show = Montrer sur la carte
odyssee-page-arrow-tap = Choisir la case sur la carte
odyssee-page-arrow-pick = Poser la flèche ici
odyssee-page-arrow-nobody = Aucun navire n’est déplacé.
odyssee-page-review = Vérifier
odyssee-page-choose = Veuillez choisir

# Where to.
odyssee-page-sail-here = Naviguer ici
odyssee-page-sail-note = Touchez une case marquée sur la carte, ou choisissez ici.
odyssee-page-sail-water = En pleine mer
odyssee-page-stay = Rester ici
odyssee-page-steps = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
odyssee-page-lands = { $kind ->
    [fresh] Vous prenez la carte de cette île, l’exécutez et posez un jeton.
    [bare] Vous posez un jeton ; il n’y a pas de carte.
    [owned] { $name } règne ici et vous donne une carte ; puis vous posez un jeton.
    [own] Votre propre île : rien ne change.
    [chipless] Vous n’avez pas de jeton à poser ici : rien ne change.
    [ithaca] Vous êtes de retour, et vous gagnez.
    [aeolus] La flèche de tempête est gratuite pendant vos trois prochains tours.
    [syrte] Vous vous échouez et passez votre prochain tour.
   *[water] Pleine mer.
}
odyssee-page-meets = Navires sur place : { $names }.

# Landing, and bargaining over it.
odyssee-page-land = Prendre la carte que l’on vous donnera ({ $name })
odyssee-page-land-note = { $name } choisit l’une de ces cartes : { $cards }.
odyssee-page-bid = Offrir quelque chose contre une carte
odyssee-page-bid-card = La carte que vous voulez
odyssee-page-pay = Vous payez
odyssee-page-ask-pay = { $name } paie
odyssee-page-take = Accepter : { $terms } contre { $card }
odyssee-page-give = Donner { $card }
odyssee-page-ask = Demander un prix pour une carte
odyssee-page-ask-card = Pour cette carte
odyssee-page-ask-else = Si le prix est refusé, vous donnez
odyssee-page-price-accept = Payer { $terms } et recevoir { $card }
odyssee-page-price-refuse = Refuser et recevoir { $card }

# What a card asks.
odyssee-page-calm = Laisser l’outre fermée
odyssee-page-feast = Festoyer
odyssee-page-graze = Laisser paître
odyssee-page-toll-hero = Perdre un héros
odyssee-page-toll-gifts = Payer { $gifts }
odyssee-page-look = { $count ->
    [one] Choisissez { $count } île dont vous regardez la carte.
   *[other] Choisissez { $count } îles dont vous regardez les cartes.
}
odyssee-page-then = { $kind ->
    [roll] Vous voyez le résultat aussitôt et choisissez où naviguer sur la même page.
    [asked] { $name } devra choisir une carte.
    [meeting] Des navires sur la même case se rencontrent : un combat est possible.
    [answer] { $name } devra répondre.
    [peace] Vous vous séparez en paix.
   *[end] Votre tour s’arrête ici, sauf rencontre.
}

# Meeting and battle.
odyssee-page-peace = La paix
odyssee-page-peace-note = Vous ne voulez pas de combat ; { $name } peut encore en vouloir un.
odyssee-page-fight = Combattre
odyssee-page-chance = Jusqu’au bout, vous gagneriez { $percent } combats sur 100.
odyssee-page-demand = Exiger quelque chose, sinon combattre
odyssee-page-trade = Proposer un échange
odyssee-page-gives = Vous donnez
odyssee-page-wants = { $name } donne
odyssee-page-count-gifts = Offrandes
odyssee-page-of = sur { $count }
odyssee-page-accept = Accepter : vous recevez { $gets } et donnez { $gives }
odyssee-page-refuse = Refuser
odyssee-page-refuse-note = { $kind ->
    [battle] Alors c’est le combat.
    [onward] Alors le combat continue.
   *[peace] Ce n’est pas encore un combat.
}
odyssee-page-on = Continuer le combat
odyssee-page-stop = Proposer d’arrêter, sans rien payer
odyssee-page-offer = Proposer d’arrêter, à des conditions
odyssee-page-odds = Chances d’un combat jusqu’au bout
odyssee-page-odds-crews = Héros : vous – { $name }
odyssee-page-odds-win = Vous gagnez
odyssee-page-odds-tie = Indécis

# What lies before everybody.

# Legend of the chart.
odyssee-page-legend-chip = Jeton du souverain ; chacun a son signe
odyssee-page-legend-heads = Héros à bord
odyssee-page-legend-rim = Au bord : la carte de l’île et les jetons délogés
odyssee-page-legend-laurel = Laurier : qui peut entrer à Ithaque

# What is refused, and why.
odyssee-page-fault = { $kind ->
    [missing] Veuillez choisir une réponse.
    [count] Ce nombre d’offrandes n’existe pas.
    [unknown] La page ne propose pas cela ; veuillez choisir à nouveau.
    [twice] Quelque chose a été nommé deux fois ; veuillez choisir à nouveau.
    [stale] La table a avancé depuis que ce formulaire a été affiché. Rien n’a été changé ; voici où elle en est.
    [cards] Ce que vous choisissez sur les cartes va avec un plan ou un cap : dites aussi où vous allez.
   *[much] C’est plus que ce qui peut être gardé.
}

# A new table, the front page, the replay.
odyssee-page-variant = Variante : pas de combat sans l’accord des deux
odyssee-page-variant-more = Plus amical : un combat voulu par un seul n’a pas lieu.
odyssee-page-rounds = Nombre maximal de manches
odyssee-page-rounds-hint = Si personne n’est rentré d’ici là, qui en est le plus près gagne. La plupart des parties durent 10 à 25 manches.
odyssee-page-fault-rounds = Un nombre entier de { $least } à { $most }.
odyssee-page-home-line = Odyssee : une course de Troie à Ithaque, avec tempêtes, marchés et combats, de 2 à 6.
odyssee-page-home-title = Odyssee en quatre phrases
odyssee-page-home-isles = Chaque île où vous débarquez le premier vous donne une carte, bonne ou mauvaise, et prend un de vos dix jetons.
odyssee-page-home-deal = Sur l’île d’un autre, le souverain choisit une carte pour vous, et vous pouvez marchander.
odyssee-page-home-storm = Naviguez au dé, ou posez la flèche de tempête et balayez des rangées entières de navires.
odyssee-page-home-wins = Avec pas plus de jetons que de cartes en main, vous pouvez rentrer : le premier à Ithaque gagne.
odyssee-page-home-picture = La mer d’Odyssee, dessinée par nous
odyssee-page-previous = ← Débarquement
odyssee-page-next = Débarquement →
odyssee-page-curve = De gauche à droite les tours, vers le haut la proximité du retour : jetons posés et cartes, puis le chemin restant.
odyssee-page-milestone = Tour { $turn } : { $name } pose un jeton, île : { $isle }.

# What is said ahead.
odyssee-page-onward = Et ensuite ? Épargnez à tous l’attente de votre prochain tour
odyssee-page-onward-note = Une seule touche fait ce qui est dit plus haut et indique où votre navire va ensuite, tour après tour, jusqu’à son arrivée. C’est scellé, vous pouvez le changer, et on vous demande si quelque chose sur la route n’est plus comme maintenant.
odyssee-page-onward-to = Oui, et ensuite : { $stop }
odyssee-page-ahead = Et ensuite ? Épargnez une demi-journée à tous
odyssee-page-ahead-note = Ce que vous dites ici est scellé ; personne ne le voit, et vous pouvez le changer. Ce que vous laissez ouvert vous sera demandé.
odyssee-page-ahead-ask = Demandez-moi
odyssee-page-ahead-plan = Mon prochain tour, selon le dé
odyssee-page-ahead-roll-label = Dé { $roll }
odyssee-page-ahead-course-title = Mon cap, à chaque tour sans plan
odyssee-page-ahead-leg = { $number ->
    [1] D’abord
    [2] Puis
   *[3] Et enfin
}
odyssee-page-ahead-home = Retour dès que vous le pourrez.
odyssee-page-ahead-nowhere = Nulle part
odyssee-page-ahead-cards = Mes choix sur les cartes
odyssee-page-ahead-hand-title = Cartes que je donne sur mes îles
odyssee-page-ahead-hand-place = { $number ->
    [1] D’abord
    [2] Puis
   *[3] Et enfin
}
odyssee-page-ahead-sell-title = Vendue à qui offre
odyssee-page-ahead-meet-title = Quand je rencontre un navire
odyssee-page-ahead-pay = La paix, et payer au plus { $gifts }
odyssee-page-ahead-battle-title = Dans un combat
odyssee-page-ahead-patience = Patience : ma route continue même si un navire la barre
odyssee-page-ahead-nothing = Rien : on vous demandera.
odyssee-page-ahead-lies = Ce que vous avez dit d’avance
odyssee-page-ahead-show = Montrer les routes sur la carte
odyssee-page-ahead-written = Tout le reste, par écrit
odyssee-page-ahead-written-note = Une ligne chacune, avec les mots que le journal emploie, par exemple
odyssee-page-fault-line = La ligne { $line } de votre texte n’a plus de sens à partir du signe { $at }.
