## Briefe, und wer keine bekommt
post-off-table = Sie bekommen keine Briefe über diesen Tisch, weil Sie keine wollten. Ihre Uhr läuft dann, sobald Sie gefragt sind.
post-off-all = Sie bekommen überhaupt keine Briefe von uns, weil Sie keine wollten. Ihre Uhren laufen dann, sobald Sie gefragt sind.
post-off-refused = Ihr Mailserver hat unsere Briefe abgelehnt, deshalb schreiben wir Ihnen nicht mehr. Ihre Uhren laufen dann, sobald Sie gefragt sind.
post-again = Schreiben Sie mir wieder
