"""Finds space on the maps for what stands in a province: name, pieces, building sites.

    python tools/rooms.py

The app draws pieces large enough to be read on a laptop, four stacks of armies in one
province included. This program looks for places that do not overlap and stay inside the
borders, and writes them as ``room`` of each province into ``data/map.json``. It draws
lots with a fixed seed: the same map always gets the same rooms.
"""

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import accumulate, combinations
from operator import add
from pathlib import Path
from typing import Any, Final, TypeAlias

DATA: Final = Path(__file__).parents[1] / "src" / "sengoku"
CELL: Final = 3
"""Units of the map a side; borders are compared in cells."""
LETTER: Final = 0.54  # of the size of the font
TRIES: Final = 6
STEPS: Final = 2500

Point: TypeAlias = tuple[float, float]
Size: TypeAlias = tuple[float, float]
Place: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Box:
    """What needs space, with its middle at *x*, *y*."""

    width: float
    height: float
    x: float = 0.0
    y: float = 0.0
    others: tuple[Size, ...] = ()  # other sizes it may have

    @property
    def at(self) -> tuple[float, float]:
        return (round(self.x, 1), round(self.y, 1))

    def reshaped(self, size: Size) -> "Box":
        rest = tuple(one for one in self.others if one != size)
        now = (self.width, self.height)
        return replace(self, width=size[0], height=size[1], others=(*rest, now))

    def overlap(self, other: "Box", gap: float) -> float:
        width = (self.width + other.width) / 2 + gap - abs(self.x - other.x)
        height = (self.height + other.height) / 2 + gap - abs(self.y - other.y)
        return width * height if width > 0 and height > 0 else 0.0


class Ground:
    """Which land is where: sums over all cells up to a corner, for each province."""

    def __init__(self, provinces: list[Place], size: Point) -> None:
        self.columns, self.rows = (int(side // CELL) + 1 for side in size)
        owners = [[-1] * self.columns for _ in range(self.rows)]
        for number, province in enumerate(provinces):
            for row, first, last in self._spans(outline(province["d"])):
                owners[row][first:last] = [number] * (last - first)
        self.land = self._sums(owners, (-1).__lt__)
        self.own = [
            self._sums(owners, number.__eq__) for number in range(len(provinces))
        ]

    def _spans(self, points: list[Point]) -> Iterator[tuple[int, int, int]]:
        edges = [*zip(points, [*points[1:], points[0]], strict=True)]
        for row in range(self.rows):
            y = (row + 0.5) * CELL
            cuts = sorted(
                x1 + (y - y1) / (y2 - y1) * (x2 - x1)
                for (x1, y1), (x2, y2) in edges
                if (y1 > y) != (y2 > y)
            )
            for left, right in zip(cuts[::2], cuts[1::2], strict=True):
                yield row, round(left / CELL), round(right / CELL)

    def _sums(
        self, owners: list[list[int]], counts: Callable[[int], bool]
    ) -> list[list[int]]:
        sums = [[0] * (self.columns + 1)]
        for row in owners:
            line = accumulate(map(counts, row), initial=0)
            sums.append([*map(add, line, sums[-1])])
        return sums

    def strays(self, number: int, box: Box, margin: float) -> float:
        """Return how much of *box* lies outside the province; the sea counts less."""
        left = self._cell(box.x - box.width / 2 - margin, self.columns)
        right = self._cell(box.x + box.width / 2 + margin, self.columns)
        top = self._cell(box.y - box.height / 2 - margin, self.rows)
        bottom = self._cell(box.y + box.height / 2 + margin, self.rows)

        def within(sums: list[list[int]]) -> int:
            low, high = sums[top], sums[bottom]
            return high[right] - high[left] - low[right] + low[left]

        land, own = within(self.land), within(self.own[number])
        whole = (box.width + 2 * margin) * (box.height + 2 * margin)
        sea = max(0.0, whole - CELL * CELL * land)
        return CELL * CELL * (land - own) + 0.45 * sea

    def _cell(self, value: float, limit: int) -> int:
        return min(max(round(value / CELL), 0), limit)


def outline(d: str) -> list[Point]:
    numbers = [*map(float, re.findall(r"-?[\d.]+", d))]
    return [*zip(numbers[::2], numbers[1::2], strict=True)]


class Room:
    """Boxes in one province, moved about until they fit."""

    def __init__(
        self, ground: Ground, number: int, place: Place, rnd: random.Random
    ) -> None:
        self.ground, self.number, self.place, self.rnd = ground, number, place, rnd

    def furnish(self, boxes: list[Box], taken: list[Box]) -> list[Box]:
        """Return the boxes at their places, none on what is *taken*.

        The first is the name, above the others if possible.
        """
        found = [self._settle(boxes, taken) for _ in range(TRIES)]
        return min(found, key=lambda boxes: self._cost(boxes, taken))

    def _settle(self, boxes: list[Box], taken: list[Box]) -> list[Box]:
        now = [self._dropped(box) for box in boxes]
        cost = self._cost(now, taken)
        for step in range(STEPS):
            heat = 1 - step / STEPS
            chosen = self.rnd.randrange(len(now))
            moved = self._moved(now[chosen], heat)
            tried = [*now[:chosen], moved, *now[chosen + 1 :]]
            price = self._cost(tried, taken)
            if price < cost + 60 * heat * heat * self.rnd.random():
                now, cost = tried, price
        return now

    def _dropped(self, box: Box) -> Box:
        left, top, right, bottom = self.place["bbox"]
        x, y = self.rnd.uniform(left, right), self.rnd.uniform(top, bottom)
        return replace(box, x=x, y=y)

    def _moved(self, box: Box, heat: float) -> Box:
        if box.others and self.rnd.random() < 0.1:
            return box.reshaped(self.rnd.choice(box.others))
        if self.rnd.random() < 0.15 * heat:
            return self._dropped(box)
        reach = 3 + 30 * heat
        x = box.x + self.rnd.gauss(0, reach)
        return replace(box, x=x, y=box.y + self.rnd.gauss(0, reach))

    def _cost(self, boxes: list[Box], taken: list[Box]) -> float:
        name, *others = boxes
        x, y = map(float, self.place["centroid"])
        return (
            sum(self.ground.strays(self.number, box, 0) * 3 for box in boxes)
            + sum(self.ground.strays(self.number, box, 7) * 0.5 for box in boxes)
            + sum(one.overlap(other, 2) * 4 for one, other in combinations(boxes, 2))
            + sum(box.overlap(other, 6) * 2 for box in boxes for other in taken)
            + sum(max(0.0, name.y - box.y) for box in others) * 1.5
            + sum(abs(box.x - x) + abs(box.y - y) for box in boxes) * 0.3
            + sum(abs(box.x - name.x) for box in others) * 0.2
        )


# The games


def name_box(lines: list[str], size: float, beside: float = 0.0) -> Box:
    width = max(map(len, lines)) * size * LETTER + beside
    return Box(width, size * (0.2 + 0.92 * len(lines)))


SAMURAI_NAME: Final = 21.0
CREST: Final = 25.0
PLATE: Final = (46.0, 50.0)
LANDMARKS: Final = ((78.0, 37.0), (38.0, 74.0))
"""A feature and castles, beside or below each other."""
PAIRS: Final = ((94.0, 50.0), (46.0, 102.0))
"""Two stacks of armies, beside or below each other."""


def samurai(rnd: random.Random) -> None:
    """Four stacks, a feature and castles; the owner's crest is part of the name."""
    drawn = load("samurai")
    provinces = drawn["provinces"]
    ground = Ground(provinces, drawn["meta"]["viewBox"][2:])
    passes = [Box(34, 34, *mountain["at"]) for mountain in drawn["mountains"]]
    for number, place in enumerate(provinces):
        boxes = [
            name_box([place["name"]], SAMURAI_NAME, CREST),
            Box(*LANDMARKS[0], others=LANDMARKS[1:]),
            *[Box(*PAIRS[0], others=PAIRS[1:])] * 2,
        ]
        room = Room(ground, number, place, rnd)
        name, marks, *pairs = room.furnish(boxes, passes)
        feature, castle = spread(marks, 2)
        place["room"] = {
            "name": name.at,
            "feature": feature,
            "castle": castle,
            "stacks": [at for pair in pairs for at in spread(pair, 2)],
        }
    save("samurai", drawn)


SHOGUN_NAME: Final = 21.0
SITE: Final = 28.0
YIELDS: Final = ((62.0, 22.0), (32.0, 42.0))
STANDING: Final = (54.0, 54.0)
"""What armies need when the map is small: neighbours must not touch."""


def shogun(rnd: random.Random) -> None:
    """A name, armies, a row of building sites, and what the province yields."""
    drawn = load("shogun")
    provinces = drawn["provinces"]
    ground = Ground(provinces, drawn["meta"]["viewBox"][2:])
    standing: dict[int, Box] = {}
    for number, place in enumerate(provinces):
        boxes = [
            name_box(place["lines"], SHOGUN_NAME),
            Box(*PLATE),
            row(place["sites"]),
            Box(*YIELDS[0], others=YIELDS[1:]),
        ]
        taken = [box for other, box in standing.items() if other != number]
        room = Room(ground, number, place, rnd)
        name, army, sites, yields = room.furnish(boxes, taken)
        standing[number] = Box(*STANDING, army.x, army.y)
        place["room"] = {
            "name": name.at,
            "army": army.at,
            "sites": [*spread(sites, place["sites"])],
            "yields": yields.at,
            "isTall": yields.height > yields.width,
        }
    save("shogun", drawn)


def row(count: int) -> Box:
    long = SITE * count
    return Box(long, SITE, others=((SITE, long),) if count > 1 else ())


def spread(row: Box, count: int) -> Iterator[Point]:
    """Yield the middles of *count* parts, along the longer side."""
    is_tall = row.height > row.width
    step = max(row.width, row.height) / count
    for place in range(count):
        off = (place - (count - 1) / 2) * step
        yield replace(row, x=row.x + off * (not is_tall), y=row.y + off * is_tall).at


def load(game: str) -> Any:
    return json.loads((DATA / game / "data" / "map.json").read_text("utf-8"))


def save(game: str, drawn: Any) -> None:
    text = json.dumps(drawn, ensure_ascii=False, separators=(",", ":"))
    (DATA / game / "data" / "map.json").write_text(text, "utf-8")


if __name__ == "__main__":
    samurai(random.Random(1))
    shogun(random.Random(1))
