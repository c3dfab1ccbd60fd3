## Beside the game: talk, the seat, the way out, old links
talk = Rozhovor
talk-nothing = Zatím nikdo nic neřekl.
talk-say = Říct něco u stolu
talk-send = Odeslat
talk-note = Přečtou si to všichni u stolu, nejpozději s příštím dopisem. Neprozrazujte, co smí vědět jen vaše místo.
talk-remove = Vzít zpět
talk-empty = Zpráva je prázdná: napište prosím pár slov.
talk-too-long = To je víc než 500 znaků; zkraťte to prosím.
talk-too-often = Na jednu hodinu toho bylo dost. Chvíli prosím počkejte; váš text zůstal níže.
notes = Moje poznámky
notes-keep = Uložit poznámky
notes-hint = Číst je můžete jen vy, teď i po skončení hry; v žádném archivu nejsou.
notes-download = Stáhnout jako textový soubor
notes-too-long = To je víc než { $most } znaků; zkraťte to prosím. Nic se neztratilo a zatím se nic neuložilo.
notes-changed = Od chvíle, kdy jste tuto stránku otevřeli, se vaše poznámky změnily jinde. Nahoře je to, co jste napsali, pod tím to, co je uloženo; když je uložíte znovu, váš text nahradí ten druhý.
notes-there = Nyní je uloženo:
seat-own = Vaše místo
seat-named = Díváte se očima hráče { $name }.
seat-not-me = Nejste to vy, nebo se odkaz zatoulal?
seat-not-me-note = Všechny odkazy a přihlášení tohoto místa ihned přestanou platit, i tato stránka, a jeho hráč dostane nový odkaz dopisem.
seat-new-links = Poslat nové odkazy
seat-mail = Odpovědi e-mailem
seat-mail-off = Když odpovíte na dopis, vrátí se vám odpověď s odkazem, kterým ji potvrdíte.
seat-mail-on = Když odpovíte na dopis, platí odpověď hned, pokud můžeme ověřit, že přišla z vaší adresy.
seat-mail-to-on = Ať odpovědi e-mailem platí hned
seat-mail-to-off = Odpovědi e-mailem nejdřív potvrzovat
resign = Opustit tuto hru natrvalo
resign-title = Opustit hru jako { $name }?
resign-more = { $then ->
    [goes-on] Zástupce, bot, dohraje vaše místo a vrátit se nemůžete. Všichni se to dozvědí s příštím dopisem.
    [stands-still] Vrátit se nemůžete. Všichni ostatní, kdo tu hrají, jsou teď pryč, a tak stůl stojí, dokud se někdo nevrátí; potom zástupce, bot, dohraje vaše místo.
   *[closed] Vrátit se nemůžete a nikdo jiný tu nezůstal: stůl se uzavře tak, jak je, bez vítěze.
}
stands-still = Všichni, kdo tu hrají, jsou pryč: stůl stojí, dokud se někdo nevrátí.
resign-stay = Zůstat u stolu
resign-commit = Odejít natrvalo
link-past = Tento odkaz patří hráči { $name } a jeho otázka je zodpovězena. Zde je to, co smí vidět všichni.
link-past-answered = Vaše poslední odpověď:
link-look = Jen se podívat na stůl
link-fresh = Poslat mi nový odkaz dopisem
link-sent = Dopis s novým odkazem je na cestě k hráči tohoto místa.
link-no-address = K tomuto místu nikdo neuvedl adresu, takže dopis nelze poslat.
table-kicker = { $game } · stůl { $code }
seat-unreached = Dopisy se k hráči { $name } nedostanou: adresa je odmítla nebo žádné nechce. Hráče { $name } se můžete zeptat jinak.
seat-undelivered = Poslední dopis pro hráče { $name } se nepodařilo doručit; další zkusíme poslat jako obvykle. Hráče { $name } se můžete zeptat jinak.

## Hints for the first table
hint-about = { $what ->
    [question] Rada k této otázce
    [chart] Rada k námořní mapě
   *[own] Rada k vašim kartám
}
hint-lead = Krátké rady, jako je tato, vás provázejí u vašeho prvního stolu.
hint-end = Už neukazovat rady
hint-action = Navrhujete, kam loď popluje: na jedno z míst, která s ní sousedí, nejlépe o krok blíž k některému z vašich cílů. Když všichni souhlasí, popluje tam; když někdo protestuje, rozhodnou karty.
hint-asking = „{ answer-fine }“: loď tam smí plout. „{ ulysses-form-object }“: určíte jiné místo a zahrajete pro ně karty. „{ answer-later }“: rozhodnete se, až na to dojde; nestojí to nic než čas.
hint-discussion = Každá strana má pro své místo vyložené karty a loď následuje tu, která vede. Zahrajte tolik karet, aby některá strana vedla, nebo pasujte. Zahrané karty jsou pryč, i když vyhrajete. Barvy koleček nemají nic společného s barvami míst.
hint-wind = S větrem zůstáváte na tahu a navrhujete ještě jednou. Bez něj přechází tah na dalšího hráče.
hint-waiting = Teď se vás nikdo na nic neptá. Jakmile se to změní, uvidíte to tady.
hint-sealed = Nemusíte čekat, až na vás přijde řada: vaše odpověď je zapečetěná, nikdo nevidí, že tu leží, a dokud nebyla přečtena, můžete ji změnit.
hint-chart = Tučné čáry vedou od lodi k sousedním místům. Hvězdy jsou vaše cíle a vidíte je jen vy; na místech s lebkou leží pohroma a nikdo je nemůže navrhnout.
hint-own = Loď má doplout ke všem čtyřem vašim cílům, ať ji tam dovede kdokoli: čtyři cíle vyhrávají. V diskusi se počítají protesty a Zeus.
next-table = Další stůl, který na vás čeká
