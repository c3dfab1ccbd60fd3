skip-to-content = Naar de inhoud
to-front-page = Naar de voorpagina
footer = Penelope wachtte twintig jaar en verloor nooit de draad.
languages = De taal van deze pagina’s

home-title = Langzame bordspellen per e-mail
home-lead = Speel een heel bordspel in tien minuten per dag, met mensen met wie u geen vrije avond en geen tijdzone deelt.
home-ulysses = Ulysses is voor drie tot vijf spelers: één schip, en iedereen wil dat het ergens anders heen vaart.
home-game = Ulysses in vier zinnen
home-game-goals = U hebt vier geheime doelen: plaatsen die het schip moet aandoen.
home-game-quarrel = Wie aan de beurt is, stelt voor waar het heen vaart. De anderen gaan akkoord of maken bezwaar; maakt iemand bezwaar, dan beslissen de kaarten.
home-game-letters = U krijgt de vraag per e-mail, antwoordt met twee tikken en mag vooraf antwoorden. Intussen leeft u uw leven.
home-game-wins = Wiens vierde doel het schip het eerst bereikt, wint.
home-game-picture = De sterren zijn de doelen van één speler; het schip ligt bij Troje, waar elk spel begint.
home-letter = Een e-mail is genoeg
home-letter-more = Wie moet antwoorden, krijgt één e-mail met alles wat nodig is om te beslissen, en één link. Geen account, geen wachtwoord, geen JavaScript nodig.
home-ahead = Niemand wacht op wat al vaststaat
home-ahead-more = Iedereen krijgt de vraag tegelijk en mag vooraf antwoorden, in een verzegelde envelop die het spel met de klok mee opent. In onze simulaties duurt een spel met vier ongeveer 6 dagen in plaats van 34.
home-fair = Eerlijk, en u kunt het nagaan
home-fair-more = Niemand kan kiezen hoe de kaarten vallen, ook deze server niet. Een afgelopen spel is een bestand dat iedereen zonder ons kan controleren.
home-try = Nu proberen tegen bots
home-try-more = Met één klik, zonder adres, zonder account: de tafel is klaar en wacht op uw eerste zet.
try-name = Gast

error-id = Wie deze dienst beheert, vindt dit genoteerd onder { $id }.
error-not-found = Hier is niets
error-not-found-more = Misschien is het adres verkeerd getypt of afgebroken. Kwam het uit een e-mail, probeer dan nog eens de hele link.
error-method = Dat gaat hier niet
error-method-more = Zo kan dit adres niet worden gebruikt: een pagina opent u, en alleen haar eigen formulier stuurt iets. Er is niets veranderd.
error-too-large = Dat was te veel
error-too-large-more = Er is meer verzonden dan deze dienst ooit vraagt. Er is niets veranderd.
error-too-slow = Dat duurde te lang
error-too-slow-more = Iets bij ons of onderweg was te traag. Of gedaan is wat u verstuurde, is niet bekend: open de pagina opnieuw, en verstuur het alleen nog eens als het er niet staat.
error-too-slow-look = De pagina opnieuw openen
error-request = Dat was niet leesbaar
error-request-more = Het verzoek was onvolledig of niet leesbaar. Er is niets veranderd.
error-unavailable = Een ogenblik alstublieft
error-unavailable-more = De dienst is bezig of start juist. Er is niets verloren; probeer het over een minuut opnieuw.
error-inside = Bij ons is iets stukgegaan
error-inside-more = Het is genoteerd en iemand kijkt ernaar. Niets van wat u eerder stuurde, is verloren.
error-expired = Deze link is verlopen
error-expired-more = Links werken maar een tijd, en misschien heeft een nieuwere deze vervangen. Uw nieuwste e-mail over deze tafel heeft een link die werkt.
error-halted = Deze tafel staat stil
error-halted-more = Twee van onze boeken over deze tafel spreken elkaar tegen, daarom wordt er niets meer geschreven. Er is niets veranderd, en intussen verloopt er geen tijd. Wie deze dienst beheert ziet de reden en kan de tafel verder laten gaan; uw andere tafels staan bij ‘Mijn tafels’.
error-lost = De tafel van deze link is er niet meer
error-lost-more = De link is van ons, maar zijn tafel of plek staat niet meer in onze boeken. Waarschijnlijk moest de dienst na een storing terug naar een eerdere toestand, en wat sindsdien gebeurde is verloren. Dat spijt ons. Wie de tafel opende kan een nieuwe openen; uw andere tafels staan bij ‘Mijn tafels’.
error-elsewhere = Dat kwam van een andere site
error-elsewhere-more = Een andere site wilde dit in uw naam doen. Er is niets veranderd.
error-too-often = Dat was iets te vaak
error-too-often-more = Probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} opnieuw. Er is niets verloren.
error-thinking-tables = Bots die nadenken houden onze machine bezig; daarom opent niemand heel veel tafels met hen tegelijk. Over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} kan er weer een bij; tegen de twee zwakkere kunt u meteen spelen.
error-hindsights = U hebt al om verscheidene spellen gevraagd, en die worden bekeken. Over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} kunt u om een volgend spel vragen.

live-news = Er is iets gebeurd aan deze tafel.
live-look = Bekijken; wat u hebt ingevuld, gaat daarbij verloren
