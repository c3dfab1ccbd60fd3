## Jak zase najít své stoly
own-with = { $game }: { $names }
own-turn = { $turn }. tah
own-mover = { $who ->
    [you] jste na tahu
   *[other] na tahu: { $name }
}
own-gathering = Čeká na hráče
own-over = Skončeno
own-due = Termín odpovědi { $distance }
own-title = Vaše stoly
own-all = Všechny moje stoly
own-here = Nejste přihlášeni. Toto jsou stoly, jejichž místa zná tento prohlížeč.
own-sign-in = Přihlaste se a uvidíte všechny své stoly.
own-fleeting = Vede k němu jen tento prohlížeč. Zadejte u stolu adresu a najdete ho odkudkoli.

## Ponechat si hru, která začala bez adresy
keep-title = Ponechat si tuto hru
keep-lead = Zatím sem vede zpátky jen tento prohlížeč. Zadejte e-mailovou adresu: hru pak najdete na každém zařízení, a až budete odpovídat, přijde e-mail.
keep-ask = Poslat odkaz
keep-short = Ponechat
keep-which = Ponechat stůl { $code }
keep-confirm = Hra bude vaše a e-maily o ní půjdou na { $address }. Hrajete dál tam, kde jste byli.
keep-submit = Ponechat si hru
letter-keep-subject = Ponechte si svou hru
letter-keep = Potvrďte prosím, že tato adresa je vaše, a hra vám zůstane.
letter-keep-more = Pak ji najdete na každém zařízení, a až budete odpovídat, přijde e-mail.
letter-keep-door = Ponechat si hru

## Tajná adresa pro kalendáře a čtečky
feed-title = Kalendář a kanál novinek
feed-name = Moje stoly na Penelope
feed-lead = Vaše vlastní tajná adresa, ze které si váš kalendář nebo čtečka sama stahuje termíny a novinky všech vašich stolů.
feed-calendar = Adresa kalendáře
feed-calendar-hint = Ve svém kalendáři zvolte „přidat podle adresy“ nebo „odebírat“. Obsahuje všechny vaše termíny.
feed-news = Adresa novinek
feed-news-hint = Pro čtečky (Atom): když máte odpovědět, když vás někdo pozve a když hra začne nebo skončí.
feed-secret = Kdo tyto adresy má, může číst, s kým hrajete a dokdy máte odpovědět, nikdy vaše karty ani cíle, a nemůže nic udělat. Dostala-li se některá do nesprávných rukou, vytvořte novou: staré přestanou platit.
feed-make = Vytvořit adresu
feed-renew = Vytvořit novou adresu
feed-end = Zrušit ji
feed-asked = Čeká se na vaši odpověď
feed-item = { $table }: { $sentence }

## A letter that was not meant for its reader
not-me-done = Děkujeme. Nic se nestalo a nikomu jsme nepsali: bez vašeho potvrzení zůstane stůl skrytý a zapomene se.

## After a letter was asked for
sent-address = Jde na { $address }. Je to správně? Pokud ne, vraťte se a zadejte adresu znovu.
sent-again = Poslat znovu
sent-again-done = E-mail jsme poslali znovu. Příliš mnoho e-mailů na jednu adresu zadržujeme.
