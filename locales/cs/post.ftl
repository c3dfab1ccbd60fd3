## Dopisy a kdo žádné nedostává
post-off-table = O tomto stole vám dopisy nechodí, protože jste je nechtěli. Vaše časomíra se pak rozběhne, jakmile jste na řadě s odpovědí.
post-off-all = Nechodí vám od nás vůbec žádné dopisy, protože jste je nechtěli. Vaše časomíry se pak rozběhnou, jakmile jste na řadě s odpovědí.
post-off-refused = Váš poštovní server naše dopisy odmítl, a tak vám už nepíšeme. Vaše časomíry se pak rozběhnou, jakmile jste na řadě s odpovědí.
post-again = Pište mi zase

## Moje dopisy
post-link = Dopisy pro mě
post-title = Dopisy pro mě
post-settings = Jak smějí chodit
post-save = Uložit
post-list = Co se s nimi stalo
post-none = Zatím vám nikdo nic nenapsal.
post-note = Co v dopise stálo, se tu neuchovává; má to váš poštovní program.
post-of-table = { $kind } · stůl { $code }
post-kind = { $kind ->
    [confirm] Je toto vaše adresa?
    [invitation] Pozvánka
    [seated] Máte místo
    [begins] Hra začíná
    [question] Otázka pro vás
    [reminder] Připomínka
    [away] Vaše místo má zástupce
    [offered] Vaše místo se nabízí
    [given] Vaše místo má někdo jiný
    [talk] Řečeno u stolu
    [called-off] Zrušeno
    [over] Hra skončila
    [sign-in] Cesta k vašim stolům
    [fresh-link] Nový odkaz
    [reply] Vaše odpověď e-mailem
    [keep] Ponechání hry
   *[digest] Více stolů v jednom dopise
}
post-written = Napsáno: { $when }.
post-sent = Odesláno: { $when }.
post-waits = Čeká do: { $when }.
post-leaves = Právě odchází.
post-retried = Zatím neprošel. Další pokus: { $when }.
post-dead = Po mnoha pokusech vzdáno: { $when }.
post-refused = { $why ->
    [address] Taková adresa neexistuje. Odmítnuto: { $when }.
    [full] Vaše schránka je plná. Odmítnuto: { $when }.
    [policy] Váš poštovní server od nás dopisy nebere. Odmítnuto: { $when }.
   *[other] Odmítnuto poštovním serverem: { $when }.
}
post-said = Poštovní server odpověděl: { $reply }
post-unwanted = { $why ->
    [answered] Neodesláno: tou dobou jste už odpověděli.
    [unsubscribed] Neodesláno: o tomto dopisy nechcete.
    [blocked] Neodesláno: dopisy nechcete.
    [refused] Neodesláno: váš poštovní server už dopisy odmítl.
    [resigned] Neodesláno: hru jste opustili.
    [left] Neodesláno: stůl jste opustili.
    [begun] Neodesláno: hra už začala.
    [over] Neodesláno: hra už skončila.
    [called-off] Neodesláno: stůl byl zrušen.
    [confirmed] Neodesláno: už jste potvrdili.
    [late] Neodesláno: přišel by příliš pozdě.
    [told] Neodesláno: nic nového nebylo.
    [apart] Neodesláno: jeho obsah přišel v jednotlivých dopisech.
    [many] Neodesláno: takových bylo příliš mnoho.
    [erased] Neodesláno: adresa už neexistovala.
   *[other] Neodesláno: už ho nikdo nepotřeboval.
}

## Deadlines for a calendar
post-calendar = Přikládat lhůty pro můj kalendář, jako soubor k dopisům, které se mě ptají
calendar-summary = { $game } { $code }: čeká se na vaši odpověď
calendar-description = Do té doby se čeká na vaši odpověď. Otázku najdete v e-mailu a na stránce stolu; pokud jste už odpověděli, není třeba nic dělat.
calendar-download = Zapsat do mého kalendáře

## Více stolů v jednom dopise
gather-title = Když se mě ptají u několika stolů
gather-way = { $way ->
    [every] Jeden dopis pro všechny stoly, nejvýš jednou za tolik hodin
    [daily] Jeden dopis pro všechny stoly, jednou denně v můj čas
   *[each] Dopis pro každý stůl, jak to přijde
}
gather-hint = Nic se tím neztratí, jen přijde později: časomíra se rozběhne, až její dopis odejde.
gather-hours = Hodin mezi dvěma dopisy
gather-time = Čas
fault-gather-hours = Celý počet hodin, od 1 do { $most }.
letter-digest-subject = Penelope: vaše stoly
letter-digest = { $count ->
    [one] Čeká na vás jeden stůl.
    [few] Čekají na vás { $count } stoly.
   *[other] Čeká na vás { $count } stolů.
}
letter-digest-also = Čekají na vás také
letter-digest-why = Tento dopis dostáváte, protože jste chtěli mít otázky všech svých stolů v jednom.
letter-digest-settings = Změnit, jak dopisy chodí
post-next = Další dopis pro vás o tomto stole odejde: { $when }.
post-next-any = Další dopis pro vás odejde: { $when }.
