erase = Supprimer mon compte
erase-title = Supprimer votre compte ?
erase-more = Votre adresse, votre nom et vos réglages sont effacés, et tous vos liens et connexions cessent de fonctionner. Les parties terminées restent pour les autres, avec un pseudonyme à la place de votre nom. C’est irréversible.
erase-playing = D’autres vous attendent encore : veuillez d’abord terminer ou quitter vos tables ouvertes. Rien n’a été supprimé.
erase-stay = Garder mon compte
erase-commit = Supprimer définitivement
