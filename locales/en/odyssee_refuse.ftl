## Why something is refused
odyssee-refuse-over = The game is over.
odyssee-refuse-not-asked = Somebody else is asked now.
odyssee-refuse-other-question = { $question ->
    [turn] That does not answer the question: choose the sail die or the storm arrow.
    [sail] That does not answer the question: choose where to sail, or stay.
    [land] That does not answer the question: land, or make a bid.
    [give] That does not answer the question: choose a card for the newcomer.
    [price] That does not answer the question: accept the price or refuse it.
    [winds] That does not answer the question: lay the storm arrow, or do not.
    [cattle] That does not answer the question: feast, or let the cattle graze.
    [toll] That does not answer the question: give up a hero, or pay with gifts.
    [look] That does not answer the question: say which cards to look at.
    [meeting] That does not answer the question: peace, fight, a demand or a trade.
    [proposal] That does not answer the question: accept what is proposed, or refuse it.
    [battle] That does not answer the question: fight on, or make an offer.
   *[offer] That does not answer the question: accept the offer, or refuse it.
}
odyssee-refuse-no-gift = You have no gift left to pay for the storm arrow.
odyssee-refuse-same-hex = Your ship lies there already. To remain, choose to stay.
odyssee-refuse-troy = Troy is closed: nobody sails back there.
odyssee-refuse-not-entitled = Ithaca is closed to you while you have more chips in hand than cards. Chips: { $chips }, cards: { $cards }.
odyssee-refuse-too-far = { $steps ->
    [one] That is 1 hex away, too far for your roll.
   *[other] That is { $steps } hexes away, too far for your roll.
}
odyssee-refuse-land-between = It is near as the crow flies, but land lies between.
odyssee-refuse-not-your-card = You do not have the card { $card }.
odyssee-refuse-not-their-card = The ruler of the island does not have the card { $card }.
odyssee-refuse-same-card = The card you ask a price for cannot be the one you give otherwise.
odyssee-refuse-no-bid = There is no bid to take.
odyssee-refuse-bid-lies = A bid lies there: take it, or give a card.
odyssee-refuse-look-count = { $needed ->
    [one] Choose exactly 1 face-down card.
   *[other] Choose exactly { $needed } face-down cards.
}
odyssee-refuse-not-face-down = No card lies face down at the rim field of { $isle }.
odyssee-refuse-gifts = { $by ->
    [speaker] That is more than you have. Your gifts: { $held }.
   *[other] That is more than the other has. Gifts there: { $held }.
}
odyssee-refuse-card = { $by ->
    [speaker] You do not have the card { $card }.
   *[other] The other does not have the card { $card }.
}
odyssee-refuse-isle = { $by ->
    [speaker] You do not rule { $isle }.
   *[other] The other does not rule { $isle }.
}
odyssee-refuse-landing-isle = The island you bargain over cannot be part of the deal.
odyssee-refuse-chips = { $by ->
    [speaker] You have too few chips to take these islands over. Chips in hand: { $chips }.
   *[other] The other has too few chips to take these islands over. Chips in hand: { $chips }.
}
odyssee-refuse-nothing = A demand or a trade must name something.

## Why a written answer cannot be read
odyssee-misread = { $at ->
    [0] This cannot be read from its beginning on: { $expected }
   *[other] This cannot be read after its first { $at } characters: { $expected }
}
odyssee-expected = { $expected ->
    [verb] a word of the game is missing, such as die, sail or peace.
    [space] a single space is missing.
    [hex] a hex is missing, such as h8.
    [direction] a direction is missing: e, ne, nw, w, sw or se.
    [card] a card is missing, such as card8.
    [isle] an island is missing, such as isle3, the lower number first.
    [item] terms are missing: gifts, then cards, then islands, such as 2g+card8, or 0.
    [for] the word “for” is missing.
    [else] the word “else” is missing.
    [something] something must be named: “for 0” goes without saying.
   *[end] nothing may follow here.
}
