skip-to-content = Zum Inhalt
to-front-page = Zur Startseite
footer = Penelope wartete zwanzig Jahre und verlor nie den Faden.
languages = Die Sprache dieser Seiten

home-title = Langsame Brettspiele per E-Mail
home-lead = Spielen Sie ein ganzes Brettspiel in zehn Minuten am Tag, mit Menschen, mit denen Sie weder einen freien Abend noch eine Zeitzone teilen.
home-ulysses = Ulysses ist für drei bis fünf: ein Schiff, und alle wollen, dass es anderswohin fährt.
home-game = Ulysses in vier Sätzen
home-game-goals = Sie haben vier geheime Ziele: Orte, die das Schiff anlaufen soll.
home-game-quarrel = Wer am Zug ist, schlägt vor, wohin es als Nächstes fährt. Die anderen sind einverstanden oder erheben Einspruch; bei Einspruch entscheiden Karten.
home-game-letters = Sie werden per E-Mail gefragt, antworten mit zwei Fingertipps und dürfen im Voraus antworten. Dazwischen leben Sie Ihr Leben.
home-game-wins = Wessen viertes Ziel das Schiff zuerst erreicht, gewinnt.
home-game-picture = Die Sterne sind die Ziele einer Person; das Schiff liegt vor Troja, wo jede Partie beginnt.
home-letter = Eine E-Mail genügt
home-letter-more = Wer gefragt ist, bekommt eine E-Mail mit allem, was zur Entscheidung nötig ist, und einen Link. Kein Konto, kein Passwort, kein JavaScript nötig.
home-ahead = Niemand wartet auf das, was schon feststeht
home-ahead-more = Alle werden zugleich gefragt und dürfen im Voraus antworten, im versiegelten Umschlag, den das Spiel im Uhrzeigersinn öffnet. In unseren Simulationen dauert eine Partie zu viert etwa 6 Tage statt 34.
home-fair = Fair, und jeder kann es prüfen
home-fair-more = Niemand kann bestimmen, wie die Karten fallen, auch dieser Server nicht. Eine beendete Partie ist eine Datei, die jeder ohne uns nachprüfen kann.
home-try = Jetzt gegen Bots ausprobieren
home-try-more = Mit einem Klick, ohne Adresse, ohne Konto: Der Tisch ist gedeckt und wartet auf Ihren ersten Zug.
try-name = Gast

error-id = Wer diesen Dienst betreibt, findet das unter { $id } vermerkt.
error-not-found = Hier ist nichts
error-not-found-more = Vielleicht ist die Adresse vertippt oder abgeschnitten. Kam sie aus einer E-Mail, versuchen Sie bitte noch einmal den ganzen Link.
error-method = Das geht hier nicht
error-method-more = So lässt sich diese Adresse nicht benutzen: Eine Seite öffnet man, und nur ihr eigenes Formular schickt etwas. Es wurde nichts geändert.
error-too-large = Das war zu viel
error-too-large-more = Gesendet wurde mehr, als dieser Dienst je verlangt. Es wurde nichts geändert.
error-too-slow = Das hat zu lange gedauert
error-too-slow-more = Etwas bei uns oder unterwegs war zu langsam. Ob ausgeführt wurde, was Sie gesendet haben, ist nicht bekannt: Öffnen Sie die Seite noch einmal, und senden Sie es nur dann erneut, wenn es dort nicht steht.
error-too-slow-look = Die Seite noch einmal öffnen
error-request = Das war nicht lesbar
error-request-more = Die Anfrage war unvollständig oder nicht lesbar. Es wurde nichts geändert.
error-unavailable = Einen Augenblick bitte
error-unavailable-more = Der Dienst ist beschäftigt oder startet gerade. Nichts ging verloren; bitte versuchen Sie es in einer Minute wieder.
error-inside = Bei uns ist etwas kaputtgegangen
error-inside-more = Es ist vermerkt, und jemand sieht nach. Nichts, was Sie früher gesendet haben, ist verloren.
error-expired = Dieser Link ist abgelaufen
error-expired-more = Links gelten nur eine Weile, und vielleicht hat ein neuerer diesen ersetzt. Ihre neueste E-Mail zu diesem Tisch hat einen Link, der gilt.
error-halted = Dieser Tisch steht still
error-halted-more = Zwei unserer Bücher über diesen Tisch widersprechen sich, darum wird dort nichts mehr geschrieben. Es wurde nichts geändert, und solange läuft keine Zeit ab. Wer diesen Dienst betreibt, sieht den Grund und kann den Tisch weitergehen lassen; Ihre anderen Tische stehen unter „Meine Tische“.
error-lost = Der Tisch dieses Links ist nicht mehr da
error-lost-more = Der Link ist von uns, aber sein Tisch oder Platz steht nicht mehr in unseren Büchern. Wahrscheinlich musste der Dienst nach einem Ausfall auf einen früheren Stand zurück, und was seitdem geschah, ist verloren. Das tut uns leid. Wer den Tisch eröffnet hat, kann ihn neu eröffnen; Ihre anderen Tische stehen unter „Meine Tische“.
error-elsewhere = Das kam von einer anderen Seite
error-elsewhere-more = Eine andere Seite wollte das in Ihrem Namen tun. Es wurde nichts geändert.
error-too-often = Das war ein wenig zu oft
error-too-often-more = Bitte versuchen Sie es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal. Nichts ging verloren.
error-thinking-tables = Bots, die nachdenken, beschäftigen unseren Rechner; deshalb eröffnet niemand sehr viele Tische mit ihnen auf einmal. In { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} geht es wieder; gegen die beiden schwächeren können Sie sofort spielen.
error-hindsights = Sie haben schon um mehrere Partien gebeten, und die werden angesehen. Um eine weitere können Sie in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} bitten.

live-news = An diesem Tisch ist etwas geschehen.
live-look = Ansehen; was Sie eingegeben haben, geht dabei verloren
