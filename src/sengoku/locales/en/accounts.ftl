# E-mails about accounts. $name is the name of the account, $link an address.

recovery-subject = Your new password
recovery-text =
    Hello { $name },

    with this link you can choose a new password. It works once, within the next hour:

    { $link }

    If you did not ask for it, do nothing: your password stays as it is.
