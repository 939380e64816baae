# What every game and every program says. How facts arrive: src/sengoku/texts.py

choice-taken-back = { $seat }: возврат последнего хода.
game-rewound = Стол откатывается к более раннему моменту партии.
game-branched = Пробная партия начинается здесь.

spectator = зритель

# Why a bot that is a program chose as it did, in words of its own.
because-said = { $text }

# What a game without messages of its own says, in the words of its engine.
plain = { $text }

## What went wrong. $detail quotes what was read and says what was wanted.

error-unreadable = Неверный ввод: { $detail }
error-illegal =
    { $rule ->
        [none] Сейчас так нельзя.
       *[other] Сейчас так нельзя (правило { $rule }).
    }
error-stale = Игра ушла вперёд. Проверьте и попробуйте ещё раз.

## Lists: “Red, Blue and Green”, “Kai (food)”

list-more = { $first }, { $next }
list-last = { $first } и { $last }
noted = { $name } ({ $note })
