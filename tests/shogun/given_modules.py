"""Positions of the modules, of winter and of the tower; games watched at every step."""

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.events import Entry, Event, Log
from sengoku.core.seats import Viewer, each
from sengoku.shogun import steps
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.state import NONE, State
from sengoku.shogun.words import (
    CHEST_0,
    CHEST_4,
    CUBE_LETTERS,
    FIELDS,
    SEAT_LETTERS,
    TOWER_CARD,
)
from sengoku.testing import Scenario
from tests.shogun.given import PLAYERS, given, of_kind, rules

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


def falls(game: Scenario, seat: str, **out: int) -> Scenario:
    """Let *seat* say what lies in the tray, for every colour it is asked about."""
    assert game.asked() == ("throw", seat)
    place = SEAT_LETTERS.index(seat)
    last, asked = -1, game.rules.question(game.state, place)
    while asked is not None and asked.key == "throw" and asked.facts["colour"] > last:
        last = asked.facts["colour"]
        game.plays(f"{seat} fell {out.pop(CUBE_LETTERS[last], 0)}")
        asked = game.rules.question(game.state, place)
    assert not out, f"nobody asked for {out}"
    return game


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
    found: list[int] = game.state.reception[: game.state.seats]
    return found


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


# Secrets


def scramble(table: ShogunRules) -> Callable[[State, Viewer, random.Random], State]:
    """Return a way to deal anew all that a viewer must not know [R-47].

    It follows the ruling alone and uses nothing of the engine's views.
    """

    def dealt(s: State, viewer: Viewer, chance: random.Random) -> State:
        new = s.copy()
        new.offered = []
        for seat in range(s.seats):
            if seat != viewer:
                _deal_mat(table, new, seat, chance)
        hidden = new.row[new.row_shown :]
        chance.shuffle(hidden)
        new.row[new.row_shown :] = hidden
        for pile in (new.pile, new.event_pile, new.favour_pile, new.bag):
            chance.shuffle(pile)
        new.rng = rng.fast(chance.getrandbits(64), STREAMS)
        return new

    return dealt


def _deal_mat(table: ShogunRules, s: State, seat: int, chance: random.Random) -> None:
    """Exchange the face-down cards of a seat with those in its hand."""
    planning = bool(s.todo) and s.todo[-3] == steps.PLANNING
    first = seat * FIELDS
    if planning:
        _plan_anew(table, s, seat, chance)
        return
    down = [
        first + field
        for field in range(FIELDS)
        if s.mat[first + field] != NONE and not s.shown[first + field]
    ]
    cards = _hand(table, s, seat) + [s.mat[at] for at in down]
    chance.shuffle(cards)
    for at in down:
        s.mat[at] = cards.pop()


def _hand(table: ShogunRules, s: State, seat: int) -> list[int]:
    """Return the cards of *seat* that are not on its mat and could lie there."""
    mat = s.mat[seat * FIELDS : (seat + 1) * FIELDS]
    cards = [p for p in s.provinces_of(seat) if p not in mat and not s.gained[p]]
    cards += [card for card in range(CHEST_0, CHEST_4 + 1) if card not in mat]
    towers = table.board.tower_cards if "court" in table.options.modules else 0
    return cards + [TOWER_CARD] * (towers - mat.count(TOWER_CARD))


def _plan_anew(table: ShogunRules, s: State, seat: int, chance: random.Random) -> None:
    """Lay another plan: a whole one if the seat has sealed, else some of one."""
    first = seat * FIELDS
    s.mat[first : first + FIELDS] = [NONE] * FIELDS
    fields = list(range(FIELDS if "court" in table.options.modules else FIELDS - 3))
    chance.shuffle(fields)
    cards = _hand(table, s, seat)
    chance.shuffle(cards)
    sealed = not seat_sets.contains(s.todo[-2], seat)
    whole = min(len(fields), len(cards))
    for _ in range(whole if sealed else chance.randrange(whole + 1)):
        s.mat[first + fields.pop()] = cards.pop()
