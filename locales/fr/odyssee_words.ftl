odyssee-words-plan-die = Prochain tour : le dé de navigation.
odyssee-words-plan-arrow = Prochain tour : la flèche de tempête, posée en { $origin } vers { $direction }, si elle déplace les mêmes navires que maintenant ; sinon le dé de navigation.
odyssee-words-line = Lancer { $rolls } : { $does }.
odyssee-words-or = { $before } ou { $last }
odyssee-words-sail = naviguer, destination { $place }
odyssee-words-stay = rester sur place
odyssee-words-ask = la question vous est posée
odyssee-words-course = Cap : { $stops }.
odyssee-words-then = { $before }, puis { $next }
odyssee-words-home = Retour à Ithaque dès qu’elle vous est ouverte.
odyssee-words-bid = Enchère : { $terms } pour { $card }.
odyssee-words-bid-before = Enchère : { $terms } pour { $card }, si l’une de celles-ci peut venir sinon : { $others }.
odyssee-words-pay = Si un prix est demandé : jusqu’à { $terms } plutôt que de recevoir { $card }.
odyssee-words-feast = { $from ->
    [0] Bœufs du Soleil : festoyer.
    [one] Bœufs du Soleil : festoyer à partir de { $from } héros.
   *[other] Bœufs du Soleil : festoyer à partir de { $from } héros.
}
odyssee-words-graze = Bœufs du Soleil : les laisser paître.
odyssee-words-hero = Scylla : céder un héros.
odyssee-words-gifts = { $from ->
    [0] Scylla : payer en offrandes.
    [one] Scylla : payer en offrandes si vous en avez au moins { $from }.
   *[other] Scylla : payer en offrandes si vous en avez au moins { $from }.
}
odyssee-words-calm = Outre des vents : pas de tempête.
odyssee-words-look = Tirésias : regarder les cartes de ces îles : { $isles }.
odyssee-words-unless-crew = { $count ->
    [one] Pas avec moins de { $count } héros.
   *[other] Pas avec moins de { $count } héros.
}
odyssee-words-unless-gifts = { $count ->
    [one] Pas sans offrande.
   *[other] Pas avec moins de { $count } offrandes.
}
odyssee-words-unless-near = { $count ->
    [one] Pas avec un navire juste à côté du vôtre.
   *[other] Pas avec un navire à { $count } cases ou moins.
}
odyssee-words-unless-any = Plus du tout dès que quelqu’un vous a touché.
odyssee-words-hand = Qui aborde vos îles reçoit la première de celles-ci que vous tenez encore : { $cards }.
odyssee-words-hand-to = { $name } : la première de celles-ci que vous tenez encore : { $cards }.
odyssee-words-sell = Une enchère d’au moins { $terms } pour { $card } est acceptée.
odyssee-words-anyone = Tout navire
odyssee-words-margin = { $who }, si votre équipage moins l’autre fait au moins { $margin }
odyssee-words-meet = Rencontre. { $who } : { $does }.
odyssee-words-peace = la paix
odyssee-words-fight = le combat, même en réponse à une exigence
odyssee-words-demand = exiger { $terms }
odyssee-words-demand-else = exiger { $terms }, ou la paix si cela manque
odyssee-words-ransom = la paix, et une exigence allant jusqu’à { $terms } est payée
odyssee-words-battle = Combat. { $who } : { $does }.
odyssee-words-from = { $count ->
    [one] { $who }, tant que vous avez au moins { $count } héros
   *[other] { $who }, tant que vous avez au moins { $count } héros
}
odyssee-words-on = continuer le combat
odyssee-words-offer = offrir { $terms } pour arrêter
odyssee-words-accept = Une offre d’au moins { $terms } est acceptée.
odyssee-words-patience = { $hours ->
    [one] Après { $hours } heure d’éveil, votre route continue même si un navire la barre ou si une île plus lointaine a changé.
   *[other] Après { $hours } heures d’éveil, votre route continue même si un navire la barre ou si une île plus lointaine a changé.
}
odyssee-words-patience-none = La question vous est posée, quel que soit le temps qu’il faut.

odyssee-words-lapse = Ce que vous aviez dit n’allait pas : { $reason }
odyssee-words-lapse-elsewhere = Votre navire n’est pas là où commence votre plan ; la question vous est donc posée.
odyssee-words-lapse-blown = La tempête d’un autre a déplacé votre navire ; votre route s’est arrêtée là.
odyssee-words-lapse-lost = Votre navire a été perdu ; votre route s’est arrêtée là.
odyssee-words-lapse-heroes = Vous n’avez plus le même nombre de héros ; la question vous est donc posée.
odyssee-words-lapse-hunger = La faim à bord est plus grande que prévu ; la question vous est donc posée.
odyssee-words-lapse-right = Ithaque vous était fermée et vous est ouverte, ou l’inverse ; la question vous est donc posée.
odyssee-words-lapse-isle = Cette île a changé de maître, ou sa carte n’y est plus : { $isle }. La question vous est donc posée.
odyssee-words-lapse-ship = Un navire est là où le vôtre arriverait : { $name }. La question vous est donc posée.
odyssee-words-lapse-threat = { $name } peut maintenant rentrer en un tour ; la question vous est donc posée.
odyssee-words-lapse-gifts = Vous avez moins d’offrandes que vous ne le vouliez ; la question vous est donc posée.
odyssee-words-lapse-near = Un navire est plus près que vous ne le vouliez : { $name }. La question vous est donc posée.
odyssee-words-lapse-touched = Depuis, quelque chose vous est arrivé ; la question vous est donc posée.
odyssee-words-lapse-no-way = Aucun chemin ne rapproche du but de votre route ; la question vous est donc posée.
odyssee-words-lapse-not-entitled = Votre route mène à Ithaque, qui vous est encore fermée ; la question vous est donc posée.
odyssee-words-lapse-no-card = Vous n’avez plus aucune carte de votre liste ; la question vous est donc posée.
odyssee-words-lapse-not-theirs = L’autre n’a pas ce que vous exigeriez ; la question vous est donc posée.
odyssee-words-lapse-not-mine = Vous n’avez pas ce que vous offririez ; la question vous est donc posée.
odyssee-words-lapse-too-dear = On exige plus que vous ne vouliez payer ; la question vous est donc posée.
