## Tijden, in de tijdzone van de lezer
time-weekday = { $day ->
    [mo] maandag
    [tu] dinsdag
    [we] woensdag
    [th] donderdag
    [fr] vrijdag
    [sa] zaterdag
   *[su] zondag
}
time-month = { $month ->
    [m1] januari
    [m2] februari
    [m3] maart
    [m4] april
    [m5] mei
    [m6] juni
    [m7] juli
    [m8] augustus
    [m9] september
    [m10] oktober
    [m11] november
   *[m12] december
}
time-date = { $weekday } { $day } { $month } { $year }
time-clock = { $hour }:{ $minute } uur
time-moment = { $weekday } { $day } { $month }, { $time } ({ $zone })
time-now = binnen een minuut
time-ahead = { $unit ->
    [minute] over { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
    [hour] over { $count } uur
   *[day] over { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
}
time-ago = { $unit ->
    [minute] { $count ->
        [one] { $count } minuut geleden
       *[other] { $count } minuten geleden
    }
    [hour] { $count } uur geleden
   *[day] { $count ->
        [one] { $count } dag geleden
       *[other] { $count } dagen geleden
    }
}

## Het tempo van een tafel in eigen getallen
pace-own = Eigen getallen
pace-own-more = Vul de drie velden hieronder in.
pace-own-numbers = { $bank } uur en { $increment } uur erbij met elke vraag, hoogstens { $cap }; alleen uren waarin men wakker is
pace-bank = Uren om mee te beginnen
pace-increment = Uren erbij met elke vraag
pace-cap = Uren hoogstens
pace-cap-hint = Deze drie tellen alleen als u eigen getallen koos. Uren waarin een speler slaapt tellen niet.
fault-pace-bank = Een geheel aantal uren, van 0 tot { $most }.
fault-pace-increment = Een geheel aantal uren, van { $least } tot { $most }.
fault-pace-cap = Een geheel aantal uren: niet minder dan de andere twee samen, en hoogstens { $most }, zodat elke klok een einde heeft.

## Waar iemand woont
person-zone = Uw tijdzone
person-zone-guess = Geraden: controleer het even.
person-zone-hint = ’s Nachts loopt geen van uw klokken, en alle tijden ziet u in deze zone.
fault-zone = Deze tijdzone kennen we niet. Kies er een uit de lijst.
fault-zone-unsaid = Bevestig alstublieft waar u woont: uw klok moet weten wanneer u slaapt. We hebben een zone geraden; verbeter die als hij niet klopt.

## Wanneer iemand wakker is
my-hours = Mijn waakuren en vakanties
hours-title = Mijn waakuren
hours-lead = Uw klok loopt alleen als u wakker bent. Wat u hier verandert, geldt vanaf de volgende vraag.
hours-now = Daar is het nu { $now }.
hours-from = Wakker vanaf
hours-to = Wakker tot
hours-to-hint = Het mag voorbij middernacht zijn: bijvoorbeeld van 22:00 tot 06:00 uur.
hours-free = Vrije dagen
hours-free-hint = Op deze dagen staat uw klok stil.
hours-save = Mijn waakuren opslaan
fault-time = Schrijf een tijd, zoals 08:00.
fault-waking-same = Kies twee verschillende tijden: bij tweemaal dezelfde weet niemand of u nooit slaapt of nooit wakker bent.
fault-waking-short = Minstens { $least } uur per dag, alstublieft; anders zou een vraag maandenlang open kunnen blijven.
fault-waking-long = Hoogstens { $most } uur per dag, alstublieft: een klok moet niet lopen terwijl u slaapt.
fault-free-all = Er moet minstens één dag van de week overblijven om te spelen.

## Vakanties
vacation-title = Vakanties
vacation-lead = Zolang u weg bent staan al uw klokken stil, ook die al lopen. Een vakantie eindigt vanzelf.
vacation-left = { $left ->
    [one] Voor { $year } is nog { $left } dag over.
   *[other] Voor { $year } zijn nog { $left } dagen over.
}
vacation-none = U hebt er geen aangekondigd.
vacation-days = { $first } tot en met { $last }
vacation-begins = Begint op { $when }.
vacation-ends = Eindigt op { $when }.
vacation-now = nu
vacation-first = Eerste dag
vacation-first-hint = Vanaf vandaag betekent: meteen.
vacation-last = Laatste dag
vacation-submit = Vakantie aankondigen
vacation-back = Ik ben er weer
vacation-cancel = Terugnemen
fault-date = Schrijf een dag, zoals 2026-12-24.
fault-vacation-backwards = De laatste dag ligt voor de eerste.
fault-vacation-past = Een vakantie begint op zijn vroegst vandaag: verstreken tijd kan niet worden teruggegeven.
fault-vacation-far = Kondig vakanties hoogstens een jaar van tevoren aan.
fault-vacation-twice = Sommige van deze dagen hebt u al aangekondigd.
fault-vacation-allowance = { $left ->
    [0] Voor { $year } is geen dag meer over.
    [one] Voor { $year } is maar { $left } dag over.
   *[other] Voor { $year } zijn maar { $left } dagen over.
}

## Hoe lang een spel duurt
fact-days = Duur
forecast-days = ongeveer { $days ->
    [one] { $days } dag.
   *[other] { $days } dagen.
}
forecast-hint = Een schatting, op grond van wanneer de mensen hier wakker zijn en hoe snel gesimuleerde spelers hun mail lezen.

clock-own-due = Antwoord alstublieft vóór { $when }.
clock-latest = De tafel wacht tot { $when }. Vakantie, tegengehouden brieven en tijd die de gastheer geeft, komen daarbij.
clock-bot = { $name } is een bot; het antwoord komt zo.
clock-look = Opnieuw kijken
away-own = De invaller speelt op dit moment voor u, omdat uw tijd was afgelopen. Niemand neemt het u kwalijk: neem uw plek weer in wanneer u wilt.
away-back = Ik ben er weer
more-time = Meer tijd geven
more-time-to = Aan wie
more-time-all = Aan iedereen
more-time-more = Als de gekozen speler nu een vraag te beantwoorden heeft, krijgt die er evenveel tijd bij als met een nieuwe vraag. Niemand kan zien wie nog moet antwoorden; deze pagina ziet er daarom in beide gevallen hetzelfde uit.
more-time-given = De tijd is gegeven: wie van de gekozen spelers nu een vraag te beantwoorden heeft, heeft er evenveel tijd bij als met een nieuwe vraag, tot ten hoogste twee keer de langste antwoordtijd. Niemand kan zien wie nog moet antwoorden, ook u niet.
more-time-submit = Meer tijd geven

letter-due = Antwoord alstublieft vóór { $when }.
letter-reminder = Een herinnering: de tafel wacht nog op uw antwoord.
letter-away = De invaller heeft uw plek overgenomen
letter-away-more = Uw tijd liep tweemaal achter elkaar af; nu speelt de invaller voor u, zodat de anderen niet hoeven te wachten. De plek blijft van u: open de tafel en tik op ‘Ik ben er weer’, wanneer u maar wilt.

attention-quiet = Brieven over spellen alleen sturen als ik wakker ben
attention-most = Hoogstens zoveel brieven over spellen per dag
attention-most-hint = Leeg: zoveel als er zijn. Verdere brieven wachten op de volgende dag; een klok begint pas als de brief weg is.
fault-letters-a-day = Een geheel getal van 1 tot 100, of niets.
away-offered = De anderen zoeken iemand voor uw plek; tot die er is, bent u met één tik terug.
