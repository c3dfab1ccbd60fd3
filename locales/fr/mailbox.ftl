## The demo's mailbox
mailbox-title = Boîte aux lettres
mailbox-lead = Dans une vraie installation, ces lettres seraient parties par e-mail. Ceci est une démonstration : elles restent ici, et quiconque peut ouvrir cette page peut toutes les lire.
mailbox-empty = Rien n’a encore été écrit. Jouez à une table ou ouvrez-en une, et les lettres qui en découlent se trouveront ici.
mailbox-count = { $count ->
    [one] Une lettre
   *[other] { $count } lettres
}
mailbox-to = À { $address }
mailbox-to-preview = Un exemple de chaque lettre, dans chaque langue
mailbox-to-sentences = Chaque phrase des pages, pour les traducteurs
mailbox-back = Toutes les lettres
mailbox-label-from = De
mailbox-label-to = À
mailbox-label-attached = Pièce jointe
mailbox-frame = La lettre telle qu’une messagerie la montre
mailbox-text = La même en texte brut
mailbox-headers = Tous les en-têtes
mailbox-original = Télécharger l’original (.eml)
mailbox-preview-title = Chaque lettre, dans chaque langue
mailbox-preview-lead = Ce sont des exemples tirés d’une partie que personne ne joue. Leurs liens n’ouvrent rien.
mailbox-preview-back = Tous les exemples
mailbox-sentences-title = Chaque phrase, dans chaque langue
mailbox-sentences-lead = Pour les traducteurs : ce que contient chaque fichier de locales/, avec des exemples à la place des arguments et une ligne pour chaque branche.
mailbox-sentences-count = { $count ->
    [one] { $count } phrase
   *[other] { $count } phrases
}
mailbox-sentences-back = Tous les fichiers
