## What a host may do
host-line = Una riga di tuo pugno
host-line-hint = Compare nella lettera alle persone che inviti. Parole semplici, niente link, al massimo { $most } caratteri. Puoi anche lasciarla vuota.
fault-line-long = Al massimo { $most } caratteri.
fault-line-odd = Solo parole semplici: niente link, indirizzi o caratteri invisibili.
host-resend = Invia di nuovo
host-resend-whom = Invia di nuovo l’invito per { $address }
host-link = Invita con un link
host-link-more = Manda questo link alle persone con cui vuoi giocare, ovunque parli con loro. Chi lo ha può prendere un posto libero, dopo aver confermato un indirizzo email. Puoi disattivarlo in qualsiasi momento.
host-link-address = Il link da condividere
host-link-make = Crea un link
host-link-renew = Creane uno nuovo (il vecchio smette di funzionare)
host-link-end = Disattiva il link
host-last = Come l’ultima volta
host-last-more = Ritmo, regole e persone come al tuo tavolo { $code }. Puoi cambiare tutto.
letter-invitation-line = { $host } scrive: «{ $line }»
letter-sample-line = Non giochiamo insieme da troppo tempo!
invitation-back = Torna all’invito
