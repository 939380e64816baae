# What every game and every program says. How facts arrive: src/sengoku/texts.py

choice-taken-back = { $seat } takes back the last choice.
game-rewound = The table rewinds to an earlier point in the game.
game-branched = The what-if begins here.

spectator = spectator

# Why a bot that is a program chose as it did, in words of its own.
because-said = { $text }

# What a game without messages of its own says, in the words of its engine.
plain = { $text }

## What went wrong. $detail quotes what was read and says what was wanted.

error-unreadable = Invalid input: { $detail }
error-illegal =
    { $rule ->
        [none] That is not allowed now.
       *[other] That is not allowed now (rule { $rule }).
    }
error-stale = The game has moved on. Please check and try again.

## Lists: “Red, Blue and Green”, “Kai (food)”

list-more = { $first }, { $next }
list-last = { $first } and { $last }
noted = { $name } ({ $note })
