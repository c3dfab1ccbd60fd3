## Een antwoord terugnemen voordat iemand het ziet
take-back = Antwoorden terugnemen
take-back-hint = Een antwoord dat anderen meteen zouden kunnen zien, wacht zo lang. Tot dan ziet niemand het, en u kunt het terugnemen of meteen versturen. Tegen alleen bots wacht er niets.
take-back-minutes = { $minutes ->
    [0] niet mogelijk
    [one] { $minutes } minuut lang
   *[other] { $minutes } minuten lang
}
unsent-title = U hebt geantwoord.
unsent-held = Niemand ziet uw antwoord nog. U kunt het terugnemen tot { $when }.
unsent-take-back = Terugnemen
unsent-send-now = Meteen versturen
unsent-change = Wijzigen
unsent-came-back = De vraag is veranderd voordat uw antwoord verstuurd was; daarom telt het niet. U had gezegd:
unsent-too-late = Dat antwoord is verstuurd en geldt.
review-take-back = { $minutes ->
    [one] Daarna kunt u het { $minutes } minuut lang terugnemen; eerder ziet niemand het.
   *[other] Daarna kunt u het { $minutes } minuten lang terugnemen; eerder ziet niemand het.
}
