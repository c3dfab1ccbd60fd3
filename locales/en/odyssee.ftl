## The words of Odyssee. Forms with a count stand as the object of a sentence, or by themselves.
odyssee-and = { $before } and { $last }
odyssee-you = you
odyssee-card = “{ $name }”
odyssee-gifts = { $count ->
    [one] 1 gift
   *[other] { $count } gifts
}
odyssee-heroes = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
odyssee-crew = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
odyssee-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
odyssee-stones = { $count ->
    [one] 1 hunger stone
   *[other] { $count } hunger stones
}
odyssee-term-card = the card { $card }
odyssee-term-isle = the island { $isle }
odyssee-term-nothing = nothing
odyssee-site = { $site ->
    [troy] Troy
    [ithaca] Ithaca
    [syrte] Syrte
   *[aeolus] the island of Aeolus
}
odyssee-direction = { $direction ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
odyssee-card-does = { $card ->
    [1] Favour die. White: 3 gifts. Black: 1 gift, and you skip your next turn.
    [2] Sail die. 1: 2 heroes lost; 2 or 3: 1 hero lost; 4: none. Then 2 gifts.
    [3] Favour die twice: 1 hero lost for each black. Two whites: 2 gifts.
    [4] Favour die. White: 3 gifts. Black: 1 hero lost, then 1 gift.
    [5] 1 gift. You may lay the storm arrow once, free; it does not move your own ship.
    [6] Graze: 1 gift. Or feast: 4 gifts, then the favour die; black costs 2 heroes.
    [7] Lose 1 hero, or 2 gifts if you have them.
    [8] Without a gift: 1 hero lost. Otherwise the sail die says how many gifts you lose.
    [9] 4 gifts, and you skip your next turn.
    [10] 2 gifts and 1 hero, up to four.
    [11] 1 gift. While you hold it, nobody fights you and you fight nobody.
    [12] 1 gift. While you hold it, other players’ arrows do not move your ship.
    [13] Sail die. More than your crew: 1 hero lost. Otherwise 2 gifts.
    [14] 2 gifts. You look at two face-down cards of the rim.
   *[15] 4 gifts, then 1 hero lost.
}

## The question, or whom the table waits for
odyssee-ask-turn = It is your turn. Your ship lies at { THE($place) }: sail die or storm arrow?
odyssee-ask-sail = { $roll ->
    [one] You rolled a 1. Where do you sail?
   *[other] You rolled a { $roll }. Where do you sail?
}
odyssee-ask-land = You land on { $isle }, which { $owner } rules. Do you bid for a card?
odyssee-ask-give = { $name } lands on your island { $isle }. Which card do you hand over?
odyssee-ask-give-bid = { $name } lands on your island { $isle } and bids { $terms } for { $card }. Do you take it?
odyssee-ask-price = { $owner } asks { $terms } for { $card }; otherwise you get { $other }. Do you pay?
odyssee-ask-winds = You have met { $card }. Do you lay the storm arrow?
odyssee-ask-cattle = You have met { $card }. Do you feast, or let them graze?
odyssee-ask-toll = You have met { $card }. Do you lose { $heroes }, or { $gifts }?
odyssee-ask-look = { $count ->
    [one] You have met { $card }. Which face-down card do you look at?
   *[other] You have met { $card }. Which { $count } face-down cards do you look at?
}
odyssee-ask-meeting = You meet { $name } at { THE($place) }. Peace, or something else?
odyssee-ask-demand = { $fight ->
    [yes] { $name } demands { $terms }, or there is a battle. Do you agree?
   *[no] { $name } demands { $terms }. Do you agree?
}
odyssee-ask-trade = { $name } would give { $gives } and get { $wants } in return. Do you agree?
odyssee-ask-battle = You have { $own } against { $other }. Do you fight on, or make { $name } an offer?
odyssee-ask-offer = { $name } would end the battle, give { $gives } and get { $wants } in return. Do you agree?
odyssee-wait-turn = It is { $name }’s turn. The table waits.
odyssee-wait-sail = { $name } has rolled a { $roll } and chooses where to sail.
odyssee-wait-land = { $name } has landed on { $isle } and may bid for a card. Its ruler: { $owner }.
odyssee-wait-give = { $name } has landed on { $isle }. { $owner } chooses the card to hand over.
odyssee-wait-price = { $owner } asks { $terms } for { $card }. { $name } decides.
odyssee-wait-card = { $name } decides about the card { $card }.
odyssee-wait-meeting = Two ships meet at { THE($place) }: { $names }. { $name } has the word.
odyssee-wait-proposal = A proposal lies between { $names }. { $name } decides.
odyssee-wait-battle = A battle: { $names }. { $name } has the word.
odyssee-not-asked = Nothing is asked of you now.
odyssee-plan-ask = What will you do in your next turn?
odyssee-plan-wanted = Nothing is asked of you yet. If you say your next turn now, roll by roll or as a course, nobody has to wait for you.
odyssee-watching = You are watching. Cards that lie face down stay secret until the end.
odyssee-resigned = You have left this game; the caretaker plays your seat to the end.
odyssee-over-closed = The table was closed before the game was over. Nobody has won.
odyssee-over-won = { $you ->
    [yes] You have won!
   *[no] { $name } has won.
}
odyssee-over-shared = The victory is shared: { $names }.

## What the reader should know besides
odyssee-know-doom = { $turns ->
    [1] Your crew starves at the end of this turn unless you get a gift.
   *[other] Your crew starves at the end of your next turn unless you get a gift before.
}
odyssee-know-skip = You skip your next turn.
odyssee-know-land = A wind has blown you ashore: you land at the beginning of your next turn.
odyssee-know-favour = { $turns ->
    [one] The storm arrow is free for you in your next turn.
   *[other] The storm arrow is free for you in your next { $turns } turns.
}
odyssee-know-free = The storm arrow is free for you in this turn.
odyssee-know-barred = You have no gift left for the storm arrow.
odyssee-know-home = Ithaca is open to you.
odyssee-know-away = { $count ->
    [one] Ithaca opens to you with 1 chip fewer in hand, or 1 card more.
   *[other] Ithaca opens to you with { $count } chips fewer in hand, or as many cards more.
}
odyssee-know-rivals = May enter Ithaca: { $names }.
odyssee-know-odds = { $more ->
    [0] With equal crews both win alike.
    [1] With 1 hero more you win 88 of 100 battles that are fought to the end.
    [2] With 2 heroes more you win 99 of 100 battles that are fought to the end.
    [3] With 3 heroes more you win nearly every battle.
   *[other] With fewer heroes you hardly ever win a battle that is fought to the end.
}
odyssee-silence = { $question ->
    [turn] If you let your time run out, the sail die is rolled for you.
    [sail] If you let your time run out, your ship takes the shortest way to the nearest island where you can lay a chip, or home.
    [land] If you let your time run out, you land without a bid.
    [give] If you let your time run out, you hand over the card that you have held longest.
    [price] If you let your time run out, you refuse.
    [winds] If you let your time run out, you lay no arrow.
    [cattle] If you let your time run out, you let them graze.
    [toll] If you let your time run out, you pay with gifts.
    [look] If you let your time run out, you look at those with the lowest numbers.
    [meeting] If you let your time run out, you keep the peace.
    [battle] If you let your time run out, you fight on.
   *[proposal] If you let your time run out, you refuse, unless it asks nothing of you.
}

## What lies on the table
odyssee-own = Your cards
odyssee-own-none = You hold no card.
odyssee-own-rim = You alone have seen: { $cards }.
odyssee-rim-seen = { $isle }: { $card }
odyssee-says = { $name }: { $does }
odyssee-seat-at = at { THE($place) }
odyssee-seat-gone = no longer at the table
odyssee-seat-cards = cards: { $cards }
odyssee-seat-no-cards = no cards
odyssee-seat-isles = islands: { $isles }
odyssee-badge-bot = bot
odyssee-badge-away = caretaker
odyssee-badge-winner = wins
odyssee-badge-active = has the turn
odyssee-badge-asked = to answer
odyssee-badge-home = may go home
odyssee-badge-skips = skips a turn
odyssee-badge-lands = lands next
odyssee-badge-doomed = about to starve
odyssee-table = The rim and the stock
odyssee-rim-down = Face down at the rim: { $isles }.
odyssee-rim-open = Face up at the rim: { $cards }.
odyssee-rim-chips = Chips at the rim: { $list }.
odyssee-rim-none = No card is left at the rim.
odyssee-stock = { $count ->
    [one] In stock: 1 gift
   *[other] In stock: { $count } gifts
}
odyssee-letter-more = { $question ->
    [turn] The storm arrow, or the whole table
    [meeting] A demand, a trade, or the whole table
    [battle] An offer, or the whole table
   *[other] Something else, or the whole table
}
odyssee-tap-die = Roll the sail die
odyssee-tap-stay = Stay where you are
odyssee-tap-sail = Sail to { THE($place) }
odyssee-tap-land = Land without a bid
odyssee-tap-give = Hand over { $card }
odyssee-tap-take = Take the bid
odyssee-tap-accept = Accept
odyssee-tap-refuse = Refuse
odyssee-tap-calm = Lay no arrow
odyssee-tap-feast = Feast
odyssee-tap-graze = Let them graze
odyssee-tap-hero = Give up { $heroes }
odyssee-tap-gifts = Pay { $gifts }
odyssee-tap-peace = Keep the peace
odyssee-tap-fight = Fight
odyssee-tap-on = Fight on

## What it is
odyssee-pitch = In Odyssee two to six ships sail home from Troy: lay down your chips island by island, brave the cards, send storms, bargain and fight, and be the first to reach Ithaca.
odyssee-rules = Odyssee, by the author’s rules
