"""What the golden games of Shogun have in them."""

from collections import Counter

from sengoku.shogun.options import OWN_TOWER, PLAYERS, Options, house_rules
from sengoku.shogun.vocabulary import MODULE_WORDS
from sengoku.testing.shogun import SIDES_AND_STARTS
from tests.golden import named
from tests.shogun.golden import GAMES


def golden_options() -> list[Options]:
    return [golden.options for golden in GAMES.values()]


def kinds_of_inputs(name: str) -> Counter[str]:
    return Counter((line.do or "").split()[0] for line in named(name).inputs)


def test_the_golden_games_have_every_player_count_side_and_start() -> None:
    options = golden_options()
    assert {o.players for o in options} == {*PLAYERS}
    assert {(o.side, o.start) for o in options} == {*SIDES_AND_STARTS}


def test_the_golden_games_have_every_module_alone_and_all_together() -> None:
    chosen = {options.modules for options in golden_options()}
    assert chosen >= {(), *((module,) for module in MODULE_WORDS), MODULE_WORDS}


def test_the_golden_games_have_every_tower_and_house_rule() -> None:
    options = golden_options()
    assert {o.tower for o in options} == {"standard", OWN_TOWER, "spielbyweb"}
    assert {word for o in options for word in o.house} == {*house_rules()}


def test_the_golden_games_have_an_own_tower_with_reported_cubes() -> None:
    assert kinds_of_inputs("shogun-own-tower")["fell"] > 100


def test_the_golden_games_have_a_sealed_seed() -> None:
    assert named("shogun-sealed").header.seed.startswith("sealed-1:")


def test_the_golden_games_have_second_thoughts_and_take_backs() -> None:
    found = kinds_of_inputs("shogun-second-thoughts")
    assert found["clear"] > 30
    assert found["unseal"] > 3
    assert found["take-back"] > 3
