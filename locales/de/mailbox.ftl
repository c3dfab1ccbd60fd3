## The demo's mailbox
mailbox-title = Briefkasten
mailbox-lead = In einer richtigen Installation wären diese Briefe per E-Mail verschickt worden. Dies ist eine Vorführung: Sie liegen stattdessen hier, und wer diese Seite öffnen kann, kann sie alle lesen.
mailbox-empty = Noch ist nichts geschrieben. Spielen Sie an einem Tisch oder eröffnen Sie einen, dann liegen die Briefe, die daraus folgen, hier.
mailbox-count = { $count ->
    [one] Ein Brief
   *[other] { $count } Briefe
}
mailbox-to = An { $address }
mailbox-to-preview = Ein Beispiel für jeden Brief, in jeder Sprache
mailbox-to-sentences = Jeder Satz der Seiten, für Übersetzer
mailbox-back = Alle Briefe
mailbox-label-from = Von
mailbox-label-to = An
mailbox-label-attached = Anlage
mailbox-frame = Der Brief, wie ihn ein Mailprogramm zeigt
mailbox-text = Dasselbe als reiner Text
mailbox-headers = Alle Kopfzeilen
mailbox-original = Original herunterladen (.eml)
mailbox-preview-title = Jeder Brief, in jeder Sprache
mailbox-preview-lead = Das sind Beispiele aus einer Partie, die niemand spielt. Ihre Links öffnen nichts.
mailbox-preview-back = Alle Beispiele
mailbox-sentences-title = Jeder Satz, in jeder Sprache
mailbox-sentences-lead = Für Übersetzer: was in jeder Datei von locales/ steht, mit Beispielen an Stelle der Argumente und einer Zeile für jeden Zweig.
mailbox-sentences-count = { $count ->
    [one] 1 Satz
   *[other] { $count } Sätze
}
mailbox-sentences-back = Alle Dateien
