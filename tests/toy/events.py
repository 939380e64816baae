"""What happens in a game of Bluff."""

from sengoku.core.events import Event


class CardSealed(Event, frozen=True, tag="card-sealed"):
    explains = ("sealed", "own", "hand")

    seat: int
    card: int


class SomethingSealed(Event, frozen=True, tag="something-sealed"):
    explains = ("sealed",)

    seat: int


class SealBroken(Event, frozen=True, tag="seal-broken"):
    explains = ("sealed", "own", "hand")

    seat: int


class CardsShown(Event, frozen=True, tag="cards-shown"):
    explains = ("sealed", "own", "shown", "score")
    reveals = True
    final = True

    cards: tuple[int, ...]


class Rolled(Event, frozen=True, tag="rolled"):
    explains = ("score",)
    reveals = True
    final = True

    seat: int
    number: int


class Left(Event, frozen=True, tag="left"):
    seat: int


class Pointed(Event, frozen=True, tag="pointed"):
    explains = ("pointed",)

    seat: int
    victim: int
    times: int


class Ended(Event, frozen=True, tag="ended"):
    explains = ("winners",)

    winners: tuple[int, ...]
