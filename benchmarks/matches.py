"""A ``Match`` as something to measure: what most programs use."""

from collections.abc import Callable
from typing import Any

from benchmarks.engines import Engine
from benchmarks.measure import UNLIMITED, Tally, Work, first_word, repeated
from sengoku.core.rng import fast_seed
from sengoku.match import Match

Read = Callable[[Any], object]
"""What a program reads of an offer besides the choice that it takes."""


class MatchEngine(Engine):
    """One of our games, played through a match; stepping it steps a match."""

    def start(self, seed: int) -> Any:
        return Match.new(self.rules, fast_seed(seed))

    def step(self, game: Any, word: int, limit: int = UNLIMITED) -> Tally:
        return _play(game, word, limit, _nothing)

    def copier(self, game: Any) -> Callable[[], object]:
        return super().copier(game.state)

    def more(self, game: Any) -> dict[str, Work]:
        rules, state = self.rules, game.state
        text = rules.dump(state)
        seat, largest = self._largest()
        return {
            "in full": Work(self.start, _in_full, lambda tally: tally.decisions),
            "largest": repeated(lambda: largest.offer(seat)),
            "dumped": repeated(lambda: rules.dump(state)),
            "parsed": repeated(lambda: rules.parse(text)),
        }

    def _largest(self) -> tuple[int, Any]:
        """Return the match of one game at its largest offer, and whose offer it is."""
        match = self.start(7)
        lengths = []
        while offer := match.offer():
            lengths.append(len(offer.choices))
            match.play(offer.seat, offer.choices[0].id)
        match = self.start(7)
        for _ in range(lengths.index(max(lengths))):
            offer = match.offer()
            match.play(offer.seat, offer.choices[0].id)
        return match.offer().seat, match


def _nothing(offer: Any) -> None:
    pass


def _all_texts(offer: Any) -> list[str]:
    return [choice.text for choice in offer.choices]


def _in_full(game: Any, seed: int) -> Tally:
    return _play(game, first_word(seed), UNLIMITED, _all_texts)


def _play(match: Any, word: int, limit: int, read: Read) -> Tally:
    decisions = offered = 0
    while decisions < limit and (offer := match.offer()):
        read(offer)
        choices = offer.choices
        word = (word * 1103515245 + 12345) & 0xFFFFFFFF
        match.play(offer.seat, choices[(word >> 8) % len(choices)].id)
        decisions += 1
        offered += len(choices)
    return Tally(decisions, offered)
