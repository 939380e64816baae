"""The steps by number, and their phases.

Saved games hold the numbers: never reuse or renumber one.
"""

from typing import Final, Literal, TypeAlias

COURSE: Final = 0
DRAFT: Final = 1
REFRESH: Final = 2
PICK: Final = 3
MUSTER: Final = 4
STATION: Final = 5
PRIMING: Final = 6
PRIMED: Final = 7
SEASON: Final = 8
ACTION_CARDS: Final = 9
SPECIAL_CARDS: Final = 10
PLANNING: Final = 11
EVENT: Final = 12
BIDS: Final = 13
POSITION: Final = 14
PLAYER_ORDER: Final = 15
ACTION: Final = 16
MARCH: Final = 17
SEND: Final = 18
THROW: Final = 19
BATTLE: Final = 20
REVOLT: Final = 21
CLEAN_UP: Final = 22
WINTER: Final = 23
SHORTAGE: Final = 24
HUNGER: Final = 25
HUNGRY: Final = 26
NEXT_REVOLT: Final = 27
SCORING: Final = 28
YEAR_END: Final = 29
FINAL_SCORING: Final = 30

FAVOUR_CARDS: Final = 31
CONVERSION: Final = 32
COURT: Final = 33
AUDIENCE: Final = 34
FAVOUR: Final = 35
COURT_END: Final = 36
CANCEL: Final = 37
CALM: Final = 38
FREE_BUILDING: Final = 39
LAND: Final = 40

SAMURAI: Final = 41
BONUS: Final = 42

GENERALS: Final = 43
ENTER: Final = 44
DEPARTURES: Final = 45
DEPART: Final = 46

ARTISTS: Final = 47
PATRONS: Final = 48
PATRON: Final = 49

STEPS: Final = 50

Phase: TypeAlias = Literal[
    "draft",
    "priming",
    "season",
    "artists",
    "action-cards",
    "special-cards",
    "favour-cards",
    "planning",
    "event",
    "bids",
    "player-order",
    "generals",
    "samurai",
    "conversion",
    "court",
    "action",
    "patrons",
    "departures",
    "clean-up",
    "winter",
    "shortage",
    "hunger",
    "scoring",
    "year-end",
    "final-scoring",
]

PHASES: Final[dict[int, Phase]] = {
    DRAFT: "draft",
    REFRESH: "draft",
    PICK: "draft",
    MUSTER: "draft",
    STATION: "draft",
    PRIMING: "priming",
    PRIMED: "priming",
    SEASON: "season",
    ACTION_CARDS: "action-cards",
    SPECIAL_CARDS: "special-cards",
    PLANNING: "planning",
    EVENT: "event",
    BIDS: "bids",
    POSITION: "player-order",
    PLAYER_ORDER: "player-order",
    ACTION: "action",
    MARCH: "action",
    SEND: "action",
    CLEAN_UP: "clean-up",
    WINTER: "winter",
    SHORTAGE: "shortage",
    HUNGER: "hunger",
    HUNGRY: "hunger",
    NEXT_REVOLT: "hunger",
    SCORING: "scoring",
    YEAR_END: "year-end",
    FINAL_SCORING: "final-scoring",
    FAVOUR_CARDS: "favour-cards",
    CONVERSION: "conversion",
    COURT: "court",
    AUDIENCE: "court",
    FAVOUR: "court",
    COURT_END: "court",
    CANCEL: "court",
    CALM: "court",
    FREE_BUILDING: "court",
    LAND: "court",
    SAMURAI: "samurai",
    BONUS: "samurai",
    GENERALS: "generals",
    ENTER: "generals",
    DEPARTURES: "departures",
    DEPART: "departures",
    ARTISTS: "artists",
    PATRONS: "patrons",
    PATRON: "patrons",
}
"""What screens call a step. A throw and a fight belong to the step that began them."""
