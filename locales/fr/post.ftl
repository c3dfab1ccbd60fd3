## Les lettres, et ceux qui n’en reçoivent pas
post-off-table = Vous ne recevez pas de lettres sur cette table, parce que vous n’en vouliez pas. Votre pendule part alors dès qu’on vous interroge.
post-off-all = Vous ne recevez aucune lettre de notre part, parce que vous n’en vouliez pas. Vos pendules partent alors dès qu’on vous interroge.
post-off-refused = Votre serveur de messagerie a refusé nos lettres, nous avons donc cessé de vous écrire. Vos pendules partent alors dès qu’on vous interroge.
post-again = Écrivez-moi de nouveau

## Mes lettres
post-link = Lettres qui me sont adressées
post-title = Lettres qui me sont adressées
post-settings = Comment elles peuvent venir
post-save = Enregistrer
post-list = Ce qu’elles sont devenues
post-none = On ne vous a encore rien écrit.
post-note = Ce que disait une lettre n’est pas gardé ici ; votre messagerie l’a.
post-of-table = { $kind } · table { $code }
post-kind = { $kind ->
    [confirm] Est-ce votre adresse ?
    [invitation] Invitation
    [seated] Vous avez une place
    [begins] La partie commence
    [question] Une question pour vous
    [reminder] Rappel
    [away] Le remplaçant tient votre place
    [offered] Votre place est proposée
    [given] Votre place a été reprise
    [talk] Dit à la table
    [called-off] Annulée
    [over] La partie est finie
    [sign-in] Le chemin vers vos tables
    [fresh-link] Un nouveau lien
    [reply] Votre réponse par e-mail
    [keep] Garder votre partie
   *[digest] Plusieurs tables en une lettre
}
post-written = Écrite le { $when }.
post-sent = Envoyée le { $when }.
post-waits = Elle attend jusqu’au { $when }.
post-leaves = Elle va partir.
post-retried = Elle n’est pas encore passée. Prochain essai : { $when }.
post-dead = Abandonnée après de nombreux essais, le { $when }.
post-refused = { $why ->
    [address] Cette adresse n’existe pas. Refusée le { $when }.
    [full] Votre boîte est pleine. Refusée le { $when }.
    [policy] Votre serveur de messagerie ne prend pas nos lettres. Refusée le { $when }.
   *[other] Refusée par le serveur de messagerie le { $when }.
}
post-said = Le serveur de messagerie a répondu : { $reply }
post-unwanted = { $why ->
    [answered] Pas envoyée : vous aviez déjà répondu.
    [unsubscribed] Pas envoyée : vous ne voulez pas de lettres à ce sujet.
    [blocked] Pas envoyée : vous ne voulez pas de lettres.
    [refused] Pas envoyée : votre serveur de messagerie avait refusé des lettres.
    [resigned] Pas envoyée : vous aviez quitté la partie.
    [left] Pas envoyée : vous aviez quitté la table.
    [begun] Pas envoyée : la partie avait commencé.
    [over] Pas envoyée : la partie était finie.
    [called-off] Pas envoyée : la table était annulée.
    [confirmed] Pas envoyée : vous aviez déjà confirmé.
    [late] Pas envoyée : elle serait arrivée trop tard.
    [told] Pas envoyée : il n’y avait rien de nouveau.
    [apart] Pas envoyée : son contenu est venu en lettres séparées.
    [many] Pas envoyée : il y en avait trop de cette sorte.
    [erased] Pas envoyée : il n’y avait plus d’adresse.
   *[other] Pas envoyée : personne n’en avait plus besoin.
}

## Deadlines for a calendar
post-calendar = Joindre les échéances pour mon agenda, en fichier avec les lettres qui m’interrogent
calendar-summary = { $game } { $code } : votre réponse est attendue
calendar-description = D’ici là, votre réponse est attendue. La question se trouve dans votre e-mail et sur la page de la table ; si vous avez répondu, il n’y a rien à faire.
calendar-download = L’inscrire dans mon agenda

## Plusieurs tables en une lettre
gather-title = Quand on m’interroge à plusieurs tables
gather-way = { $way ->
    [every] Une lettre pour toutes les tables, jamais plus souvent que l’intervalle ci-dessous
    [daily] Une lettre pour toutes les tables, une fois par jour à mon heure
   *[each] Une lettre pour chaque table, au fur et à mesure
}
gather-hint = Rien ne se perd, tout vient seulement plus tard : une pendule part quand sa lettre est partie.
gather-hours = Heures entre deux lettres
gather-time = Heure du jour
fault-gather-hours = Un nombre entier d’heures, de 1 à { $most }.
letter-digest-subject = Penelope : vos tables
letter-digest = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
letter-digest-also = Vous attendent aussi
letter-digest-why = Vous recevez cette lettre parce que vous souhaitiez les questions de toutes vos tables en une seule.
letter-digest-settings = Changer la façon dont les lettres viennent
post-next = La prochaine lettre pour vous sur cette table part le { $when }.
post-next-any = La prochaine lettre pour vous part le { $when }.
