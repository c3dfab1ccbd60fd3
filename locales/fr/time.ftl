## Les heures, dans le fuseau du lecteur
time-weekday = { $day ->
    [mo] lundi
    [tu] mardi
    [we] mercredi
    [th] jeudi
    [fr] vendredi
    [sa] samedi
   *[su] dimanche
}
time-month = { $month ->
    [m1] janvier
    [m2] février
    [m3] mars
    [m4] avril
    [m5] mai
    [m6] juin
    [m7] juillet
    [m8] août
    [m9] septembre
    [m10] octobre
    [m11] novembre
   *[m12] décembre
}
time-date = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
time-clock = { $hour } h { $minute }
time-moment = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { $month } à { $time } ({ $zone })
time-now = d’ici une minute
time-ahead = { $unit ->
    [minute] dans { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
    [hour] dans { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
   *[day] dans { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
}
time-ago = { $unit ->
    [minute] il y a { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
    [hour] il y a { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
   *[day] il y a { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
}

## Le rythme d’une table, en chiffres choisis
pace-own = Vos propres chiffres
pace-own-more = Remplissez les trois champs ci-dessous.
pace-own-numbers = { $bank ->
    [one] { $bank } heure
   *[other] { $bank } heures
} et { $increment } de plus à chaque question, { $cap } au plus ; seules comptent les heures d’éveil
pace-bank = Heures au départ
pace-increment = Heures de plus à chaque question
pace-cap = Heures au plus
pace-cap-hint = Ces trois nombres ne comptent que si vous avez choisi vos propres chiffres. Les heures de sommeil ne comptent pas.
fault-pace-bank = Un nombre entier d’heures, de 0 à { $most }.
fault-pace-increment = Un nombre entier d’heures, de { $least } à { $most }.
fault-pace-cap = Un nombre entier d’heures : pas moins que les deux autres ensemble, et { $most } au plus, pour que chaque pendule ait une fin.

## Où l’on vit
person-zone = Votre fuseau horaire
person-zone-guess = Supposé : à vérifier.
person-zone-hint = Votre pendule s’arrête la nuit, et toutes les heures vous sont données dans ce fuseau.
fault-zone = Nous ne connaissons pas ce fuseau horaire. Choisissez-en un dans la liste.
fault-zone-unsaid = Veuillez confirmer votre fuseau horaire : votre pendule doit savoir quand vous dormez. Nous en avons supposé un ; corrigez-le s’il est faux.

## Quand on est éveillé
my-hours = Mes heures et mes congés
hours-title = Mes heures
hours-lead = Votre pendule ne tourne que pendant vos heures d’éveil. Les changements valent à partir de la prochaine question.
hours-now = Heure actuelle là-bas : { $now }.
hours-from = Éveil à partir de
hours-to = Éveil jusqu’à
hours-to-hint = Cela peut dépasser minuit : de 22 h à 6 h, par exemple.
hours-free = Jours libres
hours-free-hint = Ces jours-là, votre pendule est arrêtée.
hours-save = Enregistrer mes heures
fault-time = Écrivez une heure, comme 08:00.
fault-waking-same = Choisissez deux heures différentes : avec deux fois la même, personne ne saurait si vous ne dormez jamais ou ne vous réveillez jamais.
fault-waking-short = Au moins { $least } heures par jour ; sinon une question pourrait rester ouverte pendant des mois.
fault-waking-long = Au plus { $most } heures par jour : une pendule ne doit pas tourner pendant que vous dormez.
fault-free-all = Il faut qu’il reste au moins un jour de la semaine pour jouer.

## Congés
vacation-title = Congés
vacation-lead = Pendant votre absence, toutes vos pendules sont arrêtées, même celles qui tournent. Les congés se terminent d’eux-mêmes.
vacation-left = { $left ->
    [one] Il reste { $left } jour pour { $year }.
   *[other] Il reste { $left } jours pour { $year }.
}
vacation-none = Vous n’en avez annoncé aucun.
vacation-days = du { $first } au { $last }
vacation-begins = Ils commencent le { $when }.
vacation-ends = Ils se terminent le { $when }.
vacation-now = maintenant
vacation-first = Premier jour
vacation-first-hint = À partir d’aujourd’hui veut dire tout de suite.
vacation-last = Dernier jour
vacation-submit = Annoncer ces congés
vacation-back = Je suis de retour
vacation-cancel = Annuler
fault-date = Écrivez un jour, comme 2026-12-24.
fault-vacation-backwards = Le dernier jour est avant le premier.
fault-vacation-past = Des congés commencent au plus tôt aujourd’hui : le temps passé ne se rend pas.
fault-vacation-far = Annoncez vos congés au plus tôt un an à l’avance.
fault-vacation-twice = Vous avez déjà annoncé certains de ces jours.
fault-vacation-allowance = { $left ->
    [0] Il ne reste aucun jour pour { $year }.
    [one] Il ne reste que { $left } jour pour { $year }.
   *[other] Il ne reste que { $left } jours pour { $year }.
}

## Combien de temps dure une partie
fact-days = Durée
forecast-days = environ { $days ->
    [one] { $days } jour.
   *[other] { $days } jours.
}
forecast-hint = Une estimation, d’après les heures d’éveil des joueurs présents et le temps que des joueurs simulés mettent à lire leurs e-mails.

clock-own-due = Votre réponse est attendue avant le { $when }.
clock-latest = La table attend jusqu’au { $when }. Congés, lettres retenues et temps offert par l’hôte s’y ajoutent.
clock-bot = { $name } est un robot ; la réponse vient dans un instant.
clock-look = Regarder de nouveau
away-own = Le remplaçant joue pour vous en ce moment, car votre temps s’est écoulé. Personne ne vous en veut : reprenez votre place quand vous voulez.
away-back = Je suis de retour
more-time = Donner plus de temps
more-time-to = À qui
more-time-all = À tous
more-time-more = Si la personne choisie a une question ouverte, elle reçoit autant de temps qu’avec une nouvelle question. Personne ne voit qui doit encore répondre : cette page est donc la même dans les deux cas.
more-time-given = Le temps est donné : si une personne choisie est interrogée en ce moment, elle a autant de temps en plus qu’avec une nouvelle question, au plus le double du temps de réponse le plus long. Personne ne voit si quelqu’un est interrogé, pas même vous.
more-time-submit = Donner plus de temps

letter-due = Votre réponse est attendue avant le { $when }.
letter-reminder = Un rappel : la table attend toujours votre réponse.
letter-away = Le remplaçant a repris votre place
letter-away-more = Votre temps s’est écoulé deux fois de suite ; le remplaçant joue donc pour vous, afin que les autres n’attendent pas. La place reste la vôtre : ouvrez la table et touchez « Je suis de retour » quand vous voulez.

attention-quiet = N’envoyer les lettres des parties que pendant mes heures d’éveil
attention-most = Lettres de parties par jour, au plus
attention-most-hint = Vide : autant qu’il y en a. Les autres lettres attendent le lendemain ; une pendule ne part que lorsque la lettre est partie.
fault-letters-a-day = Un nombre entier de 1 à 100, ou rien.
away-offered = Les autres cherchent quelqu’un pour votre place ; d’ici là, un geste suffit pour revenir.
