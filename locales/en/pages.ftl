## Every page
skip-to-content = Skip to the content
to-front-page = To the front page
footer = Penelope waited twenty years and never lost the thread.
languages = The language of these pages

## Front page
home-title = Slow board games by email
home-lead = Play a whole board game in ten minutes a day, with people who share neither a free evening nor a time zone with you.
home-ulysses = Ulysses is for three to five: one ship, and everyone wants it to sail somewhere else.
home-game = Ulysses in four sentences
home-game-goals = You hold four secret goals: places you want the ship to call at.
home-game-quarrel = The player whose turn it is proposes where the ship sails next. The others agree or object; if someone objects, cards decide.
home-game-letters = You get an email when you are asked, answer with two taps, and can even answer in advance. In between you live your life.
home-game-wins = The first player whose fourth goal the ship reaches wins.
home-game-picture = The stars are the goals of one player; the ship lies at Troy, where every game begins.
home-letter = An email is enough
home-letter-more = When you are asked, one email brings everything you need to decide, and one link. No account, no password, no JavaScript needed.
home-ahead = Nobody waits for what is already known
home-ahead-more = Everyone is asked at once and can answer in advance, in a sealed envelope that the game opens in clockwise order. In our simulations a game of four takes about 6 days instead of 34.
home-fair = Fair, and you can check it
home-fair-more = Nobody can choose the deal, not even this server. A finished game is a file that anyone can verify without us.
home-try = Try it now against bots
home-try-more = In one click, no address, no account: the table is dealt and waits for your first move.
try-name = Guest

## When something is wrong
error-id = Whoever runs this service finds this noted as { $id }.
error-not-found = There is nothing here
error-not-found-more = The address may be mistyped or cut off. If it came from an email, try the whole link once more.
error-method = That does not work here
error-method-more = This address cannot be used like that: a page is opened, and only its own form sends something. Nothing was changed.
error-too-large = That was too much
error-too-large-more = What was sent is larger than anything this service asks for. Nothing was changed.
error-too-slow = That took too long
error-too-slow-more = Something on our side or on the way was too slow. Whether what you sent was done is not known: open the page again to see, and send it once more only if it is not there.
error-too-slow-look = Open the page again
error-request = We could not read that
error-request-more = The request was not complete or not readable. Nothing was changed.
error-unavailable = One moment, please
error-unavailable-more = The service is busy or starting. Nothing was lost; please try again in a minute.
error-inside = Something broke on our side
error-inside-more = It has been noted and someone will look at it. Nothing you sent earlier is lost.
error-expired = This link has expired
error-expired-more = Links work only for a while, and a newer one may have replaced this one. Your newest email about this table has a link that works.
error-halted = This table stands still
error-halted-more = Two of our books about this table contradict each other, so nothing more is written there. Nothing was changed, and no time runs out meanwhile. Whoever runs this service can see why and let the table go on; your other tables are at “My tables”.
error-lost = The table of this link is no longer here
error-lost-more = The link is ours, but its table or seat is not in our books any more. Most likely the service had to go back to an earlier state after a failure, and what happened since is lost. We are sorry. Whoever opened the table can open it anew; your other tables are at “My tables”.
error-elsewhere = That came from another site
error-elsewhere-more = Another site tried to do this in your name. Nothing was changed.
error-too-often = That was a little too often
error-too-often-more = Please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. Nothing was lost.
error-thinking-tables = Bots that think keep our machine busy, so nobody opens very many tables with them at once. You can open another one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; against the two weaker kinds you can play right now.
error-hindsights = You have asked for several games already, and those are looked at. You can ask for another one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

live-news = Something has happened at this table.
live-look = Show it (anything you have typed will be lost)
