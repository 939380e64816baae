# E-mails about accounts. $name is the name of the account, $link an address.

recovery-subject = Reimposta la password
recovery-text =
    Ciao { $name },

    con questo link puoi scegliere una nuova password. Vale una sola volta, entro un’ora:

    { $link }

    Se non l’hai chiesto tu, ignora questa e-mail: la tua password resta com’è.
