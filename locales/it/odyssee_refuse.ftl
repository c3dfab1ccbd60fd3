## Why something is refused
odyssee-refuse-over = La partita è finita.
odyssee-refuse-not-asked = Adesso tocca a qualcun altro.
odyssee-refuse-other-question = { $question ->
    [turn] Non risponde alla domanda: scegli il dado della navigazione o la freccia della tempesta.
    [sail] Non risponde alla domanda: scegli dove andare, o resta.
    [land] Non risponde alla domanda: approda, o fai un’offerta.
    [give] Non risponde alla domanda: scegli una carta da cedere.
    [price] Non risponde alla domanda: accetta il prezzo o rifiutalo.
    [winds] Non risponde alla domanda: metti la freccia della tempesta, oppure no.
    [cattle] Non risponde alla domanda: banchetta, o lascia pascolare le vacche.
    [toll] Non risponde alla domanda: sacrifica un eroe, o paga in doni.
    [look] Non risponde alla domanda: di’ quali carte guardi.
    [meeting] Non risponde alla domanda: pace, battaglia, una pretesa o uno scambio.
    [proposal] Non risponde alla domanda: accetta la proposta, o rifiutala.
    [battle] Non risponde alla domanda: continua a combattere, o fai una proposta.
   *[offer] Non risponde alla domanda: accetta l’offerta per smettere, o rifiutala.
}
odyssee-refuse-no-gift = Non hai più doni per pagare la freccia della tempesta.
odyssee-refuse-same-hex = La tua nave è già lì. Per non muoverti, scegli di restare.
odyssee-refuse-troy = Troia è chiusa: nessuno ci torna.
odyssee-refuse-not-entitled = Itaca per te è chiusa finché hai in mano più gettoni che carte. Gettoni: { $chips }, carte: { $cards }.
odyssee-refuse-too-far = { $steps ->
    [one] È a 1 esagono, troppo lontano per il tuo dado.
   *[other] È a { $steps } esagoni, troppo lontano per il tuo dado.
}
odyssee-refuse-land-between = In linea d’aria è vicino, ma in mezzo c’è terra.
odyssee-refuse-not-your-card = Non hai la carta { $card }.
odyssee-refuse-not-their-card = Chi governa l’isola non ha la carta { $card }.
odyssee-refuse-same-card = La carta per cui chiedi un prezzo non può essere quella che cedi altrimenti.
odyssee-refuse-no-bid = Non c’è nessuna offerta da accettare.
odyssee-refuse-bid-lies = C’è un’offerta: accettala, o cedi una carta.
odyssee-refuse-look-count = { $needed ->
    [one] Scegli esattamente 1 carta coperta.
   *[other] Scegli esattamente { $needed } carte coperte.
}
odyssee-refuse-not-face-down = Al bordo non c’è nessuna carta coperta per quest’isola: { $isle }.
odyssee-refuse-gifts = { $by ->
    [speaker] È più di quanto hai. I tuoi doni: { $held }.
   *[other] È più di quanto ha l’altra parte. I suoi doni: { $held }.
}
odyssee-refuse-card = { $by ->
    [speaker] Non hai la carta { $card }.
   *[other] L’altra parte non ha la carta { $card }.
}
odyssee-refuse-isle = { $by ->
    [speaker] Non governi l’isola { $isle }.
   *[other] L’altra parte non governa l’isola { $isle }.
}
odyssee-refuse-landing-isle = L’isola su cui contrattate non può far parte dell’accordo.
odyssee-refuse-chips = { $by ->
    [speaker] Hai troppo pochi gettoni per prendere queste isole. Gettoni in mano: { $chips }.
   *[other] L’altra parte ha troppo pochi gettoni per prendere queste isole. Gettoni in mano: { $chips }.
}
odyssee-refuse-nothing = Una pretesa o uno scambio deve indicare qualcosa.

## Why a written answer cannot be read
odyssee-misread = { $at ->
    [0] Non si legge già dall’inizio: { $expected }
   *[other] Non si legge più dopo i primi caratteri ({ $at }): { $expected }
}
odyssee-expected = { $expected ->
    [verb] manca una parola del gioco, per esempio die, sail o peace.
    [space] manca un solo spazio.
    [hex] manca un esagono, per esempio h8.
    [direction] manca una direzione: e, ne, nw, w, sw o se.
    [card] manca una carta, per esempio card8.
    [isle] manca un’isola, per esempio isle3, prima il numero più basso.
    [item] mancano le condizioni: doni, poi carte, poi isole, per esempio 2g+card8, oppure 0.
    [for] manca la parola «for».
    [else] manca la parola «else».
    [something] bisogna indicare qualcosa: «for 0» è sottinteso.
   *[end] qui non può seguire nulla.
}
