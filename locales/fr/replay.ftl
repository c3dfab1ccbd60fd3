replay = Rétrospective
replay-whole = Toute la partie en un coup d’œil
replay-kicker = { $game } · table { $code } · tour { $turn } · étape { $step } sur { $last }
replay-step = Étape { $step }
replay-ways = À travers la partie
replay-previous = ← Retour
replay-next = Suite →
replay-turn-previous = ← Tour
replay-turn-next = Tour →
replay-first = Début
replay-last = Fin
replay-eyes = Du point de vue de qui ?
replay-eyes-public = tout le monde
replay-eyes-open = toutes les cartes visibles
replay-running = La partie est en cours : on ne voit ici que ce que tout le monde peut savoir. À la fin, toutes les mains seront dévoilées.
replay-hand = Cartes et objectifs
replay-given-back = Objectifs remis sous une pile
replay-go = Aller à l’étape
replay-go-submit = Montrer
replay-start = { $steps ->
    [one] Voir l’unique étape
   *[other] Voir les { $steps } étapes
}
replay-by-turn = Tour par tour
replay-link = Revoir étape par étape

replay-how = { $how ->
    [hand] Réponse donnée à la main, { $at }.
    [envelope] Lue dans une enveloppe, écrite le { $at }.
    [next] Dite d’avance, { $at }.
    [order] Dite par un cap ou une consigne permanente, { $at }.
    [patience] Dite par patience : personne n’avait regardé depuis un moment, { $at }.
    [silence] Le temps était écoulé : le silence a valu réponse, { $at }.
    [bot] Un robot a répondu, { $at }.
    [caretaker] Le remplaçant a répondu pour cette place, { $at }.
   *[service] Écrit par le service, { $at }.
}
replay-answers-title = Comment les réponses sont venues
replay-answers = { $how ->
    [hand] { $count } à la main
    [envelope] { $count } dans des enveloppes
    [next] { $count } d’avance
    [order] { $count } par cap ou consigne permanente
    [patience] { $count } par patience
    [silence] { $count } par silence
    [bot] { $count } par un robot
    [caretaker] { $count } par le remplaçant
   *[service] { $count } par le service
}
replay-answers-note = Les enveloppes qui n’ont jamais été lues restent fermées pour toujours.

replay-curve = Qui était près du but, et quand
replay-milestones = Les moments qui ont compté

replay-downloads = À conserver
replay-file-html = Une page pour votre ordinateur
replay-file-html-more = Rejoue toute la partie dans n’importe quel navigateur, sans ce site et sans réseau.
replay-file-json = L’archive
replay-file-json-more = Chaque étape avec tout ce qu’elle a causé, pour les programmes et pour vérifier.
replay-file-text = La partie en texte simple
replay-file-text-more = À lire, à imprimer, à citer.
replay-offline-script = Les étapes ont besoin de JavaScript, désactivé ici. L’histoire de la partie est racontée plus bas.

proof-title = La donne était-elle équitable ?
proof-seal = Avant que quiconque s’assoie, le serveur a tiré un nombre secret et en a montré l’empreinte, le sceau. D’une empreinte on ne peut pas retrouver le nombre, et aucun autre nombre n’a la même : dès lors, le serveur était lié.
proof-words = Chacun a ajouté un mot porte-bonheur que nul autre ne connaissait. Nombre secret, mots et code de la table donnent ensemble la clé de la donne, qui décide de chaque mélange. Ainsi, ni le serveur ni un joueur ne pouvait seul choisir les cartes.
proof-log = Chaque entrée du journal porte l’empreinte de la précédente. La dernière figure dans chaque lettre : rien ne peut être changé après coup sans que les lettres de tous le trahissent.
proof-value-seal = Sceau
proof-value-word = Mot porte-bonheur : { $name }
proof-word = « { $word } »
proof-value-seed = Nombre secret
proof-value-key = Clé de la donne
proof-value-head = Dernière empreinte
proof-running = Le nombre secret sera montré à la fin de la partie. Tout pourra alors être vérifié ici ; d’ici là, comparez le sceau avec celui de votre première lettre.
proof-check = Vérifiez vous-même
proof-browser = Vérifier dans ce navigateur
proof-right = { $entries ->
    [one] Tout est juste : sceau, clé de la donne et la seule entrée.
   *[other] Tout est juste : sceau, clé de la donne et les { $entries } entrées.
}
proof-wrong = Ceci n’est pas juste :
proof-check-seal = Cette ligne, dans n’importe quel terminal, doit donner le sceau de votre première lettre :
proof-check-key = Celle-ci doit donner la clé de la donne :
proof-check-all = Et celle-ci vérifie l’archive téléchargée jusqu’à la dernière carte : chaque mélange, chaque étape, chaque empreinte.

finished-title = Parties terminées
finished-player = Le nom d’un joueur commence par
finished-since = Terminées à partir du
finished-until = Terminées jusqu’au
finished-order = Ordre
finished-newest = les plus récentes d’abord
finished-oldest = les plus anciennes d’abord
finished-longest = les plus longues d’abord
finished-shortest = les plus courtes d’abord
finished-search = Chercher
finished-none = Aucune partie terminée ne correspond.
finished-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
finished-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
finished-look = Voir
finished-look-at = Voir la table { $code }
finished-previous = Page précédente
finished-next = Page suivante
finished-note = Seules les tables ouvertes à tous figurent ici. Vos propres parties sont sous « Mes tables ».
