# Small Samurai Empires. How facts arrive: src/sengoku/texts.py and samurai/naming.py
#
# Names come as they are shown ($region = “серый регион”), beside them their word of the
# engine for languages that inflect ($region_id = “grey”), “none” where there is none.
# A list comes joined, beside it its length ($winners, $winners_count). Counts are
# numbers. $seat, $owner, $by and $victim are names of people or of their colours.
#
# Names of people are never inflected and have no gender: a line of the log is the name,
# a colon, and what happens.

## The log

samurai-event-game-prepared =
    Стол готов. Очерёдность хода: { $turn_order }. Пищу дают { $food }, бусидо — { $bushido }.{ $agenda_count ->
        [0] { "" }
       *[other] { " " }Задания: { $agenda }.
    }{ $shrine_count ->
        [0] { "" }
       *[other] { " " }Святилища: { $shrine }.
    }{ $neutral_count ->
        [0] { "" }
       *[other] { " " }Быстрые действия: { $neutral }.
    }{ $played_count ->
        [0] { "" }
       *[other] { " " }Открытые карты судьбы: { $played }.
    }
samurai-event-era-began = Начинается эпоха { $era }.
samurai-event-round-began =
    { $round ->
        [1] Эпоха { $era }, первый раунд: все планируют.
       *[other] Эпоха { $era }, второй раунд: все планируют и могут накрывать жетоны.
    }
samurai-event-resolution-began =
    { $round ->
        [1] Приказы выполняются снизу вверх.
       *[other] Приказы выполняются сверху вниз.
    }
samurai-event-card-committed =
    { $seat }: выбрана карта судьбы { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    }.
samurai-event-seat-committed = { $seat }: карта судьбы выбрана.
samurai-event-cards-revealed =
    Карты судьбы открыты: { $regions }.{ $extra_count ->
        [0] { "" }
       *[other] { " " }Из колоды: { $extra }.
    }
samurai-event-order-placed = { $seat }: приказ «{ $order }» лицом вниз, ячейка { $slot }.
samurai-event-token-placed = { $seat }: жетон приказа лицом вниз, ячейка { $slot }.
samurai-event-token-covered =
    { $own ->
        [yes] { $seat }: накрыт собственный жетон, ячейка { $slot }.
       *[no] { $seat }: накрыт чужой жетон ({ $victim }), ячейка { $slot }.
    }
samurai-event-placement-passed = { $seat }: пас.
samurai-event-token-revealed = Ячейка { $slot }, { $owner }: открыт приказ «{ $order }».
samurai-event-order-repeated = Ячейка { $slot }, { $owner }: снова приказ «{ $order }».
samurai-event-declined =
    { $asked ->
        [neutral] { $seat }: без быстрого действия
        [recruit] { $seat }: без вербовки
        [recruit-again] { $seat }: без второй армии
        [move] { $seat }: { $because ->
            [none] движение закончено
           *[other] без движения
        }
        [ship] { $seat }: ни движения, ни корабля
        [attack] { $seat }: без нападения
        [attack-again] { $seat }: без второй цели
        [harvest] { $seat }: без сбора урожая
        [castle] { $seat }: без постройки замка
        [tribe] { $seat }: без помощи племени
        [journey] { $seat }: в этом пути все уцелели
       *[other] { $seat }: отказ
    }{ $because ->
        [none] .
       *[other] { " —" } { $reason }.
    }
samurai-event-resource-paid = { $seat }: { $resource } −{ $amount }.
samurai-event-resource-gained =
    { $short ->
        [0] { $seat }: { $resource } +{ $amount }.
       *[other] { $seat }: { $resource } +{ $amount }, в общем запасе не хватает { $short }.
    }
samurai-event-army-recruited = { $seat }: новая армия в { $province }.
samurai-event-army-moved = { $seat }: армия идёт из { $origin } в { $destination }.
samurai-event-move-ended = Армии в пути прибыли.
samurai-event-armies-shipped =
    { $seat }: { $armies ->
        [one] { $armies } армия плывёт
        [few] { $armies } армии плывут
        [many] { $armies } армий плывут
       *[other] { $armies } армии плывут
    } из { $origin } в { $destination }.
samurai-event-army-destroyed = { $by }: уничтожена чужая армия ({ $owner }) в { $province }.
samurai-event-castle-built = { $seat }: построен замок в { $province }.
samurai-event-expedition-left =
    { $seat }: армия идёт из { $origin } через гору { $mountain } в { $destination }.
samurai-event-mountain-revealed = { $seat }: на горе { $mountain } — «{ $effect }».
samurai-event-expedition-arrived =
    { $ambushed ->
        [yes] { $seat }: экспедиционная армия отброшена в { $province }.
       *[no] { $seat }: экспедиционная армия прибывает в { $province }.
    }
samurai-event-agenda-fulfilled =
    { $seat }: задание «{ $side }» выполнено ({ $region }), { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    }.
samurai-event-tokens-returned = Все жетоны приказов возвращаются за ширмы.
samurai-event-influence-gained =
    { $seat }: влияние +{ $influence }, { $region } (провинции: { $provinces }, замки: { $castles }).
samurai-event-region-bonus-scored =
    { $seat }: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    }, бонус за { $region }.
samurai-event-shrines-scored =
    { $seat }: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    } за святилища.
samurai-event-card-drawn =
    { $seat }: взята карта судьбы { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    }.
samurai-event-seat-drew = { $seat }: взята карта судьбы.
samurai-event-turn-order-set = Новая очерёдность хода: { $turn_order }.
samurai-event-influence-scored =
    { $seat }: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    } за влияние, { $region } (значимость { $value } × { $cards ->
        [one] { $cards } карта судьбы
        [few] { $cards } карты судьбы
        [many] { $cards } карт судьбы
       *[other] { $cards } карты судьбы
    }).
samurai-event-leftovers-scored =
    { $seat }: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    } за оставшиеся ресурсы.
samurai-event-game-ended =
    { $winners_count ->
        [1] Победа: { $winners }! Итоговый счёт: { $scores }.
       *[other] Общая победа: { $winners }! Итоговый счёт: { $scores }.
    }

## Why an action came to nothing; of the reader’s own action: .you

samurai-idle-no-army = нет армий в этом регионе
    .you = у вас нет армий в этом регионе
samurai-idle-no-enemy = в этом регионе нет армий противника рядом
    .you = в этом регионе рядом с вашими армиями нет армий противника
samurai-idle-no-enemy-left = там не осталось армий противника
    .you = там не осталось армий противника
samurai-idle-no-field = нет армий в ресурсных провинциях этого региона
    .you = у вас нет армий в ресурсных провинциях этого региона
samurai-idle-no-field-held = нет контроля над ресурсной провинцией этого региона
    .you = вы не контролируете ни одной ресурсной провинции этого региона
samurai-idle-no-supply = в запасе не осталось армий
    .you = в вашем запасе не осталось армий
samurai-idle-no-castle = в запасе не осталось замков
    .you = в вашем запасе не осталось замков
samurai-idle-no-pair = ни в одной провинции этого региона нет 2 армий
    .you = ни в одной провинции этого региона у вас нет 2 армий
samurai-idle-no-site = там, где стоят 2 армии, замок строить нельзя
    .you = там, где у вас 2 армии, замок строить нельзя
samurai-idle-cannot-pay = не хватает ресурсов
    .you = вам не хватает ресурсов

## What is asked. $seat is the one who is asked.

samurai-ask-destiny = Выберите карту судьбы и сыграйте её лицом вниз.
samurai-ask-placement = Положите жетон приказа в ячейку лицом вниз.
samurai-ask-neutral = Ячейка { $slot }, { $region }: используете быстрое действие?
samurai-ask-recruit =
    Вербовка в { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    }: куда поставить армию?
samurai-ask-recruit-again =
    Вербовка в { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    }: нужна вторая армия?
samurai-ask-move =
    Движение из { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    }: { $points ->
        [0] взять третье перемещение?
        [one] осталось { $points } перемещение{ $extra ->
            [0] .
           *[other] , и можно взять ещё одно.
        }
        [few] осталось { $points } перемещения{ $extra ->
            [0] .
           *[other] , и можно взять ещё одно.
        }
        [many] осталось { $points } перемещений{ $extra ->
            [0] .
           *[other] , и можно взять ещё одно.
        }
       *[other] осталось { $points } перемещения{ $extra ->
            [0] .
           *[other] , и можно взять ещё одно.
        }
    }
samurai-ask-ship =
    Движение на 2 или корабль из { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    }: с чего начнёте?
samurai-ask-attack =
    Нападение в { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    }: какую армию уничтожить?
samurai-ask-attack-again = Нападение в { $province }: будет ли вторая цель?
samurai-ask-harvest =
    Сбор урожая в { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    }: забираете всё?
samurai-ask-castle =
    Замок в { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    }: построите новый или добавите армию к своему?
samurai-ask-tribe =
    Независимое племя: используете одно из быстрых действий { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    }?
samurai-ask-journey =
    Путь как цель: заплатите, чтобы уничтожить армию в { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    }?

## What can be chosen. $asked is the question, where it is known.

samurai-action-commit =
    Сыграть карту { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    }
samurai-action-place = Положить в { $slot }: { $order }
samurai-action-pass = Пас
samurai-action-step = Идти из { $origin } в { $destination }
samurai-action-cross = Идти через гору { $mountain } в { $destination }
samurai-action-ship =
    Перевезти { $armies ->
        [one] { $armies } армию
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    } из { $origin } в { $destination }
samurai-action-attack = Уничтожить армию в { $province } ({ $victim })
samurai-action-recruit = Вербовать в { $province }
samurai-action-harvest = Собрать урожай в { $province }
samurai-action-take = Собрать урожай
samurai-action-build = Построить замок в { $province }
samurai-action-decline =
    { $asked ->
        [move] Закончить движение
       *[other] Отказаться
    }

## Why not? $rule is the rule behind the answer.

samurai-refused-already-committed = Вы уже выбрали карту судьбы.
samurai-refused-army-of-other-region =
    Сейчас ходят только армии { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    }, а { $province } не в нём.
samurai-refused-cannot-pay-cover = Накрыть жетон противника сейчас стоит { $bushido } бусидо, а у вас меньше.
samurai-refused-cannot-pay-food =
    Для этого { $food ->
        [one] нужна { $food } пища
        [few] нужно { $food } пищи
        [many] нужно { $food } пищи
       *[other] нужно { $food } пищи
    }, а у вас меньше.
samurai-refused-castle-in-capital = { $province } — столица, там замок строить нельзя.
samurai-refused-castle-in-region = У вас уже есть замок в этом регионе: { $province }.
samurai-refused-castle-there = В { $province } уже стоит замок.
samurai-refused-cover-limit =
    { $rule ->
        [SSE-COVER-5c] В этом раунде противник уже накрыл жетон этого игрока: { $victim }.
       *[other] В этой эпохе вы уже накрыли жетон этого игрока: { $victim }.
    }
samurai-refused-game-over = Игра окончена.
samurai-refused-kind-not-in-region =
    Ни у одной ячейки { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    } нет такого быстрого действия.
samurai-refused-mountain-empty = Жетона на горе { $mountain } больше нет.
samurai-refused-no-army-in-supply = В вашем запасе не осталось армий.
samurai-refused-no-army-of-victim = В { $province } нет армий этого игрока: { $victim }.
samurai-refused-no-capital-or-castle = { $province } — не столица, и вашего замка там нет.
samurai-refused-no-castle-in-supply = В вашем запасе не осталось замков.
samurai-refused-no-control = Вы не контролируете провинцию { $province }.
samurai-refused-no-mountains = Без варианта «Путь горы» на горе { $mountain } нет жетона.
samurai-refused-no-own-army = У вас нет армии в { $province }.
samurai-refused-no-own-castle = У вас нет замка в { $province }.
samurai-refused-no-resource-province = { $province } — не ресурсная провинция.
samurai-refused-no-such-card =
    У вас нет карты судьбы { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    }.
samurai-refused-no-such-token = За вашей ширмой не осталось жетонов «{ $order }».
samurai-refused-not-adjacent = { $origin } и { $destination } — не соседние провинции.
samurai-refused-not-asked = Сейчас от вас ждут другого решения.
samurai-refused-not-at-mountain = Дороги через гору { $mountain } в { $province } нет.
samurai-refused-not-coastal = { $province } — не прибрежная провинция.
samurai-refused-not-your-turn =
    { $seat_id ->
        [none] Сейчас не ваш ход.
       *[other] Сейчас не ваш ход. Ждём: { $seat }.
    }
samurai-refused-one-expedition = За одно движение через гору может пойти только одна армия.
samurai-refused-mode-is-chosen = Приказ уже выполняется пешком: пересесть на корабль нельзя.
samurai-refused-other-region =
    Это происходит в { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    }, а { $province } не в нём.
samurai-refused-own-army = Нападать на свои армии нельзя.
samurai-refused-placement-is-due = Пасовать можно, только если нельзя положить жетон бесплатно.
samurai-refused-same-province = Корабль должен уйти из { $province } в другую провинцию.
samurai-refused-same-province-only = Вторая армия — там же, где и первая: { $province }.
samurai-refused-ship-from-other-region =
    Корабль отходит из { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    }, а { $province } не в нём.
samurai-refused-slot-taken = В ячейке { $slot } уже лежит жетон ({ $owner }).
samurai-refused-token-face-down = Жетон в ячейке { $slot } лежит лицом вниз: накрыть его нельзя.
samurai-refused-too-few-armies =
    Для этого в { $province } { $armies ->
        [one] нужна { $armies } ваша армия
        [few] нужны { $armies } ваши армии
        [many] нужно { $armies } ваших армий
       *[other] нужны { $armies } ваши армии
    }.

## Names

samurai-order-recruit = Вербовка армий
samurai-order-move3 = Движение на 3
samurai-order-move23 = Движение на 2 или 3
    .draft = Движение на 2
samurai-order-ship = Движение на 2 / Корабль
    .draft = Движение по морю
samurai-order-attack = Нападение
samurai-order-harvest = Сбор урожая
samurai-order-castle = Постройка замка

samurai-neutral-move = Движение на 1
samurai-neutral-attack = Нападение
samurai-neutral-recruit = Вербовка 1 армии
samurai-neutral-harvest = Сбор 1 урожая

samurai-resource-food = пища
samurai-resource-bushido = бусидо

samurai-region-grey = серый регион
samurai-region-orange = оранжевый регион
samurai-region-teal = бирюзовый регион
samurai-region-violet = фиолетовый регион

# Of players who have given no name.
samurai-colour-red = Красный
samurai-colour-blue = Синий
samurai-colour-green = Зелёный
samurai-colour-yellow = Жёлтый

samurai-effect-ambush = Засада
samurai-effect-mercenaries = Наёмники
samurai-effect-bushido-master = Мастер бусидо
samurai-effect-highland-farms = Высокогорная ферма
samurai-effect-independent-tribe = Независимое племя
samurai-effect-journey = Путь как цель

samurai-shrine-brown = коричневое святилище
samurai-shrine-black = чёрное святилище
samurai-shrine-white = белое святилище

samurai-phrase-when = Эпоха { $era }
samurai-phase-era = эпоха
samurai-phase-destiny = судьба
samurai-phase-planning = фаза планирования
samurai-phase-resolution = фаза исполнения
samurai-phase-era-end = конец эпохи
samurai-phase-full-harvest = сбор всего урожая
samurai-phase-cleanup = возврат жетонов
samurai-phase-influence = получение влияния
samurai-phase-region-bonus = бонусные очки
samurai-phase-shrines = очки за святилища
samurai-phase-draw = взять карту судьбы
samurai-phase-turn-order = новая очерёдность
samurai-phase-final-scoring = итоговый подсчёт

## Orders and neutral actions: what is on their cards. The prices are those of this table.

samurai-card-recruit = Поставьте 1 армию в столицу региона или к своему замку. Вторая армия: пища −{ $recruit }.
samurai-card-move3 = Всего 3 шага одной или несколькими вашими армиями региона. Они могут покинуть его.
samurai-card-move23 =
    Всего 2 шага одной или несколькими вашими армиями региона. Они могут покинуть его.{ $upgrade ->
        [yes] { " " }Третий шаг: пища −{ $move }.
       *[no] { "" }
    }
samurai-card-ship =
    2 шага по суше либо 1–2 армии кораблём с берега региона на любой другой берег{ $ship ->
        [0] .
       *[other] { " " }(пища −{ $ship }).
    }
samurai-card-attack = Уничтожьте 1 армию противника в провинции региона, где есть ваша армия. Вторая там же: бусидо −{ $attack }.
samurai-card-harvest =
    { $control ->
        [yes] Получите по 1 ресурсу с каждой ресурсной провинции региона под вашим контролем.
       *[no] Получите по 1 ресурсу с каждой ресурсной провинции региона, где есть ваша армия.
    }
samurai-card-castle =
    Замените 2 свои армии в одной провинции региона замком{ $capital ->
        [yes] .
       *[no] , но не в столице.
    } Если замок в регионе уже есть, он получает 1 армию.
samurai-card-neutral-move = Сразу и бесплатно: 1 армия региона делает 1 шаг.
samurai-card-neutral-attack = Сразу и бесплатно: уничтожьте в регионе 1 армию противника там, где есть ваша.
samurai-card-neutral-recruit = Сразу и бесплатно: 1 армия в столицу региона или к вашему замку.
samurai-card-neutral-harvest =
    { $control ->
        [yes] Сразу и бесплатно: 1 ресурс с ресурсной провинции региона под вашим контролем.
       *[no] Сразу и бесплатно: 1 ресурс с ресурсной провинции региона, где есть ваша армия.
    }

# What it would do now. $places are provinces, with armies or resources.

samurai-now-recruit = Можно поставить: { $places }.
samurai-now-move3 = Ваши армии здесь: { $places }.
samurai-now-move23 = { samurai-now-move3 }
samurai-now-ship = { samurai-now-move3 }
samurai-now-attack = Армии противника рядом с вашими: { $places }.
samurai-now-harvest = Даст: { $places }.
samurai-now-castle =
    { $castle ->
        [yes] 1 армия — к вашему замку: { $places }.
       *[no] Можно построить: { $places }.
    }
samurai-now-neutral-move = { samurai-now-move3 }
samurai-now-neutral-attack = { samurai-now-attack }
samurai-now-neutral-recruit = { samurai-now-recruit }
samurai-now-neutral-harvest = На выбор: { $places }.

## Agenda tiles. $points is what the side is worth, $decree the sentence of its decree.

samurai-agenda-strategic-control = Стратегическое преимущество
    .about = Контролируйте хотя бы 2 провинции этого региона, в каждой — 2 или больше ваших армий. Очки: { $points }. { $decree }
samurai-agenda-stability = Фактор стабильности
    .about = Контролируйте хотя бы 4 провинции этого региона. Очки: { $points }. { $decree }
samurai-agenda-strength-in-numbers = Сила в количестве
    .about = Соберите в этом регионе не меньше 7 армий. Очки: { $points }. { $decree }
samurai-agenda-spread-to-survive = Разделиться, чтобы выжить
    .about = Займите армиями хотя бы 4 провинции этого региона. Очки: { $points }. { $decree }
samurai-agenda-shock-tactics = Сокрушительная тактика
    .about = Соберите по 3 или больше армий хотя бы в 3 провинциях этого региона. Очки: { $points }. { $decree }
# $castle: own-castle or control-castle-province, as the house rule agenda_3b says.
samurai-agenda-guardian-of-the-castle = Стражи замка
    .about =
        { $castle ->
            [control-castle-province] Постройте в этом регионе замок, контролируйте его провинцию и держите по 2 или больше армий хотя бы в 2 провинциях региона. Очки: { $points }. { $decree }
           *[own-castle] Постройте в этом регионе замок и держите по 2 или больше армий хотя бы в 2 провинциях региона. Очки: { $points }. { $decree }
        }
samurai-agenda-land-and-spirit = Земля и небо
    .about = Контролируйте хотя бы 2 ресурсные провинции и провинцию со святилищем в этом регионе. Очки: { $points }. { $decree }
samurai-agenda-land-and-people = Земля и люди
    .about = Контролируйте хотя бы 2 ресурсные провинции и столицу этого региона. Очки: { $points }. { $decree }

samurai-decree-none = без закона
    .about = Регионального закона нет.
samurai-decree-attack-second = Бесчестная борьба
    .about = { samurai-decree-attack-second }: вторая цель приказа «нападение» здесь бесплатна.
samurai-decree-move-third = Масштабные манёвры
    .about = { samurai-decree-move-third }: третье перемещение приказа «движение на 2 или 3» здесь бесплатно.
samurai-decree-recruit-second = Выносливые бойцы
    .about = { samurai-decree-recruit-second }: вторая армия приказа «вербовка армий» здесь бесплатна.
samurai-decree-ship = Отмена портовых сборов
    .about = { samurai-decree-ship }: движение на корабле здесь бесплатно.

## What a table can choose

samurai-edition-standard = Стандартное (2019)
    .about = Правила, напечатанные в 2019 году.
samurai-edition-crowd = Русское издание
    .about = Замки не строят в столицах и в провинциях с другим замком; за раунд противники могут накрыть только один жетон игрока.
samurai-edition-draft = Черновые правила
    .about = Правила до печати: по 20 армий, накрывать можно без ограничений, для сбора урожая нужен контроль; вариантов нет.

samurai-variant-agenda = Задания регионов
    .about = У каждого региона есть задание, которое каждому игроку один раз приносит очки, и закон, который делает одно усиление бесплатным.
samurai-variant-mountain = Путь горы
    .about = Армии могут ходить через горы и находить то, что там скрыто, — к добру или к худу.
samurai-variant-shrines = Небесные святилища
    .about = Святилища бывают разных цветов: 1, 2 или 3 провинции со святилищами одного цвета дают 1, 3 или 5 очков.
samurai-variant-neutral = Случайные быстрые действия
    .about = Случайные жетоны заменяют быстрые действия, напечатанные у ячеек.

samurai-house-castle-in-capital = Замки в столицах
    .about = В столице можно построить замок.
samurai-house-one-castle-per-province = Один замок на провинцию
    .about = В провинции может стоять только один замок, чей бы он ни был.
samurai-house-cover-limit = Предел накрывания
    .about = Как часто можно накрывать жетоны противников.
    .once-per-opponent = За эпоху можно накрыть по одному жетону каждого противника.
    .victim-once = За раунд противники могут накрыть только один жетон игрока.
    .none = Накрывание ограничено только ценой.
samurai-house-ship-origin-anywhere = Корабли отовсюду
    .about = Корабль может отойти из любой прибрежной провинции, а не только из региона приказа.
samurai-house-strict-resource-supply = Ограниченные ресурсы
    .about = Нельзя получить больше пищи или бусидо, чем есть в общем запасе.
samurai-house-open-resources = Открытые ресурсы
    .about = Все видят, сколько у кого пищи и бусидо.
samurai-house-leftovers = Очки за остатки
    .about = Оставшиеся ресурсы приносят очки в конце игры.
samurai-house-tiebreaks = При ничьей
    .about = При равенстве очков побеждает тот, у кого на поле меньше армий, затем тот, у кого больше ресурсов.
samurai-house-agenda-timing = Очки за задания
    .about = Когда выполненное задание приносит очки.
    .any-time = Задание приносит очки сразу, чей бы ни был ход.
    .own-turn = Задание приносит очки только в ход того, кто его выполняет.
samurai-house-agenda-3b = Стражи замка
    .about = Чего это задание требует от замка.
    .own-castle = Достаточно замка в регионе.
    .control-castle-province = Провинцию с замком нужно контролировать.

## Why a bot chose as it did
#
# Told after the game, and as a hint.

samurai-because-leads-influence =
    В { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    } первое место по влиянию: его карты принесут очки.
samurai-because-hopes-for-influence =
    Влияние в { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    } обещает больше всего очков.
samurai-because-plans-recruit =
    В { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    } нужны армии.
samurai-because-plans-move3 =
    Из { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    } армии могут уйти в провинции получше.
samurai-because-plans-move23 =
    Из { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    } армии могут уйти в провинции получше.
samurai-because-plans-ship =
    Армии { $region_id ->
        [grey] серого региона
        [orange] оранжевого региона
        [teal] бирюзового региона
       *[violet] фиолетового региона
    } пригодятся в другом месте.
samurai-because-plans-attack =
    В { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    } мешают чужие армии.
samurai-because-plans-harvest =
    Урожай в { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    } того стоит.
samurai-because-plans-castle =
    Замок в { $region_id ->
        [grey] сером регионе
        [orange] оранжевом регионе
        [teal] бирюзовом регионе
       *[violet] фиолетовом регионе
    } останется навсегда.
samurai-because-covers = Приказ «{ $order }» в ячейке { $slot } ({ $victim }) второй раз не сработает.
samurai-because-wants-neutral = Быстрое действие ячейки { $slot } ценнее самого приказа.
samurai-because-passes = Накрывание не стоит своей цены.
samurai-because-takes-control = Это даёт контроль над { $province }.
samurai-because-denies-bonus = { $victim } теряет очки бонуса за { $region }.
samurai-because-breaks-control = { $victim } теряет контроль над { $province }.
samurai-because-builds-castle = Замок в { $province } приносит влияние каждую эпоху.
samurai-because-mans-castle = Ещё одна армия укрепит замок в { $province }.
samurai-because-recruits = В { $province } нужна ещё одна армия.
samurai-because-kills = В { $province } на одну чужую армию меньше ({ $victim }).
samurai-because-moves = В { $destination } армия полезнее.
samurai-because-crosses = На горе { $mountain } может найтись что-то хорошее.
samurai-because-harvests = Урожай: пища +{ $food }, бусидо +{ $bushido }.
samurai-because-gathers =
    { $resource_id ->
        [food] { $province } даёт пищу.
       *[bushido] { $province } даёт бусидо.
    }
samurai-because-keeps-food = Пища пригодится позже.
samurai-because-keeps-bushido = Бусидо пригодится позже.
samurai-because-holds = Ни один вариант не улучшает положения.

## The end of a game: awards, and what breaks ties

samurai-award-destroyer = Разгром
    .about =
        { $count ->
            [one] { $name }: уничтожена { $count } армия
            [few] { $name }: уничтожены { $count } армии
           *[other] { $name }: уничтожено { $count } армий
        }
samurai-award-region = Оплот
    .about =
        { $count ->
            [one] { $name }: { $count } очко за один регион
            [few] { $name }: { $count } очка за один регион
           *[other] { $name }: { $count } очков за один регион
        }
samurai-award-schemer = Интриги
    .about =
        { $count ->
            [one] { $name }: накрыт { $count } чужой приказ
            [few] { $name }: накрыто { $count } чужих приказа
           *[other] { $name }: накрыто { $count } чужих приказов
        }
samurai-award-builder = Мастер-строитель
    .about =
        { $count ->
            [one] { $name }: построен { $count } замок
            [few] { $name }: построено { $count } замка
           *[other] { $name }: построено { $count } замков
        }
samurai-award-traveller = Дальние походы
    .about =
        { $count ->
            [one] { $name }: { $count } перемещение армий
            [few] { $name }: { $count } перемещения армий
           *[other] { $name }: { $count } перемещений армий
        }
samurai-award-gatherer = Полные амбары
    .about =
        { $count ->
            [one] { $name }: собран { $count } ресурс
            [few] { $name }: собрано { $count } ресурса
           *[other] { $name }: собрано { $count } ресурсов
        }
samurai-tiebreak-armies = меньше армий на поле
samurai-tiebreak-resources = больше ресурсов
