## Retrouver ses tables
own-with = { $game } avec { $names }
own-turn = Tour { $turn }
own-mover = { $who ->
    [you] à vous de jouer
   *[other] à { $name } de jouer
}
own-gathering = En attente de joueurs
own-over = Terminée
own-due = Veuillez répondre { $when }
own-title = Vos tables
own-all = Toutes mes tables
own-here = Vous n’êtes pas connecté. Voici les tables dont ce navigateur connaît les places.
own-sign-in = Connectez-vous pour voir toutes les vôtres.
own-fleeting = Seul ce navigateur y mène. Donnez une adresse à la table, et vous la retrouverez partout.

## Garder une partie commencée sans adresse
keep-title = Garder cette partie
keep-lead = Pour l’instant, seul ce navigateur ramène ici. Donnez une adresse e-mail : vous retrouverez la partie sur tous vos appareils, et une lettre viendra quand vous devrez répondre.
keep-ask = M’envoyer le lien
keep-short = Garder
keep-which = Garder la table { $code }
keep-confirm = La partie devient la vôtre, et ses lettres vont à { $address }. Vous continuez là où vous étiez.
keep-submit = Garder la partie
letter-keep-subject = Garder votre partie
letter-keep = Confirmez que cette adresse est la vôtre, et la partie sera gardée.
letter-keep-more = Vous la retrouverez alors sur tous vos appareils, et une lettre viendra quand vous devrez répondre.
letter-keep-door = Garder la partie

## Une adresse secrète pour calendriers et lecteurs de flux
feed-title = Calendrier et flux de nouvelles
feed-name = Mes tables chez Penelope
feed-lead = Une adresse secrète à vous, où votre calendrier ou votre lecteur de flux vient chercher de lui-même les échéances et les nouvelles de toutes vos tables.
feed-calendar = Adresse du calendrier
feed-calendar-hint = Dans votre calendrier, choisissez « ajouter par adresse » ou « s’abonner ». Il contient chacune de vos échéances.
feed-news = Adresse des nouvelles
feed-news-hint = Pour les lecteurs de flux (Atom) : quand vous devez répondre, quand vous êtes invité, quand une partie commence ou se termine.
feed-secret = Qui connaît ces adresses peut lire avec qui vous jouez et quand votre réponse est attendue, jamais vos cartes ni vos buts, et ne peut rien faire. Si l’une d’elles est tombée en de mauvaises mains, créez-en une nouvelle : les anciennes ne marcheront plus.
feed-make = Créer une adresse
feed-renew = Créer une nouvelle adresse
feed-end = La supprimer
feed-asked = Votre réponse est attendue
feed-item = { $table } : { $sentence }

## A letter that was not meant for its reader
not-me-done = Merci. Rien n’a été fait, et personne n’a reçu de lettre : sans votre confirmation, la table reste invisible et sera oubliée.

## After a letter was asked for
sent-address = Elle part à { $address }. Est-ce juste ? Sinon, revenez en arrière et saisissez-la de nouveau.
sent-again = La renvoyer
sent-again-done = La lettre est repartie. Trop de lettres à une même adresse sont retenues.
