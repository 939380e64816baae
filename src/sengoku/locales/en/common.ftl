# What every game and every program says. How facts arrive: src/sengoku/texts.py

choice-taken-back = { $seat } takes back the last choice.
game-rewound = The whole table goes back to an earlier point of the game.

spectator = spectator

# Why a bot that is a program chose as it did, in words of its own.
because-said = { $text }

## What went wrong. $detail quotes what was read and says what was wanted.

error-unreadable = That could not be read: { $detail }
error-illegal =
    { $rule ->
        [none] That is not allowed now.
       *[other] That is not allowed now (rule { $rule }).
    }
error-stale = The game has moved on. Please look again.

## Lists: “Red, Blue and Green”, “Kai (food)”

list-more = { $first }, { $next }
list-last = { $first } and { $last }
noted = { $name } ({ $note })
