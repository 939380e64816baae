"""What is inside the clock, what is outside, and what is counted."""

from collections.abc import Callable

import pytest

from benchmarks import measure
from benchmarks.engines import CloserEngine, Engine, LearningEngine
from benchmarks.measure import Tally, Work
from benchmarks.tables import LEARNING_RATES


class Clock:
    """Time that passes only when somebody says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def process_time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(measure, "time", made)
    return made


class Nim:
    """Fifty stones, one or two at a time."""

    name = "nim"

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.seeds: list[int] = []

    def start(self, seed: int) -> list[int]:
        self.seeds.append(seed)
        return [50]

    def step(self, game: list[int], word: int, limit: int = 99) -> Tally:
        decisions = 0
        while decisions < limit and game[0] > 0:
            game[0] -= 2
            decisions += 1
        self.clock.now += decisions * 0.001
        return Tally(decisions, decisions * 2)

    def copier(self, game: list[int]) -> Callable[[], object]:
        def copy() -> bytearray:
            self.clock.now += 0.01
            return bytearray(100_000)

        return copy

    def more(self, game: list[int]) -> dict[str, Work]:
        return {"half": Work(lambda seed: game, lambda game, seed: self.wait(game))}

    def wait(self, game: list[int]) -> int:
        self.clock.now += 1
        return game[0]


def test_readying_and_counting_are_outside_the_clock(clock: Clock) -> None:
    def wait(seconds: float, result: int) -> int:
        clock.now += seconds
        return result

    work = Work(
        ready=lambda seed: wait(1000, seed),
        do=lambda made, seed: wait(0.5, made),
        count=lambda made: wait(1000, 10),
    )
    assert measure.rate(work, 1.0, 0) == 20


def test_every_repetition_gets_the_next_seed(clock: Clock) -> None:
    seeds: list[int] = []

    def do(made: int, seed: int) -> int:
        clock.now += 1
        seeds.append(seed)
        return 1

    measure.rate(Work(lambda seed: seed, do), 3.0, 1000)
    assert seeds == [1000, 1001, 1002]


def test_slow_work_is_done_once(clock: Clock) -> None:
    nim = Nim(clock)
    assert measure.rate(nim.more([7])["half"], 0.0, 0) == 7


def test_everything_about_a_subject(clock: Clock) -> None:
    nim = Nim(clock)
    found = measure.measure(nim, 0.05, 1000)
    assert found["rates"] == pytest.approx({"stepped": 1000, "half": 26, "copies": 100})
    assert (found["name"], found["decisions"], found["offered"]) == ("nim", 25, 2)
    assert found["bytes"] is None or found["bytes"] == pytest.approx(100_000, rel=0.2)


def test_a_survey_ends_after_twenty_games(clock: Clock) -> None:
    nim = Nim(clock)
    assert len(measure.survey(nim, 1e9, 5)) == 20
    assert nim.seeds == list(range(5, 25))


@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_engines_stop_at_the_limit_and_at_the_end(game: str) -> None:
    engine = Engine(game, {"players": 3})
    begun = engine.start(7)
    tally = engine.step(begun, 7, 10)
    assert tally.decisions == 10
    assert tally.offered > 10
    assert engine.rules.outcome(begun) is None
    engine.step(begun, 7)
    assert engine.rules.outcome(begun) is not None


def test_engines_time_what_a_program_calls() -> None:
    engine = CloserEngine("samurai", {"players": 2})
    middle = engine.start(7)
    engine.step(middle, 7, 30)
    works = engine.more(middle)
    assert set(works) == {"whole", "checked", "observed", "imagined", "dumped"}
    for work in works.values():
        assert work.count(work.do(work.ready(1), 1)) > 0


def test_what_programs_that_learn_call_is_measured() -> None:
    engine = LearningEngine("samurai", {"players": 2})
    works = engine.more(engine.start(7))
    assert [*works] == [*LEARNING_RATES]
    for name in ("encoded", "reimagined", "with both"):
        assert works[name].count(works[name].do(works[name].ready(1), 1)) > 0
