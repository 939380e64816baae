"""Plays the golden games again and writes ``replays/*.sgk``.

    .venv/bin/python -m tests.make_golden            all of them
    .venv/bin/python -m tests.make_golden tm23       those whose name has "tm23"

To be run when the rules, a shipped board or the format changed on purpose. Look at the
difference before you commit it: whatever changed must be what you meant.
"""

import random
import sys

from sengoku.core.seats import Seat
from sengoku.games import game
from sengoku.match import Match
from sengoku.replay import Recorder
from sengoku.testing.laws_of_revision import second_thoughts
from tests.golden import REPLAYS, Golden
from tests.samurai.golden import GAMES as SAMURAI
from tests.shogun.golden import GAMES as SHOGUN

GAMES = {"samurai": SAMURAI, "shogun": SHOGUN}
NAMES = ("Aki", "Bo", "Chie", "Dai", "Emi")
LAZY = ("decline", "pass")


def played(id: str, golden: Golden) -> str:
    """Return the replay of a game whose players seldom let a chance go by."""
    rules = game(id).rules(golden.options)
    match, rnd = Match.new(rules, golden.seed), random.Random(golden.seed)
    recorder = Recorder(match, NAMES[: rules.seats])
    while not match.is_over:
        seat, action = next_choice(match, golden, rnd)
        match.play(seat, action)
        recorder.catch_up()
        if match.may_take_back(seat) and rnd.random() < golden.back:
            match.take_back(seat)
            recorder.catch_up()
    return recorder.text()


def next_choice(match: Match, golden: Golden, rnd: random.Random) -> tuple[Seat, int]:
    if golden.doubt and rnd.random() < golden.doubt:
        thoughts = second_thoughts(match.rules, match.state)
        if thoughts:
            return rnd.choice(thoughts)
    seat = rnd.choice(match.waiting())
    return seat, eager_choice(match, seat, rnd)


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
    for id, games in GAMES.items():
        for name, golden in games.items():
            if wanted in name:
                file = REPLAYS / f"{name}.sgk"
                file.write_text(played(id, golden), encoding="utf-8")
                sys.stdout.write(f"{file.name}\n")


if __name__ == "__main__":
    main(*sys.argv[1:2])
