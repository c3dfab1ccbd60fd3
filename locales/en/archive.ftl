## The plain-text form of an archive
plain-title = { $ruleset } at table { $code }
plain-options = Options: { $options }
plain-seat = Seat { $number }: { $who }
plain-later = Later: { $who }
plain-word = word “{ $word }”
plain-bot = a bot of the kind { $kind }
plain-seal = Seal: { $digits }
plain-seed = Seed: { $digits }
plain-deal-key = Deal key: { $digits }
plain-head = Newest entry of the log: { $digits }
plain-state = State: { $digits }
plain-says = { $who }: { $words }
plain-service = The service
plain-how = { $how ->
    [envelope] from the envelope
    [next] said in advance
    [order] by course or standing order
    [patience] by patience
    [silence] silent
   *[caretaker] by the caretaker
}
plain-running = The game is not over.
plain-won = Won by { $names }.
plain-shared = The victory is shared by { $names }.
plain-closed = The table was closed before the game was over.
chronicle-pile = { $color ->
    [violet] The violet pile after shuffle { $shuffle }, its top last: { $places }.
    [green] The green pile after shuffle { $shuffle }, its top last: { $places }.
    [red] The red pile after shuffle { $shuffle }, its top last: { $places }.
   *[blue] The blue pile after shuffle { $shuffle }, its top last: { $places }.
}
chronicle-deck = The deck after shuffle { $shuffle }, its top last: { $cards }.
