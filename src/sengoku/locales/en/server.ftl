# What the server says: alerts and the quick phrases of the chat. $table is the name people
# gave the table. A message is the title or the subject of an alert, .text what it says.

alert-turn = Your turn: { $table }
    .text = It is your turn in “{ $table }”.
alert-time = Your time runs out: { $table }
    .text =
        { $hours ->
            [0]
                { $minutes ->
                    [one] “{ $table }”: your time runs out in { $minutes } minute.
                   *[other] “{ $table }”: your time runs out in { $minutes } minutes.
                }
            [one] “{ $table }”: your time runs out in { $hours } hour.
           *[other] “{ $table }”: your time runs out in { $hours } hours.
        }
alert-over = Game over: { $table }
    .text = The game “{ $table }” is over. See how it ended.

# A bot plays until the reader comes back; after a vote, for good.
alert-stand-in = A stand-in plays for you: { $table }
    .text = Your time in “{ $table }” was up. A stand-in plays for you until you take over again.
alert-replaced = You have been replaced: { $table }
    .text = The table “{ $table }” voted: a bot has replaced you for good.

# Instead of a name, when people gave the table none. $game: samurai, shogun
alert-unnamed =
    { $game ->
        [samurai] Small Samurai Empires
       *[shogun] Shogun
    }

# At the end of an e-mail
alert-mail-stop = You get this e-mail because turn alerts to this address were set at a table of this server. To stop them, open the table and remove the alert.
alert-mail-contact = If you set no alert, write to: { $contact }

# The only e-mail to an address nobody has confirmed. No word in it is one people chose.
alert-code = Code for turn alerts: { $code }
    .text = Somebody, hopefully you, asked to be told by e-mail when it is their turn in a game on this server. The code is { $code }. Enter it at the table where you asked.
alert-code-stop = If it was not you, do nothing: you will get no more e-mails.

## Quick phrases of the chat: one player to all others

phrase-hello = Hello!
phrase-good-game = Good game!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please.
phrase-back-soon = Back soon.
phrase-nice-move = Nice move!
phrase-revenge = Revenge?
phrase-new-link = The host of the table has made a new link for this seat.
