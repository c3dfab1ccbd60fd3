ahead-closed = Tout le monde est interrogé en même temps et les réponses sont ouvertes ensemble. Répondre tôt ne fait rien perdre : votre réponse ne compte que si toutes les personnes avant vous sont d’accord ; attendre ne vous apprendrait donc rien.
ahead-wait-asking = Tout le monde est interrogé ; les réponses sont ouvertes ensemble.
ahead-ask-later = Que ferez-vous quand ce sera à vous ?
ahead-sealed = Votre réponse est scellée dans son enveloppe.
ahead-sealed-note = Vous pouvez changer ou retirer votre réponse jusqu’à sa lecture. Personne ne voit qu’elle est là.
ahead-covered-says = En l’état, cela dit : « { $deed } »
ahead-covered-note = Jusqu’à ce que ce soit lu, vous pouvez répondre autrement ci-dessous.
ahead-lies = Ce que vous avez dit d’avance
ahead-change = Changer la réponse
ahead-withdraw = Retirer ce que vous avez dit
ahead-withdraw-ask = Retirer ce que vous avez dit ?
ahead-withdraw-note = Ce que vous avez dit de ce trajet, du suivant et de votre propre prochain tour disparaît. On vous consultera, à moins qu’une de vos consignes permanentes ne réponde ; consignes permanentes et patience restent telles quelles.
ahead-review-open = Vous pouvez le changer jusqu’à sa lecture.
ahead-used = { $how ->
    [envelope] Votre enveloppe le disait.
    [next] Vous l’aviez dit au trajet précédent.
    [order] Votre cap ou une consigne le disait.
    [patience] Votre patience était à bout.
   *[silence] Votre temps était écoulé.
}

ahead-plain-agree = D’accord, et passer si quelqu’un s’oppose
ahead-plain-pass = Passer quand ce sera à moi
ahead-quiet = Votre réponse, si personne ne s’oppose avant vous
ahead-contested = Si quelqu’un s’oppose
ahead-discussion = Que faites-vous ?
ahead-when-asked = Quand ce sera à vous
ahead-say = Décider pour tout le débat
ahead-say-note = On ne vous demandera plus rien : un camp, et jusqu’où vous allez.
ahead-wind-legend = Rejouez-vous ?
ahead-pass = Passer, quoi qu’il arrive
ahead-own = Poser le noir sur un troisième lieu
ahead-own-note = Si cela ne vous est plus permis ou si votre limite ne suffit pas, vous passez.
ahead-ask = Me consulter à ce moment-là
ahead-pill = { $word ->
    [pass] passer
    [blue] bleu
    [red] rouge
    [black] noir
    [own] noir
    [fine] d’accord
    [object] s’opposer
   *[ask] me consulter
}
ahead-most = Nombre maximal de cartes
ahead-most-note = { $count ->
    [one] La limite vaut pour tout le trajet. Vous jouez juste assez de cartes pour mener, les oppositions avant Zeus, et vous passez si la limite ne suffit pas. Vous en avez { $count } qui compte.
   *[other] La limite vaut pour tout le trajet. Vous jouez juste assez de cartes pour mener, les oppositions avant Zeus, et vous passez si la limite ne suffit pas. Vous en avez { $count } qui comptent.
}
ahead-hold = Tenir la tête avec une carte de plus
ahead-hold-note = Si votre camp mène déjà quand c’est à vous, vous passez ; avec ceci vous ajoutez une carte tant que quelqu’un peut jouer contre lui.
ahead-third-legend = Si le noir est posé
ahead-third-choice = { $kind ->
    [same] Faire de même
    [pass] Passer
   *[ask] Me consulter
}
ahead-gives-up-black = Soutenir un camp fait renoncer à poser le noir pendant ce trajet, si vous en aviez encore le droit.
ahead-first = Mais me consulter d’abord tant que je peux encore poser le noir
ahead-plagued = calamité : la retirer coûte des cartes
ahead-won = Si le bateau va où vous proposez
ahead-wind = { $card ->
    [wind] Jouer un vent
    [zeus] Jouer un Zeus comme vent
   *[either] Jouer un vent, sinon un Zeus
}
ahead-from = départ : { $place }
ahead-way-on = Et proposer ensuite
ahead-way-else = Ou, si une calamité l’empêche
ahead-way-note = La carte est gardée pour cela. Vous pouvez aussi choisir le chemin à ce moment-là.
ahead-way-open = Je déciderai alors

ahead-then = Et ensuite ?
ahead-then-note = Si vous le dites maintenant, personne ne vous attendra au prochain trajet : une demi-minute ici épargne une demi-journée à tous. Cela vaut pour ce seul trajet.
ahead-then-plan = Ensuite c’est votre tour
ahead-then-plan-note = Prévoyez-le maintenant et la partie continue aussitôt. Vous pouvez changer jusqu’au début de votre tour.
ahead-next-at = Quand l’escale est { $place }
ahead-next-fine = Tous les chemins me vont
ahead-next-fine-note = D’accord, et passer si quelqu’un s’oppose
ahead-next-by-way = Décider selon le chemin
ahead-next-ways-legend = Si ceci est proposé
ahead-next-contested = Si quelqu’un s’oppose alors
ahead-next-cards = Avec combien de cartes
ahead-next-cards-note = { $count ->
    [one] Les oppositions avant Zeus ; vous en avez { $count } qui compte.
   *[other] Les oppositions avant Zeus ; vous en avez { $count } qui comptent.
}
ahead-plan-from = Départ { $place } : proposer
ahead-plan-way = { $number ->
    [1] De préférence
    [2] Sinon
   *[other] Ou sinon
}
ahead-plan-open = Me consulter à ce moment-là
ahead-pandora = { $kind ->
    [pandora] Avec une Pandore, si j’en ai une
    [either] Avec Pandore, sinon un Zeus
   *[no] Non
}
ahead-temple = Construire un temple, si les cartes temple suffisent
ahead-temple-note = Aucun Zeus n’y est dépensé, ni un vent que vous avez promis.
ahead-keep = Cartes à garder en main

ahead-or = { $before } ou { $last }
ahead-else = { $before }, sinon { $next }
ahead-if-quiet = Si personne ne s’oppose avant vous : { $word }
ahead-if-any = Si quelqu’un s’oppose : { $word }
ahead-if-lies = Dans ce débat : { $word }
ahead-if-first = Tant que vous pouvez encore poser le noir : { $word }
ahead-word-agree = vous êtes d’accord.
ahead-word-object = vous vous opposez, voulez { $place } et jouez { $cards }.
ahead-word-pass = vous passez.
ahead-word-pass-whatever = vous passez, quoi qu’il arrive.
ahead-word-ask = on vous consulte.
ahead-ask-whatever = On vous consulte quand votre tour vient, quoi qu’il arrive avant.
ahead-word-against = { $side ->
    [blue] Tant que le bleu mène, au plus { $most }.
    [red] Tant que le rouge mène, au plus { $most }.
   *[black] Tant que le noir mène, au plus { $most }.
}
ahead-word-hold = Même en tête, vous ajoutez une carte.
ahead-word-else-pass = Si ce camp mène déjà quand votre tour vient, vous passez et n’y revenez plus.
ahead-word-black = { $most ->
    [one] vous posez le noir sur { $place } avec au plus { $most } carte. Si ce n’est pas possible : { $otherwise }
   *[other] vous posez le noir sur { $place } avec au plus { $most } cartes en tout. Si ce n’est pas possible : { $otherwise }
}
ahead-third = { $kind ->
    [same] Cela vaut même si le noir est posé.
    [pass] Si le noir est posé, vous passez.
   *[ask] Si le noir est posé, on vous consulte.
}
ahead-won-wind = { $card ->
    [wind] Si votre proposition l’emporte : vous jouez un vent.
    [zeus] Si votre proposition l’emporte : vous jouez un Zeus comme vent.
   *[either] Si votre proposition l’emporte : vous jouez un vent, sinon un Zeus.
}
ahead-won-next = Départ { $at } : vous proposez alors { $places }.
ahead-won-rest = Si votre proposition l’emporte : vous ne jouez pas de vent.
ahead-won-ask = Si votre proposition l’emporte : on vous demande si vous jouez un vent.
ahead-next-any = Escale { $at }, quoi qu’on propose : { $word }
ahead-next-ways = Escale { $at }, si l’on propose { $ways } : { $word }
ahead-plan-at = Escale { $at } : vous proposez { $places }.
ahead-plan-anywhere = Où que soit le bateau, vous proposez { $places }.
ahead-plan-pandora = { $card ->
    [pandora] D’abord, vous tirez 2 cartes avec Pandore, si vous en avez une.
    [zeus] D’abord, vous tirez 2 cartes avec un Zeus comme Pandore, si vous en avez un.
   *[either] D’abord, vous tirez 2 cartes avec Pandore, sinon avec un Zeus.
}
ahead-plan-temple = { $keep ->
    [0] Vous construisez un temple, si les cartes temple suffisent.
    [one] Vous construisez un temple, si les cartes temple suffisent et qu’il reste { $keep } carte en main.
   *[other] Vous construisez un temple, si les cartes temple suffisent et qu’il reste { $keep } cartes en main.
}
ahead-order-at = Quand l’escale est { $place } :
ahead-order-agree = Vous acceptez toute proposition.
ahead-order-agree-but = Vous acceptez toute proposition, sauf { $places }.
ahead-order-object = Si { $to } est proposé, vous vous opposez, voulez { $with } et jouez { $cards }.
ahead-order-until-turn = Cela vaut jusqu’à la fin de votre prochain tour.
ahead-order-until-day = Cela vaut jusqu’à la fin de ce jour : { $day } ({ $zone }).
ahead-patience-agree = { $hours ->
    [one] Si vous n’avez pas regardé après { $hours } heure d’éveil : vous êtes d’accord, puis vous passez.
   *[other] Si vous n’avez pas regardé après { $hours } heures d’éveil : vous êtes d’accord, puis vous passez.
}
ahead-patience-none = Votre patience ne dit rien : on vous consulte toujours.

ahead-course = Cap
ahead-course-legend = Où le bateau doit-il aller ?
ahead-course-note = Cela épargne des jours à tous : le cap vaut où que soit le bateau, jusqu’à ce qu’il y soit allé ou que vous le changiez.
ahead-course-more = Ce qui y mène, ou demande au plus un trajet de plus, vous convient. On vous consulte de nouveau quand une calamité vient ou s’en va, quand il ne manque qu’un but à quelqu’un, et quand votre dernier but est proche.
ahead-course-none = Pas de cap : me consulter chaque fois
ahead-course-goals = Mes buts : { $places }
ahead-course-else = Ce qui en éloigne davantage
ahead-course-object = { $most ->
    [one] M’opposer, avec 1 carte au plus
   *[other] M’opposer, avec { $most } cartes au plus
}
ahead-course-ask = { $most ->
    [one] Me consulter ; au débat 1 carte au plus
   *[other] Me consulter ; au débat { $most } cartes au plus
}
ahead-course-agree = { $most ->
    [0] D’accord aussi ; passer au débat
    [one] D’accord aussi ; au débat 1 carte au plus
   *[other] D’accord aussi ; au débat { $most } cartes au plus
}
ahead-course-to = { $count ->
    [one] Par le chemin le plus court : { $places }.
   *[other] Dans l’ordre le plus court : { $places }.
}
ahead-course-within = { $within ->
    [0] Vous acceptez le chemin le plus court, où que soit le bateau.
    [one] Vous acceptez le chemin le plus court, où que soit le bateau, et tout autre plus long de { $within } trajet.
   *[other] Vous acceptez le chemin le plus court, où que soit le bateau, et tout autre plus long de { $within } trajets au plus.
}
ahead-course-beyond-object = { $most ->
    [one] Sinon vous vous opposez, si vous avez { $most } carte qui compte, et n’en jouez pas plus.
   *[other] Sinon vous vous opposez, si vous avez { $most } cartes qui comptent, et n’en jouez pas plus.
}
ahead-course-beyond-ask = Sinon on vous consulte.
ahead-course-beyond-agree = Vous acceptez aussi tout le reste.
ahead-course-back = { $most ->
    [0] Dans un débat, vous passez.
    [one] Dans un débat, vous soutenez le lieu le plus proche, avec { $most } carte au plus.
   *[other] Dans un débat, vous soutenez le lieu le plus proche, avec { $most } cartes au plus.
}
ahead-course-change = Changer ou abandonner le cap
ahead-course-dropped = Vous ne fixez plus de cap.
ahead-lapse-plague = Une calamité est venue ou s’en est allée, ce qui met fin à votre cap : on vous consulte donc.
ahead-lapse-rival = Il ne manque plus qu’un but à { $name }, ce qui met fin à votre cap : on vous consulte donc.
ahead-lapse-last-goal = Votre dernier but est proche. Votre cap vous laisse en décider : on vous consulte donc.

ahead-lapse = Votre réponse donnée d’avance ne convenait pas : { $reason }
ahead-lapse-no-rule = Votre réponse donnée d’avance ne dit rien de ce lieu du rouge : on vous consulte donc.
ahead-lapse-black = Le noir a été posé ; pour ce cas, vous vouliez qu’on vous consulte.
ahead-lapse-no-way = Aucun des chemins que vous avez nommés n’est libre : on vous consulte donc.
ahead-lapse-elsewhere = Le bateau n’est pas là où commence la suite de votre chemin : on vous consulte donc.
ahead-fault-number = Veuillez donner un nombre entier de { $least } à { $most }.
ahead-fault-way = Ce chemin ne commence pas au lieu que vous proposez.
ahead-fault-nothing-said = Rien n’est encore choisi. Veuillez choisir quelque chose pour au moins un lieu.
ahead-fault-nothing-sealed = Il n’y a pas de réponse à retirer : elle a déjà été lue, ou n’a jamais été donnée.
ahead-fault-day = Veuillez donner un jour à partir d’aujourd’hui.
ahead-fault-too-much = C’est plus que ce qui peut être gardé. Veuillez en dire moins.
ahead-fault-unreadable = L’envoi n’a pas pu être lu, rien n’a donc été changé. Tout ce que vous avez choisi figure ci-dessous : veuillez le relire et l’envoyer de nouveau. Si cette phrase revient, choisissez de nouveau ce que vous dites d’avance.

orders = Consignes permanentes
orders-link = Consignes permanentes
orders-change = Modifier les consignes permanentes
orders-lead = Elles répondent pour vous à chaque trajet dont ni votre enveloppe ni ce que vous avez dit du trajet suivant ne disent rien. La première qui s’applique compte. Ce qui ne convient pas n’est jamais forcé : on vous consulte alors. Chaque usage vous est signalé.
orders-none = Vous n’avez aucune consigne permanente.
orders-drop = Retirer
orders-new = Une nouvelle consigne
orders-at = Quand l’escale est
orders-anywhere = n’importe quel lieu
orders-says = Ce qu’elle dit
orders-agree = Accepter toute proposition
orders-but = Mais me consulter pour
orders-or = ou
orders-no-place = aucun lieu
orders-object = S’opposer à certains lieux
orders-to = Si ceci est proposé
orders-until = Jusqu’à quand
orders-until-note = Elle prend fin aussi quand un de vos objectifs est révélé.
orders-until-turn = Jusqu’à la fin de mon prochain tour
orders-until-day = Jusqu’à un jour précis
orders-day = Le dernier jour ({ $zone })
orders-review = Enregistrer cette consigne ?
orders-review-drop = Retirer cette consigne ?
orders-tried = Ce que vos consignes auraient répondu à vos dernières questions
orders-tried-none = On ne vous a encore rien demandé qui permette de les essayer.
orders-tried-line = Tour { $turn }. { $did } Les consignes : { $word }
orders-silent = rien ; on vous consulterait.
orders-back = Retour à la table
patience = Patience
patience-lead = Si vous n’avez pas regardé pendant ce nombre d’heures d’éveil, vous êtes d’accord, et passez dès que quelqu’un s’est opposé. Désactivée tant que vous ne l’activez pas.
patience-hours = Nombre d’heures d’éveil
patience-off = La désactiver
patience-review = Enregistrer ce réglage ?
patience-review-off = Désactiver votre patience ?

ahead-before = Répondre avant la proposition
ahead-before-note = Si vous le dites maintenant, personne ne vous attendra, quoi que propose { $name }. Cela vaut pour ce trajet.
ahead-next-here = Départ { $place }, l’escale actuelle
ahead-covered = Ce que vous avez dit d’avance y répond.
