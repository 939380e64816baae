"""Charts are well formed, stay inside their frame and hide nothing."""

import itertools
import re
import xml.etree.ElementTree as ET

import pytest

from sengoku.arena import charts, charts_plane
from sengoku.arena.charts import BoxRow, Part, Reading, Row, StackRow
from sengoku.arena.charts_parts import CHART_WIDTH, NO_MARK, SHAPES, Mark, Scale, ticks
from sengoku.arena.charts_plane import Series, binned
from sengoku.arena.statistics import Interval, mean, spread
from sengoku.core.svg import width

NASTY = '<script>alert("x")</script> & more than fits into a line of a chart'


def drawn(chart: str) -> ET.Element:
    return ET.fromstring(chart)


def words(chart: str) -> list[str]:
    return ["".join(text.itertext()) for text in drawn(chart).iter("text")]


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (3, 97, [0, 20, 40, 60, 80, 100]),
        (-4, 4, [-4, -2, 0, 2, 4]),
        (5, 5, [5, 5.2]),
        (0, 0.37, [0, 0.1, 0.2, 0.3, 0.4]),
    ],
)
def test_ticks_are_round_and_enclose_everything(
    low: float, high: float, found: list[float]
) -> None:
    assert ticks(low, high) == pytest.approx(found)


def test_a_scale_keeps_everything_inside() -> None:
    scale = Scale(0, 10, 100, 200)
    assert [scale.at(n) for n in (0, 5, 10, 99, -1)] == [100, 150, 200, 200, 100]


def test_a_mark_stands_at_its_number_and_between_its_ends() -> None:
    row = Row("one", (Reading(Interval(0.5, 0.25, 0.75), NO_MARK),), "50 %")
    chart = drawn(charts.whiskers("t", [row], str, "share", from_zero=True))
    (mark,) = (p for p in chart.iter("path") if p.get("class", "").startswith("mark"))
    (line,) = (p for p in chart.iter("path") if "whisker" in p.get("class", ""))
    x = float(mark.get("transform", "").removeprefix("translate(").split()[0])
    ends = [float(part.split()[0]) for part in line.get("d", "").split("M")[1:]]
    assert ends[0] < x < ends[2]
    assert x - ends[0] == pytest.approx(ends[2] - x, abs=0.2)


def test_names_are_escaped_and_cut_and_told_in_full() -> None:
    row = Row(NASTY, (Reading(Interval(1, 0, 2), Mark("b-0", 0)),), "1")
    chart = charts.whiskers(NASTY, [row], str, "x", (NASTY, 1.0))
    assert "<script" not in chart
    assert drawn(chart).find("title").text == NASTY  # type: ignore[union-attr]
    assert any(NASTY in word for word in words(chart))  # as a title of the cut name


def test_what_is_not_known_does_not_stretch_the_axis() -> None:
    row = Row("one", (Reading(mean([3]), NO_MARK),), "3")
    assert "inf" not in charts.whiskers("t", [row], str, "x")


def test_boxes_and_stacks_and_bars_are_well_formed() -> None:
    box = BoxRow("a", spread([1, 2, 9]), Mark("b-1", 1), "4")
    stack = StackRow("a", (1.0, 2.5), Mark("b-1", 1), "3.5")
    parts = [Part("first <", "p-0"), Part("second", "p-1")]
    bar = Row("a", (Reading(mean([1, 2]), NO_MARK),), "1.5")
    for chart in (
        charts.boxes("t", [box], str, "x"),
        charts.stacks("t", [stack], parts, str, "x"),
        charts.bars("t", [bar], str, "x"),
    ):
        assert drawn(chart).get("role") == "img"
        for rect in drawn(chart).iter("rect"):
            end = float(rect.get("x", "")) + float(rect.get("width", ""))
            assert 0 <= end <= CHART_WIDTH


def test_the_parts_of_a_stack_are_as_long_as_their_amounts() -> None:
    row = StackRow("a", (10.0, 30.0), NO_MARK, "40")
    parts = [Part("x", "p-0"), Part("y", "p-1")]
    rects = [*drawn(charts.stacks("t", [row], parts, str, "x")).iter("rect")][2:]
    short, long = (float(rect.get("width", "")) for rect in rects)
    assert long == pytest.approx(3 * short, abs=0.3)


@pytest.mark.parametrize(
    "values", [[4], [0, 0, 1], list(range(100)), [7, 1000], [-3, 5, 5]]
)
def test_every_value_is_in_one_bin(values: list[int]) -> None:
    counts, step = binned(values)
    assert sum(counts.values()) == len(values)
    for low, count in counts.items():
        assert count == sum(low <= value < low + step for value in values)
    drawn(charts_plane.histogram("t", values, "x"))


def test_the_columns_are_as_high_as_their_counts() -> None:
    chart = drawn(charts_plane.histogram("t", [1, 2, 2, 2, 3, 3], "x"))
    heights = [float(rect.get("height", "")) for rect in chart.iter("rect")]
    assert heights == pytest.approx([heights[0], 3 * heights[0], 2 * heights[0]], abs=1)


def test_the_ends_of_lines_do_not_lie_on_each_other() -> None:
    series = [
        Series(f"bot {n}", (10.0, 20.0 + n / 10), Mark(f"b-{n}", n)) for n in range(6)
    ]
    chart = drawn(charts_plane.lines("t", series, ["a", "b"], str, str))
    texts = [t for t in chart.iter("text") if t.get("class") == "value"]
    heights = sorted(float(text.get("y", "")) for text in texts)
    assert len(heights) == 6
    assert all(b - a > 12 for a, b in itertools.pairwise(heights))


def test_lines_differ_by_more_than_their_colour() -> None:
    marks = [Mark("same", number) for number in range(len(SHAPES))]
    assert len({mark.dashes for mark in marks}) == len(SHAPES)
    assert len(set(SHAPES)) == len(SHAPES)


# Labels


LONG = "my_package.bots:Deep?model=a-rather-long-file-name.npz&depth=3"


def labels(chart: str) -> list[tuple[str, float, float, float, float]]:
    """Return every text with its box: left, top, right and bottom."""
    found = []
    for text in drawn(chart).iter("text"):
        size, said = float(text.get("font-size", "")), text.text or ""
        x, y, wide = float(text.get("x", "")), float(text.get("y", "")), 0.0
        wide = width(said, size)
        anchor = text.get("class", "").split()[-1]
        left = x - {"middle": wide / 2, "end": wide}.get(anchor, 0.0)
        found.append((said, left, y - 0.75 * size, left + wide, y + 0.2 * size))
    return found


def vertical_lines(chart: str) -> list[tuple[float, float, float]]:
    """Return the pieces of grid and reference lines: x, top and bottom."""
    found = []
    for line in drawn(chart).iter("path"):
        if line.get("class") in ("grid", "reference"):
            for x, y, end in re.findall(
                r"M([\d.]+) ([\d.]+)V([\d.]+)", line.get("d", "")
            ):
                found.append((float(x), float(y), float(end)))
    return found


def crowded() -> dict[str, str]:
    """Charts with more and longer labels than there is room for."""
    bots = [f"{LONG}{number}" for number in range(16)]
    marks = [Mark(f"b-{number % 6}", number) for number in range(16)]
    shares = [Reading(Interval(0.5, 0.25, 0.75), mark) for mark in marks]
    rows = [Row(bot, (shares[n],), "1234.5 → 50 % ▲") for n, bot in enumerate(bots)]
    spreads = [BoxRow(bot, spread([1, 9]), marks[0], "5.0") for bot in bots]
    stacked = [StackRow(bot, (1.0, 2.0), marks[0], "3.0") for bot in bots]
    parts = [Part(LONG + LONG, "p-0"), Part("x", "p-1")]
    series = [Series(bot, (1.0, 2.0, 2.1) * 4, marks[n]) for n, bot in enumerate(bots)]
    big = [10**9, 10**9 + 40]
    moments = [f"{LONG} {number}" for number in range(12)]
    return {
        "whiskers": charts.whiskers("t", rows, str, LONG, (LONG + LONG, 0.5), True),
        "bars": charts.bars("t", rows, lambda n: f"{n * 1e9:.3f} points", LONG),
        "boxes": charts.boxes("t", spreads, str, LONG * 3),
        "stacks": charts.stacks("t", stacked, parts, str, LONG),
        "lines": charts_plane.lines("t", series, moments, str, lambda n: f"{n:.9f}"),
        "histogram": charts_plane.histogram("t", big, LONG),
    }


@pytest.mark.parametrize("name", [*crowded()])
def test_labels_never_overlap(name: str) -> None:
    chart = crowded()[name]
    for (one, *a), (other, *b) in itertools.combinations(labels(chart), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one!r} lies on {other!r}"
    for said, left, top, right, bottom in labels(chart):
        assert left >= -0.1, said
        assert right <= CHART_WIDTH + 0.1, said
        for x, start, end in vertical_lines(chart):
            crosses = left < x < right and start < bottom and top < end
            assert not crosses, f"a line runs through {said!r}"
