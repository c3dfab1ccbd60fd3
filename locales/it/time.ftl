## Times, in the reader's own zone
time-weekday = { $day ->
    [mo] lunedì
    [tu] martedì
    [we] mercoledì
    [th] giovedì
    [fr] venerdì
    [sa] sabato
   *[su] domenica
}
time-month = { $month ->
    [m1] gennaio
    [m2] febbraio
    [m3] marzo
    [m4] aprile
    [m5] maggio
    [m6] giugno
    [m7] luglio
    [m8] agosto
    [m9] settembre
    [m10] ottobre
    [m11] novembre
   *[m12] dicembre
}
time-date = { $weekday } { $day ->
    [1] 1º
   *[other] { $day }
} { $month } { $year }
time-moment = { $weekday } { $day ->
    [1] 1º
   *[other] { $day }
} { $month }, ore { $time } ({ $zone })
time-clock = { $hour }:{ $minute }
time-now = entro un minuto
time-ahead = { $unit ->
    [minute] tra { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
    [hour] tra { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
   *[day] tra { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
}
time-ago = { $unit ->
    [minute] { $count ->
        [one] { $count } minuto fa
       *[other] { $count } minuti fa
    }
    [hour] { $count ->
        [one] { $count } ora fa
       *[other] { $count } ore fa
    }
   *[day] { $count ->
        [one] { $count } giorno fa
       *[other] { $count } giorni fa
    }
}

## The pace of a table in own numbers
pace-own = Numeri tuoi
pace-own-more = Compila i tre campi qui sotto.
pace-own-numbers = { $bank ->
    [one] 1 ora
   *[other] { $bank } ore
} e { $increment } in più a ogni domanda, { $cap } al massimo; contano solo le ore di veglia
pace-bank = Ore all’inizio
pace-increment = Ore in più a ogni domanda
pace-cap = Ore al massimo
pace-cap-hint = Questi tre valgono solo se hai scelto numeri tuoi. Le ore in cui un giocatore dorme non contano.
fault-pace-bank = Un numero intero di ore, da 0 a { $most }.
fault-pace-increment = Un numero intero di ore, da { $least } a { $most }.
fault-pace-cap = Un numero intero di ore: non meno degli altri due insieme, e al massimo { $most }, perché ogni orologio abbia una fine.

## Where somebody lives
person-zone = Il tuo fuso orario
person-zone-guess = È una supposizione: controllala.
person-zone-hint = Di notte il tuo orologio si ferma, e tutte le ore sono indicate in questo fuso.
fault-zone = Non conosciamo questo fuso orario. Scegline uno dall’elenco.
fault-zone-unsaid = Conferma dove vivi: il tuo orologio deve sapere quando dormi. Abbiamo supposto un fuso; correggilo se è sbagliato.

## When somebody is awake
my-hours = Le mie ore e le mie vacanze
hours-title = Le mie ore
hours-lead = Il tuo orologio corre solo nelle tue ore di veglia. Le modifiche valgono dalla prossima domanda.
hours-now = Ora locale: { $now }.
hours-from = Ore di veglia dalle
hours-to = Ore di veglia fino alle
hours-to-hint = Può essere dopo mezzanotte: dalle 22:00 alle 06:00, per esempio.
hours-free = Giorni liberi
hours-free-hint = In questi giorni il tuo orologio sta fermo.
hours-save = Salva le mie ore
fault-time = Scrivi un’ora del giorno, come 08:00.
fault-waking-same = Scegli due ore diverse: con la stessa due volte non si capirebbe se non dormi mai o non ti svegli mai.
fault-waking-short = Almeno { $least } ore al giorno; altrimenti una domanda potrebbe restare aperta per mesi.
fault-waking-long = Al massimo { $most } ore al giorno: un orologio non deve correre mentre dormi.
fault-free-all = Almeno un giorno della settimana deve restare per giocare.

## Vacations
vacation-title = Vacanze
vacation-lead = Mentre sei via tutti i tuoi orologi stanno fermi, anche quelli già in corsa. Una vacanza finisce da sé.
vacation-left = { $left ->
    [one] Del { $year } resta { $left } giorno.
   *[other] Del { $year } restano { $left } giorni.
}
vacation-none = Non ne hai annunciata nessuna.
vacation-days = da { $first } a { $last }
vacation-begins = Comincia { $when }.
vacation-ends = Finisce { $when }.
vacation-now = in corso
vacation-first = Primo giorno
vacation-first-hint = Da oggi vuol dire subito.
vacation-last = Ultimo giorno
vacation-submit = Annuncia la vacanza
vacation-back = Sono di nuovo qui
vacation-cancel = Ritirala
fault-date = Scrivi un giorno, come 2026-12-24.
fault-vacation-backwards = L’ultimo giorno viene prima del primo.
fault-vacation-past = Una vacanza comincia al più presto oggi: il tempo passato non si può restituire.
fault-vacation-far = Annuncia le vacanze con al massimo un anno di anticipo.
fault-vacation-twice = Alcuni di questi giorni li hai già annunciati.
fault-vacation-allowance = { $left ->
    [0] Del { $year } non resta nessun giorno.
    [one] Del { $year } resta solo { $left } giorno.
   *[other] Del { $year } restano solo { $left } giorni.
}

## How long a game will take
fact-days = Durata
forecast-days = circa { $days ->
    [one] { $days } giorno.
   *[other] { $days } giorni.
}
forecast-hint = Una stima, in base a quando questi giocatori sono svegli e a quanto presto i giocatori simulati leggono l’email.

clock-own-due = Rispondi entro { $when }.
clock-latest = Il tavolo aspetta fino a { $when }. Vacanze, lettere trattenute e tempo in più concesso da chi ha aperto il tavolo si aggiungono.
clock-bot = { $name } è un bot: la risposta arriva tra un attimo.
clock-look = Guarda di nuovo
away-own = Al momento il supplente gioca per te, perché il tuo tempo è scaduto. Non è grave: riprendi il tuo posto quando vuoi.
away-back = Sono di nuovo qui
more-time = Concedi più tempo
more-time-to = A chi
more-time-all = A tutti
more-time-more = Se quel giocatore ha una domanda aperta, il suo orologio riceve un incremento in più. Nessuno può vedere chi deve ancora rispondere, quindi questa pagina è uguale in ogni caso.
more-time-given = Tempo concesso: se un giocatore che hai scelto ha una domanda aperta, il suo orologio ha un incremento in più, fino al doppio del tempo massimo per rispondere. Nessuno può vedere chi deve ancora rispondere, nemmeno tu.
more-time-submit = Concedi più tempo

letter-due = Rispondi entro { $when }.
letter-reminder = Promemoria: il tavolo aspetta ancora la tua risposta.
letter-away = Ora al tuo posto gioca il supplente
letter-away-more = Il tuo tempo è scaduto due volte di seguito. Adesso il supplente gioca per te, così gli altri non devono aspettare. Il posto resta tuo: apri il tavolo e tocca «Sono di nuovo qui», quando vuoi.

attention-quiet = Manda lettere sulle partite solo nelle mie ore di veglia
attention-most = Lettere sulle partite al giorno, al massimo
attention-most-hint = Lascia vuoto per non avere limiti. Le altre lettere aspettano il giorno dopo; gli orologi partono quando una lettera è partita.
fault-letters-a-day = Un numero intero da 1 a 100, o niente.
away-offered = Gli altri cercano qualcuno che prenda il tuo posto; finché non lo trovano, basta un tocco e torni tu.
