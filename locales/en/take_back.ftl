## Taking an answer back before anybody sees it
take-back = Taking answers back
take-back-hint = An answer that others might see at once waits this long. Until then nobody sees it, and you can take it back or send it at once. Against bots alone nothing waits.
take-back-minutes = { $minutes ->
    [0] not possible
    [one] for { $minutes } minute
   *[other] for { $minutes } minutes
}
unsent-title = You have answered.
unsent-held = Nobody sees your answer yet. You can take it back until { $when }.
unsent-take-back = Take it back
unsent-send-now = Send it now
unsent-change = Change it
unsent-came-back = What you were asked has changed before your answer was sent, so it does not count. You had said:
unsent-too-late = That answer has been sent and stands.
review-take-back = { $minutes ->
    [one] Then you have { $minutes } minute to take it back; nobody sees it before.
   *[other] Then you have { $minutes } minutes to take it back; nobody sees it before.
}
