odyssee-refuse-over = Hra skončila.
odyssee-refuse-not-asked = Teď odpovídá někdo jiný.
odyssee-refuse-other-question = { $question ->
    [turn] To není odpověď na otázku: vyberte kostku plavby, nebo bouřkový šíp.
    [sail] To není odpověď na otázku: vyberte, kam poplout, nebo zůstaňte na místě.
    [land] To není odpověď na otázku: přistaňte, nebo něco nabídněte.
    [give] To není odpověď na otázku: vyberte kartu pro příchozího.
    [price] To není odpověď na otázku: přijměte cenu, nebo ji odmítněte.
    [winds] To není odpověď na otázku: položte bouřkový šíp, nebo ne.
    [cattle] To není odpověď na otázku: hodujte, nebo nechte stáda pást.
    [toll] To není odpověď na otázku: obětujte hrdinu, nebo zaplaťte dary.
    [look] To není odpověď na otázku: řekněte, na které karty se podíváte.
    [meeting] To není odpověď na otázku: mír, boj, požadavek, nebo výměna.
    [proposal] To není odpověď na otázku: přijměte návrh, nebo ho odmítněte.
    [battle] To není odpověď na otázku: bojujte dál, nebo něco nabídněte.
   *[offer] To není odpověď na otázku: přijměte nabídku, nebo ji odmítněte.
}
odyssee-refuse-no-gift = Na zaplacení bouřkového šípu vám nezbývá dar.
odyssee-refuse-same-hex = Tam už vaše loď leží. Má-li zůstat, vyberte „zůstat na místě“.
odyssee-refuse-troy = Trója je zavřená: zpátky tam nikdo nepluje.
odyssee-refuse-not-entitled = Ithaka je vám zavřená, dokud máte v ruce víc žetonů než karet. Žetony: { $chips }, karty: { $cards }.
odyssee-refuse-too-far = { $steps ->
    [one] Je to daleko 1 pole, víc, než vám padlo.
    [few] Je to daleko { $steps } pole, víc, než vám padlo.
   *[other] Je to daleko { $steps } polí, víc, než vám padlo.
}
odyssee-refuse-land-between = Vzdušnou čarou je to blízko, ale v cestě leží země.
odyssee-refuse-not-your-card = Kartu { $card } nemáte.
odyssee-refuse-not-their-card = Vládce ostrova kartu { $card } nemá.
odyssee-refuse-same-card = Karta, za kterou chcete cenu, nemůže být ta, kterou dáte jinak.
odyssee-refuse-no-bid = Není žádná nabídka, kterou byste mohli přijmout.
odyssee-refuse-bid-lies = Leží tu nabídka: přijměte ji, nebo dejte kartu.
odyssee-refuse-look-count = { $needed ->
    [one] Vyberte právě 1 zakrytou kartu.
    [few] Vyberte právě { $needed } zakryté karty.
   *[other] Vyberte právě { $needed } zakrytých karet.
}
odyssee-refuse-not-face-down = U tohoto ostrova neleží na okraji zakrytá karta: { $isle }.
odyssee-refuse-gifts = { $by ->
    [speaker] To je víc, než máte. Vaše dary: { $held }.
   *[other] Tolik darů druhá strana nemá. Má jich: { $held }.
}
odyssee-refuse-card = { $by ->
    [speaker] Kartu { $card } nemáte.
   *[other] Kartu { $card } druhá strana nemá.
}
odyssee-refuse-isle = { $by ->
    [speaker] Na ostrově { $isle } nevládnete.
   *[other] Na ostrově { $isle } druhá strana nevládne.
}
odyssee-refuse-landing-isle = Ostrov, o který jde, nemůže být součástí obchodu.
odyssee-refuse-chips = { $by ->
    [speaker] Na převzetí těchto ostrovů máte málo žetonů. Žetony v ruce: { $chips }.
   *[other] Na převzetí těchto ostrovů má druhá strana málo žetonů. Žetony v ruce: { $chips }.
}
odyssee-refuse-nothing = Požadavek nebo výměna musí něco jmenovat.

odyssee-misread = { $at ->
    [0] To nelze přečíst od samého začátku: { $expected }
   *[other] To nelze přečíst dál; počet správných znaků: { $at }; { $expected }
}
odyssee-expected = { $expected ->
    [verb] chybí slovo hry, například die, sail nebo peace.
    [space] chybí jedna mezera.
    [hex] chybí pole, například h8.
    [direction] chybí směr: e, ne, nw, w, sw nebo se.
    [card] chybí karta, například card8.
    [isle] chybí ostrov, například isle3, nižší číslo první.
    [item] chybějí podmínky: dary, pak karty, pak ostrovy, například 2g+card8, nebo 0.
    [for] chybí slovo „for“.
    [else] chybí slovo „else“.
    [something] něco je třeba jmenovat: „for 0“ se rozumí samo sebou.
   *[end] tady už nesmí nic následovat.
}
