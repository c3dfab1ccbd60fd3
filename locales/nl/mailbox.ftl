## The demo's mailbox
mailbox-title = Brievenbus
mailbox-lead = In een echte installatie zouden deze brieven per e-mail zijn verstuurd. Dit is een demonstratie: ze liggen in plaats daarvan hier, en iedereen die deze pagina kan openen, kan ze allemaal lezen.
mailbox-empty = Er is nog niets geschreven. Speel aan een tafel of open er een, dan liggen de brieven die daaruit volgen hier.
mailbox-count = { $count ->
    [one] Eén brief
   *[other] { $count } brieven
}
mailbox-to = Aan { $address }
mailbox-to-preview = Een voorbeeld van elke brief, in elke taal
mailbox-back = Alle brieven
mailbox-label-from = Van
mailbox-label-to = Aan
mailbox-label-attached = Bijlage
mailbox-frame = De brief zoals een mailprogramma hem toont
mailbox-text = Hetzelfde als platte tekst
mailbox-headers = Alle kopregels
mailbox-original = Origineel downloaden (.eml)
mailbox-preview-title = Elke brief, in elke taal
mailbox-preview-lead = Dit zijn voorbeelden uit een spel dat niemand speelt. Hun links openen niets.
mailbox-preview-back = Alle voorbeelden
