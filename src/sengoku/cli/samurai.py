"""Small Samurai Empires in a terminal: sentences, signs and points."""

import re
from collections.abc import Sequence
from typing import Final, final

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sengoku.cli.samurai_position import CASTLE, Drawing, listed
from sengoku.core.catalogue import Rule
from sengoku.core.course import CourseStep
from sengoku.core.events import Event
from sengoku.core.flow import Reason
from sengoku.core.rules import Question
from sengoku.core.seats import Seat
from sengoku.samurai import catalogue, events, steps
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.naming import Namer
from sengoku.samurai.observe import Observation
from sengoku.samurai.options import colours
from sengoku.samurai.state import NONE
from sengoku.samurai.words import (
    AGENDA_WORDS,
    EFFECT_WORDS,
    REGION_WORDS,
    SEAT_LETTERS,
)
from sengoku.texts import Texts

SEAT_STYLES: Final = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "green": "bold green",
    "yellow": "bold yellow",
}

SIGNS: Final = f"""\
A2{CASTLE}         two armies and a castle of A; ~ marks a coast
A satsuma   A controls the province; · nobody does
(attack)    a token face down; A ship on B attack: A covers B
g1 recruit  a slot and its neutral action; ▶ what the question is about
bonus 4/2   region bonus of the first and the second
destiny 2   so many destiny cards of the region have been played
g o t v     influence in the grey, orange, teal and violet region
cards 2+1   two in hand and one face down on the table"""

SHRINES: Final = "brown, black, white: shrines of that colour"

SCORED: Final[dict[type[Event], str]] = {
    events.AgendaFulfilled: "agendas",
    events.RegionBonusScored: "region bonus",
    events.ShrinesScored: "shrines",
    events.InfluenceScored: "influence",
    events.LeftoversScored: "leftovers",
}
"""The events that bring points, and what a table of points calls them."""


@final
class SamuraiFace:
    title: Final = "Small Samurai Empires"
    groups: Final = catalogue.GROUPS

    def __init__(self, rules: SamuraiRules, names: Sequence[str] = ()) -> None:
        self.rules = rules
        self.texts = Texts()
        self.namer = Namer(rules, names)
        self.seats = range(rules.seats)
        self.styles = [SEAT_STYLES[colour] for colour in colours(rules.options)]
        self.names = [self._name("seat", seat) for seat in self.seats]

    # Sentences

    def player(self, seat: Seat) -> Text:
        return Text(f"{SEAT_LETTERS[seat]} {self.names[seat]}", self.styles[seat])

    def event(self, event: Event) -> Text:
        return self._coloured(self.texts.tell(self.namer.event(event)))

    def question(self, question: Question, seat: Seat) -> Text:
        return self._coloured(self.texts.tell(self.namer.question(question, seat)))

    def action(self, action: int, asked: str) -> str:
        return self.texts.tell(self.namer.action(action, asked))

    def reason(self, reason: Reason) -> Text:
        return self._coloured(self.texts.tell(self.namer.reason(reason)))

    def catalogue(self) -> tuple[Rule, ...]:
        return catalogue.rules()

    def turn_order(self, seen: msgspec.Struct) -> tuple[Seat, ...]:
        assert isinstance(seen, Observation)
        return seen.turn_order

    def _name(self, kind: str, number: int) -> str:
        name = self.namer.name(kind, number)
        return name if isinstance(name, str) else self.texts.tell(name)

    def _coloured(self, sentence: str) -> Text:
        text = Text(sentence)
        for name, style in zip(self.names, self.styles, strict=True):
            text.highlight_regex(rf"\b{re.escape(name)}\b", style)
        return text

    # The position

    def position(self, views: Sequence[msgspec.Struct], slot: int) -> RenderableType:
        seen = [view for view in views if isinstance(view, Observation)]
        players = [self.player(seat) for seat in self.seats]
        return Drawing(self.rules, seen, slot, players, self.styles).whole()

    def legend(self, seen: msgspec.Struct) -> RenderableType:
        assert isinstance(seen, Observation)
        lines = [Text(SIGNS, "dim")]
        if any(colour != NONE for colour in seen.shrine):
            lines.append(Text(SHRINES, "dim"))
        for region, side in enumerate(seen.agenda):
            if side != NONE:
                name = f"agenda {AGENDA_WORDS[side]} in {REGION_WORDS[region]}: "
                lines.append(Text(name + self.texts.tell(self.namer.agenda(side))))
        if any(seen.mountain) or any(seen.revealed):
            lines.append(self._mountains(seen))
        return Padding(Group(*lines), (0, 0, 0, 1))

    def _mountains(self, seen: Observation) -> Text:
        ids = self.rules.board.mountain_ids
        left = ", ".join(
            f"{ids[mountain]} {self._road(mountain)}"
            for mountain, lies in enumerate(seen.mountain)
            if lies
        )
        gone = listed(EFFECT_WORDS, seen.revealed)
        return Text(f"mountain tokens: {left or 'none'}; turned up: {gone or 'none'}")

    def _road(self, mountain: int) -> str:
        board = self.rules.board
        return "–".join(
            board.province_ids[end] for end in board.mountain_ends[mountain]
        )

    # Points

    def points(self, events: Sequence[Event]) -> RenderableType:
        scores = {word: [0] * len(self.seats) for word in SCORED.values()}
        for event in events:
            word = SCORED.get(type(event))
            if word is not None:
                facts = msgspec.structs.asdict(event)
                scores[word][facts["seat"]] += facts["points"]
        return self._points_table(scores)

    def _points_table(self, scores: dict[str, list[int]]) -> Table:
        table = Table(box=box.SIMPLE_HEAD, show_footer=True, padding=(0, 1))
        total = [sum(row[seat] for row in scores.values()) for seat in self.seats]
        table.add_column("points", footer="total")
        for seat in self.seats:
            player, points = self.player(seat), str(total[seat])
            table.add_column(player, footer=points, justify="right", min_width=8)
        for word, row in scores.items():
            if any(row):
                table.add_row(word, *map(str, row))
        return table

    # The course of play

    def course(self) -> RenderableType:
        first = self.rules.table[steps.COURSE]
        assert isinstance(first, CourseStep)
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
        table.add_column("place", justify="right")
        table.add_column("step")
        table.add_column("what happens")
        for place, (number, _, argument) in enumerate(first.whole):
            name = self.rules.table[number].name
            if name == "era" and place:
                table.add_section()
            step = f"{name}({argument})" if argument else name
            table.add_row(str(place), step, self.texts.say(f"samurai-phase-{name}"))
        return Group(table, self._questions())

    def _questions(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
        for name in ("question", "it knows", "rule"):
            table.add_column(name)
        for step in self.rules.table:
            if step.asks:
                table.add_row(step.name, ", ".join(step.parts), step.rule)
        return table
