erase = Mijn account verwijderen
erase-title = Uw account verwijderen?
erase-more = Uw adres, uw naam en uw instellingen worden gewist, en al uw links en aanmeldingen werken niet meer. Afgelopen spellen blijven voor de anderen bestaan, met een schuilnaam in plaats van uw naam. Dit is niet terug te draaien.
erase-playing = Anderen wachten nog op u: speel eerst uw open tafels uit of verlaat ze. Er is niets verwijderd.
erase-stay = Account behouden
erase-commit = Definitief verwijderen
