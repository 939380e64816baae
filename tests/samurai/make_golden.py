"""Plays the golden games anew and writes ``replays/*.sgk``.

    .venv/bin/python -m tests.samurai.make_golden            all of them
    .venv/bin/python -m tests.samurai.make_golden tm23       those whose name has "tm23"

To be run when the rules, the shipped board or the format changed on purpose. Look at
the difference before you commit it: whatever changed must be what you meant.
"""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from sengoku.core.rng import fast_seed
from sengoku.core.seats import Seat
from sengoku.match import Match
from sengoku.replay import Recorder
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import VARIANTS, Options
from tests.samurai.given import TM23

REPLAYS = Path(__file__).parents[2] / "replays"
NAMES = ("Aki", "Bo", "Chie", "Dai")
LAZY = ("decline", "pass")
SEALED = "sealed-1:" + bytes(range(32)).hex()


class Golden(NamedTuple):
    options: Options
    seed: str
    back: float = 0.0
    """How often a choice is taken back, where that is possible."""


GAMES = {
    "standard-2": Golden(Options(2), fast_seed(2)),
    "standard-3": Golden(Options(3), fast_seed(3)),
    "standard-4": Golden(Options(4), fast_seed(4)),
    "crowd-2": Golden(Options(2, "crowd"), fast_seed(12)),
    "crowd-3": Golden(Options(3, "crowd"), fast_seed(13)),
    "crowd-4": Golden(Options(4, "crowd"), fast_seed(14)),
    "draft-2": Golden(Options(2, "draft"), fast_seed(22)),
    "draft-3": Golden(Options(3, "draft"), fast_seed(23)),
    "draft-4": Golden(Options(4, "draft"), fast_seed(24)),
    "agenda": Golden(Options(4, variants=("agenda",)), fast_seed(31)),
    "mountain": Golden(Options(3, variants=("mountain",)), fast_seed(32)),
    "shrines": Golden(Options(2, variants=("shrines",)), fast_seed(33)),
    "neutral": Golden(Options(4, variants=("neutral",)), fast_seed(34)),
    "everything": Golden(Options(4, variants=VARIANTS), fast_seed(41)),
    "everything-crowd": Golden(Options(3, "crowd", VARIANTS), fast_seed(42)),
    "house-rules": Golden(
        Options(
            3,
            variants=VARIANTS,
            house={
                "cover_limit": "none",
                "ship_origin_anywhere": True,
                "strict_resource_supply": False,
                "open_resources": True,
                "tiebreaks": False,
            },
            colours=("yellow", "green", "red"),
        ),
        fast_seed(43),
    ),
    "tm23": Golden(Options(2, variants=VARIANTS, board=TM23), fast_seed(51)),
    "sealed": Golden(Options(3, variants=("mountain",)), SEALED),
    "take-backs": Golden(Options(4, variants=("agenda",)), fast_seed(61), back=0.3),
}


def played(golden: Golden) -> str:
    """Return the replay of a game whose players seldom let a chance go by."""
    rules = SamuraiRules(golden.options)
    match, rnd = Match(rules, golden.seed), random.Random(golden.seed)
    recorder = Recorder(match, NAMES[: rules.seats])
    while not match.is_over:
        seat = rnd.choice(match.waiting())
        match.play(seat, eager_choice(match, seat, rnd))
        recorder.catch_up()
        if match.may_take_back(seat) and rnd.random() < golden.back:
            match.take_back(seat)
            recorder.catch_up()
    return recorder.text()


def eager_choice(match: Match, seat: Seat, rnd: random.Random) -> int:
    """Choose the kind of action first, so that rare ones happen too."""
    by_kind: dict[str, list[int]] = {}
    for action in match.rules.legal(match.state, seat):
        by_kind.setdefault(match.rules.space.family(action).kind, []).append(action)
    kinds = [kind for kind in by_kind if kind not in LAZY]
    if not kinds or rnd.random() < 0.1:
        kinds = [*by_kind]
    return rnd.choice(by_kind[rnd.choice(kinds)])


def main(wanted: str = "") -> None:
    REPLAYS.mkdir(exist_ok=True)
    for name, golden in GAMES.items():
        if wanted in name:
            (REPLAYS / f"{name}.sgk").write_text(played(golden), encoding="utf-8")
            sys.stdout.write(f"{name}.sgk\n")


if __name__ == "__main__":
    main(*sys.argv[1:2])
