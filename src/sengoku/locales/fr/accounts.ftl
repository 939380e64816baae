# E-mails about accounts. $name is the name of the account, $link an address.

recovery-subject = Réinitialiser votre mot de passe
recovery-text =
    Bonjour { $name },

    ce lien vous permet de choisir un nouveau mot de passe. Il sert une seule fois, dans l’heure qui vient :

    { $link }

    Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste le même.
