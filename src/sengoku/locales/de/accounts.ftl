# E-mails about accounts. $name is the name of the account, $link an address.

recovery-subject = Passwort zurücksetzen
recovery-text =
    Hallo { $name },

    mit diesem Link kannst du ein neues Passwort wählen. Er gilt einmal und eine Stunde lang:

    { $link }

    Wenn du nicht darum gebeten hast, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.
