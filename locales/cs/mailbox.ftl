## The demo's mailbox
mailbox-title = Poštovní schránka
mailbox-lead = Ve skutečné instalaci by tyto dopisy odešly e-mailem. Toto je ukázka: leží místo toho zde a kdokoli, kdo může otevřít tuto stránku, si je může všechny přečíst.
mailbox-empty = Zatím nebylo nic napsáno. Zahrajte si u stolu nebo nějaký otevřete a dopisy, které z toho vzejdou, budou ležet zde.
mailbox-count = { $count ->
    [one] Jeden dopis
    [few] { $count } dopisy
    [many] { $count } dopisu
   *[other] { $count } dopisů
}
mailbox-to = Komu: { $address }
mailbox-to-preview = Ukázka každého dopisu v každém jazyce
mailbox-to-sentences = Každá věta stránek, pro překladatele
mailbox-back = Všechny dopisy
mailbox-label-from = Od
mailbox-label-to = Komu
mailbox-label-attached = Příloha
mailbox-frame = Dopis tak, jak ho ukazuje poštovní program
mailbox-text = Totéž jako prostý text
mailbox-headers = Všechny hlavičky
mailbox-original = Stáhnout originál (.eml)
mailbox-preview-title = Každý dopis v každém jazyce
mailbox-preview-lead = Toto jsou ukázky ze hry, kterou nikdo nehraje. Jejich odkazy nic neotevřou.
mailbox-preview-back = Všechny ukázky
mailbox-sentences-title = Každá věta v každém jazyce
mailbox-sentences-lead = Pro překladatele: co je v jednotlivých souborech v locales/, s příklady místo argumentů a s řádkem pro každou větev.
mailbox-sentences-count = { $count ->
    [one] 1 věta
    [few] { $count } věty
   *[other] { $count } vět
}
mailbox-sentences-back = Všechny soubory
