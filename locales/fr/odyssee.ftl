odyssee-and = { $before } et { $last }
odyssee-you = vous
odyssee-card = « { $name } »
odyssee-gifts = { $count ->
    [one] { $count } offrande
   *[other] { $count } offrandes
}
odyssee-heroes = { $count ->
    [one] { $count } héros
   *[other] { $count } héros
}
odyssee-crew = { $count ->
    [one] { $count } héros
   *[other] { $count } héros
}
odyssee-chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
odyssee-stones = { $count ->
    [one] { $count } pierre de faim
   *[other] { $count } pierres de faim
}
odyssee-term-card = la carte { $card }
odyssee-term-isle = l’île { $isle }
odyssee-term-nothing = rien
odyssee-site = { $site ->
    [troy] Troie
    [ithaca] Ithaque
    [syrte] Syrte
   *[aeolus] l’île d’Éole
}
odyssee-direction = { $direction ->
    [e] l’est
    [ne] le nord-est
    [nw] le nord-ouest
    [w] l’ouest
    [sw] le sud-ouest
   *[se] le sud-est
}
odyssee-card-does = { $card ->
    [1] Dé de la faveur. Blanc : 3 offrandes. Noir : 1 offrande, et vous passez votre prochain tour.
    [2] Dé de navigation. 1 : 2 héros perdus ; 2 ou 3 : 1 héros perdu ; 4 : aucun. Puis 2 offrandes.
    [3] Dé de la faveur deux fois : 1 héros perdu pour chaque noir. Deux blancs : 2 offrandes.
    [4] Dé de la faveur. Blanc : 3 offrandes. Noir : 1 héros perdu, puis 1 offrande.
    [5] 1 offrande. Vous pouvez poser une fois, gratuitement, la flèche de tempête ; elle ne déplace pas votre navire.
    [6] Laisser paître : 1 offrande. Ou festoyer : 4 offrandes, puis le dé de la faveur ; noir coûte 2 héros.
    [7] Vous perdez 1 héros ou, si vous les avez, 2 offrandes.
    [8] Sans offrande : 1 héros perdu. Sinon, le dé de navigation dit combien d’offrandes vous perdez.
    [9] 4 offrandes, et vous passez votre prochain tour.
    [10] 2 offrandes et 1 héros, jusqu’à quatre.
    [11] 1 offrande. Tant que vous la tenez, personne ne vous combat et vous ne combattez personne.
    [12] 1 offrande. Tant que vous la tenez, les flèches des autres ne déplacent pas votre navire.
    [13] Dé de navigation. Plus que votre équipage : 1 héros perdu. Sinon 2 offrandes.
    [14] 2 offrandes. Vous regardez deux cartes cachées du bord.
   *[15] 4 offrandes, puis 1 héros perdu.
}

odyssee-ask-turn = C’est votre tour. Votre navire est ici : { $place }. Dé de navigation ou flèche de tempête ?
odyssee-ask-sail = { $roll ->
    [one] Vous avez fait { $roll }. Où naviguez-vous ?
   *[other] Vous avez fait { $roll }. Où naviguez-vous ?
}
odyssee-ask-land = Vous accostez : { $isle }. { $owner } y règne. Faites-vous une enchère pour une carte ?
odyssee-ask-give = { $name } accoste votre île { $isle }. Quelle carte donnez-vous ?
odyssee-ask-give-bid = { $name } accoste votre île { $isle } et propose { $terms } pour { $card }. Acceptez-vous ?
odyssee-ask-price = { $owner } demande { $terms } pour { $card } ; sinon vous recevez { $other }. Payez-vous ?
odyssee-ask-winds = Vous rencontrez { $card }. Posez-vous la flèche de tempête ?
odyssee-ask-cattle = Vous rencontrez { $card }. Festoyez-vous, ou les laissez-vous paître ?
odyssee-ask-toll = Vous rencontrez { $card }. Perdez-vous { $heroes }, ou { $gifts } ?
odyssee-ask-look = { $count ->
    [one] Vous rencontrez { $card }. Quelle carte cachée regardez-vous ?
   *[other] Vous rencontrez { $card }. Quelles { $count } cartes cachées regardez-vous ?
}
odyssee-ask-meeting = Un autre navire croise le vôtre ({ $place }) : { $name }. La paix, ou autre chose ?
odyssee-ask-demand = { $fight ->
    [yes] { $name } exige { $terms }, sinon c’est le combat. Êtes-vous d’accord ?
   *[no] { $name } exige { $terms }. Êtes-vous d’accord ?
}
odyssee-ask-trade = { $name } donnerait { $gives } contre { $wants }. Êtes-vous d’accord ?
odyssee-ask-battle = Vous avez { $own } contre { $other }. Continuez-vous le combat, ou faites-vous une offre ? En face : { $name }.
odyssee-ask-offer = { $name } voudrait cesser le combat et donnerait { $gives } contre { $wants }. Êtes-vous d’accord ?
odyssee-wait-turn = À { $name } de jouer. La table attend.
odyssee-wait-sail = { $name } a fait { $roll } et choisit sa route.
odyssee-wait-land = { $name } a accosté ({ $isle }) et peut faire une enchère pour une carte. { $owner } y règne.
odyssee-wait-give = { $name } a accosté ({ $isle }). { $owner } choisit la carte à donner.
odyssee-wait-price = { $owner } demande { $terms } pour { $card }. { $name } décide.
odyssee-wait-card = La carte { $card } demande un choix. { $name } décide.
odyssee-wait-meeting = Deux navires se croisent ({ $place }) : { $names }. { $name } a la parole.
odyssee-wait-proposal = Une proposition est sur la table : { $names }. { $name } décide.
odyssee-wait-battle = Un combat : { $names }. { $name } a la parole.
odyssee-not-asked = Rien ne vous est demandé pour l’instant.
odyssee-plan-ask = Que ferez-vous à votre prochain tour ?
odyssee-plan-wanted = Rien ne vous est encore demandé. Si vous dites dès maintenant votre prochain tour, selon le dé ou comme un cap, personne n’aura à vous attendre.
odyssee-watching = Vous regardez la partie. Les cartes cachées restent secrètes jusqu’à la fin.
odyssee-resigned = Vous avez quitté cette partie ; le remplaçant joue votre place jusqu’à la fin.
odyssee-over-closed = La table a été fermée avant la fin de la partie. Personne n’a gagné.
odyssee-over-won = { $you ->
    [yes] Vous avez gagné !
   *[no] { $name } a gagné.
}
odyssee-over-shared = La victoire est partagée : { $names }.

odyssee-know-doom = { $turns ->
    [1] Votre équipage meurt de faim à la fin de ce tour si vous ne recevez pas d’offrande.
   *[other] Votre équipage meurt de faim à la fin de votre prochain tour si vous ne recevez pas d’offrande d’ici là.
}
odyssee-know-skip = Vous passez votre prochain tour.
odyssee-know-land = Un vent a poussé votre navire à terre : vous accostez au début de votre prochain tour.
odyssee-know-favour = { $turns ->
    [one] La flèche de tempête est gratuite pour vous à votre prochain tour.
   *[other] La flèche de tempête est gratuite pour vous à vos { $turns } prochains tours.
}
odyssee-know-free = La flèche de tempête est gratuite pour vous à ce tour.
odyssee-know-barred = Il ne vous reste pas d’offrande pour la flèche de tempête.
odyssee-know-home = Ithaque vous est ouverte.
odyssee-know-away = { $count ->
    [one] Ithaque vous sera ouverte avec { $count } jeton de moins en main, ou { $count } carte de plus.
   *[other] Ithaque vous sera ouverte avec { $count } jetons de moins en main, ou autant de cartes de plus.
}
odyssee-know-rivals = Ithaque est déjà ouverte à : { $names }.
odyssee-know-odds = { $more ->
    [0] À équipages égaux, les chances sont égales.
    [1] Avec 1 héros de plus, vous gagnez 88 combats sur 100 menés jusqu’au bout.
    [2] Avec 2 héros de plus, vous gagnez 99 combats sur 100 menés jusqu’au bout.
    [3] Avec 3 héros de plus, vous gagnez presque tous les combats.
   *[other] Avec moins de héros, on ne gagne presque jamais un combat mené jusqu’au bout.
}
odyssee-silence = { $question ->
    [turn] Si votre temps s’écoule, le dé de navigation est lancé pour vous.
    [sail] Si votre temps s’écoule, votre navire prend le plus court chemin vers l’île la plus proche où vous pouvez poser un jeton, ou vers Ithaque.
    [land] Si votre temps s’écoule, vous accostez sans enchère.
    [give] Si votre temps s’écoule, vous donnez la carte que vous tenez depuis le plus longtemps.
    [price] Si votre temps s’écoule, vous refusez.
    [winds] Si votre temps s’écoule, vous ne posez pas de flèche.
    [cattle] Si votre temps s’écoule, vous les laissez paître.
    [toll] Si votre temps s’écoule, vous payez en offrandes.
    [look] Si votre temps s’écoule, vous regardez celles qui ont les plus petits numéros.
    [meeting] Si votre temps s’écoule, vous gardez la paix.
    [battle] Si votre temps s’écoule, vous continuez le combat.
   *[proposal] Si votre temps s’écoule, vous refusez, sauf si l’on ne vous demande rien.
}

odyssee-own = Vos cartes
odyssee-own-none = Vous ne tenez aucune carte.
odyssee-own-rim = À votre seule connaissance : { $cards }.
odyssee-rim-seen = { $isle } : { $card }
odyssee-says = { $name } : { $does }
odyssee-seat-at = ici : { $place }
odyssee-seat-gone = n’est plus à la table
odyssee-seat-cards = cartes : { $cards }
odyssee-seat-no-cards = aucune carte
odyssee-seat-isles = îles : { $isles }
odyssee-badge-bot = robot
odyssee-badge-away = remplaçant
odyssee-badge-winner = gagne
odyssee-badge-active = joueur actif
odyssee-badge-asked = doit répondre
odyssee-badge-home = peut rentrer
odyssee-badge-skips = passe un tour
odyssee-badge-lands = accoste au prochain tour
odyssee-badge-doomed = va mourir de faim
odyssee-table = Le bord et la réserve
odyssee-rim-down = Cartes cachées au bord : { $isles }.
odyssee-rim-open = Cartes visibles au bord : { $cards }.
odyssee-rim-chips = Jetons au bord : { $list }.
odyssee-rim-none = Il ne reste plus de carte au bord.
odyssee-stock = { $count ->
    [one] En réserve : { $count } offrande
   *[other] En réserve : { $count } offrandes
}
odyssee-letter-more = { $question ->
    [turn] La flèche de tempête, ou toute la table
    [meeting] Une exigence, un échange, ou toute la table
    [battle] Une offre, ou toute la table
   *[other] Autre chose, ou toute la table
}
odyssee-tap-die = Lancer le dé de navigation
odyssee-tap-stay = Rester sur place
odyssee-tap-sail = Naviguer : { $place }
odyssee-tap-land = Accoster sans enchère
odyssee-tap-give = Donner { $card }
odyssee-tap-take = Accepter l’enchère
odyssee-tap-accept = Accepter
odyssee-tap-refuse = Refuser
odyssee-tap-calm = Ne pas poser de flèche
odyssee-tap-feast = Festoyer
odyssee-tap-graze = Les laisser paître
odyssee-tap-hero = Sacrifier { $heroes }
odyssee-tap-gifts = Payer { $gifts }
odyssee-tap-peace = Garder la paix
odyssee-tap-fight = Combattre
odyssee-tap-on = Continuer le combat

odyssee-pitch = Dans Odyssee, deux à six navires rentrent de Troie : posez vos jetons île après île, bravez les aventures, envoyez des tempêtes, négociez et combattez, et atteignez Ithaque en premier.
odyssee-rules = Odyssee, selon les règles de l’auteur
