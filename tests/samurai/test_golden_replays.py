"""What the golden games of Small Samurai Empires have in them."""

from sengoku.samurai.options import EDITIONS, PLAYERS, VARIANTS, Options
from tests.golden import named
from tests.samurai.given import TM23
from tests.samurai.golden import GAMES


def golden_options() -> list[Options]:
    return [golden.options for golden in GAMES.values()]


def test_the_golden_games_have_every_edition_and_player_count() -> None:
    plain = {(o.edition, o.players) for o in golden_options() if not o.variants}
    assert plain == {(edition, players) for edition in EDITIONS for players in PLAYERS}


def test_the_golden_games_have_every_variant_alone_and_all_together() -> None:
    chosen = {options.variants for options in golden_options()}
    assert chosen >= {(variant,) for variant in VARIANTS} | {VARIANTS}


def test_the_golden_games_have_a_test_board_a_sealed_seed_and_take_backs() -> None:
    assert named("tm23").header.options["board"] == TM23
    assert named("sealed").header.seed.startswith("sealed-1:")
    inputs = named("take-backs").inputs
    assert sum(line.do == "take-back" for line in inputs) > 10
