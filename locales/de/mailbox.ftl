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
