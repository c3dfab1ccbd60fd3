## The plain-text form of an archive
plain-title = { $ruleset }, tavolo { $code }
plain-options = Opzioni: { $options }
plain-seat = Posto { $number }: { $who }
plain-later = In seguito: { $who }
plain-word = parola «{ $word }»
plain-bot = un bot di tipo { $kind }
plain-seal = Sigillo: { $digits }
plain-seed = Numero segreto: { $digits }
plain-deal-key = Chiave della distribuzione: { $digits }
plain-head = Ultima voce del registro: { $digits }
plain-state = Stato: { $digits }
plain-says = { $who }: { $words }
plain-service = Il servizio
plain-how = { $how ->
    [envelope] dalla busta
    [next] detto in anticipo
    [order] per rotta o istruzione permanente
    [patience] per pazienza
    [silence] per silenzio
   *[caretaker] dal supplente
}
plain-running = La partita non è finita.
plain-won = Vince { $names }.
plain-shared = Vittoria condivisa: { $names }.
plain-closed = Il tavolo è stato chiuso prima della fine della partita.
chronicle-pile = { $color ->
    [violet] La pila viola dopo la mescolata { $shuffle }, la cima per ultima: { $places }.
    [green] La pila verde dopo la mescolata { $shuffle }, la cima per ultima: { $places }.
    [red] La pila rossa dopo la mescolata { $shuffle }, la cima per ultima: { $places }.
   *[blue] La pila blu dopo la mescolata { $shuffle }, la cima per ultima: { $places }.
}
chronicle-deck = Il mazzo dopo la mescolata { $shuffle }, la cima per ultima: { $cards }.
