## Was besser gewesen wäre
hindsight-title = Was wäre besser gewesen?
hindsight-lead = Der Lotse, unser stärkster Bot, beurteilt jede Entscheidung der Menschen nach dem, was sie damals wissen konnten. Das dauert ein paar Minuten.
hindsight-ask = Mit dem Lotsen zurückblicken
hindsight-soon = Der Lotse sieht sich diese Partie gleich an.
hindsight-waits = Der Lotse sieht sich diese Partie an. Entscheidungen bisher: { $looked } von { $all }.
hindsight-again = Nachsehen, wie weit es ist
hindsight-none = In dieser Partie hatte niemand etwas zu entscheiden.
hindsight-of = { $name }: Rückblick
hindsight-good = So gut wie der Lotse: { $good } von { $all } Entscheidungen
hindsight-moments = Die Augenblicke, die die Partie entschieden
hindsight-moments-none = Kein einzelner Augenblick hat diese Partie entschieden.
hindsight-moment = { $kind ->
    [slip] Eine andere Antwort wäre besser gewesen.
    [unlucky] Die Antwort war richtig, das Glück war es nicht: Zufall und die anderen haben es gewendet.
    [lucky] Die Antwort war richtig, und was folgte, war es auch.
    [slip-unlucky] Eine andere Antwort wäre besser gewesen. Was folgte, schadete noch mehr.
   *[slip-lucky] Eine andere Antwort wäre besser gewesen. Was folgte, machte es wett.
}
hindsight-all = Jede Entscheidung
hindsight-better = Die Wahl des Lotsen:
hindsight-as-good = So gut wie die Wahl des Lotsen.
hindsight-mattered = { $level ->
    [little] machte wenig aus
    [some] machte etwas aus
   *[much] machte viel aus
}
hindsight-note = Der Lotse ist ein Bot und kann sich irren. Er spielt in Gedanken viele Male von jeder Antwort weiter, die einen Versuch wert ist. Ein Unterschied, der Zufall sein kann, zählt nicht.
