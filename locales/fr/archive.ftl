## La forme textuelle d’une archive
plain-title = { $ruleset } à la table { $code }
plain-options = Options : { $options }
plain-seat = Place { $number } : { $who }
plain-later = Plus tard : { $who }
plain-word = mot « { $word } »
plain-bot = un robot du genre { $kind }
plain-seal = Sceau : { $digits }
plain-seed = Nombre secret : { $digits }
plain-deal-key = Clé de la donne : { $digits }
plain-head = Dernière entrée du journal : { $digits }
plain-state = État : { $digits }
plain-says = { $who } : { $words }
plain-service = Le service
plain-how = { $how ->
    [envelope] depuis l’enveloppe
    [next] dit d’avance
    [order] par cap ou consigne permanente
    [patience] par patience écoulée
    [silence] en silence
   *[caretaker] par le remplaçant
}
plain-running = La partie n’est pas finie.
plain-won = Victoire : { $names }.
plain-shared = Victoire partagée : { $names }.
plain-closed = La table a été fermée avant la fin de la partie.
chronicle-pile = { $color ->
    [violet] La pile violette après le mélange { $shuffle }, le dessus en dernier : { $places }.
    [green] La pile verte après le mélange { $shuffle }, le dessus en dernier : { $places }.
    [red] La pile rouge après le mélange { $shuffle }, le dessus en dernier : { $places }.
   *[blue] La pile bleue après le mélange { $shuffle }, le dessus en dernier : { $places }.
}
chronicle-deck = La pioche après le mélange { $shuffle }, le dessus en dernier : { $cards }.
