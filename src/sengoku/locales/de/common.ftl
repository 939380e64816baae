# What every game and every program says. How facts arrive: src/sengoku/texts.py

choice-taken-back = { $seat } nimmt die letzte Entscheidung zurück.
game-rewound = Der Tisch spult zu einem früheren Zeitpunkt der Partie zurück.
game-branched = Hier beginnt die Testpartie.

spectator = Zuschauer

# Why a bot that is a program chose as it did, in words of its own.
because-said = { $text }

# What a game without messages of its own says, in the words of its engine.
plain = { $text }

## What went wrong. $detail quotes what was read and says what was wanted.

error-unreadable = Ungültige Eingabe: { $detail }
error-illegal =
    { $rule ->
        [none] Das ist jetzt nicht erlaubt.
       *[other] Das ist jetzt nicht erlaubt (Regel { $rule }).
    }
error-stale = Die Partie ist schon weiter. Bitte sieh nach und versuche es noch einmal.

## Lists: “Red, Blue and Green”, “Kai (food)”

list-more = { $first }, { $next }
list-last = { $first } und { $last }
noted = { $name } ({ $note })
