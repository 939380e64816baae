"""The words of the game and the numbers that stand for them in the state.

People and files write words; the index of a word is its number in the engine.
"""

from typing import Final

YEARS: Final = 2
ROUNDS: Final = 3  # per year, before winter

MIN_SEATS: Final = 3
MAX_SEATS: Final = 5
PROVINCES: Final = 45
REGIONS: Final = 5

SIDES: Final = ("sun", "moon")
SUN: Final = 0
MOON: Final = 1

SEAT_LETTERS: Final = "ABCDE"
COLOURS: Final = ("black", "blue", "red", "purple", "yellow")

CUBES: Final = 6
"""Colours of cubes: one for each seat, and the peasants."""
GREEN: Final = 5
"""The index of the peasants in a list by colour of cubes."""
CUBE_LETTERS: Final = "ABCDEG"

REGION_WORDS: Final = ("brown", "yellow", "red", "purple", "green")

GROUPS: Final = 6
"""Army groups of the draft have fewer armies than this."""

BUILDINGS: Final = 3
BUILDING_WORDS: Final = ("castle", "temple", "theatre")
CASTLE: Final = 0
TEMPLE: Final = 1
THEATRE: Final = 2

ACTIONS: Final = 10
"""Fields that are actions; the bid and the conversions follow."""
BASE_FIELDS: Final = 11
"""Fields of a mat without the court."""
FIELDS: Final = 14
FIELD_WORDS: Final = (
    "castle",
    "temple",
    "theatre",
    "rice",
    "tax",
    "army5",
    "army3",
    "army1",
    "battle-a",
    "battle-b",
    "bid",
    "conv3",
    "conv2",
    "conv1",
)
FIELD_CASTLE: Final = 0
FIELD_TEMPLE: Final = 1
FIELD_THEATRE: Final = 2
FIELD_RICE: Final = 3
FIELD_TAX: Final = 4
FIELD_ARMY5: Final = 5
FIELD_ARMY3: Final = 6
FIELD_ARMY1: Final = 7
FIELD_BATTLE_A: Final = 8
FIELD_BATTLE_B: Final = 9
FIELD_BID: Final = 10
FIELD_CONV3: Final = 11
FIELD_CONV2: Final = 12
FIELD_CONV1: Final = 13

LEVIES: Final = 3
LEVY_WORDS: Final = ("army5", "army3", "army1")

SPECIALS: Final = 5
SPECIAL_WORDS: Final = ("tax+1", "rice+1", "army6", "attack+1", "defend+1")
SPECIAL_TAX: Final = 0
SPECIAL_RICE: Final = 1
SPECIAL_ARMY6: Final = 2
SPECIAL_ATTACK: Final = 3
SPECIAL_DEFEND: Final = 4

EVENTS: Final = 12
"""Event cards; several have the same kind."""
EVENT_WORDS: Final = (
    "theatre-calm",
    "castle-guard",
    "tax-max5",
    "rice-min4",
    "tax-min6",
    "rice-max3",
    "neutral-2",
    "temple-peace",
    "short-levy",
)
EVENT_THEATRE_CALM: Final = 0
EVENT_CASTLE_GUARD: Final = 1
EVENT_TAX_MAX5: Final = 2
EVENT_RICE_MIN4: Final = 3
EVENT_TAX_MIN6: Final = 4
EVENT_RICE_MAX3: Final = 5
EVENT_NEUTRAL_2: Final = 6
EVENT_TEMPLE_PEACE: Final = 7
EVENT_SHORT_LEVY: Final = 8

CARDS: Final = 51
"""Cards in a player's hand: the provinces by number, then these."""
CHEST_CARDS: Final = 5
CHEST_0: Final = 45
CHEST_1: Final = 46
CHEST_2: Final = 47
CHEST_3: Final = 48
CHEST_4: Final = 49
TOWER_CARD: Final = 50
CARD_WORDS: Final = ("chest0", "chest1", "chest2", "chest3", "chest4", "tower")
"""Of the cards that are not provinces, starting with `CHEST_0`."""

SEASON_WORDS: Final = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

FAVOURS: Final = 21
"""Favour cards, numbered from 1."""
FAVOUR_KINDS: Final = (
    "cancel-event",
    "chests",
    "tray-armies",
    "calm",
    "rice",
    "points",
    "build",
    "protect",
    "land",
)
FAVOUR_CANCEL_EVENT: Final = 0
FAVOUR_CHESTS: Final = 1
FAVOUR_TRAY_ARMIES: Final = 2
FAVOUR_CALM: Final = 3
FAVOUR_RICE: Final = 4
FAVOUR_POINTS: Final = 5
FAVOUR_BUILD: Final = 6
FAVOUR_PROTECT: Final = 7
FAVOUR_LAND: Final = 8

PROTECT_WORDS: Final = ("none", "battle-a", "battle-b", "both")
"""What a protection prevents; the number is a mask of the next two."""
PROTECT_A: Final = 1
PROTECT_B: Final = 2

STACK: Final = 4
"""Samurai cards of a player."""
BONUS_WORDS: Final = ("chests", "rice", "tray-armies", "points")
BONUS_CHESTS: Final = 0
BONUS_RICE: Final = 1
BONUS_TRAY_ARMIES: Final = 2
BONUS_POINTS: Final = 3

ART_LINES: Final = 6
ART_WORDS: Final = ("calligraphy", "ikebana", "ink-painting", "poetry", "tea", "music")
"""The rows of the arts."""
ART_CASTLE_WORDS: Final = (
    "himeji",
    "osaka",
    "nagoya",
    "matsumoto",
    "inuyama",
    "hikone",
)
"""The columns of the arts."""

START_WORDS: Final = ("draft", "preset")
START_DRAFT: Final = 0
START_PRESET: Final = 1

MODULE_WORDS: Final = ("court", "samurai", "generals", "arts")
MODULE_COURT: Final = 0
MODULE_SAMURAI: Final = 1
MODULE_GENERALS: Final = 2
MODULE_ARTS: Final = 3

TOWER_WORDS: Final = ("standard", "spielbyweb")
TOWER_STANDARD: Final = 0
TOWER_SPIELBYWEB: Final = 1
