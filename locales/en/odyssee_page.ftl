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

# The question: what it means for the reader.
odyssee-page-home-far = { $missing ->
    [one] Chips in hand: { $chips }, cards: { $cards }. One more landing and you may go home.
   *[other] Chips in hand: { $chips }, cards: { $cards }. You may go home once there are no more chips than cards.
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
odyssee-page-have = You have { $heroes } and { $gifts }.
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
odyssee-page-arrow-hex = From hex: the row’s letter, then the place from the west, such as h8
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
odyssee-page-calm = Leave the bag closed
odyssee-page-feast = Feast on the cattle
odyssee-page-graze = Let them graze
odyssee-page-toll-hero = Lose a hero
odyssee-page-toll-gifts = Pay { $gifts }
odyssee-page-look = { $count ->
    [one] Choose the island whose card you look at.
   *[other] Choose { $count } islands whose cards you look at.
}
odyssee-page-then = { $kind ->
    [roll] You see the roll at once and choose where to sail on the same page.
    [asked] { $name } will be asked for a card.
    [meeting] Ships that lie on one hex meet: there may be a battle.
    [answer] { $name } will be asked to answer.
    [peace] You part in peace.
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
    [stale] The table has moved on since this form was shown. Nothing was changed; this is how it stands now.
    [cards] What you choose on cards belongs to a plan or a course: please say where you sail, too.
   *[much] That is more than can be kept.
}

# A new table, the front page, the replay.
odyssee-page-variant = Variant: no battle unless both want it
odyssee-page-variant-more = Friendlier: a fight wanted by one alone does not happen.
odyssee-page-rounds = Rounds at most
odyssee-page-rounds-hint = If nobody is home by then, whoever is closest wins. Most games take 10 to 25 rounds.
odyssee-page-fault-rounds = A whole number from { $least } to { $most }.
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

# What is said ahead.
odyssee-page-onward = And then? Save everyone a turn’s wait
odyssee-page-onward-note = One tap does what stands above and says where your ship goes on to afterwards, turn by turn, until it is there. That is sealed, you can change it, and you are asked if anything on the way is no longer as it is now.
odyssee-page-onward-to = Yes, and then on to { $stop }
odyssee-page-ahead = And then? Save everyone half a day
odyssee-page-ahead-note = What you say here is sealed; nobody sees it, and you can change it. Whatever you leave open you will be asked.
odyssee-page-ahead-ask = Ask me
odyssee-page-ahead-plan = My next turn, by roll
odyssee-page-ahead-roll-label = Roll { $roll }
odyssee-page-ahead-course-title = My course, in every turn without a plan
odyssee-page-ahead-leg = { $number ->
    [1] First to
    [2] Then to
   *[3] And then to
}
odyssee-page-ahead-home = Home as soon as you may.
odyssee-page-ahead-nowhere = Nowhere
odyssee-page-ahead-cards = What I choose on cards
odyssee-page-ahead-hand-title = Cards I hand over on my islands
odyssee-page-ahead-hand-place = { $number ->
    [1] First
    [2] Then
   *[3] And then
}
odyssee-page-ahead-sell-title = Sold to whoever offers
odyssee-page-ahead-meet-title = When I meet a ship
odyssee-page-ahead-pay = Peace, and pay at most { $gifts }
odyssee-page-ahead-battle-title = In a battle
odyssee-page-ahead-patience = Patience: my course goes on past a ship in its way
odyssee-page-ahead-nothing = Nothing: you will be asked.
odyssee-page-ahead-lies = What you have said ahead
odyssee-page-ahead-show = Show the ways on the chart
odyssee-page-ahead-written = Anything else, in writing
odyssee-page-ahead-written-note = One line each, in the words that the log uses, such as
odyssee-page-fault-line = Line { $line } of what you wrote makes no sense from sign { $at } on.
