"""The English words on the sheets, in one place so that they can be translated."""

from typing import Final

GAME: Final = "Shogun"
YEAR: Final = "Year {year} · {season}"
SEASONS: Final = ("Spring", "Summer", "Autumn", "Winter")
OVER: Final = "Game over"
PHASES: Final = {
    "draft": "Draft",
    "planning": "Planning",
    "position": "Player order",
    "samurai": "Samurai",
    "court": "Court",
    "action": "Actions",
    "patrons": "Patrons of the arts",
    "departures": "Generals move on",
    "hunger": "Revolts",
    "generals": "Generals",
}
"""The phase by pending step; the first match counts."""

COLOURS: Final = {
    "black": "Black",
    "blue": "Blue",
    "red": "Red",
    "purple": "Purple",
    "yellow": "Yellow",
}
SIGNS: Final = ("Chests from taxes", "Rice from a harvest", "Site", "Way by sea")
OPEN_CARDS: Final = "Open cards"
PICKED: Final = "Picked"
PILE: Final = "{count} cards in the pile"
HUNGRY: Final = "Hungry: {provinces}"
GROUPS: Final = "groups {sizes}"
REVOLTS: Final = "{revolts} revolts, +{extra}"

FIELDS: Final = (
    "Castle",
    "Temple",
    "Theatre",
    "Rice",
    "Taxes",
    "Raise 5",
    "Raise 3",
    "Raise 1",
    "Battle A",
    "Battle B",
    "Bid",
    "Convert 3",
    "Convert 2",
    "Convert 1",
)
SPECIALS: Final = ("+1 chest", "+1 rice", "6 armies", "+1 attack", "+1 defence")
EVENTS: Final = (
    ("Calming", "Plays"),
    ("Castle", "Guard"),
    ("Tax", "Cap"),
    ("Good", "Harvest"),
    ("Full", "Coffers"),
    ("Poor", "Harvest"),
    ("Armed", "Peasants"),
    ("Temple", "Peace"),
    ("Short", "Levy"),
)
EVENTS_ABOUT: Final = (
    "Building a theatre removes an unrest marker from its province.",
    "An attacked province with a castle defends with 1 more army.",
    "Taxes bring at most 5 chests.",
    "A harvest brings at least 4 rice.",
    "Taxes bring at least 6 chests.",
    "A harvest brings at most 3 rice.",
    "2 peasants defend a neutral province instead of 1.",
    "Provinces with a temple cannot be attacked.",
    "Raise 5 brings only {large} armies, raise 3 only {middle}; prices stay.",
)
SEATS: Final = "Daimyos"
SPECIAL_CARDS: Final = "Special cards"
EVENT_CARDS: Final = "Events of the year"
INSIDE: Final = "Tower"
TRAY: Final = "Tray"
THROWN: Final = "Thrown"
STOCK: Final = "Stock"
MATS: Final = "Plans"
HAND: Final = "In hand"

COURT: Final = "Tenno’s Court"
AUDIENCE: Final = "audience"
FAVOURS: Final = (
    "Cancel the event",
    "Chests: {amount}",
    "Armies to the tray: {amount}",
    "Calm the peasants",
    "Rice: {amount}",
    "Points: {amount}",
    "Free building: {amount}",
    "Protection: {amount}",
    "Free armies: {amount}",
)
PROTECTED: Final = ("", "battle A", "battle B", "both battles")
KEPT_CALM: Final = "calm"
SAMURAI: Final = "Samurai"
BONUSES: Final = ("{amount} chests", "{amount} rice", "{amount} to tray", "{amount} pt")
ARTS: Final = "Arts in Japan"
