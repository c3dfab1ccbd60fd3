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
mailbox-to-sentences = Elke zin van de pagina’s, voor vertalers
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
mailbox-sentences-title = Elke zin, in elke taal
mailbox-sentences-lead = Voor vertalers: wat er in elk bestand van locales/ staat, met voorbeelden in plaats van de argumenten en een regel voor elke tak.
mailbox-sentences-count = { $count ->
    [one] 1 zin
   *[other] { $count } zinnen
}
mailbox-sentences-back = Alle bestanden
