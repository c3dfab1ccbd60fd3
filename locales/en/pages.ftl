## Every page
skip-to-content = Skip to the content
to-front-page = To the front page
footer = Penelope waited twenty years and never lost the thread.
languages = The language of these pages

## Front page
home-title = Slow board games by mail
home-lead = A whole board game with people who share no free evening and no time zone, in ten minutes a day.
home-ulysses = Ulysses is for three to five: one ship, and everyone wants it to sail somewhere else.
home-game = How the game goes
home-game-goals = You hold four secret goals: places that the ship shall call at.
home-game-quarrel = Whoever has the turn proposes where it sails next. The others agree or object; then cards decide.
home-game-letters = You are asked by letter, answer with two taps, and may answer ahead. In between you live your life.
home-game-wins = Whoever’s fourth goal the ship reaches first wins.
home-game-picture = The stars are the goals of one player; the ship lies at Troy, where every game begins.
home-letter = A letter is enough
home-letter-more = Whoever must act next gets one letter with everything needed to decide and one link. No account, no password, no script.
home-ahead = Nobody waits for what is already known
home-ahead-more = Everyone is asked at once and may answer ahead, in a sealed envelope that the game opens clockwise. With four modelled people a whole game takes about 8 days instead of 34.
home-fair = Fair, and you can check it
home-fair-more = Nobody can choose the deal, not even this server. A finished game is a file that anyone can verify without us.
home-try = Try it now against bots
home-try-more = One click, no address, no account: a table of { $game } is dealt and waits for your first move.
try-name = Guest

## When something is wrong
error-id = If you write to us about this, name { $id }.
error-not-found = Nothing is here
error-not-found-more = The address may be mistyped or cut off. If it came from a letter, try the whole link once more.
error-method = That does not work here
error-method-more = This address can be looked at, but not used that way. Nothing was changed.
error-too-large = That was too much
error-too-large-more = What was sent is larger than anything this service asks for. Nothing was changed.
error-too-slow = That took too long
error-too-slow-more = Something on our side or on the way was too slow. Whether what you sent was done is not known: open the page again to see, and send it once more only if it is not there.
error-too-slow-look = Open the page again
error-request = That could not be read
error-request-more = The request was not complete or not readable. Nothing was changed.
error-unavailable = One moment, please
error-unavailable-more = The service is busy or starting. Nothing was lost; please try again in a minute.
error-inside = Something broke on our side
error-inside-more = It has been noted and someone will look at it. Nothing you sent earlier is lost.
error-expired = This link has run out
error-expired-more = Links are good for a while only, and newer ones may have replaced this one. The newest letter of this table has a fresh link.
error-halted = This table stands still
error-halted-more = Two of our books about this table contradict each other, so nothing more is written there. Nothing was changed, and no time runs out meanwhile. Whoever runs this service can see why and let the table go on; your other tables are at «My tables».
error-lost = The table of this link is no longer here
error-lost-more = The link is ours, but its table or seat is not in our books any more. Most likely the service had to go back to an earlier state after a failure, and what happened since is lost. We are sorry. Whoever opened the table can open it anew; your other tables are at «My tables».
error-elsewhere = That came from another site
error-elsewhere-more = Another site tried to do this in your name. Nothing was changed.
error-too-often = That was a little too often
error-too-often-more = Please wait a while, then try again. Nothing was lost.

live-news = Something has happened at this table.
live-look = Look at it (what you have typed will be lost)
