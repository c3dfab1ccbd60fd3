## Beside the game: talk, the seat, the way out, old links
talk = Conversation
talk-nothing = Personne n’a encore rien dit.
talk-say = Dire quelque chose à la table
talk-send = Envoyer
talk-note = Toute la table le lira, au plus tard avec la prochaine lettre. Ne révélez rien de ce que seule votre place peut savoir.
talk-remove = Retirer
talk-empty = Le message est vide : écrivez quelques mots.
talk-too-long = C’est plus long que 500 caractères ; raccourcissez, s’il vous plaît.
talk-too-often = C’était beaucoup en une heure. Attendez un peu ; votre texte est conservé ci-dessous.
notes = Mes notes
notes-keep = Enregistrer mes notes
notes-hint = Personne d’autre que vous ne peut les lire, ni maintenant ni après la fin ; elles ne figurent dans aucune archive.
notes-download = Télécharger en fichier texte
notes-too-long = Cela dépasse { $most } caractères ; veuillez raccourcir. Rien n’est perdu, et rien n’a encore été enregistré.
notes-changed = Vos notes ont été modifiées ailleurs depuis que vous avez ouvert cette page. En haut se trouve ce que vous avez écrit, en dessous ce qui est enregistré ; si vous enregistrez de nouveau, votre texte remplace l’autre.
notes-there = Enregistré en ce moment :
seat-own = Votre place
seat-named = Vous voyez la table comme { $name }.
seat-not-me = Ce n’est pas vous, ou un lien s’est égaré ?
seat-not-me-note = Tous les liens et connexions de cette place cessent aussitôt de fonctionner, cette page aussi, et la personne qui y joue reçoit un nouveau lien par lettre.
seat-new-links = Envoyer de nouveaux liens
seat-mail = Réponses par e-mail
seat-mail-off = Quand vous répondez à une lettre, votre réponse revient avec un lien pour la confirmer.
seat-mail-on = Quand vous répondez à une lettre, votre réponse compte tout de suite, si nous pouvons vérifier qu’elle vient de votre adresse.
seat-mail-to-on = Laisser compter tout de suite les réponses par e-mail
seat-mail-to-off = Confirmer d’abord les réponses par e-mail
resign = Quitter cette partie pour de bon
resign-title = { $name }, quitter la partie ?
resign-more = { $then ->
    [goes-on] Le remplaçant, un robot, joue votre place jusqu’à la fin et vous ne pourrez pas revenir. Tous l’apprennent avec la prochaine lettre.
    [stands-still] Vous ne pourrez pas revenir. Toutes les autres personnes qui jouent ici sont absentes en ce moment : la partie est suspendue jusqu’au retour de l’une d’elles ; le remplaçant, un robot, jouera alors votre place jusqu’à la fin.
   *[closed] Vous ne pourrez pas revenir, et il ne reste personne d’autre : la table est fermée telle quelle, sans vainqueur.
}
stands-still = Toutes les personnes qui jouent ici sont absentes : la partie est suspendue jusqu’au retour de l’une d’elles.
resign-stay = Rester à la table
resign-commit = Quitter pour de bon
link-past = Ce lien appartient à { $name }, et sa question a déjà reçu une réponse. Voici ce que tout le monde peut voir.
link-past-answered = Votre dernière réponse :
link-look = Seulement voir la table
link-fresh = M’envoyer un nouveau lien par lettre
link-sent = Une lettre avec un nouveau lien est en route vers la personne qui joue à cette place.
link-no-address = Personne n’a donné d’adresse pour cette place : aucune lettre ne peut être envoyée.
table-kicker = { $game } · table { $code }
seat-unreached = Les lettres n’atteignent pas { $name } : l’adresse les a refusées ou n’en veut pas. Essayez de joindre { $name } autrement.
seat-undelivered = La dernière lettre à { $name } n’a pas pu être remise ; la prochaine sera tentée comme d’habitude. Essayez de joindre { $name } autrement.

## Hints for the first table
hint-about = { $what ->
    [question] Un conseil sur cette question
    [chart] Un conseil sur la carte marine
   *[own] Un conseil sur vos cartes
}
hint-lead = De brefs conseils comme celui-ci vous accompagnent à votre première table.
hint-end = Ne plus afficher de conseils
hint-action = Vous proposez où va le bateau : vers l’un des lieux voisins, de préférence en direction de l’un de vos objectifs. Si tout le monde est d’accord, il y va ; si quelqu’un s’oppose, les cartes décident.
hint-asking = « { answer-fine } » : le bateau peut y aller. « { ulysses-form-object } » : vous nommez un autre lieu et jouez des cartes pour lui. « { answer-later } » : vous déciderez le moment venu, cela ne coûte que du temps.
hint-discussion = Chaque camp a des cartes pour son lieu, et le bateau suit le camp qui mène. Jouez assez de cartes pour qu’un camp mène, ou passez. Les cartes jouées sont défaussées, même si vous gagnez. Les couleurs des jetons n’ont rien à voir avec les couleurs des lieux.
hint-wind = Avec un vent, vous rejouez et proposez encore une fois. Sans vent, le tour passe à la personne suivante.
hint-waiting = Rien ne vous est demandé pour l’instant. Dès que ce sera le cas, vous le verrez ici.
hint-sealed = Inutile d’attendre votre tour : votre réponse est scellée, personne ne voit qu’elle est là, et vous pouvez la changer jusqu’à ce qu’elle soit lue.
hint-chart = Les lignes épaisses mènent du bateau aux lieux voisins. Les étoiles sont vos objectifs, visibles de vous seulement ; les lieux marqués d’un crâne portent une calamité, et personne ne peut les proposer.
hint-own = Le bateau doit arriver à vos quatre objectifs, peu importe qui l’y mène : quatre objectifs gagnent. Dans un débat, ce sont les oppositions et Zeus qui comptent.
next-table = La prochaine table qui vous attend
