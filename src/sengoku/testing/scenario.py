"""A worked example: given a position, when these plays, then this position.

    game = Scenario(rules, "map O3:A1B1 | A bushido:1 | do attack@A(o3)")
    assert game.offered() == {"attack O3 B", "decline"}
    game.plays("A attack O3 B")
    assert game["map"] == "O3:A1"

Seats are letters; actions and positions are written as in ``docs/positions.md``.
"""

from typing import Any, Self, final

from sengoku.core import seats as seat_sets
from sengoku.core.choices import Choice
from sengoku.core.errors import IllegalActionError
from sengoku.core.events import Event, Log, to_json
from sengoku.core.flow import Reason
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer


@final
class Scenario:
    """One game under test. Seats and actions are written as in positions."""

    def __init__(self, rules: Rules, position: str) -> None:
        self.rules = rules
        self.log = Log()
        self.state: Any = rules.parse(position, self.log)

    def plays(self, *plays: str) -> Self:
        """Play each of *plays*: a seat letter, then the text of an action."""
        for play in plays:
            seat, action = self._read(play)
            self.rules.play(self.state, seat, action, self.log)
        return self

    def refuses(self, play: str) -> Reason:
        """Check that *play* is refused and changes nothing; return why."""
        seat, action = self._read(play)
        before = self.rules.dump(self.state)
        refusal = self._refusal(seat, action)
        assert refusal is not None, f"{play!r} was accepted"
        assert self.rules.dump(self.state) == before, f"{play!r} changed the state"
        why = self.rules.explain(self.state, seat, action)
        assert why is not None
        assert (why.key, why.rule) == (refusal.key, refusal.rule)
        return why

    def _refusal(self, seat: Seat, action: int) -> IllegalActionError | None:
        try:
            self.rules.play(self.state, seat, action)
        except IllegalActionError as error:
            return error
        return None

    def offered(self, seat: str = "") -> set[str]:
        """Return the choices of *seat*, or of the only seat that is asked."""
        return {choice.text for choice in self.choices(seat)}

    def choices(self, seat: str = "") -> list[Choice]:
        """Return the offer with rules and prices."""
        return self.rules.choices(self.state, self._seat(seat))

    def asked(self) -> tuple[str, str]:
        """Return the question and the letters of the seats that must answer it."""
        seats = seat_sets.each(self.rules.waiting(self.state))
        if not seats:
            return "", ""
        question = self.rules.question(self.state, seats[0])
        assert question is not None
        letters = self.rules.spelling.domains["seat"]
        return question.key, "".join(letters.word(seat) for seat in seats)

    def is_over(self) -> bool:
        return not self.rules.waiting(self.state)

    def __getitem__(self, section: str) -> str:
        """Return one section of the position, without its keyword."""
        return sections(self.rules.dump(self.state)).get(section, "")

    def seen(self, section: str, viewer: Viewer) -> str:
        """Return one section of the position as *viewer* may see it."""
        return sections(self.rules.dump_seen(self.state, viewer)).get(section, "")

    def events(self, viewer: Viewer = None) -> list[Event]:
        return self.log.seen_by(viewer)

    def kinds(self, viewer: Viewer = None) -> list[str]:
        """Return only the kinds of the events that *viewer* may read."""
        return [to_json(event)["kind"] for event in self.events(viewer)]

    def _read(self, play: str) -> tuple[Seat, int]:
        letter, _, action = play.partition(" ")
        seat = self.rules.spelling.domains["seat"].read(letter)
        return seat, self.rules.spelling.read(action)

    def _seat(self, letter: str) -> Seat:
        if letter:
            return self.rules.spelling.domains["seat"].read(letter)
        seat = seat_sets.only(self.rules.waiting(self.state))
        assert seat >= 0, "not exactly one seat is asked"
        return seat


def sections(position: str) -> dict[str, str]:
    """Return the sections of a position by their keyword."""
    found = {}
    for section in position.split(" | "):
        word, _, rest = section.partition(" ")
        found[word] = rest
    return found
