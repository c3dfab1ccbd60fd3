# The sea chart of Odyssee: labels of lists and what marks a hex.
odyssee-chart-colon = { ": " }
odyssee-chart-title = Sea chart
odyssee-chart-near = Around your ship
odyssee-chart-ships = Ships
odyssee-chart-you = you
odyssee-chart-crew = crew
odyssee-chart-ithaca = Ithaca
odyssee-chart-troy = Troy
odyssee-chart-syrte = Syrte
odyssee-chart-aeolus = Isle of Aeolus
odyssee-chart-water = open sea
odyssee-chart-owned = Islands with a ruler
odyssee-chart-fresh = A card waits on
odyssee-chart-rim = rim
odyssee-chart-entitled = May enter Ithaca
odyssee-chart-nobody = nobody yet
odyssee-chart-steps = distance
odyssee-chart-owner = ruler
odyssee-chart-card = a card waits
odyssee-chart-storm = storm
odyssee-chart-stiff = stiff wind
odyssee-chart-breeze = breeze

# Words of the pages of Odyssee: parts of a table.
odyssee-page-direction = { $direction ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
odyssee-page-gifts = { $count ->
    [one] 1 gift
   *[other] { $count } gifts
}
odyssee-page-nothing = nothing
odyssee-page-you = you
odyssee-page-task = { $number ->
    [1] White: 3 gifts. Black: 1 gift, and you skip your next turn.
    [2] Die 1: 2 heroes lost; 2 or 3: 1 lost. Then 2 gifts.
    [3] Two throws: each black costs 1 hero; two whites bring 2 gifts.
    [4] White: 3 gifts. Black: 1 hero lost, 1 gift.
    [5] 1 gift. You may lay the storm arrow once, free; your own ship stays.
    [6] Choose: 1 gift; or 4 gifts, and on black 2 heroes are lost.
    [7] Choose: 1 hero lost; or 2 gifts paid.
    [8] Without a gift: 1 hero lost. Otherwise the die says how many gifts are lost.
    [9] 4 gifts, and you skip your next turn.
    [10] 2 gifts, and 1 hero if one is missing.
    [11] 1 gift. While you hold it, nobody fights you, nor you anyone.
    [12] 1 gift. While you hold it, no other player’s arrow moves your ship.
    [13] Die above your crew: 1 hero lost. Otherwise 2 gifts.
    [14] 2 gifts. You look at two face-down cards of the rim.
   *[15] 4 gifts, 1 hero lost.
}

# The question: what it means for the reader.
odyssee-page-home-far = { $missing ->
    [one] You have { $chips } chips in hand and { $cards } cards: one more landing and you may go home.
   *[other] You have { $chips } chips in hand and { $cards } cards; you may go home once there are no more chips than cards.
}
odyssee-page-home-near = { $steps ->
    [one] You may enter Ithaca: it is one hex away.
   *[other] You may enter Ithaca: it is { $steps } hexes away.
}
odyssee-page-food = { $gifts ->
    [0] You have no gift left: without a landing there is a hunger stone next turn.
    [one] You have one gift left, for the next meal.
   *[other] You have { $gifts } gifts left, one for each turn.
}
odyssee-page-doom = { $turns ->
    [1] Your crew starves at the end of this turn unless you find a gift.
   *[other] Your crew starves at the end of your next turn unless you find a gift.
}

# Die or arrow.
odyssee-page-die = Roll and sail
odyssee-page-die-note = 1 to 4 hexes; you see the roll and then choose where to. It is final.
odyssee-page-arrow = { $price ->
    [free] Lay the storm arrow (free now)
    [barred] The storm arrow needs a gift, and you have none left.
   *[gift] Lay the storm arrow (1 gift)
}
odyssee-page-arrow-note = Five rows blow: the middle one drives ships to the next shore, those beside it two hexes, the outer ones one.
odyssee-page-arrow-hex = From hex
odyssee-page-arrow-direction = Direction
odyssee-page-arrow-show = Show on the chart
odyssee-page-arrow-tap = Choose the hex on the chart
odyssee-page-arrow-pick = Lay the arrow here
odyssee-page-arrow-nobody = No ship is moved.
odyssee-page-review = Review
odyssee-page-choose = Please choose

# Where to.
odyssee-page-sail-here = Sail here
odyssee-page-sail-note = Tap a marked hex on the chart, or choose here.
odyssee-page-sail-water = To open sea
odyssee-page-stay = Stay here
odyssee-page-steps = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
odyssee-page-lands = { $kind ->
    [fresh] You take the card of this island, carry it out and lay a chip.
    [bare] You lay a chip; there is no card.
    [owned] { $name } rules here and gives you a card; then you lay a chip.
    [own] Your own island: nothing changes.
    [chipless] You have no chip to lay here: nothing changes.
    [ithaca] You are home, and win.
    [aeolus] The storm arrow is free in your next three turns.
    [syrte] You run aground and skip your next turn.
   *[water] Open sea.
}
odyssee-page-meets = Ships there: { $names }.

# Landing, and bargaining over it.
odyssee-page-land = Take what { $name } gives
odyssee-page-land-note = { $name } chooses one of these cards: { $cards }.
odyssee-page-bid = Offer something for a card
odyssee-page-bid-card = The card you want
odyssee-page-pay = You pay
odyssee-page-ask-pay = { $name } pays
odyssee-page-take = Accept: { $terms } for { $card }
odyssee-page-give = Hand over { $card }
odyssee-page-ask = Ask a price for a card
odyssee-page-ask-card = For this card
odyssee-page-ask-else = If the price is refused you hand over
odyssee-page-price-accept = Pay { $terms } and get { $card }
odyssee-page-price-refuse = Refuse and get { $card }

# What a card asks.
odyssee-page-deed = { $deed ->
    [die] You roll the sail die.
    [stay] You stay where you are.
    [land] You land and take the card that is chosen for you.
    [take] You accept the bid.
    [accept] You accept.
    [refuse] You refuse.
    [calm] You leave the bag of winds closed.
    [feast] You feast: 4 gifts, and then the favour die; on black 2 heroes are lost.
    [graze] You let the cattle graze: 1 gift.
    [hero] Scylla takes a hero.
    [gifts] You pay Scylla with gifts.
    [peace] You sail on in peace.
    [fight] You attack. Rounds are rolled until a hero falls.
   *[on] The battle goes on until the next hero falls.
}
odyssee-page-calm = Leave the bag closed
odyssee-page-feast = Feast on the cattle
odyssee-page-graze = Let them graze
odyssee-page-toll-hero = Lose a hero
odyssee-page-toll-gifts = Pay { $gifts }
odyssee-page-look = { $count ->
    [one] Choose the island whose card you look at.
   *[other] Choose { $count } islands whose cards you look at.
}
odyssee-page-do-sail = You sail: { $place }.
odyssee-page-do-arrow = You lay the storm arrow on { $hex }, direction: { $direction }.
odyssee-page-do-give = You hand over this card: { $card }.
odyssee-page-do-bid = You offer { $terms } for this card: { $card }.
odyssee-page-do-ask = You ask { $terms } for { $card }; if that is refused you hand over { $other }.
odyssee-page-do-look = You look at these cards: { $isles }.
odyssee-page-do-demand = You demand { $terms }; a refusal is a battle.
odyssee-page-do-trade = You give { $gives } for { $wants }, if that is accepted.
odyssee-page-do-offer = You offer to stop: you give { $gives } and get { $wants }.
odyssee-page-then = { $kind ->
    [roll] You see the roll at once and choose where to sail on the same page.
    [asked] { $name } will be asked for a card.
    [meeting] Ships that lie on one hex meet: there may be a battle.
    [answer] { $name } will be asked to answer.
   *[end] Your turn ends here, unless somebody meets you.
}

# Meeting and battle.
odyssee-page-peace = Peace
odyssee-page-peace-note = You want no battle; { $name } may still want one.
odyssee-page-fight = Fight
odyssee-page-chance = To the end you would win in { $percent } of 100 battles.
odyssee-page-demand = Demand something, or fight
odyssee-page-trade = Offer a trade
odyssee-page-gives = You give
odyssee-page-wants = { $name } gives
odyssee-page-count-gifts = Gifts
odyssee-page-of = of { $count }
odyssee-page-accept = Accept: you get { $gets } and give { $gives }
odyssee-page-refuse = Refuse
odyssee-page-refuse-note = { $kind ->
    [battle] Then it is a battle.
    [onward] Then the battle goes on.
   *[peace] That is no battle yet.
}
odyssee-page-on = Fight on
odyssee-page-stop = Offer to stop, for nothing
odyssee-page-offer = Offer to stop, with terms
odyssee-page-odds = Chances of a battle to the end
odyssee-page-odds-crews = Heroes: you – { $name }
odyssee-page-odds-win = You win
odyssee-page-odds-tie = Undecided

# What lies before everybody.
odyssee-page-stock = Gifts that nobody has: { $count }
odyssee-page-seat-gifts = Gifts: { $count }
odyssee-page-seat-crew = Heroes: { $count }
odyssee-page-seat-chips = Chips in hand: { $count }
odyssee-page-seat-cards = Cards: { $cards }
odyssee-page-seat-isles = Islands: { $isles }
odyssee-page-seat-hunger = Hunger stones: { $count }
odyssee-page-seat-favor = Free arrow for so many turns: { $count }
odyssee-page-badge = { $kind ->
    [bot] bot
    [active] on turn
    [asked] asked
    [entitled] may go home
    [skips] skips a turn
   *[left] has left
}
odyssee-page-looked = Cards you have seen: { $cards }

# Legend of the chart.
odyssee-page-legend-chip = A ruler’s chip; every player has a sign
odyssee-page-legend-heads = Heroes aboard
odyssee-page-legend-rim = At the rim: the island’s card, and displaced chips
odyssee-page-legend-laurel = Laurel: who may enter Ithaca

# What is refused, and why.
odyssee-page-fault = { $kind ->
    [missing] Please choose an answer.
    [count] That is no number of gifts that there can be.
    [unknown] The page does not offer that; please choose again.
    [twice] Something was named twice; please choose again.
    [stale] The table has moved on; here is what is asked now.
   *[much] That is more than can be kept.
}
odyssee-page-illegal = { $reason ->
    [over] The game is over.
    [not-asked] You are not asked now.
    [other-question] That answers another question than the one that is open.
    [no-gift] You have no gift left for the storm arrow.
    [same-hex] Your ship lies there already.
    [troy] Troy is closed.
    [land-between] Land lies between.
    [same-card] The card with the price and the other one are the same.
    [no-bid] There is no bid.
    [bid-lies] A bid lies there: accept it or hand over a card.
    [landing-isle] The island you land on is no part of the deal.
   *[nothing] Please name something.
}
odyssee-page-illegal-entitled = Ithaca is closed to you: { $chips } chips in hand, { $cards } cards.
odyssee-page-illegal-far = That is too far: { $steps } hexes.
odyssee-page-illegal-card = { $whose ->
    [own] You do not have this card: { $card }.
   *[other] The other does not have this card: { $card }.
}
odyssee-page-illegal-isle = { $whose ->
    [own] This island is not yours: { $isle }.
    [rim] No face-down card lies there: { $isle }.
   *[other] This island is not the other’s: { $isle }.
}
odyssee-page-illegal-gifts = { $whose ->
    [own] You do not have so many gifts; you have { $count }.
   *[other] The other does not have so many gifts; there are { $count }.
}
odyssee-page-illegal-chips = { $whose ->
    [own] You have too few chips to take over these islands: { $count }.
   *[other] The other has too few chips to take over these islands: { $count }.
}
odyssee-page-illegal-look = Choose exactly so many islands: { $count }.

# A new table, the front page, the replay.
odyssee-page-ruleset = The rules of the sheet
odyssee-page-variant = Variant: no battle unless both want it
odyssee-page-variant-more = Friendlier: a fight wanted by one alone does not happen.
odyssee-page-rounds = Rounds at most
odyssee-page-rounds-hint = If nobody is home by then, whoever is closest wins. Most games take 10 to 25 rounds.
odyssee-page-fault-rounds = A whole number from { $least } to { $most }.
odyssee-page-pitch = Two to six ships sail home from Troy: land on islands, bargain over cards, lay storms across each other’s way, and reach Ithaca first.
odyssee-page-home-line = Odyssee: a race home from Troy, with storms, bargains and battles, for 2 to 6.
odyssee-page-home-title = Odyssee in four sentences
odyssee-page-home-isles = Every island you land on first gives you a card, for better or worse, and takes one of your ten chips.
odyssee-page-home-deal = On another’s island its ruler chooses a card for you, and you may bargain over it.
odyssee-page-home-storm = Sail by the die, or lay the storm arrow and blow whole rows of ships about.
odyssee-page-home-wins = With no more chips in hand than cards you may go home: the first on Ithaca wins.
odyssee-page-home-picture = The sea of Odyssee, drawn by us
odyssee-page-previous = ← Landing
odyssee-page-next = Landing →
odyssee-page-curve = From left to right the turns, upwards how close everybody was to going home: chips laid and cards, and once entitled the way left.
odyssee-page-milestone = Turn { $turn }: { $name } lays a chip on { $isle }.
