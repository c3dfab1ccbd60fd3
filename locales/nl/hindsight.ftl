## Wat beter was geweest
hindsight-title = Wat was beter geweest?
hindsight-lead = De loods, onze sterkste bot, beoordeelt elke beslissing van de mensen naar wat zij toen konden weten. Dat duurt een paar seconden, bij een lang spel een paar minuten.
hindsight-ask = Terugkijken met de loods
hindsight-soon = De loods bekijkt dit spel zo meteen.
hindsight-waits = De loods bekijkt dit spel. Beslissingen tot nu toe: { $looked } van { $all }.
hindsight-again = Kijken hoe ver het is
hindsight-none = In dit spel had niemand iets te beslissen.
hindsight-of = { $name }: terugblik
hindsight-count = Beslissingen waarvoor niets duidelijk beters is gevonden: { $unsurpassed } van { $all }
hindsight-moments = De momenten die het spel beslisten
hindsight-moments-none = Geen enkel moment heeft dit spel alleen beslist.
hindsight-moment = { $kind ->
    [slip] Een ander antwoord was beter geweest.
    [unlucky] Iets beters was niet te zien, en het geluk zat niet mee: toeval en de anderen hebben het gekeerd.
    [lucky] Iets beters was niet te zien, en wat volgde, zat mee.
    [slip-unlucky] Een ander antwoord was beter geweest. Wat volgde, deed nog meer kwaad.
   *[slip-lucky] Een ander antwoord was beter geweest. Wat volgde, maakte het goed.
}
hindsight-followed = Wat erop volgde:
hindsight-all = Elke beslissing
hindsight-better = De keuze van de loods:
hindsight-before = Wat er toen op tafel lag
hindsight-nothing-better = Er is niets duidelijk beters gevonden.
hindsight-mattered = { $level ->
    [little] maakte weinig uit
    [some] maakte iets uit
   *[much] maakte veel uit
}
hindsight-note = De loods is een bot en kan zich vergissen. Vanaf elk antwoord dat het proberen waard is, speelt hij in gedachten vele malen verder. Een verschil dat toeval kan zijn, telt niet. Waar maar één antwoord het proberen waard was, wordt niets beoordeeld. Een volle balk is een kwart overwinning of meer.
