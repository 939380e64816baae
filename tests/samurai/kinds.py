"""Which games the laws are tried on: few, but together all that can be chosen."""

from sengoku.samurai.options import EDITIONS, PLAYERS, VARIANTS, Options
from sengoku.testing.samurai import HOUSE_RULES, variant_combinations


def spread(turn: int) -> list[Options]:
    """Return games with every combination of variants, every edition and player count.

    Another *turn* puts the same parts together differently.
    """
    found = [
        Options(
            PLAYERS[(number + turn) % 3],
            EDITIONS[(number // 3 + turn) % 2],
            variants,
        )
        for number, variants in enumerate(variant_combinations())
    ]
    found += (Options(players, "draft") for players in PLAYERS)
    house = HOUSE_RULES[turn % len(HOUSE_RULES)]
    found.append(Options(PLAYERS[turn % 3], "standard", VARIANTS, house))
    return found


def name(options: Options) -> str:
    """Return a short name for test reports."""
    said = (
        *options.variants,
        *(f"{key}={value}" for key, value in options.house.items()),
    )
    return "-".join([f"{options.players}p", options.edition, *said])
