## What somebody does
odyssee-story-die = { $you ->
    [yes] Tiri il dado della navigazione.
   *[no] { $name } tira il dado della navigazione.
}
odyssee-story-arrow = { $you ->
    [yes] Metti la freccia della tempesta ({ $place }), verso { $direction }.
   *[no] { $name } mette la freccia della tempesta ({ $place }), verso { $direction }.
}
odyssee-story-sail = { $you ->
    [yes] Navighi: { $place }.
   *[no] { $name } naviga: { $place }.
}
odyssee-story-stay = { $you ->
    [yes] Resti dove sei ({ $place }).
   *[no] { $name } non si muove ({ $place }).
}
odyssee-story-stay-here = { $you ->
    [yes] Resti dove sei.
   *[no] { $name } non si muove.
}
odyssee-story-land = { $you ->
    [yes] Non fai offerte e prendi la carta che viene.
   *[no] { $name } non fa offerte e prende la carta che viene.
}
odyssee-story-bid = { $you ->
    [yes] Offri { $terms } per { $card }.
   *[no] { $name } offre { $terms } per { $card }.
}
odyssee-story-give = { $you ->
    [yes] Cedi { $card }.
   *[no] { $name } cede { $card }.
}
odyssee-story-take = { $you ->
    [yes] Accetti l’offerta.
   *[no] { $name } accetta l’offerta.
}
odyssee-story-ask = { $you ->
    [yes] Chiedi { $terms } per { $card }, altrimenti cedi { $other }.
   *[no] { $name } chiede { $terms } per { $card }, altrimenti cede { $other }.
}
odyssee-story-accept = { $you ->
    [yes] Accetti.
   *[no] { $name } accetta.
}
odyssee-story-refuse = { $you ->
    [yes] Rifiuti.
   *[no] { $name } rifiuta.
}
odyssee-story-calm = { $you ->
    [yes] Non metti nessuna freccia.
   *[no] { $name } non mette nessuna freccia.
}
odyssee-story-feast = { $you ->
    [yes] Banchetti con le vacche del Sole.
   *[no] { $name } banchetta con le vacche del Sole.
}
odyssee-story-graze = { $you ->
    [yes] Lasci pascolare le vacche del Sole.
   *[no] { $name } lascia pascolare le vacche del Sole.
}
odyssee-story-hero = { $you ->
    [yes] Sacrifichi un eroe.
   *[no] { $name } sacrifica un eroe.
}
odyssee-story-gifts = { $you ->
    [yes] Paghi in doni.
   *[no] { $name } paga in doni.
}
odyssee-story-look = { $you ->
    [yes] Guardi carte coperte del bordo: { $isles }.
   *[no] { $name } guarda carte coperte del bordo: { $isles }.
}
odyssee-story-peace = { $you ->
    [yes] Offri la pace.
   *[no] { $name } offre la pace.
}
odyssee-story-fight = { $you ->
    [yes] Vuoi combattere.
   *[no] { $name } vuole combattere.
}
odyssee-story-demand = { $you ->
    [yes] Pretendi { $terms }.
   *[no] { $name } pretende { $terms }.
}
odyssee-story-trade = { $you ->
    [yes] Daresti { $gives } e riceveresti { $wants } in cambio.
   *[no] { $name } darebbe { $gives } e riceverebbe { $wants } in cambio.
}
odyssee-story-on = { $you ->
    [yes] Continui a combattere.
   *[no] { $name } continua a combattere.
}
odyssee-story-offer = { $you ->
    [yes] Vorresti finire la battaglia, dare { $gives } e ricevere { $wants } in cambio.
   *[no] { $name } vorrebbe finire la battaglia, dare { $gives } e ricevere { $wants } in cambio.
}
odyssee-story-away = { $you ->
    [yes] Sei assente; gioca per te il supplente.
   *[no] { $name } è assente; continua il supplente.
}
odyssee-story-gone = { $you ->
    [yes] Hai lasciato la partita; gioca per te il supplente.
   *[no] { $name } ha lasciato la partita; continua il supplente.
}
odyssee-story-back = { $you ->
    [yes] Sei di nuovo qui.
   *[no] { $name } è di nuovo qui.
}
odyssee-story-heir = { $you ->
    [yes] Hai preso il posto di { $name }.
   *[no] { $heir } ha preso il posto di { $name }.
}
odyssee-story-closed = Il tavolo è chiuso.

## What comes of it
odyssee-story-seats = La sorte dà l’ordine dei posti: { $names }.
odyssee-story-rim = Le quindici carte si mescolano e si mettono coperte al bordo.
odyssee-story-rim-order = Carte del bordo, da 1 a 15 (mescolata { $stream }): { $cards }
odyssee-story-turn = { $you ->
    [yes] Turno { $turn }, giro { $round }: tocca a te.
   *[no] Turno { $turn }, giro { $round }: è di turno { $name }.
}
odyssee-story-fed = { $you ->
    [yes] Nutri il tuo equipaggio. Doni rimasti: { $count }.
   *[no] { $name } nutre il suo equipaggio. Doni rimasti: { $count }.
}
odyssee-story-hungered = { $you ->
    [yes] Non hai nulla per nutrire il tuo equipaggio e prendi una pietra della fame ({ $count } su 3).
   *[no] { $name } non ha nulla per nutrire il suo equipaggio e prende una pietra della fame ({ $count } su 3).
}
odyssee-story-starved = { $you ->
    [yes] Non hai nulla per nutrire il tuo equipaggio, e già tre pietre della fame.
   *[no] { $name } non ha nulla per nutrire il suo equipaggio, e già tre pietre della fame.
}
odyssee-story-sated = { $you ->
    [yes] Hai di nuovo da mangiare: restituisci tutte le tue pietre della fame.
   *[no] { $name } ha di nuovo da mangiare e restituisce tutte le pietre della fame.
}
odyssee-story-skipped = { $you ->
    [yes] Salti questo turno.
   *[no] { $name } salta questo turno.
}
odyssee-story-rolled = { $you ->
    [yes] Fai { $roll }.
   *[no] { $name } fa { $roll }.
}
odyssee-story-favour = { $face ->
    [white] { $you ->
        [yes] Tiri il dado del favore: bianco.
       *[no] { $name } tira il dado del favore: bianco.
    }
   *[black] { $you ->
        [yes] Tiri il dado del favore: nero.
       *[no] { $name } tira il dado del favore: nero.
    }
}
odyssee-story-arrow-paid = { $you ->
    [yes] Ti costa un dono.
   *[no] Costa un dono.
}
odyssee-story-blown = { $you ->
    [yes] Il vento spinge la tua nave: { $place }.
   *[no] Il vento spinge la nave di { $name }: { $place }.
}
odyssee-story-landed = { $you ->
    [yes] Approdi: { $place }.
   *[no] { $name } approda: { $place }.
}
odyssee-story-home = { $you ->
    [yes] Approdi a Itaca. Sei a casa!
   *[no] { $name } approda a Itaca ed è a casa.
}
odyssee-story-taken = { $you ->
    [yes] Prendi dal bordo la carta { $card }.
   *[no] { $name } prende dal bordo la carta { $card }.
}
odyssee-story-given = { $you ->
    [yes] Cedi la carta { $card }; la riceve { $to }.
   *[no] { $reader ->
        [yes] { $name } ti cede la carta { $card }.
       *[no] { $name } cede la carta { $card }; la riceve { $to }.
    }
}
odyssee-story-returned = { $you ->
    [yes] Riprendi la carta { $card }.
   *[no] { $name } riprende la carta { $card }.
}
odyssee-story-returned-rim = La carta { $card } torna al bordo, scoperta ({ $isle }).
odyssee-story-gained = { $you ->
    [yes] Ricevi { $gifts }; ora ne hai { $count }.
   *[no] { $name } riceve { $gifts }; ora ne ha { $count }.
}
odyssee-story-gain-lapsed = La riserva è vuota. Doni mancanti: { $count }.
odyssee-story-gifts-lost = { $you ->
    [yes] Perdi { $gifts }; ora ne hai { $count }.
   *[no] { $name } perde { $gifts }; ora ne ha { $count }.
}
odyssee-story-heroes-lost = { $you ->
    [yes] Perdi { $heroes }. Eroi rimasti: { $count }.
   *[no] { $name } perde { $heroes }. Eroi rimasti: { $count }.
}
odyssee-story-heroes-gained = { $you ->
    [yes] Guadagni { $heroes }; ora ne hai { $count }.
   *[no] { $name } guadagna { $heroes }; ora ne ha { $count }.
}
odyssee-story-will-skip = { $you ->
    [yes] Salterai il tuo prossimo turno.
   *[no] { $name } salterà il prossimo turno.
}
odyssee-story-favoured = { $you ->
    [yes] Eolo ti favorisce. Turni in cui la freccia della tempesta per te è gratis: { $count }.
   *[no] Eolo favorisce { $name }. Turni in cui la freccia della tempesta è gratis: { $count }.
}
odyssee-story-looked = Che cosa c’è: { $cards }.
odyssee-story-chip = { $you ->
    [yes] Governi l’isola { $isle }. Gettoni in mano: { $count }.
   *[no] { $name } governa l’isola { $isle }. Gettoni in mano: { $count }.
}
odyssee-story-chip-rim = { $you ->
    [yes] Governi di nuovo l’isola { $isle } con il tuo gettone del bordo. Gettoni in mano: { $count }.
   *[no] { $name } governa di nuovo l’isola { $isle } con il suo gettone del bordo. Gettoni in mano: { $count }.
}
odyssee-story-displaced = { $you ->
    [yes] Il tuo gettone va al bordo ({ $isle }).
   *[no] Il gettone di { $name } va al bordo ({ $isle }).
}
odyssee-story-paid = { $you ->
    [yes] { $to } riceve da te { $terms }.
   *[no] { $reader ->
        [yes] { $name } ti dà { $terms }.
       *[no] { $to } riceve da { $name } { $terms }.
    }
}
odyssee-story-chip-back = { $you ->
    [yes] Riprendi il tuo gettone ({ $isle }). Gettoni in mano: { $count }.
   *[no] { $name } riprende il suo gettone ({ $isle }). Gettoni in mano: { $count }.
}
odyssee-story-lapsed = { $you ->
    [yes] Quello che hai proposto non è più possibile.
   *[no] Quello che { $name } ha proposto non è più possibile.
}
odyssee-story-lost = { $cause ->
    [battle] { $you ->
        [yes] Il tuo ultimo eroe è caduto in battaglia: la tua nave è perduta.
       *[no] { $name } ha perso in battaglia l’ultimo eroe, e la nave.
    }
    [card] { $you ->
        [yes] Hai perso il tuo ultimo eroe, e con lui la nave.
       *[no] { $name } ha perso l’ultimo eroe, e la nave.
    }
   *[hunger] { $you ->
        [yes] Il tuo equipaggio è morto di fame: la tua nave è perduta.
       *[no] L’equipaggio di { $name } è morto di fame: la nave è perduta.
    }
}
odyssee-story-restarted = { $you ->
    [yes] Riparti da Troia con quattro eroi. Gettoni in mano: { $count }.
   *[no] { $name } riparte da Troia con quattro eroi. Gettoni in mano: { $count }.
}
odyssee-story-restarted-back = { $you ->
    [yes] Riparti da Troia con quattro eroi e riprendi i tuoi gettoni dal bordo ({ $isles }). Gettoni in mano: { $count }.
   *[no] { $name } riparte da Troia con quattro eroi e riprende i suoi gettoni dal bordo ({ $isles }). Gettoni in mano: { $count }.
}
odyssee-story-met = Due navi si incontrano ({ $place }): { $names }.
odyssee-story-parted = Le navi si separano: { $names }.
odyssee-story-battle = Comincia una battaglia: { $names }.
odyssee-story-tied = { $ties ->
    [3] Terzo pareggio di fila: la battaglia finisce.
   *[other] Contando gli eroi le due somme sono uguali: nessuno perde un eroe.
}
odyssee-story-left = { $you ->
    [yes] Hai lasciato il tavolo.
   *[no] { $name } ha lasciato il tavolo.
}
odyssee-story-over = La partita è finita. Vittoria: { $names }.
odyssee-story-over-limit = L’ultimo giro è finito. Meno strada fino a casa: { $names }.
odyssee-story-over-last = Tutti gli altri hanno lasciato il tavolo. Vittoria: { $names }.
