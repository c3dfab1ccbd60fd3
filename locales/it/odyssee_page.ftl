# The sea chart of Odyssee: labels of lists and what marks a hex.
odyssee-chart-colon = { ": " }
odyssee-chart-title = Mappa del mare
odyssee-chart-near = Intorno alla tua nave
odyssee-chart-ships = Navi
odyssee-chart-you = tu
odyssee-chart-crew = equipaggio
odyssee-chart-ithaca = Itaca
odyssee-chart-troy = Troia
odyssee-chart-syrte = Sirte
odyssee-chart-aeolus = Isola di Eolo
odyssee-chart-water = mare aperto
odyssee-chart-owned = Isole governate
odyssee-chart-fresh = Isole con una carta in attesa
odyssee-chart-rim = bordo
odyssee-chart-entitled = Itaca aperta per
odyssee-chart-nobody = ancora nessuno
odyssee-chart-steps = distanza
odyssee-chart-owner = chi governa
odyssee-chart-card = una carta in attesa
odyssee-chart-storm = tempesta
odyssee-chart-stiff = vento forte
odyssee-chart-breeze = brezza

# Words of the pages of Odyssee: parts of a table.
# The question: what it means for the reader.
odyssee-page-home-far = { $missing ->
    [one] Gettoni in mano: { $chips }; carte: { $cards }. Ancora un approdo e potrai tornare a casa.
   *[other] Gettoni in mano: { $chips }; carte: { $cards }. Potrai tornare a casa quando i gettoni non supereranno le carte.
}
odyssee-page-home-near = { $steps ->
    [one] Puoi entrare a Itaca: è a 1 esagono.
   *[other] Puoi entrare a Itaca: è a { $steps } esagoni.
}
odyssee-page-food = { $gifts ->
    [0] Non hai più doni: senza un approdo, al prossimo turno c’è una pietra della fame.
    [one] Ti resta 1 dono, per il prossimo pasto.
   *[other] Ti restano { $gifts } doni, uno per turno.
}
odyssee-page-have = Hai { $heroes } e { $gifts }.
odyssee-page-doom = { $turns ->
    [1] Alla fine di questo turno il tuo equipaggio muore di fame, se non trovi un dono.
   *[other] Alla fine del tuo prossimo turno il tuo equipaggio muore di fame, se non trovi un dono.
}

# Die or arrow.
odyssee-page-die = Tiro il dado e navigo
odyssee-page-die-note = Da 1 a 4 esagoni; vedi il tiro e poi scegli dove andare. È definitivo.
odyssee-page-arrow = { $price ->
    [free] Metto la freccia della tempesta (adesso gratis)
    [barred] La freccia della tempesta costa un dono, e non ne hai più.
   *[gift] Metto la freccia della tempesta (1 dono)
}
odyssee-page-arrow-note = Soffiano cinque file: quella di mezzo spinge le navi fino alla prossima riva, quelle accanto di due esagoni, quelle esterne di uno.
odyssee-page-arrow-hex = Dall’esagono
odyssee-page-arrow-direction = Direzione
odyssee-page-arrow-show = Mostra sulla mappa
odyssee-page-arrow-tap = Scegli l’esagono sulla mappa
odyssee-page-arrow-pick = Metto qui la freccia
odyssee-page-arrow-nobody = Nessuna nave si sposta.
odyssee-page-review = Controlla
odyssee-page-choose = Scegli

# Where to.
odyssee-page-sail-here = Vado qui
odyssee-page-sail-note = Tocca un esagono segnato sulla mappa, o scegli qui.
odyssee-page-sail-water = In mare aperto
odyssee-page-stay = Resto qui
odyssee-page-steps = { $count ->
    [one] 1 esagono
   *[other] { $count } esagoni
}
odyssee-page-lands = { $kind ->
    [fresh] Prendi la carta di quest’isola, la esegui e metti un gettone.
    [bare] Metti un gettone; non c’è nessuna carta.
    [owned] Qui governa { $name } e ti cede una carta; poi metti un gettone.
    [own] La tua isola: non cambia nulla.
    [chipless] Non hai gettoni da mettere qui: non cambia nulla.
    [ithaca] Sei a casa, e vinci.
    [aeolus] La freccia della tempesta è gratis nei tuoi prossimi tre turni.
    [syrte] Ti areni e salti il tuo prossimo turno.
   *[water] Mare aperto.
}
odyssee-page-meets = Navi lì: { $names }.

# Landing, and bargaining over it.
odyssee-page-land = Prendo quello che dà { $name }
odyssee-page-land-note = { $name } sceglie una di queste carte: { $cards }.
odyssee-page-bid = Offro qualcosa per una carta
odyssee-page-bid-card = La carta che vuoi
odyssee-page-pay = Tu paghi
odyssee-page-ask-pay = { $name } paga
odyssee-page-take = Accetto: { $terms } per { $card }
odyssee-page-give = Cedo { $card }
odyssee-page-ask = Chiedo un prezzo per una carta
odyssee-page-ask-card = Per questa carta
odyssee-page-ask-else = Se il prezzo viene rifiutato cedi
odyssee-page-price-accept = Pago { $terms } e ricevo { $card }
odyssee-page-price-refuse = Rifiuto e ricevo { $card }

# What a card asks.
odyssee-page-calm = Lascio chiuso l’otre
odyssee-page-feast = Banchetto con le vacche
odyssee-page-graze = Le lascio pascolare
odyssee-page-toll-hero = Perdo un eroe
odyssee-page-toll-gifts = Pago { $gifts }
odyssee-page-look = { $count ->
    [one] Scegli l’isola di cui guardi la carta.
   *[other] Scegli { $count } isole di cui guardi le carte.
}
odyssee-page-then = { $kind ->
    [roll] Vedi subito il tiro e scegli dove andare sulla stessa pagina.
    [asked] { $name } dovrà scegliere una carta.
    [meeting] Le navi sullo stesso esagono si incontrano: può esserci una battaglia.
    [answer] { $name } dovrà rispondere.
    [peace] Vi separate in pace.
   *[end] Il tuo turno finisce qui, a meno che qualcuno non ti incontri.
}

# Meeting and battle.
odyssee-page-peace = Pace
odyssee-page-peace-note = Non vuoi battaglia; { $name } può volerla comunque.
odyssee-page-fight = Combatto
odyssee-page-chance = Fino in fondo vinceresti, su 100 battaglie: { $percent }.
odyssee-page-demand = Pretendo qualcosa, o combatto
odyssee-page-trade = Propongo uno scambio
odyssee-page-gives = Tu dai
odyssee-page-wants = { $name } dà
odyssee-page-count-gifts = Doni
odyssee-page-of = su { $count }
odyssee-page-accept = Accetto: ricevo { $gets } e do { $gives }
odyssee-page-refuse = Rifiuto
odyssee-page-refuse-note = { $kind ->
    [battle] Allora è battaglia.
    [onward] Allora la battaglia continua.
   *[peace] Non è ancora una battaglia.
}
odyssee-page-on = Continuo a combattere
odyssee-page-stop = Propongo di smettere, senza condizioni
odyssee-page-offer = Propongo di smettere, con condizioni
odyssee-page-odds = Probabilità di una battaglia fino in fondo
odyssee-page-odds-crews = Eroi: tu – { $name }
odyssee-page-odds-win = Vinci
odyssee-page-odds-tie = Senza esito

# What lies before everybody.
# Legend of the chart.
odyssee-page-legend-chip = Il gettone di chi governa; ogni giocatore ha un segno
odyssee-page-legend-heads = Eroi a bordo
odyssee-page-legend-rim = Al bordo: la carta dell’isola e i gettoni scacciati
odyssee-page-legend-laurel = Alloro: chi può entrare a Itaca

# What is refused, and why.
odyssee-page-fault = { $kind ->
    [missing] Scegli una risposta.
    [count] Non è un numero di doni possibile.
    [unknown] La pagina non lo offre; scegli di nuovo.
    [twice] Qualcosa è indicato due volte; scegli di nuovo.
    [stale] Il tavolo è andato avanti da quando hai visto questo modulo. Non è cambiato nulla; ecco com’è adesso.
    [cards] Le scelte sulle carte vanno con un piano o una rotta: di’ anche dove vai.
   *[much] È più di quanto si possa conservare.
}
# A new table, the front page, the replay.
odyssee-page-variant = Variante: si combatte solo se lo vogliono entrambi
odyssee-page-variant-more = Più amichevole: se vuole combattere uno solo, non si combatte.
odyssee-page-rounds = Giri al massimo
odyssee-page-rounds-hint = Se nessuno è a casa per allora, vince chi è più vicino. La maggior parte delle partite dura da 10 a 25 giri.
odyssee-page-fault-rounds = Un numero intero da { $least } a { $most }.
odyssee-page-home-line = Odyssee: una corsa verso casa da Troia, con tempeste, trattative e battaglie, da 2 a 6 giocatori.
odyssee-page-home-title = Odyssee in quattro frasi
odyssee-page-home-isles = Ogni isola dove arrivi prima degli altri ti dà una carta, nel bene e nel male, e prende uno dei tuoi dieci gettoni.
odyssee-page-home-deal = Sull’isola di un altro, chi la governa sceglie una carta per te, e puoi contrattare.
odyssee-page-home-storm = Naviga con il dado, o metti la freccia della tempesta e sparpaglia intere file di navi.
odyssee-page-home-wins = Quando i gettoni in mano non superano le carte puoi tornare a casa: vince chi arriva prima a Itaca.
odyssee-page-home-picture = Il mare di Odyssee, disegnato da noi
odyssee-page-previous = ← Approdo
odyssee-page-next = Approdo →
odyssee-page-curve = Da sinistra a destra i turni, verso l’alto quanto ciascuno era vicino a tornare a casa: gettoni messi e carte e, con Itaca aperta, la strada che resta.
odyssee-page-milestone = Turno { $turn }: { $name } mette un gettone ({ $isle }).

# Answering ahead.
odyssee-page-onward = E poi? Risparmia a tutti l’attesa del tuo prossimo turno
odyssee-page-onward-note = Un solo tocco fa quello che c’è scritto sopra e dice dove va poi la tua nave, turno dopo turno, finché non è lì. È sigillato, puoi cambiarlo, e te lo chiediamo se lungo la via qualcosa non è più come adesso.
odyssee-page-onward-to = Sì, e poi avanti: { $stop }
odyssee-page-ahead = E poi? Fai risparmiare mezza giornata a tutti
odyssee-page-ahead-note = Quello che dici qui è sigillato; nessuno lo vede e puoi cambiarlo. Quello che lasci aperto te lo chiederemo.
odyssee-page-ahead-ask = Chiedimelo
odyssee-page-ahead-plan = Il mio prossimo turno, secondo il dado
odyssee-page-ahead-roll-label = Se esce { $roll }
odyssee-page-ahead-course-title = La mia rotta, in ogni turno senza un piano
odyssee-page-ahead-leg = { $number ->
    [1] Prima qui
    [2] Poi qui
   *[3] E poi qui
}
odyssee-page-ahead-home = A casa appena puoi.
odyssee-page-ahead-nowhere = Da nessuna parte
odyssee-page-ahead-cards = Che cosa scelgo con le carte
odyssee-page-ahead-hand-title = Carte che cedo sulle mie isole
odyssee-page-ahead-hand-place = { $number ->
    [1] Prima
    [2] Poi
   *[3] E poi
}
odyssee-page-ahead-sell-title = Vendute a chi fa un’offerta
odyssee-page-ahead-meet-title = Quando incontro una nave
odyssee-page-ahead-pay = Pace, e pago al massimo { $gifts }
odyssee-page-ahead-battle-title = In una battaglia
odyssee-page-ahead-patience = Pazienza: la mia rotta prosegue oltre una nave che la sbarra
odyssee-page-ahead-nothing = Niente: te lo chiederemo.
odyssee-page-ahead-lies = Che cosa hai detto in anticipo
odyssee-page-ahead-show = Mostra le rotte sulla mappa
odyssee-page-ahead-written = Tutto il resto, per iscritto
odyssee-page-ahead-written-note = Una riga ciascuna, con le parole usate anche dal registro, per esempio
odyssee-page-fault-line = La riga { $line } del tuo testo non ha senso dal segno { $at } in poi.
