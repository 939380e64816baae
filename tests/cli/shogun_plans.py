"""Plans for the preset start of three players, as they are typed."""

THREE = ("-p", "3", "--start", "preset", "--seed", "7")
"""A has harima, izu, mino, …; tax, army1, castle, rice and battle-b come first."""

FIELDS = (
    *("castle", "temple", "theatre", "rice", "tax"),
    *("army5", "army3", "army1", "battle-a", "battle-b", "bid"),
)

CARDS = {
    "A": "chest0 chest1 chest2 harima tamba chest3 izu chest4 mino suruga musashi",
    "B": "chest0 chest1 chest2 ise kaga chest3 kii chest4 yamato shimosa hitachi",
    "C": "chest0 chest1 chest2 bingo hida chest3 omi chest4 bizen etchu settsu",
}
"""What each seat lays on the fields; A attacks from suruga, which has 5 armies."""


def plan(seat: str) -> list[str]:
    """Return the lines by which *seat* plans, but for the seal."""
    cards = CARDS[seat].split()
    pairs = zip(cards, FIELDS, strict=True)
    return [f"assign {card} {field}" for card, field in pairs]


def sealed(seat: str) -> list[str]:
    return [*plan(seat), "seal"]
