"""The arena as a call: its tables agree with each other and with the folder."""

from pathlib import Path

import msgspec
import pytest

from sengoku.arena.sprt import Sprt
from sengoku.core.errors import UnreadableError
from sengoku.research.evaluate import Evaluation, evaluate, load

BOTS = ("random", "tests.arena.broken:First")


@pytest.fixture(scope="module")
def found() -> Evaluation:
    return evaluate("samurai", BOTS, players=(2, 3), games=8, anchors={"random": 100})


def test_there_is_a_row_for_each_game_and_for_each_seat(found: Evaluation) -> None:
    assert len(found.games) >= 8
    assert len(found.seats) == sum(row["players"] for row in found.games)
    for game in found.games:
        seats = [row for row in found.seats if row["key"] == game["key"]]
        assert [row["bot"] for row in seats] == game["bots"]
        assert [row["score"] for row in seats] == game["scores"]
        assert sum(row["won"] for row in seats) == pytest.approx(1)
        assert sum(row["decisions"] for row in seats) == game["decisions"]
        assert sorted(row["turn"] for row in seats) == [*range(1, game["players"] + 1)]


def test_shares_and_pairs_are_counted_from_the_seats(found: Evaluation) -> None:
    for share in found.shares:
        own = [
            row["won"]
            for row in found.seats
            if (row["bot"], row["players"]) == (share["bot"], share["players"])
        ]
        assert (share["seats"], share["wins"]) == (len(own), pytest.approx(sum(own)))
    one, other = found.head_to_head
    assert one["share"] == pytest.approx(1 - other["share"])
    assert {row["bot"] for row in found.ratings} == {*BOTS}
    assert {row["bot"]: row["is_anchor"] for row in found.elo}["random"]


def test_the_tables_are_plain_data(found: Evaluation) -> None:
    assert msgspec.json.decode(msgspec.json.encode(found), type=Evaluation) == found


def test_a_folder_resumes_and_loads_again(tmp_path: Path) -> None:
    first = evaluate("samurai", BOTS, games=4, folder=tmp_path)
    assert evaluate("samurai", BOTS, games=4, folder=tmp_path) == first
    assert load(tmp_path) == first
    assert (tmp_path / "report.html").exists()


def test_the_sequential_test_ends_it() -> None:
    found = evaluate("samurai", BOTS, games=400, sprt=Sprt(0.5, 0.9))
    assert found.sprt is not None
    assert found.sprt["verdict"] != "undecided"
    assert len(found.games) == 2 * found.sprt["rounds"] < 400


def test_bots_that_do_not_exist_are_refused_before_any_game() -> None:
    with pytest.raises(UnreadableError, match="did you mean 'random'"):
        evaluate("samurai", ["random", "radnom"])
