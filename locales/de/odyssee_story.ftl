odyssee-story-die = { $you ->
    [yes] Sie werfen den Segelwürfel.
   *[no] { $name } wirft den Segelwürfel.
}
odyssee-story-arrow = { $you ->
    [yes] Sie legen den Sturmpfeil { BEI($place) } nach { $direction }.
   *[no] { $name } legt den Sturmpfeil { BEI($place) } nach { $direction }.
}
odyssee-story-sail = { $you ->
    [yes] Sie segeln { NACH($place) }.
   *[no] { $name } segelt { NACH($place) }.
}
odyssee-story-stay = { $you ->
    [yes] Sie bleiben { BEI($place) } liegen.
   *[no] { $name } bleibt { BEI($place) } liegen.
}
odyssee-story-stay-here = { $you ->
    [yes] Sie bleiben liegen.
   *[no] { $name } bleibt liegen.
}
odyssee-story-land = { $you ->
    [yes] Sie bieten nichts und nehmen die Karte, die kommt.
   *[no] { $name } bietet nichts und nimmt die Karte, die kommt.
}
odyssee-story-bid = { $you ->
    [yes] Sie bieten { $terms } für { $card }.
   *[no] { $name } bietet { $terms } für { $card }.
}
odyssee-story-give = { $you ->
    [yes] Sie geben { $card }.
   *[no] { $name } gibt { $card }.
}
odyssee-story-take = { $you ->
    [yes] Sie nehmen das Gebot an.
   *[no] { $name } nimmt das Gebot an.
}
odyssee-story-ask = { $you ->
    [yes] Sie verlangen { $terms } für { $card }, sonst geben Sie { $other }.
   *[no] { $name } verlangt { $terms } für { $card }, sonst gibt es { $other }.
}
odyssee-story-accept = { $you ->
    [yes] Sie nehmen an.
   *[no] { $name } nimmt an.
}
odyssee-story-refuse = { $you ->
    [yes] Sie lehnen ab.
   *[no] { $name } lehnt ab.
}
odyssee-story-calm = { $you ->
    [yes] Sie legen keinen Pfeil.
   *[no] { $name } legt keinen Pfeil.
}
odyssee-story-feast = { $you ->
    [yes] Sie schmausen von den Rindern.
   *[no] { $name } schmaust von den Rindern.
}
odyssee-story-graze = { $you ->
    [yes] Sie lassen die Rinder weiden.
   *[no] { $name } lässt die Rinder weiden.
}
odyssee-story-hero = { $you ->
    [yes] Sie opfern einen Helden.
   *[no] { $name } opfert einen Helden.
}
odyssee-story-gifts = { $you ->
    [yes] Sie zahlen mit Gaben.
   *[no] { $name } zahlt mit Gaben.
}
odyssee-story-look = { $you ->
    [yes] Sie sehen verdeckte Karten am Rand an: { $isles }.
   *[no] { $name } sieht verdeckte Karten am Rand an: { $isles }.
}
odyssee-story-peace = { $you ->
    [yes] Sie bieten Frieden.
   *[no] { $name } bietet Frieden.
}
odyssee-story-fight = { $you ->
    [yes] Sie wollen kämpfen.
   *[no] { $name } will kämpfen.
}
odyssee-story-demand = { $you ->
    [yes] Sie fordern { $terms }.
   *[no] { $name } fordert { $terms }.
}
odyssee-story-trade = { $you ->
    [yes] Sie gäben { $gives } und möchten dafür { $wants }.
   *[no] { $name } gäbe { $gives } und möchte dafür { $wants }.
}
odyssee-story-on = { $you ->
    [yes] Sie kämpfen weiter.
   *[no] { $name } kämpft weiter.
}
odyssee-story-offer = { $you ->
    [yes] Sie möchten den Kampf beenden, gäben { $gives } und möchten dafür { $wants }.
   *[no] { $name } möchte den Kampf beenden, gäbe { $gives } und möchte dafür { $wants }.
}
odyssee-story-away = { $you ->
    [yes] Sie sind abwesend; der Vertreter spielt für Sie.
   *[no] { $name } ist abwesend; der Vertreter spielt weiter.
}
odyssee-story-gone = { $you ->
    [yes] Sie haben die Partie verlassen; der Vertreter spielt für Sie.
   *[no] { $name } hat die Partie verlassen; der Vertreter spielt weiter.
}
odyssee-story-back = { $you ->
    [yes] Sie sind zurück.
   *[no] { $name } ist zurück.
}
odyssee-story-heir = { $you ->
    [yes] Sie haben den Platz von { $name } übernommen.
   *[no] { $heir } hat den Platz von { $name } übernommen.
}
odyssee-story-closed = Der Tisch ist geschlossen.

odyssee-story-seats = Das Los bestimmt die Reihenfolge: { $names }.
odyssee-story-rim = Die fünfzehn Karten werden gemischt und verdeckt an den Rand gelegt.
odyssee-story-rim-order = Karten am Rand, 1 bis 15 (Mischen { $stream }): { $cards }
odyssee-story-turn = { $you ->
    [yes] Zug { $turn }, Runde { $round }: Sie sind am Zug.
   *[no] Zug { $turn }, Runde { $round }: { $name } ist am Zug.
}
odyssee-story-fed = { $you ->
    [yes] Sie ernähren Ihre Mannschaft. Gaben übrig: { $count }.
   *[no] { $name } ernährt die Mannschaft. Gaben übrig: { $count }.
}
odyssee-story-hungered = { $you ->
    [yes] Sie haben nichts für Ihre Mannschaft und nehmen einen Hungerstein ({ $count } von 3).
   *[no] { $name } hat nichts für die Mannschaft und nimmt einen Hungerstein ({ $count } von 3).
}
odyssee-story-starved = { $you ->
    [yes] Sie haben nichts für Ihre Mannschaft und schon drei Hungersteine.
   *[no] { $name } hat nichts für die Mannschaft und schon drei Hungersteine.
}
odyssee-story-sated = { $you ->
    [yes] Sie haben wieder zu essen: alle Ihre Hungersteine gehen zurück.
   *[no] { $name } hat wieder zu essen: alle Hungersteine gehen zurück.
}
odyssee-story-skipped = { $you ->
    [yes] Sie setzen diesen Zug aus.
   *[no] { $name } setzt diesen Zug aus.
}
odyssee-story-rolled = { $you ->
    [yes] Sie würfeln eine { $roll }.
   *[no] { $name } würfelt eine { $roll }.
}
odyssee-story-favour = { $face ->
    [white] { $you ->
        [yes] Sie werfen den Gunstwürfel: weiß.
       *[no] { $name } wirft den Gunstwürfel: weiß.
    }
   *[black] { $you ->
        [yes] Sie werfen den Gunstwürfel: schwarz.
       *[no] { $name } wirft den Gunstwürfel: schwarz.
    }
}
odyssee-story-arrow-paid = { $you ->
    [yes] Das kostet Sie eine Gabe.
   *[no] Das kostet eine Gabe.
}
odyssee-story-blown = { $you ->
    [yes] Der Wind treibt Ihr Schiff { NACH($place) }.
   *[no] Der Wind treibt { $name } { NACH($place) }.
}
odyssee-story-landed = { $you ->
    [yes] Sie gehen { BEI($place) } an Land.
   *[no] { $name } geht { BEI($place) } an Land.
}
odyssee-story-home = { $you ->
    [yes] Sie landen auf Ithaka. Sie sind zu Hause!
   *[no] { $name } landet auf Ithaka und ist zu Hause.
}
odyssee-story-taken = { $you ->
    [yes] Sie nehmen die Karte { $card } vom Rand.
   *[no] { $name } nimmt die Karte { $card } vom Rand.
}
odyssee-story-given = { $you ->
    [yes] Sie geben die Karte { $card } an { $to }.
   *[no] { $reader ->
        [yes] { $name } gibt Ihnen die Karte { $card }.
       *[no] { $name } gibt die Karte { $card } an { $to }.
    }
}
odyssee-story-returned = { $you ->
    [yes] Die Karte { $card } kommt zu Ihnen zurück.
   *[no] Die Karte { $card } geht zurück an { $name }.
}
odyssee-story-returned-rim = Die Karte { $card } kommt offen an den Rand zurück ({ $isle }).
odyssee-story-gained = { $you ->
    [yes] Sie bekommen { $gifts } und haben jetzt { $count }.
   *[no] { $name } bekommt { $gifts } und hat jetzt { $count }.
}
odyssee-story-gain-lapsed = Der Vorrat ist leer. Fehlende Gaben: { $count }.
odyssee-story-gifts-lost = { $you ->
    [yes] Sie verlieren { $gifts } und haben jetzt { $count }.
   *[no] { $name } verliert { $gifts } und hat jetzt { $count }.
}
odyssee-story-heroes-lost = { $you ->
    [yes] Sie verlieren { $heroes }. Helden übrig: { $count }.
   *[no] { $name } verliert { $heroes }. Helden übrig: { $count }.
}
odyssee-story-heroes-gained = { $you ->
    [yes] Sie gewinnen { $heroes } dazu und haben jetzt { $count }.
   *[no] { $name } gewinnt { $heroes } dazu und hat jetzt { $count }.
}
odyssee-story-will-skip = { $you ->
    [yes] Sie werden Ihren nächsten Zug aussetzen.
   *[no] { $name } wird den nächsten Zug aussetzen.
}
odyssee-story-favoured = { $you ->
    [yes] Aiolos ist Ihnen gewogen: Der Sturmpfeil kostet Sie nichts. Zahl der nächsten Züge: { $count }.
   *[no] { $name } hat die Gunst des Aiolos: Der Sturmpfeil ist umsonst. Zahl der nächsten Züge: { $count }.
}
odyssee-story-looked = Was dort liegt: { $cards }.
odyssee-story-chip = { $you ->
    [yes] Sie beherrschen { $isle }. Chips auf der Hand: { $count }.
   *[no] { $name } beherrscht { $isle }. Chips auf der Hand: { $count }.
}
odyssee-story-chip-rim = { $you ->
    [yes] Sie beherrschen wieder { $isle }, mit Ihrem Chip vom Rand. Chips auf der Hand: { $count }.
   *[no] { $name } beherrscht wieder { $isle }, mit dem Chip vom Rand. Chips auf der Hand: { $count }.
}
odyssee-story-displaced = { $you ->
    [yes] Ihr Chip kommt an den Rand ({ $isle }).
   *[no] Der Chip von { $name } kommt an den Rand ({ $isle }).
}
odyssee-story-paid = { $you ->
    [yes] Sie geben { $terms } an { $to }.
   *[no] { $reader ->
        [yes] { $name } gibt Ihnen { $terms }.
       *[no] { $name } gibt { $terms } an { $to }.
    }
}
odyssee-story-chip-back = { $you ->
    [yes] Sie nehmen Ihren Chip von { $isle } zurück. Chips auf der Hand: { $count }.
   *[no] { $name } nimmt den Chip von { $isle } zurück. Chips auf der Hand: { $count }.
}
odyssee-story-lapsed = { $you ->
    [yes] Was Sie vorgeschlagen haben, geht nicht mehr.
   *[no] Was { $name } vorgeschlagen hat, geht nicht mehr.
}
odyssee-story-lost = { $cause ->
    [battle] { $you ->
        [yes] Ihr letzter Held ist im Kampf gefallen: Ihr Schiff ist verloren.
       *[no] { $name } hat im Kampf den letzten Helden verloren, und das Schiff.
    }
    [card] { $you ->
        [yes] Sie haben Ihren letzten Helden verloren, und mit ihm Ihr Schiff.
       *[no] { $name } hat den letzten Helden verloren, und das Schiff.
    }
   *[hunger] { $you ->
        [yes] Ihre Mannschaft ist verhungert: Ihr Schiff ist verloren.
       *[no] Die Mannschaft von { $name } ist verhungert: das Schiff ist verloren.
    }
}
odyssee-story-restarted = { $you ->
    [yes] Sie beginnen mit vier Helden wieder in Troja. Chips auf der Hand: { $count }.
   *[no] { $name } beginnt mit vier Helden wieder in Troja. Chips auf der Hand: { $count }.
}
odyssee-story-restarted-back = { $you ->
    [yes] Sie beginnen mit vier Helden wieder in Troja und nehmen Ihre Chips vom Rand zurück ({ $isles }). Chips auf der Hand: { $count }.
   *[no] { $name } beginnt mit vier Helden wieder in Troja und nimmt die Chips vom Rand zurück ({ $isles }). Chips auf der Hand: { $count }.
}
odyssee-story-met = Zwei Schiffe begegnen sich { BEI($place) }: { $names }.
odyssee-story-parted = Die Schiffe trennen sich: { $names }.
odyssee-story-battle = Es kommt zum Kampf: { $names }.
odyssee-story-tied = { $ties ->
    [3] Zum dritten Mal gleich: Der Kampf endet.
   *[other] Mit den Helden sind beide Summen gleich: Niemand verliert einen Helden.
}
odyssee-story-left = { $you ->
    [yes] Sie haben den Tisch verlassen.
   *[no] { $name } hat den Tisch verlassen.
}
odyssee-story-over = Die Partie ist zu Ende. Zuerst zu Hause: { $names }.
odyssee-story-over-limit = Die letzte Runde ist vorbei. Der Heimkehr am nächsten: { $names }.
odyssee-story-over-last = Alle anderen haben den Tisch verlassen. Sieg: { $names }.
