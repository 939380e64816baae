# E-mails about accounts. $name is the name of the account, $link an address.

recovery-subject = Votre nouveau mot de passe
recovery-text =
    Bonjour { $name },

    ce lien vous permet de choisir un nouveau mot de passe. Il sert une seule fois, dans l’heure qui vient :

    { $link }

    Si vous ne l’avez pas demandé, ne faites rien : votre mot de passe reste le même.
