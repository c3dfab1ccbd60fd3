## Co by bylo lepší
hindsight-title = Co by bylo lepší?
hindsight-lead = Lodivod, náš nejsilnější bot, posoudí každé rozhodnutí lidí podle toho, co tehdy mohli vědět. Trvá to několik vteřin, u dlouhé hry několik minut.
hindsight-ask = Ohlédnout se s lodivodem
hindsight-soon = Lodivod si tuto hru za chvilku prohlédne.
hindsight-waits = Lodivod si tuto hru prohlíží. Dosud rozhodnutí: { $looked } z { $all }.
hindsight-again = Podívat se, jak je daleko
hindsight-none = V této hře nikdo neměl o čem rozhodovat.
hindsight-of = { $name }: ohlédnutí
hindsight-count = Rozhodnutí, ke kterým se nenašlo nic zřetelně lepšího: { $unsurpassed } / { $all }
hindsight-moments = Chvíle, které rozhodly hru
hindsight-moments-none = O této hře nerozhodla žádná jednotlivá chvíle.
hindsight-moment = { $kind ->
    [slip] Jiná odpověď by byla lepší.
    [unlucky] Nic lepšího nebylo vidět a štěstí nepřálo: náhoda a ostatní všechno obrátili.
    [lucky] Nic lepšího nebylo vidět a to, co přišlo pak, přálo.
    [slip-unlucky] Jiná odpověď by byla lepší. To, co přišlo pak, uškodilo ještě víc.
   *[slip-lucky] Jiná odpověď by byla lepší. To, co přišlo pak, ji vynahradilo.
}
hindsight-followed = Co následovalo:
hindsight-all = Každé rozhodnutí
hindsight-better = Volba lodivoda:
hindsight-before = Co tehdy leželo na stole
hindsight-nothing-better = Nic zřetelně lepšího se nenašlo.
hindsight-mattered = { $level ->
    [little] záleželo na tom málo
    [some] záleželo na tom
   *[much] záleželo na tom hodně
}
hindsight-note = Lodivod je bot a může se mýlit. Z každé odpovědi, která stojí za pokus, hraje v duchu mnohokrát dál. Rozdíl, který může být náhoda, se nepočítá. Kde stála za pokus jen jedna odpověď, neposuzuje se nic. Plný pruh je čtvrtina vítězství nebo více.
