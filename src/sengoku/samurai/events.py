"""The events of Small Samurai Empires.

``explains`` names fields of ``Observation``. An event that only its owner may read is
followed by the one that says less, for the others.
"""

from typing import ClassVar

from sengoku.core.events import ASIDE, MAIN, Event

HOLDINGS = ("food", "bushido", "tally", "general")


class GamePrepared(Event, frozen=True, tag="game-prepared"):
    """Setup is over. The fields list what it laid out at random."""

    reveals: ClassVar = True
    final: ClassVar = True

    seeds: tuple[int, ...]
    turn_order: tuple[int, ...]
    neutral: tuple[int, ...]
    shrine: tuple[int, ...]
    agenda: tuple[int, ...]
    played: tuple[int, ...]


class EraBegan(Event, frozen=True, tag="era-began"):
    weight: ClassVar = MAIN
    explains: ClassVar = ("era", "round")

    era: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    weight: ClassVar = MAIN
    explains: ClassVar = ("round", "covers", "covered")

    era: int
    round: int


class ResolutionBegan(Event, frozen=True, tag="resolution-began"):
    weight: ClassVar = ASIDE

    era: int
    round: int


class CardCommitted(Event, frozen=True, tag="card-committed"):
    """For *seat* alone; the others read ``SeatCommitted``."""

    explains: ClassVar = ("has_committed", "hand", "hand_size", "committed")
    final: ClassVar = True  # SSE-DEST-9

    seat: int
    region: int


class SeatCommitted(Event, frozen=True, tag="seat-committed"):
    explains: ClassVar = ("has_committed", "hand_size")
    final: ClassVar = True

    seat: int


class CardsRevealed(Event, frozen=True, tag="cards-revealed", omit_defaults=True):
    """All cards of the era are turned up together; *extra* is the two-player card.

    *more* are further cards on boards that add several.
    """

    weight: ClassVar = MAIN
    explains: ClassVar = ("has_committed", "committed", "played", "deck_size")
    reveals: ClassVar = True
    final: ClassVar = True

    regions: tuple[int, ...]
    extra: int
    more: tuple[int, ...] = ()

    def of_deck(self) -> tuple[int, ...]:
        """Return the regions of all cards that came from the deck."""
        return (self.extra, *self.more) if self.extra >= 0 else ()


class OrderPlaced(Event, frozen=True, tag="order-placed"):
    """For *seat* alone; the others read ``TokenPlaced``."""

    explains: ClassVar = (
        *("owner", "order", "face_up", "under_owner", "under_order"),
        *("tokens", "tokens_left"),
    )

    seat: int
    slot: int
    order: int


class TokenPlaced(Event, frozen=True, tag="token-placed"):
    explains: ClassVar = (
        *("owner", "order", "face_up", "under_owner", "under_order", "tokens_left"),
    )

    seat: int
    slot: int


class TokenCovered(Event, frozen=True, tag="token-covered"):
    """*seat* covered a token of *victim*, who may be *seat* itself."""

    explains: ClassVar = ("covers", "covered")

    seat: int
    victim: int
    slot: int


class PlacementPassed(Event, frozen=True, tag="placement-passed"):
    seat: int


class TokenRevealed(Event, frozen=True, tag="token-revealed"):
    """The order on a slot is about to be executed."""

    weight: ClassVar = ASIDE  # what it does, or why it does nothing, says more
    explains: ClassVar = ("face_up", "order")
    reveals: ClassVar = True
    final: ClassVar = True

    slot: int
    owner: int
    order: int


class OrderRepeated(Event, frozen=True, tag="order-repeated"):
    """An uncovered order of round 1 is about to be executed again."""

    final: ClassVar = True

    slot: int
    owner: int
    order: int


class Declined(Event, frozen=True, tag="declined", omit_defaults=True):
    """*seat* did nothing, or nothing more, with what was *asked*.

    *because* is a comment: why nothing was possible, where everybody can see that.
    """

    seat: int
    asked: str
    because: str = ""  # a key

    def bare(self) -> "Declined":
        return Declined(self.seat, self.asked)


class ResourcePaid(Event, frozen=True, tag="resource-paid"):
    weight: ClassVar = ASIDE
    explains: ClassVar = HOLDINGS

    seat: int
    resource: int
    amount: int
    why: str  # a rule ID


class ResourceGained(Event, frozen=True, tag="resource-gained"):
    """*short* is what the general supply could not give."""

    explains: ClassVar = HOLDINGS

    seat: int
    resource: int
    amount: int
    why: str
    short: int = 0


class ArmyRecruited(Event, frozen=True, tag="army-recruited"):
    explains: ClassVar = ("armies", "supply")

    seat: int
    province: int
    why: str


class ArmyMoved(Event, frozen=True, tag="army-moved"):
    explains: ClassVar = ("armies", "travellers")

    seat: int
    origin: int
    destination: int


class MoveEnded(Event, frozen=True, tag="move-ended"):
    """No army is travelling any more."""

    weight: ClassVar = ASIDE
    explains: ClassVar = ("travellers",)


class ArmiesShipped(Event, frozen=True, tag="armies-shipped"):
    explains: ClassVar = ("armies",)

    seat: int
    origin: int
    destination: int
    armies: int


class ArmyDestroyed(Event, frozen=True, tag="army-destroyed"):
    explains: ClassVar = ("armies", "supply")

    province: int
    owner: int
    by: int
    why: str


class CastleBuilt(Event, frozen=True, tag="castle-built"):
    explains: ClassVar = ("armies", "supply", "castles", "castle")

    seat: int
    province: int


class ExpeditionLeft(Event, frozen=True, tag="expedition-left"):
    explains: ClassVar = ("armies", "travellers", "expedition")

    seat: int
    origin: int
    mountain: int
    destination: int


class MountainRevealed(Event, frozen=True, tag="mountain-revealed"):
    explains: ClassVar = ("mountain", "revealed")
    reveals: ClassVar = True
    final: ClassVar = True

    seat: int
    mountain: int
    effect: int


class ExpeditionArrived(Event, frozen=True, tag="expedition-arrived"):
    """*province* is its destination, or its origin after an ambush."""

    explains: ClassVar = ("armies", "travellers", "expedition")

    seat: int
    province: int
    ambushed: bool


class AgendaFulfilled(Event, frozen=True, tag="agenda-fulfilled"):
    explains: ClassVar = ("score", "fulfilled")

    seat: int
    region: int
    side: int
    points: int


class TokensReturned(Event, frozen=True, tag="tokens-returned"):
    """All order tokens went back behind the screens."""

    weight: ClassVar = ASIDE
    explains: ClassVar = (
        *("owner", "order", "face_up", "under_owner", "under_order"),
        *("tokens", "tokens_left", "covers", "covered"),
    )


class InfluenceGained(Event, frozen=True, tag="influence-gained"):
    explains: ClassVar = ("influence",)

    seat: int
    region: int
    provinces: int
    castles: int


class RegionBonusScored(Event, frozen=True, tag="region-bonus-scored"):
    explains: ClassVar = ("score",)

    seat: int
    region: int
    points: int


class ShrinesScored(Event, frozen=True, tag="shrines-scored"):
    explains: ClassVar = ("score",)

    seat: int
    points: int


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """For *seat* alone; the others read ``SeatDrew``."""

    explains: ClassVar = ("hand", "hand_size", "deck_size")
    reveals: ClassVar = True
    final: ClassVar = True

    seat: int
    region: int


class SeatDrew(Event, frozen=True, tag="seat-drew"):
    explains: ClassVar = ("hand_size", "deck_size")
    final: ClassVar = True

    seat: int


class TurnOrderSet(Event, frozen=True, tag="turn-order-set"):
    explains: ClassVar = ("turn_order",)

    turn_order: tuple[int, ...]


class InfluenceScored(Event, frozen=True, tag="influence-scored"):
    explains: ClassVar = ("score",)

    seat: int
    region: int
    value: int
    cards: int
    points: int


class LeftoversScored(Event, frozen=True, tag="leftovers-scored"):
    """Resources stay where they are: they still break ties."""

    explains: ClassVar = ("score",)

    seat: int
    points: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    weight: ClassVar = MAIN
    explains: ClassVar = ("winners",)
    final: ClassVar = True

    scores: tuple[int, ...]
    winners: tuple[int, ...]
