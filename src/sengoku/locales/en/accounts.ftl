# E-mails about accounts. $name is the name of the account, $link an address.

recovery-subject = Reset your password
recovery-text =
    Hello { $name },

    use this link to choose a new password. It works once, within the next hour:

    { $link }

    If you didn’t ask for this, ignore this e-mail: your password stays the same.
