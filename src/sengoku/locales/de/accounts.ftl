# E-mails about accounts. $name is the name of the account, $link an address.

recovery-subject = Dein neues Passwort
recovery-text =
    Hallo { $name },

    mit diesem Link kannst du ein neues Passwort wählen. Er gilt einmal und eine Stunde lang:

    { $link }

    Falls du nicht darum gebeten hast, tu nichts: Dein Passwort bleibt, wie es ist.
