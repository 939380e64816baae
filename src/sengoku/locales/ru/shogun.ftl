# Shogun. How facts arrive: src/sengoku/texts.py, core/phrases.py and shogun/naming.py
#
# Names come as they are shown ($region = “коричневый регион”), beside them their word of
# the engine for languages that inflect ($region_id = “brown”), “none” where there is none.
# A list comes joined, beside it its length ($winners, $winners_count). Counts are
# numbers. $seat, $owner, $defender and $lost_by are names of people or of their colours,
# $colour too, or the peasants ($colour_id = “G”). $why is the rule behind a gain.
#
# Names of people are never inflected and have no gender: a line of the log is the name,
# a colon, and what happens.

## The log: setup and draft

shogun-event-game-prepared =
    Стол готов.{ $starts_count ->
        [0] { "" }
       *[other] { " " }Начальные провинции и армии: { $starts }.
    }{ $open_cards_count ->
        [0] { "" }
       *[other] { " " }Открытые карты: { $open_cards }.
    } Карты событий: { $events }.{ $regions_count ->
        [0] { "" }
       *[other] { " " }Карты регионов: { $regions }.
    }
shogun-event-pair-refreshed = { $seat }: обе открытые карты уходят под колоду. Новая пара: { $open_cards }.
shogun-event-province-picked =
    { $from_pile ->
        [yes] { $seat }: верхняя карта колоды — { $province }.
       *[no] { $seat }: взята карта { $province }.{ $turned_id ->
            [none] { "" }
           *[other] { " " }Открыта карта { $turned }.
        }
    }
shogun-event-group-mustered =
    { $seat }: группа из { $armies ->
        [one] { $armies } армии
        [few] { $armies } армий
        [many] { $armies } армий
       *[other] { $armies } армий
    } в { $province }.
shogun-event-draft-ended = Выбор провинций окончен. Все остальные провинции нейтральные.
shogun-event-general-stationed = { $seat }: полководец поставлен в { $province }.

## The log: the tower

shogun-event-cubes-thrown =
    { $cubes_count ->
        [0] В башню ничего не брошено.
       *[other] В башню брошено: { $cubes }.
    }
shogun-event-cubes-fell =
    { $cubes_count ->
        [0] Из башни ничего не выпало.
       *[other] Из башни выпало: { $cubes }.
    }
shogun-event-cubes-reported =
    { $colour_id ->
        [G] { $cubes ->
            [0] Крестьян из башни не выпало.
            [one] Из башни выпал { $cubes } крестьянин.
            [few] Из башни выпали { $cubes } крестьянина.
            [many] Из башни выпало { $cubes } крестьян.
           *[other] Из башни выпало { $cubes } крестьянина.
        }
       *[other] { $cubes ->
            [0] { $colour }: армий из башни не выпало.
            [one] { $colour }: из башни выпала { $cubes } армия.
            [few] { $colour }: из башни выпали { $cubes } армии.
            [many] { $colour }: из башни выпало { $cubes } армий.
           *[other] { $colour }: из башни выпало { $cubes } армии.
        }
    }
shogun-event-cubes-returned =
    { $colour_id ->
        [G] { $cubes ->
            [one] { $cubes } крестьянин возвращается в общий запас.
            [few] { $cubes } крестьянина возвращаются в общий запас.
            [many] { $cubes } крестьян возвращаются в общий запас.
           *[other] { $cubes } крестьянина возвращаются в общий запас.
        }
       *[other] { $cubes ->
            [one] { $colour }: { $cubes } армия возвращается в запас.
            [few] { $colour }: { $cubes } армии возвращаются в запас.
            [many] { $colour }: { $cubes } армий возвращаются в запас.
           *[other] { $colour }: { $cubes } армии возвращаются в запас.
        }
    }
shogun-event-armies-to-tray =
    { $armies ->
        [0] { $seat }: армий для лотка не осталось.
        [one] { $seat }: +{ $armies } армия в лоток.
        [few] { $seat }: +{ $armies } армии в лоток.
        [many] { $seat }: +{ $armies } армий в лоток.
       *[other] { $seat }: +{ $armies } армии в лоток.
    }

## The log: the round

shogun-event-season-began = Год { $year }: начинается { $season }.
shogun-event-action-cards-laid = Первые действия: { $row }.
shogun-event-action-card-turned = Открыто действие { $place }: { $action }.
shogun-event-special-cards-laid = Особые карты на позициях с 1 по 5: { $special }.
shogun-event-card-assigned = { $field }, { $seat }: { $card } лицом вниз.
shogun-event-card-cleared = { $field }, { $seat }: карта снова в руке.
shogun-event-plan-sealed = { $seat }: план запечатан.
shogun-event-plan-unsealed = { $seat }: план снова открыт.
shogun-event-plans-laid =
    Все планы готовы.{ $empty_count ->
        [0] { "" }
       *[other] { " " }Без карты: { $empty }.
    }
# $about is the sentence of the event.
shogun-event-event-drawn = Событие раунда — «{ $event }». { $about }
shogun-event-event-cancelled = { $seat }: событие раунда отменено.
shogun-event-bids-revealed = Ставки открыты: { $bids }. Порядок выбора: { $choosing }.
shogun-event-chests-paid =
    { $why ->
        [SHO-ORDER-1] { $seat }: { $chests ->
            [one] −{ $chests } сундук
            [few] −{ $chests } сундука
            [many] −{ $chests } сундуков
           *[other] −{ $chests } сундука
        } за ставку.
       *[other] { $seat }: { $chests ->
           [one] −{ $chests } сундук
           [few] −{ $chests } сундука
           [many] −{ $chests } сундуков
          *[other] −{ $chests } сундука
       }.
    }
shogun-event-chests-gained =
    { $why ->
        [SHO-ACT-TAX-1] { $seat }: сбор налогов, { $chests ->
            [one] +{ $chests } сундук
            [few] +{ $chests } сундука
            [many] +{ $chests } сундуков
           *[other] +{ $chests } сундука
        }.
       *[other] { $seat }: { $chests ->
           [one] +{ $chests } сундук
           [few] +{ $chests } сундука
           [many] +{ $chests } сундуков
          *[other] +{ $chests } сундука
       }.
    }
shogun-event-position-taken = { $seat }: позиция { $position }, особая карта «{ $special }».
shogun-event-player-order-set = Порядок игроков: { $player_order }.
# $skipped: the card means that the action is skipped.
shogun-event-card-shown =
    { $skipped ->
        [yes] { $field }, { $seat }: { $card }, пропуск.
       *[no] { $field }, { $seat }: { $card }.
    }
# $because is a sentence: see below, “Why an action is void”.
shogun-event-action-void = { $field }, { $seat }: не выполняется. { $because }
shogun-event-round-ended =
    { $event_id ->
        [none] Раунд окончен: все карты возвращаются в руку.
       *[other] Раунд окончен: все карты возвращаются в руку, событие «{ $event }» выходит из игры.
    }

## The log: actions

shogun-event-building-built = { $seat }: построен { $building } в { $province }.
shogun-event-unrest-added = { $province }: +1 жетон недовольства.
shogun-event-unrest-prevented = { $seat }: сохранённая милость предотвращает недовольство в { $province }.
shogun-event-unrest-removed = { $province }: −1 жетон недовольства.
shogun-event-rice-gained =
    { $why ->
        [SHO-ACT-RICE-1] { $seat }: сбор риса, +{ $rice }.
       *[other] { $seat }: рис +{ $rice }.
    }
shogun-event-armies-raised =
    { $seat }: { $armies ->
        [one] +{ $armies } армия
        [few] +{ $armies } армии
        [many] +{ $armies } армий
       *[other] +{ $armies } армии
    } в { $province }.
shogun-event-armies-moved =
    { $seat }: { $armies ->
        [one] { $armies } армия переходит
        [few] { $armies } армии переходят
        [many] { $armies } армий переходят
       *[other] { $armies } армии переходят
    } из { $origin } в { $destination }.
shogun-event-declined =
    { $asked ->
        [refresh] { $seat }: открытые карты остаются.
        [station] { $seat }: полководец ждёт.
        [march] { $seat }: армии остаются на месте.
        [favour] { $seat }: без милости.
        [cancel] { $seat }: событие остаётся в силе.
       *[other] { $seat }: отказ.
    }

## The log: battles and revolts

shogun-event-battle-began =
    { $defender_id ->
        [none] { $seat }: атака из { $origin } на нейтральную провинцию { $province }, { $armies ->
            [one] { $armies } армия
            [few] { $armies } армии
            [many] { $armies } армий
           *[other] { $armies } армии
        }.
       *[other] { $seat }: атака из { $origin } на { $province }, { $armies ->
           [one] { $armies } армия
           [few] { $armies } армии
           [many] { $armies } армий
          *[other] { $armies } армии
       }. Защитник: { $defender }.
    }
shogun-event-revolt-began =
    { $peasants ->
        [0] { $seat }: восстание в { $province }, но крестьян не осталось.
        [one] { $seat }: восстание в { $province }, { $peasants } крестьянин.
        [few] { $seat }: восстание в { $province }, { $peasants } крестьянина.
        [many] { $seat }: восстание в { $province }, { $peasants } крестьян.
       *[other] { $seat }: восстание в { $province }, { $peasants } крестьянина.
    }
shogun-event-fight-decided =
    { $owner_id ->
        [none] { $province }: атака { $attack }, защита { $defence }. Провинция нейтральная.
       *[other] { $province }: атака { $attack }, защита { $defence }. Владелец: { $owner }.
    }
shogun-event-armies-held =
    { $seat }: { $armies ->
        [one] { $armies } армия остаётся
        [few] { $armies } армии остаются
        [many] { $armies } армий остаются
       *[other] { $armies } армии остаются
    } в { $province }.
# $field is where the card lay on the mat of the one who lost it.
shogun-event-province-taken =
    { $lost_by_id ->
        [none] { $seat }: захвачена нейтральная провинция { $province }.
       *[other] { $seat }: захвачена чужая провинция { $province } ({ $lost_by }).{ $field_id ->
            [none] { "" }
           *[other] { " " }Карта была в плане: { $field }.
        }
    }
shogun-event-province-lost =
    { $lost_by }: потеряна провинция { $province }. Теперь она нейтральная, без зданий и недовольства.{ $field_id ->
        [none] { "" }
       *[other] { " " }Карта была в плане: { $field }.
    }
shogun-event-general-lost = { $seat }: провинция { $province } потеряна, полководец покидает поле.

## The log: winter and end

shogun-event-winter-came =
    { $event_id ->
        [none] Этой зимой рис никто не теряет.
       *[other] { $loss ->
            [0] Последняя карта события — «{ $event }»: рис никто не теряет.
           *[other] Последняя карта события — «{ $event }»: у всех рис −{ $loss }.
        }
    }
shogun-event-rice-lost =
    { $rice ->
        [0] { $seat }: без потери риса.
       *[other] { $seat }: рис −{ $rice }.
    }
shogun-event-shortage-found =
    { $unsupplied ->
        [0] { $seat }: риса хватает всем провинциям.
       *[other] { $seat }: провинций без риса — { $unsupplied }, восстаний — { $revolts }, { $revolts ->
            [1] дополнительных крестьян — { $extra }.
           *[other] дополнительных крестьян в каждом — { $extra }.
        }
    }
shogun-event-hungry-drawn =
    { $provinces_count ->
        [1] { $seat }: жребий — восстание в { $provinces }.
       *[other] { $seat }: жребий — восстания в { $provinces }.
    }
shogun-event-hungry-named = { $seat }: следующее восстание — в { $province }.
shogun-event-provinces-scored =
    { $seat }: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    } (провинции: { $provinces }, здания: { $buildings }).
shogun-event-majority-scored =
    { $seat }: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    }, больше всех { $building_id ->
        [castle] замков
        [temple] храмов
       *[theatre] театров
    } ({ $region }).
shogun-event-points-gained =
    { $seat }: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    } ({ $why ->
        [SHO-COURT-19] милость
        [SHO-SAM-5] самураи
        [SHO-GEN-13] памятники
       *[other] бонус
    }).
shogun-event-year-ended = Год окончен: рис и недовольство исчезают. Новые карты событий: { $events }.
shogun-event-game-ended =
    { $winners_count ->
        [1] Победа: { $winners }! Итоговый счёт: { $scores }.
       *[other] Общая победа: { $winners }! Итоговый счёт: { $scores }.
    }

## The log: Tenno’s Court

shogun-event-officials-sent =
    { $seat }: { $officials ->
        [one] +{ $officials } придворный
        [few] +{ $officials } придворных
        [many] +{ $officials } придворных
       *[other] +{ $officials } придворных
    } в приёмный зал.
shogun-event-armies-converted =
    { $seat }: { $armies ->
        [one] { $armies } армия из { $province } становится придворным
        [few] { $armies } армии из { $province } становятся придворными
        [many] { $armies } армий из { $province } становятся придворными
       *[other] { $armies } армии из { $province } становятся придворными
    }.
shogun-event-favours-laid = Милости за 4, 3 и 2 придворных: { $favours }.
shogun-event-audience-entered =
    { $seat }: { $officials ->
        [one] { $officials } придворный входит
        [few] { $officials } придворных входят
        [many] { $officials } придворных входят
       *[other] { $officials } придворных входят
    } в зал аудиенций.
shogun-event-favour-taken =
    { $seat }: милость { $favour } за { $price ->
        [one] { $price } придворного
        [few] { $price } придворных
        [many] { $price } придворных
       *[other] { $price } придворных
    }.
shogun-event-favour-kept = { $seat }: недовольства нет, милость убережёт от следующего жетона.
shogun-event-favour-lapsed = { $seat }: милость использовать нельзя, она пропадает.
shogun-event-protection-gained = { $seat }: защита от атак в этом раунде («{ $protected }»).
shogun-event-court-ended = Аудиенция окончена: придворные возвращаются в приёмный зал.

## The log: samurai, generals, arts

shogun-event-samurai-advanced = { $seat }: провинции хотя бы в 4 регионах. Карта самурая { $samurai }, бонус на выбор: { $bonuses }.
shogun-event-general-moved = { $seat }: полководец идёт из { $origin } в { $province }.
shogun-event-monument-built = { $seat }: полководец оставляет памятник в { $province }.
shogun-event-monuments-captured =
    { $seat }: { $monuments ->
        [one] захвачен { $monuments } чужой памятник
        [few] захвачены { $monuments } чужих памятника
        [many] захвачено { $monuments } чужих памятников
       *[other] захвачены { $monuments } чужих памятника
    } ({ $colour }) в { $province }.
shogun-event-artists-drawn = Новые мастера: { $cells }.
shogun-event-artist-replaced =
    { $seat }: первенство в { $region_id ->
        [brown] коричневом регионе
        [yellow] жёлтом регионе
        [red] красном регионе
        [purple] пурпурном регионе
       *[green] зелёном регионе
    }, замена мастера: { $cell }.
shogun-event-artists-turned =
    { $cells_count ->
        [0] Мастеров не осталось.
        [1] Перевёрнут мастер: { $cells }.
       *[other] Перевёрнуты мастера: { $cells }.
    } Первая карта региона уходит в конец ряда.
shogun-event-art-line-scored =
    { $seat }: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    } за искусства ({ $line }).

## Why an action is void

shogun-void-building-stands = Такое здание там уже стоит.
shogun-void-no-free-site = В провинции нет свободного места под здание.
shogun-void-no-building-left = Таких зданий в общем запасе не осталось.
shogun-void-cannot-pay = Не хватает сундуков.
shogun-void-supply-short = В запасе не хватает армий.
shogun-void-lone-army = Последняя армия должна остаться в провинции.
shogun-void-nowhere-to-go = Ни в одну соседнюю провинцию войти нельзя.
shogun-void-cannot-convert = Для превращения не хватает армий или придворных.

## What may go wrong with a planned card. $chances is a number of percent.

shogun-caution-revolt =
    { $card }: { $peasants ->
        [one] { $peasants } жетон недовольства
        [few] { $peasants } жетона недовольства
       *[other] { $peasants } жетонов недовольства
    }. Сбор вызовет восстание против { $armies ->
        [one] { $armies } вашей армии
       *[other] { $armies } ваших армий
    }. Вероятность потерять провинцию — { $chances } %.
shogun-caution-lone-army = { $card }: здесь только одна армия, и она должна остаться. Выступить некому, если раньше не подойдут другие армии.
shogun-caution-nobody-to-attack = { $card }: все соседние провинции ваши. Армии могут перейти туда, но не напасть.
shogun-caution-cannot-pay =
    Это стоит { $chests ->
        [one] { $chests } сундук
        [few] { $chests } сундука
       *[other] { $chests } сундуков
    }, а к тому времени у вас будет не больше { $left }: действие не выполнится.
shogun-caution-may-not-pay =
    Это стоит { $chests ->
        [one] { $chests } сундук
        [few] { $chests } сундука
       *[other] { $chests } сундуков
    }, а к тому времени у вас может быть только { $left }: действие может не выполниться.

## What is asked. $seat is the one who is asked.

shogun-ask-refresh = Эти открытые карты вы уже видели при прошлом выборе: открыть новую пару?
shogun-ask-pick = Возьмите открытую карту или верхнюю карту колоды.
shogun-ask-muster = Какую группу армий поставите в новую провинцию?
shogun-ask-station = Поставите полководца в новую провинцию? Там ваши действия приносят на 1 больше, а здания стоят на 1 сундук меньше.
shogun-ask-planning = Разложите карты на планшете лицом вниз и запечатайте план.
shogun-ask-position = Займите позицию в порядке игроков и получите её особую карту.
shogun-ask-march =
    { $kind_id ->
        [army1] { $kind }, { $province }: перейдут ли армии, и куда?
       *[other] { $kind }, { $province }: куда пойдут армии?
    }
shogun-ask-send = Сколько армий идёт из { $origin } в { $destination }?
shogun-ask-throw =
    { $colour_id ->
        [G] Сколько крестьян лежит в лотке?
       *[other] { $colour }: сколько армий лежит в лотке?
    }
shogun-ask-next-revolt = Какая провинция восстанет следующей?
shogun-ask-favour = Какую милость примете? Можно отказаться.
shogun-ask-cancel = Отменить событие раунда? Иначе оно действует для всех.
shogun-ask-calm = С какой провинции снять жетон недовольства?
shogun-ask-free-building = В какой провинции построите бесплатный { $building }?
shogun-ask-land =
    { $armies ->
        [one] В какую свою или нейтральную провинцию поставите { $armies } армию даром?
        [few] В какую свою или нейтральную провинцию поставите { $armies } армии даром?
        [many] В какую свою или нейтральную провинцию поставите { $armies } армий даром?
       *[other] В какую свою или нейтральную провинцию поставите { $armies } армии даром?
    }
shogun-ask-bonus = Какой бонус карты самурая возьмёте?
shogun-ask-enter = В какой провинции полководец выйдет на поле? Там ваши действия приносят на 1 больше, а здания стоят на 1 сундук меньше.
shogun-ask-depart = Куда идёт полководец? Уходя в соседнюю провинцию, он оставит памятник — 1 очко в конце игры; уходя дальше, не оставит.
shogun-ask-patron =
    Первенство в { $region_id ->
        [brown] коричневом регионе
        [yellow] жёлтом регионе
        [red] красном регионе
        [purple] пурпурном регионе
       *[green] зелёном регионе
    } ваше: какого мастера замените?

## What can be chosen. $asked is the question, where it is known.

shogun-action-refresh = Открыть новую пару
shogun-action-pick =
    { $source ->
        [0] Взять первую открытую карту
        [1] Взять вторую открытую карту
       *[2] Взять верхнюю карту колоды
    }
shogun-action-muster =
    Группа из { $armies ->
        [one] { $armies } армии
        [few] { $armies } армий
        [many] { $armies } армий
       *[other] { $armies } армий
    }
shogun-action-station = Поставить полководца в { $province }
shogun-action-assign = Положить на «{ $field }»: { $card }
shogun-action-clear = Забрать карту: { $field }
shogun-action-seal = Запечатать план
shogun-action-unseal = Снять печать
shogun-action-choose = Занять позицию { $position }
shogun-action-march = Идти в { $province }
shogun-action-send =
    Послать { $armies ->
        [one] { $armies } армию
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }
shogun-action-revolt = Восстание в { $province }
shogun-action-take =
    Принять милость за { $price ->
        [one] { $price } придворного
        [few] { $price } придворных
        [many] { $price } придворных
       *[other] { $price } придворных
    }
shogun-action-cancel = Отменить событие
shogun-action-calm = Успокоить { $province }
shogun-action-build = Построить в { $province }
shogun-action-land = Поставить армии в { $province }
shogun-action-bonus = Получить { $bonus }
shogun-action-replace = Заменить мастера: { $cell }
shogun-action-fell =
    { $cubes ->
        [0] Нет кубов
        [one] { $cubes } куб
        [few] { $cubes } куба
        [many] { $cubes } кубов
       *[other] { $cubes } куба
    }
shogun-action-decline =
    { $asked ->
        [refresh] Оставить пару
        [station] Не здесь
        [march] Остаться
        [favour] Без милости
        [cancel] Оставить событие
       *[other] Отказаться
    }

## Why not? $rule is the rule behind the answer.

shogun-refused-building-stands = Такое здание в { $province } уже стоит.
shogun-refused-cannot-pay-bid = Не хватает сундуков для такой ставки: { $card }.
shogun-refused-card-is-laid =
    { $card_id ->
        [tower] Все ваши карты башни уже лежат на планшете.
       *[other] Эта карта уже лежит на планшете: { $card }.
    }
shogun-refused-card-is-taken = Вы взяли карту { $province }: теперь поставьте туда группу армий.
shogun-refused-cubes-not-there =
    { $cubes ->
        [0] Кубов этого цвета в башне нет.
        [one] В башне только { $cubes } куб этого цвета.
        [few] В башне только { $cubes } куба этого цвета.
        [many] В башне только { $cubes } кубов этого цвета.
       *[other] В башне только { $cubes } куба этого цвета.
    }
shogun-refused-field-covered = { $field }: здесь уже лежит карта.
shogun-refused-field-empty = { $field }: здесь нет карты.
shogun-refused-game-over = Игра окончена.
shogun-refused-last-bid-card = Последняя карта, годная для ставки, должна лечь на поле ставки: { $card }.
shogun-refused-last-province = { $province } — ваша последняя начальная провинция: полководец встаёт там.
shogun-refused-must-go-elsewhere = Полководец должен уйти из { $province }.
shogun-refused-must-move = Ваши армии могут идти: хотя бы одна обязана перейти.
shogun-refused-no-artist-there = Здесь нет мастера лицом вверх: { $cell }.
shogun-refused-no-battle-here = В этом действии битв нет, а { $province } — не ваша провинция.
shogun-refused-no-building-left =
    { $building_id ->
        [castle] Замков
        [temple] Храмов
       *[theatre] Театров но
    } в общем запасе не осталось.
shogun-refused-no-card-at-price =
    Милости за { $officials ->
        [one] { $officials } придворного
        [few] { $officials } придворных
        [many] { $officials } придворных
       *[other] { $officials } придворных
    } не осталось.
shogun-refused-no-free-site = В { $province } нет свободного места под здание.
shogun-refused-no-own-unrest = В { $province } нечего успокаивать: там нет жетона недовольства или провинция не ваша.
shogun-refused-no-such-field = Без модуля «Императорский двор» такого поля действия нет: { $field }.
shogun-refused-no-such-group =
    У вас не осталось группы из { $armies ->
        [one] { $armies } армии
        [few] { $armies } армий
        [many] { $armies } армий
       *[other] { $armies } армий
    }.
shogun-refused-no-tower-cards = Без модуля «Императорский двор» карт башни нет.
shogun-refused-not-adjacent = { $origin } и { $destination } — не соседние провинции.
shogun-refused-not-asked = Сейчас от вас ждут другого решения.
shogun-refused-not-drawn = Провинция { $province } не в числе тех, что восстанут.
shogun-refused-not-just-picked = Сейчас полководец может встать только в { $province }.
shogun-refused-not-on-card = На карте самурая { $samurai } такого бонуса нет.
shogun-refused-not-your-land = { $province } — не ваша провинция.
shogun-refused-not-your-province = У вас нет такой карты: { $card }.
shogun-refused-not-your-turn =
    { $seat_id ->
        [none] Сейчас не ваш ход.
       *[other] Сейчас не ваш ход. Ждём: { $seat }.
    }
shogun-refused-one-must-stay = В { $province } должна остаться хотя бы одна армия.
shogun-refused-out-of-game = При 3 игроках провинция { $province } вне игры.
shogun-refused-pair-is-new = Заменить можно только пару, которую вы видели при прошлом выборе.
shogun-refused-plan-is-sealed = Ваш план запечатан. Ждём остальных.
shogun-refused-plan-not-sealed = Ваш план ещё не запечатан.
shogun-refused-plan-unfinished =
    { $cards ->
        [one] Осталось выложить { $cards } карту.
        [few] Осталось выложить { $cards } карты.
        [many] Осталось выложить { $cards } карт.
       *[other] Осталось выложить { $cards } карты.
    }
shogun-refused-position-taken = Позиция { $position } уже занята: { $seat }.
shogun-refused-protected = { $seat }: под защитой императора, атаковать сейчас нельзя.
shogun-refused-temple-peace = В { $province } стоит храм: «Храмовый мир» запрещает атаку.
shogun-refused-too-few-officials =
    Цена — { $officials ->
        [one] { $officials } придворный
        [few] { $officials } придворных
        [many] { $officials } придворных
       *[other] { $officials } придворных
    }, а в зале аудиенций у вас меньше.

## Names: the mat. $chests is the price of an action, $armies what it moves.

shogun-field-castle = Постройка замка
    .short = Замок
    .about =
        Заплатите { $chests ->
            [one] { $chests } сундук
            [few] { $chests } сундука
            [many] { $chests } сундуков
           *[other] { $chests } сундука
        } и постройте замок на свободном месте провинции.
shogun-field-temple = Постройка храма
    .short = Храм
    .about =
        Заплатите { $chests ->
            [one] { $chests } сундук
            [few] { $chests } сундука
            [many] { $chests } сундуков
           *[other] { $chests } сундука
        } и постройте храм на свободном месте провинции.
shogun-field-theatre = Постройка театра
    .short = Театр
    .about =
        Заплатите { $chests ->
            [one] { $chests } сундук
            [few] { $chests } сундука
            [many] { $chests } сундуков
           *[other] { $chests } сундука
        } и постройте театр но на свободном месте провинции.
shogun-field-rice = Сбор риса
    .short = Рис
    .about = Получите рис провинции; на неё ложится жетон недовольства, а если он там уже есть, начинается восстание.
shogun-field-tax = Сбор налогов
    .short = Налоги
    .about = Получите сундуки провинции; на неё ложится жетон недовольства, а если он там уже есть, начинается восстание.
shogun-field-army5 = Набор 5 армий
    .short = +5
    .about =
        Поставьте { $armies ->
            [one] { $armies } армию
            [few] { $armies } армии
            [many] { $armies } армий
           *[other] { $armies } армии
        } в провинцию за { $chests ->
            [one] { $chests } сундук
            [few] { $chests } сундука
            [many] { $chests } сундуков
           *[other] { $chests } сундука
        }.
shogun-field-army3 = Набор 3 армий
    .short = +3
    .about =
        Поставьте { $armies ->
            [one] { $armies } армию
            [few] { $armies } армии
            [many] { $armies } армий
           *[other] { $armies } армии
        } в провинцию за { $chests ->
            [one] { $chests } сундук
            [few] { $chests } сундука
            [many] { $chests } сундуков
           *[other] { $chests } сундука
        }.
shogun-field-army1 = Набор 1 армии / переход
    .short = +1 / переход
    .about =
        Поставьте { $armies ->
            [one] { $armies } армию
            [few] { $armies } армии
            [many] { $armies } армий
           *[other] { $armies } армии
        } в провинцию за { $chests ->
            [one] { $chests } сундук
            [few] { $chests } сундука
            [many] { $chests } сундуков
           *[other] { $chests } сундука
        }; затем армии могут перейти оттуда в вашу соседнюю провинцию.
shogun-field-battle-a = Битва/переход A
    .short = A
    .about = Переведите армии в соседнюю провинцию; если она не ваша, начинается битва.
shogun-field-battle-b = Битва/переход B
    .short = B
    .about = Переведите армии в соседнюю провинцию; если она не ваша, начинается битва.
shogun-field-bid = Ставка
    .short = Ставка
    .about = Чем выше ставка, тем раньше вы займёте позицию в порядке игроков.
shogun-field-conv3 = Превратить 3 армии
    .short = Превратить 3
    .about =
        { $armies ->
            [one] { $armies } армия провинции (с картой башни — из лотка) становится придворным
            [few] { $armies } армии провинции (с картой башни — из лотка) становятся придворными
            [many] { $armies } армий провинции (с картой башни — из лотка) становятся придворными
           *[other] { $armies } армии провинции (с картой башни — из лотка) становятся придворными
        }.
shogun-field-conv2 = Превратить 2 армии
    .short = Превратить 2
    .about =
        { $armies ->
            [one] { $armies } армия провинции (с картой башни — из лотка) становится придворным
            [few] { $armies } армии провинции (с картой башни — из лотка) становятся придворными
            [many] { $armies } армий провинции (с картой башни — из лотка) становятся придворными
           *[other] { $armies } армии провинции (с картой башни — из лотка) становятся придворными
        }.
shogun-field-conv1 = Превратить 1 армию
    .short = Превратить 1
    .about =
        { $armies ->
            [one] { $armies } армия провинции (с картой башни — из лотка) становится придворным
            [few] { $armies } армии провинции (с картой башни — из лотка) становятся придворными
            [many] { $armies } армий провинции (с картой башни — из лотка) становятся придворными
           *[other] { $armies } армии провинции (с картой башни — из лотка) становятся придворными
        }.

## Names: cards and pieces

# Cards that are no provinces.
shogun-card-chest = карта сундуков { $chests }
shogun-card-tower = карта башни

shogun-building-castle = замок
shogun-building-temple = храм
shogun-building-theatre = театр но

shogun-special-tax1 = +1 сундук
    .about = Сбор налогов приносит вам на 1 сундук больше.
shogun-special-rice1 = +1 рис
    .about = Сбор риса приносит вам на 1 рис больше.
shogun-special-army6 = 6 армий
    .about = Набор 5 армий приносит вам 6 армий.
shogun-special-attack1 = +1 в атаке
    .about = В каждой битве, которую вы начинаете, бросьте в башню ещё 1 армию из запаса.
shogun-special-defend1 = +1 в защите
    .about = Когда вас атакует игрок, бросьте в башню ещё 1 армию из запаса.

# Events of a round. $large and $middle: what raising 5 and 3 armies brings.
shogun-round-event-theatre-calm = Театр и покой
    .about = Постройка театра снимает с провинции жетон недовольства.
shogun-round-event-castle-guard = Гарнизон замка
    .about = Когда атакуют провинцию с замком, её владелец бросает в башню ещё 1 армию.
shogun-round-event-tax-max5 = Потолок налогов
    .about = Сбор налогов приносит не больше 5 сундуков.
shogun-round-event-rice-min4 = Хороший урожай
    .about = Сбор риса приносит не меньше 4.
shogun-round-event-tax-min6 = Полная казна
    .about = Сбор налогов приносит не меньше 6 сундуков.
shogun-round-event-rice-max3 = Неурожай
    .about = Сбор риса приносит не больше 3.
shogun-round-event-neutral-2 = Крестьяне с оружием
    .about = Нейтральную провинцию защищают 2 крестьянина вместо 1.
shogun-round-event-temple-peace = Храмовый мир
    .about = Провинции с храмом атаковать нельзя.
shogun-round-event-short-levy = Слабый набор
    .about = Вместо 5 армий можно набрать только { $large }, вместо 3 — только { $middle }; цены прежние.

# Favours. $amount, $building and $protected are what the card brings.
shogun-favour-cancel-event = Отмена события
    .about = Вы можете отменить событие раунда.
shogun-favour-chests = Сундуки: { $amount }
    .about =
        Получите { $amount ->
            [one] { $amount } сундук
            [few] { $amount } сундука
            [many] { $amount } сундуков
           *[other] { $amount } сундука
        }.
shogun-favour-tray-armies = Армии в лоток: { $amount }
    .about =
        Положите { $amount ->
            [one] { $amount } армию
            [few] { $amount } армии
            [many] { $amount } армий
           *[other] { $amount } армии
        } из запаса в лоток.
shogun-favour-calm = Умиротворение
    .about = Снимите жетон недовольства со своей провинции; если снимать нечего, сохраните карту против следующего жетона.
shogun-favour-rice = Рис: { $amount }
    .about = Получите рис: { $amount }.
shogun-favour-points = Победные очки: { $amount }
    .about =
        Получите { $amount ->
            [one] { $amount } победное очко
            [few] { $amount } победных очка
            [many] { $amount } победных очков
           *[other] { $amount } победных очка
        }.
shogun-favour-build = Бесплатное здание: { $building }
    .about = Постройте { $building } в своей провинции бесплатно.
shogun-favour-protect = Защита: { $protected }
    .about = В этом раунде вас нельзя атаковать действием «{ $protected }».
shogun-favour-land = Армии даром: { $amount }
    .about =
        Поставьте { $amount ->
            [one] { $amount } армию
            [few] { $amount } армии
            [many] { $amount } армий
           *[other] { $amount } армии
        } в свою провинцию или займите нейтральную.

shogun-protection-battle-a = { shogun-field-battle-a }
shogun-protection-battle-b = { shogun-field-battle-b }
shogun-protection-both = Битва/переход A и B

# Bonuses of samurai cards; .card with the amount a card shows.
shogun-bonus-chests = сундуки
    .card =
        { $amount ->
            [one] { $amount } сундук
            [few] { $amount } сундука
            [many] { $amount } сундуков
           *[other] { $amount } сундука
        }
shogun-bonus-rice = рис
    .card =
        { $amount ->
            [one] { $amount } рис
            [few] { $amount } риса
            [many] { $amount } риса
           *[other] { $amount } риса
        }
shogun-bonus-tray-armies = армии в лоток
    .card =
        { $amount ->
            [one] { $amount } армия в лоток
            [few] { $amount } армии в лоток
            [many] { $amount } армий в лоток
           *[other] { $amount } армии в лоток
        }
shogun-bonus-points = победные очки
    .card =
        { $amount ->
            [one] { $amount } победное очко
            [few] { $amount } победных очка
            [many] { $amount } победных очков
           *[other] { $amount } победных очка
        }

shogun-art-calligraphy = каллиграфия
shogun-art-ikebana = икебана
shogun-art-ink-painting = живопись тушью
shogun-art-poetry = поэзия
shogun-art-tea = чай
shogun-art-music = музыка

shogun-art-castle-himeji = Himeji
shogun-art-castle-osaka = Osaka
shogun-art-castle-nagoya = Nagoya
shogun-art-castle-matsumoto = Matsumoto
shogun-art-castle-inuyama = Inuyama
shogun-art-castle-hikone = Hikone

## Names: the rest

shogun-phrase-when = Год { $year }, { $season }
shogun-season-spring = весна
shogun-season-summer = лето
shogun-season-autumn = осень
shogun-season-winter = зима

shogun-region-brown = коричневый регион
shogun-region-yellow = жёлтый регион
shogun-region-red = красный регион
shogun-region-purple = пурпурный регион
shogun-region-green = зелёный регион

# Of players who have given no name.
shogun-colour-black = Чёрный
shogun-colour-blue = Синий
shogun-colour-red = Красный
shogun-colour-purple = Фиолетовый
shogun-colour-yellow = Жёлтый

# Parts of sentences above.
shogun-phrase-peasants = крестьяне
shogun-phrase-no-card = без карты
shogun-phrase-garrison = { $province } { $armies }
shogun-phrase-event-card = { $event } (потеря риса: { $loss })

shogun-phase-draft = выбор провинций
shogun-phase-priming = начальное заполнение
shogun-phase-season = время года
shogun-phase-artists = новые мастера
shogun-phase-action-cards = выложить действия
shogun-phase-special-cards = выложить особые карты
shogun-phase-favour-cards = выложить милости
shogun-phase-planning = план и ставка
shogun-phase-event = определить событие
shogun-phase-bids = открыть ставки
shogun-phase-player-order = порядок игроков
shogun-phase-generals = поставить полководцев
shogun-phase-samurai = самураи
shogun-phase-conversion = превратить армии
shogun-phase-court = двор
shogun-phase-action = выполнить действия
shogun-phase-patrons = заменить мастеров
shogun-phase-departures = уход полководцев
shogun-phase-clean-up = конец раунда
shogun-phase-winter = потеря риса
shogun-phase-shortage = снабжение
shogun-phase-hunger = восстания
shogun-phase-scoring = подсчёт очков
shogun-phase-year-end = конец года
shogun-phase-final-scoring = итоговый подсчёт

## What a table can choose

shogun-side-sun = Сторона «Солнце»
    .about = Сторона поля с солнцем; для неё сделаны готовые расстановки.
shogun-side-moon = Сторона «Луна»
    .about = Сторона поля с луной: те же провинции, но другие регионы.

shogun-start-draft = Выбор провинций
    .about = Игроки по очереди берут карты провинций и ставят туда группы армий.
shogun-start-preset = Готовая расстановка
    .about = Провинции и армии уже распределены; только на стороне «Солнце».

shogun-module-court = Императорский двор
    .about = Армии становятся придворными и добиваются милостей императора.
shogun-module-samurai = Самураи
    .about = Провинции хотя бы в 4 регионах приносят бонус каждый раунд, с каждым разом всё лучше.
shogun-module-generals = Полководцы
    .about = Полководец усиливает действия в своей провинции и оставляет памятники.
shogun-module-arts = Искусства Японии
    .about = За первенство в регионе можно заменять мастеров; строки и столбцы приносят очки в конце игры.

shogun-tower-standard = Башня
    .about = Чем больше кубов бросают в башню, тем больше выпадает из тех, что застряли внутри.
shogun-tower-spielbyweb = Простая башня
    .about = В среднем треть брошенных кубов остаётся внутри и треть лежавших там выпадает, сколько бы их ни бросили.
shogun-tower-own = Своя башня
    .about = У вас есть настоящая башня, и вы вводите, что лежит в её лотке.

shogun-house-strict-forced-battle = Обязательный переход
    .about = Кто может выполнить действие «Битва/переход», должен передвинуть хотя бы 1 армию.
shogun-house-one-monument-per-province = Один памятник на провинцию
    .about = У игрока может быть только один памятник в провинции.

## Why a bot chose as it did
#
# Told after the game, and as a hint. $chances is a number of percent.

shogun-because-takes-majority =
    Ещё один { $building } в { $province } даст большинство в { $region_id ->
        [brown] коричневом регионе
        [yellow] жёлтом регионе
        [red] красном регионе
        [purple] пурпурном регионе
       *[green] зелёном регионе
    }.
shogun-because-shares-majority =
    Ещё один { $building } в { $province } позволит разделить большинство в { $region_id ->
        [brown] коричневом регионе
        [yellow] жёлтом регионе
        [red] красном регионе
        [purple] пурпурном регионе
       *[green] зелёном регионе
    }.
shogun-because-builds = Ещё один { $building } в { $province } будет приносить очки каждую зиму.
shogun-because-builds-in-vain = В { $province } нет места под { $building }: карта там не повредит.
shogun-because-harvests-for-winter = { $province } даёт рис (+{ $rice }), и зимой он понадобится.
shogun-because-harvests-to-spare = { $province } даёт рис (+{ $rice }) на случай суровой зимы.
shogun-because-taxes =
    В { $province } спокойно, это даст { $chests ->
        [one] { $chests } сундук
        [few] { $chests } сундука
        [many] { $chests } сундуков
       *[other] { $chests } сундука
    }.
shogun-because-taxes-in-unrest =
    { $province } даст { $chests ->
        [one] { $chests } сундук
        [few] { $chests } сундука
        [many] { $chests } сундуков
       *[other] { $chests } сундука
    }, хотя возможно восстание.
shogun-because-levies-against = { $province } под угрозой атаки: рядом { $seat }.
shogun-because-levies-to-attack = С подкреплением можно будет атаковать из { $province }.
shogun-because-levies =
    { $province } получит ещё { $armies ->
        [one] { $armies } армию
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }.
shogun-because-plans-attack = Из { $origin } армии могут пойти на { $destination }.
shogun-because-plans-no-attack = { $field }: безобиднее всего здесь { $province }.
shogun-because-converts = Армии из { $province } полезнее при дворе.
shogun-because-skips = { $field }: тратить карту провинции не стоит.
shogun-because-bids-chests = Такой ставки хватит: { $card }.
shogun-because-bids-province = { $card } — бесплатная ставка.
shogun-because-takes-special = На позиции { $position } лежит «{ $special }».
shogun-because-attacks-player = { $destination } ({ $defender }) можно захватить, шансы — до { $chances } %.
shogun-because-attacks-peasants = Нейтральную провинцию { $destination } можно захватить, шансы — до { $chances } %.
shogun-because-guards = Армии полезнее в { $destination }, чем в { $origin }.
shogun-because-sends =
    { $armies ->
        [one] { $armies } армия захватит
        [few] { $armies } армии захватят
        [many] { $armies } армий захватят
       *[other] { $armies } армии захватят
    } { $destination } с вероятностью { $chances } %.
shogun-because-moves =
    В { $destination } { $armies ->
        [one] { $armies } армия принесёт
        [few] { $armies } армии принесут
        [many] { $armies } армий принесут
       *[other] { $armies } армии принесут
    } больше пользы.
shogun-because-stays = Все армии нужны в { $province }.
shogun-because-holds-best = { $province } лучше всех выстоит против крестьян.
shogun-because-picks-beside-own = { $province } граничит с уже взятой провинцией.
shogun-because-picks = { $province } — лучшая карта из открытых.
shogun-because-picks-unseen = Колода обещает больше, чем открытые карты.
shogun-because-new-pair = Открытые карты слабые.
shogun-because-keeps-pair = Открытые карты достаточно хороши.
shogun-because-musters =
    { $armies ->
        [one] { $armies } армия — в самый раз
        [few] { $armies } армии — в самый раз
        [many] { $armies } армий — в самый раз
       *[other] { $armies } армии — в самый раз
    } для { $province }.
shogun-because-takes-favour = Милость { $favour } стоит своих придворных.
shogun-because-keeps-officials = Ни одна милость не стоит придворных.
shogun-because-cancels-event = Событие «{ $event }» навредит.
shogun-because-keeps-event = Событие «{ $event }» не навредит.
shogun-because-calms = Недовольство в { $province } опаснее всего.
shogun-because-lands = Армии нужнее всего в { $province }.
shogun-because-takes-bonus = Сейчас из бонусов ценнее всего { $bonus }.
shogun-because-posts-general = Полководец полезнее всего в { $province }.
shogun-because-builds-monument = Полководец оставит памятник в { $province }.
shogun-because-declines-post = Найдётся место лучше, чем { $province }.
shogun-because-honours-artist = Маркер пригодится здесь: { $cell }.

## The end of a game: awards, and what breaks ties

shogun-award-lucky = Самый удачный бросок
    .about = { $name }: победа в битве при шансе { $count } %
shogun-award-victor = Ратные подвиги
    .about =
        { $count ->
            [one] { $name }: выиграна { $count } битва
            [few] { $name }: выиграны { $count } битвы
           *[other] { $name }: выиграно { $count } битв
        }
shogun-award-builder = Мастер-строитель
    .about =
        { $count ->
            [one] { $name }: построено { $count } здание
            [few] { $name }: построено { $count } здания
           *[other] { $name }: построено { $count } зданий
        }
shogun-award-harvest = Лучший урожай
    .about = { $name }: { $count } риса за раз
shogun-award-taxes = Полная казна
    .about = { $name }: сундуков за раз: { $count }
shogun-award-calm = Железная рука
    .about =
        { $count ->
            [one] { $name }: подавлено { $count } восстание
            [few] { $name }: подавлено { $count } восстания
           *[other] { $name }: подавлено { $count } восстаний
        }
shogun-tiebreak-chests = больше сундуков
