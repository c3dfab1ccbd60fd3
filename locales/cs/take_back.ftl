## Vzít odpověď zpět, než ji někdo uvidí
take-back = Vzít odpověď zpět
take-back-hint = Odpověď, kterou by ostatní mohli hned vidět, tak dlouho počká. Do té doby ji nikdo nevidí a můžete ji vzít zpět nebo hned odeslat. Proti samotným botům nic nečeká.
take-back-minutes = { $minutes ->
    [0] nelze
    [one] { $minutes } minutu
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
unsent-title = Odpověděli jste.
unsent-held = Vaši odpověď zatím nikdo nevidí. Zpět ji můžete vzít do: { $when }.
unsent-take-back = Vzít zpět
unsent-send-now = Hned odeslat
unsent-change = Změnit
unsent-came-back = Než vaše odpověď odešla, otázka se změnila, a proto odpověď neplatí. Řekli jste:
unsent-too-late = Tato odpověď už odešla a platí.
review-take-back = { $minutes ->
    [one] Pak to můžete { $minutes } minutu brát zpět; dřív to nikdo neuvidí.
    [few] Pak to můžete { $minutes } minuty brát zpět; dřív to nikdo neuvidí.
    [many] Pak to můžete { $minutes } minuty brát zpět; dřív to nikdo neuvidí.
   *[other] Pak to můžete { $minutes } minut brát zpět; dřív to nikdo neuvidí.
}
