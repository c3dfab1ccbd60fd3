erase = Mein Konto löschen
erase-title = Ihr Konto löschen?
erase-more = Ihre Adresse, Ihr Name und Ihre Einstellungen werden gelöscht, und alle Ihre Links und Anmeldungen gelten nicht mehr. Beendete Partien bleiben den anderen erhalten, mit einem Decknamen statt Ihres Namens. Das lässt sich nicht rückgängig machen.
erase-playing = Andere warten noch auf Sie: Bitte beenden oder verlassen Sie zuerst Ihre offenen Tische. Es wurde nichts gelöscht.
erase-stay = Konto behalten
erase-commit = Endgültig löschen
