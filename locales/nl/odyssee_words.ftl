odyssee-words-plan-die = Volgende beurt: de zeildobbelsteen.
odyssee-words-plan-arrow = Volgende beurt: de stormpijl, gelegd op { $origin } en gericht naar { $direction }, als hij dezelfde schepen beweegt als nu; anders de zeildobbelsteen.
odyssee-words-line = Worp { $rolls }: { $does }.
odyssee-words-or = { $before } of { $last }
odyssee-words-sail = zeilen naar { DE($place) }
odyssee-words-stay = blijven liggen
odyssee-words-ask = u wordt gevraagd
odyssee-words-course = Koers: { $stops }.
odyssee-words-then = { $before }, daarna { $next }
odyssee-words-home = Naar huis, naar Ithaka, zodra het voor u openstaat.
odyssee-words-bid = Bod: { $terms } voor { $card }.
odyssee-words-bid-before = Bod: { $terms } voor { $card }, als anders een van deze kan komen: { $others }.
odyssee-words-pay = Als een prijs gevraagd wordt: tot { $terms } liever dan { $card } te krijgen.
odyssee-words-feast = { $from ->
    [0] Runderen van de Zon: feesten.
    [one] Runderen van de Zon: feesten, met 1 held of meer.
   *[other] Runderen van de Zon: feesten, met { $from } helden of meer.
}
odyssee-words-graze = Runderen van de Zon: laten grazen.
odyssee-words-hero = Scylla: een held afstaan.
odyssee-words-gifts = { $from ->
    [0] Scylla: met godsgeschenken betalen.
    [one] Scylla: met godsgeschenken betalen, als u er 1 of meer hebt.
   *[other] Scylla: met godsgeschenken betalen, als u er { $from } of meer hebt.
}
odyssee-words-calm = Zak met winden: geen storm.
odyssee-words-look = Tiresias: de kaarten bekijken van { $isles }.
odyssee-words-unless-crew = { $count ->
    [one] Niet zonder een held.
   *[other] Niet met minder dan { $count } helden.
}
odyssee-words-unless-gifts = { $count ->
    [one] Niet zonder een godsgeschenk.
   *[other] Niet met minder dan { $count } godsgeschenken.
}
odyssee-words-unless-near = { $count ->
    [one] Niet met een schip vlak naast het uwe.
   *[other] Niet met een schip binnen { $count } velden.
}
odyssee-words-unless-any = Niet meer zodra iemand u iets heeft gedaan.
odyssee-words-hand = Wie op uw eilanden landt, krijgt de eerste van deze die u nog hebt: { $cards }.
odyssee-words-hand-to = Voor { $name } de eerste van deze die u nog hebt: { $cards }.
odyssee-words-sell = Een bod van { $terms } of meer voor { $card } wordt aangenomen.
odyssee-words-anyone = Elk schip
odyssee-words-margin = { $who }, als uw bemanning min de andere minstens { $margin } is
odyssee-words-meet = Ontmoeting. { $who }: { $does }.
odyssee-words-peace = vrede
odyssee-words-fight = strijd, ook als antwoord op een eis
odyssee-words-demand = { $terms } eisen
odyssee-words-demand-else = { $terms } eisen, of vrede als dat er niet is
odyssee-words-ransom = vrede, en een eis tot { $terms } wordt betaald
odyssee-words-battle = Strijd. { $who }: { $does }.
odyssee-words-from = { $count ->
    [one] { $who }, zolang u 1 held of meer hebt
   *[other] { $who }, zolang u { $count } helden of meer hebt
}
odyssee-words-on = doorvechten
odyssee-words-offer = { $terms } aanbieden om te stoppen
odyssee-words-accept = Een aanbod van minstens { $terms } wordt aangenomen.
odyssee-words-patience = { $hours ->
    [one] Na 1 wakker uur gaat uw koers door, ook als er een schip in de weg ligt of een later eiland veranderd is.
   *[other] Na { $hours } wakkere uren gaat uw koers door, ook als er een schip in de weg ligt of een later eiland veranderd is.
}
odyssee-words-patience-none = U wordt gevraagd, hoe lang het ook duurt.

odyssee-words-lapse = Wat u had gezegd, paste niet: { $reason }
odyssee-words-lapse-elsewhere = Uw schip ligt niet waar uw plan begint; daarom wordt u gevraagd.
odyssee-words-lapse-blown = Andermans storm heeft uw schip verplaatst; daarmee eindigde uw koers.
odyssee-words-lapse-lost = Uw schip ging verloren; daarmee eindigde uw koers.
odyssee-words-lapse-heroes = U hebt niet meer zoveel helden als toen u dat schreef; daarom wordt u gevraagd.
odyssee-words-lapse-hunger = Er is meer honger aan boord dan u voorzag; daarom wordt u gevraagd.
odyssee-words-lapse-right = Ithaka was voor u gesloten en is nu open, of omgekeerd; daarom wordt u gevraagd.
odyssee-words-lapse-isle = Dit eiland heeft een nieuwe heerser, of de kaart is weg: { $isle }. Daarom wordt u gevraagd.
odyssee-words-lapse-ship = Waar uw schip zou aankomen, ligt een ander: { $name }. Daarom wordt u gevraagd.
odyssee-words-lapse-threat = { $name } kan nu in één beurt thuis zijn; daarom wordt u gevraagd.
odyssee-words-lapse-gifts = U hebt minder godsgeschenken dan u daarvoor wilde; daarom wordt u gevraagd.
odyssee-words-lapse-near = Een schip is dichterbij dan u wilde: { $name }. Daarom wordt u gevraagd.
odyssee-words-lapse-touched = Sindsdien is u iets overkomen; daarom wordt u gevraagd.
odyssee-words-lapse-no-way = Geen weg brengt u dichter bij het doel van uw koers; daarom wordt u gevraagd.
odyssee-words-lapse-not-entitled = Uw koers leidt naar Ithaka, dat nog voor u gesloten is; daarom wordt u gevraagd.
odyssee-words-lapse-no-card = U hebt geen van de kaarten op uw lijst meer; daarom wordt u gevraagd.
odyssee-words-lapse-not-theirs = De ander heeft niet wat u zou eisen; daarom wordt u gevraagd.
odyssee-words-lapse-not-mine = U hebt niet wat u zou aanbieden; daarom wordt u gevraagd.
odyssee-words-lapse-too-dear = Er wordt meer geëist dan u wilde betalen; daarom wordt u gevraagd.
