## Eine Antwort zurücknehmen, bevor jemand sie sieht
take-back = Antworten zurücknehmen
take-back-hint = Eine Antwort, die andere sofort sehen könnten, wartet so lange. Bis dahin sieht sie niemand, und Sie können sie zurücknehmen oder gleich abschicken. Gegen Bots allein wartet nichts.
take-back-minutes = { $minutes ->
    [0] nicht möglich
    [one] { $minutes } Minute lang
   *[other] { $minutes } Minuten lang
}
unsent-title = Sie haben geantwortet.
unsent-held = Ihre Antwort sieht noch niemand. Sie können sie zurücknehmen bis { $when }.
unsent-take-back = Zurücknehmen
unsent-send-now = Gleich abschicken
unsent-change = Ändern
unsent-came-back = Die Frage hat sich geändert, bevor Ihre Antwort abging; deshalb gilt sie nicht. Sie hatten gesagt:
unsent-too-late = Diese Antwort ist abgegangen und gilt.
review-take-back = { $minutes ->
    [one] Danach können Sie es { $minutes } Minute lang zurücknehmen; vorher sieht es niemand.
   *[other] Danach können Sie es { $minutes } Minuten lang zurücknehmen; vorher sieht es niemand.
}
