## Was besser gewesen wäre
hindsight-title = Was wäre besser gewesen?
hindsight-lead = Der Lotse, unser stärkster Bot, beurteilt jede Entscheidung der Menschen nach dem, was sie damals wissen konnten. Das dauert Sekunden, bei einer langen Partie ein paar Minuten.
hindsight-ask = Mit dem Lotsen zurückblicken
hindsight-soon = Der Lotse sieht sich diese Partie gleich an.
hindsight-waits = Der Lotse sieht sich diese Partie an. Entscheidungen bisher: { $looked } von { $all }.
hindsight-again = Nachsehen, wie weit es ist
hindsight-none = In dieser Partie hatte niemand etwas zu entscheiden.
hindsight-of = { $name }: Rückblick
hindsight-count = Zu { $unsurpassed } von { $all } Entscheidungen fand sich nichts deutlich Besseres.
hindsight-moments = Die Augenblicke, die die Partie entschieden
hindsight-moments-none = Kein einzelner Augenblick hat diese Partie entschieden.
hindsight-moment = { $kind ->
    [slip] Eine andere Antwort wäre besser gewesen.
    [unlucky] Etwas Besseres war nicht zu sehen, und das Glück war nicht hold: Zufall und die anderen haben es gewendet.
    [lucky] Etwas Besseres war nicht zu sehen, und was folgte, war günstig.
    [slip-unlucky] Eine andere Antwort wäre besser gewesen. Was folgte, schadete noch mehr.
   *[slip-lucky] Eine andere Antwort wäre besser gewesen. Was folgte, machte es wett.
}
hindsight-followed = Was darauf folgte:
hindsight-all = Jede Entscheidung
hindsight-better = Die Wahl des Lotsen:
hindsight-before = Was da auf dem Tisch lag
hindsight-nothing-better = Es fand sich nichts deutlich Besseres.
hindsight-mattered = { $level ->
    [little] machte wenig aus
    [some] machte etwas aus
   *[much] machte viel aus
}
hindsight-note = Der Lotse ist ein Bot und kann sich irren. Er spielt in Gedanken viele Male von jeder Antwort weiter, die einen Versuch wert ist. Ein Unterschied, der Zufall sein kann, zählt nicht. Wo nur eine Antwort einen Versuch wert war, wird nichts beurteilt. Ein voller Balken ist ein Viertel eines Sieges oder mehr.
