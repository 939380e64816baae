# E-mails about accounts. $name is the name of the account, $link an address.

recovery-subject = Восстановление пароля
recovery-text =
    Здравствуйте, { $name }!

    По этой ссылке можно задать новый пароль. Она действует один раз и в течение часа:

    { $link }

    Если вы об этом не просили, не обращайте внимания на это письмо: пароль останется прежним.
