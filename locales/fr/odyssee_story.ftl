odyssee-story-die = { $you ->
    [yes] Vous lancez le dé de navigation.
   *[no] { $name } lance le dé de navigation.
}
odyssee-story-arrow = { $you ->
    [yes] Vous posez la flèche de tempête ({ $place }), vers { $direction }.
   *[no] { $name } pose la flèche de tempête ({ $place }), vers { $direction }.
}
odyssee-story-sail = { $you ->
    [yes] Vous naviguez : { $place }.
   *[no] { $name } navigue : { $place }.
}
odyssee-story-stay = { $you ->
    [yes] Vous restez sur place ({ $place }).
   *[no] { $name } reste sur place ({ $place }).
}
odyssee-story-stay-here = { $you ->
    [yes] Vous restez sur place.
   *[no] { $name } reste sur place.
}
odyssee-story-land = { $you ->
    [yes] Vous ne faites pas d’enchère et prenez la carte qui vient.
   *[no] { $name } ne fait pas d’enchère et prend la carte qui vient.
}
odyssee-story-bid = { $you ->
    [yes] Vous proposez { $terms } pour { $card }.
   *[no] { $name } propose { $terms } pour { $card }.
}
odyssee-story-give = { $you ->
    [yes] Vous donnez { $card }.
   *[no] { $name } donne { $card }.
}
odyssee-story-take = { $you ->
    [yes] Vous acceptez l’enchère.
   *[no] { $name } accepte l’enchère.
}
odyssee-story-ask = { $you ->
    [yes] Vous demandez { $terms } pour { $card }, sinon vous donnez { $other }.
   *[no] { $name } demande { $terms } pour { $card }, sinon ce sera { $other }.
}
odyssee-story-accept = { $you ->
    [yes] Vous acceptez.
   *[no] { $name } accepte.
}
odyssee-story-refuse = { $you ->
    [yes] Vous refusez.
   *[no] { $name } refuse.
}
odyssee-story-calm = { $you ->
    [yes] Vous ne posez pas de flèche.
   *[no] { $name } ne pose pas de flèche.
}
odyssee-story-feast = { $you ->
    [yes] Vous festoyez.
   *[no] { $name } festoie.
}
odyssee-story-graze = { $you ->
    [yes] Vous laissez paître les bœufs.
   *[no] { $name } laisse paître les bœufs.
}
odyssee-story-hero = { $you ->
    [yes] Vous sacrifiez un héros.
   *[no] { $name } sacrifie un héros.
}
odyssee-story-gifts = { $you ->
    [yes] Vous payez en offrandes.
   *[no] { $name } paie en offrandes.
}
odyssee-story-look = { $you ->
    [yes] Vous regardez des cartes cachées du bord : { $isles }.
   *[no] { $name } regarde des cartes cachées du bord : { $isles }.
}
odyssee-story-peace = { $you ->
    [yes] Vous proposez la paix.
   *[no] { $name } propose la paix.
}
odyssee-story-fight = { $you ->
    [yes] Vous voulez combattre.
   *[no] { $name } veut combattre.
}
odyssee-story-demand = { $you ->
    [yes] Vous exigez { $terms }.
   *[no] { $name } exige { $terms }.
}
odyssee-story-trade = { $you ->
    [yes] Vous donneriez { $gives } contre { $wants }.
   *[no] { $name } donnerait { $gives } contre { $wants }.
}
odyssee-story-on = { $you ->
    [yes] Vous continuez le combat.
   *[no] { $name } continue le combat.
}
odyssee-story-offer = { $you ->
    [yes] Vous voudriez cesser le combat et donneriez { $gives } contre { $wants }.
   *[no] { $name } voudrait cesser le combat et donnerait { $gives } contre { $wants }.
}
odyssee-story-away = { $you ->
    [yes] Le remplaçant joue pour vous en votre absence.
   *[no] Le remplaçant joue pour { $name } en son absence.
}
odyssee-story-gone = { $you ->
    [yes] Vous avez quitté la partie ; le remplaçant joue pour vous.
   *[no] { $name } a quitté la partie ; le remplaçant continue.
}
odyssee-story-back = { $you ->
    [yes] Vous êtes de retour.
   *[no] { $name } est de retour.
}
odyssee-story-heir = { $you ->
    [yes] Vous remplacez désormais { $name }.
   *[no] { $heir } remplace désormais { $name }.
}
odyssee-story-closed = La table est fermée.

odyssee-story-seats = Le sort donne l’ordre des places : { $names }.
odyssee-story-rim = Les quinze cartes sont mélangées et posées, cachées, au bord.
odyssee-story-rim-order = Cartes du bord, 1 à 15 (mélange { $stream }) : { $cards }
odyssee-story-turn = { $you ->
    [yes] Tour { $turn }, manche { $round } : c’est à vous.
   *[no] Tour { $turn }, manche { $round } : à { $name } de jouer.
}
odyssee-story-fed = { $you ->
    [yes] Vous nourrissez votre équipage. Offrandes restantes : { $count }.
   *[no] { $name } nourrit son équipage. Offrandes restantes : { $count }.
}
odyssee-story-hungered = { $you ->
    [yes] Vous n’avez rien pour nourrir votre équipage et prenez une pierre de faim ({ $count } sur 3).
   *[no] { $name } n’a rien pour nourrir son équipage et prend une pierre de faim ({ $count } sur 3).
}
odyssee-story-starved = { $you ->
    [yes] Vous n’avez rien pour nourrir votre équipage, et déjà trois pierres de faim.
   *[no] { $name } n’a rien pour nourrir son équipage, et déjà trois pierres de faim.
}
odyssee-story-sated = { $you ->
    [yes] Vous avez de nouveau à manger : vous rendez toutes vos pierres de faim.
   *[no] { $name } a de nouveau à manger et rend toutes ses pierres de faim.
}
odyssee-story-skipped = { $you ->
    [yes] Vous passez ce tour.
   *[no] { $name } passe ce tour.
}
odyssee-story-rolled = { $you ->
    [yes] Vous faites { $roll }.
   *[no] { $name } fait { $roll }.
}
odyssee-story-favour = { $face ->
    [white] { $you ->
        [yes] Vous lancez le dé de la faveur : blanc.
       *[no] { $name } lance le dé de la faveur : blanc.
    }
   *[black] { $you ->
        [yes] Vous lancez le dé de la faveur : noir.
       *[no] { $name } lance le dé de la faveur : noir.
    }
}
odyssee-story-arrow-paid = { $you ->
    [yes] Cela vous coûte une offrande.
   *[no] Cela coûte une offrande.
}
odyssee-story-blown = { $you ->
    [yes] Le vent pousse votre navire : { $place }.
   *[no] { $name } dérive au vent : { $place }.
}
odyssee-story-landed = { $you ->
    [yes] Vous accostez : { $place }.
   *[no] { $name } accoste : { $place }.
}
odyssee-story-home = { $you ->
    [yes] Vous accostez à Ithaque. Vous êtes chez vous !
   *[no] { $name } accoste à Ithaque, enfin au port.
}
odyssee-story-taken = { $you ->
    [yes] Vous prenez au bord la carte { $card }.
   *[no] { $name } prend au bord la carte { $card }.
}
odyssee-story-given = { $you ->
    [yes] Vous donnez la carte { $card } ; elle passe à : { $to }.
   *[no] { $reader ->
        [yes] { $name } vous donne la carte { $card }.
       *[no] { $name } donne la carte { $card } ; elle passe à : { $to }.
    }
}
odyssee-story-returned = { $you ->
    [yes] La carte { $card } vous revient.
   *[no] La carte { $card } revient à { $name }.
}
odyssee-story-returned-rim = La carte { $card } revient au bord, visible ({ $isle }).
odyssee-story-gained = { $you ->
    [yes] Vous recevez { $gifts } et en avez maintenant { $count }.
   *[no] { $name } reçoit { $gifts } et en a maintenant { $count }.
}
odyssee-story-gain-lapsed = La réserve est vide. Offrandes manquantes : { $count }.
odyssee-story-gifts-lost = { $you ->
    [yes] Vous perdez { $gifts } et en avez maintenant { $count }.
   *[no] { $name } perd { $gifts } et en a maintenant { $count }.
}
odyssee-story-heroes-lost = { $you ->
    [yes] Vous perdez { $heroes }. Héros restants : { $count }.
   *[no] { $name } perd { $heroes }. Héros restants : { $count }.
}
odyssee-story-heroes-gained = { $you ->
    [yes] Vous gagnez { $heroes } et en avez maintenant { $count }.
   *[no] { $name } gagne { $heroes } et en a maintenant { $count }.
}
odyssee-story-will-skip = { $you ->
    [yes] Vous passerez votre prochain tour.
   *[no] { $name } passera son prochain tour.
}
odyssee-story-favoured = { $you ->
    [yes] Éole vous favorise : la flèche de tempête est gratuite pour vous. Nombre de tours : { $count }.
   *[no] { $name } a la faveur d’Éole : la flèche de tempête est gratuite. Nombre de tours : { $count }.
}
odyssee-story-looked = Ce qui s’y trouve : { $cards }.
odyssee-story-chip = { $you ->
    [yes] Vous régnez sur l’île { $isle }. Jetons en main : { $count }.
   *[no] { $name } règne sur l’île { $isle }. Jetons en main : { $count }.
}
odyssee-story-chip-rim = { $you ->
    [yes] Vous régnez de nouveau sur l’île { $isle } grâce à votre jeton du bord. Jetons en main : { $count }.
   *[no] { $name } règne de nouveau sur l’île { $isle } grâce à son jeton du bord. Jetons en main : { $count }.
}
odyssee-story-displaced = { $you ->
    [yes] Votre jeton va au bord ({ $isle }).
   *[no] Le jeton posé par { $name } va au bord ({ $isle }).
}
odyssee-story-paid = { $you ->
    [yes] Vous donnez { $terms }. Pour : { $to }.
   *[no] { $reader ->
        [yes] { $name } vous donne { $terms }.
       *[no] { $name } donne { $terms }. Pour : { $to }.
    }
}
odyssee-story-chip-back = { $you ->
    [yes] Vous reprenez votre jeton ({ $isle }). Jetons en main : { $count }.
   *[no] { $name } reprend son jeton ({ $isle }). Jetons en main : { $count }.
}
odyssee-story-lapsed = { $you ->
    [yes] Ce que vous avez proposé n’est plus possible.
   *[no] La proposition n’est plus possible ; { $name } l’avait faite.
}
odyssee-story-lost = { $cause ->
    [battle] { $you ->
        [yes] Votre dernier héros est tombé au combat : votre navire est perdu.
       *[no] { $name } a perdu son dernier héros au combat, et son navire.
    }
    [card] { $you ->
        [yes] Vous avez perdu votre dernier héros, et avec lui votre navire.
       *[no] { $name } a perdu son dernier héros, et son navire.
    }
   *[hunger] { $you ->
        [yes] Votre équipage est mort de faim : votre navire est perdu.
       *[no] { $name } a perdu tout son équipage, mort de faim, et son navire.
    }
}
odyssee-story-restarted = { $you ->
    [yes] Vous repartez de Troie avec quatre héros. Jetons en main : { $count }.
   *[no] { $name } repart de Troie avec quatre héros. Jetons en main : { $count }.
}
odyssee-story-restarted-back = { $you ->
    [yes] Vous repartez de Troie avec quatre héros et reprenez vos jetons du bord ({ $isles }). Jetons en main : { $count }.
   *[no] { $name } repart de Troie avec quatre héros et reprend ses jetons du bord ({ $isles }). Jetons en main : { $count }.
}
odyssee-story-met = Deux navires se croisent ({ $place }) : { $names }.
odyssee-story-parted = Les navires se séparent : { $names }.
odyssee-story-battle = Le combat s’engage : { $names }.
odyssee-story-tied = { $ties ->
    [3] Égalité pour la troisième fois : le combat cesse.
   *[other] Héros compris, les deux sommes sont égales : personne ne perd de héros.
}
odyssee-story-left = { $you ->
    [yes] Vous avez quitté la table.
   *[no] { $name } a quitté la table.
}
odyssee-story-over = La partie est finie. Ithaque atteinte en premier : { $names }.
odyssee-story-over-limit = La dernière manche est finie. Au plus près du retour : { $names }.
odyssee-story-over-last = Tous les autres ont quitté la table. Victoire : { $names }.
