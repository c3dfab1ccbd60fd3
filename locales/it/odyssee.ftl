## The words of Odyssee. Forms with a count stand as the object of a sentence, or by themselves.
odyssee-and = { $before } e { $last }
odyssee-you = tu
odyssee-card = «{ $name }»
odyssee-gifts = { $count ->
    [one] 1 dono
   *[other] { $count } doni
}
odyssee-heroes = { $count ->
    [one] 1 eroe
   *[other] { $count } eroi
}
odyssee-crew = { $count ->
    [one] 1 eroe
   *[other] { $count } eroi
}
odyssee-chips = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}
odyssee-stones = { $count ->
    [one] 1 pietra della fame
   *[other] { $count } pietre della fame
}
odyssee-term-card = la carta { $card }
odyssee-term-isle = l’isola { $isle }
odyssee-term-nothing = nulla
odyssee-site = { $site ->
    [troy] Troia
    [ithaca] Itaca
    [syrte] Sirte
   *[aeolus] l’isola di Eolo
}
odyssee-direction = { $direction ->
    [e] est
    [ne] nord-est
    [nw] nord-ovest
    [w] ovest
    [sw] sud-ovest
   *[se] sud-est
}
odyssee-card-does = { $card ->
    [1] Dado del favore. Bianco: 3 doni. Nero: 1 dono, e salti il tuo prossimo turno.
    [2] Dado della navigazione. 1: 2 eroi persi; 2 o 3: 1 eroe perso; 4: nessuno. Poi 2 doni.
    [3] Dado del favore due volte: 1 eroe perso per ogni nero. Due bianchi: 2 doni.
    [4] Dado del favore. Bianco: 3 doni. Nero: 1 eroe perso, poi 1 dono.
    [5] 1 dono. Puoi mettere una volta la freccia della tempesta, gratis; non sposta la tua nave.
    [6] Pascolo: 1 dono. Oppure banchetto: 4 doni, poi il dado del favore; il nero costa 2 eroi.
    [7] Perdi 1 eroe, oppure 2 doni se li hai.
    [8] Senza doni: 1 eroe perso. Altrimenti il dado della navigazione dice quanti doni perdi.
    [9] 4 doni, e salti il tuo prossimo turno.
    [10] 2 doni e 1 eroe, fino a quattro.
    [11] 1 dono. Finché la tieni, nessuno combatte con te e tu non combatti con nessuno.
    [12] 1 dono. Finché la tieni, le frecce degli altri non spostano la tua nave.
    [13] Dado della navigazione. Più del tuo equipaggio: 1 eroe perso. Altrimenti 2 doni.
    [14] 2 doni. Guardi due carte coperte del bordo.
   *[15] 4 doni, poi 1 eroe perso.
}

## The question, or whom the table waits for
odyssee-ask-turn = È il tuo turno. La tua nave è qui: { $place }. Dado della navigazione o freccia della tempesta?
odyssee-ask-sail = { $roll ->
    [one] Hai fatto { $roll }. Dove vai?
   *[other] Hai fatto { $roll }. Dove vai?
}
odyssee-ask-land = Approdi: { $isle }. Qui governa { $owner }. Fai un’offerta per una carta?
odyssee-ask-give = { $name } approda sulla tua isola { $isle }. Quale carta cedi?
odyssee-ask-give-bid = { $name } approda sulla tua isola { $isle } e offre { $terms } per { $card }. Accetti?
odyssee-ask-price = { $owner } chiede { $terms } per { $card }; altrimenti ricevi { $other }. Paghi?
odyssee-ask-winds = Hai incontrato { $card }. Metti la freccia della tempesta?
odyssee-ask-cattle = Hai incontrato { $card }. Banchetti, o le lasci pascolare?
odyssee-ask-toll = Hai incontrato { $card }. Perdi { $heroes }, o { $gifts }?
odyssee-ask-look = { $count ->
    [one] Hai incontrato { $card }. Quale carta coperta guardi?
   *[other] Hai incontrato { $card }. Quali { $count } carte coperte guardi?
}
odyssee-ask-meeting = Incontri { $name } ({ $place }). Pace, o altro?
odyssee-ask-demand = { $fight ->
    [yes] { $name } pretende { $terms }, altrimenti si combatte. Accetti?
   *[no] { $name } pretende { $terms }. Accetti?
}
odyssee-ask-trade = { $name } darebbe { $gives } e riceverebbe { $wants } in cambio. Accetti?
odyssee-ask-battle = Hai { $own } contro { $other }. Continui a combattere, o fai una proposta? Di fronte a te: { $name }.
odyssee-ask-offer = { $name } vorrebbe finire la battaglia, dare { $gives } e ricevere { $wants } in cambio. Accetti?
odyssee-wait-turn = È il turno di { $name }. Il tavolo aspetta.
odyssee-wait-sail = { $name } ha fatto { $roll } e sceglie dove andare.
odyssee-wait-land = { $name } è all’approdo ({ $isle }) e può fare un’offerta per una carta. Qui governa { $owner }.
odyssee-wait-give = { $name } è all’approdo ({ $isle }). { $owner } sceglie la carta da cedere.
odyssee-wait-price = { $owner } chiede { $terms } per { $card }. Decide { $name }.
odyssee-wait-card = La carta { $card } chiede una scelta. Decide { $name }.
odyssee-wait-meeting = Due navi si incontrano ({ $place }): { $names }. La parola è di { $name }.
odyssee-wait-proposal = C’è una proposta: { $names }. Decide { $name }.
odyssee-wait-battle = Una battaglia: { $names }. La parola è di { $name }.
odyssee-not-asked = Adesso non tocca a te.
odyssee-plan-ask = Che cosa farai nel tuo prossimo turno?
odyssee-plan-wanted = Non tocca ancora a te. Se dici già adesso il tuo prossimo turno, secondo il dado o come rotta, nessuno dovrà aspettarti.
odyssee-watching = Stai guardando. Le carte coperte restano segrete fino alla fine.
odyssee-resigned = Hai lasciato questa partita; il supplente gioca al tuo posto fino alla fine.
odyssee-over-closed = Il tavolo è stato chiuso prima della fine della partita. Nessuno ha vinto.
odyssee-over-won = { $you ->
    [yes] Hai vinto!
   *[no] { $name } ha vinto.
}
odyssee-over-shared = Vittoria condivisa: { $names }.

## What the reader should know besides
odyssee-know-doom = { $turns ->
    [1] Alla fine di questo turno il tuo equipaggio muore di fame, se non ricevi un dono.
   *[other] Alla fine del tuo prossimo turno il tuo equipaggio muore di fame, se prima non ricevi un dono.
}
odyssee-know-skip = Salti il tuo prossimo turno.
odyssee-know-land = Un vento ha spinto a riva la tua nave: approdi all’inizio del tuo prossimo turno.
odyssee-know-favour = { $turns ->
    [one] Nel tuo prossimo turno la freccia della tempesta per te è gratis.
   *[other] Nei tuoi prossimi { $turns } turni la freccia della tempesta per te è gratis.
}
odyssee-know-free = In questo turno la freccia della tempesta per te è gratis.
odyssee-know-barred = Non hai più doni per la freccia della tempesta.
odyssee-know-home = Itaca per te è aperta.
odyssee-know-away = { $count ->
    [one] Itaca si apre per te con 1 gettone in meno in mano, o 1 carta in più.
   *[other] Itaca si apre per te con { $count } gettoni in meno in mano, o altrettante carte in più.
}
odyssee-know-rivals = Itaca è già aperta per: { $names }.
odyssee-know-odds = { $more ->
    [0] Con equipaggi pari le probabilità sono pari.
    [1] Con 1 eroe in più vinci 88 battaglie su 100 combattute fino in fondo.
    [2] Con 2 eroi in più vinci 99 battaglie su 100 combattute fino in fondo.
    [3] Con 3 eroi in più vinci quasi ogni battaglia.
   *[other] Con meno eroi non si vince quasi mai una battaglia combattuta fino in fondo.
}
odyssee-silence = { $question ->
    [turn] Se lasci scadere il tempo, il dado della navigazione viene tirato per te.
    [sail] Se lasci scadere il tempo, la tua nave prende la via più breve per l’isola più vicina dove puoi mettere un gettone, o per Itaca.
    [land] Se lasci scadere il tempo, approdi senza offerta.
    [give] Se lasci scadere il tempo, cedi la carta che tieni da più tempo.
    [price] Se lasci scadere il tempo, rifiuti.
    [winds] Se lasci scadere il tempo, non metti nessuna freccia.
    [cattle] Se lasci scadere il tempo, le lasci pascolare.
    [toll] Se lasci scadere il tempo, paghi in doni.
    [look] Se lasci scadere il tempo, guardi quelle con i numeri più bassi.
    [meeting] Se lasci scadere il tempo, mantieni la pace.
    [battle] Se lasci scadere il tempo, continui a combattere.
   *[proposal] Se lasci scadere il tempo, rifiuti, a meno che non ti si chieda nulla.
}

## What lies on the table
odyssee-own = Le tue carte
odyssee-own-none = Non hai nessuna carta.
odyssee-own-rim = Viste solo da te: { $cards }.
odyssee-rim-seen = { $isle }: { $card }
odyssee-says = { $name }: { $does }
odyssee-seat-at = qui: { $place }
odyssee-seat-gone = non è più al tavolo
odyssee-seat-cards = carte: { $cards }
odyssee-seat-no-cards = nessuna carta
odyssee-seat-isles = isole: { $isles }
odyssee-badge-bot = bot
odyssee-badge-away = supplente
odyssee-badge-winner = vince
odyssee-badge-active = di turno
odyssee-badge-asked = deve rispondere
odyssee-badge-home = può tornare a casa
odyssee-badge-skips = salta un turno
odyssee-badge-lands = approda al prossimo turno
odyssee-badge-doomed = sta per morire di fame
odyssee-table = Il bordo e la riserva
odyssee-rim-down = Carte coperte al bordo: { $isles }.
odyssee-rim-open = Carte scoperte al bordo: { $cards }.
odyssee-rim-chips = Gettoni al bordo: { $list }.
odyssee-rim-none = Al bordo non restano carte.
odyssee-stock = { $count ->
    [one] Nella riserva: 1 dono
   *[other] Nella riserva: { $count } doni
}
odyssee-letter-more = { $question ->
    [turn] La freccia della tempesta, o tutto il tavolo
    [meeting] Una pretesa, uno scambio, o tutto il tavolo
    [battle] Una proposta, o tutto il tavolo
   *[other] Altro, o tutto il tavolo
}
odyssee-tap-die = Tiro il dado della navigazione
odyssee-tap-stay = Resto dove sono
odyssee-tap-sail = Vado qui: { $place }
odyssee-tap-land = Approdo senza offerta
odyssee-tap-give = Cedo { $card }
odyssee-tap-take = Accetto l’offerta
odyssee-tap-accept = Accetto
odyssee-tap-refuse = Rifiuto
odyssee-tap-calm = Non metto nessuna freccia
odyssee-tap-feast = Banchetto
odyssee-tap-graze = Le lascio pascolare
odyssee-tap-hero = Sacrifico { $heroes }
odyssee-tap-gifts = Pago { $gifts }
odyssee-tap-peace = Mantengo la pace
odyssee-tap-fight = Combatto
odyssee-tap-on = Continuo a combattere

## What it is
odyssee-pitch = In Odyssee da due a sei navi tornano a casa da Troia: metti i tuoi gettoni isola dopo isola, affronta le avventure, scatena tempeste, contratta e combatti. Vince chi arriva prima a Itaca.
odyssee-rules = Odyssee, con le regole dell’autore
