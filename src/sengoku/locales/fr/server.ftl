# What the server says: alerts and the quick phrases of the chat. $table is the name people
# gave the table. A message is the title or the subject of an alert, .text what it says.

alert-turn = À vous de jouer : { $table }
    .text = C’est à vous de jouer dans « { $table } ».
alert-time = Votre temps s’épuise : { $table }
    .text =
        { $hours ->
            [0]
                { $minutes ->
                    [one] « { $table } » : il vous reste { $minutes } minute.
                   *[other] « { $table } » : il vous reste { $minutes } minutes.
                }
            [one] « { $table } » : il vous reste { $hours } heure.
           *[other] « { $table } » : il vous reste { $hours } heures.
        }
alert-over = Fin de partie : { $table }
    .text = La partie « { $table } » est terminée. Découvrez comment elle a fini.
alert-vote = Un vote vous attend : { $table }
    .text = Un vote est en cours dans « { $table } ». Les autres attendent votre réponse.

# A bot plays until the reader comes back; after a vote, for good.
alert-stand-in = Un remplaçant joue pour vous : { $table }
    .text = Votre temps est écoulé dans « { $table } ». Un remplaçant joue pour vous jusqu’à ce que vous repreniez la main.
alert-replaced = Un bot a pris votre place : { $table }
    .text = La table « { $table } » a voté : un bot prend votre place définitivement.

# Instead of a name, when people gave the table none. $game: samurai, shogun
alert-unnamed =
    { $game ->
        [samurai] Small Samurai Empires
       *[shogun] Shogun
    }

# At the end of an e-mail
alert-mail-stop = Vous recevez cet e-mail car des alertes de tour vers cette adresse ont été ajoutées à une table de ce serveur. Pour les arrêter, ouvrez la table et supprimez l’alerte.
alert-mail-contact = Si vous n’avez ajouté aucune alerte, écrivez à : { $contact }

# The only e-mail to an address nobody has confirmed. No word in it is one people chose.
alert-code = Code pour les alertes de tour : { $code }
    .text = Quelqu’un, vous sans doute, a demandé à être averti par e-mail quand vient son tour de jouer dans une partie sur ce serveur. Le code est { $code }. Saisissez-le à la table où vous avez ajouté l’alerte.
alert-code-stop = Si ce n’était pas vous, ignorez cet e-mail. Vous n’en recevrez pas d’autre.

## Quick phrases of the chat: one player to all others

phrase-hello = Bonjour !
phrase-good-game = Belle partie !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-your-turn = À vous de jouer !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-soon = Je reviens tout de suite.
phrase-nice-move = Joli coup !
phrase-revenge = Revanche ?
phrase-new-link = L’hôte a créé un nouveau lien pour cette place.
phrase-account-added = Cette place appartient désormais à un compte.
phrase-seat-taken-over = Une personne a repris cette place à un bot.
phrase-conceded = A abandonné la partie.
