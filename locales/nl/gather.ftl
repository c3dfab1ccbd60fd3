gather-words = olijf weefgetouw amfoor dolfijn laurier haven draad lier roeiriem vijg uil honing anker ceder zwaluw zout

gather-kicker = { $game } · tafel { $code }
gather-rules-link = De regels van { $game }
gather-facts = { $count ->
    [one] { $count } plek
   *[other] { $count } plekken
}
gather-bots = { $count ->
    [one] waarvan { $count } voor een bot
   *[other] waarvan { $count } voor bots
}
ruleset-authors = De auteursregels
ruleset-authors-more = De gewone regels.
ruleset-czech = De Tsjechische regels
ruleset-czech-more = Korter; onder andere opent rood met één kaart, blijft wie akkoord ging erbuiten, en mogen ruil en Pandora na een wind nog een keer.
option-sides = Wie geen schijf heeft gelegd, mag binnen een overtocht van partij wisselen
pace-brisk = Vlot
pace-brisk-more = Ongeveer 2 dagen om te beginnen, een halve dag erbij met elke vraag, nooit meer dan 4 dagen (24, 8 en 48 waakuren).
pace-steady = Gestaag
pace-steady-more = Ongeveer 5 dagen om te beginnen, bijna een dag erbij met elke vraag, nooit meer dan 9 dagen (72, 12 en 120 waakuren).
pace-leisurely = Rustig
pace-leisurely-more = Ongeveer 12 dagen om te beginnen, bijna 2 dagen erbij met elke vraag, nooit meer dan 24 dagen (168, 24 en 336 waakuren).
pace-none = Zonder klok
pace-none-more = Iedereen antwoordt wanneer het uitkomt.
fact-rules = Regels
fact-pace = Tempo
fact-language = Taal
fact-people = Aan tafel
fact-seats = Plekken

new-title = Een tafel openen
new-lead = Zeg hoe u wilt spelen en wie u uitnodigt. Eerst krijgt u zelf een e-mail; zodra u daarmee uw adres hebt bevestigd, worden de anderen uitgenodigd.
new-lead-signed-in = Zeg hoe u wilt spelen en wie u uitnodigt. De uitnodigingen vertrekken meteen.
new-table = De tafel
new-game-more = Ulysses: één schip, geheime doelen en ruzie over elke overtocht.
new-places = Plekken
new-bots = Plekken voor bots
new-bots-hint = Een bot antwoordt meteen of na een ogenblik. Plekken die leeg blijven, kunt u later ook nog aan bots geven.
strength = Hoe bots spelen
strength-hint = De lijst loopt van zwak naar sterk; de laatste twee denken voor elk antwoord even na.
strength-hand = leert al zeilend
strength-sailor = vindt de weg
strength-mate = zeilt goed
strength-pilot = doet dit niet voor het eerst
new-options = Opties
new-turns = Hoogste aantal beurten
new-turns-hint = Na zoveel beurten is het spel uiterlijk afgelopen; de meeste zijn dat lang daarvoor.
new-pace-hint = Uren waarin een speler slaapt tellen niet.
new-locale = Taal van de tafel
new-others = De anderen
new-audience = Wie mag meedoen?
audience-open = Iedereen
audience-open-more = De tafel staat in de lijst van open tafels.
audience-invited = Alleen mensen die ik uitnodig
new-guests = Adressen om uit te nodigen
new-guests-hint = Eén per regel en niet meer dan er plekken vrij zijn. Elk adres krijgt één e-mail met uw naam; niemand ziet de adressen van anderen.
new-you = U
person-name = Uw naam aan tafel
person-address = Uw e-mailadres
person-address-hint = Niemand aan tafel krijgt het te zien.
person-locale = Uw taal
person-word = Uw gelukswoord
person-word-hint = Het gaat mee in het schudden, zodat niemand alleen kan kiezen hoe de kaarten vallen, ook deze server niet. Tot het begin blijft het geheim; er staat er een klaar, elk ander is ook goed.
new-submit = De tafel openen

fault-again = Kijk nog eens: er ontbreekt iets of iets klopt niet. Er is nog niets gebeurd.
fault-choose = Kies een van deze mogelijkheden.
fault-bots = Minstens één plek moet voor een mens blijven: voor u.
fault-turns = Het hoogste aantal beurten is een getal van { $least } tot { $most }.
fault-address = Dit lijkt niet op een e-mailadres.
fault-address-name = Naar ‘{ $text }’ kan geen e-mail worden gestuurd: voor de @ werken alleen gewone letters (a tot z), cijfers en tekens.
fault-guest = ‘{ $text }’ lijkt niet op een e-mailadres.
fault-guests = { $count ->
    [0] Er is geen plek vrij voor gasten.
    [one] Er is maar { $count } plek vrij voor gasten.
   *[other] Er zijn maar { $count } plekken vrij voor gasten.
}
fault-guests-none = Schrijf minstens één adres op.
fault-name-empty = Zeg hoe u genoemd wilt worden.
fault-name-long = Een naam heeft hoogstens { $most } tekens.
fault-name-odd = In een naam staan letters, en geen links, adressen of onzichtbare tekens.
fault-name-taken = Zo heet al iemand aan tafel.
fault-word-empty = Kies een woord; elk woord is goed.
fault-word-long = Een gelukswoord heeft hoogstens { $most } tekens.
fault-word-odd = In dit woord staan onzichtbare tekens.

sent-title = Kijk in uw mail
sent-lead = We hebben u een e-mail met een link gestuurd. Open die om verder te gaan.
sent-nothing = Is er na een paar minuten niets gekomen? Kijk dan in de map met spam, of ga na of het adres klopte.
sent-demo = Dit is een demonstratie: de e-mail ligt in de brievenbus op deze server.
sent-mailbox = De brievenbus openen

confirm-title = Is dit uw tafel?
confirm-lead = { $name }, hiermee bevestigt u uw adres en opent u de tafel.
confirm-guests = { $count ->
    [0] Er is nog niemand uitgenodigd; dat kunt u aan tafel doen.
    [one] Daarna krijgt { $count } persoon uw uitnodiging.
   *[other] Daarna krijgen { $count } mensen uw uitnodiging.
}
confirm-not-me = Dat was ik niet
confirm-nothing = Als u het niet was, hoeft u niets te doen: niemand wordt uitgenodigd en er komt geen e-mail meer.
confirm-submit = Ja, de tafel openen

invitation-title = { $host } nodigt u uit om { $game } te spelen
invitation-title-wish = Een plek aan de tafel van { $host }
invitation-lead = Een heel bordspel in tien minuten per dag: wie moet antwoorden, krijgt een e-mail met een link.
invitation-address = Deze uitnodiging ging naar { $address }.
invitation-look = Eerst de tafel bekijken
invitation-accept = De plek innemen
invitation-decline = Nee, dank u
invitation-else = Of deze keer niet
invitation-never = Schrijf mij nooit meer
invitation-never-hint = Dan komt er van hier geen e-mail meer, wie u ook wil uitnodigen.
invitation-declined = U hebt de uitnodiging afgeslagen
invitation-declined-more = { $host } ziet het op de pagina van de tafel. Bedenkt u zich, dan werkt de link in uw e-mail zolang er een plek vrij is.
invitation-seated = U hebt een plek aan deze tafel
invitation-seated-more = Uw link brengt u erheen.
to-table = Naar de tafel

notice-full = Alle plekken zijn bezet
notice-full-more = Deze keer waren anderen sneller. U mag gerust toekijken of zelf een tafel openen.
notice-begun = Het spel is begonnen
notice-begun-more = Meedoen kan niet meer, toekijken mag iedereen.
notice-called-off = Deze tafel is afgelast
notice-called-off-more = Wie de tafel opende, heeft hem voor het begin weer gesloten.
notice-withdrawn = Deze uitnodiging is ingetrokken
notice-withdrawn-more = Aan tafel heeft men zich bedacht. Er komt geen e-mail meer.
notice-link-ended = Deze link werkt niet meer
notice-link-ended-more = Wie de tafel heeft geopend, heeft de link beëindigd of vervangen. Vraag om een nieuwe.
notice-not-open = Deze tafel is voor genodigden
notice-not-open-more = Alleen wie is uitgenodigd, kan meedoen. Andere tafels staan open voor iedereen.

gathering-title = { $count ->
    [0] Het spel begint zo
    [one] De tafel wacht nog op één speler
   *[other] De tafel wacht nog op { $count } spelers
}
gathering-you = U zit hier als { $name }.
gathering-begins = Zodra de laatste plek bezet is, worden de kaarten gedeeld en gaat de eerste vraag per brief de deur uit.
gathering-host = gastheer
gathering-free = vrij
gathering-bot = een bot
gathering-seal = Zegel
gathering-seal-more = De server heeft zijn deel van het toeval al getrokken; dit is het zegel daarop. Na het spel wordt het geheim erachter getoond en kan iedereen nagaan dat er niets verwisseld is.
gathering-word-save = Dit woord bewaren
gathering-invited = Uitgenodigd
gathering-invited-count = { $count ->
    [0] Er is nu niemand uitgenodigd.
    [one] { $count } persoon is uitgenodigd en heeft nog niet geantwoord.
   *[other] { $count } mensen zijn uitgenodigd en hebben nog niet geantwoord.
}
invited-waiting = uitgenodigd
invited-declined = afgeslagen
invited-refused = de brief kwam terug
gathering-withdraw = Intrekken
gathering-withdraw-whom = De uitnodiging aan { $address } intrekken
gathering-invite = Iemand uitnodigen
gathering-invite-submit = De uitnodigingen versturen
gathering-start = Beginnen voordat iedereen er is
gathering-start-more = { $count ->
    [one] Een bot neemt dan de vrije plek in.
   *[other] Bots nemen dan de { $count } vrije plekken in.
}
gathering-start-submit = Nu beginnen
gathering-leave = De tafel verlaten
gathering-leave-more = Uw plek komt vrij. Met de link in uw uitnodiging kunt u terugkomen zolang er een plek vrij is.
gathering-leave-submit = Verlaten
gathering-off = De tafel afgelasten
gathering-off-more = Het spel gaat niet door. Iedereen die een plek heeft, krijgt een brief.
gathering-off-submit = Afgelasten
gathering-links = Bent u dit niet, of is een link doorgegeven?
gathering-links-more = Alle links van deze plek tot nu toe leiden dan nergens meer heen, ook deze, en naar het adres van de plek gaat een brief met een nieuwe.
gathering-links-submit = Nieuwe links maken
gathering-join = Een plek innemen
gathering-join-more = Op uw adres komt een e-mail met een link; daarmee kiest u uw naam en neemt u de plek in. Geen wachtwoord.
gathering-join-submit = Stuur mij de link
gathering-join-signed-in = U bent aangemeld als { $address }.
gathering-closed = Deze tafel is voor genodigden: bent u dat, volg dan de link in uw e-mail.

tables-title = Open tafels
tables-none = Er zoekt nu geen tafel spelers. Open er een, dan staat die hier.
tables-of = Tafel van { $host }
tables-free = { $count ->
    [one] { $count } plek vrij
   *[other] { $count } plekken vrij
}
tables-join = Meedoen
tables-join-which = Meedoen aan tafel { $code }
tables-all = Alle open tafels
home-new = Een tafel openen
home-new-more = Nodig vrienden uit per e-mail, of laat iedereen meedoen.
my-link = Mijn tafels

never-title = Moeten we u nooit meer schrijven?
never-lead = Dan gaat er van hier geen e-mail meer naar { $address }: geen uitnodiging, en ook geen bericht van tafels waar u zit.
never-keep = Blijf mij schrijven
never-stop = Schrijf mij nooit meer
never-done = We schrijven u niet meer
never-done-more = Plekken die u hebt, blijven van u. Was het een vergissing, maak het dan hier ongedaan.
never-undo = Schrijf mij toch weer
never-undone = We schrijven u weer
never-undone-more = Uitnodigingen en de e-mails van uw tafels komen zoals voorheen.
unsubscribe-title = Geen brieven meer van tafel { $code }?
unsubscribe-lead = U houdt uw plek en kunt met uw link verder spelen; alleen de brieven van deze tafel houden op.
unsubscribe-stop = Deze brieven stoppen
unsubscribe-done = Geen brieven meer van tafel { $code }
unsubscribe-done-more = Uw plek blijft van u. Zonder brieven moet u zelf kijken of de tafel op u wacht.
unsubscribe-undo = Stuur ze toch weer
unsubscribe-undone = Tafel { $code } schrijft u weer
unsubscribe-undone-more = De volgende brief komt wanneer u iets gevraagd wordt.

sign-in-title = Naar mijn tafels
sign-in-lead = Vul uw e-mailadres in, dan sturen we u een link. Geen account, geen wachtwoord.
sign-in-submit = Stuur mij de link
sign-in-link = Aanmelden met deze browser?
sign-in-link-more = Dan toont die de tafels van { $address } tot u zich afmeldt, hoogstens { $days } dagen lang.
sign-in-link-submit = Aanmelden
sign-in-link-not = Hier niet aanmelden
sign-in-used = Deze link is al gebruikt
sign-in-used-more = Elke link meldt één browser aan, één keer. Was dat niet de uwe, dan heeft iemand of iets de e-mail vóór u geopend: overal afmelden, bij uw tafels, maakt daar een einde aan. We sturen u graag een nieuwe link.
sign-in-used-again = Naar een nieuwe link

my-title = Mijn tafels
my-as = Aangemeld als { $address }.
my-waiting = Wachten op u
my-due = Antwoord vóór { $when }
my-invited = U bent uitgenodigd
my-playing = In het spel
my-gathering = Zoeken nog spelers
my-finished = Afgelopen
my-none = U hebt nog geen tafel. Doe mee aan een tafel, of open er zelf een.
my-settings = Instellingen
my-hand = Mijn kaarten en doelen tonen in brieven aan mij
my-talk = Mij schrijven als er aan een tafel iets gezegd wordt
my-hints = Tips tonen bij mijn eerste tafel
my-save = Opslaan
my-saved = Opgeslagen.
my-sign-out = Afmelden
my-sign-out-all = Overal afmelden
my-sign-out-all-more = In elke browser, ook waar alleen een plek open is; ook links in brieven om u aan te melden of een uitnodiging aan te nemen werken dan niet meer. De links van uw plekken blijven werken.
sessions-title = Waar u bent aangemeld
sessions-more = Elke browser blijft { $days } dagen aangemeld. Meld af welke u niet meer gebruikt.
sessions-since = Aangemeld op { $since }
sessions-here = Deze browser
sessions-end-of = De browser afmelden die is aangemeld op { $since }

## Een plek in een lopend spel die de anderen aanbieden
offer-title = De plek van { $name }
offer-more = De invaller speelt voor { $name }. Als meer dan de helft van u akkoord gaat, kan iemand anders de plek overnemen zoals hij is.
offer-standing = Tot nu toe akkoord: { $agreed } van de { $needed }.
offer-agree = De plek aan iemand anders aanbieden
offer-withdraw = Mijn instemming intrekken
offer-link = De plek wordt aangeboden. Stuur deze link naar iemand met wie u graag zou spelen. Zolang niemand de plek heeft overgenomen, kan { $name } terugkomen.
offer-link-left = De plek wordt aangeboden. Stuur deze link naar iemand met wie u graag zou spelen. Wie hier zat, heeft het spel voorgoed verlaten.
offer-page = Een vrije plek in een lopend spel { $game }
offer-page-lead = { $name } speelt hier niet meer en de invaller houdt de plek bezet. U neemt hem over zoals hij is en speelt met de anderen verder.
offer-take = De plek overnemen
notice-not-offered = Deze plek is niet meer vrij
notice-not-offered-more = De speler is terug, of iemand heeft de plek overgenomen. Iedereen mag toekijken.
