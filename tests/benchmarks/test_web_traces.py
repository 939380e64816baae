"""What is read from the traces of a browser."""

from typing import Any

import pytest

from benchmarks.web_traces import after_the_first_tap, long_tasks, parts_of

PAGE = {"name": "thread_name", "ph": "M", "pid": 1, "tid": 1}
NAMED = {**PAGE, "args": {"name": "CrRendererMain"}}


def event(name: str, at: int, took: int, **more: Any) -> dict[str, Any]:
    """An event of the main thread; the processor worked half the time."""
    times = {"ts": at * 1000, "dur": took * 1000, "tdur": took * 500}
    return {"name": name, "ph": "X", "pid": 1, "tid": 1, **times, "args": {}, **more}


def test_what_lies_inside_another_part_counts_once() -> None:
    events = [
        event("EventDispatch", 0, 20),
        event("Layout", 4, 8),
        event("Paint", 20, 6),
        event("FunctionCall", 1, 2),
    ]
    found = parts_of(events)
    assert found == pytest.approx(
        {"script": 6, "style and layout": 4, "paint": 3, "compositing": 0}
    )


def test_a_selection_begins_with_the_first_tap() -> None:
    tap = event("EventDispatch", 5, 1, args={"data": {"type": "pointerdown"}})
    other = event("Paint", 6, 1, tid=2)
    events = [event("Paint", 1, 1), event("Layout", 6, 1), other, tap]
    found = after_the_first_tap(events)
    assert [one["name"] for one in found] == ["Layout", "EventDispatch"]


def test_long_tasks_are_those_of_a_page_that_kept_the_processor() -> None:
    events = [
        NAMED,
        event("RunTask", 0, 90),
        event("RunTask", 100, 140),
        event("Layout", 110, 100),
        event("RunTask", 300, 400, tid=2),
    ]
    (found,) = long_tasks(events)
    assert found.milliseconds == 70
    assert found.parts["style and layout"] == 50
