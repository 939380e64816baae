# What the server says: alerts and the quick phrases of the chat. $table is the name people
# gave the table. A message is the title or the subject of an alert, .text what it says.

alert-turn = Your turn: { $table }
    .text = It’s your turn in “{ $table }”.
alert-time = Time is running out: { $table }
    .text =
        { $hours ->
            [0]
                { $minutes ->
                    [one] “{ $table }”: you have { $minutes } minute left.
                   *[other] “{ $table }”: you have { $minutes } minutes left.
                }
            [one] “{ $table }”: you have { $hours } hour left.
           *[other] “{ $table }”: you have { $hours } hours left.
        }
alert-over = Game over: { $table }
    .text = The game “{ $table }” is over. See how it ended.
alert-vote = A vote is waiting for you: { $table }
    .text = A vote is open in “{ $table }”. The others are waiting for your answer.

# A bot plays until the reader comes back; after a vote, for good.
alert-stand-in = A stand-in is playing for you: { $table }
    .text = You ran out of time in “{ $table }”. A stand-in plays for you until you take over again.
alert-replaced = You have been replaced: { $table }
    .text = The table “{ $table }” voted: a bot has replaced you for good.

# Instead of a name, when people gave the table none. $game: samurai, shogun
alert-unnamed =
    { $game ->
        [samurai] Small Samurai Empires
       *[shogun] Shogun
    }

# At the end of an e-mail
alert-mail-stop = You’re getting this e-mail because turn alerts for this address were set up at a table on this server. To stop them, open the table and remove the alert.
alert-mail-contact = If you didn’t set up an alert, write to: { $contact }

# The only e-mail to an address nobody has confirmed. No word in it is one people chose.
alert-code = Code for turn alerts: { $code }
    .text = Someone, hopefully you, asked to be notified by e-mail when it’s their turn in a game on this server. The code is { $code }. Enter it at the table where you added the alert.
alert-code-stop = If this wasn’t you, ignore this e-mail. You won’t get any more.

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
phrase-revenge = Rematch?
phrase-new-link = The host has created a new link for this seat.
phrase-account-added = This seat now belongs to an account.
phrase-seat-taken-over = A person has taken over this seat from a bot.
phrase-conceded = Gave up the game.
