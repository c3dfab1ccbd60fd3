## A lesson: a table that is dealt to learn the game by
home-lesson = Learn it in five minutes
lesson-title = Your first table, step by step
lesson-met = Lesson: { $met } of { $kinds } kinds of answers met
lesson-done = That was every kind of answer there is. The first player whose four goals the ship has reached wins. Go on here as long as you like, or begin a game of your own.
lesson-skip = Skip the lesson and play
hint-sailor = What would a sailor do?
lesson-propose = Propose: { $place }
lesson-object = Object: { $place }

## What it says at each kind of question of Ulysses, with one thing to do
lesson-nearer = This proposal brings the ship nearer to one of your goals, the places with a star. Agree: it costs nothing, and if nobody objects the ship sails there.
lesson-nothing-better = This proposal does not help you, but you have nothing better to set against it. Agree: it costs nothing.
lesson-leads-away = This proposal does not bring you nearer to a goal, and you hold cards to object with. Object: you name another place and play cards for it. Then there is a discussion.
lesson-worth-cards = In a discussion the ship follows the side that leads. Play as few cards as it takes to lead with the place you want; what is played is gone.
lesson-too-dear = The place you want is behind, and it would take too many cards. Pass: you keep them for a place that matters more.
lesson-leading = The place you want leads already. Pass: others may still play cards, but you need not play more than necessary.
lesson-pandora = It is your turn. Before you propose you may use cards, as often as you like. Begin with Pandora: it gives you two new cards for one.
lesson-temple = It is your turn. Before you propose you may use cards. Build a temple: from now on you draw one card more at the beginning of every turn.
lesson-exchange = It is your turn. Before you propose you may use cards. Exchange the goal that is farthest away: for a card you put it back and draw another one.
lesson-towards = Now propose where the ship sails. This place is a step towards one of your goals; the others are asked whether they agree.
lesson-goal-ahead = Now propose where the ship sails. This place is one of your goals: as soon as the ship arrives there, you have reached it.
lesson-stuck = No place next to the ship can be proposed. It stays where it is, and the turn goes on.
lesson-go-on = The ship has sailed, and you may play a wind: then you propose once more in the same turn. Do it, one of your goals is right beside the ship.
lesson-enough = The ship has sailed. With a wind you could propose once more in the same turn, but it would bring you no goal now. Let the next player go on.

## The same for Odyssee
odyssee-lesson-done = That was every kind of answer there is. Lay chips and collect cards until you have no more chips in hand than cards; then the first on Ithaca wins. Go on here as long as you like, or begin a game of your own.
odyssee-lesson-sail = Sail: { $place }
odyssee-lesson-arrow = Storm: { $drifts }
odyssee-lesson-advice = { $why ->
    [roll] It is your turn. Your crew has eaten a gift, and now you roll the sail die or lay the storm arrow. Roll: the die says how far you may sail, and then you choose where to. No arrow promises more now.
    [ashore] Instead of rolling you may lay the storm arrow; mostly that costs a gift. It drives ships in five rows, and this one drives yours ashore: a landing without the die.
    [storm] Instead of rolling you may lay the storm arrow; mostly that costs a gift. It drives ships in five rows, and this one is worth more to you than a roll.
    [home] Ithaca is within reach, and it is open to you. Sail home: you win.
    [fresh] An island where nobody has landed is within reach. Sail there: you take its card, do what it says, and lay one of your ten chips.
    [ruled] This island has a ruler. Land there all the same: its ruler must give you a card, and you lay a chip.
    [bare] This island has no ruler and no card. Land there: you lay a chip, and that is one step nearer to home.
    [aeolus] This is the island of Aeolus, the lord of the winds. Land there: the storm arrow is free for you in your next three turns.
    [onward] No landing is worth it within this roll. Sail over open sea towards the next island.
    [stay] Nothing better is within reach. Stay where you are and wait for a better roll.
    [card] This card leaves you a choice. Below you see what each answer brings; a sailor would take this one here.
    [land] The island’s ruler will choose a card for you. You could bid gifts, cards or islands for a certain one; here it is not worth that, so take what you get.
    [bid] The island’s ruler will choose a card for you, unless you bid for one you like better. Bid: this one is worth it.
    [give] A ship has landed on your island, and its captain gets one of your cards. You choose which: part with the one that helps the newcomer least.
    [price] The island’s ruler asks a price for a better card, once. If you refuse, you get the other card. A sailor would answer like this.
    [peace] Two ships on one hex meet. You may keep the peace, fight, demand something or offer a trade. Keep the peace: a battle costs heroes on both sides.
    [fight] Two ships on one hex meet, and you have the better chances. Fight: whoever loses has to make an offer, or loses the ship.
    [demand] Two ships on one hex meet, and the other one has reason to fear you. Demand something: whoever refuses has to fight.
    [trade] Two ships on one hex meet, and you both have something that the other needs more. Offer a trade: a refusal is no battle.
    [proposal] Something is proposed to you. You accept exactly what is written there, or you refuse; below you see what follows. A sailor would answer like this.
   *[battle] A hero has fallen. Each side may fight on or offer terms to stop. A sailor would answer like this.
}
