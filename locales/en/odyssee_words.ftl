## Words said ahead, to their owner
odyssee-words-plan-die = Next turn: the sail die.
odyssee-words-plan-arrow = Next turn: the storm arrow, laid at { $origin } and pointing { $direction }, if it moves the same ships as now; otherwise the sail die.
odyssee-words-line = Roll { $rolls }: { $does }.
odyssee-words-or = { $before } or { $last }
odyssee-words-sail = sail to { THE($place) }
odyssee-words-stay = stay
odyssee-words-ask = you are asked
odyssee-words-course = Course: { $stops }.
odyssee-words-then = { $before }, then { $next }
odyssee-words-home = Home to Ithaca as soon as it is open to you.
odyssee-words-bid = Bid { $terms } for { $card }.
odyssee-words-bid-before = Bid { $terms } for { $card }, if one of these may come otherwise: { $others }.
odyssee-words-pay = If a price is asked: up to { $terms } rather than get { $card }.
odyssee-words-feast = { $from ->
    [0] Cattle of the Sun: feast.
    [one] Cattle of the Sun: feast with 1 hero or more.
   *[other] Cattle of the Sun: feast with { $from } heroes or more.
}
odyssee-words-graze = Cattle of the Sun: let them graze.
odyssee-words-hero = Scylla: give up a hero.
odyssee-words-gifts = { $from ->
    [0] Scylla: pay with gifts.
    [one] Scylla: pay with gifts, if you have 1 or more.
   *[other] Scylla: pay with gifts, if you have { $from } or more.
}
odyssee-words-calm = Bag of winds: no storm.
odyssee-words-look = Tiresias: look at the cards of { $isles }.
odyssee-words-unless-crew = { $count ->
    [one] Not without a hero.
   *[other] Not with fewer than { $count } heroes.
}
odyssee-words-unless-gifts = { $count ->
    [one] Not without a gift.
   *[other] Not with fewer than { $count } gifts.
}
odyssee-words-unless-near = { $count ->
    [one] Not with a ship right beside yours.
   *[other] Not with a ship within { $count } hexes.
}
odyssee-words-unless-any = Not once anyone has done something to you.
odyssee-words-hand = Whoever lands on your islands gets the first of these that you still hold: { $cards }.
odyssee-words-hand-to = For { $name }, the first of these that you still hold: { $cards }.
odyssee-words-sell = A bid of { $terms } or more for { $card } is taken.
odyssee-words-anyone = Any ship
odyssee-words-margin = { $who }, if your crew less the other’s is at least { $margin }
odyssee-words-meet = Meeting. { $who }: { $does }.
odyssee-words-peace = peace
odyssee-words-fight = battle, also in answer to a demand
odyssee-words-demand = demand { $terms }
odyssee-words-demand-else = demand { $terms }, or peace if it is not there
odyssee-words-ransom = peace, and a demand of up to { $terms } is paid
odyssee-words-battle = Battle. { $who }: { $does }.
odyssee-words-from = { $count ->
    [one] { $who }, while you have 1 hero or more
   *[other] { $who }, while you have { $count } heroes or more
}
odyssee-words-on = fight on
odyssee-words-offer = offer { $terms } to stop
odyssee-words-accept = An offer of at least { $terms } is accepted.
odyssee-words-patience = { $hours ->
    [one] After 1 waking hour your course goes on past a ship in its way, or to an island of a later leg that has changed.
   *[other] After { $hours } waking hours your course goes on past a ship in its way, or to an island of a later leg that has changed.
}
odyssee-words-patience-none = You are asked, however long it takes.

## Why words did not count, though they lay there
odyssee-words-lapse = What you had said did not fit: { $reason }
odyssee-words-lapse-elsewhere = Your ship does not lie where your plan begins, so you are asked.
odyssee-words-lapse-blown = Somebody’s storm has moved your ship; your course ended there.
odyssee-words-lapse-lost = Your ship was lost; your course ended there.
odyssee-words-lapse-heroes = You have other heroes aboard than when you wrote that, so you are asked.
odyssee-words-lapse-hunger = There is more hunger aboard than you foresaw, so you are asked.
odyssee-words-lapse-right = Ithaca was closed to you and is open now, or the other way round; so you are asked.
odyssee-words-lapse-isle = This island has a new ruler, or its card is gone: { $isle }. So you are asked.
odyssee-words-lapse-ship = A ship lies where yours would end: { $name }. So you are asked.
odyssee-words-lapse-threat = { $name } can be home in one turn now, so you are asked.
odyssee-words-lapse-gifts = You have fewer gifts than you wanted for that, so you are asked.
odyssee-words-lapse-near = A ship is nearer than you wanted: { $name }. So you are asked.
odyssee-words-lapse-touched = Something was done to you since you wrote that, so you are asked.
odyssee-words-lapse-no-way = No way leads nearer to the goal of your course, so you are asked.
odyssee-words-lapse-not-entitled = Your course leads to Ithaca, which is still closed to you; so you are asked.
odyssee-words-lapse-no-card = You hold none of the cards on your list any more, so you are asked.
odyssee-words-lapse-not-theirs = The other does not have what you would demand, so you are asked.
odyssee-words-lapse-not-mine = You do not have what you would offer, so you are asked.
odyssee-words-lapse-too-dear = More is demanded than you wanted to pay, so you are asked.
