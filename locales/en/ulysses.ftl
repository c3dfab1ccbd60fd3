## The words of the game. «of» forms stand as the object of a sentence.
ulysses-card = { $card ->
    [objection] objection
    [temple] temple card
    [wind] wind
    [plague] plague
    [zeus] Zeus
   *[pandora] Pandora
}
ulysses-card-counted = { $card ->
    [objection] { $count ->
        [one] objection
       *[other] objections
    }
    [temple] { $count ->
        [one] temple card
       *[other] temple cards
    }
    [wind] { $count ->
        [one] wind
       *[other] winds
    }
    [plague] { $count ->
        [one] plague
       *[other] plagues
    }
    [zeus] Zeus
   *[pandora] { $count ->
        [one] Pandora
       *[other] Pandoras
    }
}
ulysses-cards-of = { $card ->
    [objection] { $count ->
        [one] 1 objection
       *[other] { $count } objections
    }
    [temple] { $count ->
        [one] 1 temple card
       *[other] { $count } temple cards
    }
    [wind] { $count ->
        [one] 1 wind
       *[other] { $count } winds
    }
    [plague] { $count ->
        [one] 1 plague
       *[other] { $count } plagues
    }
    [zeus] { $count ->
        [one] 1 Zeus
       *[other] { $count } Zeus
    }
   *[pandora] { $count ->
        [one] 1 Pandora
       *[other] { $count } Pandoras
    }
}
ulysses-cards-many = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ulysses-cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ulysses-temples = { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
ulysses-color = { $color ->
    [violet] violet
    [green] green
    [red] red
   *[blue] blue
}
ulysses-side = { $side ->
    [blue] blue
    [red] red
   *[black] black
}
ulysses-tally = { $side ->
    [blue] blue { $count }
    [red] red { $count }
   *[black] black { $count }
}
ulysses-leads = { $side ->
    [blue] Blue leads, { $tally }.
    [red] Red leads, { $tally }.
   *[black] Black leads, { $tally }.
}
ulysses-goal = the goal { $place }
ulysses-goal-of-color = { $color ->
    [violet] a violet goal
    [green] a green goal
    [red] a red goal
   *[blue] a blue goal
}
ulysses-distance = { $count ->
    [0] the ship is there
    [one] 1 movement away
   *[other] { $count } movements away
}
ulysses-and = { $before } and { $last }
ulysses-you = you
seat-number = Seat { $number }

## The question, or whom the table waits for
game-kicker = { $game } · table { $code } · turn { $turn }
ulysses-ask-action = { $again ->
    [yes] It is still your turn. The ship is at { THE($place) }: where should it sail next?
   *[no] It is your turn. The ship is at { THE($place) }: where should it sail?
}
ulysses-ask-asking = { $name } proposes { $place }. Do you agree?
ulysses-ask-wind = The ship has reached { THE($place) }. Do you play a wind?
ulysses-so-far = Cards so far: { $tally }.
ulysses-wait-action = It is { $name }’s turn. The table waits.
ulysses-wait-wind = The ship has reached { THE($place) }. { $name } decides about a wind.
ulysses-not-asked = Nothing is asked of you now.
ulysses-over-closed = The table was closed before the game was over. Nobody has won.
ulysses-resigned = You have left this game; the caretaker plays your seat to the end.
ulysses-watching = You are watching. Hands and hidden goals stay secret until the end.
ulysses-over-won = { $you ->
    [yes] You have won!
   *[no] { $name } has won.
}
ulysses-over-shared = The victory is shared: { $names }.
over-archive = Download the whole game
over-archive-note = Every step and every card, and the proof that the deal was fair.

## Parts of the page
table-chart = Chart
chart-larger = Larger
chart-smaller = The whole sea
table-since = Since your last visit
table-lately = Lately
table-nothing-new = Nothing has happened since.
table-own = Your cards and goals
ulysses-hand = { $count ->
    [0] Your hand is empty.
    [one] 1 card in your hand
   *[other] { $count } cards in your hand
}
ulysses-own-goals = Goals
ulysses-reached = reached
ulysses-given-back = Put back by you
table-seats = Players
ulysses-hidden-goals = Hidden goals:
ulysses-missed-goals = Goals not reached:
badge-you = you
ulysses-badge-bot = bot
ulysses-badge-away = caretaker
ulysses-badge-winner = wins
ulysses-badge-active = has the turn
ulysses-badge-asked = to answer
ulysses-badge-agreed = agreed
ulysses-badge-out = is out
ulysses-discussion = Discussion
ulysses-discussion-side = Side
ulysses-discussion-cards = Cards
ulysses-discussion-least = Cards needed to lead
ulysses-discussion-not-placed = not placed
ulysses-discussion-leads = leads
ulysses-discussion-still-in = Still in: { $names }.
ulysses-discussion-black = May still place black: { $names }.
ulysses-plagues = Plagues and supplies
ulysses-no-plagues = No place carries a plague.
ulysses-supply-deck = { $count ->
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
}
ulysses-supply-discard = Discard pile: { $cards }
ulysses-discard-empty = Discard pile: empty
ulysses-supply-piles = Goal piles: { $list }
ulysses-supply-stock = In stock: temples { $temples }, plagues { $plagues }
log-title = The last turns
log-deal = The deal
log-whole = The whole story
log-back = Back to the table
log-turn = Turn { $turn }
log-turns = Turns { $turn } to { $last }

## Forms
form-again = Please look at this again. What you chose has changed nothing.
ulysses-form-before = Before that you may
ulysses-form-to-review = Review
ulysses-form-choose = Choose a place
ulysses-form-where = Where?
ulysses-form-own-goal = your goal
ulysses-form-held = of { $count }
ulysses-form-price = { $count ->
    [one] Costs 1 card: you have 1 temple.
   *[other] Costs { $count } cards: you have { $count } temples.
}
ulysses-form-pay = { $count ->
    [one] Pay 1 card
   *[other] Pay { $count } cards
}
ulysses-form-pay-note = We have filled in what you have most of, Zeus and Pandora last. Change it as you like.
ulysses-form-play = { $card ->
    [objection] Play an objection
    [temple] Play a temple card
    [wind] Play a wind
    [plague] Play a plague
    [zeus] Play a Zeus instead
   *[pandora] Play Pandora
}
ulysses-form-propose = Propose
ulysses-form-propose-note = The proposal is final and ends your actions; then the others are asked.
ulysses-form-stay = Let the ship stay
ulysses-form-stay-note = Every place around carries a plague. Unless you remove one, the ship stays and your turn ends.
ulysses-form-pandora = Draw 2 cards by Pandora
ulysses-form-pandora-note = { $anew ->
    [yes] Once, and once more after each wind.
   *[no] Once per turn.
}
ulysses-form-plague = Place a plague
ulysses-form-plague-note = { $count ->
    [one] Nobody can mark that place until the plague is removed. 1 of 6 plagues is left.
   *[other] Nobody can mark that place until the plague is removed. { $count } of 6 plagues are left.
}
ulysses-form-unplague = Remove a plague
ulysses-form-exchange = Exchange a goal
ulysses-form-exchange-same = The new goal comes from the pile of the same colour.
ulysses-form-goal = Put back
ulysses-form-pile = Draw from the pile
ulysses-form-temple = Build a temple
ulysses-form-temple-note = { $count ->
    [one] Costs 1 temple card and 1 further card. A temple brings a card more every turn.
   *[other] Costs { $count } temple cards and { $count } further cards. A temple brings a card more every turn.
}
ulysses-form-temple-cards = { $count ->
    [one] 1 temple card
   *[other] { $count } temple cards
}
ulysses-form-further-cards = { $count ->
    [one] 1 further card of any kind
   *[other] { $count } further cards of any kind
}
ulysses-form-agree-note = If somebody objects, you may still join a side, but you can no longer place a disc in this movement.
ulysses-form-agree-note-out = You are then out for this movement.
ulysses-form-object = Object
ulysses-form-object-cards = You hold neither objection nor Zeus, so you cannot object.
ulysses-form-object-places = No other place can be marked, so you cannot object.
ulysses-form-instead = Sail instead to
ulysses-form-clearing-price = { $count ->
    [one] Removing the plague costs 1 card more: you have 1 temple. The plague stays away even if you lose.
   *[other] Removing the plague costs { $count } cards more: you have { $count } temples. The plague stays away even if you lose.
}
ulysses-form-votes = { $least ->
    [one] Cards to play: at least 1, at most { $most }
   *[other] Cards to play: at least { $least }, at most { $most }
}
ulysses-form-gives-up-black = Supporting a side gives up your right to place black in this movement.
ulysses-form-pass = Pass
ulysses-form-pass-note = Passing is final for this movement: you are out until the ship has sailed.
ulysses-form-only-pass = With your cards no side you may join can be made to lead, so you can only pass.
ulysses-form-wind-note = You stay active: new actions and a new proposal, but nobody draws.
ulysses-form-no-wind = You hold neither wind nor Zeus.
ulysses-form-rest = Play no wind
ulysses-form-rest-note = The turn then goes to { $name }.

## Review
review-title = Is this what you want?
review-change = Change it
review-commit = Yes, do it
review-final = It cannot be taken back.
ulysses-review-cost = { $left ->
    [0] It costs { $cards }; then your hand is empty.
    [one] It costs { $cards }; 1 card stays in your hand.
   *[other] It costs { $cards }; { $left } cards stay in your hand.
}
ulysses-review-once = Only once per turn, also after a wind.

## The story
ulysses-story-propose = { $you ->
    [yes] You propose { $place }.
   *[no] { $name } proposes { $place }.
}
ulysses-story-agree = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
}
ulysses-story-object = { $you ->
    [yes] You object, want { $place } instead, and play { $cards }.
   *[no] { $name } objects, wants { $place } instead, and plays { $cards }.
}
ulysses-story-support = { $side ->
    [blue] { $you ->
        [yes] You play { $cards } for blue.
       *[no] { $name } plays { $cards } for blue.
    }
    [red] { $you ->
        [yes] You play { $cards } for red.
       *[no] { $name } plays { $cards } for red.
    }
   *[black] { $you ->
        [yes] You play { $cards } for black.
       *[no] { $name } plays { $cards } for black.
    }
}
ulysses-story-black = { $you ->
    [yes] You place black on { THE($place) } and play { $cards } for it.
   *[no] { $name } places black on { THE($place) } and plays { $cards } for it.
}
ulysses-story-pass = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
ulysses-story-wind = { $you ->
    [yes] You play { $cards } and stay active.
   *[no] { $name } plays { $cards } and stays active.
}
ulysses-story-rest = { $you ->
    [yes] You play no wind.
   *[no] { $name } plays no wind.
}
ulysses-story-stay = { $you ->
    [yes] You let the ship stay: no way is free of plague.
   *[no] { $name } lets the ship stay: no way is free of plague.
}
ulysses-story-pandora = { $you ->
    [yes] You play { $cards } to draw 2 cards.
   *[no] { $name } plays { $cards } to draw 2 cards.
}
ulysses-story-plague = { $you ->
    [yes] You play { $cards } and put a plague on { THE($place) }.
   *[no] { $name } plays { $cards } and puts a plague on { THE($place) }.
}
ulysses-story-unplague = { $you ->
    [yes] You pay { $cards } and remove the plague from { THE($place) }.
   *[no] { $name } pays { $cards } and removes the plague from { THE($place) }.
}
ulysses-story-exchange = { $you ->
    [yes] You pay { $cards } and put { $goal } under its pile.
   *[no] { $name } pays { $cards } and puts { $goal } under its pile.
}
ulysses-story-goal-drawn = { $you ->
    [yes] You draw { $goal }.
   *[no] { $name } draws { $goal }.
}
ulysses-story-temple = { $you ->
    [yes] You pay { $cards } and build a temple.
   *[no] { $name } pays { $cards } and builds a temple.
}
ulysses-story-temples = { $you ->
    [yes] You now have { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }.
   *[no] { $name } now has { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }.
}
ulysses-story-turn = { $you ->
    [yes] Turn { $turn } begins; you are active.
   *[no] Turn { $turn } begins; { $name } is active.
}
ulysses-story-movement = Movement { $movement } of the same turn begins.
ulysses-story-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $cards }.
}
ulysses-story-draws = Cards are drawn: { $list }.
ulysses-story-lapsed = { $you ->
    [yes] No card is left to draw for you ({ $count } missing).
   *[no] No card is left to draw for { $name } ({ $count } missing).
}
ulysses-story-deck = { $count ->
    [one] 1 card is shuffled and becomes the deck.
   *[other] { $count } cards are shuffled and become the deck.
}
ulysses-story-seats = The lot gives the order of seats: { $names }.
ulysses-story-piles = The goal piles are shuffled.
ulysses-story-goals = { $you ->
    [yes] Your goals are { $goals }.
   *[no] The goals of { $name } are { $goals }.
}
ulysses-story-goals-hidden = Everyone is dealt four secret goals, one of each colour.
ulysses-story-settled = { $side ->
    [blue] Blue wins the discussion.
    [red] Red wins the discussion.
   *[black] Black wins the discussion.
}
ulysses-story-settled-agreed = Everyone has agreed.
ulysses-story-sails = The ship sails from { THE($from) } to { THE($to) }.
ulysses-story-stays = The ship stays at { THE($place) }.
ulysses-story-shows = { $you ->
    [yes] You show the goal { $place } ({ $count } of { $goals }).
   *[no] { $name } shows the goal { $place } ({ $count } of { $goals }).
}
ulysses-story-over = The game is over. Victory: { $names }.
ulysses-story-over-limit = The last turn is over. Most goals reached: { $names }.
ulysses-story-away = { $you ->
    [yes] You are away; the caretaker plays for you.
   *[no] { $name } is away; the caretaker plays on.
}
ulysses-story-back = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}
ulysses-story-given = { $you ->
    [yes] You have taken over the seat of { $name }.
   *[no] { $heir } has taken over the seat of { $name }.
}
ulysses-story-closed = The table is closed.

## When a choice does not work
ulysses-fault-no-deed = It was not clear which action you meant. Please choose one.
ulysses-fault-missing = Please choose one.
ulysses-fault-twice = This was given more than once. Please choose one.
ulysses-fault-not-offered = That cannot be chosen now.
ulysses-fault-not-a-count = { $card ->
    [objection] Objections: please give a whole number.
    [temple] Temple cards: please give a whole number.
    [wind] Winds: please give a whole number.
    [plague] Plagues: please give a whole number.
    [zeus] Zeus: please give a whole number.
   *[pandora] Pandora: please give a whole number.
}
ulysses-fault-most = { $most ->
    [one] At most 1 card can be played here.
   *[other] At most { $most } cards can be played here.
}
ulysses-fault-stale = The table has moved on since this form was shown. Nothing was changed; this is how it stands now.
ulysses-fault-stray = The request held more than this form asks for. Please choose again.
ulysses-refuse-over = The game is over.
ulysses-refuse-not-asked = Somebody else is asked now.
ulysses-refuse-out = You are out of this movement.
ulysses-refuse-other-question = { $question ->
    [action] That does not answer the question: your actions and a proposal are due.
    [asking] That does not answer the question: agree or object.
    [discussion] That does not answer the question: pass or play cards.
   *[wind] That does not answer the question: play a wind or not.
}
ulysses-refuse-not-in-hand = { $card ->
    [objection] That is more than you hold. Objections in your hand: { $held }.
    [temple] That is more than you hold. Temple cards in your hand: { $held }.
    [wind] That is more than you hold. Winds in your hand: { $held }.
    [plague] That is more than you hold. Plagues in your hand: { $held }.
    [zeus] That is more than you hold. Zeus in your hand: { $held }.
   *[pandora] That is more than you hold. Pandora in your hand: { $held }.
}
ulysses-refuse-price = { $needed ->
    [one] This costs exactly 1 card.
   *[other] This costs exactly { $needed } cards, as many as you have temples.
}
ulysses-refuse-pandora-used = { $anew ->
    [yes] Pandora was already used; after a wind it can be used once more.
   *[no] Pandora was already used in this turn.
}
ulysses-refuse-nothing-to-draw = Deck and discard pile are empty; there is nothing to draw.
ulysses-refuse-plague-there = That place carries a plague already.
ulysses-refuse-no-plague-left = All six plagues are on the board; one must be removed first.
ulysses-refuse-no-plague-there = That place carries no plague.
ulysses-refuse-exchange-used = { $anew ->
    [yes] A goal was already exchanged; after a wind another one can be.
   *[no] A goal was already exchanged in this turn.
}
ulysses-refuse-not-your-goal = That is none of your hidden goals.
ulysses-refuse-goal-revealed = A goal that has been reached cannot be exchanged.
ulysses-refuse-pile-barred = The pile with the colour of the ship’s place is barred.
ulysses-refuse-pile-empty = That pile is empty.
ulysses-refuse-goal-barred = A goal with the colour of the ship’s place cannot be exchanged.
ulysses-refuse-other-pile = { $color ->
    [violet] The new goal must come from the violet pile.
    [green] The new goal must come from the green pile.
    [red] The new goal must come from the red pile.
   *[blue] The new goal must come from the blue pile.
}
ulysses-refuse-no-temple-left = No temple is left in the stock.
ulysses-refuse-not-a-temple-card = { $card ->
    [objection] An objection is no temple card; only a Zeus can stand for one.
    [wind] A wind is no temple card; only a Zeus can stand for one.
    [plague] A plague is no temple card; only a Zeus can stand for one.
   *[pandora] Pandora is no temple card; only a Zeus can stand for one.
}
ulysses-refuse-temple-cards = { $needed ->
    [one] Exactly 1 temple card (or Zeus) is needed.
   *[other] Exactly { $needed } temple cards (or Zeus) are needed.
}
ulysses-refuse-further-cards = { $needed ->
    [one] Exactly 1 further card is needed.
   *[other] Exactly { $needed } further cards are needed.
}
ulysses-refuse-not-a-neighbor = No line leads there from the ship’s place.
ulysses-refuse-plagued = That place carries a plague.
ulysses-refuse-must-propose = A way is free of plague, so you must propose.
ulysses-refuse-limit-reached = The turn limit is reached: by these rules no wind can be played any more.
ulysses-refuse-place-taken = { $side ->
    [blue] The blue disc lies there.
    [red] The red disc lies there.
   *[black] The black disc lies there.
}
ulysses-refuse-not-a-vote = { $card ->
    [temple] A temple card does not count here; only objections and Zeus do.
    [wind] A wind does not count here; only objections and Zeus do.
    [plague] A plague does not count here; only objections and Zeus do.
   *[pandora] Pandora does not count here; only objections and Zeus do.
}
ulysses-refuse-too-few = { $needed ->
    [one] At least 1 objection or Zeus is needed.
   *[other] At least { $needed } objections or Zeus are needed to lead.
}
ulysses-refuse-too-many = { $most ->
    [one] Red is opened with exactly 1 card.
   *[other] Red is opened with at most { $most } cards.
}
ulysses-refuse-nothing-to-clear = That place carries no plague, so nothing is paid for removing one.
ulysses-refuse-no-clearing = By these rules only the active player removes plagues.
ulysses-refuse-no-such-side = Black is not on the board.
ulysses-refuse-other-side = { $side ->
    [blue] You belong to blue in this movement.
    [red] You belong to red in this movement.
   *[black] You belong to black in this movement.
}
ulysses-refuse-black-placed = Black is on the board already.
ulysses-refuse-has-a-disc = You have placed a disc in this movement already.
ulysses-refuse-chance-lost = Your chance to place a disc in this movement is over.

## The sea chart: labels of lists, never sentences, so that nothing needs a plural or a case
ulysses-chart-colon = {": "}
ulysses-chart-title = Sea chart
ulysses-chart-near = Around the ship
ulysses-chart-ship = Ship
ulysses-chart-open = Free neighbours
ulysses-chart-closed = Other neighbours
ulysses-chart-plagues = Plagues
ulysses-chart-goals = Your goals
ulysses-chart-reached = Goals reached
ulysses-chart-plague = plague
ulysses-chart-goal = your goal
ulysses-chart-shown = goal reached
ulysses-chart-distance = distance
ulysses-chart-next = next step
ulysses-chart-color = { $color ->
    [violet] violet
    [green] green
    [red] red
   *[blue] blue
}
ulysses-chart-disc = { $side ->
    [blue] blue disc
    [red] red disc
   *[black] black disc
}

## The replay
ulysses-replay-previous = ← Ship sails
ulysses-replay-next = Ship sails →
ulysses-replay-curve = From left to right the turns, upwards the goals reached. In between a line rises as the ship comes nearer to the next goal of its player.
ulysses-replay-curve-running = From left to right the turns, upwards the goals reached. How near the ship was to hidden goals shows when the game is over.
ulysses-replay-milestone = Turn { $turn }: { $name } shows the goal { $place } ({ $revealed } of { $goals })
ulysses-how-next = Said in advance on the page about the next movement, { $at }.
ulysses-how-next-often = { $count } from the page about the next movement
ulysses-how-next-in-short = from the page about the next movement
