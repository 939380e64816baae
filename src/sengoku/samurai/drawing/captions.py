"""The English words on the sheets, in one place so that they can be translated."""

from typing import Final

ERA: Final = "Era {era} · round {round}"
OVER: Final = "Game over"
PHASES: Final = {
    "destiny": "Destiny",
    "placement": "Planning",
    "neutral": "Planning",
    "": "Resolution",
}
"""The phase by the step that asks; all other steps resolve orders."""

LEGEND: Final = "Small Samurai Empires"
SIGNS: Final = ("Capital", "Resource", "Shrine", "Mountain", "Way by sea")
NEUTRALS: Final = ("Move 1", "Attack", "Recruit", "Harvest")  # as in ``vocabulary``
BONUS: Final = "Region bonus"
TURN_ORDER: Final = "Turn order"
INFLUENCE: Final = "Influence"
SCREEN: Final = "Screen of {seat}"
ORDERS_TITLE: Final = "Orders"
ORDERS: Final = (
    "Recruit",
    "Move 3",
    "Move 2–3",
    "Ship",
    "Attack",
    "Harvest",
    "Castle",
)
EFFECTS: Final = ("ambush", "mercenaries", "master", "farms", "tribe", "journey")
