"""Writes the game on the home page: what stands on the map, moment by moment.

    python -m tools.demo_game

It is taken from a replay of five bots. A moment lists the provinces that changed, each
as ``[province, colour, armies, buildings, unrest]``; the first moment has all of them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

from sengoku import replay
from sengoku.replay import Replay
from sengoku.shogun.game import GAME
from sengoku.shogun.observation import Observation
from sengoku.shogun.vocabulary import BUILDING_WORDS, PROVINCES

ROOT: Final = Path(__file__).parents[1]
REPLAY: Final = ROOT / "replays" / "demo-shogun.sgk"
Province: TypeAlias = tuple[str, str, int, list[str], int]
DEMO: Final = ROOT / "web" / "src" / "shogun" / "demo.json"


def written() -> str:
    game = replay.read(REPLAY.read_text(encoding="utf-8"))
    lines = [json.dumps(one, separators=(",", ":")) for one in _moments(game)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _moments(game: Replay) -> Iterator[list[Province]]:
    before: list[Province] = []
    for seen in _observations(game):
        now = [_province(game, seen, number) for number in range(PROVINCES)]
        changed = [
            one for number, one in enumerate(now) if [one] != before[number:][:1]
        ]
        if changed:
            yield changed
        before = now


def _observations(game: Replay) -> Iterator[Observation]:
    match: Any = game.start()
    match.keeps_moments = True
    yield match.view(None)
    for line in game.inputs:
        match.apply_input(line.seat or 0, line.do or "")
        for moment in match.moments():
            yield match.rules.observe(moment.state, None)


def _province(game: Replay, seen: Observation, number: int) -> Province:
    owner, built = seen.owner[number], seen.buildings[number]
    rules: Any = game.rules
    colours = GAME.colours_of(rules.options)
    return (
        rules.board.province_ids[number],
        "" if owner < 0 else colours[owner],
        seen.armies[number],
        [word for bit, word in enumerate(BUILDING_WORDS) if built >> bit & 1],
        seen.unrest[number],
    )


if __name__ == "__main__":
    DEMO.write_text(written(), encoding="utf-8", newline="\n")
