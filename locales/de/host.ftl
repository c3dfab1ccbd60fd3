## Was Gastgeber tun können
host-line = Eine Zeile von Ihnen
host-line-hint = Sie steht im Brief an alle, die Sie einladen. Schlichte Worte, keine Links, höchstens { $most } Zeichen. Sie können sie weglassen.
fault-line-long = Bitte höchstens { $most } Zeichen.
fault-line-odd = Bitte nur schlichte Worte: keine Links, keine Adressen, keine unsichtbaren Zeichen.
host-resend = Noch einmal senden
host-resend-whom = Die Einladung an { $address } noch einmal senden
host-link = Mit einem Link einladen
host-link-more = Schicken Sie diesen Link Leuten, mit denen Sie spielen möchten, wo immer Sie mit ihnen reden. Wer ihn hat, kann einen freien Platz nehmen, sobald eine E-Mail-Adresse bestätigt ist. Sie können ihn jederzeit abschalten.
host-link-address = Der Link zum Weitergeben
host-link-make = Link anlegen
host-link-renew = Neuen anlegen (der alte gilt dann nicht mehr)
host-link-end = Link abschalten
host-last = Wie beim letzten Mal
host-last-more = Tempo, Regeln und Leute wie an Ihrem Tisch { $code }. Sie können alles ändern.
letter-invitation-line = { $host } schreibt: „{ $line }“
letter-sample-line = Wir haben viel zu lange nicht mehr zusammen gespielt!
invitation-back = Zurück zur Einladung
