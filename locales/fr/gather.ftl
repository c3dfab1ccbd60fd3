gather-words = olive navette amphore dauphin laurier port fil lyre rame figue chouette miel ancre cèdre hirondelle sel

gather-kicker = { $game } · table { $code }
gather-rules-link = Les règles : { $game }
gather-facts = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
gather-bots = { $count ->
    [one] dont { $count } pour un robot
   *[other] dont { $count } pour des robots
}
ruleset-authors = Les règles des auteurs
ruleset-authors-more = Les règles habituelles.
ruleset-czech = Les règles tchèques
ruleset-czech-more = Plus courtes ; entre autres, le rouge s’ouvre avec une seule carte, donner son accord met hors jeu, et un vent permet encore un échange et une Pandore.
option-sides = Les joueurs sans jeton peuvent changer de camp pendant un trajet
pace-brisk = Vif
pace-brisk-more = Environ 2 jours au départ, une demi-journée de plus à chaque question, jamais plus de 4 jours (24, 8 et 48 heures d’éveil).
pace-steady = Régulier
pace-steady-more = Environ 5 jours au départ, presque un jour de plus à chaque question, jamais plus de 9 jours (72, 12 et 120 heures d’éveil).
pace-leisurely = Tranquille
pace-leisurely-more = Environ 12 jours au départ, presque 2 jours de plus à chaque question, jamais plus de 24 jours (168, 24 et 336 heures d’éveil).
pace-none = Sans pendule
pace-none-more = Chacun répond quand il veut.
fact-rules = Règles
fact-pace = Rythme
fact-language = Langue
fact-people = À la table
fact-seats = Places

new-title = Ouvrir une table
new-lead = Dites comment vous voulez jouer et qui vous invitez. Vous recevez d’abord un e-mail ; dès que vous avez ainsi confirmé votre adresse, les autres sont invités.
new-lead-signed-in = Dites comment vous voulez jouer et qui vous invitez. Les invitations partent aussitôt.
new-table = La table
new-game-more = Ulysses : un seul bateau, des objectifs secrets et une dispute à chaque trajet.
new-places = Places
new-bots = Places pour des robots
new-bots-hint = Un robot répond aussitôt ou après un instant. Les places restées vides peuvent aussi être confiées plus tard à des robots.
strength = Le jeu des robots
strength-hint = La liste va du plus faible au plus fort ; les deux derniers réfléchissent un instant avant chaque réponse.
strength-hand = apprend en naviguant
strength-sailor = trouve son chemin
strength-mate = navigue bien
strength-pilot = n’en est pas à son premier voyage
new-options = Options
new-turns = Nombre maximal de tours
new-turns-hint = La partie s’arrête au plus tard après ce nombre de tours ; la plupart finissent bien avant.
new-pace-hint = Les heures de sommeil ne comptent pas.
new-locale = Langue de la table
new-others = Les autres
new-audience = Qui peut rejoindre la table ?
audience-open = Tout le monde
audience-open-more = La table figure dans la liste des tables ouvertes.
audience-invited = Seulement les personnes que j’invite
new-guests = Adresses à inviter
new-guests-hint = Une par ligne, et pas plus que de places libres. Chacune reçoit un e-mail avec votre nom ; personne ne voit les adresses des autres.
new-you = Vous
person-name = Votre nom à la table
person-address = Votre adresse e-mail
person-address-hint = Personne à la table ne la voit.
person-locale = Votre langue
person-word = Votre mot porte-bonheur
person-word-hint = Il entre dans le mélange des cartes, pour que personne ne puisse choisir seul la donne, pas même ce serveur. Il reste secret jusqu’au début ; un mot est proposé, tout autre convient.
new-submit = Ouvrir la table

fault-again = Regardez encore une fois, s’il vous plaît : il manque quelque chose ou quelque chose ne va pas. Rien n’a encore été fait.
fault-choose = Choisissez l’une de ces possibilités.
fault-bots = Une place au moins doit rester à une personne : à vous.
fault-turns = Le nombre maximal de tours va de { $least } à { $most }.
fault-address = Cela ne ressemble pas à une adresse e-mail.
fault-address-name = Impossible d’envoyer un e-mail à « { $text } » : avant le @, seuls les caractères simples (a à z), les chiffres et les signes fonctionnent.
fault-guest = « { $text } » ne ressemble pas à une adresse e-mail.
fault-guests = { $count ->
    [0] Aucune place n’est libre pour des invités.
    [one] Il n’y a que { $count } place libre pour des invités.
   *[other] Il n’y a que { $count } places libres pour des invités.
}
fault-guests-none = Écrivez au moins une adresse.
fault-name-empty = Dites sous quel nom vous voulez jouer.
fault-name-long = Un nom a { $most } caractères au plus.
fault-name-odd = Un nom contient des lettres, et ni lien, ni adresse, ni caractère invisible.
fault-name-taken = Quelqu’un à la table porte déjà ce nom.
fault-word-empty = Choisissez un mot ; n’importe lequel convient.
fault-word-long = Un mot porte-bonheur a { $most } caractères au plus.
fault-word-odd = Ce mot contient des caractères invisibles.

sent-title = Consultez votre messagerie
sent-lead = Nous vous avons envoyé un e-mail avec un lien. Ouvrez-le pour continuer.
sent-nothing = Si rien n’est arrivé après quelques minutes, regardez dans les indésirables ou vérifiez que l’adresse était la bonne.
sent-demo = Ceci est une démonstration : l’e-mail se trouve dans la boîte aux lettres de ce serveur.
sent-mailbox = Ouvrir la boîte aux lettres

confirm-title = Est-ce bien votre table ?
confirm-lead = { $name }, vous confirmez ainsi votre adresse et ouvrez la table.
confirm-guests = { $count ->
    [0] Personne n’est encore invité ; vous pourrez le faire à la table.
    [one] Ensuite, { $count } personne reçoit votre invitation.
   *[other] Ensuite, { $count } personnes reçoivent votre invitation.
}
confirm-not-me = Ce n’était pas moi
confirm-nothing = Si ce n’était pas vous, il n’y a rien à faire : personne n’est invité et aucun autre e-mail ne vient.
confirm-submit = Oui, ouvrir la table

invitation-title = { $host } vous invite à jouer à { $game }
invitation-title-wish = Une place à la table ouverte par { $host }
invitation-lead = Une partie entière à dix minutes par jour : quand on attend votre réponse, vous recevez un e-mail avec un lien.
invitation-address = Cette invitation a été envoyée à { $address }.
invitation-look = Voir d’abord la table
invitation-accept = Prendre la place
invitation-decline = Non, merci
invitation-else = Ou pas cette fois
invitation-never = Ne m’écrivez plus jamais
invitation-never-hint = Plus aucun e-mail ne viendra alors d’ici, qui que ce soit qui veuille vous inviter.
invitation-declined = Vous avez décliné
invitation-declined-more = { $host } le voit sur la page de la table. Si vous changez d’avis, le lien de votre e-mail reste valable tant qu’une place est libre.
invitation-seated = Vous avez une place à cette table
invitation-seated-more = Votre lien vous y mène.
to-table = Aller à la table

notice-full = Toutes les places sont prises
notice-full-more = D’autres ont été plus rapides. Vous pouvez regarder, ou ouvrir votre propre table.
notice-begun = La partie a commencé
notice-begun-more = On ne peut plus la rejoindre, mais tout le monde peut regarder.
notice-called-off = Cette table a été annulée
notice-called-off-more = La personne qui l’avait ouverte l’a fermée avant le début de la partie.
notice-withdrawn = Cette invitation a été retirée
notice-withdrawn-more = La table en a décidé autrement. Aucun autre e-mail ne vient.
notice-link-ended = Ce lien n’est plus valable
notice-link-ended-more = La personne qui a ouvert la table l’a désactivé ou remplacé. Demandez-lui-en un nouveau.
notice-not-open = Cette table est réservée aux invités
notice-not-open-more = Seules les personnes invitées peuvent la rejoindre. D’autres tables sont ouvertes à tous.

gathering-title = { $count ->
    [0] La partie va commencer
    [one] La table attend encore une personne
   *[other] La table attend encore { $count } personnes
}
gathering-you = Vous êtes ici : { $name }.
gathering-begins = Dès que la dernière place est prise, les cartes sont distribuées et la première question part par lettre.
gathering-host = hôte
gathering-free = libre
gathering-bot = un robot
gathering-seal = Sceau
gathering-seal-more = Le serveur a déjà tiré sa part de hasard ; en voici le sceau. À la fin de la partie, le secret qu’il couvre est montré, et chacun peut vérifier que rien n’a été échangé.
gathering-word-save = Enregistrer ce mot
gathering-invited = Invités
gathering-invited-count = { $count ->
    [0] Personne n’est invité pour l’instant.
    [one] { $count } personne est invitée et n’a pas encore répondu.
   *[other] { $count } personnes sont invitées et n’ont pas encore répondu.
}
invited-waiting = invitation envoyée
invited-declined = a décliné
invited-refused = la lettre est revenue
gathering-withdraw = Retirer
gathering-withdraw-whom = Retirer l’invitation à { $address }
gathering-invite = Inviter quelqu’un
gathering-invite-submit = Envoyer les invitations
gathering-start = Commencer avant que tous soient là
gathering-start-more = { $count ->
    [one] Un robot prend alors la place libre.
   *[other] Des robots prennent alors les { $count } places libres.
}
gathering-start-submit = Commencer maintenant
gathering-leave = Quitter la table
gathering-leave-more = Votre place devient libre. Avec le lien de votre invitation, vous pouvez revenir tant qu’une place est libre.
gathering-leave-submit = Quitter
gathering-off = Annuler la table
gathering-off-more = La partie n’aura pas lieu. Tous ceux qui ont une place reçoivent une lettre.
gathering-off-submit = Annuler la table
gathering-links = Ce n’est pas vous, ou un lien transmis à d’autres ?
gathering-links-more = Tous les liens de cette place faits jusqu’ici ne mènent alors plus nulle part, celui-ci compris, et une lettre avec un nouveau lien part à l’adresse de la place.
gathering-links-submit = Créer de nouveaux liens
gathering-join = Prendre une place
gathering-join-more = Un e-mail avec un lien arrive à votre adresse ; avec ce lien, vous choisissez votre nom et prenez la place. Pas de mot de passe.
gathering-join-submit = Envoyez-moi le lien
gathering-join-signed-in = Session ouverte : { $address }.
gathering-closed = Cette table est réservée aux invités : si vous l’êtes, suivez le lien de votre e-mail.

tables-title = Tables ouvertes
tables-none = Aucune table ne cherche de joueurs en ce moment. Ouvrez-en une, et elle figurera ici.
tables-of = Table ouverte par { $host }
tables-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
tables-join = Rejoindre
tables-join-which = Rejoindre la table { $code }
tables-all = Toutes les tables ouvertes
home-new = Ouvrir une table
home-new-more = Invitez des amis par e-mail, ou laissez venir qui veut.
my-link = Mes tables

never-title = Ne plus jamais vous écrire ?
never-lead = Plus aucun e-mail ne part alors d’ici vers { $address } : ni invitation, ni message des tables où vous avez une place.
never-keep = Continuer à m’écrire
never-stop = Ne plus jamais m’écrire
never-done = Nous ne vous écrirons plus
never-done-more = Les places que vous avez restent les vôtres. Si c’était une erreur, revenez ici sur votre choix.
never-undo = M’écrire quand même
never-undone = Nous vous écrirons de nouveau
never-undone-more = Les invitations et les e-mails de vos tables arrivent comme avant.
unsubscribe-title = Ne plus recevoir les lettres de la table { $code } ?
unsubscribe-lead = Vous gardez votre place et pouvez continuer à jouer avec votre lien ; seules les lettres de cette table s’arrêtent.
unsubscribe-stop = Arrêter ces lettres
unsubscribe-done = Vous ne recevrez plus les lettres de la table { $code }
unsubscribe-done-more = Votre place reste la vôtre. Sans lettres, il vous faudra regarder vous-même si la table vous attend.
unsubscribe-undo = Les envoyer quand même
unsubscribe-undone = La table { $code } vous écrit de nouveau
unsubscribe-undone-more = La prochaine lettre vient quand une réponse vous est demandée.

sign-in-title = Aller à mes tables
sign-in-lead = Saisissez votre adresse e-mail, et nous vous envoyons un lien. Ni compte, ni mot de passe.
sign-in-submit = Envoyez-moi le lien
sign-in-link = Se connecter avec ce navigateur ?
sign-in-link-more = Il montre alors vos tables ({ $address }) jusqu’à ce que vous vous déconnectiez, pendant { $days } jours au plus.
sign-in-link-submit = Se connecter
sign-in-link-not = Ne pas se connecter ici
sign-in-used = Ce lien a déjà servi
sign-in-used-more = Chaque lien connecte un seul navigateur, une seule fois. Si ce n’était pas le vôtre, quelqu’un ou quelque chose a ouvert l’e-mail avant vous : se déconnecter partout, à la page de vos tables, y met fin. Nous vous envoyons volontiers un nouveau lien.
sign-in-used-again = Vers un nouveau lien

my-title = Mes tables
my-as = Session ouverte : { $address }.
my-waiting = Ces tables vous attendent
my-due = Réponse attendue avant le { $when }
my-invited = Invitations
my-playing = En cours
my-gathering = Cherchent des joueurs
my-finished = Terminées
my-none = Vous n’avez pas encore de table. Rejoignez une table, ou ouvrez la vôtre.
my-settings = Réglages
my-hand = Montrer mes cartes et mes objectifs dans les lettres qui me sont adressées
my-talk = M’écrire quand quelque chose est dit à une table
my-hints = Afficher des conseils à ma première table
my-save = Enregistrer
my-saved = Enregistré.
my-sign-out = Se déconnecter
my-sign-out-all = Se déconnecter partout
my-sign-out-all-more = Dans tous les navigateurs, même là où seule une place est ouverte ; les liens des lettres qui servent à se connecter ou à accepter une invitation cessent aussi de fonctionner. Les liens de vos places restent valables.
sessions-title = Où votre session est ouverte
sessions-more = Chaque navigateur reste connecté { $days } jours. Déconnectez ceux que vous n’utilisez plus.
sessions-since = Connexion : { $since }
sessions-here = Ce navigateur
sessions-end-of = Déconnecter le navigateur connecté ainsi : { $since }

## Une place d’une partie en cours que les autres proposent
offer-title = La place : { $name }
offer-more = Le remplaçant joue pour { $name }. Si plus de la moitié d’entre vous est d’accord, quelqu’un d’autre peut reprendre la place telle quelle.
offer-standing = Accords à ce jour : { $agreed } sur { $needed }.
offer-agree = Proposer la place à quelqu’un d’autre
offer-withdraw = Retirer mon accord
offer-link = La place est proposée. Envoyez ce lien à une personne avec qui vous aimeriez jouer. Tant que personne ne l’a reprise, { $name } peut revenir.
offer-link-left = La place est proposée. Envoyez ce lien à une personne avec qui vous aimeriez jouer. La personne qui l’occupait a quitté la partie pour de bon.
offer-page = Une place libre dans une partie en cours : { $game }
offer-page-lead = { $name } ne joue plus ici et le remplaçant garde la place. Vous la reprenez telle quelle et vous continuez avec les autres.
offer-take = Reprendre la place
notice-not-offered = Cette place n’est plus libre
notice-not-offered-more = La personne qui l’occupait est revenue, ou quelqu’un l’a reprise. Tout le monde peut regarder.
