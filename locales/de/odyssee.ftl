odyssee-and = { $before } und { $last }
odyssee-you = Sie
odyssee-card = „{ $name }“
odyssee-gifts = { $count ->
    [one] 1 Gabe
   *[other] { $count } Gaben
}
odyssee-heroes = { $count ->
    [one] 1 Helden
   *[other] { $count } Helden
}
odyssee-crew = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
}
odyssee-chips = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
odyssee-stones = { $count ->
    [one] 1 Hungerstein
   *[other] { $count } Hungersteine
}
odyssee-term-card = die Karte { $card }
odyssee-term-isle = die Insel { $isle }
odyssee-term-nothing = nichts
odyssee-site = { $site ->
    [troy] Troja
    [ithaca] Ithaka
    [syrte] Syrte
   *[aeolus] Aiolia
}
odyssee-direction = { $direction ->
    [e] Osten
    [ne] Nordosten
    [nw] Nordwesten
    [w] Westen
    [sw] Südwesten
   *[se] Südosten
}
odyssee-card-does = { $card ->
    [1] Gunstwürfel. Weiß: 3 Gaben. Schwarz: 1 Gabe, und Sie setzen den nächsten Zug aus.
    [2] Segelwürfel. 1: 2 Helden verloren; 2 oder 3: 1 Held verloren; 4: keiner. Dann 2 Gaben.
    [3] Zweimal der Gunstwürfel: für jedes Schwarz 1 Held verloren. Zweimal Weiß: 2 Gaben.
    [4] Gunstwürfel. Weiß: 3 Gaben. Schwarz: 1 Held verloren, dann 1 Gabe.
    [5] 1 Gabe. Sie dürfen einmal umsonst den Sturmpfeil legen; Ihr eigenes Schiff bewegt er nicht.
    [6] Weiden lassen: 1 Gabe. Oder schmausen: 4 Gaben, dann der Gunstwürfel; Schwarz kostet 2 Helden.
    [7] Sie verlieren 1 Helden oder, wenn Sie sie haben, 2 Gaben.
    [8] Ohne Gabe: 1 Held verloren. Sonst sagt der Segelwürfel, wie viele Gaben Sie verlieren.
    [9] 4 Gaben, und Sie setzen den nächsten Zug aus.
    [10] 2 Gaben und 1 Held, bis zu vier.
    [11] 1 Gabe. Solange Sie die Karte haben, kämpft niemand mit Ihnen und Sie mit niemandem.
    [12] 1 Gabe. Solange Sie die Karte haben, bewegen die Pfeile anderer Ihr Schiff nicht.
    [13] Segelwürfel. Mehr, als Ihre Mannschaft zählt: 1 Held verloren. Sonst 2 Gaben.
    [14] 2 Gaben. Sie sehen zwei verdeckte Karten am Rand an.
   *[15] 4 Gaben, dann 1 Held verloren.
}

odyssee-ask-turn = Sie sind am Zug, Ihr Schiff liegt { BEI($place) }. Segelwürfel oder Sturmpfeil?
odyssee-ask-sail = { $roll ->
    [one] Sie haben eine 1 gewürfelt. Wohin segeln Sie?
   *[other] Sie haben eine { $roll } gewürfelt. Wohin segeln Sie?
}
odyssee-ask-land = Sie landen auf { $isle }; dort herrscht { $owner }. Bieten Sie für eine Karte?
odyssee-ask-give = { $name } landet auf Ihrer Insel { $isle }. Welche Karte geben Sie?
odyssee-ask-give-bid = { $name } landet auf Ihrer Insel { $isle } und bietet { $terms } für { $card }. Nehmen Sie an?
odyssee-ask-price = { $owner } verlangt { $terms } für { $card }; sonst bekommen Sie { $other }. Zahlen Sie?
odyssee-ask-winds = Ihnen begegnet { $card }. Legen Sie den Sturmpfeil?
odyssee-ask-cattle = Ihnen begegnet { $card }. Schmausen Sie, oder lassen Sie weiden?
odyssee-ask-toll = Ihnen begegnet { $card }. Verlieren Sie { $heroes } oder { $gifts }?
odyssee-ask-look = { $count ->
    [one] Ihnen begegnet { $card }. Welche verdeckte Karte sehen Sie an?
   *[other] Ihnen begegnet { $card }. Welche { $count } verdeckten Karten sehen Sie an?
}
odyssee-ask-meeting = Sie begegnen { BEI($place) } einem anderen Schiff: { $name }. Frieden, oder etwas anderes?
odyssee-ask-demand = { $fight ->
    [yes] { $name } fordert { $terms }, sonst gibt es Kampf. Sind Sie einverstanden?
   *[no] { $name } fordert { $terms }. Sind Sie einverstanden?
}
odyssee-ask-trade = { $name } gäbe { $gives } und möchte dafür { $wants }. Sind Sie einverstanden?
odyssee-ask-battle = Sie haben noch { $own } gegen { $other }. Kämpfen Sie weiter, oder machen Sie ein Angebot? Gegenüber: { $name }.
odyssee-ask-offer = { $name } möchte den Kampf beenden, gäbe { $gives } und möchte dafür { $wants }. Sind Sie einverstanden?
odyssee-wait-turn = { $name } ist am Zug. Der Tisch wartet.
odyssee-wait-sail = { $name } hat eine { $roll } gewürfelt und wählt, wohin es geht.
odyssee-wait-land = { $name } ist auf { $isle } gelandet und darf für eine Karte bieten. Dort herrscht { $owner }.
odyssee-wait-give = { $name } ist auf { $isle } gelandet. { $owner } wählt die Karte dafür.
odyssee-wait-price = { $owner } verlangt { $terms } für { $card }. { $name } entscheidet.
odyssee-wait-card = { $name } entscheidet über die Karte { $card }.
odyssee-wait-meeting = Zwei Schiffe begegnen sich { BEI($place) }: { $names }. Das Wort hat { $name }.
odyssee-wait-proposal = Ein Vorschlag liegt vor: { $names }. Es entscheidet { $name }.
odyssee-wait-battle = Ein Kampf: { $names }. Das Wort hat { $name }.
odyssee-not-asked = Sie sind jetzt nicht gefragt.
odyssee-plan-ask = Was tun Sie in Ihrem nächsten Zug?
odyssee-plan-wanted = Noch sind Sie nicht gefragt. Sagen Sie Ihren nächsten Zug schon jetzt, Wurf für Wurf oder als Kurs, dann muss niemand auf Sie warten.
odyssee-watching = Sie schauen zu. Verdeckte Karten bleiben bis zum Ende geheim.
odyssee-resigned = Sie haben diese Partie verlassen; der Vertreter spielt Ihren Platz zu Ende.
odyssee-over-closed = Der Tisch wurde geschlossen, bevor die Partie zu Ende war. Niemand hat gewonnen.
odyssee-over-won = { $you ->
    [yes] Sie haben gewonnen!
   *[no] { $name } hat gewonnen.
}
odyssee-over-shared = Der Sieg ist geteilt: { $names }.

odyssee-know-doom = { $turns ->
    [1] Ihre Mannschaft verhungert am Ende dieses Zuges, wenn Sie keine Gabe bekommen.
   *[other] Ihre Mannschaft verhungert am Ende Ihres nächsten Zuges, wenn Sie bis dahin keine Gabe bekommen.
}
odyssee-know-skip = Sie setzen Ihren nächsten Zug aus.
odyssee-know-land = Ein Wind hat Sie an Land getrieben: Sie landen zu Beginn Ihres nächsten Zuges.
odyssee-know-favour = { $turns ->
    [one] In Ihrem nächsten Zug kostet Sie der Sturmpfeil nichts.
   *[other] In Ihren nächsten { $turns } Zügen kostet Sie der Sturmpfeil nichts.
}
odyssee-know-free = In diesem Zug kostet Sie der Sturmpfeil nichts.
odyssee-know-barred = Für den Sturmpfeil haben Sie keine Gabe mehr.
odyssee-know-home = Ithaka steht Ihnen offen.
odyssee-know-away = { $count ->
    [one] Ithaka steht Ihnen mit 1 Chip weniger auf der Hand oder 1 Karte mehr offen.
   *[other] Ithaka steht Ihnen mit { $count } Chips weniger auf der Hand oder ebenso vielen Karten mehr offen.
}
odyssee-know-rivals = Ithaka steht schon offen für: { $names }.
odyssee-know-odds = { $more ->
    [0] Bei gleich starken Mannschaften gewinnen beide gleich oft.
    [1] Mit 1 Helden mehr gewinnen Sie 88 von 100 Kämpfen, die zu Ende gefochten werden.
    [2] Mit 2 Helden mehr gewinnen Sie 99 von 100 Kämpfen, die zu Ende gefochten werden.
    [3] Mit 3 Helden mehr gewinnen Sie fast jeden Kampf.
   *[other] Mit weniger Helden gewinnen Sie kaum je einen Kampf, der zu Ende gefochten wird.
}
odyssee-silence = { $question ->
    [turn] Wenn Ihre Zeit abläuft, wird für Sie der Segelwürfel geworfen.
    [sail] Wenn Ihre Zeit abläuft, fährt Ihr Schiff auf kürzestem Weg zur nächsten Insel, auf die Sie einen Chip legen können, oder nach Hause.
    [land] Wenn Ihre Zeit abläuft, landen Sie ohne Gebot.
    [give] Wenn Ihre Zeit abläuft, geben Sie die Karte, die Sie am längsten haben.
    [price] Wenn Ihre Zeit abläuft, lehnen Sie ab.
    [winds] Wenn Ihre Zeit abläuft, legen Sie keinen Pfeil.
    [cattle] Wenn Ihre Zeit abläuft, lassen Sie weiden.
    [toll] Wenn Ihre Zeit abläuft, zahlen Sie mit Gaben.
    [look] Wenn Ihre Zeit abläuft, sehen Sie die mit den kleinsten Nummern an.
    [meeting] Wenn Ihre Zeit abläuft, halten Sie Frieden.
    [battle] Wenn Ihre Zeit abläuft, kämpfen Sie weiter.
   *[proposal] Wenn Ihre Zeit abläuft, lehnen Sie ab, außer es kostet Sie nichts.
}

odyssee-own = Ihre Karten
odyssee-own-none = Sie haben keine Karte.
odyssee-own-rim = Nur Sie haben gesehen: { $cards }.
odyssee-rim-seen = { $isle }: { $card }
odyssee-says = { $name }: { $does }
odyssee-seat-at = { BEI($place) }
odyssee-seat-gone = nicht mehr am Tisch
odyssee-seat-cards = Karten: { $cards }
odyssee-seat-no-cards = keine Karte
odyssee-seat-isles = Inseln: { $isles }
odyssee-badge-bot = Bot
odyssee-badge-away = Vertreter
odyssee-badge-winner = gewinnt
odyssee-badge-active = am Zug
odyssee-badge-asked = gefragt
odyssee-badge-home = darf nach Hause
odyssee-badge-skips = setzt aus
odyssee-badge-lands = landet im nächsten Zug
odyssee-badge-doomed = droht zu verhungern
odyssee-table = Rand und Vorrat
odyssee-rim-down = Verdeckt am Rand: { $isles }.
odyssee-rim-open = Offen am Rand: { $cards }.
odyssee-rim-chips = Chips am Rand: { $list }.
odyssee-rim-none = Am Rand liegt keine Karte mehr.
odyssee-stock = { $count ->
    [one] Im Vorrat: 1 Gabe
   *[other] Im Vorrat: { $count } Gaben
}
odyssee-letter-more = { $question ->
    [turn] Der Sturmpfeil, oder der ganze Tisch
    [meeting] Eine Forderung, ein Tausch, oder der ganze Tisch
    [battle] Ein Angebot, oder der ganze Tisch
   *[other] Etwas anderes, oder der ganze Tisch
}
odyssee-tap-die = Den Segelwürfel werfen
odyssee-tap-stay = Liegen bleiben
odyssee-tap-sail = Segeln { NACH($place) }
odyssee-tap-land = Ohne Gebot landen
odyssee-tap-give = { $card } geben
odyssee-tap-take = Das Gebot annehmen
odyssee-tap-accept = Annehmen
odyssee-tap-refuse = Ablehnen
odyssee-tap-calm = Keinen Pfeil legen
odyssee-tap-feast = Schmausen
odyssee-tap-graze = Weiden lassen
odyssee-tap-hero = { $heroes } opfern
odyssee-tap-gifts = { $gifts } zahlen
odyssee-tap-peace = Frieden halten
odyssee-tap-fight = Kämpfen
odyssee-tap-on = Weiterkämpfen

odyssee-pitch = In Odyssee segeln zwei bis sechs Schiffe von Troja nach Hause: Insel um Insel legen Sie Ihre Chips ab, bestehen Abenteuer, schicken Stürme, verhandeln und kämpfen; es gewinnt, wer zuerst Ithaka erreicht.
odyssee-rules = Odyssee, nach den Regeln des Autors
