## Wat een gastheer kan doen
host-line = Een regel van uzelf
host-line-hint = Hij staat in de brief aan wie u uitnodigt. Gewone woorden, geen links, hoogstens { $most } tekens. U mag hem weglaten.
fault-line-long = Hoogstens { $most } tekens, alstublieft.
fault-line-odd = Alleen gewone woorden, alstublieft: geen links, geen adressen, geen onzichtbare tekens.
host-resend = Opnieuw sturen
host-resend-whom = De uitnodiging aan { $address } opnieuw sturen
host-link = Uitnodigen met een link
host-link-more = Stuur deze link aan mensen met wie u wilt spelen, waar u ook met hen praat. Wie hem heeft, kan een vrije plek nemen na het bevestigen van een e-mailadres. U kunt hem altijd beëindigen.
host-link-address = De link om door te geven
host-link-make = Link maken
host-link-renew = Nieuwe maken (de oude werkt dan niet meer)
host-link-end = Link beëindigen
host-last = Zoals de vorige keer
host-last-more = Tempo, regels en mensen zoals aan uw tafel { $code }. U kunt alles wijzigen.
letter-invitation-line = { $host } schrijft: ‘{ $line }’
letter-sample-line = We hebben veel te lang niet meer samen gespeeld!
invitation-back = Terug naar de uitnodiging
