## Dát vědět i jinde: webhooky
pings-title = Dát vědět i jinde
pings-link = Dát vědět i jinde
pings-lead = Kromě dopisů vám můžeme dát vědět i jinde, že na vás stůl čeká: ve vašich prohlížečích a jedním webhookem, ať je to vaše téma ntfy, kanál na Discordu, místnost na Matrixu nebo vlastní program.
pings-now = { $kind }: { $address }
pings-refused = Zadejte prosím adresu, která funguje. Protistrana to odmítá ({ $reason }), proto se tam nic neposílá od: { $when }.
pings-last = { $fate ->
    [sent] Poslední zpráva doručena: { $when }.
    [waiting] Poslední zpráva je ještě na cestě: { $when }.
    [unwanted] Poslední zpráva už nebyla potřeba: { $when }.
   *[failed] Poslední zpráva nedoručena: { $when }.
}
pings-try = Poslat zkušební zprávu
pings-tried = Zkušební zpráva je na cestě. Měla by dorazit do minuty.
pings-enough = Zkušební zpráva neodešla: není žádná adresa, která funguje, nebo jste to v této hodině zkusili už dost často.
pings-end = Tam už vědět nedávat
pings-webhook = { $has ->
    [true] Jiný webhook
   *[false] Webhook
}
pings-kind-label = Co tam je
pings-kind = { $kind ->
    [ntfy] ntfy
    [discord] Discord
    [matrix] Matrix (hookshot)
   *[json] JSON pro program
}
pings-address = Adresa webhooku
pings-address-hint = Začíná na https:// a celou ji nikomu neukazujeme, ani vám.
pings-save = Dávat vědět tam
pings-note = Zpráva říká, který stůl na vás čeká, a nic jiného: žádné karty, žádné cíle, žádný odkaz na vaše místo u stolu. Kdo tam čte s vámi, vidí, kdy odpovídáte.
fault-hook = { $fault ->
    [https] Adresa musí začínat na https://.
    [password] Adresu se jménem a heslem uvnitř nepřijímáme.
    [closed] Tato adresa patří do soukromé sítě nebo má neobvyklý port.
   *[unreadable] Tohle nevypadá jako adresa.
}
ping-test = Zkušební zpráva od Penelope: funguje to.
ping-line = { $about ->
    [question] { $game } { $code }: teď odpovídáte vy.
    [reminder] { $game } { $code } stále čeká na vaši odpověď.
    [begins] { $game } { $code }: hra začíná.
    [away] { $game } { $code }: než se vrátíte, hraje za vás zástupce.
    [given] { $game } { $code }: vaše místo u stolu převzal někdo jiný.
    [talk] { $game } { $code }: v rozhovoru je něco nového.
    [called-off] { $game } { $code } se nebude hrát.
    [over] { $game } { $code }: hra skončila.
   *[seated] { $game } { $code }: máte místo u stolu.
}
## V prohlížeči: Web Push
push-title = V tomto prohlížeči
push-lead = Tento prohlížeč vám může oznámit, že na vás stůl čeká, i když je Penelope zavřená. Potřebuje k tomu JavaScript; na iPhonu nebo iPadu si Penelope nejdřív přidejte na plochu. Když se v tomto prohlížeči odhlásíte, skončí to.
push-here = Dávat vědět v tomto prohlížeči
push-now = Prohlížeč, přes { $service }, od: { $when }
push-refused = Prohlížeč už není dostupný ({ $reason }). Otevřete v něm tuto stránku a zapněte to znovu. Nic se tam neposílá od: { $when }.
push-denied = Tento prohlížeč nedovoluje, aby Penelope zobrazovala zprávy. Můžete to změnit v jeho nastavení pro tyto stránky.
push-failed = Tento prohlížeč se nepodařilo přihlásit. Zkuste to prosím později, nebo použijte webhook.
