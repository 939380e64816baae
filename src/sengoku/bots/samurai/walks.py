"""The best way to spend movement points: a narrow search over whole walks."""

from typing import Final, final

from sengoku.bots.samurai.eye import Eye
from sengoku.bots.samurai.tries import march_gain
from sengoku.samurai.words import MAX_SEATS, PROVINCES

NEVER: Final = -1000.0


@final
class Walks:
    """Walks of the seat's armies out of *region*, a few of the best at every length.

    ``best[origin * PROVINCES + destination]`` is what the best walk that starts with
    this step is worth. *free* points cost nothing, further ones *price* each.
    """

    def __init__(
        self, eye: Eye, region: int, free: int, points: int, price: float, width: int
    ) -> None:
        self.eye = eye
        self.region = region
        self.free = free
        self.price = price
        self.width = width
        self.best = [NEVER] * (PROVINCES * PROVINCES)
        self.top = 0.0
        self.path: list[int] = []
        self.tops = [0.0]  # by length
        self._paths: list[list[int]] = [[]]
        self._gains = [0.0]
        for length in range(points):
            self._lengthen(length)
            self.tops.append(self.top)

    def _lengthen(self, length: int) -> None:
        paths, gains = self._paths, self._gains
        self._paths = []
        self._gains = []
        cost = self.price if length >= self.free else 0.0
        for number in range(len(paths)):
            go(self.eye, self.region, paths[number])
            self._try_steps(paths[number], gains[number] - cost)
            go_back(self.eye, self.region, paths[number])

    def _try_steps(self, path: list[int], gain: float) -> None:
        eye = self.eye
        s, board = eye.s, eye.board
        for origin in range(PROVINCES):
            here = s.armies[origin * MAX_SEATS + eye.seat]
            if here == 0:
                continue
            if board.region_of[origin] != self.region and s.travellers[origin] == 0:
                continue
            for destination in board.neighbours[origin]:
                step = origin * PROVINCES + destination
                if path and path[-1] == destination * PROVINCES + origin:
                    continue
                self._note(path, step, gain + march_gain(eye, origin, destination, 1))

    def _note(self, path: list[int], step: int, gain: float) -> None:
        first = path[0] if path else step
        self.best[first] = max(self.best[first], gain)
        gains = self._gains
        if len(gains) >= self.width and gain <= gains[-1]:
            return
        place = len(gains)
        while place > 0 and gains[place - 1] < gain:
            place -= 1
        if place > 0 and gains[place - 1] == gain and path:
            return  # the same steps in another order
        whole = [*path, step]
        gains.insert(place, gain)
        self._paths.insert(place, whole)
        if len(gains) > self.width:
            gains.pop()
            self._paths.pop()
        if gain > self.top:
            self.top = gain
            self.path = whole


def go(eye: Eye, region: int, path: list[int]) -> None:
    """Make the steps of *path* on the imagined position."""
    for step in path:
        _step(eye, region, step // PROVINCES, step % PROVINCES, 1)


def go_back(eye: Eye, region: int, path: list[int]) -> None:
    for step in reversed(path):
        _step(eye, region, step // PROVINCES, step % PROVINCES, -1)


def _step(eye: Eye, region: int, origin: int, destination: int, way: int) -> None:
    s, region_of = eye.s, eye.board.region_of
    s.armies[origin * MAX_SEATS + eye.seat] -= way
    s.armies[destination * MAX_SEATS + eye.seat] += way
    if region_of[origin] != region:
        s.travellers[origin] -= way
    if region_of[destination] != region:
        s.travellers[destination] += way
    eye.fresh[region_of[origin]] = False
    eye.fresh[region_of[destination]] = False
