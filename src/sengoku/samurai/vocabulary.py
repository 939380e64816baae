"""The words of the game and the numbers that stand for them in the state.

People and files write words; the index of a word is its number in the engine. Regions
and slots are numbered from south to north.

``ERAS``, ``PROVINCES``, ``SLOTS`` and ``MOUNTAINS`` are those of the printed board. A
small board has fewer, but ids and rows of numbers have the same sizes on all boards.
"""

from typing import Final

ERAS: Final = 3
ROUNDS: Final = 2  # per era

MAX_SEATS: Final = 4
REGIONS: Final = 4
PROVINCES: Final = 23
SLOTS: Final = 12
MOUNTAINS: Final = 7
ORDERS: Final = 7

SEAT_LETTERS: Final = "ABCD"
COLOURS: Final = ("red", "blue", "green", "yellow")

REGION_WORDS: Final = ("grey", "orange", "teal", "violet")
GREY: Final = 0
ORANGE: Final = 1
TEAL: Final = 2
VIOLET: Final = 3

ORDER_WORDS: Final = (
    "recruit",
    "move3",
    "move23",
    "ship",
    "attack",
    "harvest",
    "castle",
)
ORDER_RECRUIT: Final = 0
ORDER_MOVE3: Final = 1
ORDER_MOVE23: Final = 2
ORDER_SHIP: Final = 3
ORDER_ATTACK: Final = 4
ORDER_HARVEST: Final = 5
ORDER_CASTLE: Final = 6

NEUTRAL_WORDS: Final = ("move", "attack", "recruit", "harvest")
NEUTRAL_MOVE: Final = 0
NEUTRAL_ATTACK: Final = 1
NEUTRAL_RECRUIT: Final = 2
NEUTRAL_HARVEST: Final = 3

RESOURCE_WORDS: Final = ("food", "bushido")
FOOD: Final = 0
BUSHIDO: Final = 1

FEATURE_WORDS: Final = ("capital", "resource", "shrine")
CAPITAL: Final = 0
RESOURCE: Final = 1
SHRINE: Final = 2

EFFECT_WORDS: Final = (
    "ambush",
    "mercenaries",
    "bushido-master",
    "highland-farms",
    "independent-tribe",
    "journey",
)
AMBUSH: Final = 0
MERCENARIES: Final = 1
BUSHIDO_MASTER: Final = 2
HIGHLAND_FARMS: Final = 3
INDEPENDENT_TRIBE: Final = 4
JOURNEY: Final = 5

SHRINE_WORDS: Final = ("brown", "black", "white")
BROWN: Final = 0
BLACK: Final = 1
WHITE: Final = 2

MARK_WORDS: Final = ("unmarked", "3+", "4+")
UNMARKED: Final = 0
MARK_3: Final = 1
MARK_4: Final = 2

AGENDA_WORDS: Final = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B")
AGENDA_1A: Final = 0
AGENDA_1B: Final = 1
AGENDA_2A: Final = 2
AGENDA_2B: Final = 3
AGENDA_3A: Final = 4
AGENDA_3B: Final = 5
AGENDA_4A: Final = 6
AGENDA_4B: Final = 7

AGENDA_NAMES: Final = (
    "strategic-control",
    "stability",
    "strength-in-numbers",
    "spread-to-survive",
    "shock-tactics",
    "guardian-of-the-castle",
    "land-and-spirit",
    "land-and-people",
)

DECREE_WORDS: Final = (
    "none",
    "attack-second",
    "move-third",
    "recruit-second",
    "ship",
)
DECREE_NONE: Final = 0
DECREE_ATTACK_SECOND: Final = 1
DECREE_MOVE_THIRD: Final = 2
DECREE_RECRUIT_SECOND: Final = 3
DECREE_SHIP: Final = 4
