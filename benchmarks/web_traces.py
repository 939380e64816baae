"""What Chromium's traces tell of the main thread: its work by part, and long tasks."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from playwright.sync_api import CDPSession

Event: TypeAlias = dict[str, Any]
Split: TypeAlias = dict[str, float]

PARTS = {
    "script": ("EventDispatch", "FireAnimationFrame", "TimerFire"),
    "style and layout": ("UpdateLayoutTree", "Layout", "HitTest"),
    "paint": ("PrePaint", "Paint"),
    "compositing": ("Layerize", "Commit"),
}
"""What a trace calls the parts of the main thread's work."""

TAPS = ("pointerdown", "pointerup", "mousedown", "mouseup", "click")
CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline")
LONG_MS = 50.0
TASK = "RunTask"
PAGE = "CrRendererMain"
"""The name of the main thread of a page."""


class LongTask(NamedTuple):
    """A task that kept the main thread busy, and the parts it consists of."""

    milliseconds: float
    parts: Split


@contextmanager
def traced(session: CDPSession) -> Iterator[list[Event]]:
    """Collect what the browser does until the end of the block."""
    events: list[Event] = []
    complete: list[bool] = []
    page = session.send("Target.getTargetInfo")["targetInfo"]["targetId"]

    def collect(data: Any) -> None:
        events.extend(data["value"])

    def end(data: Any) -> None:
        complete.append(data["dataLossOccurred"])

    session.on("Tracing.dataCollected", collect)
    session.on("Tracing.tracingComplete", end)
    wanted = {"includedCategories": [*CATEGORIES]}
    session.send("Tracing.start", {"traceConfig": wanted})
    yield events
    session.send("Tracing.end")
    while not complete:
        session.send("Target.getTargetInfo", {"targetId": page})
    session.remove_listener("Tracing.dataCollected", collect)
    session.remove_listener("Tracing.tracingComplete", end)


def own_times(events: list[Event]) -> Counter[str]:
    """Return the milliseconds of processor time by name.

    What happens inside another event of a part counts once, where it belongs: a layout
    that a script asks for is layout.
    """
    named = {*chain.from_iterable(PARTS.values())}
    spent: Counter[str] = Counter()
    open_events: list[Event] = []
    for event in sorted(timed(events), key=lambda event: event["ts"]):
        if event["name"] not in named:
            continue
        while open_events and event["ts"] >= end_of(open_events[-1]):
            open_events.pop()
        if open_events:
            spent[open_events[-1]["name"]] -= event["tdur"] / 1000
        spent[event["name"]] += event["tdur"] / 1000
        open_events.append(event)
    return spent


def timed(events: list[Event]) -> list[Event]:
    return [event for event in events if event.get("ph") == "X" and "tdur" in event]


def end_of(event: Event) -> float:
    there: float = event["ts"] + event["dur"]
    return there


def parts_of(events: list[Event]) -> Split:
    spent = own_times(events)
    return {part: sum(spent[name] for name in names) for part, names in PARTS.items()}


def after_the_first_tap(events: list[Event]) -> list[Event]:
    """Return what the thread that got the first tap did from then on."""
    taps = [
        event
        for event in events
        if event["name"] == "EventDispatch" and event["args"]["data"]["type"] in TAPS
    ]
    first = min(taps, key=lambda event: event["ts"])
    place = first["pid"], first["tid"]
    return [
        event
        for event in events
        if (event["pid"], event.get("tid")) == place and event["ts"] >= first["ts"]
    ]


def long_tasks(events: list[Event]) -> list[LongTask]:
    """Return the tasks that took a page's thread more than 50 ms of processor time."""
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == PAGE
    }
    work = [event for event in timed(events) if (event["pid"], event["tid"]) in pages]
    found = []
    for task in work:
        if task["name"] == TASK and task["tdur"] / 1000 > LONG_MS:
            inside = [
                event
                for event in work
                if (event["pid"], event["tid"]) == (task["pid"], task["tid"])
                and task["ts"] <= event["ts"] < end_of(task)
            ]
            found.append(LongTask(task["tdur"] / 1000, parts_of(inside)))
    return found
