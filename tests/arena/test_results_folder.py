"""The folder of an arena: what it stores, and what a killed process leaves."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sengoku.arena.plan import Plan
from sengoku.arena.play import PlayedGame, play
from sengoku.arena.results_folder import open_results, read_plan, read_results
from sengoku.arena.run import open_arena
from sengoku.arena.schedule import schedule
from sengoku.arena.worker_pool import play_sequentially
from sengoku.core.errors import UnreadableError
from sengoku.replay import verify
from tests.arena.tables import plan, timeless

PLAN = plan("random", "random@2", games=4)


@pytest.fixture(scope="module")
def games() -> list[PlayedGame]:
    return [play(PLAN, game) for game in schedule(PLAN)]


@pytest.fixture
def folder(tmp_path: Path, games: list[PlayedGame]) -> Path:
    """Return the folder of an arena with two of four games."""
    with open_results(tmp_path / "arena", PLAN) as results:
        results.add(games[0])
        results.add(games[1])
    return tmp_path / "arena"


def keys(folder: Path) -> list[str]:
    return [result.key for result in read_results(folder)]


def finished(folder: Path, chosen: Plan = PLAN) -> list[str]:
    """Play the missing games; return their keys."""
    with open_arena(chosen, folder) as arena:
        ended = [*arena.play(play_sequentially)]
        assert not arena.lost
        assert len(arena.results) == len(arena.games)
    return [one.result.key for one in ended if isinstance(one, PlayedGame)]


def test_plan_results_and_replays_are_stored(
    folder: Path, games: list[PlayedGame]
) -> None:
    assert read_plan(folder) == PLAN
    results = [*read_results(folder)]
    assert results == [played.result for played in games[:2]]
    for result in results:
        text = (folder / "replays" / f"{result.key}.sgk").read_text(encoding="utf-8")
        assert verify(text) == sum(result.decisions)


def test_only_what_is_missing_is_played(folder: Path, games: list[PlayedGame]) -> None:
    wanted = [played.result.key for played in games]
    assert finished(folder) == wanted[2:]
    assert keys(folder) == wanted
    assert timeless([*read_results(folder)]) == timeless([g.result for g in games])
    assert finished(folder) == []


@pytest.mark.parametrize("left", [1, 40, -1])
def test_a_partial_last_line_is_dropped_and_played_again(
    folder: Path, games: list[PlayedGame], left: int
) -> None:
    """Also when only the line break is missing."""
    path = folder / "results.jsonl"
    first, second = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(first + second[:left])
    assert keys(folder) == [games[0].result.key]
    assert finished(folder) == [played.result.key for played in games[1:]]
    assert keys(folder) == [played.result.key for played in games]
    assert len(path.read_bytes().splitlines()) == 4


def test_a_game_is_never_counted_twice(folder: Path, games: list[PlayedGame]) -> None:
    with open_results(folder, PLAN) as results:
        results.add(games[1])
        results.add(games[2])
        results.add(games[2])
    assert keys(folder) == [played.result.key for played in games[:3]]
    path = folder / "results.jsonl"
    assert len(path.read_bytes().splitlines()) == 3
    path.write_bytes(path.read_bytes() * 2)
    assert len(keys(folder)) == 3


def test_an_invalid_line_is_an_error(folder: Path) -> None:
    path = folder / "results.jsonl"
    first, second = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(first + b"{}\n" + second)
    with pytest.raises(UnreadableError, match="line 2"), open_results(folder, PLAN):
        pass


OTHER_PLANS = [
    (plan("random", "random@2", games=6), "games is 4 there, 6 here"),
    (plan("random", "random@2", games=4, seed=2), "seed is 1 there, 2 here"),
    (plan("random", games=4), "bots is"),
    (plan("random", "random@2", games=4, edition="crowd"), "options is"),
    (plan("random", "random@2", games=4, seconds=1), "seconds is null there, 1 here"),
]


@pytest.mark.parametrize(("other", "said"), OTHER_PLANS)
def test_another_plan_is_rejected(folder: Path, other: Plan, said: str) -> None:
    before = (folder / "results.jsonl").read_bytes()
    with pytest.raises(UnreadableError, match=said), open_results(folder, other):
        pass
    assert (folder / "results.jsonl").read_bytes() == before
    assert read_plan(folder) == PLAN


def test_results_of_another_plan_are_rejected(folder: Path, tmp_path: Path) -> None:
    small = plan("random", "random@2", games=2)
    other = tmp_path / "other"
    finished(other, small)
    text = (folder / "results.jsonl").read_bytes().replace(b'"p2-00000', b'"p2-00009')
    (other / "results.jsonl").write_bytes(text)
    with pytest.raises(UnreadableError, match="p2-00009"), open_arena(small, other):
        pass


def test_two_arenas_cannot_write_to_one_folder(folder: Path) -> None:
    pytest.importorskip("fcntl")
    with (
        open_results(folder, PLAN),
        pytest.raises(UnreadableError, match="another process"),
        open_results(folder, PLAN),
    ):
        pass


def test_rules_of_another_revision_are_rejected() -> None:
    import msgspec

    old = msgspec.structs.replace(PLAN, revision=PLAN.revision - 1)
    with pytest.raises(UnreadableError, match="revision"):
        old.rules(2)


def test_a_folder_that_cannot_be_created(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with (
        pytest.raises(UnreadableError, match="cannot be written"),
        open_results(tmp_path / "file", PLAN),
    ):
        pass


def test_equivalent_options_give_equal_plans() -> None:
    assert plan("random", edition="standard", variants=[]) == plan("random")


def test_a_temporary_folder_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with open_arena(PLAN) as arena:
        next(arena.play(play_sequentially))
        assert len(arena.results) == 1
    assert [*tmp_path.iterdir()] == []


def test_finished_games_survive_an_interrupt(folder: Path) -> None:
    def stopping() -> Iterator[None]:
        with open_arena(PLAN, folder) as arena:
            for _ in arena.play(play_sequentially):
                yield
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        [*stopping()]
    assert len(keys(folder)) == 3
