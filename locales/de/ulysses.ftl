ulysses-card = { $card ->
    [objection] Einspruch
    [temple] Tempelkarte
    [wind] Wind
    [plague] Plage
    [zeus] Zeus
   *[pandora] Pandora
}
ulysses-card-counted = { $card ->
    [objection] { $count ->
        [one] Einspruch
       *[other] Einsprüche
    }
    [temple] { $count ->
        [one] Tempelkarte
       *[other] Tempelkarten
    }
    [wind] { $count ->
        [one] Wind
       *[other] Winde
    }
    [plague] { $count ->
        [one] Plage
       *[other] Plagen
    }
    [zeus] Zeus
   *[pandora] { $count ->
        [one] Pandora
       *[other] Pandoras
    }
}
ulysses-cards-of = { $card ->
    [objection] { $count ->
        [one] 1 Einspruch
       *[other] { $count } Einsprüche
    }
    [temple] { $count ->
        [one] 1 Tempelkarte
       *[other] { $count } Tempelkarten
    }
    [wind] { $count ->
        [one] 1 Wind
       *[other] { $count } Winde
    }
    [plague] { $count ->
        [one] 1 Plage
       *[other] { $count } Plagen
    }
    [zeus] { $count ->
        [one] 1 Zeus
       *[other] { $count } Zeus
    }
   *[pandora] { $count ->
        [one] 1 Pandora
       *[other] { $count } Pandoras
    }
}
ulysses-cards-many = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ulysses-cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ulysses-temples = { $count ->
    [one] 1 Tempel
   *[other] { $count } Tempel
}
ulysses-color = { $color ->
    [violet] violett
    [green] grün
    [red] rot
   *[blue] blau
}
ulysses-side = { $side ->
    [blue] Blau
    [red] Rot
   *[black] Schwarz
}
ulysses-tally = { $side ->
    [blue] Blau { $count }
    [red] Rot { $count }
   *[black] Schwarz { $count }
}
ulysses-leads = { $side ->
    [blue] Blau führt, { $tally }.
    [red] Rot führt, { $tally }.
   *[black] Schwarz führt, { $tally }.
}
ulysses-goal = das Ziel { $place }
ulysses-goal-of-color = { $color ->
    [violet] ein violettes Ziel
    [green] ein grünes Ziel
    [red] ein rotes Ziel
   *[blue] ein blaues Ziel
}
ulysses-distance = { $count ->
    [0] das Schiff ist dort
    [one] 1 Fahrt entfernt
   *[other] { $count } Fahrten entfernt
}
ulysses-and = { $before } und { $last }
ulysses-you = Sie
seat-number = Platz { $number }

game-kicker = { $game } · Tisch { $code } · Zug { $turn }
ulysses-ask-action = { $again ->
    [yes] Sie bleiben am Zug, das Schiff liegt { BEI($place) }. Wohin soll es weiterfahren?
   *[no] Sie sind am Zug, das Schiff liegt { BEI($place) }. Wohin soll es fahren?
}
ulysses-ask-asking = { $name } schlägt { DEN($place) } vor. Sind Sie einverstanden?
ulysses-ask-wind = Das Schiff hat { DEN($place) } erreicht. Spielen Sie einen Wind?
ulysses-so-far = Karten bisher: { $tally }.
ulysses-wait-action = { $name } ist am Zug. Der Tisch wartet.
ulysses-wait-wind = Das Schiff hat { DEN($place) } erreicht. { $name } entscheidet über einen Wind.
ulysses-not-asked = Sie sind jetzt nicht gefragt.
ulysses-over-closed = Der Tisch wurde geschlossen, bevor die Partie zu Ende war. Niemand hat gewonnen.
ulysses-resigned = Sie haben diese Partie verlassen; der Vertreter spielt Ihren Platz zu Ende.
ulysses-watching = Sie schauen zu. Karten und verdeckte Ziele bleiben bis zum Ende geheim.
ulysses-over-won = { $you ->
    [yes] Sie haben gewonnen!
   *[no] { $name } hat gewonnen.
}
ulysses-over-shared = Der Sieg ist geteilt: { $names }.
over-archive = Die ganze Partie herunterladen
over-archive-note = Jeder Schritt, jede Karte, und der Beweis, dass fair ausgeteilt wurde.

table-chart = Seekarte
chart-larger = Größer
chart-smaller = Das ganze Meer
table-since = Seit Ihrem letzten Besuch
table-lately = Zuletzt
table-nothing-new = Seither ist nichts geschehen.
table-own = Ihre Karten und Ziele
ulysses-hand = { $count ->
    [0] Sie haben keine Karte auf der Hand.
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
ulysses-own-goals = Ziele
ulysses-reached = erreicht
ulysses-given-back = Von Ihnen zurückgelegt
table-seats = Spieler
ulysses-hidden-goals = Verdeckte Ziele:
ulysses-missed-goals = Nicht erreichte Ziele:
badge-you = Sie
ulysses-badge-bot = Bot
ulysses-badge-away = Vertreter
ulysses-badge-winner = gewinnt
ulysses-badge-active = am Zug
ulysses-badge-asked = gefragt
ulysses-badge-agreed = einverstanden
ulysses-badge-out = draußen
ulysses-discussion = Auseinandersetzung
ulysses-discussion-side = Partei
ulysses-discussion-cards = Karten
ulysses-discussion-least = Karten, um zu führen
ulysses-discussion-not-placed = nicht gelegt
ulysses-discussion-leads = führt
ulysses-discussion-still-in = Noch dabei: { $names }.
ulysses-discussion-black = Recht auf Schwarz noch bei: { $names }.
ulysses-plagues = Plagen und Vorräte
ulysses-no-plagues = Kein Ort trägt eine Plage.
ulysses-supply-deck = { $count ->
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $count } Karten
}
ulysses-supply-discard = Ablage: { $cards }
ulysses-discard-empty = Ablage: leer
ulysses-supply-piles = Zielstapel: { $list }
ulysses-supply-stock = Im Vorrat: Tempel { $temples }, Plagen { $plagues }
log-title = Die letzten Züge
log-deal = Das Austeilen
log-whole = Die ganze Geschichte
log-back = Zurück zum Tisch
log-turn = Zug { $turn }
log-turns = Züge { $turn } bis { $last }

form-again = Bitte sehen Sie noch einmal hin. Diese Auswahl hat nichts geändert.
ulysses-form-before = Vorher dürfen Sie
ulysses-form-to-review = Prüfen
ulysses-form-choose = Ort wählen
ulysses-form-where = Wo?
ulysses-form-own-goal = Ihr Ziel
ulysses-form-held = von { $count }
ulysses-form-price = { $count ->
    [one] Kostet 1 Karte: Sie haben 1 Tempel.
   *[other] Kostet { $count } Karten: Sie haben { $count } Tempel.
}
ulysses-form-pay = { $count ->
    [one] 1 Karte bezahlen
   *[other] { $count } Karten bezahlen
}
ulysses-form-pay-note = Eingetragen ist, wovon Sie am meisten haben, Zeus und Pandora zuletzt. Ändern Sie es nach Belieben.
ulysses-form-play = { $card ->
    [objection] Einen Einspruch spielen
    [temple] Eine Tempelkarte spielen
    [wind] Einen Wind spielen
    [plague] Eine Plage spielen
    [zeus] Stattdessen einen Zeus spielen
   *[pandora] Pandora spielen
}
ulysses-form-propose = Vorschlagen
ulysses-form-propose-note = Der Vorschlag ist endgültig und beendet Ihre Aktionen; dann werden die anderen gefragt.
ulysses-form-stay = Das Schiff liegen lassen
ulysses-form-stay-note = Alle Orte ringsum tragen eine Plage. Wenn Sie keine entfernen, bleibt das Schiff, und Ihr Zug endet.
ulysses-form-pandora = Mit Pandora 2 Karten ziehen
ulysses-form-pandora-note = { $anew ->
    [yes] Einmal, und nach jedem Wind noch einmal.
   *[no] Einmal im Zug.
}
ulysses-form-plague = Eine Plage legen
ulysses-form-plague-note = { $count ->
    [one] Niemand kann den Ort wählen, bis die Plage entfernt ist. 1 von 6 Plagen ist noch da.
   *[other] Niemand kann den Ort wählen, bis die Plage entfernt ist. { $count } von 6 Plagen sind noch da.
}
ulysses-form-unplague = Eine Plage entfernen
ulysses-form-exchange = Ein Ziel tauschen
ulysses-form-exchange-same = Das neue Ziel kommt vom Stapel derselben Farbe.
ulysses-form-goal = Zurücklegen
ulysses-form-pile = Ziehen vom Stapel
ulysses-form-temple = Einen Tempel bauen
ulysses-form-temple-note = { $count ->
    [one] Kostet 1 Tempelkarte und 1 weitere Karte. Ein Tempel bringt jeden Zug eine Karte mehr.
   *[other] Kostet { $count } Tempelkarten und { $count } weitere Karten. Ein Tempel bringt jeden Zug eine Karte mehr.
}
ulysses-form-temple-cards = { $count ->
    [one] 1 Tempelkarte
   *[other] { $count } Tempelkarten
}
ulysses-form-further-cards = { $count ->
    [one] 1 weitere beliebige Karte
   *[other] { $count } weitere beliebige Karten
}
ulysses-form-agree-note = Erhebt jemand Einspruch, dürfen Sie noch einer Partei helfen, aber in dieser Fahrt keine Scheibe mehr legen.
ulysses-form-agree-note-out = Sie sind dann für diese Fahrt draußen.
ulysses-form-object = Einspruch erheben
ulysses-form-object-cards = Sie haben weder Einspruch noch Zeus und können keinen Einspruch erheben.
ulysses-form-object-places = Kein anderer Ort kann gewählt werden; Einspruch ist nicht möglich.
ulysses-form-instead = Stattdessen nach
ulysses-form-clearing-price = { $count ->
    [one] Das Entfernen kostet 1 Karte dazu: Sie haben 1 Tempel. Die Plage bleibt weg, auch wenn Sie verlieren.
   *[other] Das Entfernen kostet { $count } Karten dazu: Sie haben { $count } Tempel. Die Plage bleibt weg, auch wenn Sie verlieren.
}
ulysses-form-votes = { $least ->
    [one] Karten: mindestens 1, höchstens { $most }
   *[other] Karten: mindestens { $least }, höchstens { $most }
}
ulysses-form-gives-up-black = Wer einer Partei hilft, gibt das Recht auf die schwarze Scheibe in dieser Fahrt auf.
ulysses-form-pass = Passen
ulysses-form-pass-note = Passen ist für diese Fahrt endgültig: Sie sind draußen, bis das Schiff gefahren ist.
ulysses-form-only-pass = Mit Ihren Karten bringen Sie keine Partei, der Sie helfen dürfen, in Führung. Sie können nur passen.
ulysses-form-wind-note = Sie bleiben am Zug: neue Aktionen und ein neuer Vorschlag, aber niemand zieht Karten.
ulysses-form-no-wind = Sie haben weder Wind noch Zeus.
ulysses-form-rest = Keinen Wind spielen
ulysses-form-rest-note = Danach ist { $name } am Zug.

review-title = Wollen Sie das?
review-change = Ändern
review-commit = Ja, so machen
review-final = Es kann nicht zurückgenommen werden.
ulysses-review-cost = { $left ->
    [0] Es kostet { $cards }; danach ist Ihre Hand leer.
    [one] Es kostet { $cards }; 1 Karte bleibt Ihnen.
   *[other] Es kostet { $cards }; { $left } Karten bleiben Ihnen.
}
ulysses-review-once = Nur einmal im Zug, auch nach einem Wind.

ulysses-story-propose = { $you ->
    [yes] Sie schlagen { DEN($place) } vor.
   *[no] { $name } schlägt { DEN($place) } vor.
}
ulysses-story-agree = { $you ->
    [yes] Sie sind einverstanden.
   *[no] { $name } ist einverstanden.
}
ulysses-story-object = { $you ->
    [yes] Sie erheben Einspruch, wollen { NACH($place) } und spielen { $cards }.
   *[no] { $name } erhebt Einspruch, will { NACH($place) } und spielt { $cards }.
}
ulysses-story-support = { $side ->
    [blue] { $you ->
        [yes] Sie spielen { $cards } für Blau.
       *[no] { $name } spielt { $cards } für Blau.
    }
    [red] { $you ->
        [yes] Sie spielen { $cards } für Rot.
       *[no] { $name } spielt { $cards } für Rot.
    }
   *[black] { $you ->
        [yes] Sie spielen { $cards } für Schwarz.
       *[no] { $name } spielt { $cards } für Schwarz.
    }
}
ulysses-story-black = { $you ->
    [yes] Sie legen Schwarz { AUF($place) } und spielen dafür { $cards }.
   *[no] { $name } legt Schwarz { AUF($place) } und spielt dafür { $cards }.
}
ulysses-story-pass = { $you ->
    [yes] Sie passen.
   *[no] { $name } passt.
}
ulysses-story-wind = { $you ->
    [yes] Sie spielen { $cards } und bleiben am Zug.
   *[no] { $name } spielt { $cards } und bleibt am Zug.
}
ulysses-story-rest = { $you ->
    [yes] Sie spielen keinen Wind.
   *[no] { $name } spielt keinen Wind.
}
ulysses-story-stay = { $you ->
    [yes] Sie lassen das Schiff liegen: Kein Weg ist frei von Plagen.
   *[no] { $name } lässt das Schiff liegen: Kein Weg ist frei von Plagen.
}
ulysses-story-pandora = { $you ->
    [yes] Sie spielen { $cards }, um 2 Karten zu ziehen.
   *[no] { $name } spielt { $cards }, um 2 Karten zu ziehen.
}
ulysses-story-plague = { $you ->
    [yes] Sie spielen { $cards } und legen eine Plage { AUF($place) }.
   *[no] { $name } spielt { $cards } und legt eine Plage { AUF($place) }.
}
ulysses-story-unplague = { $you ->
    [yes] Sie bezahlen { $cards } und entfernen die Plage { VON($place) }.
   *[no] { $name } bezahlt { $cards } und entfernt die Plage { VON($place) }.
}
ulysses-story-exchange = { $you ->
    [yes] Sie bezahlen { $cards } und legen { $goal } unter seinen Stapel.
   *[no] { $name } bezahlt { $cards } und legt { $goal } unter seinen Stapel.
}
ulysses-story-goal-drawn = { $you ->
    [yes] Sie ziehen { $goal }.
   *[no] { $name } zieht { $goal }.
}
ulysses-story-temple = { $you ->
    [yes] Sie bezahlen { $cards } und bauen einen Tempel.
   *[no] { $name } bezahlt { $cards } und baut einen Tempel.
}
ulysses-story-temples = { $you ->
    [yes] Sie haben jetzt { $count ->
        [one] 1 Tempel
       *[other] { $count } Tempel
    }.
   *[no] { $name } hat jetzt { $count ->
        [one] 1 Tempel
       *[other] { $count } Tempel
    }.
}
ulysses-story-turn = { $you ->
    [yes] Zug { $turn } beginnt; Sie sind am Zug.
   *[no] Zug { $turn } beginnt; { $name } ist am Zug.
}
ulysses-story-movement = Fahrt { $movement } desselben Zuges beginnt.
ulysses-story-drew = { $you ->
    [yes] Sie ziehen { $cards }.
   *[no] { $name } zieht { $cards }.
}
ulysses-story-draws = Karten werden gezogen: { $list }.
ulysses-story-lapsed = { $you ->
    [yes] Für Sie ist keine Karte mehr da (es fehlen: { $count }).
   *[no] Für { $name } ist keine Karte mehr da (es fehlen: { $count }).
}
ulysses-story-deck = { $count ->
    [one] 1 Karte wird gemischt und ist der Nachziehstapel.
   *[other] { $count } Karten werden gemischt und sind der Nachziehstapel.
}
ulysses-story-seats = Das Los bestimmt die Sitzordnung: { $names }.
ulysses-story-piles = Die Zielstapel werden gemischt.
ulysses-story-goals = { $you ->
    [yes] Ihre Ziele sind { $goals }.
   *[no] Die Ziele von { $name } sind { $goals }.
}
ulysses-story-goals-hidden = Alle bekommen vier geheime Ziele, eines von jeder Farbe.
ulysses-story-settled = { $side ->
    [blue] Blau gewinnt die Auseinandersetzung.
    [red] Rot gewinnt die Auseinandersetzung.
   *[black] Schwarz gewinnt die Auseinandersetzung.
}
ulysses-story-settled-agreed = Alle sind einverstanden.
ulysses-story-sails = Das Schiff fährt { VON($from) } { NACH($to) }.
ulysses-story-stays = Das Schiff bleibt { BEI($place) }.
ulysses-story-shows = { $you ->
    [yes] Sie zeigen das Ziel { $place } ({ $count } von { $goals }).
   *[no] { $name } zeigt das Ziel { $place } ({ $count } von { $goals }).
}
ulysses-story-over = Die Partie ist zu Ende. Sieg: { $names }.
ulysses-story-over-limit = Der letzte Zug ist vorbei. Die meisten Ziele: { $names }.
ulysses-story-away = { $you ->
    [yes] Sie sind abwesend; der Vertreter spielt für Sie.
   *[no] { $name } ist abwesend; der Vertreter spielt weiter.
}
ulysses-story-back = { $you ->
    [yes] Sie sind zurück.
   *[no] { $name } ist zurück.
}
ulysses-story-given = { $you ->
    [yes] Sie haben den Platz von { $name } übernommen.
   *[no] { $heir } hat den Platz von { $name } übernommen.
}
ulysses-story-closed = Der Tisch ist geschlossen.

ulysses-fault-no-deed = Es war nicht klar, welche Aktion gemeint ist. Bitte wählen Sie eine.
ulysses-fault-missing = Bitte wählen Sie.
ulysses-fault-twice = Das war mehrfach angegeben. Bitte wählen Sie eines.
ulysses-fault-not-offered = Das kann jetzt nicht gewählt werden.
ulysses-fault-not-a-count = { $card ->
    [objection] Einsprüche: bitte eine ganze Zahl.
    [temple] Tempelkarten: bitte eine ganze Zahl.
    [wind] Winde: bitte eine ganze Zahl.
    [plague] Plagen: bitte eine ganze Zahl.
    [zeus] Zeus: bitte eine ganze Zahl.
   *[pandora] Pandora: bitte eine ganze Zahl.
}
ulysses-fault-most = { $most ->
    [one] Hier kann höchstens 1 Karte gespielt werden.
   *[other] Hier können höchstens { $most } Karten gespielt werden.
}
ulysses-fault-stale = Der Tisch hat sich seit diesem Formular weiterbewegt. Es wurde nichts geändert; so steht es jetzt.
ulysses-fault-stray = Die Anfrage enthielt mehr, als dieses Formular verlangt. Bitte wählen Sie noch einmal.
ulysses-refuse-over = Die Partie ist zu Ende.
ulysses-refuse-not-asked = Jetzt ist jemand anderes gefragt.
ulysses-refuse-out = Sie sind für diese Fahrt draußen.
ulysses-refuse-other-question = { $question ->
    [action] Das beantwortet die Frage nicht: Ihre Aktionen und ein Vorschlag stehen an.
    [asking] Das beantwortet die Frage nicht: Einverstanden oder Einspruch?
    [discussion] Das beantwortet die Frage nicht: passen oder Karten spielen?
   *[wind] Das beantwortet die Frage nicht: Wind oder nicht?
}
ulysses-refuse-not-in-hand = { $card ->
    [objection] Das ist mehr, als Sie haben. Einsprüche auf der Hand: { $held }.
    [temple] Das ist mehr, als Sie haben. Tempelkarten auf der Hand: { $held }.
    [wind] Das ist mehr, als Sie haben. Winde auf der Hand: { $held }.
    [plague] Das ist mehr, als Sie haben. Plagen auf der Hand: { $held }.
    [zeus] Das ist mehr, als Sie haben. Zeus auf der Hand: { $held }.
   *[pandora] Das ist mehr, als Sie haben. Pandora auf der Hand: { $held }.
}
ulysses-refuse-price = { $needed ->
    [one] Das kostet genau 1 Karte.
   *[other] Das kostet genau { $needed } Karten, so viele, wie Sie Tempel haben.
}
ulysses-refuse-pandora-used = { $anew ->
    [yes] Pandora wurde schon gespielt; nach einem Wind geht es noch einmal.
   *[no] Pandora wurde in diesem Zug schon gespielt.
}
ulysses-refuse-nothing-to-draw = Nachziehstapel und Ablage sind leer; es gibt nichts zu ziehen.
ulysses-refuse-plague-there = Dort liegt schon eine Plage.
ulysses-refuse-no-plague-left = Alle sechs Plagen liegen aus; erst muss eine entfernt werden.
ulysses-refuse-no-plague-there = Dort liegt keine Plage.
ulysses-refuse-exchange-used = { $anew ->
    [yes] Es wurde schon ein Ziel getauscht; nach einem Wind geht es noch einmal.
   *[no] In diesem Zug wurde schon ein Ziel getauscht.
}
ulysses-refuse-not-your-goal = Das ist keines Ihrer verdeckten Ziele.
ulysses-refuse-goal-revealed = Ein erreichtes Ziel kann nicht getauscht werden.
ulysses-refuse-pile-barred = Der Stapel in der Farbe des Ortes, an dem das Schiff liegt, ist gesperrt.
ulysses-refuse-pile-empty = Dieser Stapel ist leer.
ulysses-refuse-goal-barred = Ein Ziel in der Farbe des Ortes, an dem das Schiff liegt, kann nicht getauscht werden.
ulysses-refuse-other-pile = { $color ->
    [violet] Das neue Ziel muss vom violetten Stapel kommen.
    [green] Das neue Ziel muss vom grünen Stapel kommen.
    [red] Das neue Ziel muss vom roten Stapel kommen.
   *[blue] Das neue Ziel muss vom blauen Stapel kommen.
}
ulysses-refuse-no-temple-left = Im Vorrat ist kein Tempel mehr.
ulysses-refuse-not-a-temple-card = { $card ->
    [objection] Ein Einspruch ist keine Tempelkarte; nur Zeus kann sie ersetzen.
    [wind] Ein Wind ist keine Tempelkarte; nur Zeus kann sie ersetzen.
    [plague] Eine Plage ist keine Tempelkarte; nur Zeus kann sie ersetzen.
   *[pandora] Pandora ist keine Tempelkarte; nur Zeus kann sie ersetzen.
}
ulysses-refuse-temple-cards = { $needed ->
    [one] Genau 1 Tempelkarte (oder Zeus) ist nötig.
   *[other] Genau { $needed } Tempelkarten (oder Zeus) sind nötig.
}
ulysses-refuse-further-cards = { $needed ->
    [one] Genau 1 weitere Karte ist nötig.
   *[other] Genau { $needed } weitere Karten sind nötig.
}
ulysses-refuse-not-a-neighbor = Vom Ort des Schiffes führt keine Linie dorthin.
ulysses-refuse-plagued = Dort liegt eine Plage.
ulysses-refuse-must-propose = Ein Weg ist frei von Plagen; Sie müssen einen Ort vorschlagen.
ulysses-refuse-limit-reached = Die Höchstzahl der Züge ist erreicht: Nach diesen Regeln kann kein Wind mehr gespielt werden.
ulysses-refuse-place-taken = { $side ->
    [blue] Dort liegt die blaue Scheibe.
    [red] Dort liegt die rote Scheibe.
   *[black] Dort liegt die schwarze Scheibe.
}
ulysses-refuse-not-a-vote = { $card ->
    [temple] Eine Tempelkarte zählt hier nicht, nur Einspruch und Zeus.
    [wind] Ein Wind zählt hier nicht, nur Einspruch und Zeus.
    [plague] Eine Plage zählt hier nicht, nur Einspruch und Zeus.
   *[pandora] Pandora zählt hier nicht, nur Einspruch und Zeus.
}
ulysses-refuse-too-few = { $needed ->
    [one] Mindestens 1 Einspruch oder Zeus ist nötig.
   *[other] Um zu führen, sind mindestens { $needed } Einsprüche oder Zeus nötig.
}
ulysses-refuse-too-many = { $most ->
    [one] Rot wird mit genau 1 Karte eröffnet.
   *[other] Rot wird mit höchstens { $most } Karten eröffnet.
}
ulysses-refuse-nothing-to-clear = Dort liegt keine Plage; fürs Entfernen ist nichts zu bezahlen.
ulysses-refuse-no-clearing = Nach diesen Regeln entfernt nur der Spieler am Zug Plagen.
ulysses-refuse-no-such-side = Schwarz liegt nicht auf dem Plan.
ulysses-refuse-other-side = { $side ->
    [blue] Sie gehören in dieser Fahrt zu Blau.
    [red] Sie gehören in dieser Fahrt zu Rot.
   *[black] Sie gehören in dieser Fahrt zu Schwarz.
}
ulysses-refuse-black-placed = Schwarz liegt schon auf dem Plan.
ulysses-refuse-has-a-disc = Sie haben in dieser Fahrt schon eine Scheibe gelegt.
ulysses-refuse-chance-lost = Ihre Gelegenheit, in dieser Fahrt eine Scheibe zu legen, ist vorbei.

## The sea chart: labels of lists, never sentences, so that nothing needs a plural or a case
ulysses-chart-colon = {": "}
ulysses-chart-title = Seekarte
ulysses-chart-near = Rund um das Schiff
ulysses-chart-ship = Schiff
ulysses-chart-open = Freie Nachbarn
ulysses-chart-closed = Andere Nachbarn
ulysses-chart-plagues = Plagen
ulysses-chart-goals = Eigene Ziele
ulysses-chart-reached = Erreichte Ziele
ulysses-chart-plague = Plage
ulysses-chart-goal = eigenes Ziel
ulysses-chart-shown = erreichtes Ziel
ulysses-chart-distance = Entfernung
ulysses-chart-next = nächster Schritt
ulysses-chart-color = { $color ->
    [violet] violett
    [green] grün
    [red] rot
   *[blue] blau
}
ulysses-chart-disc = { $side ->
    [blue] blaue Scheibe
    [red] rote Scheibe
   *[black] schwarze Scheibe
}

## The replay
ulysses-replay-previous = ← Fahrt
ulysses-replay-next = Fahrt →
ulysses-replay-curve = Von links nach rechts die Züge, nach oben die erreichten Ziele. Dazwischen steigt eine Linie, wenn das Schiff dem nächsten Ziel näher kommt.
ulysses-replay-curve-running = Von links nach rechts die Züge, nach oben die erreichten Ziele. Wie nah das Schiff an verdeckten Zielen war, zeigt sich nach der Partie.
ulysses-replay-milestone = Zug { $turn }: { $name } zeigt das Ziel { $place } ({ $revealed } von { $goals })
ulysses-how-next = Im Voraus gesagt, auf der Seite über die nächste Fahrt, { $at }.
ulysses-how-next-often = { $count } von der Seite über die nächste Fahrt
ulysses-how-next-in-short = von der Seite zur nächsten Fahrt
