"""The best way to spend movement points: a beam search over walks."""

from typing import Final, final

from sengoku.samurai.bots.evaluator import Evaluator
from sengoku.samurai.bots.trials import march_gain
from sengoku.samurai.rows import origin_destination, province_seat
from sengoku.samurai.vocabulary import PROVINCES

UNREACHED: Final = -1000.0


@final
class Walks:
    """Walks of the seat's armies out of *region*; keeps the best few of each length.

    ``best[origin_destination(origin, destination)]`` is the value of the best walk that
    starts with this step. *free* points cost nothing, further ones *price* each.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        region: int,
        free: int,
        points: int,
        price: float,
        width: int,
    ) -> None:
        self.evaluator = evaluator
        self.region = region
        self.free = free
        self.price = price
        self.width = width
        self.best = [UNREACHED] * (PROVINCES * PROVINCES)
        self.best_gain = 0.0
        self.path: list[int] = []
        self.best_by_length = [0.0]  # by length
        self._paths: list[list[int]] = [[]]
        self._gains = [0.0]
        for length in range(points):
            self._lengthen(length)
            self.best_by_length.append(self.best_gain)

    def _lengthen(self, length: int) -> None:
        paths, gains = self._paths, self._gains
        self._paths = []
        self._gains = []
        cost = self.price if length >= self.free else 0.0
        for number in range(len(paths)):
            apply_path(self.evaluator, self.region, paths[number])
            self._try_steps(paths[number], gains[number] - cost)
            undo_path(self.evaluator, self.region, paths[number])

    def _try_steps(self, path: list[int], gain: float) -> None:
        evaluator = self.evaluator
        s, board = evaluator.s, evaluator.board
        for origin in range(PROVINCES):
            here = s.armies_of(evaluator.seat, origin)
            if here == 0:
                continue
            if board.region_of[origin] != self.region and s.travellers[origin] == 0:
                continue
            for destination in board.neighbours[origin]:
                step = origin_destination(origin, destination)
                if path and path[-1] == origin_destination(destination, origin):
                    continue
                self._record(
                    path, step, gain + march_gain(evaluator, origin, destination, 1)
                )

    def _record(self, path: list[int], step: int, gain: float) -> None:
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
        if gain > self.best_gain:
            self.best_gain = gain
            self.path = whole


def apply_path(evaluator: Evaluator, region: int, path: list[int]) -> None:
    """Apply the steps of *path* to the imagined position."""
    for step in path:
        _step(evaluator, region, step // PROVINCES, step % PROVINCES, 1)


def undo_path(evaluator: Evaluator, region: int, path: list[int]) -> None:
    for step in reversed(path):
        _step(evaluator, region, step // PROVINCES, step % PROVINCES, -1)


def _step(
    evaluator: Evaluator, region: int, origin: int, destination: int, direction: int
) -> None:
    s, region_of = evaluator.s, evaluator.board.region_of
    s.armies[province_seat(origin, evaluator.seat)] -= direction
    s.armies[province_seat(destination, evaluator.seat)] += direction
    if region_of[origin] != region:
        s.travellers[origin] -= direction
    if region_of[destination] != region:
        s.travellers[destination] += direction
    evaluator.cache_valid[region_of[origin]] = False
    evaluator.cache_valid[region_of[destination]] = False
