## Answering ahead: what is asked
ahead-closed = Everyone is asked at once, and the answers are opened together. You lose nothing by answering early: your answer counts only if everyone before you agrees, so waiting would tell you nothing new.
ahead-wait-asking = Everyone is asked; the answers are opened together.
ahead-ask-later = What will you do when it comes to you?
ahead-sealed = Your answer lies sealed in its envelope.
ahead-sealed-note = You may change it or take it back until it is read. Nobody sees that it is there.
ahead-covered-says = As things stand it says: “{ $deed }”
ahead-covered-note = You may still answer otherwise below until it is read.
ahead-lies = What you have said in advance
ahead-change = Change the answer
ahead-withdraw = Take back what you have said
ahead-withdraw-ask = Take back what you have said?
ahead-withdraw-note = What you said about this movement, about the next one and about your own next turn is then gone. You are asked, unless a standing order of yours answers; standing orders and patience stay as they are.
ahead-review-open = You may change it until it is read.
ahead-used = { $how ->
    [envelope] So your envelope said.
    [next] So you had said the movement before.
    [order] So your course or a standing order said.
    [patience] Your patience had run out.
   *[silence] Your time was out.
}

## The sheet
ahead-plain-agree = Agree, and pass if anyone objects
ahead-plain-pass = Pass when it comes to me
ahead-quiet = Your answer, if nobody objects before you
ahead-contested = If somebody objects
ahead-discussion = What do you do?
ahead-when-asked = When it comes to you
ahead-say = Decide for the whole discussion
ahead-say-note = You are not asked again: a side, and how far you go.
ahead-wind-legend = Do you stay active?
ahead-pass = Pass, whatever comes
ahead-own = Place black on a third place
ahead-own-note = If that is no longer open to you, or your limit does not reach, you pass.
ahead-ask = Ask me then
ahead-pill = { $word ->
    [pass] pass
    [blue] blue
    [red] red
    [black] black
    [own] black
    [fine] fine
    [object] object
   *[ask] ask me
}
ahead-most = Cards you are ready to play
ahead-most-note = { $count ->
    [one] This is your limit for the whole movement. You play only as many as you need to lead, objections before Zeus, and pass when the limit is not enough. You hold 1 that counts.
   *[other] This is your limit for the whole movement. You play only as many as you need to lead, objections before Zeus, and pass when the limit is not enough. You hold { $count } that count.
}
ahead-hold = Hold the lead with one card more
ahead-hold-note = If your side leads already when it comes to you, you pass; with this you add a card, as long as somebody could play against it.
ahead-third-legend = If someone places black
ahead-third-choice = { $kind ->
    [same] Do the same
    [pass] Pass
   *[ask] Ask me
}
ahead-gives-up-black = Backing a side gives up your right to place black in this movement, if you still have it.
ahead-first = But ask me first while I may still place black
ahead-plagued = plague: removing it costs cards
ahead-won = If the ship goes where you propose
ahead-wind = { $card ->
    [wind] Play a wind
    [zeus] Play a Zeus as wind
   *[either] Play a wind, or else a Zeus
}
ahead-from = from { THE($place) }
ahead-way-on = And then propose
ahead-way-else = Or, if a plague bars that
ahead-way-note = The card is kept back for it. You may decide about the way then.
ahead-way-open = I decide then

## And then?
ahead-then = And then?
ahead-then-note = If you say it now, nobody waits for you in the next movement: half a minute here saves everyone half a day. It holds for that movement only.
ahead-then-plan = Then it is your turn
ahead-then-plan-note = Plan it now, and the game goes on at once. You may change it until your turn begins.
ahead-next-at = When the ship is at { THE($place) }
ahead-next-fine = Every way is fine
ahead-next-fine-note = Agree, and pass if somebody objects
ahead-next-by-way = Decide by the way on
ahead-next-ways-legend = If this is proposed
ahead-next-contested = If somebody objects then
ahead-next-cards = With how many cards
ahead-next-cards-note = { $count ->
    [one] Objections before Zeus; you hold 1 that counts.
   *[other] Objections before Zeus; you hold { $count } that count.
}
ahead-plan-from = From { THE($place) } propose
ahead-plan-way = { $number ->
    [1] First choice
    [2] Else
   *[other] Or else
}
ahead-plan-open = Ask me then
ahead-pandora = { $kind ->
    [pandora] With a Pandora card, if I hold one
    [either] With Pandora, or else a Zeus
   *[no] No
}
ahead-temple = Build a temple, if temple cards pay for it
ahead-temple-note = No Zeus is spent on it, and no wind that you have promised.
ahead-keep = Cards to keep in hand

## What was said, in sentences
ahead-or = { $before } or { $last }
ahead-else = { $before }, else { $next }
ahead-if-quiet = If nobody objects before you: { $word }
ahead-if-any = If somebody objects: { $word }
ahead-if-lies = In this discussion: { $word }
ahead-if-first = While you may still place black: { $word }
ahead-word-agree = you agree.
ahead-word-object = you object, want { $place } instead, and play { $cards }.
ahead-word-pass = you pass.
ahead-word-pass-whatever = you pass, whatever comes.
ahead-word-ask = you are asked.
ahead-ask-whatever = You are asked when it comes to you, whatever happens before.
ahead-word-against = { $side ->
    [blue] While blue leads, at most { $most }.
    [red] While red leads, at most { $most }.
   *[black] While black leads, at most { $most }.
}
ahead-word-hold = You add a card even while it leads.
ahead-word-else-pass = If it leads already when you are asked, you pass, and whoever passes is out.
ahead-word-black = { $most ->
    [one] you place black on { THE($place) } with at most 1 card. If that does not work: { $otherwise }
   *[other] you place black on { THE($place) } with at most { $most } cards in all. If that does not work: { $otherwise }
}
ahead-third = { $kind ->
    [same] That holds even if someone places black.
    [pass] If someone places black, you pass.
   *[ask] If someone places black, you are asked.
}
ahead-won-wind = { $card ->
    [wind] If your proposal wins: you play a wind.
    [zeus] If your proposal wins: you play a Zeus as wind.
   *[either] If your proposal wins: you play a wind, or else a Zeus.
}
ahead-won-next = From { THE($at) } you then propose { $places }.
ahead-won-rest = If your proposal wins: you play no wind.
ahead-won-ask = If your proposal wins: you are asked about a wind.
ahead-next-any = Whatever is proposed at { THE($at) }: { $word }
ahead-next-ways = If { $ways } is proposed at { THE($at) }: { $word }
ahead-plan-at = At { THE($at) } you propose { $places }.
ahead-plan-anywhere = Wherever the ship is you propose { $places }.
ahead-plan-pandora = { $card ->
    [pandora] First you draw 2 cards by Pandora, if you hold one.
    [zeus] First you draw 2 cards with a Zeus as Pandora, if you hold one.
   *[either] First you draw 2 cards by Pandora, or else with a Zeus.
}
ahead-plan-temple = { $keep ->
    [0] You build a temple, if temple cards pay for it.
    [one] You build a temple, if temple cards pay for it and 1 card stays in hand.
   *[other] You build a temple, if temple cards pay for it and { $keep } cards stay in hand.
}
ahead-order-at = When the ship is at { THE($place) }:
ahead-order-agree = You agree to every proposal.
ahead-order-agree-but = You agree to every proposal but { $places }.
ahead-order-object = If { $to } is proposed, you object, want { $with } instead, and play { $cards }.
ahead-order-until-turn = This holds until your next own turn is over.
ahead-order-until-day = This holds until the end of { $day } ({ $zone }).
ahead-patience-agree = { $hours ->
    [one] If you have not looked after 1 waking hour: you agree, then pass.
   *[other] If you have not looked after { $hours } waking hours: you agree, then pass.
}
ahead-patience-none = Your patience says nothing: you are always asked.

## A course
ahead-course = Course
ahead-course-legend = Where should the ship go?
ahead-course-note = This saves everyone days: it holds wherever the ship is, until it has been there or you change it.
ahead-course-more = Whatever leads there, or is one movement longer at most, is fine with you. You are asked again when a plague comes or goes, when somebody has one goal left, and when your last goal is near.
ahead-course-none = No course: ask me each time
ahead-course-goals = My goals: { $places }
ahead-course-else = What leads further away
ahead-course-object = { $most ->
    [one] Object, with 1 card at most
   *[other] Object, with { $most } cards at most
}
ahead-course-ask = { $most ->
    [one] Ask me; in discussions 1 card at most
   *[other] Ask me; in discussions { $most } cards at most
}
ahead-course-agree = { $most ->
    [0] Fine, too; pass in discussions
    [one] Fine, too; in discussions 1 card at most
   *[other] Fine, too; in discussions { $most } cards at most
}
ahead-course-to = { $count ->
    [one] By the shortest way: { $places }.
   *[other] In whatever order is shortest: { $places }.
}
ahead-course-within = { $within ->
    [0] You agree to the shortest way, wherever the ship is.
    [one] You agree to the shortest way, wherever the ship is, and to any that is 1 movement longer.
   *[other] You agree to the shortest way, wherever the ship is, and to any that is up to { $within } movements longer.
}
ahead-course-beyond-object = { $most ->
    [one] Otherwise you object, if you hold a card that counts, and play 1 at most.
   *[other] Otherwise you object, if you hold { $most } cards that count, and play { $most } at most.
}
ahead-course-beyond-ask = Otherwise you are asked.
ahead-course-beyond-agree = You agree to everything else, too.
ahead-course-back = { $most ->
    [0] In a discussion you pass.
    [one] In a discussion you back the nearest place, with 1 card at most.
   *[other] In a discussion you back the nearest place, with { $most } cards at most.
}
ahead-course-change = Change the course or give it up
ahead-course-dropped = You set no course any more.
ahead-lapse-plague = A plague has come or gone, which ends your course; so you are asked.
ahead-lapse-rival = { $name } has one goal left, which ends your course; so you are asked.
ahead-lapse-last-goal = Your last goal is near. Your course leaves that to you, so you are asked.

## Why words did not fit, and faults of the forms
ahead-lapse = Your answer in advance did not fit: { $reason }
ahead-lapse-no-rule = Your answer in advance says nothing about this place of red, so you are asked.
ahead-lapse-black = Someone has placed black; you wanted to be asked then.
ahead-lapse-no-way = None of the ways you named is free, so you are asked.
ahead-lapse-elsewhere = The ship is not where your way on begins, so you are asked.
ahead-fault-number = Please give a whole number from { $least } to { $most }.
ahead-fault-way = That way does not begin at the place you propose.
ahead-fault-nothing-said = Nothing was chosen yet. Please choose something for at least one place.
ahead-fault-nothing-sealed = There is no answer to take back: it was read already, or never given.
ahead-fault-day = Please give a day from today on.
ahead-fault-too-much = That is more than can be kept. Please say less.
ahead-fault-unreadable = What was sent could not be read, so nothing was changed. Everything you chose stands below: please look it over and send it again. If this sentence comes back, choose again what you say in advance.

## Standing orders and patience
orders = Standing orders
orders-link = Standing orders
orders-change = Change the standing orders
orders-lead = Standing orders answer for you whenever neither your envelope nor what you said about the next movement does. They are read from the top; the first that applies counts. If it does not fit exactly, you are asked. You are told each time one is used.
orders-none = You have no standing order.
orders-drop = Remove
orders-new = A new order
orders-at = When the ship is at
orders-anywhere = any place
orders-says = What it says
orders-agree = Agree to every proposal
orders-but = But ask me about
orders-or = or
orders-no-place = no place
orders-object = Object to certain places
orders-to = If this is proposed
orders-until = Until when
orders-until-note = It also ends when a goal of yours is shown.
orders-until-turn = Until my next turn is over
orders-until-day = Until a certain day
orders-day = The last day ({ $zone })
orders-review = Save this order?
orders-review-drop = Remove this order?
orders-tried = What your orders would have said to your last questions
orders-tried-none = You have not been asked often enough yet to try them.
orders-tried-line = Turn { $turn }. { $did } The orders: { $word }
orders-silent = nothing; you would be asked.
orders-back = Back to the table
patience = Patience
patience-lead = If you have not looked in for this many waking hours, you agree, and pass if somebody objects. Off unless you switch it on.
patience-hours = Waking hours to wait for me
patience-off = Switch it off
patience-review = Save this setting?
patience-review-off = Switch your patience off?

## Before a proposal
ahead-before = Answer before it is proposed
ahead-before-note = If you say it now, nobody waits for you, whatever { $name } proposes. It holds for this movement.
ahead-next-here = From { THE($place) }, where the ship is
ahead-covered = What you have said in advance answers it.
