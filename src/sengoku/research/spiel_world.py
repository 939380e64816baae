"""The part of a state of OpenSpiel that is ours: a state, and what players remember."""

import functools
from typing import Any, final

import msgspec

from sengoku.core import rng, seats
from sengoku.core.errors import NeedsDrawError
from sengoku.core.events import Entry, Log
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.games import game as find_game


@final
class World:
    """A state and the past of each seat: events it saw and its own choices.

    Before the first chance node there is no state yet. A game starts from *position*, a
    text, if there is one. If it *draws*, every draw of the rules is a chance node:
    ``needed`` says what is drawn, ``drawn`` what has been drawn for the *choice* of a
    seat that is being carried out.
    """

    def __init__(self, rules: Rules, position: str = "", draws: bool = False) -> None:
        self.rules = rules
        self.position = position
        self.draws = draws
        self.needed: NeedsDrawError | None = None
        self.drawn: list[int] = []
        self.choice: tuple[Seat, int] | None = None
        self.state: Any = None
        self.log = Log()
        self.own: list[list[int]] = [[] for _ in range(rules.seats)]
        self.remembers = [""] * rules.seats
        """What each seat saw before the log begins; empty if the log is complete."""

    # OpenSpiel copies with ``deepcopy`` and saves with ``pickle``: neither is to copy
    # the rules, which take longer to make than a game takes to play.

    def __deepcopy__(self, memo: object) -> "World":
        new = World(self.rules, self.position, self.draws)
        new.needed, new.drawn, new.choice = self.needed, [*self.drawn], self.choice
        new.state = None if self.state is None else self.rules.copy(self.state)
        new.log.entries = [*self.log.entries]
        new.own = [[*choices] for choices in self.own]
        new.remembers = [*self.remembers]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        options = msgspec.json.encode(self.rules.options)
        rest = {name: value for name, value in vars(self).items() if name != "rules"}
        return _restored, (self.rules.id, options, {**rest, "log": self.log.entries})

    # Playing

    def deal(self, seed: int) -> None:
        """Start the game of *seed*; in a position, deal what nobody sees by it."""
        if self.position:
            self.state = self.rules.parse(self.position)
            self.rules.reimagine(self.state, None, rng.fast(seed, 1))
        else:
            self.state = self.rules.start(rng.fast_seed(seed), self.log)

    @property
    def is_chance(self) -> bool:
        return self.state is None or self.needed is not None

    @property
    def seat(self) -> Seat:
        """The lowest seat that has to choose, or -1 when the game is over."""
        return seats.lowest(self.rules.waiting(self.state))

    def play(self, action: int) -> None:
        seat = self.seat
        self.own[seat].append(action)
        if self.draws:
            self.choice = (seat, action)
            self.carry_out()
        else:
            self.rules.advance(self.state, seat, action, self.log)

    # Chance as a player of its own

    def draw(self, number: int) -> None:
        """Draw what is ``needed``."""
        self.drawn.append(number)
        self.carry_out()

    def carry_out(self) -> None:
        """Carry the choice out, or start the game, until something has to be drawn.

        The rules cannot stop half-way, so every draw begins again from the choice.
        """
        log = Log()
        try:
            state = self._carried_out(log)
        except NeedsDrawError as needed:
            self.needed = needed
            return
        self.state, self.needed, self.choice = state, None, None
        self.drawn.clear()
        self.log.entries += log.entries

    def _carried_out(self, log: Log) -> Any:
        if self.choice is None:
            return self.rules.start(rng.scripted_seed(self.drawn), log)
        state = self.rules.copy(self.state)
        state.rng = rng.scripted([*self.drawn])
        self.rules.advance(state, *self.choice, log)
        return state

    def text(self) -> str:
        """Return the position with every secret, and what is being drawn."""
        position = "" if self.state is None else self.rules.dump(self.state)
        return f"{position} chance {self.drawn}" if self.is_chance else position

    # What players know

    def seen(self, seat: Seat | None) -> str:
        """Return the position as *seat* or a spectator sees it now."""
        return "" if self.state is None else self.rules.dump_seen(self.state, seat)

    def remembered(self, seat: Seat) -> str:
        """Return everything that *seat* has seen and done, with perfect recall."""
        events = msgspec.json.encode(self.log.seen_by(seat)).decode()
        own = " ".join(map(str, self.own[seat]))
        parts = (self.seen(seat), events, own, self.remembers[seat])
        return "\n".join(parts)

    def resampled(self, seat: Seat, seed: int) -> "World":
        """Return a world that *seat* cannot tell from this one.

        What is hidden from it is dealt again at random. What others remember follows
        from the new deal: they begin with what they see in it.
        """
        rules, new = self.rules, World(self.rules, self.position, self.draws)
        seen = rules.observe(self.state, seat)
        new.state = rules.imagine(seen, rng.fast(seed, 1))
        new.log.entries = [Entry(event, 1 << seat) for event in self.log.seen_by(seat)]
        for other in range(rules.seats):
            new.remembers[other] = new.seen(other)
        new.remembers[seat], new.own[seat] = self.remembers[seat], [*self.own[seat]]
        return new


@functools.lru_cache(maxsize=8)
def _rules(game: str, options: bytes) -> Rules:
    found = find_game(game)
    return found.rules(found.read_options(msgspec.json.decode(options)))


def _restored(game: str, options: bytes, rest: dict[str, Any]) -> World:
    world = World(_rules(game, options))
    world.log.entries = rest.pop("log")
    vars(world).update(rest)
    return world
