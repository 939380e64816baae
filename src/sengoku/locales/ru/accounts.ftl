# E-mails about accounts. $name is the name of the account, $link an address.

recovery-subject = Ваш новый пароль
recovery-text =
    Здравствуйте, { $name }!

    По этой ссылке можно выбрать новый пароль. Она действует один раз и в течение часа:

    { $link }

    Если вы об этом не просили, ничего не делайте: пароль останется прежним.
