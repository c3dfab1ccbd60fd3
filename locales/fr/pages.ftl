skip-to-content = Aller au contenu
to-front-page = Vers la page d’accueil
footer = Pénélope attendit vingt ans et ne perdit jamais le fil.
languages = La langue de ces pages

home-title = Des jeux de société lents, par e-mail
home-lead = Jouez une partie entière à dix minutes par jour, avec des gens qui n’ont en commun avec vous ni soirée libre ni fuseau horaire.
home-ulysses = Ulysses se joue de trois à cinq : un seul bateau, et chacun veut qu’il aille ailleurs.
home-game = Ulysses en quatre phrases
home-game-goals = Vous avez quatre objectifs secrets : des lieux où le bateau doit faire escale.
home-game-quarrel = La personne dont c’est le tour propose la prochaine escale. Les autres acceptent ou s’opposent ; si quelqu’un s’oppose, les cartes décident.
home-game-letters = Un e-mail vous interroge, vous répondez en deux clics, et d’avance si vous voulez. Entre-temps, vous vivez votre vie.
home-game-wins = La première personne dont le quatrième objectif est atteint gagne.
home-game-picture = Les étoiles sont les objectifs d’une personne ; le bateau est à Troie, où commence chaque partie.
home-letter = Un e-mail suffit
home-letter-more = Quand on attend votre réponse, vous recevez un e-mail avec tout ce qu’il faut pour décider, et un lien. Ni compte, ni mot de passe, ni JavaScript obligatoire.
home-ahead = Personne n’attend ce qui est déjà décidé
home-ahead-more = Tous sont interrogés en même temps et peuvent répondre d’avance, dans une enveloppe scellée que le jeu ouvre dans le sens des aiguilles d’une montre. Dans nos simulations, une partie à quatre dure environ 6 jours au lieu de 34.
home-fair = Équitable, et vérifiable
home-fair-more = Personne ne peut choisir la donne, pas même ce serveur. Une partie finie est un fichier que chacun peut vérifier sans nous.
home-try = Essayer maintenant contre des robots
home-try-more = En un clic, sans adresse ni compte : la table est prête et attend votre premier coup.
try-name = Invité

error-id = C’est noté sous { $id } pour la personne qui gère ce service.
error-not-found = Il n’y a rien ici
error-not-found-more = L’adresse est peut-être mal saisie ou coupée. Si elle vient d’un e-mail, essayez encore une fois le lien entier.
error-method = Cela ne se fait pas ici
error-method-more = Cette adresse ne s’utilise pas ainsi : une page s’ouvre, et seul son propre formulaire envoie quelque chose. Rien n’a été changé.
error-too-large = C’était trop
error-too-large-more = L’envoi est plus grand que tout ce que ce service demande. Rien n’a été changé.
error-too-slow = Cela a pris trop de temps
error-too-slow-more = Quelque chose chez nous ou en chemin a été trop lent. On ne sait pas si ce que vous avez envoyé a été fait : rouvrez la page pour le voir, et ne renvoyez que ce qui n’y est pas.
error-too-slow-look = Rouvrir la page
error-request = C’était illisible
error-request-more = La demande était incomplète ou illisible. Rien n’a été changé.
error-unavailable = Un instant, s’il vous plaît
error-unavailable-more = Le service est occupé ou démarre. Rien n’est perdu ; réessayez dans une minute.
error-inside = Quelque chose s’est cassé chez nous
error-inside-more = C’est noté et quelqu’un va regarder. Rien de ce que vous aviez envoyé n’est perdu.
error-expired = Ce lien est périmé
error-expired-more = Les liens ne valent que pour un temps, et un plus récent a peut-être remplacé celui-ci. Votre dernier e-mail sur cette table contient un lien valable.
error-halted = Cette table est arrêtée
error-halted-more = Deux de nos registres sur cette table se contredisent ; on n’y écrit donc plus rien. Rien n’a été modifié, et aucun délai n’expire entre-temps. La personne qui gère ce service peut en voir la raison et faire repartir la table ; vos autres tables sont sous « Mes tables ».
error-lost = La table de ce lien n’existe plus
error-lost-more = Le lien vient bien de nous, mais sa table ou sa place ne figure plus dans nos registres. Sans doute le service a-t-il dû revenir à un état antérieur après une panne, et ce qui s’est passé depuis est perdu. Nous en sommes désolés. La personne qui avait ouvert la table peut en ouvrir une nouvelle ; vos autres tables sont sous « Mes tables ».
error-elsewhere = Cela venait d’un autre site
error-elsewhere-more = Un autre site a voulu faire cela en votre nom. Rien n’a été changé.
error-too-often = C’était un peu trop souvent
error-too-often-more = Réessayez dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, s’il vous plaît. Rien n’est perdu.
error-thinking-tables = Les robots qui réfléchissent occupent notre machine ; personne n’ouvre donc beaucoup de tables avec eux à la fois. Vous pourrez en ouvrir une autre dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} ; contre les deux plus faibles, vous pouvez jouer tout de suite.
error-hindsights = Vous avez déjà demandé plusieurs parties, et elles sont examinées. Vous pourrez en demander une autre dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.

live-news = Il s’est passé quelque chose à cette table.
live-look = Regarder ; ce que vous avez saisi sera perdu
