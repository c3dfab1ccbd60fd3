## Reprendre une réponse avant que quiconque la voie
take-back = Reprendre une réponse
take-back-hint = Une réponse que d’autres pourraient voir aussitôt attend ce temps-là. D’ici là personne ne la voit, et vous pouvez la reprendre ou l’envoyer aussitôt. Contre des robots seuls, rien n’attend.
take-back-minutes = { $minutes ->
    [0] impossible
    [one] pendant { $minutes } minute
   *[other] pendant { $minutes } minutes
}
unsent-title = Vous avez répondu.
unsent-held = Personne ne voit encore votre réponse. Vous pouvez la reprendre avant le { $when }.
unsent-take-back = La reprendre
unsent-send-now = L’envoyer maintenant
unsent-change = La changer
unsent-came-back = La question a changé avant l’envoi de votre réponse ; elle ne compte donc pas. Vous aviez dit :
unsent-too-late = Cette réponse est partie et compte désormais.
review-take-back = { $minutes ->
    [one] Vous aurez ensuite { $minutes } minute pour revenir en arrière ; personne ne verra rien avant.
   *[other] Vous aurez ensuite { $minutes } minutes pour revenir en arrière ; personne ne verra rien avant.
}
