ahead-closed = Iedereen krijgt de vraag tegelijk en de antwoorden gaan samen open. Vroeg antwoorden kost niets: uw antwoord telt alleen als iedereen vóór u akkoord gaat, dus door te wachten komt u niets nieuws te weten.
ahead-wait-asking = Iedereen heeft de vraag; de antwoorden gaan samen open.
ahead-ask-later = Wat doet u als het bij u komt?
ahead-sealed = Uw antwoord ligt verzegeld in zijn envelop.
ahead-sealed-note = U kunt het wijzigen of terugnemen tot het gelezen wordt. Niemand ziet dat het er ligt.
ahead-covered-says = Zoals het er nu voor staat, zegt het: ‘{ $deed }’
ahead-covered-note = Tot het wordt gelezen, kunt u hieronder anders antwoorden.
ahead-lies = Wat u vooraf gezegd hebt
ahead-change = Het antwoord wijzigen
ahead-withdraw = Terugnemen wat u hebt gezegd
ahead-withdraw-ask = Terugnemen wat u hebt gezegd?
ahead-withdraw-note = Wat u over deze overtocht, de volgende en uw eigen volgende beurt hebt gezegd, geldt dan niet meer. We vragen het u, tenzij een van uw vaste opdrachten antwoordt; vaste opdrachten en geduld blijven zoals ze zijn.
ahead-review-open = U kunt het wijzigen tot het gelezen wordt.
ahead-used = { $how ->
    [envelope] Zo stond het in uw envelop.
    [next] Dat had u een overtocht eerder gezegd.
    [order] Zo wilde uw koers of een vaste opdracht het.
    [patience] Uw geduld was op.
   *[silence] Uw tijd was om.
}

ahead-plain-agree = Akkoord, en passen als iemand bezwaar maakt
ahead-plain-pass = Passen als het bij mij komt
ahead-quiet = Uw antwoord, als niemand vóór u bezwaar maakt
ahead-contested = Als iemand bezwaar maakt
ahead-discussion = Wat doet u?
ahead-when-asked = Als het bij u komt
ahead-say = Voor de hele discussie beslissen
ahead-say-note = We vragen u daarna niets meer: een partij, en hoe ver u gaat.
ahead-wind-legend = Blijft u aan de beurt?
ahead-pass = Passen, wat er ook komt
ahead-own = Zwart op een derde plaats leggen
ahead-own-note = Als dat niet meer mag of uw grens niet reikt, past u.
ahead-ask = Vraag het mij dan
ahead-pill = { $word ->
    [pass] passen
    [blue] blauw
    [red] rood
    [black] zwart
    [own] zwart
    [fine] goed
    [object] bezwaar
   *[ask] mij vragen
}
ahead-most = Hoogste aantal kaarten
ahead-most-note = { $count ->
    [one] De grens geldt voor de hele overtocht. U speelt niet meer dan nodig is om te leiden, bezwaren vóór Zeus, en past als de grens niet genoeg is. U hebt er 1 die telt.
   *[other] De grens geldt voor de hele overtocht. U speelt niet meer dan nodig is om te leiden, bezwaren vóór Zeus, en past als de grens niet genoeg is. U hebt er { $count } die tellen.
}
ahead-hold = De leiding houden met één kaart meer
ahead-hold-note = Leidt uw partij al als het bij u komt, dan past u; hiermee legt u een kaart bij zolang iemand er nog tegen kan spelen.
ahead-third-legend = Als zwart verschijnt
ahead-third-choice = { $kind ->
    [same] Hetzelfde doen
    [pass] Passen
   *[ask] Vraag het mij
}
ahead-gives-up-black = Wie een partij steunt, geeft in deze overtocht het recht op zwart op, als het er nog is.
ahead-first = Maar vraag het mij eerst zolang ik nog zwart mag leggen
ahead-plagued = plaag: weghalen kost kaarten
ahead-won = Als het schip uw voorstel volgt
ahead-wind = { $card ->
    [wind] Een wind spelen
    [zeus] Een Zeus als wind spelen
   *[either] Een wind spelen, anders een Zeus
}
ahead-from = vanaf { DE($place) }
ahead-way-on = En dan voorstellen
ahead-way-else = Of, als een plaag dat verspert
ahead-way-note = De kaart wordt ervoor bewaard. Over de weg kunt u ook dan beslissen.
ahead-way-open = Dat beslis ik dan

ahead-then = En dan?
ahead-then-note = Als u het nu zegt, wacht in de volgende overtocht niemand op u: een halve minuut hier spaart iedereen een halve dag. Het geldt alleen voor die ene overtocht.
ahead-then-plan = Daarna bent u aan de beurt
ahead-then-plan-note = Plan hem nu, dan gaat het spel meteen verder. Tot uw beurt begint kunt u het wijzigen.
ahead-next-at = Als het schip bij { DE($place) } ligt
ahead-next-fine = Elke weg is goed
ahead-next-fine-note = Akkoord, en passen als iemand bezwaar maakt
ahead-next-by-way = Beslissen naar de weg
ahead-next-ways-legend = Als dit wordt voorgesteld
ahead-next-contested = Als dan iemand bezwaar maakt
ahead-next-cards = Met hoeveel kaarten
ahead-next-cards-note = { $count ->
    [one] Bezwaren vóór Zeus; u hebt er 1 die telt.
   *[other] Bezwaren vóór Zeus; u hebt er { $count } die tellen.
}
ahead-plan-from = Vanaf { DE($place) } voorstellen
ahead-plan-way = { $number ->
    [1] Het liefst
    [2] Anders
   *[other] Of anders
}
ahead-plan-open = Vraag het mij dan
ahead-pandora = { $kind ->
    [pandora] Met een Pandora, als ik er een heb
    [either] Met Pandora, anders met een Zeus
   *[no] Nee
}
ahead-temple = Een tempel bouwen, als tempelkaarten volstaan
ahead-temple-note = Er gaat geen Zeus aan op en geen wind die u hebt toegezegd.
ahead-keep = Kaarten die in de hand blijven

ahead-or = { $before } of { $last }
ahead-else = { $before }, anders { $next }
ahead-if-quiet = Als niemand vóór u bezwaar maakt: { $word }
ahead-if-any = Als iemand bezwaar maakt: { $word }
ahead-if-lies = In deze discussie: { $word }
ahead-if-first = Zolang u nog zwart mag leggen: { $word }
ahead-word-agree = u gaat akkoord.
ahead-word-object = u maakt bezwaar, wilt naar { DE($place) } en speelt { $cards }.
ahead-word-pass = u past.
ahead-word-pass-whatever = u past, wat er ook komt.
ahead-word-ask = we vragen het u.
ahead-ask-whatever = We vragen het u wanneer u aan de beurt bent, wat er ook eerst gebeurt.
ahead-word-against = { $side ->
    [blue] Zolang blauw leidt, hoogstens { $most }.
    [red] Zolang rood leidt, hoogstens { $most }.
   *[black] Zolang zwart leidt, hoogstens { $most }.
}
ahead-word-hold = Ook als die leidt, legt u een kaart bij.
ahead-word-else-pass = Leidt die al als u aan de beurt bent, dan past u en doet u niet meer mee.
ahead-word-black = { $most ->
    [one] u legt zwart op { DE($place) } met hoogstens 1 kaart. Als dat niet gaat: { $otherwise }
   *[other] u legt zwart op { DE($place) } met in totaal hoogstens { $most } kaarten. Als dat niet gaat: { $otherwise }
}
ahead-third = { $kind ->
    [same] Dat geldt ook als zwart verschijnt.
    [pass] Verschijnt zwart, dan past u.
   *[ask] Verschijnt zwart, dan vragen we het u.
}
ahead-won-wind = { $card ->
    [wind] Als uw voorstel wint: u speelt een wind.
    [zeus] Als uw voorstel wint: u speelt een Zeus als wind.
   *[either] Als uw voorstel wint: u speelt een wind, anders een Zeus.
}
ahead-won-next = Vanaf { DE($at) } stelt u dan { $places } voor.
ahead-won-rest = Als uw voorstel wint: u speelt geen wind.
ahead-won-ask = Als uw voorstel wint: we vragen u of u een wind speelt.
ahead-next-any = Wat er bij { DE($at) } ook wordt voorgesteld: { $word }
ahead-next-ways = Als bij { DE($at) } { $ways } wordt voorgesteld: { $word }
ahead-plan-at = Bij { DE($at) } stelt u { $places } voor.
ahead-plan-anywhere = Waar het schip ook ligt, stelt u { $places } voor.
ahead-plan-pandora = { $card ->
    [pandora] Eerst trekt u met Pandora 2 kaarten, als u er een hebt.
    [zeus] Eerst trekt u met een Zeus als Pandora 2 kaarten, als u er een hebt.
   *[either] Eerst trekt u met Pandora 2 kaarten, anders met een Zeus.
}
ahead-plan-temple = { $keep ->
    [0] U bouwt een tempel, als tempelkaarten volstaan.
    [one] U bouwt een tempel, als tempelkaarten volstaan en er 1 kaart in de hand blijft.
   *[other] U bouwt een tempel, als tempelkaarten volstaan en er { $keep } kaarten in de hand blijven.
}
ahead-order-at = Als het schip bij { DE($place) } ligt:
ahead-order-agree = U gaat met elk voorstel akkoord.
ahead-order-agree-but = U gaat met elk voorstel akkoord, behalve { $places }.
ahead-order-object = Wordt { $to } voorgesteld, dan maakt u bezwaar, wilt u naar { DE($with) } en speelt u { $cards }.
ahead-order-until-turn = Dit geldt tot uw volgende eigen beurt voorbij is.
ahead-order-until-day = Dit geldt tot en met { $day } ({ $zone }).
ahead-patience-agree = { $hours ->
    [one] Als u na 1 waakuur niet gekeken hebt: u gaat akkoord en past daarna.
   *[other] Als u na { $hours } waakuren niet gekeken hebt: u gaat akkoord en past daarna.
}
ahead-patience-none = Uw geduld zegt niets: we vragen het u altijd.

ahead-course = Koers
ahead-course-legend = Waar moet het schip heen?
ahead-course-note = Dit bespaart iedereen dagen: het geldt waar het schip ook is, tot het daar geweest is of u het wijzigt.
ahead-course-more = Wat daarheen leidt, of hooguit één overtocht langer is, vindt u goed. We vragen het u weer als er een plaag komt of verdwijnt, als iemand nog één doel mist en als uw laatste doel dichtbij is.
ahead-course-none = Geen koers: vraag het elke keer
ahead-course-goals = Mijn doelen: { $places }
ahead-course-else = Wat verder weg leidt
ahead-course-object = { $most ->
    [one] Bezwaar, hooguit 1 kaart
   *[other] Bezwaar, hooguit { $most } kaarten
}
ahead-course-ask = { $most ->
    [one] Vraag het mij; in discussies hooguit 1 kaart
   *[other] Vraag het mij; in discussies hooguit { $most } kaarten
}
ahead-course-agree = { $most ->
    [0] Ook goed; in discussies passen
    [one] Ook goed; in discussies hooguit 1 kaart
   *[other] Ook goed; in discussies hooguit { $most } kaarten
}
ahead-course-to = { $count ->
    [one] Langs de kortste weg: { $places }.
   *[other] In de kortste volgorde: { $places }.
}
ahead-course-within = { $within ->
    [0] Waar het schip ook is, u gaat akkoord met de kortste weg.
    [one] Waar het schip ook is, u gaat akkoord met de kortste weg en met elke weg die 1 overtocht langer is.
   *[other] Waar het schip ook is, u gaat akkoord met de kortste weg en met elke weg die hooguit { $within } overtochten langer is.
}
ahead-course-beyond-object = { $most ->
    [one] Anders maakt u bezwaar, als u een kaart hebt die telt, en speelt u er hooguit 1.
   *[other] Anders maakt u bezwaar, als u { $most } kaarten hebt die tellen, en speelt u er hooguit { $most }.
}
ahead-course-beyond-ask = Anders vragen we het u.
ahead-course-beyond-agree = Ook met al het andere gaat u akkoord.
ahead-course-back = { $most ->
    [0] In een discussie past u.
    [one] In een discussie steunt u de dichtstbijzijnde plaats, met hooguit 1 kaart.
   *[other] In een discussie steunt u de dichtstbijzijnde plaats, met hooguit { $most } kaarten.
}
ahead-course-change = De koers wijzigen of opgeven
ahead-course-dropped = U vaart geen koers meer.
ahead-lapse-plague = Er is een plaag gekomen of verdwenen; daarmee eindigt uw koers en vragen we het u.
ahead-lapse-rival = { $name } mist nog één doel; daarmee eindigt uw koers en vragen we het u.
ahead-lapse-last-goal = Uw laatste doel is dichtbij. Dat laat uw koers aan u over, daarom vragen we het u.

ahead-lapse = Uw antwoord vooraf paste niet: { $reason }
ahead-lapse-no-rule = Uw antwoord vooraf zegt niets over deze plaats van rood; daarom vragen we het u.
ahead-lapse-black = Zwart is verschenen; voor dat geval wilde u dat we het vragen.
ahead-lapse-no-way = Geen van de wegen die u noemde is vrij; daarom vragen we het u.
ahead-lapse-elsewhere = Het schip is niet waar uw verdere weg begint; daarom vragen we het u.
ahead-fault-number = Geef een geheel getal van { $least } tot { $most }.
ahead-fault-way = Die weg begint niet op de plaats die u voorstelt.
ahead-fault-nothing-said = Er is nog niets gekozen. Kies iets voor ten minste één plaats.
ahead-fault-nothing-sealed = Er is geen antwoord om terug te nemen: het is al gelezen, of nooit gegeven.
ahead-fault-day = Geef een dag vanaf vandaag.
ahead-fault-too-much = Dat is meer dan bewaard kan worden. Zeg wat minder.
ahead-fault-unreadable = Wat u verzond kon niet worden gelezen, dus er is niets veranderd. Alles wat u hebt gekozen staat hieronder: kijk het na en verstuur het nog eens. Komt deze zin terug, kies dan opnieuw wat u vooraf zegt.

orders = Vaste opdrachten
orders-link = Vaste opdrachten
orders-change = De vaste opdrachten wijzigen
orders-lead = Ze antwoorden voor u in elke overtocht waarover uw envelop en wat u over de volgende overtocht zei niets zeggen. De eerste die van toepassing is telt. Wat niet past wordt nooit passend gemaakt: dan vragen we het u. U hoort het telkens als er een gebruikt is.
orders-none = U hebt geen vaste opdracht.
orders-drop = Verwijderen
orders-new = Een nieuwe opdracht
orders-at = Als het schip ligt bij
orders-anywhere = welke plaats dan ook
orders-says = Wat ze zegt
orders-agree = Met elk voorstel akkoord gaan
orders-but = Maar vraag het mij bij
orders-or = of
orders-no-place = geen plaats
orders-object = Tegen bepaalde plaatsen bezwaar maken
orders-to = Als dit wordt voorgesteld
orders-until = Tot wanneer
orders-until-note = Ze eindigt ook als een doel van u wordt getoond.
orders-until-turn = Tot mijn volgende eigen beurt voorbij is
orders-until-day = Tot een bepaalde dag
orders-day = De laatste dag ({ $zone })
orders-review = Deze opdracht bewaren?
orders-review-drop = Deze opdracht verwijderen?
orders-tried = Wat uw opdrachten op uw laatste vragen gezegd hadden
orders-tried-none = Er is u nog niets gevraagd om ze mee te proberen.
orders-tried-line = Beurt { $turn }. { $did } De opdrachten: { $word }
orders-silent = niets; we zouden het u vragen.
orders-back = Terug naar de tafel
patience = Geduld
patience-lead = Als u zoveel waakuren niet gekeken hebt, gaat u akkoord, en past u zodra iemand bezwaar heeft gemaakt. Uit tot u het aanzet.
patience-hours = Na zoveel waakuren
patience-off = Uitzetten
patience-review = Deze instelling bewaren?
patience-review-off = Uw geduld uitzetten?

ahead-before = Antwoorden voordat er iets wordt voorgesteld
ahead-before-note = Als u het nu zegt, wacht niemand op u, wat { $name } ook voorstelt. Het geldt voor deze overtocht.
ahead-next-here = Vanaf { DE($place) }, waar het schip ligt
ahead-covered = Wat u vooraf gezegd hebt, beantwoordt dit.
