"""Events of the base game: setup, rounds, actions, winter and the end."""

from typing import ClassVar

from sengoku.core.events import ASIDE, MAIN, Event
from sengoku.shogun.events.base import Revealing

# Setup and draft


class GamePrepared(Revealing, frozen=True, tag="game-prepared"):
    """Setup is over; *events* are the open event cards."""

    owner: tuple[int, ...]
    armies: tuple[int, ...]
    open_cards: tuple[int, ...]
    events: tuple[int, ...]
    region_row: tuple[int, ...]


class PairRefreshed(Revealing, frozen=True, tag="pair-refreshed"):
    explains: ClassVar = ("open_cards", "pile_size")

    seat: int
    open_cards: tuple[int, ...]


class ProvincePicked(Revealing, frozen=True, tag="province-picked"):
    """*turned* is the open card that replaces a taken one, or -1."""

    explains: ClassVar = ("open_cards", "pile_size", "picked", "last_pair")

    seat: int
    province: int
    from_pile: bool
    turned: int


class GroupMustered(Event, frozen=True, tag="group-mustered"):
    explains: ClassVar = ("armies", "supply", "groups", "picked", "owner")

    seat: int
    province: int
    armies: int


class DraftEnded(Event, frozen=True, tag="draft-ended"):
    """The cards that nobody took become the neutral stock."""

    explains: ClassVar = ("open_cards", "pile_size", "last_pair", "choosing", "picked")


class GeneralStationed(Event, frozen=True, tag="general-stationed"):
    explains: ClassVar = ("general", "picked")  # the pick is over

    seat: int
    province: int


# The round


class SeasonBegan(Event, frozen=True, tag="season-began"):
    """In an action round planning follows: the mats of others are hidden."""

    weight: ClassVar = MAIN
    explains: ClassVar = (
        *("year", "season", "mat", "covered"),
        *("position", "player_order"),  # winter is over
    )

    year: int
    season: int


class ActionCardsLaid(Revealing, frozen=True, tag="action-cards-laid"):
    """The open half of the row."""

    weight: ClassVar = ASIDE
    explains: ClassVar = ("row",)

    row: tuple[int, ...]


class ActionCardTurned(Revealing, frozen=True, tag="action-card-turned"):
    weight: ClassVar = ASIDE
    explains: ClassVar = ("row",)

    place: int
    action: int


class SpecialCardsLaid(Revealing, frozen=True, tag="special-cards-laid"):
    weight: ClassVar = ASIDE
    explains: ClassVar = ("special",)

    special: tuple[int, ...]


class CardAssigned(Event, frozen=True, tag="card-assigned"):
    """For *seat* alone."""

    explains: ClassVar = ("mat", "covered")
    final: ClassVar = True  # revised during planning, not taken back

    seat: int
    field: int
    card: int


class CardCleared(Event, frozen=True, tag="card-cleared"):
    """For *seat* alone."""

    explains: ClassVar = ("mat", "covered")
    final: ClassVar = True

    seat: int
    field: int


class PlanSealed(Event, frozen=True, tag="plan-sealed"):
    final: ClassVar = True

    seat: int


class PlanUnsealed(Event, frozen=True, tag="plan-unsealed"):
    final: ClassVar = True

    seat: int


class PlansLaid(Revealing, frozen=True, tag="plans-laid"):
    """All plans are sealed; *covered* is a mask of fields by seat."""

    explains: ClassVar = ("covered", "mat")

    covered: tuple[int, ...]


class EventDrawn(Revealing, frozen=True, tag="event-drawn"):
    weight: ClassVar = MAIN
    explains: ClassVar = ("events", "event")

    event: int


class EventCancelled(Event, frozen=True, tag="event-cancelled"):
    explains: ClassVar = ("event", "events_gone")

    seat: int


class BidsRevealed(Revealing, frozen=True, tag="bids-revealed"):
    """The cards on the bid fields, and the order of choosing."""

    weight: ClassVar = MAIN
    explains: ClassVar = ("mat", "shown", "choosing")

    cards: tuple[int, ...]
    choosing: tuple[int, ...]


class ChestsPaid(Event, frozen=True, tag="chests-paid"):
    weight: ClassVar = ASIDE
    explains: ClassVar = ("chests",)

    seat: int
    chests: int
    why: str  # a rule ID


class ChestsGained(Event, frozen=True, tag="chests-gained"):
    explains: ClassVar = ("chests",)

    seat: int
    chests: int
    why: str


class PositionTaken(Event, frozen=True, tag="position-taken"):
    explains: ClassVar = ("position", "choosing")

    seat: int
    position: int
    special: int


class PlayerOrderSet(Event, frozen=True, tag="player-order-set"):
    explains: ClassVar = ("player_order",)

    player_order: tuple[int, ...]


class CardShown(Revealing, frozen=True, tag="card-shown"):
    """The card of the current field was turned up."""

    weight: ClassVar = ASIDE
    explains: ClassVar = ("mat", "shown")

    seat: int
    field: int
    card: int


class ActionVoid(Event, frozen=True, tag="action-void"):
    """Nothing happened for *seat*: *key* says why."""

    seat: int
    field: int
    key: str
    rule: str


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """Cards went back to hand; *event* left the game."""

    explains: ClassVar = (
        *("mat", "shown", "covered", "gained", "row", "event"),
        *("special", "position", "player_order", "protected", "events_gone"),
    )

    event: int


# Actions


class BuildingBuilt(Event, frozen=True, tag="building-built"):
    explains: ClassVar = ("buildings", "building_stock")

    seat: int
    province: int
    building: int


class UnrestAdded(Event, frozen=True, tag="unrest-added"):
    weight: ClassVar = ASIDE
    explains: ClassVar = ("unrest",)

    province: int


class UnrestPrevented(Event, frozen=True, tag="unrest-prevented"):
    """A kept favour was used up instead of a marker."""

    explains: ClassVar = ("kept_calm",)

    seat: int
    province: int


class UnrestRemoved(Event, frozen=True, tag="unrest-removed"):
    explains: ClassVar = ("unrest",)

    province: int
    why: str


class RiceGained(Event, frozen=True, tag="rice-gained"):
    explains: ClassVar = ("rice",)

    seat: int
    rice: int
    why: str


class ArmiesRaised(Event, frozen=True, tag="armies-raised"):
    explains: ClassVar = ("armies", "supply")

    seat: int
    province: int
    armies: int
    why: str


class ArmiesMoved(Event, frozen=True, tag="armies-moved"):
    explains: ClassVar = ("armies",)

    seat: int
    origin: int
    destination: int
    armies: int


class Declined(Event, frozen=True, tag="declined"):
    """*seat* did nothing, or nothing more, with what was *asked*."""

    explains: ClassVar = ("picked",)  # the pick is over when no general comes

    seat: int
    asked: str


# Winter and end


class WinterCame(Event, frozen=True, tag="winter-came"):
    weight: ClassVar = MAIN
    explains: ClassVar = ("season", "events", "events_gone")

    event: int
    loss: int


class RiceLost(Event, frozen=True, tag="rice-lost"):
    weight: ClassVar = ASIDE
    explains: ClassVar = ("rice",)

    seat: int
    rice: int


class ShortageFound(Event, frozen=True, tag="shortage-found"):
    explains: ClassVar = ("revolts", "extra")

    seat: int
    unsupplied: int
    revolts: int
    extra: int


class HungryDrawn(Revealing, frozen=True, tag="hungry-drawn"):
    explains: ClassVar = ("hungry",)

    seat: int
    provinces: tuple[int, ...]


class HungryNamed(Event, frozen=True, tag="hungry-named"):
    explains: ClassVar = ("hungry", "revolts", "extra")

    seat: int
    province: int


class ProvincesScored(Event, frozen=True, tag="provinces-scored"):
    explains: ClassVar = ("score",)

    seat: int
    provinces: int
    buildings: int


class MajorityScored(Event, frozen=True, tag="majority-scored"):
    explains: ClassVar = ("score",)

    seat: int
    region: int
    building: int
    points: int


class PointsGained(Event, frozen=True, tag="points-gained"):
    explains: ClassVar = ("score",)

    seat: int
    points: int
    why: str


class YearEnded(Revealing, frozen=True, tag="year-ended"):
    """Rice and unrest are gone, four new event cards are open."""

    weight: ClassVar = MAIN
    explains: ClassVar = (
        *("rice", "unrest", "events", "revolts", "extra", "samurai", "gained"),
        "special",
    )

    events: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="game-ended"):
    weight: ClassVar = MAIN
    explains: ClassVar = ("winners",)
    final: ClassVar = True

    scores: tuple[int, ...]
    winners: tuple[int, ...]
