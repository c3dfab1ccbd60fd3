## Ce que peut faire l’hôte
host-line = Une ligne de votre main
host-line-hint = Elle figure dans la lettre à ceux que vous invitez. Des mots simples, pas de lien, { $most } caractères au plus. Vous pouvez l’omettre.
fault-line-long = Pas plus de { $most } caractères, s’il vous plaît.
fault-line-odd = Des mots simples seulement, s’il vous plaît : ni lien, ni adresse, ni signe invisible.
host-resend = Renvoyer
host-resend-whom = Renvoyer l’invitation à { $address }
host-link = Inviter par un lien
host-link-more = Envoyez ce lien aux personnes avec qui vous aimeriez jouer, où que vous leur parliez. La personne qui l’a peut prendre une place libre, après avoir confirmé une adresse e-mail. Vous pouvez le désactiver à tout moment.
host-link-address = Le lien à transmettre
host-link-make = Créer un lien
host-link-renew = En créer un nouveau (l’ancien ne marchera plus)
host-link-end = Désactiver le lien
host-last = Comme la dernière fois
host-last-more = Rythme, règles et personnes comme à votre table { $code }. Vous pouvez tout changer.
letter-invitation-line = { $host } écrit : « { $line } »
letter-sample-line = Cela fait bien trop longtemps que nous n’avons plus joué ensemble !
invitation-back = Retour à l’invitation
