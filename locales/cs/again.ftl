## Po konci hry
after-close = Jak blízko byl kdo
after-won = výhra
after-decided = Co rozhodlo
after-again = Hrát znovu proti botům
after-rematch = { $deed ->
    [open] Odveta se stejnými lidmi
    [join] Přidat se k odvetě
   *[go] K odvetě
}
after-rematch-there = Odveta čeká na hráče. Zatím u stolu: { $names }
after-rematch-how = Jedním klepnutím se otevře a ostatním přijde dopis; i jim stačí jedno klepnutí.
after-rematch-more = Místa u stolu a kdo začíná se losují znovu a los si může každý ověřit.
ulysses-after-reached = { $who ->
    [you] Dosáhli jste { $count } ze { $goals } cílů.
   *[other] { $name }: { $count } ze { $goals } cílů.
}
after-you = Vy
odyssee-after-reached = { $kind ->
    [home] { $name }: doma
    [near] { $name }: na cestě domů, polí na Ithaku: { $steps }
   *[far] { $name }: žetony v ruce: { $chips }, karty: { $cards }
}

## Looking at a game once more
replay-play = Přehrát samo
replay-stop = Zastavit
replay-keys = Šipky: o krok zpět nebo vpřed
replay-time = { $date }, { $time } ({ $zone })

## Leaving for good
ulysses-story-left = { $you ->
    [yes] Opustili jste hru; za vás ji dohraje zástupce.
   *[no] { $name } už ve hře není; dál hraje zástupce.
}
