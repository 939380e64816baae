"""What lies in front of the players of Shogun: the plan, and the cards in hand."""

from collections.abc import Iterator, Sequence
from typing import Final, final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sengoku.core.seats import Seat
from sengoku.core.stack import Stack
from sengoku.shogun.observation import Observation
from sengoku.shogun.observe import is_planning
from sengoku.shogun.rows import fields_of, seat_field
from sengoku.shogun.state import NONE
from sengoku.shogun.terminal.round import labelled
from sengoku.shogun.terminal.signs import card, sites, unrest, yields
from sengoku.shogun.terminal.speech import ShogunSpeech
from sengoku.shogun.vocabulary import (
    BASE_FIELDS,
    CHEST_0,
    CHEST_CARDS,
    FIELD_BID,
    FIELD_WORDS,
    FIELDS,
    PROVINCES,
    SEAT_LETTERS,
    TOWER_CARD,
)
from sengoku.terminal.drawing import WIDTH

COLUMNS: Final = 3
FIELD_WIDTH, CARD_WIDTH = 9, 14
HAND_WIDTH: Final = 24
UP: Final = " ✓"


@final
class Mats:
    def __init__(self, speech: ShogunSpeech) -> None:
        self.board = speech.board
        self.speech = speech
        self.court = "court" in speech.rules.options.modules
        self.fields = range(FIELDS if self.court else BASE_FIELDS)

    def panels(self, views: Sequence[Observation]) -> Iterator[RenderableType]:
        """Return the mats of the viewers, and what others have turned up."""
        own = {view.viewer: view for view in views if view.viewer is not None}
        lines = [
            (f"mat {SEAT_LETTERS[seat]}", shown)
            for seat in self.speech.seats
            if seat not in own and (shown := self._turned_up(views[0], seat))
        ]
        if lines:
            yield Text()
            yield labelled(lines)
        for seat, view in own.items():
            if is_planning(Stack(view.stack)) or any(self._cards(view, seat)):
                yield self.panel(view, seat)

    def panel(self, view: Observation, seat: Seat) -> RenderableType:
        """Return the plan of *seat*, and while planning the hand."""
        parts: list[RenderableType] = [self._mat(view, seat)]
        if is_planning(Stack(view.stack)):
            parts += self._hand(view, seat)
        title = Text.assemble("mat of ", self.speech.player(seat))
        panel = Panel(Group(*parts), title=title, title_align="left", width=WIDTH)
        return Padding(panel, (0, 0, 0, 1))

    def _cards(self, seen: Observation, seat: Seat) -> list[int]:
        """Return the known cards of a mat, 0 for none."""
        mat = seen.mat[fields_of(seat)]
        return [0 if number is None else number + 1 for number in mat]

    def _turned_up(self, seen: Observation, seat: Seat) -> Text:
        """Return the provinces and the bid on a mat that all can see."""
        found = [
            f"{FIELD_WORDS[field]} {card(self.board, number - 1)}"
            for field, number in enumerate(self._cards(seen, seat))
            if number and seen.shown[seat_field(seat, field)]
            if field == FIELD_BID or number <= PROVINCES
        ]
        return Text(" · ".join(found))

    # A seat's own mat

    def _mat(self, view: Observation, seat: Seat) -> Table:
        table = Table.grid(padding=(0, 1))
        for _ in range(COLUMNS):
            table.add_column(width=FIELD_WIDTH, style="dim", no_wrap=True)
            table.add_column(width=CARD_WIDTH, no_wrap=True)
        numbers = self._cards(view, seat)
        for first in self.fields[::COLUMNS]:
            row: list[Text] = []
            for field in self.fields[first : first + COLUMNS]:
                up = view.shown[seat_field(seat, field)]
                row += [Text(FIELD_WORDS[field]), self._laid(numbers[field] - 1, up)]
            table.add_row(*row)
        return table

    def _laid(self, number: int, up: bool) -> Text:
        if number == NONE:
            return Text("·", "dim")
        name = card(self.board, number)
        return Text(name + UP, "dim") if up else Text(name, "bold")

    # The hand

    def _hand(self, view: Observation, seat: Seat) -> Iterator[RenderableType]:
        """Return the cards not laid yet, provinces with what there is to plan for."""
        laid = view.mat[fields_of(seat)]
        own = [province for province, owner in enumerate(view.owner) if owner == seat]
        provinces = [
            self._in_hand(view, province) for province in own if province not in laid
        ]
        others = [CHEST_0 + n for n in range(CHEST_CARDS) if CHEST_0 + n not in laid]
        if self.court:
            left = self.board.tower_cards - laid.count(TOWER_CARD)
            others += [TOWER_CARD] * left
        yield Text("in hand, with armies, sites, chests/rice and unrest:", "dim")
        for at in range(0, len(provinces), COLUMNS):
            yield Text(" ").join(provinces[at : at + COLUMNS])
        yield Text("  ".join(card(self.board, number) for number in others))

    def _in_hand(self, view: Observation, province: int) -> Text:
        name, built = card(self.board, province), sites(self.board, view, province)
        armies, worth = view.armies[province], yields(self.board, province)
        said = Text(f"{name:<11} {armies:>2} {built:<3} {worth}")
        said.append(unrest(view, province), "red")
        said.truncate(HAND_WIDTH, pad=True)
        return said
