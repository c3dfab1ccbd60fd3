odyssee-refuse-over = Het spel is afgelopen.
odyssee-refuse-not-asked = Nu antwoordt iemand anders.
odyssee-refuse-other-question = { $question ->
    [turn] Dat is geen antwoord op de vraag: kies de zeildobbelsteen of de stormpijl.
    [sail] Dat is geen antwoord op de vraag: kies waarheen u vaart, of blijf liggen.
    [land] Dat is geen antwoord op de vraag: land, of doe een bod.
    [give] Dat is geen antwoord op de vraag: kies een kaart voor de nieuwkomer.
    [price] Dat is geen antwoord op de vraag: betaal de prijs, of weiger.
    [winds] Dat is geen antwoord op de vraag: leg de stormpijl, of niet.
    [cattle] Dat is geen antwoord op de vraag: vier feest, of laat de runderen grazen.
    [toll] Dat is geen antwoord op de vraag: offer een held op, of betaal met godsgeschenken.
    [look] Dat is geen antwoord op de vraag: zeg welke kaarten u bekijkt.
    [meeting] Dat is geen antwoord op de vraag: vrede, strijd, een eis of een ruil.
    [proposal] Dat is geen antwoord op de vraag: neem het voorstel aan, of weiger.
    [battle] Dat is geen antwoord op de vraag: strijd door, of doe een aanbod.
   *[offer] Dat is geen antwoord op de vraag: neem het aanbod aan, of weiger.
}
odyssee-refuse-no-gift = U hebt geen godsgeschenk meer om de stormpijl te betalen.
odyssee-refuse-same-hex = Uw schip ligt daar al. Kies voor blijven liggen als het daar moet blijven.
odyssee-refuse-troy = Troje is gesloten: daarheen vaart niemand terug.
odyssee-refuse-not-entitled = Ithaka is voor u gesloten zolang u meer heerser-chips in de hand hebt dan kaarten. Heerser-chips: { $chips }, kaarten: { $cards }.
odyssee-refuse-too-far = { $steps ->
    [one] Dat is 1 veld ver, te ver voor uw worp.
   *[other] Dat is { $steps } velden ver, te ver voor uw worp.
}
odyssee-refuse-land-between = Hemelsbreed is het dichtbij genoeg, maar er ligt land tussen.
odyssee-refuse-not-your-card = U hebt de kaart { $card } niet.
odyssee-refuse-not-their-card = De eigenaar van het eiland heeft de kaart { $card } niet.
odyssee-refuse-same-card = De kaart waarvoor u een prijs vraagt, kan niet de kaart zijn die u anders geeft.
odyssee-refuse-no-bid = Er is geen bod om aan te nemen.
odyssee-refuse-bid-lies = Er ligt een bod: neem het aan, of geef een kaart.
odyssee-refuse-look-count = { $needed ->
    [one] Kies precies 1 verdekte kaart.
   *[other] Kies precies { $needed } verdekte kaarten.
}
odyssee-refuse-not-face-down = Bij { $isle } ligt geen verdekte kaart aan de rand.
odyssee-refuse-gifts = { $by ->
    [speaker] Dat is meer dan u hebt. Uw godsgeschenken: { $held }.
   *[other] Dat is meer dan de ander heeft. Godsgeschenken daar: { $held }.
}
odyssee-refuse-card = { $by ->
    [speaker] U hebt de kaart { $card } niet.
   *[other] De ander heeft de kaart { $card } niet.
}
odyssee-refuse-isle = { $by ->
    [speaker] U beheerst { $isle } niet.
   *[other] De ander beheerst { $isle } niet.
}
odyssee-refuse-landing-isle = Het eiland waarover u onderhandelt, kan geen deel van de deal zijn.
odyssee-refuse-chips = { $by ->
    [speaker] U hebt te weinig heerser-chips om deze eilanden over te nemen. Heerser-chips in de hand: { $chips }.
   *[other] De ander heeft te weinig heerser-chips om deze eilanden over te nemen. Heerser-chips in de hand: { $chips }.
}
odyssee-refuse-nothing = Een eis of een ruil moet iets noemen.

odyssee-misread = { $at ->
    [0] Dit is vanaf het begin niet te lezen: { $expected }
   *[other] Dit is na de eerste { $at } tekens niet te lezen: { $expected }
}
odyssee-expected = { $expected ->
    [verb] er ontbreekt een woord van het spel, zoals die, sail of peace.
    [space] er ontbreekt een enkele spatie.
    [hex] er ontbreekt een veld, zoals h8.
    [direction] er ontbreekt een richting: e, ne, nw, w, sw of se.
    [card] er ontbreekt een kaart, zoals card8.
    [isle] er ontbreekt een eiland, zoals isle3, het laagste nummer eerst.
    [item] er ontbreken voorwaarden: godsgeschenken, dan kaarten, dan eilanden, zoals 2g+card8, of 0.
    [for] het woord ‘for’ ontbreekt.
    [else] het woord ‘else’ ontbreekt.
    [something] er moet iets genoemd worden: ‘for 0’ spreekt vanzelf.
   *[end] hier mag niets meer volgen.
}
