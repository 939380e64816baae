# What every game and every program says. How facts arrive: src/sengoku/texts.py

choice-taken-back = { $seat } revient sur son dernier choix.
game-rewound = La table revient à un moment antérieur de la partie.
game-branched = L’essai commence ici.

spectator = spectateur

# Why a bot that is a program chose as it did, in words of its own.
because-said = { $text }

# What a game without messages of its own says, in the words of its engine.
plain = { $text }

## What went wrong. $detail quotes what was read and says what was wanted.

error-unreadable = Saisie incorrecte : { $detail }
error-illegal =
    { $rule ->
        [none] Ce n’est pas permis maintenant.
       *[other] Ce n’est pas permis maintenant (règle { $rule }).
    }
error-stale = La partie a avancé entre-temps. Vérifiez et réessayez.

## Lists: “Red, Blue and Green”, “Kai (food)”

list-more = { $first }, { $next }
list-last = { $first } et { $last }
noted = { $name } ({ $note })
