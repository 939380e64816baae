"""Positions of the modules, of winter and of the tower; games watched at every step."""

import random
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, Final

from sengoku.core import rng
from sengoku.core.events import Entry, Event, Log
from sengoku.core.seats import each
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import SEAT_LETTERS
from sengoku.testing import Scenario
from tests.shogun.given import PLAYERS, given, of_kind, rules, started, told

COURT: Final = ("court",)
SAMURAI: Final = ("samurai",)
GENERALS: Final = ("generals",)
ARTS: Final = ("arts",)
ALL: Final = (*COURT, *SAMURAI, *GENERALS, *ARTS)

SEEDS: Final = range(2000)


# Positions


def preset_map(players: int = PLAYERS) -> str:
    """Return the section of the map as a start table lays it out."""
    board = rules().board
    pieces = (
        f"{board.province_ids[province]}:{SEAT_LETTERS[seat]}{armies}"
        for seat, column in enumerate(board.presets[players])
        for province, armies in column
    )
    return "map " + " ".join(pieces)


def seeded(seed: int) -> str:
    """Return the section of the random numbers that a *seed* gives."""
    return "rng " + ",".join(map(str, rng.fast(seed, STREAMS)))


def drawing(position: str, *provinces: str, **how: Any) -> Scenario:
    """Return a scenario in which chance first draws exactly these for a winter."""
    for seed in SEEDS:
        game = given(f"{position} | {seeded(seed)}", **how)
        drawn = of_kind(game, "hungry-drawn")[0].split()[2]
        if set(drawn.split(",")) == set(provinces):
            return game
    raise AssertionError(f"no seed draws {provinces}")


def favoured(favour: int, position: str = "", after: str = "", **how: Any) -> Scenario:
    """Return a scenario in which A may take this *favour* for 4 officials.

    *after* is work that waits below the audience. Possessions of A come last in
    *position*, after ``A``.
    """
    start = position or "A"
    text = f"{start} audience:4 | favours {favour},0,0"
    return given(f"{text} | do {after} court-end favour@A", modules=COURT, **how)


def takes(favour: int, position: str = "", after: str = "", **how: Any) -> Scenario:
    """Return the scenario in which A has just taken this *favour*."""
    return favoured(favour, position, after, **how).plays("A take 4")


# What a game shows


def score(game: Scenario, seat: str) -> int:
    points: int = game.state.score[SEAT_LETTERS.index(seat)]
    return points


def scores(game: Scenario) -> list[int]:
    found: list[int] = game.state.score[: game.state.seats]
    return found


def reception(game: Scenario, seat: str) -> int:
    """Return the officials of *seat* in the reception hall."""
    officials: int = game.state.reception[SEAT_LETTERS.index(seat)]
    return officials


def receptions(game: Scenario) -> list[int]:
    return [*game.state.reception[: game.state.seats]]


def unrest(game: Scenario, province: str) -> int:
    markers: int = game.state.unrest[rules().board.province(province)]
    return markers


def armies(game: Scenario, province: str) -> int:
    standing: int = game.state.armies[rules().board.province(province)]
    return standing


def general(game: Scenario, seat: str) -> str:
    """Return where the general of *seat* stands, or nothing."""
    place = game.state.general[SEAT_LETTERS.index(seat)]
    return "" if place == NONE else rules().board.province_ids[place]


def refused(game: Scenario, play: str) -> tuple[str, str]:
    """Check that *play* is refused; return the key and the rule that say why."""
    why = game.refuses(play)
    return why.key, why.rule


# Whole games, watched


class Watched(list[Entry]):
    """The entries of a log; calls *look* with each event when it is added."""

    def __init__(self, look: Callable[[Event], None]) -> None:
        super().__init__()
        self.look = look

    def append(self, entry: Entry) -> None:
        super().append(entry)
        self.look(entry.event)


def watch(game: Scenario, look: Callable[[Event], None]) -> None:
    """Have *look* called with every event of *game* from now on, right when it is."""
    game.log = Log()
    game.log.entries = Watched(look)


def random_plays(game: Scenario, seed: int) -> Iterator[None]:
    """Play *game* to its end with random choices; yield before each and at the end."""
    chance = random.Random(seed)
    while not game.is_over():
        yield
        seat = chance.choice(each(game.rules.waiting(game.state)))
        action = chance.choice(game.rules.legal(game.state, seat))
        game.rules.advance(game.state, seat, action, game.log)
    yield


# The course of a round

STAGES: Final = {
    "arts draw": ("artists-drawn",),
    "action cards": ("action-cards-laid",),
    "special cards": ("special-cards-laid",),
    "favours": ("favours-laid",),
    "plan": ("plan-sealed", "plans-laid"),
    "event": ("event-drawn",),
    "order": ("bids-revealed", "position-taken", "player-order-set"),
    "generals enter": ("general-stationed",),
    "samurai": ("samurai-advanced",),
    "court 1": ("armies-converted", "officials-sent"),
    "court 2": ("audience-entered", "favour-taken", "court-ended"),
    "actions": ("action-card-turned",),
    "arts regions": ("artist-replaced", "artists-turned"),
    "general moves": ("general-moved",),
    "clean-up": ("round-ended",),
}
"""The stages of an action round (SHO-MOD-2) and events that happen only there."""


def _stage(event: str) -> str:
    """Return the stage of a round to which an event belongs, if it says so."""
    words = event.split()
    if words[0] == "card-shown":
        return "court 1" if words[2].startswith("conv") else "actions"
    found = (stage for stage, kinds in STAGES.items() if words[0] in kinds)
    return next(found, "")


def stages_of_spring(start: str = "preset", modules: tuple[str, ...] = ()) -> list[str]:
    """Return the stages of a first spring, one after the other.

    Of three players at least one then has four regions, for the samurai.
    """
    game = started(3, start=start, modules=modules, seed=3)
    for _ in random_plays(game, 3):
        if of_kind(game, "round-ended"):
            break
    events = told(game)
    stages = [_stage(event) for event in events[events.index("season-began 1 0") :]]
    ends = stages.index("clean-up") + 1
    return [stage for stage, _ in groupby(filter(None, stages[:ends]))]
