## Brieven, en wie er geen krijgt
post-off-table = U krijgt geen brieven over deze tafel, omdat u er geen wilde. Uw klok loopt dan zodra u iets gevraagd wordt.
post-off-all = U krijgt helemaal geen brieven van ons, omdat u er geen wilde. Uw klokken lopen dan zodra u iets gevraagd wordt.
post-off-refused = Uw mailserver heeft onze brieven geweigerd, daarom schrijven we u niet meer. Uw klokken lopen dan zodra u iets gevraagd wordt.
post-again = Schrijf mij weer
