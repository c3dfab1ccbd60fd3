gather-words = Olive Webstuhl Amphore Delfin Lorbeer Hafen Faden Leier Ruder Feige Eule Honig Anker Zeder Schwalbe Salz

gather-kicker = { $game } · Tisch { $code }
gather-rules-link = Die Regeln von { $game }
gather-facts = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
gather-bots = { $count ->
    [one] davon { $count } für einen Bot
   *[other] davon { $count } für Bots
}
ruleset-authors = Die Autorenregeln
ruleset-authors-more = Die üblichen Regeln.
ruleset-czech = Die tschechischen Regeln
ruleset-czech-more = Kürzer; unter anderem eröffnet Rot mit einer einzigen Karte, wer einverstanden war, bleibt draußen, und nach einem Wind sind Tausch und Pandora noch einmal erlaubt.
option-sides = Wer keine Scheibe gelegt hat, darf innerhalb einer Fahrt die Partei wechseln
pace-brisk = Zügig
pace-brisk-more = Etwa 2 Tage zu Beginn, ein halber Tag mehr mit jeder Frage, nie mehr als 4 Tage (24, 8 und 48 wache Stunden).
pace-steady = Gleichmäßig
pace-steady-more = Etwa 5 Tage zu Beginn, fast ein Tag mehr mit jeder Frage, nie mehr als 9 Tage (72, 12 und 120 wache Stunden).
pace-leisurely = Gemächlich
pace-leisurely-more = Etwa 12 Tage zu Beginn, fast 2 Tage mehr mit jeder Frage, nie mehr als 24 Tage (168, 24 und 336 wache Stunden).
pace-none = Ohne Uhr
pace-none-more = Alle antworten, wann sie mögen.
fact-rules = Regeln
fact-pace = Tempo
fact-language = Sprache
fact-people = Am Tisch
fact-seats = Plätze

new-title = Einen Tisch eröffnen
new-lead = Sagen Sie, wie Sie spielen möchten und wen Sie einladen. Zuerst bekommen Sie selbst eine E-Mail; sobald Sie damit Ihre Adresse bestätigt haben, werden die anderen eingeladen.
new-lead-signed-in = Sagen Sie, wie Sie spielen möchten und wen Sie einladen. Die Einladungen gehen sofort hinaus.
new-table = Der Tisch
new-game-more = Ulysses: ein Schiff, geheime Ziele und Streit um jede Fahrt.
new-places = Plätze
new-bots = Plätze für Bots
new-bots-hint = Ein Bot antwortet sofort oder nach einem Augenblick. Plätze, die leer bleiben, können Sie auch später noch Bots geben.
strength = Wie Bots spielen
strength-hint = Die Liste geht von schwach bis stark; die letzten beiden denken vor jeder Antwort einen Augenblick nach.
strength-hand = lernt beim Segeln
strength-sailor = findet den Weg
strength-mate = segelt gut
strength-pilot = macht das nicht zum ersten Mal
new-options = Optionen
new-turns = Höchstzahl der Züge
new-turns-hint = Nach so vielen Zügen ist die Partie spätestens zu Ende; die meisten enden lange vorher.
new-pace-hint = Stunden, in denen jemand schläft, zählen nicht.
new-locale = Sprache des Tisches
new-others = Die anderen
new-audience = Wer darf mitspielen?
audience-open = Alle
audience-open-more = Der Tisch steht in der Liste der offenen Tische.
audience-invited = Nur Personen, die ich einlade
new-guests = Adressen, die eingeladen werden
new-guests-hint = Eine je Zeile und nicht mehr, als Plätze frei sind. Jede bekommt eine E-Mail mit Ihrem Namen; niemand sieht die Adressen der anderen.
new-you = Sie
person-name = Ihr Name am Tisch
person-address = Ihre E-Mail-Adresse
person-address-hint = Niemand am Tisch bekommt sie zu sehen.
person-locale = Ihre Sprache
person-word = Ihr Glückswort
person-word-hint = Es geht in das Mischen ein, damit niemand allein bestimmen kann, wie die Karten fallen, auch dieser Server nicht. Bis zum Beginn bleibt es geheim; eines ist vorgeschlagen, jedes andere geht auch.
new-submit = Den Tisch eröffnen

fault-again = Bitte sehen Sie noch einmal hin: Etwas fehlt oder passt nicht. Geschehen ist noch nichts.
fault-choose = Bitte wählen Sie eines davon.
fault-bots = Mindestens ein Platz muss für eine Person bleiben: für Sie.
fault-turns = Die Höchstzahl der Züge ist eine Zahl von { $least } bis { $most }.
fault-address = Das sieht nicht wie eine E-Mail-Adresse aus.
fault-address-name = An „{ $text }“ lässt sich keine E-Mail schicken: Vor dem @ gehen nur einfache Buchstaben (a bis z), Ziffern und Zeichen.
fault-guest = „{ $text }“ sieht nicht wie eine E-Mail-Adresse aus.
fault-guests = { $count ->
    [0] Für Gäste ist kein Platz frei.
    [one] Für Gäste ist nur { $count } Platz frei.
   *[other] Für Gäste sind nur { $count } Plätze frei.
}
fault-guests-none = Bitte schreiben Sie mindestens eine Adresse hinein.
fault-name-empty = Bitte sagen Sie, wie Sie heißen möchten.
fault-name-long = Ein Name hat höchstens { $most } Zeichen.
fault-name-odd = Ein Name hat Buchstaben und keine Links, Adressen oder unsichtbaren Zeichen.
fault-name-taken = So heißt schon jemand am Tisch.
fault-word-empty = Bitte wählen Sie ein Wort; jedes ist recht.
fault-word-long = Ein Glückswort hat höchstens { $most } Zeichen.
fault-word-odd = In diesem Wort sind unsichtbare Zeichen.

sent-title = Sehen Sie in Ihr Postfach
sent-lead = Wir haben Ihnen eine E-Mail mit einem Link geschickt. Öffnen Sie ihn, dann geht es weiter.
sent-nothing = Wenn nach einigen Minuten nichts gekommen ist: Sehen Sie im Spam-Ordner nach, oder prüfen Sie, ob die Adresse stimmte.
sent-demo = Dies ist eine Vorführung: Die E-Mail liegt im Briefkasten auf diesem Server.
sent-mailbox = Den Briefkasten öffnen

confirm-title = Ist das Ihr Tisch?
confirm-lead = { $name }, hiermit bestätigen Sie Ihre Adresse und eröffnen den Tisch.
confirm-guests = { $count ->
    [0] Noch ist niemand eingeladen; das können Sie am Tisch tun.
    [one] Danach bekommt { $count } Person Ihre Einladung.
   *[other] Danach bekommen { $count } Personen Ihre Einladung.
}
confirm-not-me = Das war ich nicht
confirm-nothing = Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Niemand wird eingeladen, und es kommt keine weitere E-Mail.
confirm-submit = Ja, den Tisch eröffnen

invitation-title = { $host } lädt Sie zu einer Partie { $game } ein
invitation-title-wish = Ein Platz am Tisch von { $host }
invitation-lead = Ein ganzes Brettspiel in zehn Minuten am Tag: Wer gefragt ist, bekommt eine E-Mail mit einem Link.
invitation-address = Diese Einladung ging an { $address }.
invitation-look = Erst den Tisch ansehen
invitation-accept = Den Platz nehmen
invitation-decline = Nein, danke
invitation-else = Oder diesmal nicht
invitation-never = Schreiben Sie mir nie wieder
invitation-never-hint = Dann kommt von hier keine E-Mail mehr, wer auch immer Sie einladen möchte.
invitation-declined = Sie haben abgelehnt
invitation-declined-more = { $host } sieht es auf der Seite des Tisches. Wenn Sie es sich anders überlegen: Der Link in Ihrer E-Mail gilt, solange ein Platz frei ist.
invitation-seated = Sie haben einen Platz an diesem Tisch
invitation-seated-more = Ihr Link führt Sie hin.
to-table = Zum Tisch

notice-full = Alle Plätze sind vergeben
notice-full-more = Diesmal waren andere schneller. Sie dürfen gern zusehen oder einen eigenen Tisch eröffnen.
notice-begun = Die Partie hat begonnen
notice-begun-more = Mitspielen geht nicht mehr, zusehen dürfen alle.
notice-called-off = Dieser Tisch wurde abgesagt
notice-called-off-more = Wer ihn eröffnet hat, hat ihn vor dem Beginn wieder geschlossen.
notice-withdrawn = Diese Einladung wurde zurückgenommen
notice-withdrawn-more = Am Tisch hat man es sich anders überlegt. Es kommt keine weitere E-Mail.
notice-link-ended = Dieser Link gilt nicht mehr
notice-link-ended-more = Wer den Tisch eröffnet hat, hat ihn abgeschaltet oder ersetzt. Bitten Sie dort um einen neuen.
notice-not-open = Dieser Tisch ist für Eingeladene
notice-not-open-more = Nur wer eingeladen wurde, kann mitspielen. Andere Tische stehen allen offen.

gathering-title = { $count ->
    [0] Gleich beginnt die Partie
    [one] Der Tisch wartet noch auf eine Person
   *[other] Der Tisch wartet noch auf { $count } Personen
}
gathering-you = Sie sitzen hier als { $name }.
gathering-begins = Sobald der letzte Platz vergeben ist, werden die Karten ausgeteilt, und die erste Frage kommt per Brief.
gathering-host = Gastgeber
gathering-free = frei
gathering-bot = ein Bot
gathering-seal = Siegel
gathering-seal-more = Der Server hat seinen Anteil am Zufall schon gezogen; dies ist das Siegel darauf. Nach der Partie wird das Geheimnis dahinter gezeigt, und jeder kann prüfen, dass nichts vertauscht wurde.
gathering-word-save = Dieses Wort speichern
gathering-invited = Eingeladen
gathering-invited-count = { $count ->
    [0] Zurzeit ist niemand eingeladen.
    [one] { $count } Person ist eingeladen und hat noch nicht geantwortet.
   *[other] { $count } Personen sind eingeladen und haben noch nicht geantwortet.
}
invited-waiting = eingeladen
invited-declined = abgelehnt
invited-refused = der Brief kam zurück
gathering-withdraw = Zurücknehmen
gathering-withdraw-whom = Die Einladung an { $address } zurücknehmen
gathering-invite = Jemanden einladen
gathering-invite-submit = Die Einladungen abschicken
gathering-start = Beginnen, bevor alle da sind
gathering-start-more = { $count ->
    [one] Den freien Platz nimmt dann ein Bot.
   *[other] Die { $count } freien Plätze nehmen dann Bots.
}
gathering-start-submit = Jetzt beginnen
gathering-leave = Den Tisch verlassen
gathering-leave-more = Ihr Platz wird frei. Mit dem Link in Ihrer Einladung können Sie zurückkommen, solange ein Platz frei ist.
gathering-leave-submit = Verlassen
gathering-off = Den Tisch absagen
gathering-off-more = Die Partie findet nicht statt. Alle, die einen Platz haben, bekommen einen Brief.
gathering-off-submit = Absagen
gathering-links = Nicht Sie, oder ein Link in fremden Händen?
gathering-links-more = Alle bisherigen Links dieses Platzes führen dann ins Leere, auch dieser, und an die Adresse des Platzes geht ein Brief mit einem frischen.
gathering-links-submit = Neue Links machen
gathering-join = Einen Platz nehmen
gathering-join-more = An Ihre Adresse kommt eine E-Mail mit einem Link; damit wählen Sie Ihren Namen und nehmen den Platz. Kein Passwort.
gathering-join-submit = Schicken Sie mir den Link
gathering-join-signed-in = Sie sind angemeldet als { $address }.
gathering-closed = Dieser Tisch ist für Eingeladene: Wenn Sie es sind, folgen Sie dem Link in Ihrer E-Mail.

tables-title = Offene Tische
tables-none = Gerade sucht kein Tisch Mitspieler. Eröffnen Sie einen, dann steht er hier.
tables-of = Tisch von { $host }
tables-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
tables-join = Mitspielen
tables-join-which = Mitspielen an Tisch { $code }
tables-all = Alle offenen Tische
home-new = Einen Tisch eröffnen
home-new-more = Laden Sie Freunde per E-Mail ein, oder lassen Sie alle mitspielen.
my-link = Meine Tische

never-title = Sollen wir Ihnen nie wieder schreiben?
never-lead = Dann geht von hier keine E-Mail mehr an { $address }: keine Einladung, und auch keine von Tischen, an denen Sie sitzen.
never-keep = Weiter E-Mails bekommen
never-stop = Nie wieder schreiben
never-done = Wir schreiben Ihnen nicht mehr
never-done-more = Plätze, die Sie haben, bleiben Ihre. War es ein Versehen, nehmen Sie es hier zurück.
never-undo = Doch wieder schreiben
never-undone = Wir schreiben Ihnen wieder
never-undone-more = Einladungen und die E-Mails Ihrer Tische kommen wie zuvor.
unsubscribe-title = Keine Briefe mehr von Tisch { $code }?
unsubscribe-lead = Sie behalten Ihren Platz und können mit Ihrem Link weiterspielen; nur die Briefe dieses Tisches hören auf.
unsubscribe-stop = Diese Briefe abbestellen
unsubscribe-done = Keine Briefe mehr von Tisch { $code }
unsubscribe-done-more = Ihr Platz bleibt Ihrer. Ohne Briefe müssen Sie selbst nachsehen, ob der Tisch auf Sie wartet.
unsubscribe-undo = Doch wieder schicken
unsubscribe-undone = Tisch { $code } schreibt Ihnen wieder
unsubscribe-undone-more = Der nächste Brief kommt, wenn Sie gefragt sind.

sign-in-title = Zu meinen Tischen
sign-in-lead = Geben Sie Ihre E-Mail-Adresse ein, dann schicken wir Ihnen einen Link. Kein Konto, kein Passwort.
sign-in-submit = Schicken Sie mir den Link
sign-in-link = Mit diesem Browser anmelden?
sign-in-link-more = Dann zeigt er die Tische von { $address }, bis Sie sich abmelden, höchstens { $days } Tage lang.
sign-in-link-submit = Anmelden
sign-in-link-not = Hier nicht anmelden
sign-in-used = Dieser Link wurde schon benutzt
sign-in-used-more = Jeder Link meldet einen Browser an, ein einziges Mal. War das nicht Ihrer, so hat jemand oder etwas die E-Mail vor Ihnen geöffnet: Überall abmelden, bei Ihren Tischen, beendet es. Gern schicken wir Ihnen einen neuen Link.
sign-in-used-again = Zu einem neuen Link

my-title = Meine Tische
my-as = Angemeldet als { $address }.
my-waiting = Warten auf Sie
my-due = Antwort bis { $when }
my-invited = Sie sind eingeladen
my-playing = Im Spiel
my-gathering = Suchen noch Mitspieler
my-finished = Zu Ende
my-none = Sie haben noch keinen Tisch. Spielen Sie an einem mit, oder eröffnen Sie selbst einen.
my-settings = Einstellungen
my-hand = Meine Karten und Ziele in Briefen an mich zeigen
my-talk = Mir schreiben, wenn an einem Tisch etwas gesagt wird
my-hints = An meinem ersten Tisch Hinweise zeigen
my-save = Speichern
my-saved = Gespeichert.
my-sign-out = Abmelden
my-sign-out-all = Überall abmelden
my-sign-out-all-more = In jedem Browser, auch wo nur ein Platz offen ist; auch Links in Briefen, mit denen man sich anmeldet oder eine Einladung annimmt, gelten dann nicht mehr. Die Links Ihrer Plätze gelten weiter.
sessions-title = Wo Sie angemeldet sind
sessions-more = Jeder Browser bleibt { $days } Tage lang angemeldet. Melden Sie ab, welche Sie nicht mehr benutzen.
sessions-since = Angemeldet am { $since }
sessions-here = Dieser Browser
sessions-end-of = Den Browser abmelden, angemeldet am { $since }

## Ein Platz einer laufenden Partie, den die anderen anbieten
offer-title = Der Platz von { $name }
offer-more = Der Vertreter spielt für { $name }. Wenn mehr als die Hälfte von Ihnen zustimmt, kann jemand anderes den Platz übernehmen, so wie er ist.
offer-standing = Zustimmungen bisher: { $agreed } von { $needed }.
offer-agree = Den Platz jemand anderem anbieten
offer-withdraw = Meine Zustimmung zurücknehmen
offer-link = Der Platz ist angeboten. Schicken Sie diesen Link jemandem, der mit Ihnen spielen soll. Bis ihn jemand übernimmt, kann { $name } zurückkommen.
offer-link-left = Der Platz ist angeboten. Schicken Sie diesen Link jemandem, der mit Ihnen spielen soll. Wer hier saß, hat die Partie endgültig verlassen.
offer-page = Ein freier Platz in einer laufenden Partie { $game }
offer-page-lead = { $name } spielt hier nicht mehr, der Vertreter hält den Platz. Sie übernehmen ihn, wie er ist, und spielen mit den anderen weiter.
offer-take = Den Platz übernehmen
notice-not-offered = Dieser Platz ist nicht mehr frei
notice-not-offered-more = Wer dort saß, ist zurück, oder jemand hat den Platz übernommen. Zusehen darf jeder.
