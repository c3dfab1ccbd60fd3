## A lesson: a table that is dealt to learn the game by
home-lesson = Leer het in vijf minuten
lesson-title = Uw eerste tafel, stap voor stap
lesson-met = Les: { $met } van { $kinds } soorten antwoorden gezien
lesson-done = Dat waren alle soorten antwoorden. De eerste speler wiens vier doelen het schip heeft bereikt, wint. Speel hier door zolang u wilt, of begin een eigen spel.
lesson-skip = De les overslaan en spelen
lesson-propose = Voorstellen: { $place }
lesson-object = Bezwaar maken: { $place }

## What it says at each kind of question of Ulysses, with one thing to do
lesson-nearer = Dit voorstel brengt het schip dichter bij een van uw doelen, de plaatsen met een ster. Ga akkoord: het kost niets, en als niemand bezwaar maakt, vaart het schip erheen.
lesson-nothing-better = Dit voorstel helpt u niet, maar u hebt er niets beters tegenover te stellen. Ga akkoord: het kost niets.
lesson-leads-away = Dit voorstel brengt u niet dichter bij een doel, en u hebt kaarten om bezwaar te maken. Maak bezwaar: u noemt een andere plaats en speelt er kaarten voor. Dan volgt een discussie.
lesson-worth-cards = In een discussie volgt het schip de partij die leidt. Speel zo weinig kaarten als nodig is om uw plaats te laten leiden; wat gespeeld is, is weg.
lesson-too-dear = De plaats die u wilt ligt achter, en het zou te veel kaarten kosten. Pas: u houdt ze voor een plaats die belangrijker is.
lesson-leading = De plaats die u wilt leidt al. Pas: anderen kunnen nog kaarten spelen, maar u hoeft niet meer uit te geven dan nodig.
lesson-pandora = U bent aan de beurt. Vóór uw voorstel mag u kaarten gebruiken, zo vaak u wilt. Begin met Pandora: die geeft u twee nieuwe kaarten voor één.
lesson-temple = U bent aan de beurt. Vóór uw voorstel mag u kaarten gebruiken. Bouw een tempel: voortaan trekt u aan het begin van elke beurt een kaart meer.
lesson-exchange = U bent aan de beurt. Vóór uw voorstel mag u kaarten gebruiken. Ruil het doel dat het verst weg is: voor een kaart legt u het terug en trekt u een ander.
lesson-towards = Stel nu voor waarheen het schip vaart. Deze plaats is een stap naar een van uw doelen; de anderen wordt gevraagd of ze akkoord gaan.
lesson-goal-ahead = Stel nu voor waarheen het schip vaart. Deze plaats is een van uw doelen: zodra het schip daar aankomt, hebt u het bereikt.
lesson-stuck = Geen plaats naast het schip kan worden voorgesteld. Het blijft waar het is, en de beurt gaat verder.
lesson-go-on = Het schip is aangekomen, en u mag een wind spelen: dan doet u in dezelfde beurt nog een voorstel. Doe het, een van uw doelen ligt vlak naast het schip.
lesson-enough = Het schip is aangekomen. Met een wind zou u in dezelfde beurt nog een voorstel kunnen doen, maar het zou u nu geen doel opleveren. Laat de beurt doorgaan.
