# The web app. Names of things are in the catalogues of the games.

## Everywhere

web-home = Главная
web-language = Язык
web-theme = Тема
web-theme-system = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-show-all = Показать все: { $count }
web-settings = Настройки
web-close = Закрыть
web-loading = Загрузка…
web-reconnecting = Нет связи. Подключаемся… Ваша партия в сохранности.
web-server-gone = Сервер недоступен.
    .about = Ничего не пропадёт. Игра продолжится, когда сервер снова заработает.
web-unsent = Ваш ответ сохранён и будет отправлен.
web-retry = Ещё раз
web-cancel = Отмена
web-save = Сохранить
web-saved = Сохранено.
web-add = Добавить
web-remove = Удалить
web-not-now = Не сейчас
web-rule = Правило { $rule }
web-missing = Страница не найдена
    .about = Возможно, в адресе опечатка.

## Home

web-hero = Планируйте втайне. Смотрите, что выйдет.
    .about = Две настольные игры о воюющих провинциях Японии, с друзьями или с ботами. Без регистрации и баннеров о cookie. Достаточно ссылки.
web-hero-game = Партия пяти ботов
web-play-now = Играть
web-learn = Урок на 4 минуты
web-invite = Пригласить друзей
web-my-tables = Ваши столы
web-waits-friends = Ждём друзей
web-trying = пробная партия
web-you-won =
    { $count ->
        [1] Вы победили
       *[other] Вы разделили победу
    }
web-against = Игроки: { $names }
web-others-turn = Ждём остальных
web-over = Игра окончена
web-unread =
    { $count ->
        [one] { $count } новое событие
        [few] { $count } новых события
        [many] { $count } новых событий
       *[other] { $count } нового события
    }
web-games = Игры
web-game-samurai = Маленькие империи. Самураи
    .about = 2–4 игрока, 60 мин
web-game-shogun = Сёгун
    .about = 3–5 игроков, 120 мин
web-page-samurai = Разложите тайные приказы по карте и смотрите, как они сработают с юга на север и обратно.
    .how = Три эпохи по два раунда. У каждого приказа своё место в очереди: армии набирают, они идут, плывут, сражаются и строят замки там, где это важно. Кто держит провинции, получает влияние, а влияние становится очками.
web-page-shogun = Спланируйте десять действий сразу и втайне, а потом бросьте кубики в башню.
    .how = Два года: весна, лето и осень. Каждая карта провинции делает что-то одно: налоги, урожай, стройка, набор или поход. Битвы решает башня, которая помнит кубики. Зимой нужно накормить всех, затем провинции и постройки приносят очки.
web-public-tables = Партии для просмотра
web-open-tables = Открытые столы
web-game-of-the-day = Партия дня
web-free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
web-quick-level = Боты
web-quick-watch = Смотреть игру ботов
web-join = Войти по коду или ссылке
web-join-button = Войти в игру
web-alerts-off = Оповещение о ходе на этом устройстве выключено.
web-turn-on = Включить
web-account-offer = Хотите играть с любого устройства? Создайте аккаунт.
web-contact = Связаться с нами
web-source = Исходный код
web-kept-over =
    { $days ->
        [0] Сыгранные партии хранятся всегда.
        [one] Сыгранные партии хранятся { $days } день.
        [few] Сыгранные партии хранятся { $days } дня.
        [many] Сыгранные партии хранятся { $days } дней.
       *[other] Сыгранные партии хранятся { $days } дня.
    }
web-kept-idle =
    { $days ->
        [0] Неактивные партии хранятся всегда.
        [one] Неактивные партии хранятся { $days } день.
        [few] Неактивные партии хранятся { $days } дня.
        [many] Неактивные партии хранятся { $days } дней.
       *[other] Неактивные партии хранятся { $days } дня.
    }
web-rules-of = Правила: { $game }

## A new table, and joining one

web-new-table = Новый стол
web-which-game = Игра
web-option-edition = Издание
web-option-variants = Варианты
web-option-side = Сторона поля
web-option-start = Подготовка
web-option-modules = Модули
web-option-tower = Башня
web-option-first = Первый игрок
web-rules = Правила
web-by-lot = Случайно
web-clash = Не сочетается с: { $other }
web-people-only = Боты не могут играть с настоящей башней.
web-house = Домашние правила
    .about = Изменения правил, о которых вы договорились. Остальное — по изданию.
web-house-changed =
    { $count ->
        [one] Изменено { $count } правило
        [few] Изменено { $count } правила
        [many] Изменено { $count } правил
       *[other] Изменено { $count } правила
    }
web-changed = изменено
web-table = Стол
web-seats = Места
web-players = Игроки
web-your-name = Ваше имя
web-seat-number = Место { $seat }
web-friend = Друг, по ссылке
web-here = На этом устройстве
web-any-colour = Любой цвет
web-hot-seat = На этом устройстве
    .about = Передавайте устройство: защитный экран скроет то, что другим видеть нельзя.
web-bot = Бот, { $level }
web-bot-random = случайный
    .about = делает случайные допустимые ходы
web-bot-easy = лёгкий
    .about = хорош для первых партий
web-bot-normal = средний
    .about = достойный соперник
web-bot-hard = сложный
    .about = думает дольше, но видит не больше вас
web-pace = Темп
web-pace-free = Без лимита
    .about = Думайте сколько угодно. Если игрок не возвращается, через 7 дней голосование может заменить его ботом или завершить игру.
web-pace-live = В реальном времени
    .about = Все вместе, по часам.
web-pace-days = По дням
    .about = Играйте, когда удобно, со сроком на каждый ход.
web-minutes-each = Минут на игрока
web-seconds-more = Добавка секунд за ход
web-hours-each = Время на ход
web-hours =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    }
web-absent = Когда время выйдет
    .about = Вернувшийся игрок снова играет сам.
web-absent-bot = Дублёр: бот, { $level }
web-watch = Кто может смотреть
    .about = Зрители никогда не видят ничего тайного.
web-watch-link = Все, у кого есть ссылка
web-watch-public = Все
web-watch-nobody = Никто
web-listed = Показать среди открытых столов
    .about = Присоединиться сможет любой на этом сервере.
web-table-name = Название стола
web-begins-later =
    { $count ->
        [1] Вы получите ссылку и QR-код для друга. Игра начнётся, когда место будет занято.
        [one] Вы получите ссылку и QR-код для { $count } друга. Игра начнётся, когда все места будут заняты.
        [few] Вы получите ссылку и QR-код для { $count } друзей. Игра начнётся, когда все места будут заняты.
        [many] Вы получите ссылку и QR-код для { $count } друзей. Игра начнётся, когда все места будут заняты.
       *[other] Вы получите ссылку и QR-код для { $count } друзей. Игра начнётся, когда все места будут заняты.
    }
web-begins-now = Игра начнётся сразу же.
web-set-up = Открыть стол
web-no-code = Стола с таким кодом нет
    .about = Возможно, места уже заняты или в коде опечатка.
web-join-about = Выберите имя и цвет — и вы в игре.
web-name = Имя
web-colour = Цвет
web-sit-down = Занять место
web-there = За столом:
web-sit-already = У вас уже есть место за этим столом. Если занять ещё одно, на этом устройстве будут играть двое.
web-to-table = К столу
web-lobby = Отправьте этот код или ссылку. Каждый выберет имя и цвет.
web-lobby-missing =
    { $count ->
        [0] Игра начинается
        [1] Ждём друга
        [one] Ждём { $count } друга
        [few] Ждём { $count } друзей
        [many] Ждём { $count } друзей
       *[other] Ждём { $count } друзей
    }
web-lobby-stay = Игра начнётся, как только все соберутся. Можно закрыть эту страницу и вернуться позже.
web-code = Код стола
web-share = Поделиться ссылкой
web-copy = Скопировать
web-copied = Скопировано
web-qr = QR-код для ссылки
web-link-join = Ссылка-приглашение
web-link-watch = Ссылка для зрителей
web-seat-link = Тайная ссылка: { $name }
web-open-seat = Свободное место
    .about = друг войдёт по ссылке
web-waits-friend = ждём друга
web-seat-person = Игрок
web-seat-bot = Бот
web-you = вы
web-watching = Вы смотрите игру.
web-you-are = Вы — { $name }.
web-watching-tab = Просмотр
web-spectators =
    { $count ->
        [one] Смотрит { $count } зритель.
        [few] Смотрят { $count } зрителя.
       *[many] Смотрят { $count } зрителей.
    }
web-connected = { $name }: в сети.
web-disconnected = { $name }: не в сети.
web-let-friend = Позвать друга
web-give-bot = Посадить бота
web-new-link = Новая ссылка
web-propose-bot = Предложить бота
web-no-table = Эта ссылка не работает
    .about = Возможно, её заменили или стола больше нет.

## At the table

web-board = Поле
web-views = Виды
web-view-board = Поле
web-view-mine = Моё
web-view-tracks = Шкалы
web-view-players = Игроки
web-view-log = Журнал
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-whole-board = Всё поле
web-political = Чья это земля
    .about = Чья это земля: области в цветах владельцев (M)
web-your-turn = Ваш ход
web-waiting = Ждём: { $names }
web-moment = Одну минуту…
web-not-your-turn = Сейчас не ваш ход.
web-undo = Вернуть ход
web-choose-first = Выберите на поле
web-all-choices =
    { $count ->
        [one] { $count } вариант списком
        [few] Все { $count } варианта списком
        [many] Все { $count } вариантов списком
       *[other] Все { $count } варианта списком
    }
web-forced = Единственный вариант уже выбран.
web-answered = Был только один вариант: { $choice }.
web-skip = Пропустить: { $count }
web-log = Журнал
web-log-all = Всё
web-log-mine = Моё
web-log-main-samurai = Действия
web-log-main-shogun = Битвы
web-log-filter = Показывать в журнале
web-log-more = Увеличить журнал
web-log-less = Уменьшить журнал
web-log-show = Показать на поле
web-log-routine = { $name }: планирование (изменений: { $count }).
web-stand-in = дублёр
web-hidden = скрыто
web-turn-order = Очерёдность хода
web-era = Эпоха { $era }
web-influence = Влияние
web-cards-played = Разыгранные карты судьбы
web-tokens-left = Осталось жетонов приказов
web-armies-left = Армии в запасе
web-castles-left = Замки в запасе
web-cards-left = Карты судьбы в руке
web-behind-screen = За вашей ширмой
web-tokens-of = Жетоны: { $count } из 11
web-destiny-hand = Карты судьбы в вашей руке
web-castle = Замок
web-slot = Ячейка { $slot }{ $owner ->
        [0] { "" }
       *[other] , { $owner }
    }, { $neutral }

## At a table of Small Samurai Empires

web-samurai-phase = Эпоха { $era } · { $phase }
web-samurai-phase-destiny = Судьба
web-samurai-phase-planning = Планирование
web-samurai-phase-resolution = Исполнение
web-samurai-phase-final-scoring = Итоговый подсчёт
web-samurai-round =
    { $round ->
        [1] Первый раунд, снизу вверх ↑
       *[other] Второй раунд, сверху вниз ↓
    }
web-samurai-board =
    Поле, эпоха { $era }, раунд { $round }. Клавиша Tab перебирает снизу вверх всё, что можно выбрать.
web-samurai-standings = Положение
web-samurai-slots = Ячейки
web-samurai-slots-north = Ячейки, снизу вверх
web-samurai-slots-south = Ячейки, сверху вниз
web-samurai-slots-done = Выполнено: { $done } из { $count }
web-samurai-slot = ячейка { $slot }
web-samurai-empty = Пустая ячейка
web-samurai-face-down = лицом вниз
web-samurai-face-up = лицом вверх
web-samurai-own-secret = ваш, пока тайный
web-samurai-choosing = идёт выбор
web-samurai-now = сейчас { $points }
web-samurai-now-least = сейчас { $points }+
web-samurai-points-of = { $name }, очки: { $points }; если бы игра закончилась сейчас: { $total }
web-samurai-committed = Карта судьбы выбрана
web-samurai-points = Очки
web-samurai-points-score = Счёт
web-samurai-points-agendas = Задание
web-samurai-points-region-bonus = Бонус региона
web-samurai-points-shrines = Святилища
web-samurai-points-influence = Влияние
web-samurai-points-leftovers = Оставшиеся ресурсы
web-samurai-count-influence = Влияние: { $region }
web-samurai-worth-how = значимость × карты судьбы = сейчас даёт
web-samurai-worth = сейчас даёт
# What an era end would bring with the pieces of now.
web-samurai-gain = { $name }: влияние +{ $influence }, если бы эпоха закончилась сейчас
web-samurai-agenda = Задание
web-samurai-agenda-by = Выполнено: { $name }
web-samurai-hand = В вашей руке, втайне
web-samurai-revealed = Открыты в этой эпохе
web-samurai-supply = Общий запас
web-samurai-deck = Карты судьбы в колоде
web-samurai-token = { $order }, осталось: { $count }
web-samurai-token-of = жетон { $token } из { $count }
web-samurai-asked-slot = Ячейка { $slot } · { $order }
web-samurai-asked-neutral = Ячейка { $slot } · быстрое действие: { $action }
web-samurai-choose-card = Выберите карту
web-samurai-choose-token = Выберите жетон
web-samurai-choose-slot = Выберите ячейку
web-samurai-choose-both = Жетон и ячейка
web-samurai-why-not = Почему нельзя: { $name }
web-samurai-route = Идти из { $origin } в { $destination } (шагов: { $count })
web-samurai-not-asked = Сейчас это выбрать нельзя. { $asked }
web-samurai-idle = сейчас не даст ничего
web-samurai-useful = сейчас сработает
web-samurai-idle-here = Здесь сейчас не даст ничего: { $reason }.
web-samurai-idle-order = Пока что этот приказ не даст ничего: { $reason }.
web-samurai-idle-neutral = Быстрое действие пропадёт: { $reason }.
web-samurai-neutral-of = Быстрое действие { $slot }: { $action }
web-samurai-slot-title = Ячейка { $slot }
# The paid part of an order.
web-samurai-extra =
    { $price ->
        [0] доплата: нет
       *[other] доплата: { $price } (есть { $have })
    }
web-samurai-value = Ценность
web-samurai-values = Ценность каждого деления, умножается на карты судьбы региона
# $influence is the step, $value what it is worth, $points what more it would score now.
web-samurai-rise =
    { $points ->
        [0] далее ценность { $value } на { $influence }
       *[other] далее +{ $points } на { $influence }
    }
web-samurai-help-aim = Цель игры
    .about = Наберите больше всех очков за 3 эпохи. В конце эпохи провинции под контролем и замки дают влияние в своём регионе; первенство в регионе и святилища сразу дают очки. В конце игры ценность влияния в регионе засчитывается по разу за каждую карту судьбы, сыгранную для него.
web-samurai-help-orders = Семь приказов
web-samurai-help-slots = Ячейки и быстрые действия
    .about = Приказ выполняется в регионе своей ячейки, в порядке ячеек. Знак рядом — быстрое действие: его можно выполнить сразу, положив сюда жетон.
web-samurai-help-coins = Бонусные монеты: в конце эпохи золотую получает тот, у кого под контролем больше всего провинций региона, белую — второй. При равенстве за первое место — белая. (Черновые правила: очки только единоличному лидеру.)
web-samurai-help-influence = Сколько стоит влияние
    .about = В конце игры ценность умножается на число карт судьбы региона.
web-samurai-power = Сила
web-samurai-capital = столица
web-samurai-shrine = святилище
web-samurai-no-resource = ресурс
web-samurai-armies-of =
    { $count ->
        [one] { $name }: { $count } армия
        [few] { $name }: { $count } армии
        [many] { $name }: { $count } армий
       *[other] { $name }: { $count } армии
    }
web-samurai-controlled-by = контроль: { $name }
web-samurai-you-control = контроль ваш
web-samurai-tied = ничья: контроля нет ни у кого
web-samurai-nobody = контроля нет ни у кого
web-samurai-mountain = Гора { $name }{ $token ->
        [0] { "" }
       *[other] , с жетоном
    }
web-samurai-victim = Армия в { $province }: { $name }
web-samurai-how = Как
web-samurai-on-foot = пешком
web-samurai-ship =
    { $count ->
        [one] на корабле, { $count } армия
        [few] на корабле, { $count } армии
        [many] на корабле, { $count } армий
       *[other] на корабле, { $count } армии
    }
web-samurai-before = { $province } сейчас
web-samurai-after = после
web-samurai-reveal = Судьба открыта
web-samurai-of-deck = из колоды
web-samurai-era-end = Конец эпохи { $era }
    .about = Влияние в каждом регионе; очки — золотом
web-samurai-go-on = Далее
web-samurai-help = Справка и клавиши
web-samurai-help-flow = Как выбирать
    .about = Коснитесь фигурки, потом места, или наоборот. Затем подтвердите. Всё, чего можно коснуться, обведено золотым кольцом. Коснитесь чего-то другого — и узнаете, почему так нельзя.
web-samurai-help-signs = Обозначения
web-samurai-help-keys = Горячие клавиши
web-samurai-key-next = следующее, что можно выбрать, снизу вверх
web-samurai-key-choose = выбрать
web-samurai-key-token = выбрать жетон приказа
web-samurai-key-confirm = подтвердить
web-samurai-key-undo = вернуть ход
web-samurai-key-back = снять последний выбор
web-samurai-key-zoom = ближе, дальше, всё поле (когда поле в фокусе)
web-samurai-key-map = раскрасить карту по владельцам или по регионам
web-samurai-key-film = смотреть по шагам, что произошло, или пауза
web-samurai-key-help = эта справка
web-samurai-sign-power = число армий в стопке
web-samurai-sign-castle = замок
web-samurai-sign-capital = столица
web-samurai-sign-shrine = святилище
web-samurai-sign-mountain = гора
web-samurai-sign-secret = видите только вы
web-samurai-sign-offer = этого можно коснуться
web-samurai-sign-control = цвет границы: кто контролирует провинцию
web-samurai-sign-tied = ничья: контроля нет ни у кого

## At a table of Shogun

web-view-plan = План
web-view-events = События
web-view-modules = Модули
web-shogun-view-table = Стол
web-shogun-season = Год { $year }, { $season }
web-shogun-actions = Действия этого раунда
web-shogun-action-at = Действие { $place }: { $action }
web-shogun-action-of = Действие { $place } из { $all }
web-shogun-face-down = лицом вниз
web-shogun-no-card = нет карты
web-shogun-skip = пропуск
web-shogun-empty = пусто
web-shogun-out = вне игры
web-shogun-neutral = Нейтральная провинция
web-shogun-unrest =
    { $count ->
        [one] { $count } жетон недовольства
        [few] { $count } жетона недовольства
        [many] { $count } жетонов недовольства
       *[other] { $count } жетона недовольства
    }
web-shogun-free-sites =
    { $count ->
        [one] { $count } свободное место под здание
        [few] { $count } свободных места под здание
        [many] { $count } свободных мест под здание
       *[other] { $count } свободного места под здание
    }
web-shogun-chests = Сундуки
web-shogun-rice = Рис
web-shogun-provinces = Провинции
web-shogun-player-order = Порядок игроков
web-shogun-bids = Ставки
web-shogun-positions = Позиции и особые карты
web-shogun-event = Событие раунда
web-shogun-events-open = Событием станет одно из этих
web-shogun-events-left = Карты событий, оставшиеся в этом году
web-shogun-now = сейчас
web-shogun-loss = Потеря риса зимой: { $loss }

## Planning in Shogun

web-shogun-sheet = Планирование
web-shogun-by-time = Поля в порядке выполнения
    .short = По порядку
web-shogun-prizes = Места
web-shogun-events-short = Событие
web-shogun-which-card = { $field }: какая карта?
web-shogun-may-lie-here = Положите карту провинции, чтобы сделать это там, или карту сундуков, чтобы пропустить действие.
web-shogun-skips = Эта карта означает пропуск действия.
web-shogun-bid-about = Карта сундуков стоит столько сундуков, сколько на ней указано. Карта провинции не стоит ничего и сильнее только карты с 0 сундуков.
# $chances is a list such as “Iyo 62 %”.
web-shogun-attacks = Шансы на победу со всеми армиями, кроме одной: { $chances }.
web-shogun-attack-from = Вы можете напасть, шанс на победу:
web-shogun-threat-from = Могут напасть другие, шанс на победу:
web-shogun-cautions =
    { $count ->
        [one] { $count } предупреждение
        [few] { $count } предупреждения
       *[other] { $count } предупреждений
    }
web-shogun-same-plan = Как в прошлый раз
web-shogun-skip-rest = Пропустить остальное
web-shogun-hand = Ваша рука
web-shogun-hand-about =
    { $count ->
        [one] { $count } карта, выложено: { $laid }.
        [few] { $count } карты, выложено: { $laid }.
        [many] { $count } карт, выложено: { $laid }.
       *[other] { $count } карты, выложено: { $laid }.
    } Перетащите карту или коснитесь её, а потом поля действия.
web-shogun-hand-sealed = Печать можно снять, пока не запечатали все.
web-shogun-hand-empty = Все ваши карты выложены.
web-shogun-hand-chests = Карты без провинции
web-shogun-sort = Упорядочить карты; сейчас: { $by }
web-shogun-sort-name = по имени
web-shogun-sort-region = по региону
web-shogun-sort-tax = по сундукам
web-shogun-sort-rice = по рису
web-shogun-sort-armies = по армиям
web-shogun-lay-here = положить сюда: { $card }
web-shogun-where = Куда положить: { $card }?
web-shogun-left =
    { $count ->
        [one] Осталась { $count } карта
        [few] Осталось { $count } карты
        [many] Осталось { $count } карт
       *[other] Осталось { $count } карты
    }
web-shogun-ready = Готово
    .about = План составлен. Запечатайте его.
web-shogun-unsent =
    { $count ->
        [one] { $count } изменение хранится здесь, пока нет связи
        [few] { $count } изменения хранятся здесь, пока нет связи
        [many] { $count } изменений хранятся здесь, пока нет связи
       *[other] { $count } изменения хранятся здесь, пока нет связи
    }
web-shogun-to-hand = Вернуть в руку
web-shogun-seal = Запечатать план
web-shogun-unseal = Снять печать
web-shogun-sealed = запечатан
web-shogun-sealed-count = Запечатано: { $count }/{ $seats }
web-shogun-who-sealed = Чьи планы запечатаны
web-shogun-has-sealed = { $name }: план запечатан
web-shogun-chests-enough = Останется не меньше { $lowest }.
web-shogun-chests-short =
    { $short ->
        [one] Может не хватить { $short } сундука; действия могут сорваться.
        [few] Может не хватить до { $short } сундуков; действия могут сорваться.
        [many] Может не хватить до { $short } сундуков; действия могут сорваться.
       *[other] Может не хватить до { $short } сундука; действия могут сорваться.
    }
web-shogun-winter = Прогноз на зиму
web-shogun-revolts = Восстания
# $planned, $loss and $unsupplied are numbers or spans such as 3–5; $hungry is the most.
web-shogun-winter-about =
    { $provinces ->
        [one] Рис { $rice } + { $planned } на { $provinces } провинцию.
        [few] Рис { $rice } + { $planned } на { $provinces } провинции.
       *[other] Рис { $rice } + { $planned } на { $provinces } провинций.
    } { $hungry ->
        [0] Зима отнимет { $loss }: риса хватит.
       *[other] Зима отнимет { $loss }: голодающих провинций — { $unsupplied }.
    }
web-shogun-if-ended = { $points }, если бы конец сейчас
web-shogun-attack = Напасть: { $province }, { $name }
web-shogun-attack-neutral = Напасть: { $province } (нейтральная)
web-shogun-attack-with =
    { $armies ->
        [one] Напасть: { $armies } армия
        [few] Напасть: { $armies } армии
       *[other] Напасть: { $armies } армий
    }
web-shogun-take = Взять: { $what }
web-shogun-take-position = Место { $position }: { $special }
web-shogun-cancel = Отменить: { $event }
web-shogun-odds-win = победа
web-shogun-odds-tie = ничья
web-shogun-odds-lose = поражение
web-shogun-how-many = Сколько
web-shogun-fewer = Меньше
web-shogun-more = Больше

## The draft of Shogun

web-shogun-pile =
    { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
        [many] Колода: { $count } карт
       *[other] Колода: { $count } карты
    }
web-shogun-choose-card = Выберите карту
web-shogun-choose-position = Выберите позицию
web-shogun-choose-sheet = Выберите на листе
web-shogun-choose-group = Выберите группу армий
web-shogun-choose-answer = Выберите ответ
web-shogun-groups = Ваши группы армий
web-shogun-group = Армий в группе: { $armies }, осталось групп: { $count }

## Around a table: menu, chat, clocks, votes, sharing a device

web-table-menu = Меню стола
web-leave = Выйти из-за стола (он останется в списке)
web-all-settings = Все настройки
web-time-left = Осталось
web-time-days = { $days } д
web-time-hours = { $hours } ч { $minutes } мин
web-time-minutes = { $minutes }:{ $seconds }
web-chat = Чат
web-chat-unread =
    { $count ->
        [one] Чат, { $count } новое сообщение
        [few] Чат, { $count } новых сообщения
        [many] Чат, { $count } новых сообщений
       *[other] Чат, { $count } нового сообщения
    }
web-chat-empty = Сообщений пока нет.
web-chat-watching = Зрители могут читать, но не писать.
web-host-says = Хост сервера
web-phrases = Быстрые фразы: каждый видит их на своём языке
web-say = Написать сообщение
web-send = Отправить
web-mute = Заглушить: { $name }
web-unmute = Включить: { $name }

web-own-seat = Ваше место
web-standing = Когда ваше время выйдет
    .about = Дублёр играет, пока вы не вернётесь.
web-standing-unset = Как задано для стола
web-standing-wait = Игра ждёт
web-standing-in = За вас играет дублёр.
    .about = Ваше время вышло.
web-i-am-back = Вернуться в игру
web-own-link = Ваша тайная ссылка
    .about = Она открывает ваше место на другом устройстве. Никому её не давайте.
web-renew = Новая ссылка (старая отключится)
web-what-if = Что если?
    .about = Играйте отсюда за отдельным столом против ботов. Всё, чего вы не видите, придумано. Больше никто этот стол не видит.
web-trying-here = Это пробная партия.
    .about = Пробуйте что угодно: настоящая партия не изменится. Вы играете против ботов.
web-trying-back = Вернуться к настоящей партии
web-forget = Убрать с устройства
    .about = Без тайной ссылки вы не сможете снова открыть своё место на этом устройстве.
web-concede = Сдаться
web-concede-win = Партия сразу закончится победой соперника: { $name }. Отменить это нельзя.
web-concede-end = Партия сразу закончится. Вы займёте последнее место, остальных рассудят набранные очки. Отменить это нельзя.
web-concede-bot = За вас доиграет бот, а вы сможете наблюдать. Чего бы он ни добился, вы окажетесь ниже всех, кто не сдался. Отменить это нельзя.
web-concede-sure = Да, сдаться
web-conceded = партия сдана
web-you-conceded = Вы сдали партию.
    .about = За вас доигрывает бот. Вы можете наблюдать дальше.
web-gave-up =
    { $count ->
        [one] { $names } сдаёт партию.
       *[other] Партию сдали: { $names }.
    }

web-votes = Голосование
    .about = Предложение принято, если согласны все игроки. Боты согласны всегда. Если 7 дней никто не отвечает, игру можно возобновить, продолжить с ботом или завершить.
web-vote-underway = Идёт голосование.
web-propose-pause = Приостановить игру
web-propose-resume = Продолжить игру
web-propose-extend = Добавить время
web-hours-more = Сколько времени добавить
web-propose-rewind = Откатить игру
web-rewind-where = Откатить к моменту перед:
web-rewind-none = Откатывать пока нечего.
web-propose-end = Закончить игру без результата
web-propose-end-sure = Предложить закончить
web-proposes = { $name } предлагает: { $what }
web-vote-pause = приостановить игру.
web-vote-resume = продолжить игру.
web-vote-extend =
    { $hours ->
        [one] добавить { $hours } час.
        [few] добавить { $hours } часа.
        [many] добавить { $hours } часов.
       *[other] добавить { $hours } часа.
    }
web-vote-replace = навсегда заменить ботом этого игрока: { $name }.
web-vote-end = закончить игру без результата.
web-vote-rewind = откатить игру.
web-vote-before = К моменту перед: { $what }
web-agreed = За:
web-agree = Согласиться
web-no = Нет
web-withdraw = Отозвать
web-paused = Игра приостановлена.
    .about = Часы стоят.
web-closed = Игроки прекратили игру.
    .about = Результата нет.

web-pass = Передать устройство
web-pass-to = Передайте устройство: { $name }
web-pass-safe = На этом экране нет ничего тайного.
web-i-am = Я — { $name }
web-back-to = Назад: { $name }
web-who-are-you = Кто сейчас играет?
web-as-spectator = Смотреть как зритель
web-asked-here = { $name }: ваш ход на этом устройстве.

## Alerts

web-alerts = Оповещение о ходе
    .about = Узнавайте о своём ходе, даже если страница закрыта.
web-alert-here = Уведомлять здесь
web-alert-other = Вебхук или почта
web-alert-push = Уведомление в браузере
web-alert-webhook = Вебхук
    .where = Адрес вебхука
web-alert-email = Эл. почта
    .where = Адрес эл. почты
web-alert-code = Код из письма
    .sent = Мы отправили код на этот адрес. Введите его, чтобы включить оповещения. Если письма нет, проверьте папку «Спам».
web-alert-confirm = Подтвердить
web-alert-no-push = Уведомления здесь не поддерживаются. На телефоне сначала добавьте страницу на главный экран.
web-alert-forbidden = Уведомления заблокированы. Разрешите их для этого сайта в настройках браузера.
web-alerts-elsewhere = Вебхук и почта настраиваются в меню каждого стола.
web-set-alerts = Уведомления в браузере
    .about = О вашем ходе, во всех партиях на этом устройстве.

## Accounts

web-account = Аккаунт
    .about = Чтобы играть, он не нужен. С аккаунтом все ваши партии доступны на любом устройстве.
web-by-invitation = Этот сервер — по приглашениям. Попросите ссылку у его владельца.
web-way-new = Новый аккаунт
web-way-new-button = Создать аккаунт
web-way-log-in = Вход
web-way-log-in-button = Войти
web-way-forgot = Забыли пароль?
web-way-forgot-button = Прислать ссылку
web-account-name = Имя
web-name-or-mail = Имя или адрес эл. почты
web-password = Пароль
    .about = Не меньше 8 знаков.
web-email = Эл. почта
    .about = По желанию. Только на случай, если вы забудете пароль.
web-recovery-sent = Если у подходящего аккаунта указана почта, ссылка уже отправлена.
web-logged-in = Вы вошли: { $name }
web-devices =
    { $count ->
        [one] Вход выполнен на { $count } устройстве.
        [few] Вход выполнен на { $count } устройствах.
        [many] Вход выполнен на { $count } устройствах.
       *[other] Вход выполнен на { $count } устройства.
    }
web-attach =
    { $count ->
        [1] Добавить партию с этого устройства в аккаунт
        [one] Добавить { $count } партию с этого устройства в аккаунт
        [few] Добавить { $count } партии с этого устройства в аккаунт
        [many] Добавить { $count } партий с этого устройства в аккаунт
       *[other] Добавить { $count } партии с этого устройства в аккаунт
    }
    .about = Тогда можно играть с любого устройства. Прежние ссылки продолжат работать.
web-attached =
    { $count ->
        [one] В аккаунт добавлена { $count } партия.
        [few] В аккаунт добавлены { $count } партии.
        [many] В аккаунт добавлено { $count } партий.
       *[other] В аккаунт добавлено { $count } партии.
    }
web-log-out = Выйти
web-change-account = Пароль и почта
web-new-password = Новый пароль
    .about = На других устройствах придётся войти заново.
web-old-password = Текущий пароль
web-export = Ваши данные
    .about = Всё, что о вас хранится, в одном файле.
web-download = Скачать
web-delete-account = Удалить аккаунт
    .about = Аккаунт удаляется сразу. За ваши места по-прежнему можно играть по их ссылкам.

## What went wrong around the games

web-error-unreachable = Сервер недоступен.
web-error-broken = На сервере что-то пошло не так.
web-error-damaged = Этот стол повреждён. Причина записана в журнале сервера; другие столы не затронуты.
web-error-unwell = Сервер не может связаться с базой данных. Попробуйте чуть позже.
web-error-bad-token = Эта ссылка больше не действует.
web-error-bad-session = Сеанс завершён. Войдите снова.
web-error-bad-login = Неверное имя или пароль.
web-error-wrong-password = Неверный пароль.
web-error-bad-recovery = Эта ссылка устарела или уже использована.
web-error-banned = Вам закрыт доступ к этому серверу.
web-error-name-taken = Это имя занято.
web-error-characters = В этом тексте есть управляющие символы. Они не допускаются.
web-error-invitation-only = Этот сервер только для приглашённых. Пожалуйста, войдите.
web-error-no-mail = Этот сервер не отправляет писем.
web-error-too-many = Слишком много попыток. Подождите немного.
web-error-full = Сервер переполнен. Попробуйте позже.
web-error-no-open-seat = Вас опередили: свободных мест нет.
web-error-colour-taken = Этот цвет занят.
web-error-vote-open = Другое голосование ещё не окончено.
web-error-no-vote = Это голосование уже окончено.
web-error-stand-in = За вас играет дублёр. Сначала вернитесь в игру.
web-error-conceded = Вы сдали эту партию.
web-error-no-bot = Боты не видят настоящую башню, поэтому доиграть за вас некому. Предложите закончить игру.
web-error-nothing-ahead = Сейчас это нельзя подготовить.
web-error-too-many-alerts = У этого места уже слишком много оповещений.
web-error-wrong-code = Неверный код. Проверьте его и попробуйте ещё раз.
web-error-too-many-codes = Слишком много неверных кодов: оповещение удалено. Его можно добавить снова.
web-error-no-alert = Этого оповещения больше нет.
web-error-seated = У вашего аккаунта уже есть другое место за этим столом.
web-error-table-changed = Стол изменился. Проверьте и попробуйте ещё раз.
web-error-table-open = Игра ещё не началась.
web-error-table-paused = Игра приостановлена.
web-error-table-over = Игра окончена.
web-error-table-closed = Игроки прекратили эту игру.
web-error-not-allowed = Вы не можете это менять.

## The end

web-winners =
    { $count ->
        [1] Победа: { $names }!
       *[other] Общая победа: { $names }!
    }
web-you-win = Вы победили!
web-you-share = Вы разделили победу!
web-place =
    { $rank ->
        [2] Вы заняли второе место
        [3] Вы заняли третье место
        [4] Вы заняли четвёртое место
       *[other] Вы заняли пятое место
    }
web-place-shared =
    { $rank ->
        [2] Вы разделили второе место
        [3] Вы разделили третье место
        [4] Вы разделили четвёртое место
       *[other] Вы разделили пятое место
    }
web-ranking = Итоги
web-final = Итоговый подсчёт
    .about = Подсчитываем все очки.
web-final-skip = Показать результат
web-tiebreak = При равенстве: { $what }
web-replay-again = Посмотреть ещё раз
web-analysis = Анализ
web-highlights = Яркие моменты
web-highlight-watch = Посмотреть этот момент
web-turning-point = Переломный момент
web-turning-start = { $name }: лидерство почти от начала до конца.
web-turning-lead = { $name } выходит вперёд окончательно.
web-turning-count = { $name } выходит вперёд лишь при итоговом подсчёте.
web-verify = Проверить игру
web-verify-fair = Всё честно: зерно случайных чисел было запечатано до начала игры, и каждый шаг следует из него.
web-verify-broken = Запись не следует из запечатанного зерна.
web-rematch = Реванш
web-to-rematch = К реваншу
web-see-board = Посмотреть поле
web-keep-replay = Скачать повтор
web-proof = Проверить самостоятельно: команда «sengoku replay verify» и скачанный повтор.

## The film of what happened, and replays

web-now-playing = Что происходит
web-prepare = Подготовить следующий ход
    .about = Он будет сделан, как только придёт ваша очередь, даже если вас нет. Больше его никто не видит.
web-prepare-title = Заранее
web-prepare-done = Готово
web-prepare-all = Больше пока нечего подготовить.
web-prepared = Подготовлено
web-prepare-cancel = Отменить «{ $choice }» и всё, что дальше
web-prepare-dropped = Уже невозможно, поэтому отменено: { $choices }
web-paused-playback = Пауза
web-film = Что произошло
web-film-back = Шаг назад
web-film-on = Шаг вперёд
web-film-play = Пуск
web-film-pause = Пауза
web-film-at = { $at } из { $count }
web-film-list = Показать текстом
web-film-before = Как было при вас
web-film-skip = Пропустить
web-since-you-looked = Пока вас не было
web-replay = Повтор
web-replay-eyes = Смотреть как
web-replay-all = Все тайны раскрыты
web-replay-public = Зритель
web-replay-hands-samurai = За ширмами
web-replay-hands-shogun = Планы, лицом вниз
web-replay-share = Поделиться этим моментом
web-replay-glance = Вся партия в графиках
web-replay-points = Очки
web-replay-total = Итог сейчас
web-replay-control = Контроль
web-replay-influence = Влияние
web-replay-provinces = Провинции
web-replay-chests = Сундуки
web-replay-tower = В башне
web-replay-end = Конец
web-replay-events = События
web-replay-turns = ◆ смена лидера
web-replay-turn = Смена лидера
web-replay-where = Момент партии
web-replay-round = Эпоха { $era }, раунд { $round }
web-replay-year = Год { $year }
web-replay-at = шаг { $at } из { $count }
web-replay-tab-board = Поле
web-replay-tab-charts = Графики
web-replay-tab-steps = События
web-replay-tab-players = Игроки
web-replay-tab-eyes = Взгляд
web-replay-what-if = Что если?

## Settings

web-set-look = Оформление
web-set-play = Игра
web-set-name = Имя
    .about = Для следующего стола, за который вы сядете.
web-speed = Скорость анимации
web-speed-1 = Медленно
web-speed-2 = Обычно
web-speed-4 = Быстро
web-set-safe = Палитра для дальтоников
    .about = Цвета, которые легче различить. Знаки видны всегда.
web-set-sound = Звук
    .about = Дерево, бумага и кубы.
web-volume = Громкость
web-set-pieces = Размер фигурок
    .about = Крупные армии занимают свободное место вокруг.
web-pieces-normal = Обычный
web-pieces-large = Крупный
web-set-motion = Анимация
    .about = Фигурки движутся по полю. Без анимации всё меняется сразу.
web-set-confirm = Подтверждать выбор
    .about = «Когда нужно» — только если что-то откроется или выбор нельзя отменить. «Никогда» — последнее нажатие окончательно.
web-confirm-always = Всегда
web-confirm-needed = Когда нужно
web-confirm-never = Никогда

## Battles, revolts and the tower of Shogun

web-peasants = Крестьяне
web-log-again = Посмотреть ещё раз
web-log-see = Посмотреть ещё раз: { $what }
web-stage-fight = Битва
web-stage-event = Событие раунда
web-stage-bids = Ставки
web-stage-supply = Зима
web-stage-scoring = Подсчёт очков
web-bids-lot = Равные ставки: решает жребий
web-stage-again = Ещё раз
web-stage-result = Результат
web-stage-next = Далее
web-tower-thrown = брошено
web-tower-inside = в башне
web-tower-tray = в лотке
# $inside, $thrown and $tray are lists such as “Red 3, Peasants 2”.
web-tower-label = Башня. Уже внутри: { $inside }. Брошено: { $thrown }.
web-tower-label-out = В лотке: { $tray }.
web-tower-own = Бросьте в свою башню: { $thrown }
web-tower-priming = Башня заполняется
web-tower-primed = Башня готова
web-battle-none = ничего
web-battle-from =
    { $count ->
        [one] { $count } армия из { $province }
        [few] { $count } армии из { $province }
        [many] { $count } армий из { $province }
       *[other] { $count } армии из { $province }
    }
web-battle-rise =
    { $count ->
        [one] Восстаёт { $count } крестьянин
        [few] Восстают { $count } крестьянина
        [many] Восстают { $count } крестьян
       *[other] Восстают { $count } крестьянина
    }
web-battle-in = в { $province }
web-battle-with =
    { $count ->
        [one] { $count } армия в { $province }
        [few] { $count } армии в { $province }
        [many] { $count } армий в { $province }
       *[other] { $count } армии в { $province }
    }
web-battle-odds = Перед броском: { $odds }
web-battle-before = перед броском: { $what }
web-battle-takes = { $name } захватывает { $province }
web-battle-holds = { $province } удержана: { $name }
web-battle-neutral = { $province } становится нейтральной
web-battle-still-neutral = { $province } остаётся нейтральной
web-battle-against = против

## Winter and scoring of Shogun

web-winter = Зима, год { $year }
web-winter-left = Последняя карта события — «{ $event }»: все теряют рис.
web-winter-unfed = Без риса
web-winter-fed = Риса хватает всем
web-winter-more =
    { $count ->
        [one] Ещё { $count } крестьянин в каждом восстании
        [few] Ещё { $count } крестьянина в каждом восстании
        [many] Ещё { $count } крестьян в каждом восстании
       *[other] Ещё { $count } крестьянина в каждом восстании
    }
web-winter-revolts = Где будут восстания
web-winter-held = удержана
web-winter-lost = потеряна
web-scoring-year = Подсчёт очков, год { $year }
web-scoring-before = До сих пор
web-scoring-sum = Очки
web-scoring-provinces = Провинции
web-scoring-buildings = Здания
web-scoring-majorities = Больше всех зданий
web-scoring-most = Больше всех зданий: { $region }
web-scoring-favours = Милости
web-scoring-samurai = Самураи
web-scoring-monuments = Памятники
web-scoring-arts = Искусства

## Modules of Shogun

web-court-price =
    { $count ->
        [one] Цена: { $count } придворный
        [few] Цена: { $count } придворных
        [many] Цена: { $count } придворных
       *[other] Цена: { $count } придворного
    }
web-court-none = без милости
web-court-reception = Приёмный зал
web-court-audience = Зал аудиенций
web-court-supply = Запас
web-court-protected = Защита: { $protected }
web-court-calm = Карта милости убережёт от следующего жетона недовольства
web-court-round = Отправлены в этом раунде
web-samurai-blank = без бонуса
web-samurai-regions = Регионы с провинциями
web-generals-off = вне поля
web-generals-standing = Памятники на поле
web-generals-captured = Захвачено
web-generals-supply = Осталось построить
web-arts-regions = Карты регионов по порядку
web-arts-artist = мастер
web-arts-down = мастер, перевёрнут


## Captions of moments that concern several players

web-many-resource-gained = Собирается урожай
web-many-influence-gained = Влияние в регионах растёт
web-many-region-bonus-scored = Подсчитываются бонусы регионов
web-many-shrines-scored = Святилища приносят очки
web-many-card-shown = Здесь ничего не запланировали: { $seats }
web-many-card-drawn = Каждый берёт карту судьбы
web-many-seat-drew = Каждый берёт карту судьбы
web-many-influence-scored = Подсчитывается влияние, регион за регионом
web-many-provinces-scored = Подсчитываются провинции и постройки
web-many-art-line-scored = Подсчитываются произведения искусства
