## What somebody does
odyssee-story-die = { $you ->
    [yes] You roll the sail die.
   *[no] { $name } rolls the sail die.
}
odyssee-story-arrow = { $you ->
    [yes] You lay the storm arrow at { THE($place) }, pointing { $direction }.
   *[no] { $name } lays the storm arrow at { THE($place) }, pointing { $direction }.
}
odyssee-story-sail = { $you ->
    [yes] You sail to { THE($place) }.
   *[no] { $name } sails to { THE($place) }.
}
odyssee-story-stay = { $you ->
    [yes] You stay at { THE($place) }.
   *[no] { $name } stays at { THE($place) }.
}
odyssee-story-stay-here = { $you ->
    [yes] You stay where you are.
   *[no] { $name } stays.
}
odyssee-story-land = { $you ->
    [yes] You make no bid and take the card that comes.
   *[no] { $name } makes no bid and takes the card that comes.
}
odyssee-story-bid = { $you ->
    [yes] You bid { $terms } for { $card }.
   *[no] { $name } bids { $terms } for { $card }.
}
odyssee-story-give = { $you ->
    [yes] You hand over { $card }.
   *[no] { $name } hands over { $card }.
}
odyssee-story-take = { $you ->
    [yes] You take the bid.
   *[no] { $name } takes the bid.
}
odyssee-story-ask = { $you ->
    [yes] You ask { $terms } for { $card }, or else hand over { $other }.
   *[no] { $name } asks { $terms } for { $card }, or else hands over { $other }.
}
odyssee-story-accept = { $you ->
    [yes] You accept.
   *[no] { $name } accepts.
}
odyssee-story-refuse = { $you ->
    [yes] You refuse.
   *[no] { $name } refuses.
}
odyssee-story-calm = { $you ->
    [yes] You lay no arrow.
   *[no] { $name } lays no arrow.
}
odyssee-story-feast = { $you ->
    [yes] You feast on the cattle.
   *[no] { $name } feasts on the cattle.
}
odyssee-story-graze = { $you ->
    [yes] You let the cattle graze.
   *[no] { $name } lets the cattle graze.
}
odyssee-story-hero = { $you ->
    [yes] You give up a hero.
   *[no] { $name } gives up a hero.
}
odyssee-story-gifts = { $you ->
    [yes] You pay with gifts.
   *[no] { $name } pays with gifts.
}
odyssee-story-look = { $you ->
    [yes] You look at face-down cards of the rim: { $isles }.
   *[no] { $name } looks at face-down cards of the rim: { $isles }.
}
odyssee-story-peace = { $you ->
    [yes] You offer peace.
   *[no] { $name } offers peace.
}
odyssee-story-fight = { $you ->
    [yes] You want to fight.
   *[no] { $name } wants to fight.
}
odyssee-story-demand = { $you ->
    [yes] You demand { $terms }.
   *[no] { $name } demands { $terms }.
}
odyssee-story-trade = { $you ->
    [yes] You would give { $gives } and get { $wants } in return.
   *[no] { $name } would give { $gives } and get { $wants } in return.
}
odyssee-story-on = { $you ->
    [yes] You fight on.
   *[no] { $name } fights on.
}
odyssee-story-offer = { $you ->
    [yes] You would end the battle, give { $gives } and get { $wants } in return.
   *[no] { $name } would end the battle, give { $gives } and get { $wants } in return.
}
odyssee-story-away = { $you ->
    [yes] You are away; the caretaker plays for you.
   *[no] { $name } is away; the caretaker plays on.
}
odyssee-story-gone = { $you ->
    [yes] You have left the game; the caretaker plays for you.
   *[no] { $name } has left the game; the caretaker plays on.
}
odyssee-story-back = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}
odyssee-story-heir = { $you ->
    [yes] You have taken over the seat of { $name }.
   *[no] { $heir } has taken over the seat of { $name }.
}
odyssee-story-closed = The table is closed.

## What comes of it
odyssee-story-seats = The lot gives the order of seats: { $names }.
odyssee-story-rim = The fifteen cards are shuffled and laid face down at the rim.
odyssee-story-rim-order = Cards of the rim, 1 to 15 (shuffle { $stream }): { $cards }
odyssee-story-turn = { $you ->
    [yes] Turn { $turn }, round { $round }: it is your turn.
   *[no] Turn { $turn }, round { $round }: it is { $name }’s turn.
}
odyssee-story-fed = { $you ->
    [yes] You feed your crew. Gifts left: { $count }.
   *[no] { $name } feeds the crew. Gifts left: { $count }.
}
odyssee-story-hungered = { $you ->
    [yes] You have nothing to feed your crew with and take a hunger stone ({ $count } of 3).
   *[no] { $name } has nothing to feed the crew with and takes a hunger stone ({ $count } of 3).
}
odyssee-story-starved = { $you ->
    [yes] You have nothing to feed your crew with, and three hunger stones already.
   *[no] { $name } has nothing to feed the crew with, and three hunger stones already.
}
odyssee-story-sated = { $you ->
    [yes] You have food again: all your hunger stones go back.
   *[no] { $name } has food again: all hunger stones go back.
}
odyssee-story-skipped = { $you ->
    [yes] You skip this turn.
   *[no] { $name } skips this turn.
}
odyssee-story-rolled = { $you ->
    [yes] You roll a { $roll }.
   *[no] { $name } rolls a { $roll }.
}
odyssee-story-favour = { $face ->
    [white] { $you ->
        [yes] You roll the favour die: white.
       *[no] { $name } rolls the favour die: white.
    }
   *[black] { $you ->
        [yes] You roll the favour die: black.
       *[no] { $name } rolls the favour die: black.
    }
}
odyssee-story-arrow-paid = { $you ->
    [yes] It costs you a gift.
   *[no] It costs a gift.
}
odyssee-story-blown = { $you ->
    [yes] The wind drives your ship to { THE($place) }.
   *[no] The wind drives { $name } to { THE($place) }.
}
odyssee-story-landed = { $you ->
    [yes] You land on { THE($place) }.
   *[no] { $name } lands on { THE($place) }.
}
odyssee-story-home = { $you ->
    [yes] You land on Ithaca. You are home!
   *[no] { $name } lands on Ithaca and is home.
}
odyssee-story-taken = { $you ->
    [yes] You take the card { $card } from the rim.
   *[no] { $name } takes the card { $card } from the rim.
}
odyssee-story-given = { $you ->
    [yes] You give the card { $card } to { $to }.
   *[no] { $reader ->
        [yes] { $name } gives you the card { $card }.
       *[no] { $name } gives the card { $card } to { $to }.
    }
}
odyssee-story-returned = { $you ->
    [yes] The card { $card } goes back to you.
   *[no] The card { $card } goes back to { $name }.
}
odyssee-story-returned-rim = The card { $card } goes back to the rim, face up ({ $isle }).
odyssee-story-gained = { $you ->
    [yes] You get { $gifts } and now have { $count }.
   *[no] { $name } gets { $gifts } and now has { $count }.
}
odyssee-story-gain-lapsed = The stock is empty. Gifts that are missing: { $count }.
odyssee-story-gifts-lost = { $you ->
    [yes] You lose { $gifts } and now have { $count }.
   *[no] { $name } loses { $gifts } and now has { $count }.
}
odyssee-story-heroes-lost = { $you ->
    [yes] You lose { $heroes }. Heroes left: { $count }.
   *[no] { $name } loses { $heroes }. Heroes left: { $count }.
}
odyssee-story-heroes-gained = { $you ->
    [yes] You gain { $heroes } and now have { $count }.
   *[no] { $name } gains { $heroes } and now has { $count }.
}
odyssee-story-will-skip = { $you ->
    [yes] You will skip your next turn.
   *[no] { $name } will skip the next turn.
}
odyssee-story-favoured = { $you ->
    [yes] Aeolus favours you: the storm arrow is free for you. Your next turns it holds for: { $count }.
   *[no] Aeolus favours { $name }: the storm arrow is free. The next turns it holds for: { $count }.
}
odyssee-story-looked = What lies there: { $cards }.
odyssee-story-chip = { $you ->
    [yes] You rule { $isle }. Chips in hand: { $count }.
   *[no] { $name } rules { $isle }. Chips in hand: { $count }.
}
odyssee-story-chip-rim = { $you ->
    [yes] You rule { $isle } again with your chip from the rim. Chips in hand: { $count }.
   *[no] { $name } rules { $isle } again with the chip from the rim. Chips in hand: { $count }.
}
odyssee-story-displaced = { $you ->
    [yes] Your chip goes to the rim ({ $isle }).
   *[no] { $name }’s chip goes to the rim ({ $isle }).
}
odyssee-story-paid = { $you ->
    [yes] You give { $to } { $terms }.
   *[no] { $reader ->
        [yes] { $name } gives you { $terms }.
       *[no] { $name } gives { $to } { $terms }.
    }
}
odyssee-story-chip-back = { $you ->
    [yes] You take your chip back from { $isle }. Chips in hand: { $count }.
   *[no] { $name } takes the chip back from { $isle }. Chips in hand: { $count }.
}
odyssee-story-lapsed = { $you ->
    [yes] What you proposed can no longer be done.
   *[no] What { $name } proposed can no longer be done.
}
odyssee-story-lost = { $cause ->
    [battle] { $you ->
        [yes] Your last hero has fallen in battle: your ship is lost.
       *[no] { $name } has lost the last hero in battle, and the ship.
    }
    [card] { $you ->
        [yes] You have lost your last hero, and with him your ship.
       *[no] { $name } has lost the last hero, and the ship.
    }
   *[hunger] { $you ->
        [yes] Your crew has starved: your ship is lost.
       *[no] { $name }’s crew has starved: the ship is lost.
    }
}
odyssee-story-restarted = { $you ->
    [yes] You start again at Troy with four heroes. Chips in hand: { $count }.
   *[no] { $name } starts again at Troy with four heroes. Chips in hand: { $count }.
}
odyssee-story-restarted-back = { $you ->
    [yes] You start again at Troy with four heroes and take back your chips from the rim ({ $isles }). Chips in hand: { $count }.
   *[no] { $name } starts again at Troy with four heroes and takes the chips back from the rim ({ $isles }). Chips in hand: { $count }.
}
odyssee-story-met = Two ships meet at { THE($place) }: { $names }.
odyssee-story-parted = The ships part: { $names }.
odyssee-story-battle = There is a battle: { $names }.
odyssee-story-tied = { $ties ->
    [3] The third tie running: the battle ends.
   *[other] With their heroes both sums are equal: nobody loses a hero.
}
odyssee-story-left = { $you ->
    [yes] You have left the table.
   *[no] { $name } has left the table.
}
odyssee-story-over = The game is over. Home first: { $names }.
odyssee-story-over-limit = The last round is over. Nearest to going home: { $names }.
odyssee-story-over-last = All others have left the table. Victory: { $names }.
