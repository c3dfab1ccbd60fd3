letter-kicker = { $game } · Tisch { $code }
letter-somebody = Jemand
letter-why-seat = { $named ->
    [yes] Dieser Brief ist für { $name }: Sie haben einen Platz an Tisch { $code }.
   *[no] Sie bekommen diesen Brief, weil Sie einen Platz an Tisch { $code } haben.
}
letter-why-asked = Sie bekommen diese E-Mail, weil jemand, vermutlich Sie selbst, diese Adresse auf unserer Seite eingetragen hat.
letter-why-invited = { $own ->
    [yes] Sie bekommen diese E-Mail, weil jemand, vermutlich Sie selbst, mit dieser Adresse um einen Platz gebeten hat.
    [again] Sie bekommen diese E-Mail, weil Sie mit { $host } an einem Tisch gespielt haben und eine Revanche eröffnet wurde. Wir erinnern Sie nicht daran.
   *[no] Sie bekommen diese E-Mail, weil { $host } diese Adresse eingetragen hat, um Sie einzuladen. Wir erinnern Sie nicht daran.
}
letter-leave-table = Briefe zu diesem Tisch abbestellen
letter-leave-all = Nie wieder eine E-Mail von uns bekommen
letter-not-you = Wenn Sie es nicht waren, tun Sie nichts; dann geschieht auch nichts.
letter-link-is-seat = Der Link ist Ihr Schlüssel: Wer ihn hat, kann auf Ihrem Platz spielen. Bitte geben Sie ihn nicht weiter.
letter-to-table = Zum Tisch

letter-confirm-subject = Bitte bestätigen Sie Ihren Tisch
letter-confirm = Ihr Tisch ist bereit. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört.
letter-confirm-more = Die Einladungen gehen hinaus, sobald Sie bestätigt haben. Bis dahin sieht niemand den Tisch.
letter-confirm-door = Den Tisch bestätigen
letter-invitation-subject = Einladung zu einem Spiel per E-Mail: { $game }
letter-invitation = { $own ->
    [yes] Hier ist der Platz, um den Sie gebeten haben. Möchten Sie ihn nehmen?
    [again] { $host } möchte mit denselben Leuten noch eine Partie { $game } spielen.
   *[no] { $host } lädt Sie zu einer Partie { $game } per E-Mail ein.
}
letter-invitation-game = In Ulysses lenken drei bis fünf Menschen gemeinsam ein Schiff: Jemand schlägt vor, wohin es fahren soll, die anderen sind einverstanden oder erheben Einspruch, und alle haben geheime Ziele.
letter-invitation-more = { $own ->
    [yes] Der Link zeigt den Tisch; dort nennen Sie Ihren Namen und nehmen den Platz, oder Sie lassen ihn frei.
    [again] Regeln und Tempo sind wie beim letzten Mal; Plätze und wer beginnt werden neu ausgelost. Der Link zeigt den Tisch; dort nehmen Sie an oder lehnen ab.
   *[no] Zehn Minuten am Tag genügen: Immer wenn Sie gefragt sind, kommt eine E-Mail mit allem, was zur Entscheidung nötig ist. Kein Konto, kein Passwort. Der Link zeigt den Tisch; dort nehmen Sie an oder lehnen ab.
}
letter-invitation-door = Die Einladung ansehen
letter-seated = Sie haben einen Platz. Der Tisch wartet auf die anderen.
letter-seated-more = Wenn alle da sind, werden die Karten ausgeteilt, und Sie bekommen einen Brief.
letter-called-off = Diese Partie findet nicht statt.
letter-called-off-more = Der Tisch wurde abgesagt, bevor die Partie begann. Es ist nichts zu tun, und es kommt kein weiterer Brief.
letter-sign-in-subject = Penelope: Ihr Link zum Anmelden
letter-sign-in = Hier ist der Link zu Ihren Tischen.
letter-sign-in-more = Er gilt 30 Minuten und öffnet alle Tische, an denen Sie einen Platz haben.
letter-sign-in-door = Zu meinen Tischen
letter-fresh-link = Hier ist ein frischer Link zu Ihrem Platz.
letter-fresh-link-more = Sie haben auf der Seite des Tisches darum gebeten.
letter-facts = Der Tisch
letter-rules = { $rules ->
    [czech] Ulysses, nach den tschechischen Regeln
   *[revised] Ulysses, nach den Autorenregeln
}
letter-places = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
letter-bots = { $count ->
    [one] davon 1 für einen Bot
   *[other] davon { $count } für Bots
}
letter-pace = { $pace ->
    [brisk] Tempo: zügig, etwa 2 Tage für eine Antwort und nie mehr als 4
    [steady] Tempo: gleichmäßig, etwa 5 Tage für eine Antwort und nie mehr als 9
    [leisurely] Tempo: gemächlich, etwa 12 Tage für eine Antwort und nie mehr als 24
    [own] Tempo: { $bank ->
        [one] 1 wache Stunde
       *[other] { $bank } wache Stunden
    } zu Beginn, { $increment } weitere mit jeder Frage, höchstens { $cap }
   *[none] Tempo: ohne Uhr, alle nehmen sich die Zeit, die sie brauchen
}
letter-people = Schon da: { $names }

letter-form = { $form ->
    [turn] Sie sind am Zug
    [answer] Ihre Antwort ist gefragt
   *[changed] die Frage hat sich geändert
}
letter-wants = { $you ->
    [yes] Sie wollen { NACH($place) }.
   *[no] { $name } will { NACH($place) }.
}
letter-propose = { $place } vorschlagen
letter-more = { $question ->
    [action] Vorher etwas anderes tun, oder den ganzen Tisch sehen
    [asking] Einspruch erheben, eine Partei unterstützen oder gleich die nächste Fahrt beantworten
    [discussion] Karten spielen, oder den ganzen Tisch sehen
   *[wind] Einen Wind spielen, oder den ganzen Tisch sehen
}
letter-choices-note = Ein Link allein bewirkt noch nichts: Die Seite zeigt Ihre Wahl noch einmal, und Sie bestätigen sie dort.
letter-begins = Die Partie beginnt.
letter-taken-over = Sie haben den Platz von { $name } übernommen.
letter-begins-more = Sie bekommen einen Brief, wenn Sie gefragt sind. Wenn Sie mögen, beantworten Sie die ersten Vorschläge auf der Seite des Tisches schon im Voraus: Dann muss niemand auf Sie warten.
letter-news = Seit Ihrem letzten Brief
letter-news-first = Bisher
letter-news-older = { $count ->
    [one] Und 1 früherer Eintrag: die ganze Geschichte
   *[other] Und { $count } frühere Einträge: die ganze Geschichte
}
letter-hand = Auf der Hand: { $cards }
letter-hand-off = Karten und Ziele stehen auf der Seite des Tisches; in Briefen wollten Sie sie nicht haben.
letter-goal = Ziel: { $goal }
letter-talk = Gespräch am Tisch
letter-said = { $name }: { $words }
letter-talk-headline = { $count ->
    [one] { $name } hat am Tisch etwas gesagt.
   *[other] { $name } und andere haben am Tisch gesprochen.
}
letter-over = Die Partie ist zu Ende.
letter-over-file = Die ganze Partie liegt als { $file } bei.
letter-subject-of-kind = { $subject }: { $kind }
letter-fair = Fair gespielt
letter-seal = Siegel des Austeilens: { $seal }
letter-head = Neuester Eintrag im Protokoll: { $head }
letter-seal-note = Das Siegel steht fest, bevor ausgeteilt wird. Nach dem Ende kann jeder damit prüfen, dass niemand bestimmt hat, wie die Karten fallen, und dass kein Eintrag geändert wurde.

letter-sample-talk-1 = Ich würde vorerst lieber im Osten bleiben.
letter-sample-talk-2 = Und wer bezahlt dann den Tempel?
sample-names = Anna, Bruno und Carlo
sample-place = Ithaka
sample-places = Ithaka oder Delos
sample-cards = 2 Einsprüche und 1 Zeus
sample-distance = 2 Fahrten entfernt

## Ein Platz in einer laufenden Partie
letter-offer = Ein Platz in einer laufenden Partie ist für Sie frei
letter-offer-more = Jemand, vermutlich Sie selbst, möchte diesen Platz übernehmen und hat diese Adresse angegeben. Öffnen Sie den Link, wählen Sie Ihren Namen und spielen Sie weiter.
letter-offer-door = Den Platz ansehen
letter-away-offered = Die anderen suchen jemanden für Ihren Platz
letter-away-offered-more = Der Vertreter hat für Sie gespielt, und die anderen möchten den Platz jemand anderem anbieten. Noch ist er Ihrer: Öffnen Sie den Tisch und tippen Sie auf „Ich bin wieder da“, bevor ihn jemand übernimmt.
letter-given = Jemand anderes hat Ihren Platz übernommen
letter-given-more = Der Vertreter hat ihn für Sie gehalten, nun spielt jemand anderes weiter. Danke, dass Sie mitgefahren sind; an jedem neuen Tisch sind Sie willkommen. Sie müssen nichts tun.
letter-why-former = Dieser Brief kommt, weil Sie einen Platz an Tisch { $code } hatten.

## Antworten per E-Mail
letter-reply = { $outcome ->
    [done] Ihre Antwort zählt.
    [confirm] Bitte bestätigen Sie Ihre Antwort.
    [unclear] Wir haben Ihre Antwort nicht verstanden.
    [refused] Die Regeln erlauben Ihre Antwort nicht.
    [late] Ihre Antwort kam zu spät.
    [said] Ihre Worte wurden am Tisch gesagt.
   *[unsaid] Ihre Worte wurden am Tisch nicht gesagt.
}
letter-reply-door = Diese Antwort ansehen und bestätigen
letter-reply-note = { $counts ->
    [yes] Sie können auch einfach auf diesen Brief antworten: in der ersten Zeile die Nummer einer Wahl oder die Worte in eckigen Klammern. Ihre Antwort zählt sofort. Alles andere wird am Tisch gesagt.
   *[no] Sie können auch einfach auf diesen Brief antworten: in der ersten Zeile die Nummer einer Wahl oder die Worte in eckigen Klammern. Dann kommt ein Brief mit einem Link zurück, um die Antwort zu bestätigen. Alles andere wird am Tisch gesagt.
}
letter-reply-table = Diesem Tisch per E-Mail antworten: die Nummer einer Wahl in der ersten Zeile
letter-reply-understood = Das haben wir verstanden: { $answer }
letter-reply-number = In jenem Brief gab es keine Wahl mit der Nummer { $number }.
letter-reply-misread = Es beginnt wie eine Antwort, aber dieser Teil ergibt dort keinen Sinn: „{ $rest }“
letter-reply-empty = Über dem zitierten Brief haben wir nichts gefunden.
letter-reply-closed = Die Frage in jenem Brief ist erledigt: Sie wurde beantwortet, oder die Partie ging weiter.
letter-reply-changed = Der Tisch hat sich seit jenem Brief verändert und mit ihm die Nummern. Bitte wählen Sie noch einmal.
letter-reply-why = { $why ->
    [setting] Antworten per E-Mail zählen für diesen Platz nicht von selbst. Das können Sie auf der Seite des Tisches unter „{ seat-own }“ ändern.
    [sender] Sie kam von einer anderen Adresse als der, an die wir schreiben, und zählt deshalb nicht von selbst.
    [proof] Wir konnten nicht prüfen, ob sie wirklich von Ihrer Adresse kam; deshalb zählt sie nicht von selbst.
    [tables] Jener Brief handelte von mehreren Tischen. Wir haben Ihre Antwort auf den dringendsten bezogen; deshalb zählt sie nicht von selbst. Neben jedem Tisch steht eine Adresse nur für ihn.
   *[place] Sie stand nicht in der ersten Zeile und zählt deshalb nicht von selbst.
}
letter-reply-rest = Der Rest Ihrer Nachricht wurde nicht weitergegeben.
letter-reply-open = Das war keine Antwort auf die Frage; sie ist noch offen.
letter-reply-unsaid = { $why ->
    [sender] Sie kamen von einer anderen Adresse als der, an die wir schreiben.
    [proof] Wir konnten nicht prüfen, ob sie wirklich von Ihrer Adresse kamen.
    [long] Es sind mehr als 500 Zeichen.
    [tables] Jener Brief handelte von mehreren Tischen, und wir wissen nicht, für welchen sie gemeint sind.
   *[often] Das war viel in einer Stunde. Bitte warten Sie eine Weile.
}
letter-reply-say = Auf der Seite des Tisches können Sie es sagen.
