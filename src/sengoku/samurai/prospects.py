"""What orders and neutral actions do, and what they would do now.

For a player who is about to place a token: every order, and the neutral action of every
slot, as if it were executed in the position that is seen. The steps of the rules
answer, on a table that holds no more than the viewer sees.
"""

from collections.abc import Iterable
from typing import Any, Final, final

import msgspec

from sengoku.core.phrases import Facts, Phrase, listed, noted, said, yes
from sengoku.samurai import steps
from sengoku.samurai.args import SLOT
from sengoku.samurai.ending import table_of
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.naming import GAME, Namer
from sengoku.samurai.observation import Observation
from sengoku.samurai.rules.attack import AttackAgainStep
from sengoku.samurai.rules.harvest import HarvestStep
from sengoku.samurai.rules.movement import MoveStep
from sengoku.samurai.rules.neutral import NeutralStep
from sengoku.samurai.rules.optional import OptionalStep
from sengoku.samurai.rules.price import Price
from sengoku.samurai.rules.recruit import RecruitAgainStep
from sengoku.samurai.rules.resolution import ORDER_STEPS, ResolutionStep
from sengoku.samurai.rules.ship import ShipStep
from sengoku.samurai.space import ATTACK, BUILD, HARVEST, RECRUIT, SHIP, STEP
from sengoku.samurai.state import State
from sengoku.samurai.vocabulary import (
    BUSHIDO,
    FOOD,
    NEUTRAL_WORDS,
    ORDER_ATTACK,
    ORDER_HARVEST,
    ORDER_MOVE23,
    ORDER_RECRUIT,
    ORDER_SHIP,
    ORDER_WORDS,
    ORDERS,
    REGIONS,
    RESOURCE_WORDS,
)

FIRST_FIELD: Final = (ATTACK, BUILD, HARVEST, RECRUIT, SHIP, STEP)
"""Actions whose first field is the province where they happen or start."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """What an order or a neutral action does at this table, in words."""

    about: Any
    rule: str


class Extra(msgspec.Struct, frozen=True, gc=False):
    """The paid part of an order: its price in a region."""

    resource: str
    price: int


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """What it would do now. *about* says it, or why it would do nothing."""

    idle: bool
    provinces: tuple[int, ...]  # where it could happen or start
    about: Any
    extra: Extra | None = None


@final
class Prospects:
    """What the orders and neutral actions of one table can do."""

    def __init__(self, rules: SamuraiRules, namer: Namer) -> None:
        self.rules: Final = rules
        self.board: Final = rules.board
        self.namer: Final = namer
        rows = rules.table
        resolution, neutral = rows[steps.RESOLUTION], rows[steps.NEUTRAL]
        assert isinstance(resolution, ResolutionStep)
        assert isinstance(neutral, NeutralStep)
        self.neutral: Final = neutral
        self.openings: Final = resolution.openings
        self.harvest: Final = _row(rows[steps.HARVEST], HarvestStep)
        self.prices: Final = self._prices()
        self.orders: Final = tuple(self._card(order) for order in range(ORDERS))
        self.neutrals: Final = tuple(
            Card(self._said(f"neutral-{word}"), execution.rule)
            for word, execution in zip(NEUTRAL_WORDS, neutral.executions, strict=True)
        )

    def _prices(self) -> dict[int, tuple[int, Price]]:
        """Return resource and price of the paid part, by order."""
        rows = self.rules.table
        known = {
            ORDER_RECRUIT: (
                FOOD,
                _row(rows[steps.RECRUIT_AGAIN], RecruitAgainStep).cost,
            ),
            ORDER_SHIP: (FOOD, _row(rows[steps.SHIP], ShipStep).cost),
            ORDER_ATTACK: (
                BUSHIDO,
                _row(rows[steps.ATTACK_AGAIN], AttackAgainStep).cost,
            ),
        }
        if self.rules.switches.move23_upgrade:
            move = _row(rows[steps.MOVE], MoveStep)
            known[ORDER_MOVE23] = (FOOD, move.third_point)
        return known

    def _card(self, order: int) -> Card:
        rule = self.rules.table[ORDER_STEPS[order]].rule
        return Card(self._said(ORDER_WORDS[order]), rule)

    def _said(self, key: str) -> Phrase:
        """Return what is written on a card, under the switches of this table."""
        chosen = self.rules.switches
        facts: Facts = {
            "recruit": chosen.recruit_second_cost,
            "move": chosen.move23_cost,
            "ship": chosen.ship_cost,
            "attack": chosen.attack_second_cost,
            "upgrade": yes(chosen.move23_upgrade),
            "control": yes(chosen.harvest_needs_control),
            "capital": yes(chosen.castle_in_capital),
        }
        return Phrase(f"{GAME}-card-{key}", facts)

    # Now

    def of_orders(self, seen: Observation) -> tuple[tuple[Prospect, ...], ...]:
        """Return what each order would do for the viewer, by order and region."""
        s = table_of(seen)
        return tuple(
            tuple(self._order(s, seen, order, region) for region in range(REGIONS))
            for order in range(ORDERS)
        )

    def _order(self, s: State, seen: Observation, order: int, region: int) -> Prospect:
        step = _row(self.rules.table[ORDER_STEPS[order]], OptionalStep)
        arg = self.openings[order] + SLOT.pack(self.board.slots_of[region][0])
        found = self._prospect(s, seen, step, arg, ORDER_WORDS[order])
        if order not in self.prices or found.idle:
            return found
        resource, price = self.prices[order]
        extra = Extra(RESOURCE_WORDS[resource], price.at(s, region))
        return msgspec.structs.replace(found, extra=extra)

    def of_neutrals(self, seen: Observation) -> tuple[Prospect, ...]:
        """Return what the neutral action of each slot would do for the viewer."""
        s = table_of(seen)
        return tuple(
            self._prospect(
                s,
                seen,
                self.neutral,
                SLOT.pack(slot),
                f"neutral-{NEUTRAL_WORDS[seen.neutral[slot]]}",
            )
            for slot in range(len(self.board.slot_ids))
        )

    def _prospect(
        self, s: State, seen: Observation, step: OptionalStep, arg: int, key: str
    ) -> Prospect:
        assert seen.viewer is not None
        ids = step.ways(s, seen.viewer, arg)
        if not ids:
            idle = step.why_idle(s, seen.viewer, arg)
            about = said(GAME, "idle", f"{idle.key if idle else 'cannot-pay'}.you")
            return Prospect(True, (), about)
        if key == ORDER_WORDS[ORDER_HARVEST]:
            found = self.harvest.fields(s, seen.viewer, arg)
        else:
            found = _places(ids)
        facts = listed("places", [self._named(s, seen.viewer, key, at) for at in found])
        facts["castle"] = yes(not any(action in BUILD for action in ids))
        return Prospect(False, tuple(found), Phrase(f"{GAME}-now-{key}", facts))

    def _named(self, s: State, seat: int, key: str, province: int) -> Any:
        """Return the name of a place, with what counts there."""
        name = self.namer.name("province", province)
        if "move" in key or key == ORDER_WORDS[ORDER_SHIP]:
            return noted(name, int(s.armies_of(seat, province)))
        if "harvest" in key:
            return noted(name, self.namer.name("resource", s.seeds[province]))
        return name


def _places(ids: Iterable[int]) -> list[int]:
    """Return where actions happen or start, without repetition."""
    found = [
        family.args(action)[0]
        for action in ids
        for family in FIRST_FIELD
        if action in family
    ]
    return [*dict.fromkeys(found)]


def _row(step: object, wanted: type[Any]) -> Any:
    assert isinstance(step, wanted)
    return step
