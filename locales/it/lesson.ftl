## A lesson: a table that is dealt to learn the game by
home-lesson = Imparalo in cinque minuti
lesson-title = Il tuo primo tavolo, passo per passo
lesson-met = Lezione: tipi di risposta visti { $met } su { $kinds }
lesson-done = Questi erano tutti i tipi di risposta. Vince chi per primo vede la nave raggiungere le proprie quattro mete. Continua qui finché vuoi, o comincia una partita tua.
lesson-skip = Salta la lezione e gioca
hint-sailor = Che cosa farebbe un marinaio?
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

## The same for Odyssee
odyssee-lesson-done = Questi erano tutti i tipi di risposta. Metti gettoni e raccogli carte finché i gettoni in mano non superano le carte; poi vince chi arriva prima a Itaca. Continua qui finché vuoi, o comincia una partita tua.
odyssee-lesson-sail = Vado a: { $place }
odyssee-lesson-arrow = Tempesta: { $drifts }
odyssee-lesson-advice = { $why ->
    [roll] È il tuo turno. L’equipaggio ha mangiato un dono, e ora tiri il dado o metti la freccia della tempesta. Tira: il dado dice fin dove puoi navigare, e poi scegli dove. Nessuna freccia promette di più adesso.
    [ashore] Invece di tirare puoi mettere la freccia della tempesta; di solito costa un dono. Spinge le navi in cinque file, e questa spinge la tua a riva: uno sbarco senza dado.
    [storm] Invece di tirare puoi mettere la freccia della tempesta; di solito costa un dono. Spinge le navi in cinque file, e questa per te vale più di un tiro.
    [home] Itaca è a portata, e per te è aperta. Torna a casa: vinci.
    [fresh] C’è a portata un’isola dove nessuno è ancora sbarcato. Vacci: prendi la sua carta, la esegui e metti uno dei tuoi dieci gettoni.
    [ruled] Quest’isola ha già chi la governa. Sbarca lo stesso: chi la governa deve cederti una carta, e tu metti un gettone.
    [bare] Quest’isola non ha chi la governi, e non c’è nessuna carta. Sbarca: metti un gettone e sei un passo più vicino a casa.
    [aeolus] Questa è l’isola di Eolo, il signore dei venti. Sbarca: la freccia della tempesta è gratis nei tuoi prossimi tre turni.
    [onward] Con questo tiro nessuno sbarco vale la pena. Naviga in mare aperto verso la prossima isola.
    [stay] Non c’è niente di meglio a portata. Resta dove sei e aspetta un tiro migliore.
    [card] Questa carta ti lascia una scelta. Qui sotto vedi che cosa porta ogni risposta; un buon marinaio prenderebbe questa.
    [land] Chi governa l’isola sceglie una carta per te. Potresti offrire doni, carte o isole per averne una precisa; qui non ne vale la pena, prendi quella che ti tocca.
    [bid] Chi governa l’isola sceglie una carta per te, se non offri qualcosa per una che preferisci. Offri: questa lo vale.
    [give] Una nave è sbarcata sulla tua isola e riceve una delle tue carte. Scegli tu quale: cedi quella che le serve di meno.
    [price] Per una carta migliore ti si chiede un prezzo, una volta sola. Se rifiuti, ricevi l’altra. Un buon marinaio risponderebbe così.
    [peace] Due navi su un esagono si incontrano. Puoi mantenere la pace, combattere, pretendere qualcosa o proporre uno scambio. Mantieni la pace: una battaglia costa eroi a entrambe.
    [fight] Due navi su un esagono si incontrano, e le probabilità sono dalla tua parte. Combatti: chi perde deve fare una proposta, o perde la nave.
    [demand] Due navi su un esagono si incontrano, e l’altra ha ragione di temerti. Pretendi qualcosa: chi rifiuta deve combattere.
    [trade] Due navi su un esagono si incontrano, e ciascuna ha qualcosa che all’altra serve di più. Proponi uno scambio: un rifiuto non è una battaglia.
    [proposal] Ti viene proposto qualcosa. Accetti esattamente ciò che è scritto, o rifiuti; qui sotto vedi che cosa ne segue. Un buon marinaio risponderebbe così.
   *[battle] È caduto un eroe. Ciascuna parte può continuare o proporre a quali condizioni smettere. Un buon marinaio risponderebbe così.
}
