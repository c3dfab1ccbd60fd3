## A lesson: a table that is dealt to learn the game by
home-lesson = Learn it in five minutes
lesson-title = Your first table, step by step
lesson-met = Lesson: { $met } of { $kinds } kinds of answers met
lesson-done = That was every kind of answer there is. The first player whose four goals the ship has reached wins. Go on here as long as you like, or begin a game of your own.
lesson-skip = Skip the lesson and play
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
