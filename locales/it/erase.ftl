## Being forgotten
erase = Elimina il mio account
erase-title = Eliminare il tuo account?
erase-more = Il tuo indirizzo, il tuo nome e le tue impostazioni vengono cancellati, e tutti i tuoi link e accessi smettono di funzionare. Le partite finite restano per gli altri, con un nome fittizio al posto del tuo. Non si può tornare indietro.
erase-playing = Altri ti stanno ancora aspettando: prima finisci o lascia i tuoi tavoli aperti. Non è stato eliminato nulla.
erase-stay = Conserva il mio account
erase-commit = Elimina per sempre
