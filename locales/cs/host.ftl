## Co může hostitel
host-line = Řádek od vás
host-line-hint = Bude v dopise těm, které zvete. Prostá slova, žádné odkazy, nejvýše { $most } znaků. Můžete ho vynechat.
fault-line-long = Nejvýše { $most } znaků, prosím.
fault-line-odd = Jen prostá slova, prosím: žádné odkazy, adresy ani neviditelné znaky.
host-resend = Poslat znovu
host-resend-whom = Poslat znovu pozvánku na { $address }
host-link = Pozvat odkazem
host-link-more = Pošlete tento odkaz lidem, se kterými chcete hrát, kdekoli si s nimi píšete. Kdo ho má, může po potvrzení e-mailové adresy zaujmout volné místo u stolu. Kdykoli ho můžete zrušit.
host-link-address = Odkaz k předání
host-link-make = Vytvořit odkaz
host-link-renew = Vytvořit nový (starý přestane platit)
host-link-end = Zrušit odkaz
host-last = Jako minule
host-last-more = Tempo, pravidla a lidé jako u vašeho stolu { $code }. Vše můžete změnit.
letter-invitation-line = { $host } píše: „{ $line }“
letter-sample-line = Už jsme spolu nehráli celou věčnost!
invitation-back = Zpět k pozvánce
