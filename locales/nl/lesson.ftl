## A lesson: a table that is dealt to learn the game by
home-lesson = Leer het in vijf minuten
lesson-title = Uw eerste tafel, stap voor stap
lesson-met = Les: { $met } van { $kinds } soorten antwoorden gezien
lesson-done = Dat waren alle soorten antwoorden. De eerste speler wiens vier doelen het schip heeft bereikt, wint. Speel hier door zolang u wilt, of begin een eigen spel.
lesson-skip = De les overslaan en spelen
hint-sailor = Wat zou een zeeman doen?
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

## The same for Odyssee
odyssee-lesson-done = Dat waren alle soorten antwoorden. Leg chips en verzamel kaarten tot u niet meer chips dan kaarten in de hand hebt; wie dan het eerst op Ithaka is, wint. Speel hier door zolang u wilt, of begin een eigen spel.
odyssee-lesson-sail = Varen: { $place }
odyssee-lesson-arrow = Storm: { $drifts }
odyssee-lesson-advice = { $why ->
    [roll] U bent aan de beurt. Uw bemanning heeft een geschenk opgegeten, en nu dobbelt u of legt u de stormpijl. Dobbel: de dobbelsteen zegt hoe ver u mag varen, en dan kiest u waarheen. Geen pijl belooft nu meer.
    [ashore] In plaats van te dobbelen mag u de stormpijl leggen; meestal kost dat een geschenk. Hij drijft schepen in vijf rijen, en deze drijft het uwe aan land: een landing zonder dobbelsteen.
    [storm] In plaats van te dobbelen mag u de stormpijl leggen; meestal kost dat een geschenk. Hij drijft schepen in vijf rijen, en deze is u meer waard dan een worp.
    [home] Ithaka is binnen bereik en staat voor u open. Vaar naar huis: u wint.
    [fresh] Een eiland waar nog niemand is geland, is binnen bereik. Vaar erheen: u neemt de kaart, voert haar uit en legt een van uw tien chips.
    [ruled] Op dit eiland heerst al iemand. Land er toch: de heerser moet u een kaart geven, en u legt een chip.
    [bare] Op dit eiland heerst niemand, en er is geen kaart. Land er: u legt een chip en bent een stap dichter bij huis.
    [aeolus] Dit is het eiland van Aeolus, de heer van de winden. Land er: de stormpijl is in uw volgende drie beurten gratis.
    [onward] Met deze worp is geen landing de moeite waard. Vaar over open zee naar het volgende eiland.
    [stay] Er is niets beters binnen bereik. Blijf waar u bent en wacht op een betere worp.
    [card] Deze kaart laat u kiezen. Hieronder ziet u wat elk antwoord oplevert; een goede zeeman zou hier dit nemen.
    [land] De heerser van het eiland kiest een kaart voor u. U zou voor een bepaalde kaart geschenken, kaarten of eilanden kunnen bieden; hier is dat het niet waard, dus neem wat u krijgt.
    [bid] De heerser van het eiland kiest een kaart voor u, tenzij u biedt op een kaart die u liever hebt. Bied: deze is het waard.
    [give] Een schip is op uw eiland geland en krijgt een van uw kaarten. U kiest welke: geef de kaart die de ander het minst helpt.
    [price] De heerser van het eiland vraagt één keer een prijs voor een betere kaart. Weigert u, dan krijgt u de andere. Zo zou een goede zeeman antwoorden.
    [peace] Twee schepen op één vak ontmoeten elkaar. U kunt vrede houden, vechten, iets eisen of een ruil aanbieden. Houd vrede: een gevecht kost beide kanten helden.
    [fight] Twee schepen op één vak ontmoeten elkaar, en u hebt de beste kansen. Vecht: wie verliest, moet een aanbod doen of verliest het schip.
    [demand] Twee schepen op één vak ontmoeten elkaar, en het andere heeft reden om u te vrezen. Eis iets: wie weigert, moet vechten.
    [trade] Twee schepen op één vak ontmoeten elkaar, en elk heeft iets wat het andere harder nodig heeft. Bied een ruil aan: een weigering is nog geen gevecht.
    [proposal] Er wordt u iets voorgesteld. U aanvaardt precies wat er staat, of u weigert; hieronder ziet u wat er volgt. Zo zou een goede zeeman antwoorden.
   *[battle] Er is een held gevallen. Elke kant mag doorvechten of aanbieden waarvoor zij ophoudt. Zo zou een goede zeeman antwoorden.
}
