"""Which games the laws are tried on: few, but together all that can be chosen."""

from sengoku.shogun.options import PLAYERS, Options
from sengoku.shogun.vocabulary import MODULE_WORDS
from sengoku.testing.shogun import SIDES_AND_STARTS, module_combinations, unusual_games


def spread(turn: int) -> list[Options]:
    """Return three games: two combinations of modules, and one that has them all.

    Sizes, sides and starts go round. Eight *turns* have every combination of modules,
    nine every size with every side and start, and every tower and house rule.
    """
    combinations = module_combinations()
    parts = [combinations[(turn * 2 + at) % len(combinations)] for at in range(2)]
    found = [
        Options(PLAYERS[(turn + at) % 3], *SIDES_AND_STARTS[(turn // 3 + at) % 3], part)
        for at, part in enumerate(parts)
    ]
    whole = [Options(3, *SIDES_AND_STARTS[turn % 3], MODULE_WORDS), *unusual_games()]
    return [*found, whole[turn % len(whole)]]


def name(options: Options) -> str:
    """Return a short name for test reports."""
    tower = () if options.tower == "standard" else (options.tower,)
    said = (*options.modules, *tower, *options.house)
    return "-".join([f"{options.players}p", options.side, options.start, *said])
