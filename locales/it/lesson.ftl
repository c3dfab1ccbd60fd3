## A lesson: a table that is dealt to learn the game by
home-lesson = Imparalo in cinque minuti
lesson-title = Il tuo primo tavolo, passo per passo
lesson-met = Lezione: tipi di risposta visti { $met } su { $kinds }
lesson-done = Questi erano tutti i tipi di risposta. Vince chi per primo vede la nave raggiungere le proprie quattro mete. Continua qui finché vuoi, o comincia una partita tua.
lesson-skip = Salta la lezione e gioca
lesson-propose = Propongo { $place }
lesson-object = Mi oppongo: voglio { $place }

## What it says at each kind of question of Ulysses, with one thing to do
lesson-nearer = Questa proposta avvicina la nave a una delle tue mete, i luoghi con una stella. Di’ che sei d’accordo: non costa nulla, e se nessuno si oppone la nave ci va.
lesson-nothing-better = Questa proposta non ti aiuta, ma non hai niente di meglio da contrapporle. Di’ che sei d’accordo: non costa nulla.
lesson-leads-away = Questa proposta non ti avvicina a nessuna meta, e hai carte per opporti. Opponiti: indichi un altro luogo e giochi carte a suo favore. Allora c’è una disputa.
lesson-worth-cards = In una disputa la nave segue la fazione in testa. Gioca solo le carte che servono per mettere in testa il luogo che vuoi; quelle giocate sono perse.
lesson-too-dear = Il luogo che vuoi è indietro, e servirebbero troppe carte. Passa: le tieni per un luogo che conta di più.
lesson-leading = Il luogo che vuoi è già in testa. Passa: altri possono ancora giocare carte, ma non occorre giocarne più del necessario.
lesson-pandora = È il tuo turno. Prima di proporre puoi usare carte, quante volte vuoi. Comincia con Pandora: ti dà due carte nuove per una.
lesson-temple = È il tuo turno. Prima di proporre puoi usare carte. Costruisci un tempio: d’ora in poi peschi una carta in più all’inizio di ogni turno.
lesson-exchange = È il tuo turno. Prima di proporre puoi usare carte. Scambia la meta più lontana: per una carta la rimetti sotto e ne peschi un’altra.
lesson-towards = Ora proponi dove va la nave. Questo luogo è un passo verso una delle tue mete; agli altri si chiede se sono d’accordo.
lesson-goal-ahead = Ora proponi dove va la nave. Questo luogo è una delle tue mete: appena la nave ci arriva, l’hai raggiunta.
lesson-stuck = Non si può proporre nessun luogo vicino alla nave. Resta dov’è, e il turno prosegue.
lesson-go-on = La nave è arrivata, e puoi giocare un vento: allora proponi ancora una volta nello stesso turno. Fallo, una delle tue mete è proprio accanto alla nave.
lesson-enough = La nave è arrivata. Con un vento potresti proporre ancora nello stesso turno, ma adesso non ti porterebbe nessuna meta. Lascia il turno al giocatore seguente.
