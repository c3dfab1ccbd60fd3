## Être prévenu ailleurs : webhooks
pings-title = Être aussi prévenu ailleurs
pings-link = Être aussi prévenu ailleurs
pings-lead = En plus des lettres, vous pouvez être prévenu ailleurs quand une table a besoin de vous : dans vos navigateurs et par un webhook, qui peut être votre propre sujet ntfy, un salon Discord, un salon Matrix ou un programme à vous.
pings-now = { $kind } : { $address }
pings-refused = L’autre côté refuse nos messages ({ $reason }) ; plus rien n’y est envoyé depuis le { $when }. Veuillez donner une adresse qui fonctionne.
pings-last = { $fate ->
    [sent] Dernier message, remis : { $when }.
    [waiting] Dernier message, encore en route : { $when }.
    [unwanted] Dernier message, devenu inutile : { $when }.
   *[failed] Dernier message, non remis : { $when }.
}
pings-try = Envoyer un message d’essai
pings-tried = Un message d’essai est en route. Il devrait arriver en moins d’une minute.
pings-enough = Aucun message d’essai n’est parti : il n’y a pas d’adresse qui fonctionne, ou vous avez assez essayé pour cette heure.
pings-end = Ne plus me prévenir là
pings-webhook = { $has ->
    [true] Un autre webhook
   *[false] Un webhook
}
pings-kind-label = Ce qui s’y trouve
pings-kind = { $kind ->
    [ntfy] ntfy
    [discord] Discord
    [matrix] Matrix (hookshot)
   *[json] JSON pour un programme
}
pings-address = Adresse du webhook
pings-address-hint = Elle commence par https:// et n’est montrée en entier à personne, pas même à vous.
pings-save = Me prévenir là
pings-note = Un message dit quelle table a besoin de vous et rien d’autre : ni cartes, ni objectifs, ni lien vers votre place. Quiconque lit cet endroit voit quand c’est à vous de répondre.
fault-hook = { $fault ->
    [https] L’adresse doit commencer par https://.
    [password] Une adresse contenant un nom et un mot de passe n’est pas acceptée.
    [closed] Cette adresse appartient à un réseau privé ou a un port inhabituel.
   *[unreadable] Cela ne ressemble pas à une adresse.
}
ping-test = Un message d’essai de Penelope : cela fonctionne.
ping-line = { $about ->
    [question] { $game } { $code } : c’est à vous de répondre.
    [reminder] { $game } { $code } attend toujours votre réponse.
    [begins] { $game } { $code } : la partie commence.
    [away] { $game } { $code } : le remplaçant joue pour vous jusqu’à votre retour.
    [given] { $game } { $code } : quelqu’un d’autre a repris votre place.
    [talk] { $game } { $code } : il y a du nouveau dans la conversation.
    [called-off] { $game } { $code } ne sera pas jouée.
    [over] { $game } { $code } : la partie est finie.
   *[seated] { $game } { $code } : vous avez une place.
}
## Dans un navigateur : Web Push
push-title = Dans ce navigateur
push-lead = Ce navigateur peut vous signaler qu’une table a besoin de vous, même quand Penelope est fermée. Il lui faut JavaScript ; sur iPhone ou iPad, ajoutez d’abord Penelope à l’écran d’accueil. Si vous vous déconnectez dans ce navigateur, cela s’arrête.
push-here = Me prévenir dans ce navigateur
push-now = Un navigateur, via { $service }, depuis le { $when }
push-refused = Le navigateur ne peut plus être joint ({ $reason }). Ouvrez-y cette page pour le réactiver. Plus rien n’y est envoyé depuis le { $when }.
push-denied = Ce navigateur n’autorise pas Penelope à afficher des messages. Vous pouvez changer cela dans ses réglages pour ce site.
push-failed = Ce navigateur n’a pas pu être inscrit. Veuillez réessayer plus tard ou utiliser un webhook.
