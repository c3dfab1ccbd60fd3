odyssee-refuse-over = La partie est finie.
odyssee-refuse-not-asked = La question s’adresse à quelqu’un d’autre.
odyssee-refuse-other-question = { $question ->
    [turn] Cela ne répond pas à la question : choisissez le dé de navigation ou la flèche de tempête.
    [sail] Cela ne répond pas à la question : choisissez où naviguer, ou restez sur place.
    [land] Cela ne répond pas à la question : accostez, ou faites une enchère.
    [give] Cela ne répond pas à la question : choisissez une carte à donner.
    [price] Cela ne répond pas à la question : acceptez le prix ou refusez-le.
    [winds] Cela ne répond pas à la question : posez la flèche de tempête, ou non.
    [cattle] Cela ne répond pas à la question : festoyez, ou laissez paître.
    [toll] Cela ne répond pas à la question : sacrifiez un héros, ou payez en offrandes.
    [look] Cela ne répond pas à la question : dites quelles cartes vous regardez.
    [meeting] Cela ne répond pas à la question : la paix, le combat, une exigence ou un échange.
    [proposal] Cela ne répond pas à la question : acceptez la proposition, ou refusez-la.
    [battle] Cela ne répond pas à la question : continuez le combat, ou faites une offre.
   *[offer] Cela ne répond pas à la question : acceptez l’offre, ou refusez-la.
}
odyssee-refuse-no-gift = Il ne vous reste pas d’offrande pour payer la flèche de tempête.
odyssee-refuse-same-hex = Votre navire y est déjà. Pour ne pas bouger, choisissez de rester sur place.
odyssee-refuse-troy = Troie est fermée : personne n’y retourne.
odyssee-refuse-not-entitled = Ithaque vous est fermée tant que vous avez en main plus de jetons que de cartes. Jetons : { $chips }, cartes : { $cards }.
odyssee-refuse-too-far = { $steps ->
    [one] C’est à { $steps } case, trop loin pour votre dé.
   *[other] C’est à { $steps } cases, trop loin pour votre dé.
}
odyssee-refuse-land-between = À vol d’oiseau c’est assez près, mais une terre barre la route.
odyssee-refuse-not-your-card = Vous n’avez pas la carte { $card }.
odyssee-refuse-not-their-card = Qui règne sur l’île n’a pas la carte { $card }.
odyssee-refuse-same-card = La carte dont vous demandez un prix ne peut pas être celle que vous donnez sinon.
odyssee-refuse-no-bid = Il n’y a pas d’enchère à accepter.
odyssee-refuse-bid-lies = Il y a une enchère : acceptez-la, ou donnez une carte.
odyssee-refuse-look-count = { $needed ->
    [one] Choisissez exactement { $needed } carte cachée.
   *[other] Choisissez exactement { $needed } cartes cachées.
}
odyssee-refuse-not-face-down = Il n’y a pas de carte cachée au bord pour l’île { $isle }.
odyssee-refuse-gifts = { $by ->
    [speaker] C’est plus que vous n’avez. Vos offrandes : { $held }.
   *[other] C’est plus qu’il n’y en a en face. Offrandes en face : { $held }.
}
odyssee-refuse-card = { $by ->
    [speaker] Vous n’avez pas la carte { $card }.
   *[other] En face, personne n’a la carte { $card }.
}
odyssee-refuse-isle = { $by ->
    [speaker] Vous ne régnez pas sur l’île { $isle }.
   *[other] L’île { $isle } n’est pas à qui vous fait face.
}
odyssee-refuse-landing-isle = L’île dont il s’agit ne peut pas faire partie du marché.
odyssee-refuse-chips = { $by ->
    [speaker] Vous avez trop peu de jetons pour reprendre ces îles. Jetons en main : { $chips }.
   *[other] En face, il y a trop peu de jetons pour reprendre ces îles. Jetons en main : { $chips }.
}
odyssee-refuse-nothing = Une exigence ou un échange doit nommer quelque chose.

odyssee-misread = { $at ->
    [0] Cela ne se lit pas, dès le début : { $expected }
   *[other] Cela ne se lit plus après les { $at } premiers signes : { $expected }
}
odyssee-expected = { $expected ->
    [verb] il manque un mot du jeu, par exemple die, sail ou peace.
    [space] il manque une seule espace.
    [hex] il manque une case, par exemple h8.
    [direction] il manque une direction : e, ne, nw, w, sw ou se.
    [card] il manque une carte, par exemple card8.
    [isle] il manque une île, par exemple isle3, le plus petit numéro d’abord.
    [item] il manque des termes : offrandes, puis cartes, puis îles, par exemple 2g+card8, ou 0.
    [for] il manque le mot « for ».
    [else] il manque le mot « else ».
    [something] il faut nommer quelque chose : « for 0 » va de soi.
   *[end] rien ne doit suivre ici.
}
