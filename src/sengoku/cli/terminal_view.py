"""What a game looks like in a terminal: the interface, and who implements it."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec
from rich.console import RenderableType
from rich.text import Text

from sengoku.bots import Because
from sengoku.cli.samurai import SamuraiTerminalView
from sengoku.cli.shogun import ShogunTerminalView
from sengoku.cli.speech import Examples
from sengoku.core.catalogue import Group, Rule
from sengoku.core.errors import UnreadableError
from sengoku.core.events import Event
from sengoku.core.flow import Reason
from sengoku.core.rules import Question, Rules
from sengoku.core.seats import Seat
from sengoku.samurai.game import SamuraiRules
from sengoku.shogun.game import ShogunRules


class TerminalView(Protocol):
    """Draws what the engine gives to a viewer, and looks nothing up elsewhere."""

    @property
    def title(self) -> str: ...

    @property
    def groups(self) -> tuple[Group, ...]:
        """How the rules of the catalogue are grouped."""

    @property
    def examples(self) -> Examples: ...

    @property
    def needs_people(self) -> bool:
        """Are there questions that only people at the table can answer?"""

    def for_people(self, question: Question) -> bool:
        """Is this one of them, whoever is asked?"""

    def player(self, seat: Seat) -> Text: ...

    def event(self, event: Event) -> Text: ...

    def question(self, question: Question, seat: Seat) -> Text: ...

    def action(self, action: int, asked: str) -> str: ...

    def reason(self, reason: Reason) -> Text: ...

    def because(self, why: Because) -> Text: ...

    def position(
        self, views: Sequence[msgspec.Struct], asked: Mapping[str, int]
    ) -> RenderableType:
        """Draw what the *views* know together, with the facts of the question."""

    def desk(self, question: Question, seen: msgspec.Struct) -> RenderableType | None:
        """Draw what has changed by the last choice of the viewer, if it matters."""

    def notes(
        self, question: Question, seen: msgspec.Struct, actions: Sequence[int]
    ) -> dict[int, str]:
        """Return what is worth knowing about single *actions* before choosing."""

    def legend(self, seen: msgspec.Struct) -> RenderableType:
        """Explain the signs and everything special that lies on the table."""

    def points(self, events: Sequence[Event]) -> RenderableType:
        """Tell where everybody's points come from."""

    def turn_order(self, seen: msgspec.Struct) -> tuple[Seat, ...]:
        """Return who begins at the start of a game; nobody if that is not known."""

    def picture(self, seen: msgspec.Struct) -> str:
        """Return what a viewer sees as an SVG picture."""

    def course(self) -> RenderableType:
        """List the steps of a whole game."""

    def catalogue(self) -> tuple[Rule, ...]: ...


def terminal_view_of(rules: Rules, names: Sequence[str] = ()) -> TerminalView:
    if isinstance(rules, SamuraiRules):
        return SamuraiTerminalView(rules, names)
    if isinstance(rules, ShogunRules):
        return ShogunTerminalView(rules, names)
    raise UnreadableError("game", detail=f"{rules.id} has no terminal version yet")
