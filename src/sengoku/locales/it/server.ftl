# What the server says: alerts and the quick phrases of the chat. $table is the name people
# gave the table. A message is the title or the subject of an alert, .text what it says.

alert-turn = Tocca a te: { $table }
    .text = Tocca a te in “{ $table }”.
alert-time = Il tuo tempo sta per scadere: { $table }
    .text =
        { $hours ->
            [0]
                { $minutes ->
                    [one] “{ $table }”: ti resta { $minutes } minuto.
                   *[other] “{ $table }”: ti restano { $minutes } minuti.
                }
            [one] “{ $table }”: ti resta { $hours } ora.
           *[other] “{ $table }”: ti restano { $hours } ore.
        }
alert-over = Fine partita: { $table }
    .text = La partita “{ $table }” è finita. Guarda come è andata.
alert-vote = Una votazione ti aspetta: { $table }
    .text = C’è una votazione in corso in “{ $table }”. Gli altri aspettano la tua risposta.

# A bot plays until the reader comes back; after a vote, for good.
alert-stand-in = Un sostituto gioca per te: { $table }
    .text = Il tuo tempo in “{ $table }” è scaduto. Un sostituto gioca per te finché non riprendi il posto.
alert-replaced = Un bot ha preso il tuo posto: { $table }
    .text = Il tavolo “{ $table }” ha votato: un bot prende il tuo posto per sempre.

# Instead of a name, when people gave the table none. $game: samurai, shogun
alert-unnamed =
    { $game ->
        [samurai] Small Samurai Empires
       *[shogun] Shogun
    }

# At the end of an e-mail
alert-mail-stop = Ricevi questa e-mail perché a un tavolo di questo server sono stati impostati avvisi di turno per questo indirizzo. Per non riceverli più, apri il tavolo ed elimina l’avviso.
alert-mail-contact = Se non hai impostato nessun avviso, scrivi a: { $contact }

# The only e-mail to an address nobody has confirmed. No word in it is one people chose.
alert-code = Codice per gli avvisi di turno: { $code }
    .text = Qualcuno, probabilmente tu, ha chiesto di ricevere un’e-mail a ogni suo turno in una partita su questo server. Il codice è { $code }. Inseriscilo al tavolo dove hai aggiunto l’avviso.
alert-code-stop = Se non l’hai chiesto tu, ignora questa e-mail. Non ne riceverai altre.

## Quick phrases of the chat: one player to all others

phrase-hello = Ciao!
phrase-good-game = Bella partita!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-your-turn = Tocca a te!
phrase-one-moment = Un momento, per favore.
phrase-back-soon = Torno subito.
phrase-nice-move = Bella mossa!
phrase-revenge = Rivincita?
phrase-new-link = L’host ha creato un nuovo link per questo posto.
phrase-account-added = Questo posto appartiene ora a un account.
phrase-seat-taken-over = Una persona ha preso il posto di un bot.
phrase-conceded = Ha abbandonato la partita.
