"""Statistics of finished games: two counted by hand, many compared with the board."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from sengoku.arena.game_statistics import (
    GameStatistics,
    collect_statistics,
    lead_changes,
    margin,
)
from sengoku.core import rng
from sengoku.games import game
from sengoku.match import Match
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.rules.control import controllers
from sengoku.shogun.events import (
    BattleBegan,
    BuildingBuilt,
    ProvinceLost,
    ProvincesScored,
    ProvinceTaken,
    RevoltBegan,
    SeasonBegan,
)
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.statistics import collect
from sengoku.shogun.vocabulary import WINTER
from tests.golden import named

LAND = ("provinces", "buildings", "majorities")
REGIONAL = ("region bonus", "influence", "agendas")


def replayed(name: str) -> Match:
    match = named(name).start()
    for _, _, played in named(name).played():
        match = played
    return match


def random_game(name: str, seed: int, **options: Any) -> Match:
    found = game(name)
    match = Match.new(found.rules(found.read_options(options)), rng.fast_seed(seed))
    source = rng.fast(seed, 1)
    while not match.is_over:
        seat = match.waiting()[0]
        offer = match.rules.legal(match.state, seat)
        match.play(seat, offer[rng.below(source, 0, len(offer))])
    return match


def total(found: GameStatistics, *sources: str) -> list[int]:
    rows = [found.points[source] for source in sources if source in found.points]
    return [sum(row) for row in zip(*rows, strict=True)]


def from_regions(found: GameStatistics) -> list[int]:
    rows = [region.points for region in found.regions.values()]
    return [sum(row) for row in zip(*rows, strict=True)]


# By hand


def test_a_game_of_samurai_counted_by_hand() -> None:
    found = collect_statistics(replayed("standard-3"))
    assert found.scores == {
        "era 1": (3, 11, 6),
        "era 2": (8, 20, 16),
        "era 3": (13, 28, 26),
        "end": (41, 41, 57),
    }
    assert found.points == {
        "region bonus": (13, 25, 22),
        "shrines": (0, 3, 4),
        "influence": (28, 13, 28),
        "leftovers": (0, 0, 3),
    }
    teal = found.regions["teal"]
    assert teal.points == (22, 14, 18)  # 2 + 4 + 16, 4 + 2 + 8, 2 + 16
    assert teal.held == ((0, 1, 0), (1, 1, 1), (1, 0, 0))
    assert [region.cards for region in found.regions.values()] == [0, 1, 4, 4]
    assert (found.lead_changes, found.margin) == (1, 16)


def test_a_game_of_shogun_counted_by_hand() -> None:
    found = collect_statistics(replayed("shogun-3"))
    assert found.scores == {
        "year 1": (11, 18, 17),
        "year 2": (26, 37, 38),
        "end": (26, 37, 38),
    }
    assert found.points == {
        "provinces": (13, 12, 15),
        "buildings": (5, 9, 8),
        "majorities": (8, 16, 15),
    }
    fights = {word: row for word, row in found.deeds.items() if "built" not in word}
    assert fights == {
        "attacks won": (2, 1, 2),
        "attacks lost": (3, 3, 4),
        "defences won": (3, 2, 3),
        "defences lost": (1, 1, 0),
        "revolts won": (2, 3, 2),
        "revolts lost": (3, 3, 4),
    }
    assert found.regions["green"].points == (0, 0, 16)
    assert found.regions["green"].held == ((0, 0, 3), (0, 0, 3))
    assert (found.lead_changes, found.margin) == (1, 1)


def test_a_shogun_replay_names_the_same_conquests_as_its_chronicle() -> None:
    taken = Counter(
        event["seat"]
        for line in named("shogun-3").inputs
        for event in line.revealed
        if event["kind"] == "province-taken"
    )
    won = collect_statistics(replayed("shogun-3")).deeds["attacks won"]
    assert dict(enumerate(won)) == taken


def test_a_lost_province_has_no_buildings_when_it_is_taken_again() -> None:
    rules = replayed("shogun-3").rules
    assert isinstance(rules, ShogunRules)
    log = [
        BuildingBuilt(seat=0, province=4, building=1),
        ProvinceLost(province=4, lost_by=0, field=-1),
        ProvinceTaken(seat=1, province=4, lost_by=-1, field=-1),
        SeasonBegan(year=1, season=WINTER),
        ProvincesScored(seat=1, provinces=1, buildings=0),
    ]
    region = [*collect(rules, log).regions().values()][rules.region_of[4]]
    assert region.points == (0, 1, 0)
    assert region.held == ((0, 1, 0),)


def test_what_was_taken_back_does_not_count() -> None:
    match = replayed("take-backs")
    found = collect_statistics(match)
    outcome = match.outcome()
    assert outcome is not None
    assert tuple(total(found, *found.points)) == outcome.scores


def test_what_was_rewound_does_not_count() -> None:
    """Twice through the last third of a game, with all its points."""
    once = replayed("standard-3")
    match, middle = Match.new(once.rules, once.seed), 2 * once.number // 3
    for given in once.inputs[:-1]:
        match.play(given.seat, given.do)
    match.rewind(middle)
    for given in once.inputs[middle:]:
        match.play(given.seat, given.do)
    assert collect_statistics(match) == collect_statistics(once)


def test_the_lead_changes_when_somebody_else_leads_alone() -> None:
    assert lead_changes([(3, 1), (3, 3), (4, 3)]) == 0
    assert lead_changes([(3, 1), (3, 3), (3, 4)]) == 1
    assert lead_changes([(1, 0), (1, 2), (3, 2)]) == 2
    assert lead_changes([(0, 0), (0, 0)]) == 0


def test_the_margin_is_from_the_first_to_the_second() -> None:
    assert margin((4, 9, 7)) == 2
    assert margin((9, 9, 7)) == 0


# Held against what the match itself says


GAMES = [
    ("samurai", {"players": 2}),
    ("samurai", {"players": 2, "edition": "draft"}),
    ("samurai", {"players": 3, "edition": "crowd", "variants": ["agenda", "shrines"]}),
    ("samurai", {"variants": ["agenda", "mountain", "shrines", "neutral"]}),
    ("shogun", {"players": 3}),
    ("shogun", {"players": 4, "start": "preset", "modules": ["generals"]}),
    (
        "shogun",
        {"players": 5, "side": "moon", "modules": ["court", "samurai", "arts"]},
    ),
]


@pytest.mark.games
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_points_by_source_are_the_score(name: str, options: dict[str, Any]) -> None:
    match = random_game(name, 5, **options)
    found = collect_statistics(match)
    outcome = match.outcome()
    assert outcome is not None
    assert tuple(total(found, *found.points)) == outcome.scores
    assert found.scores["end"] == outcome.scores
    moments = zip(*found.scores.values(), strict=True)
    assert all(list(row) == sorted(row) for row in moments)


@pytest.mark.games
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_regions_give_what_their_sources_give(
    name: str, options: dict[str, Any]
) -> None:
    found = collect_statistics(random_game(name, 6, **options))
    sources = REGIONAL if name == "samurai" else LAND
    assert from_regions(found) == total(found, *sources)


@pytest.mark.games
@pytest.mark.parametrize(
    ("name", "options"), [row for row in GAMES if row[0] == "samurai"]
)
def test_samurai_holdings_and_cards_are_those_on_the_table(
    name: str, options: dict[str, Any]
) -> None:
    match = random_game(name, 7, **options)
    found, seen = collect_statistics(match), match.view(None)
    assert isinstance(match.rules, SamuraiRules)
    board = match.rules.board
    held = controllers(match.state, board)
    for region, (word, counted) in enumerate(found.regions.items()):
        holders = [held[province] for province in board.provinces_of[region]]
        assert counted.held[-1] == tuple(map(holders.count, range(match.rules.seats)))
        assert counted.cards == seen.played[region], word
        assert len(counted.held) == 3


@pytest.mark.games
@pytest.mark.parametrize(
    ("name", "options"), [row for row in GAMES if row[0] == "shogun"]
)
def test_shogun_land_and_fights_are_those_of_the_match(
    name: str, options: dict[str, Any]
) -> None:
    match = random_game(name, 8, **options)
    found, seen = collect_statistics(match), match.view(None)
    regions = match.rules.region_of  # type: ignore[attr-defined]
    owners = seen.owner
    for region, counted in enumerate(found.regions.values()):
        mine = [o for p, o in enumerate(owners) if regions[p] == region]
        assert counted.held[-1] == tuple(map(mine.count, range(match.rules.seats)))
    begun = Counter(map(type, match.events(None)))
    deeds = {word: sum(row) for word, row in found.deeds.items()}
    assert deeds["attacks won"] + deeds["attacks lost"] == begun[BattleBegan]
    assert deeds["revolts won"] + deeds["revolts lost"] == begun[RevoltBegan]


def test_a_chronicle_is_a_short_line_that_can_be_read_back() -> None:
    found = collect_statistics(replayed("shogun-everything"))
    line = msgspec.json.encode(found)
    assert msgspec.json.decode(line, type=GameStatistics) == found
    assert len(line) < 1500
