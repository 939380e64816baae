"""The phase table at work: one seat, several at once, nobody."""

import pytest

from sengoku.core import flow
from sengoku.core.events import Log
from sengoku.core.flow import DONE, GameState, Step, Work, push
from sengoku.core.stack import Stack


class Table(GameState):
    """A state that also keeps a diary of what its steps did."""

    def __init__(self) -> None:
        self.stack = Stack()
        self.offered: list[int] = []
        self.diary: list[str] = []
        self.idle: set[int] = set()


class Note(Work[Table]):
    name = "note"

    def run(self, s: Table, arg: int, log: Log | None) -> None:
        s.diary.append(f"note {arg}")


class Nest(Work[Table]):
    """Pushes two notes: the last one pushed is done first."""

    name = "nest"

    def run(self, s: Table, arg: int, log: Log | None) -> None:
        push(s, NOTE, arg=arg)
        push(s, NOTE, arg=arg + 1)


class Ask(Step[Table]):
    """Offers 0 to *arg*; 0 is not the end of it."""

    name = "ask"

    def legal(self, s: Table, seat: int, arg: int) -> list[int]:
        return [] if seat in s.idle else list(range(arg + 1))

    def apply(
        self, s: Table, seat: int, arg: int, action: int, log: Log | None
    ) -> bool:
        s.diary.append(f"{seat} chose {action}")
        if action == 2:
            push(s, NOTE, arg=2)
        return DONE if action else not DONE

    def skipped(self, s: Table, seat: int, arg: int, log: Log | None) -> None:
        s.diary.append(f"{seat} skipped")

    def finish(self, s: Table, arg: int, log: Log | None) -> None:
        s.diary.append("finished")


NOTE, NEST, ASK = range(3)
TABLE: tuple[Step[Table], ...] = (Note(), Nest(), Ask())


def settled(*frames: tuple[int, int, int], idle: set[int] | None = None) -> Table:
    s = Table()
    s.idle = idle or set()
    for frame in frames:
        push(s, *frame)
    flow.settle(TABLE, s, None)
    return s


def test_work_is_done_from_the_top_until_nothing_is_left() -> None:
    s = settled((NOTE, 0, 1), (NEST, 0, 5), (NOTE, 0, 9))
    assert s.diary == ["note 9", "note 6", "note 5", "note 1"]
    assert not s.stack
    assert flow.waiting(s) == 0


def test_work_stops_where_somebody_is_asked() -> None:
    s = settled((NOTE, 0, 1), (ASK, 0b10, 2), (NOTE, 0, 9))
    assert s.diary == ["note 9"]
    assert flow.waiting(s) == 0b10
    assert flow.legal(TABLE, s, 1) == [0, 1, 2] == s.offered
    assert flow.legal(TABLE, s, 0) == []


def test_a_choice_is_done_then_what_it_pushed_then_the_rest() -> None:
    s = settled((NOTE, 0, 1), (ASK, 0b1, 2))
    flow.advance(TABLE, s, 0, 2, None)
    assert s.diary == ["0 chose 2", "finished", "note 2", "note 1"]


def test_a_seat_that_is_not_done_is_asked_again() -> None:
    s = settled((ASK, 0b1, 2))
    flow.advance(TABLE, s, 0, 0, None)
    assert flow.waiting(s) == 0b1
    flow.advance(TABLE, s, 0, 1, None)
    assert s.diary == ["0 chose 0", "0 chose 1", "finished"]


def test_the_last_of_several_finishes_the_step() -> None:
    s = settled((ASK, 0b101, 1))
    assert s.offered == []
    flow.advance(TABLE, s, 2, 1, None)
    assert flow.waiting(s) == 0b001
    assert s.offered == [0, 1]
    flow.advance(TABLE, s, 0, 1, None)
    assert s.diary == ["2 chose 1", "0 chose 1", "finished"]


@pytest.mark.parametrize(
    ("mask", "idle", "diary", "waiting"),
    [
        (0b1, {0}, ["0 skipped", "finished"], 0),
        (0b11, {0}, ["0 skipped"], 0b10),
        (0b11, {1}, ["1 skipped"], 0b01),
        (0b111, {0, 2}, ["0 skipped", "2 skipped"], 0b010),
        (0b11, {0, 1}, ["0 skipped", "1 skipped", "finished"], 0),
    ],
)
def test_who_has_nothing_to_choose_is_passed_over(
    mask: int, idle: set[int], diary: list[str], waiting: int
) -> None:
    s = settled((ASK, mask, 1), idle=idle)
    assert s.diary == diary
    assert flow.waiting(s) == waiting


def test_only_who_is_asked_may_choose_and_only_what_is_offered() -> None:
    s = settled((ASK, 0b10, 1))
    assert not flow.allows(TABLE, s, 0, 1)
    assert not flow.allows(TABLE, s, 1, 2)
    assert flow.allows(TABLE, s, 1, 1)
    assert not flow.allows(TABLE, settled(), 0, 0)


def test_rearm_and_rejoin_change_the_frame_on_top() -> None:
    s = settled((ASK, 0b10, 1))
    flow.set_arg(s, 2)
    flow.rejoin(s, 0)
    assert [*s.stack] == [(ASK, 0b11, 2)]


def test_a_step_that_asks_nobody_cannot_be_answered() -> None:
    with pytest.raises(AssertionError, match="asks nobody"):
        Note().legal(Table(), 0, 0)
    with pytest.raises(AssertionError, match="ask asks somebody"):
        Ask().run(Table(), 0, None)
    with pytest.raises(AssertionError, match="ask is final"):
        Ask().revise(Table(), 0, 0, 0, None)
