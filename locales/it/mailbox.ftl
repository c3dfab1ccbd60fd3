## The demo's mailbox
mailbox-title = Casella di posta
mailbox-lead = In un’installazione vera queste lettere sarebbero partite via email. Questa è una demo: restano qui, e chiunque possa aprire questa pagina può leggerle tutte.
mailbox-empty = Non è stato ancora scritto nulla. Gioca a un tavolo o aprine uno, e le lettere che ne nascono saranno qui.
mailbox-count = { $count ->
    [one] Una lettera
   *[other] { $count } lettere
}
mailbox-to = Per { $address }
mailbox-to-preview = Un esempio di ogni lettera, in ogni lingua
mailbox-to-sentences = Ogni frase delle pagine, per chi traduce
mailbox-back = Tutte le lettere
mailbox-label-from = Da
mailbox-label-to = A
mailbox-label-attached = Allegati
mailbox-frame = La lettera come la mostra un programma di posta
mailbox-text = La stessa in solo testo
mailbox-headers = Tutte le intestazioni
mailbox-original = Scarica l’originale (.eml)
mailbox-preview-title = Ogni lettera, in ogni lingua
mailbox-preview-lead = Sono esempi da una partita che nessuno gioca. I loro link non aprono nulla.
mailbox-preview-back = Tutti gli esempi
mailbox-sentences-title = Ogni frase, in ogni lingua
mailbox-sentences-lead = Per chi traduce: il contenuto di ogni file di locales/, con esempi al posto degli argomenti e una riga per ogni variante.
mailbox-sentences-count = { $count ->
    [one] 1 frase
   *[other] { $count } frasi
}
mailbox-sentences-back = Tutti i file
