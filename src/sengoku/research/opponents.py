"""Bots that play the other seats, by the names that the arena knows."""

from collections.abc import Sequence
from typing import Final, final

from sengoku.arena.schedule import number_from
from sengoku.bots.registry import create_bot
from sengoku.bots.runner import check_choice
from sengoku.bots.view import View, source
from sengoku.core import rng
from sengoku.core.errors import UnreadableError
from sengoku.core.rules import Outcome, Rules
from sengoku.core.seats import Seat
from sengoku.research.simulator import Simulator


@final
class Opponent:
    """A bot in its seat, with the random numbers that the arena would give it.

    A bot that breaks stops the game: an opponent that plays at random instead would
    spoil what is learned from it.
    """

    def __init__(self, name: str, seat: Seat, game: Simulator) -> None:
        seed = rng.fast_seed(game.seed)
        self._bot: Final = create_bot(name, game.rules)
        self._seat: Final = seat
        self._game: Final = game
        self._source: Final = source(number_from(seed, seat))
        self._read = 0

    def answer(self) -> None:
        """Choose, and play the choice."""
        game, seat = self._game, self._seat
        assert game.log is not None
        events = game.log.seen_by(seat, from_entry=self._read)
        self._read = len(game.log.entries)
        seen, ids = (
            game.rules.observe(game.state, seat),
            game.rules.legal(game.state, seat),
        )
        view = View(game.rules, seat, seen, ids, self._source, events)
        self._bot.get_ready(view)
        view.start_clock()
        game.play(seat, check_choice(view, self._bot.choose(view)))

    def close(self, outcome: Outcome | None) -> None:
        """Report the *outcome* of a finished game, then close the bot."""
        if outcome is not None:
            self._bot.finish(outcome)
        self._bot.close()


def names_by_seat(
    opponents: str | Sequence[str], rules: Rules, own: Seat
) -> dict[Seat, str]:
    """Return the bot of each seat but *own*; one name stands for all of them."""
    if own not in range(rules.seats):
        raise UnreadableError("seat", detail=f"there is no seat {own}")
    seats = [seat for seat in range(rules.seats) if seat != own]
    names = [opponents] * len(seats) if isinstance(opponents, str) else [*opponents]
    if len(names) != len(seats):
        detail = f"{len(names)} opponents for {len(seats)} seats"
        raise UnreadableError("opponents", detail=detail)
    for name in names:
        create_bot(name, rules).close()
    return dict(zip(seats, names, strict=True))
