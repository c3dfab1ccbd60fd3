## What a place would mean for the reader's goals
effect-goal = { $place } is your goal.
effect-at = Distances from { THE($place) }: { $list }.
effect-way = { $goal } { $there } (now { $now })
effect-beside = Distances from there to your goals:
effect-since = Distances to your goals: { $list }.
effect-before = { $goal } { $now } (before { $before })
goal-below-ship = the ship is there; it must leave and come back

## The answers
answer-fine = Fine with me
answer-fine-pass = Fine, and I pass
answer-object = Object …
answer-later = Ask me later
answer-play = Play { $count } and lead
answer-play-for = { $yours ->
    [yes] Play { $count } for your place (leads)
   *[no] Play { $count } for { $name } (leads)
}
answer-play-these = { $back }: play these cards
answer-up-to = Up to { $count }
answer-in-all = up to { $most } in all
answer-black = A third place …
answer-say-this = Say this
asked-all-the-same = You are asked all the same, so that nobody learns what you hold.
fault-asked-already = You are asked right now: please choose what you do.
letter-fine = Agree, and ask me if somebody objects

## And if somebody objects
chip-contested = And if somebody objects
chip-again = If it comes to you again
chip-up-to = { $most ->
    [one] { $back }, up to 1 card
   *[other] { $back }, up to { $most } cards
}
chip-up-to-more = { $back }, up to { $more } more ({ $most } in all)
back-name = Back { $name } ({ $place })
back-own = Stand by { THE($place) }
back-own-proposal = Stand by my proposal
back-proposal = Back the proposal
back-objector = Back whoever objects
no-black = No third place
pill-as-above = as above
pill-objector = the objector
rows-legend = If somebody wants to sail instead to …
rows-note = Exceptions from what you chose above.
if-wanted = If somebody wants { $places } instead: { $word }
if-elsewhere = If it is another place: { $word }
word-back = { $most ->
    [one] you back { $who } with at most 1 card.
   *[other] you back { $who } with at most { $most } cards in all.
}
who-name = { $name }
who-own = your own place
who-proposal = the proposal
who-objector = whoever objects
who-black = black

## Folded away
fold-then = Save everyone days: a course, the next movement
fold-plan = Save everyone days: a course, your own turn
fold-further = More: by place, a third place, holding the lead
fold-cards = More: other cards, and the whole discussion
said-now = This movement
said-next = The next movement

## Who leads
leads-with = { $you ->
    [yes] You lead with { $place }.
   *[no] { $name } leads with { $place }.
}
leads-name = { $you ->
    [yes] You lead, { $tally }.
   *[no] { $name } leads, { $tally }.
}
leads-tie = The counts are equal, and the place named first leads.
tie-rule = If counts are equal, the place named first leads: the proposal before the objection, both before the third place.
needed-to-lead = { $count ->
    [one] would lead with 1 card more
   *[other] would lead with { $count } cards more
}
ask-discussion = Do you pass or play cards?
wait-discussion = { $name } is asked.
badge-side-place = for { THE($place) }
review-side-name = You then belong to the side of { $name } for this movement.
review-keep = Keep it
story-support-own = { $you ->
    [yes] You play { $cards } for your own place.
   *[no] { $name } plays { $cards } for their own place.
}
story-support-name = { $you ->
    [yes] You play { $cards } for { $owner }.
   *[no] { $yours ->
        [yes] { $name } plays { $cards } for you.
       *[no] { $name } plays { $cards } for { $owner }.
    }
}
story-settled-name = { $you ->
    [yes] You win the discussion.
   *[no] { $name } wins the discussion.
}

## When time is out
silence-asking = After that your silence agrees.
silence-discussion = After that your silence counts as a pass.
silence-wind = After that no wind is played.
silence-action = After that the caretaker proposes for you.

## What happened
table-steps = { $count ->
    [one] Step by step (1 line)
   *[other] Step by step ({ $count } lines)
}
happened-sails = The ship has sailed to { THE($place) }.
happened-agreed = { $you ->
    [yes] The ship has sailed to { THE($place) }: you proposed it, and everyone agreed.
   *[no] The ship has sailed to { THE($place) }: { $name } proposed it, and everyone agreed.
}
happened-won = { $you ->
    [yes] The ship has sailed to { THE($place) }: you won the discussion ({ $tally }).
   *[no] The ship has sailed to { THE($place) }: { $name } won the discussion ({ $tally }).
}
happened-own-won = { $yours ->
    [yes] You had played { $cards } for your own place: won { $by }.
   *[no] You had played { $cards } for { $name }: won { $by }.
}
happened-own-lost = { $yours ->
    [yes] You had played { $cards } for your own place: lost { $by }.
   *[no] You had played { $cards } for { $name }: lost { $by }.
}
happened-margin = { $count ->
    [one] by 1 card
   *[other] by { $count } cards
}
happened-tie = at equal counts, since the place named first leads

## Cards and chart
card-does = { $card ->
    [objection] counts in a discussion
    [temple] builds temples: more cards every turn
    [wind] one more movement in your turn
    [plague] bars a place
    [zeus] stands for any card
   *[pandora] draws 2 cards in your turn
}
chart-play-for = Play for
legend = What the signs mean
legend-goal = your goals; only you see them
legend-plague = a plague: nobody can propose this place
legend-ways = where the ship can sail now
legend-wake = where it has come from
legend-number = movements from the ship to this place
legend-pins = places that are wanted: B the proposal, R the objection, K the third place

## The next movement
next-decide = Decide about
next-by-chart = Tap the places on the chart: fine, ask me, object, in turn. Or choose here.

## Standing orders
orders-common = The three most common
orders-common-agree = Agree to every proposal until my next turn is over
orders-common-pass = Pass whenever somebody objects, until my next turn is over
orders-common-patience = After 24 waking hours of silence: agree, then pass
