# What every game and every program says. How facts arrive: src/sengoku/texts.py

choice-taken-back = { $seat } ritira l’ultima scelta.
game-rewound = Il tavolo torna a un momento precedente della partita.
game-branched = La prova comincia qui.

spectator = spettatore

# Why a bot that is a program chose as it did, in words of its own.
because-said = { $text }

# What a game without messages of its own says, in the words of its engine.
plain = { $text }

## What went wrong. $detail quotes what was read and says what was wanted.

error-unreadable = Input non valido: { $detail }
error-illegal =
    { $rule ->
        [none] Ora non è consentito.
       *[other] Ora non è consentito (regola { $rule }).
    }
error-stale = La partita è andata avanti. Controlla e riprova.

## Lists: “Rosso, Blu e Verde”, “Kai (cibo)”

list-more = { $first }, { $next }
list-last = { $first } e { $last }
noted = { $name } ({ $note })
