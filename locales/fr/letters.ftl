letter-kicker = { $game } · table { $code }
letter-somebody = Quelqu’un
letter-why-seat = { $named ->
    [yes] Cette lettre est pour { $name }, qui a une place à la table { $code }.
   *[no] Vous recevez cette lettre parce que vous avez une place à la table { $code }.
}
letter-why-asked = Vous recevez cet e-mail parce que quelqu’un, sans doute vous, a saisi cette adresse sur notre page.
letter-why-invited = { $own ->
    [yes] Vous recevez cet e-mail parce que quelqu’un, sans doute vous, a demandé une place avec cette adresse.
    [again] Vous recevez cet e-mail parce que vous avez joué à une table avec { $host } et qu’une revanche est ouverte. Nous ne vous relancerons pas.
   *[no] { $host } a saisi cette adresse pour vous inviter : c’est pourquoi vous recevez cet e-mail. Nous ne vous relancerons pas.
}
letter-leave-table = Ne plus recevoir de lettres au sujet de cette table
letter-leave-all = Ne plus jamais recevoir d’e-mail de nous
letter-not-you = Si ce n’était pas vous, ne faites rien : il ne se passera rien.
letter-link-is-seat = Le lien est votre clé : la personne qui l’a peut jouer à votre place. Ne le transmettez pas, s’il vous plaît.
letter-to-table = Aller à la table

letter-confirm-subject = Veuillez confirmer votre table
letter-confirm = Votre table est prête. Veuillez confirmer que cette adresse est la vôtre.
letter-confirm-more = Les invitations partiront dès que vous aurez confirmé. D’ici là, personne ne voit la table.
letter-confirm-door = Confirmer la table
letter-invitation-subject = Invitation à un jeu par e-mail : { $game }
letter-invitation = { $own ->
    [yes] Voici la place que vous avez demandée. Voulez-vous la prendre ?
    [again] { $host } aimerait rejouer à { $game } avec les mêmes personnes.
   *[no] { $host } vous invite à jouer à { $game } par e-mail.
}
letter-invitation-game = Dans Ulysses, trois à cinq personnes mènent ensemble un seul bateau : quelqu’un propose où voguer, les autres sont d’accord ou s’opposent, et chacun a des objectifs secrets.
letter-invitation-more = { $own ->
    [yes] Le lien montre la table ; vous y donnez votre nom et prenez la place, ou vous la laissez.
    [again] Les règles et le rythme restent les mêmes ; les places et qui commence sont tirés au sort à nouveau. Le lien montre la table ; vous y acceptez ou déclinez.
   *[no] Dix minutes par jour suffisent : chaque fois que l’on attend votre réponse, vous recevez un e-mail avec tout ce qu’il faut pour décider. Ni compte, ni mot de passe. Le lien montre la table ; vous y acceptez ou déclinez.
}
letter-invitation-door = Voir l’invitation
letter-seated = Vous avez une place. La table attend les autres.
letter-seated-more = Quand tout le monde sera là, les cartes seront distribuées et vous recevrez une lettre.
letter-called-off = Cette partie est annulée.
letter-called-off-more = Il n’y a rien à faire, et aucune autre lettre ne viendra.
letter-sign-in-subject = Penelope : votre lien de connexion
letter-sign-in = Voici le lien vers vos tables.
letter-sign-in-more = Il est valable 30 minutes et ouvre toutes les tables où vous avez une place.
letter-sign-in-door = Aller à mes tables
letter-fresh-link = Voici un nouveau lien vers votre place.
letter-fresh-link-more = Vous l’avez demandé sur la page de la table.
letter-facts = La table
letter-rules = { $rules ->
    [czech] Ulysses, selon les règles tchèques
   *[revised] Ulysses, selon les règles des auteurs
}
letter-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
letter-bots = { $count ->
    [one] dont { $count } pour un robot
   *[other] dont { $count } pour des robots
}
letter-pace = { $pace ->
    [brisk] Rythme : vif, environ 2 jours pour répondre et jamais plus de 4
    [steady] Rythme : régulier, environ 5 jours pour répondre et jamais plus de 9
    [leisurely] Rythme : tranquille, environ 12 jours pour répondre et jamais plus de 24
    [own] Rythme : { $bank ->
        [one] { $bank } heure d’éveil
       *[other] { $bank } heures d’éveil
    } au départ, { $increment } de plus à chaque question, { $cap } au plus
   *[none] Rythme : sans pendule, chacun prend le temps qu’il lui faut
}
letter-people = Déjà là : { $names }

letter-form = { $form ->
    [turn] c’est votre tour
    [answer] on attend votre réponse
   *[changed] la question a changé
}
letter-wants = { $you ->
    [yes] Vous voulez { $place }.
   *[no] { $name } veut { $place }.
}
letter-propose = Proposer { $place }
letter-more = { $question ->
    [action] Agir d’abord autrement, ou voir toute la table
    [asking] S’opposer, soutenir un camp, ou répondre aussi pour le prochain trajet
    [discussion] Jouer des cartes, ou voir toute la table
   *[wind] Jouer un vent, ou voir toute la table
}
letter-choices-note = Ouvrir un lien ne fait encore rien : la page montre votre choix une fois de plus, et vous le confirmez là.
letter-begins = La partie commence.
letter-taken-over = Vous remplacez désormais { $name }.
letter-begins-more = Vous recevrez une lettre quand on attendra votre réponse. Si vous voulez, répondez d’avance aux premières propositions sur la page de la table : personne n’aura alors à vous attendre.
letter-news = Depuis votre dernière lettre
letter-news-first = Jusqu’ici
letter-news-older = { $count ->
    [one] Et { $count } entrée plus ancienne : toute l’histoire
   *[other] Et { $count } entrées plus anciennes : toute l’histoire
}
letter-hand = En main : { $cards }
letter-hand-off = Vos cartes et objectifs sont sur la page de la table ; vous ne les vouliez pas dans les lettres.
letter-goal = Objectif : { $goal }
letter-talk = Dit à la table
letter-said = { $name } : { $words }
letter-talk-headline = { $count ->
    [one] { $name } a dit quelque chose à la table.
   *[other] { $name } et d’autres ont parlé à la table.
}
letter-over = La partie est finie.
letter-over-file = Toute la partie est jointe : { $file }.
letter-subject-of-kind = { $subject } : { $kind }
letter-fair = Jeu équitable
letter-seal = Sceau de la donne : { $seal }
letter-head = Dernière entrée du journal : { $head }
letter-seal-note = Le sceau est fixé avant la donne. La partie finie, chacun peut vérifier grâce à lui que personne n’a choisi la donne et qu’aucune entrée n’a été changée.

letter-sample-talk-1 = Je préférerais rester à l’est pour l’instant.
letter-sample-talk-2 = Et qui paie le temple, alors ?
sample-names = Anna, Bruno et Carlo
sample-place = Ithaque
sample-places = Ithaque ou Délos
sample-cards = 2 oppositions et 1 Zeus
sample-distance = à 2 trajets

## Une place d’une partie en cours
letter-offer = Une place dans une partie en cours est libre pour vous
letter-offer-more = Quelqu’un, sans doute vous, souhaite reprendre cette place et a donné cette adresse. Suivez le lien, choisissez votre nom et continuez la partie.
letter-offer-door = Voir la place
letter-away-offered = Les autres cherchent quelqu’un pour votre place
letter-away-offered-more = Le remplaçant a joué pour vous, et les autres aimeraient proposer la place à quelqu’un d’autre. Elle est encore à vous : ouvrez la table et touchez « Je suis de retour » avant que quelqu’un ne la reprenne.
letter-given = Quelqu’un d’autre a repris votre place
letter-given-more = Le remplaçant la gardait pour vous ; maintenant, quelqu’un d’autre continue la partie. Merci d’avoir navigué avec nous ; une nouvelle table vous attend quand vous voulez. Il n’y a rien à faire de votre côté.
letter-why-former = Vous recevez cette lettre parce que vous aviez une place à la table { $code }.

## Réponses par e-mail
letter-reply = { $outcome ->
    [done] Votre réponse compte.
    [confirm] Veuillez confirmer votre réponse.
    [unclear] Nous n’avons pas compris votre réponse.
    [refused] Les règles ne permettent pas votre réponse.
    [late] Votre réponse est arrivée trop tard.
    [said] Vos mots ont été dits à la table.
   *[unsaid] Vos mots n’ont pas été dits à la table.
}
letter-reply-door = Voir cette réponse et la confirmer
letter-reply-note = { $counts ->
    [yes] Vous pouvez aussi répondre simplement à cette lettre : à la première ligne, le numéro d’un choix ou les mots entre crochets. Votre réponse compte tout de suite. Tout le reste est dit à la table.
   *[no] Vous pouvez aussi répondre simplement à cette lettre : à la première ligne, le numéro d’un choix ou les mots entre crochets. Une lettre revient avec un lien pour confirmer la réponse. Tout le reste est dit à la table.
}
letter-reply-table = Répondre à cette table par e-mail : le numéro d’un choix à la première ligne
letter-reply-understood = Voici ce que nous avons compris : { $answer }
letter-reply-number = Cette lettre n’avait pas de choix numéro { $number }.
letter-reply-misread = Cela commence comme une réponse, mais cette partie n’y a pas de sens : « { $rest } »
letter-reply-empty = Nous n’avons rien trouvé au-dessus de la lettre citée.
letter-reply-closed = La question de cette lettre est close : elle a reçu une réponse, ou la partie a continué.
letter-reply-changed = La table a changé depuis cette lettre, et ses numéros avec elle. Veuillez choisir encore une fois.
letter-reply-why = { $why ->
    [setting] Les réponses par e-mail ne comptent pas d’elles-mêmes pour cette place. Vous pouvez changer cela sur la page de la table, sous « { seat-own } ».
    [sender] Elle venait d’une autre adresse que celle à laquelle nous écrivons ; elle ne compte donc pas d’elle-même.
    [proof] Nous n’avons pas pu vérifier qu’elle venait bien de votre adresse ; elle ne compte donc pas d’elle-même.
    [tables] Cette lettre parlait de plusieurs tables. Nous avons rapporté votre réponse à la plus urgente ; elle ne compte donc pas d’elle-même. À côté de chaque table se trouve une adresse pour elle seule.
   *[place] Elle n’était pas à la première ligne ; elle ne compte donc pas d’elle-même.
}
letter-reply-rest = Le reste de votre message n’a pas été transmis.
letter-reply-open = Ce n’était pas une réponse à la question, qui reste ouverte.
letter-reply-unsaid = { $why ->
    [sender] Ils venaient d’une autre adresse que celle à laquelle nous écrivons.
    [proof] Nous n’avons pas pu vérifier qu’ils venaient bien de votre adresse.
    [long] Ils font plus de 500 caractères.
    [tables] Cette lettre parlait de plusieurs tables, et nous ne savons pas à laquelle ils s’adressent.
   *[often] C’était beaucoup en une heure. Veuillez attendre un peu.
}
letter-reply-say = Vous pouvez les dire sur la page de la table.
