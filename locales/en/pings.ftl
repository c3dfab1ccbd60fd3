## Told elsewhere: webhooks
pings-title = Told elsewhere, too
pings-link = Told elsewhere, too
pings-lead = Besides letters you can be told elsewhere when a table needs you: in your browsers, and at one webhook, which may be your own ntfy topic, a Discord channel, a Matrix room, or a program of yours.
pings-now = { $kind }: { $address }
pings-refused = The other end refuses our messages ({ $reason }), so nothing has been sent there since { $when }. Please give an address that works.
pings-last = { $fate ->
    [sent] Last message, delivered: { $when }.
    [waiting] Last message, still on its way: { $when }.
    [unwanted] Last message, no longer needed: { $when }.
   *[failed] Last message, not delivered: { $when }.
}
pings-try = Send a test message
pings-tried = A test message is on its way. It should arrive within a minute.
pings-enough = No test message was sent: there is no address that works, or you have tried often enough for this hour.
pings-end = Stop telling me there
pings-webhook = { $has ->
    [true] Another webhook
   *[false] A webhook
}
pings-kind-label = What is there
pings-kind = { $kind ->
    [ntfy] ntfy
    [discord] Discord
    [matrix] Matrix (hookshot)
   *[json] JSON for a program
}
pings-address = Address of the webhook
pings-address-hint = It begins with https:// and is shown to nobody in full, not even to you.
pings-save = Tell me there
pings-note = A message says which table needs you and nothing else: no cards, no goals, no link to your seat. Whoever can read that place sees when you are asked.
fault-hook = { $fault ->
    [https] The address must begin with https://.
    [password] An address with a name and password in it is not accepted.
    [closed] This address belongs to a private network, or has an unusual port.
   *[unreadable] This does not look like an address.
}
ping-test = A test message from Penelope: it works.
ping-line = { $about ->
    [question] { $game } { $code }: it is up to you.
    [reminder] { $game } { $code } is still waiting for your answer.
    [begins] { $game } { $code }: the game begins.
    [away] { $game } { $code }: the caretaker plays for you until you come back.
    [given] { $game } { $code }: somebody else has taken over your seat.
    [talk] { $game } { $code }: there is something new in the talk.
    [called-off] { $game } { $code } will not be played.
    [over] { $game } { $code }: the game is over.
   *[seated] { $game } { $code }: you have a seat.
}
## In a browser: Web Push
push-title = In this browser
push-lead = This browser can show you a message when a table needs you, even while Penelope is closed. It needs JavaScript; on an iPhone or iPad, put Penelope on the home screen first. Signing out in this browser ends it.
push-here = Tell me in this browser
push-now = A browser, through { $service }, since { $when }
push-refused = The browser can no longer be reached ({ $reason }). Open this page in it and switch it on again: nothing has been sent there since { $when }.
push-denied = This browser does not allow Penelope to show messages. You can change that in its settings for this site.
push-failed = This browser could not be subscribed. Please try again later, or use a webhook.
