# What the server says: alerts and the quick phrases of the chat. $table is the name people
# gave the table. A message is the title or the subject of an alert, .text what it says.

alert-turn = Ваш ход: { $table }
    .text = «{ $table }»: сейчас ваш ход.
alert-time = Ваше время истекает: { $table }
    .text =
        { $hours ->
            [0]
                { $minutes ->
                    [one] «{ $table }»: у вас осталась { $minutes } минута.
                    [few] «{ $table }»: у вас осталось { $minutes } минуты.
                    [many] «{ $table }»: у вас осталось { $minutes } минут.
                   *[other] «{ $table }»: у вас осталось { $minutes } минуты.
                }
            [one] «{ $table }»: у вас остался { $hours } час.
            [few] «{ $table }»: у вас осталось { $hours } часа.
            [many] «{ $table }»: у вас осталось { $hours } часов.
           *[other] «{ $table }»: у вас осталось { $hours } часа.
        }
alert-over = Конец игры: { $table }
    .text = Партия «{ $table }» окончена. Посмотрите, чем всё кончилось.
alert-vote = Вас ждёт голосование: { $table }
    .text = «{ $table }»: идёт голосование. Остальные ждут вашего ответа.

# A bot plays until the reader comes back; after a vote, for good.
alert-stand-in = За вас играет дублёр: { $table }
    .text = «{ $table }»: ваше время истекло. За вас играет дублёр, пока вы не вернётесь в игру.
alert-replaced = Вас заменил бот: { $table }
    .text = «{ $table }»: по итогам голосования ваше место навсегда занимает бот.

# Instead of a name, when people gave the table none. $game: samurai, shogun
alert-unnamed =
    { $game ->
        [samurai] Маленькие империи. Самураи
       *[shogun] Сёгун
    }

# At the end of an e-mail
alert-mail-stop = Вы получили это письмо, потому что за одним из столов этого сервера включено оповещение о ходе на этот адрес. Чтобы отключить его, откройте стол и удалите оповещение.
alert-mail-contact = Если вы не включали оповещение, напишите: { $contact }

# The only e-mail to an address nobody has confirmed. No word in it is one people chose.
alert-code = Код для оповещения о ходе: { $code }
    .text = Кто-то (надеемся, что вы) попросил сообщать на эту почту о своём ходе в партии на этом сервере. Код: { $code }. Введите его за столом, где добавляли оповещение.
alert-code-stop = Если это были не вы, не обращайте внимания на это письмо: других не будет.

## Quick phrases of the chat: one player to all others

phrase-hello = Здравствуйте!
phrase-good-game = Хорошая игра!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Прошу прощения!
phrase-your-turn = Ваш ход!
phrase-one-moment = Минутку, пожалуйста.
phrase-back-soon = Скоро вернусь.
phrase-nice-move = Отличный ход!
phrase-revenge = Реванш?
phrase-new-link = Хост стола создал новую ссылку на это место.
phrase-account-added = Это место теперь привязано к аккаунту.
phrase-seat-taken-over = Теперь на этом месте вместо бота играет человек.
phrase-conceded = Сдаёт партию.
