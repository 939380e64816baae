# What the server says: alerts and the quick phrases of the chat. $table is the name people
# gave the table. A message is the title or the subject of an alert, .text what it says.

alert-turn = Du bist dran: { $table }
    .text = Du bist in „{ $table }“ dran.
alert-time = Deine Zeit läuft ab: { $table }
    .text =
        { $hours ->
            [0]
                { $minutes ->
                    [one] „{ $table }“: Du hast noch { $minutes } Minute.
                   *[other] „{ $table }“: Du hast noch { $minutes } Minuten.
                }
            [one] „{ $table }“: Du hast noch { $hours } Stunde.
           *[other] „{ $table }“: Du hast noch { $hours } Stunden.
        }
alert-over = Spielende: { $table }
    .text = Die Partie „{ $table }“ ist zu Ende. Sieh nach, wie sie ausgegangen ist.
alert-vote = Eine Abstimmung wartet auf dich: { $table }
    .text = In „{ $table }“ läuft eine Abstimmung. Die anderen warten auf deine Antwort.

# A bot plays until the reader comes back; after a vote, for good.
alert-stand-in = Eine Vertretung spielt für dich: { $table }
    .text = Deine Zeit in „{ $table }“ ist abgelaufen. Eine Vertretung spielt für dich, bis du wieder übernimmst.
alert-replaced = Du wurdest ersetzt: { $table }
    .text = Der Tisch „{ $table }“ hat abgestimmt: Ein Bot hat dich endgültig ersetzt.

# Instead of a name, when people gave the table none. $game: samurai, shogun
alert-unnamed =
    { $game ->
        [samurai] Small Samurai Empires
       *[shogun] Shogun
    }

# At the end of an e-mail
alert-mail-stop = Du bekommst diese E-Mail, weil an einem Tisch auf diesem Server Zug-Hinweise an diese Adresse eingerichtet wurden. Um sie abzustellen, öffne den Tisch und entferne den Hinweis.
alert-mail-contact = Wenn du keinen Hinweis eingerichtet hast, schreib an: { $contact }

# The only e-mail to an address nobody has confirmed. No word in it is one people chose.
alert-code = Code für Zug-Hinweise: { $code }
    .text = Jemand, hoffentlich du, möchte per E-Mail benachrichtigt werden, sobald ein Zug in einer Partie auf diesem Server ansteht. Der Code ist { $code }. Gib ihn an dem Tisch ein, an dem du den Hinweis hinzugefügt hast.
alert-code-stop = Wenn du das nicht warst, ignoriere diese E-Mail. Du bekommst keine weiteren.

## Quick phrases of the chat: one player to all others

phrase-hello = Hallo!
phrase-good-game = Schöne Partie!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-your-turn = Du bist dran!
phrase-one-moment = Einen Moment, bitte.
phrase-back-soon = Bin gleich zurück.
phrase-nice-move = Schöner Zug!
phrase-revenge = Revanche?
phrase-new-link = Der Host hat für diesen Platz einen neuen Link erstellt.
phrase-account-added = Dieser Platz gehört jetzt zu einem Konto.
phrase-seat-taken-over = Ein Mensch hat diesen Platz von einem Bot übernommen.
phrase-conceded = Hat die Partie aufgegeben.
