## What a place would mean for the reader's goals
effect-goal = { $place } est votre objectif.
effect-at = Distances, escale { $place } : { $list }.
effect-way = { $goal } { $there } (maintenant { $now })
effect-beside = Distances de vos objectifs depuis chaque lieu :
effect-since = Distances de vos objectifs : { $list }.
effect-before = { $goal } { $now } (avant { $before })
goal-below-ship = le bateau y est ; il doit repartir et revenir

## The answers
answer-fine = Cela me va
answer-fine-pass = Cela me va, et je passe
answer-object = M’opposer…
answer-later = Plus tard
answer-play = Jouer { $count } et mener
answer-play-for = { $yours ->
    [yes] { $count } pour votre lieu (en tête)
   *[no] { $count } pour { $name } (en tête)
}
answer-play-these = { $back } : jouer ces cartes
answer-up-to = Jusqu’à { $count }
answer-in-all = jusqu’à { $most } en tout
answer-black = Un troisième lieu…
answer-say-this = Dire cela
asked-all-the-same = La question vous est posée quand même, pour que personne n’apprenne ce que vous avez en main.
fault-asked-already = C’est à vous de répondre maintenant : choisissez ce que vous faites.
letter-fine = D’accord ; me consulter si quelqu’un s’oppose

## And if somebody objects
chip-contested = Et si quelqu’un s’oppose
chip-again = Si votre tour de parler revient
chip-up-to = { $most ->
    [one] { $back }, jusqu’à 1 carte
   *[other] { $back }, jusqu’à { $most } cartes
}
chip-up-to-more = { $back }, jusqu’à { $more } de plus ({ $most } en tout)
back-name = Soutenir { $name } ({ $place })
back-own = Défendre { $place }
back-own-proposal = Défendre ma proposition
back-proposal = Soutenir la proposition
back-objector = Soutenir qui s’oppose
no-black = Pas de troisième lieu
pill-as-above = comme ci-dessus
pill-objector = l’opposition
rows-legend = Si quelqu’un préfère un autre lieu
rows-note = Exceptions à ce que vous avez choisi plus haut.
if-wanted = Si quelqu’un préfère { $places } : { $word }
if-elsewhere = Si c’est un autre lieu : { $word }
word-back = { $most ->
    [one] vous soutenez { $who } avec au plus 1 carte.
   *[other] vous soutenez { $who } avec au plus { $most } cartes en tout.
}
who-name = { $name }
who-own = votre propre lieu
who-proposal = la proposition
who-objector = l’opposition
who-black = le noir

## Folded away
fold-then = Gagner des jours pour tous : un cap, le trajet suivant
fold-plan = Gagner des jours pour tous : un cap, votre propre tour
fold-further = Plus : selon le lieu, un troisième lieu, garder la tête
fold-cards = Plus : d’autres cartes, le débat entier
said-now = Ce trajet
said-next = Le trajet suivant

## Who leads
leads-with = { $you ->
    [yes] Vous êtes en tête : { $place }.
   *[no] { $name } est en tête : { $place }.
}
leads-name = { $you ->
    [yes] Vous êtes en tête, { $tally }.
   *[no] { $name } est en tête, { $tally }.
}
leads-tie = Il y a égalité : le lieu nommé en premier est en tête.
tie-rule = À égalité, le lieu nommé en premier est en tête : la proposition avant l’opposition, les deux avant le troisième lieu.
needed-to-lead = { $count ->
    [one] mènerait avec 1 carte de plus
   *[other] mènerait avec { $count } cartes de plus
}
ask-discussion = Passez-vous, ou jouez-vous des cartes ?
wait-discussion = { $name } doit répondre.
badge-side-place = veut { $place }
review-side-name = Votre camp pour ce trajet : { $name }.
review-keep = Laisser ainsi
story-support-own = { $you ->
    [yes] Vous jouez { $cards } pour votre propre lieu.
   *[no] { $name } joue { $cards } pour son propre lieu.
}
story-support-name = { $you ->
    [yes] Vous jouez { $cards } pour { $owner }.
   *[no] { $yours ->
        [yes] { $name } joue { $cards } pour vous.
       *[no] { $name } joue { $cards } pour { $owner }.
    }
}
story-settled-name = { $you ->
    [yes] Vous gagnez le débat.
   *[no] { $name } gagne le débat.
}

## When time is out
silence-asking = Ensuite, votre silence vaut accord.
silence-discussion = Ensuite, votre silence vaut une passe.
silence-wind = Ensuite, aucun vent n’est joué.
silence-action = Ensuite, le remplaçant propose pour vous.

## What happened
table-steps = { $count ->
    [one] Étape par étape (1 ligne)
   *[other] Étape par étape ({ $count } lignes)
}
happened-sails = Le bateau est allé à ce lieu : { $place }.
happened-agreed = { $you ->
    [yes] Nouvelle escale : { $place }. Vous l’aviez proposée, tous étaient d’accord.
   *[no] Nouvelle escale : { $place }. Proposée par { $name }, tous étaient d’accord.
}
happened-won = { $you ->
    [yes] Nouvelle escale : { $place }. Vous avez gagné le débat ({ $tally }).
   *[no] Nouvelle escale : { $place }. { $name } a gagné le débat ({ $tally }).
}
happened-own-won = { $yours ->
    [yes] Vous aviez joué { $cards } pour votre propre lieu : gagné { $by }.
   *[no] Vous aviez joué { $cards } pour { $name } : gagné { $by }.
}
happened-own-lost = { $yours ->
    [yes] Vous aviez joué { $cards } pour votre propre lieu : perdu { $by }.
   *[no] Vous aviez joué { $cards } pour { $name } : perdu { $by }.
}
happened-margin = { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
}
happened-tie = à égalité, car le lieu nommé en premier est en tête

## Cards and chart
card-does = { $card ->
    [objection] compte dans un débat
    [temple] bâtit des temples : plus de cartes à chaque tour
    [wind] un trajet de plus dans votre tour
    [plague] interdit un lieu
    [zeus] remplace n’importe quelle carte
   *[pandora] pioche 2 cartes dans votre tour
}
chart-play-for = Jouer pour
legend = Ce que veulent dire les signes
legend-goal = vos objectifs ; vous seul les voyez
legend-plague = une calamité : personne ne peut proposer ce lieu
legend-ways = où le bateau peut aller maintenant
legend-wake = d’où il est venu
legend-number = trajets du bateau jusqu’à ce lieu
legend-pins = lieux souhaités : B la proposition, R l’opposition, K le troisième lieu

## The next movement
next-decide = Décider de
next-by-chart = Touchez les lieux sur la carte : d’accord, me consulter, m’opposer, tour à tour. Ou choisissez ici.

## Standing orders
orders-common = Les trois plus courantes
orders-common-agree = D’accord avec toute proposition jusqu’à la fin de mon prochain tour
orders-common-pass = Passer dès que quelqu’un s’oppose, jusqu’à la fin de mon prochain tour
orders-common-patience = Après 24 heures d’éveil de silence : d’accord, puis passer
