"""Positions on the test board TM-23, under any edition and variants."""

import functools
from pathlib import Path

from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import Options
from sengoku.testing import Scenario

TM23 = (Path(__file__).parent / "boards" / "tm23.toml").read_text(encoding="utf-8")


@functools.cache
def rules(
    players: int = 4,
    edition: str = "standard",
    variants: tuple[str, ...] = (),
    house: tuple[tuple[str, bool | str], ...] = (),
) -> SamuraiRules:
    return SamuraiRules(Options(players, edition, variants, dict(house), board=TM23))


def with_board(old: str, new: str, players: int, edition: str) -> SamuraiRules:
    """Return rules with a board that differs from TM-23 in one line."""
    assert TM23.count(old) == 1
    return SamuraiRules(Options(players, edition, board=TM23.replace(old, new)))


def given(
    position: str,
    players: int = 4,
    edition: str = "standard",
    variants: tuple[str, ...] = (),
    **house: bool | str,
) -> Scenario:
    """Return a scenario at *position*; keywords beyond the first are house rules."""
    return Scenario(
        rules(players, edition, variants, tuple(sorted(house.items()))), position
    )
