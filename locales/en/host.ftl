## What a host may do
host-line = A line of your own
host-line-hint = It stands in the letter to those you invite. Plain words, no links, at most { $most } characters. You may leave it out.
fault-line-long = At most { $most } characters, please.
fault-line-odd = Plain words only, please: no links, no addresses, no invisible signs.
host-resend = Send again
host-resend-whom = Send the invitation to { $address } again
host-link = Invite with a link
host-link-more = Send this link to people you would like to play with, wherever you talk to them. Whoever has it can take a free seat, after confirming an email address. You can end it at any time.
host-link-address = The link to pass on
host-link-make = Make a link
host-link-renew = Make a new one (the old one stops working)
host-link-end = End the link
host-last = As last time
host-last-more = Pace, rules and people as at your table { $code }. You can change everything.
letter-invitation-line = { $host } writes: “{ $line }”
letter-sample-line = We have not played together for far too long!
invitation-back = Back to the invitation
