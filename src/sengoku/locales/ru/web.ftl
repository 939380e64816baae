# The web app. Names of things are in the catalogues of the games.

## Everywhere

web-home = Главная
web-language = Язык
web-theme = Светлая или тёмная тема
web-theme-system = Как на устройстве
web-theme-light = Светлая
web-theme-dark = Тёмная
web-show-all = Показать все: { $count }
web-settings = Настройки
web-close = Закрыть
web-loading = Минутку…
web-reconnecting = Связь прервалась. Подключаемся снова; ничего не пропадёт.
web-server-gone = Сервер недоступен.
    .about = Ничего не пропадёт: игра продолжится, как только он ответит.
web-retry = Ещё раз
web-cancel = Отмена
web-save = Сохранить
web-saved = Сохранено.
web-add = Добавить
web-remove = Удалить
web-not-now = Не сейчас
web-rule = Правило { $rule }
web-missing = Здесь ничего нет
    .about = Возможно, в адресе опечатка.
web-more = Ещё

## Home

web-hero = Планируйте втайне. Смотрите, что выйдет.
    .about = Две настольные игры о воюющих провинциях, с друзьями или с ботами. Без регистрации и баннеров о cookie. Достаточно ссылки.
web-play-now = Играть
web-learn = Урок на 4 минуты
web-invite = Пригласить друзей
web-my-tables = Ваши столы
web-no-tables = Партий пока нет. Сыграйте, и партия останется здесь.
web-waits-friends = Ждём друзей
web-trying = проба
web-others-turn = Ход за другими
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
web-join = Войти по коду или ссылке
web-join-button = Войти в игру
web-watch-it = Смотреть
web-alerts-off = Оповещение о ходе на этом устройстве выключено.
web-turn-on = Включить
web-account-offer = Ваши партии на любом устройстве: заведите аккаунт, если хотите.
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
        [0] Заброшенные партии хранятся всегда.
        [one] Заброшенные партии хранятся { $days } день.
        [few] Заброшенные партии хранятся { $days } дня.
        [many] Заброшенные партии хранятся { $days } дней.
       *[other] Заброшенные партии хранятся { $days } дня.
    }
web-rules-of = Правила: { $game }
web-search = Поиск в правилах
web-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }

## A new table, and joining one

web-new-table = Новый стол
web-which-game = Игра
web-option-edition = Издание
web-option-variants = Варианты
web-option-side = Сторона поля
web-option-start = Начало
web-option-modules = Модули
web-option-tower = Башня
web-option-first = Первый игрок
web-rules = Правила
web-by-lot = По жребию
web-clash = Нельзя вместе с этим: { $other }
web-people-only = Боты не видят вашу собственную башню.
web-house = Домашние правила
    .about = Изменения, о которых договорился стол. Остальное решает издание.
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
    .about = выбирает любой разрешённый ход
web-bot-easy = лёгкий
    .about = для первых партий
web-bot-normal = средний
    .about = играет по правилам, которые видите и вы
web-bot-hard = сложный
    .about = думает дольше, но видит не больше вас
web-pace = Темп
web-pace-free = Без спешки
    .about = Никто никого не торопит.
web-pace-live = Сразу
    .about = В реальном времени, по часам.
web-pace-days = По дням
    .about = Время от времени, со сроком на каждый ответ.
web-minutes-each = Минут на игрока
web-seconds-more = Ещё секунд на каждый ответ
web-hours-each = Время на каждый ответ
web-hours =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    }
web-absent = Когда время выйдет
    .about = Кто вернётся, снова играет за себя.
web-absent-bot = Дублёр: бот, { $level }
web-watch = Кому можно смотреть
    .about = Зрители не видят ничего тайного.
web-watch-link = У кого есть ссылка
web-watch-public = Всем
web-watch-nobody = Никому
web-table-name = Название стола
web-begins-later =
    { $count ->
        [1] Вы получите ссылку и QR-код для друга. Игра начнётся, когда место будет занято.
        [one] Вы получите ссылку и QR-код для { $count } друга. Игра начнётся, когда все места будут заняты.
        [few] Вы получите ссылку и QR-код для { $count } друзей. Игра начнётся, когда все места будут заняты.
        [many] Вы получите ссылку и QR-код для { $count } друзей. Игра начнётся, когда все места будут заняты.
       *[other] Вы получите ссылку и QR-код для { $count } друзей. Игра начнётся, когда все места будут заняты.
    }
web-begins-now = Игра начнётся сразу.
web-set-up = Открыть стол
web-no-code = По этому коду стола нет
    .about = Возможно, места уже заняты или в коде опечатка.
web-join-about = Выберите имя и цвет — и вы в игре.
web-name = Имя
web-colour = Цвет
web-sit-down = Занять место
web-there = За столом:
web-sit-already = Вы уже сидите за этим столом. Если занять ещё одно место, на этом устройстве будут играть двое.
web-to-table = К столу
web-lobby = Передайте этот код или ссылку. Каждый выберет себе имя и цвет.
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
web-qr = QR-код ссылки
web-link-join = Ссылка для друзей
web-link-watch = Ссылка для зрителей
web-seat-link = Тайная ссылка: { $name }
web-open-seat = Свободное место
    .about = друг получит ссылку
web-waits-friend = ждём друга
web-seat-person = Игрок
web-seat-bot = Бот
web-you = вы
web-watching = Вы смотрите.
web-let-friend = Отдать другу
web-give-bot = Отдать боту
web-new-link = Новая ссылка
web-propose-bot = Предложить бота
web-no-table = По этой ссылке стола нет
    .about = Возможно, ссылку обновили или стола больше нет.

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
web-your-turn = Ваш ход
web-waiting = Ждём: { $names }
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
web-skip = Пропустить: { $count }
web-log = Журнал
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
    Поле, эпоха { $era }, раунд { $round }. Клавиша Tab перебирает снизу вверх всё, чего можно коснуться.
web-samurai-standings = Положение
web-samurai-slots = Ячейки
web-samurai-slots-north = Ячейки, снизу вверх
web-samurai-slots-south = Ячейки, сверху вниз
web-samurai-slots-done = Выполнено: { $done } из { $count }
web-samurai-slot = ячейка { $slot }
web-samurai-empty = Пустая ячейка
web-samurai-face-down = в закрытую
web-samurai-face-up = в открытую
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
       *[other] , там лежит жетон
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
web-samurai-after = потом
web-samurai-reveal = Судьба открыта
web-samurai-of-deck = из колоды
web-samurai-era-end = Конец эпохи { $era }
    .about = Что приносит каждый регион: влияние и, золотом, очки
web-samurai-final = Итоговый подсчёт
    .about = Влияние приносит очки за каждую карту судьбы своего региона
web-samurai-count-all = Подсчитать всё
web-samurai-go-on = Далее
web-samurai-help = Справка и клавиши
web-samurai-help-flow = Как выбирать
    .about = Коснитесь предмета, потом места, или наоборот. То, чего можно коснуться, обведено золотым кольцом. Потом подтвердите. Коснитесь чего-то другого — и узнаете, почему так нельзя.
web-samurai-help-signs = Обозначения
web-samurai-help-keys = Клавиши
web-samurai-key-next = к следующему, чего можно коснуться, снизу вверх
web-samurai-key-choose = выбрать
web-samurai-key-token = выбрать жетон приказа
web-samurai-key-confirm = подтвердить
web-samurai-key-undo = вернуть ход
web-samurai-key-back = убрать последнее касание
web-samurai-key-zoom = ближе, дальше, всё поле (когда поле в фокусе)
web-samurai-key-film = смотреть по шагам, что произошло, или пауза
web-samurai-key-help = эта справка
web-samurai-sign-power = армии: число в стопке
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
web-shogun-face-down = в закрытую
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
web-shogun-owners = Границы в цветах владельцев
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
web-shogun-hidden-actions = 1–{ $known } известны, остальные в закрытую
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
        [one] { $count } шаг хранится здесь, пока нет связи
        [few] { $count } шага хранятся здесь, пока нет связи
        [many] { $count } шагов хранятся здесь, пока нет связи
       *[other] { $count } шага хранятся здесь, пока нет связи
    }
web-shogun-to-hand = В руку
web-shogun-seal = Запечатать план
web-shogun-unseal = Снять печать
web-shogun-sealed = запечатан
web-shogun-sealed-count = Запечатано: { $count }/{ $seats }
web-shogun-who-sealed = Чьи планы запечатаны
web-shogun-has-sealed = { $name }: план запечатан
web-shogun-chests-enough = По пути не меньше { $lowest }.
web-shogun-chests-short = По пути не хватит до { $short }: что-то может не выполниться.
web-shogun-winter = Прогноз на зиму
web-shogun-revolts = Восстания
# $planned and $unsupplied are numbers or spans such as 3–5; $losses is a list.
web-shogun-winter-about = Провинции { $provinces }, рис { $rice } + { $planned }. Потеря { $losses }: без риса { $unsupplied }.
web-shogun-if-ended = Если бы игра закончилась сейчас
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
web-leave = Выйти из-за стола; он останется среди ваших партий
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
web-chat-empty = Пока никто ничего не сказал.
web-chat-watching = Зрители могут читать, но не писать.
web-host-says = Хозяин сервера
web-phrases = Быстрые фразы: каждый читает их на своём языке
web-say = Сказать что-нибудь
web-send = Отправить
web-mute = Заглушить: { $name }
web-unmute = Слышать: { $name }

web-own-seat = Ваше место
web-standing = Когда ваше время выйдет
    .about = Дублёр играет, пока вы не вернётесь.
web-standing-unset = Как задано для стола
web-standing-wait = Стол ждёт
web-standing-in = За вас играет дублёр.
    .about = Ваше время вышло.
web-i-am-back = Вернуться в игру
web-own-link = Ваша тайная ссылка
    .about = Она открывает ваше место на другом устройстве. Никому её не давайте.
web-renew = Новая ссылка; старая перестанет работать
web-what-if = Что если?
    .about = Ваш отдельный стол продолжит игру отсюда, против ботов. Всё, чего вы не знаете, там придумано; больше никто его не видит.
web-forget = Забыть здесь
    .about = Без вашей тайной ссылки это устройство не сможет снова открыть ваше место.

web-votes = Предложить столу
    .about = Это произойдёт, если согласны все, кто играет. Боты согласны всегда.
web-vote-underway = Сейчас идёт голосование.
web-propose-pause = Приостановить игру
web-propose-resume = Продолжить игру
web-propose-extend = Добавить время
web-hours-more = Сколько времени добавить
web-propose-rewind = Откатить игру
web-rewind-where = Откатить к моменту до этого:
web-rewind-none = Откатывать пока нечего.
web-propose-end = Закончить игру без результата
web-propose-end-sure = Предложить конец
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
web-vote-before = К моменту до этого: { $what }
web-agreed = За:
web-agree = Согласиться
web-no = Нет
web-withdraw = Отозвать
web-paused = Игра приостановлена.
    .about = Часы стоят.
web-closed = Стол прекратил игру.
    .about = Результата нет.

web-pass = Передать
web-pass-to = Передайте устройство: { $name }
web-pass-safe = На этом экране нет ничего тайного.
web-i-am = Я — { $name }
web-back-to = Назад: { $name }
web-who-are-you = Кто у устройства?
web-as-spectator = Смотреть зрителем
web-asked-here = { $name }: ваш ход на этом устройстве.

## Alerts

web-alerts = Оповещение о ходе
    .about = Узнавайте о своём ходе, даже когда страница закрыта.
web-alert-here = Сообщать здесь
web-alert-other = Вебхук или почта
web-alert-push = Этот или другой браузер
web-alert-webhook = Вебхук
    .where = Адрес вебхука
web-alert-email = Эл. почта
    .where = Адрес эл. почты
web-alert-code = Код из письма
    .sent = Туда отправлен код. Введите его, и оповещения начнут приходить. Если письма нет, загляните в спам.
web-alert-confirm = Подтвердить
web-alert-no-push = Этот браузер не умеет присылать уведомления. На телефоне сначала добавьте страницу на главный экран.
web-alert-forbidden = Браузер это запрещает. Разрешите уведомления для этой страницы в его настройках.
web-alerts-elsewhere = Вебхук и почта настраиваются за каждым столом, в его меню.
web-set-alerts = Сообщать в этом браузере
    .about = О вашем ходе, по всем партиям этого устройства.

## Accounts

web-account = Аккаунт
    .about = Чтобы играть, он не нужен. Аккаунт хранит ваши партии вместе, на любом устройстве.
web-way-new = Новый
web-way-new-button = Создать аккаунт
web-way-log-in = Войти
web-way-log-in-button = Войти
web-way-forgot = Не помню
web-way-forgot-button = Прислать ссылку
web-account-name = Имя
web-name-or-mail = Имя или адрес эл. почты
web-password = Пароль
    .about = Не меньше 8 знаков.
web-email = Эл. почта
    .about = По желанию, только на случай забытого пароля.
web-recovery-sent = Если такой аккаунт с адресом почты есть, ссылка уже в пути.
web-logged-in = Вход выполнен: { $name }
web-devices =
    { $count ->
        [one] На { $count } устройстве.
        [few] На { $count } устройствах.
        [many] На { $count } устройствах.
       *[other] На { $count } устройства.
    }
web-attach =
    { $count ->
        [1] Сохранить партию этого устройства
        [one] Сохранить { $count } партию этого устройства
        [few] Сохранить { $count } партии этого устройства
        [many] Сохранить { $count } партий этого устройства
       *[other] Сохранить { $count } партии этого устройства
    }
    .about = Тогда они будут у вас на любом устройстве. Их ссылки работают, как и прежде.
web-attached =
    { $count ->
        [one] { $count } партия хранится в вашем аккаунте.
        [few] { $count } партии хранятся в вашем аккаунте.
        [many] { $count } партий хранятся в вашем аккаунте.
       *[other] { $count } партии хранятся в вашем аккаунте.
    }
web-log-out = Выйти
web-change-account = Пароль и почта
web-new-password = Новый пароль
    .about = На всех других устройствах придётся войти заново.
web-old-password = Прежний пароль
web-export = Всё, что о вас хранится
    .about = Всё в одном файле.
web-download = Скачать
web-delete-account = Удалить аккаунт
    .about = Аккаунт исчезнет сразу. За ваши места по-прежнему можно играть по их ссылкам.

## What went wrong around the games

web-error-unreachable = Сервер недоступен.
web-error-broken = На сервере что-то пошло не так.
web-error-unwell = Сервер не может связаться с базой данных. Попробуйте ещё раз через минуту.
web-error-bad-token = Эта ссылка больше не действует.
web-error-bad-session = Вход больше не действует. Войдите снова.
web-error-bad-login = Неверное имя или пароль.
web-error-wrong-password = Неверный пароль.
web-error-bad-recovery = Эта ссылка уже использована или устарела.
web-error-banned = Хозяин этого сервера вас больше не пускает.
web-error-name-taken = Это имя занято.
web-error-no-mail = Этот сервер не отправляет писем.
web-error-too-many = Слишком часто. Подождите немного.
web-error-full = Сервер заполнен. Попробуйте позже.
web-error-no-open-seat = Вас опередили: свободных мест нет.
web-error-colour-taken = Этот цвет занят.
web-error-vote-open = Другое голосование ещё не окончено.
web-error-no-vote = Это голосование уже окончено.
web-error-stand-in = За вас играет дублёр. Сначала вернитесь в игру.
web-error-too-many-alerts = На этом месте уже слишком много оповещений.
web-error-wrong-code = Это не тот код, что был отправлен. Проверьте ещё раз.
web-error-too-many-codes = Слишком много неверных кодов: оповещение удалено. Его можно добавить снова.
web-error-no-alert = Этого оповещения больше нет.
web-error-seated = У вашего аккаунта другое место за этим столом.
web-error-table-changed = Стол изменился. Посмотрите ещё раз.
web-error-not-allowed = Вам нельзя это менять.

## The end

web-winners =
    { $count ->
        [1] Победа: { $names }!
       *[other] Общая победа: { $names }!
    }
web-you-win = Победа ваша!
web-rematch = Реванш
web-to-rematch = К реваншу
web-see-board = Посмотреть поле
web-keep-replay = Сохранить повтор
web-proof = Зерно случайности теперь открыто: «sengoku replay verify» докажет, что в случай никто не вмешивался.

## The film of what happened, and replays

web-film = Что произошло
web-film-back = Шаг назад
web-film-on = Шаг вперёд
web-film-play = Пуск
web-film-pause = Пауза
web-film-at = { $at } из { $count }
web-film-list = Всё словами
web-film-before = Как было при вас
web-film-skip = Пропустить
web-since-you-looked = Пока вас не было
web-replay = Повтор
web-replay-watch = Смотреть повтор
web-replay-see = Смотреть как…
web-replay-eyes = Смотреть как
web-replay-all = Все тайны открыты
web-replay-public = Зритель
web-replay-hands-samurai = За ширмами
web-replay-hands-shogun = Планы в закрытую
web-replay-share = Поделиться этим моментом
web-replay-glance = Вся партия на виду
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
web-replay-tab-events = События
web-replay-tab-eyes = Взгляд
web-replay-what-if = Что если…

## Settings

web-set-look = Вид
web-set-play = Игра
web-set-name = Имя
    .about = Для следующего стола, за который вы сядете.
web-speed = Скорость анимации
web-speed-1 = Медленно
web-speed-2 = Обычно
web-speed-4 = Быстро
web-set-safe = Цвета для всех глаз
    .about = Палитра, которую различают и дальтоники. Знаки есть всегда.
web-set-sound = Звук
    .about = Дерево, бумага и кубы.
web-set-motion = Анимация
    .about = Фигурки движутся. Без неё всё происходит сразу.
web-set-confirm = Спрашивать перед окончательным выбором
    .about = Иначе решает последнее касание.

## Battles, revolts and the tower of Shogun

web-peasants = Крестьяне
web-log-again = Посмотреть ещё раз
web-log-see = Посмотреть ещё раз: { $what }
web-stage-fight = Битва
web-stage-event = Событие раунда
web-stage-supply = Зима
web-stage-scoring = Подсчёт очков
web-stage-final = Итоговый подсчёт
web-stage-again = Ещё раз
web-stage-result = Результат
web-stage-next = Далее
web-tower-thrown = брошено
web-tower-inside = в башне
web-tower-tray = в лотке
# $inside, $thrown and $tray are lists such as “Red 3, Peasants 2”.
web-tower-label = Башня. Было внутри: { $inside }. Брошено: { $thrown }.
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
web-winter-left = Осталось событие «{ $event }»: все теряют рис.
web-winter-unfed = Без риса
web-winter-fed = Риса хватает всем
web-winter-more =
    { $count ->
        [one] Ещё { $count } крестьянин в каждом восстании
        [few] Ещё { $count } крестьянина в каждом восстании
        [many] Ещё { $count } крестьян в каждом восстании
       *[other] Ещё { $count } крестьянина в каждом восстании
    }
web-winter-revolts = Жребий: где восстания
web-winter-held = удержана
web-winter-lost = потеряна
web-scoring-year = Подсчёт очков, год { $year }
web-scoring-game = Откуда очки
web-scoring-before = До этого
web-scoring-sum = Очки
web-scoring-chests = Сундуки при ничьей
web-scoring-provinces = Провинции
web-scoring-buildings = Здания
web-scoring-majorities = Больше всех зданий
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
