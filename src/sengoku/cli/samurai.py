"""Small Samurai Empires in a terminal of 80 columns."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, final

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sengoku.core.catalogue import Rule
from sengoku.core.events import Event
from sengoku.core.flow import FRAME, Reason
from sengoku.core.rules import Question
from sengoku.core.seats import Seat, each
from sengoku.samurai import catalogue, events
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.naming import Namer
from sengoku.samurai.observe import Observation
from sengoku.samurai.options import colours
from sengoku.samurai.rules.control import controllers
from sengoku.samurai.state import NONE, State
from sengoku.samurai.table import ERAS
from sengoku.samurai.words import (
    AGENDA_WORDS,
    EFFECT_WORDS,
    FEATURE_WORDS,
    MAX_SEATS,
    NEUTRAL_WORDS,
    ORDER_WORDS,
    REGION_WORDS,
    REGIONS,
    RESOURCE,
    RESOURCE_WORDS,
    SEAT_LETTERS,
    SHRINE_WORDS,
)
from sengoku.texts import Texts

WIDTH: Final = 78
CASTLE: Final = "♜"

SEAT_STYLES: Final = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "green": "bold green",
    "yellow": "bold yellow",
}
REGION_STYLES: Final = ("grey62", "dark_orange", "cyan", "medium_orchid")
FEATURE_STYLES: Final = {
    "capital": "bold",
    "shrine": "magenta",
    "food": "green",
    "bushido": "yellow",
}

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

    def __init__(self, rules: SamuraiRules, names: Sequence[str] = ()) -> None:
        self.rules = rules
        self.board = rules.board
        self.texts = Texts()
        self.namer = Namer(rules, names)
        self.seats = range(rules.seats)
        self.styles = [SEAT_STYLES[colour] for colour in colours(rules.options)]
        self.names = [
            self._name("seat", seat) if seat in self.seats else ""
            for seat in range(MAX_SEATS)
        ]

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
        for seat in self.seats:
            name = rf"\b{re.escape(self.names[seat])}\b"
            text.highlight_regex(name, self.styles[seat])
        return text

    # The position

    def position(self, views: Sequence[msgspec.Struct], slot: int) -> RenderableType:
        seen = [view for view in views if isinstance(view, Observation)]
        return Group(
            self._heading(seen[0]),
            self._players(seen),
            Text(),
            *(part for r in range(REGIONS) for part in self._region(seen, r, slot)),
            *(self._screen(view) for view in seen if view.viewer is not None),
        )

    def _heading(self, seen: Observation) -> Text:
        steps = {self.rules.table[n].name for n in seen.todo[::FRAME]}
        phase = next((p for p in ("turn", "resolution") if p in steps), "")
        said = {"turn": " · planning", "resolution": " · resolution"}.get(phase, "")
        place = f"Era {seen.era} of {ERAS}"
        place += f" · round {seen.round} of 2{said}" if seen.round else ""
        supply = ", ".join(map(_counted, RESOURCE_WORDS, seen.general))
        right = f"supply: {supply} · deck: {seen.deck_size} cards"
        return _spread(Text(place, "bold"), Text(right, "dim"))

    def _players(self, seen: list[Observation]) -> Table:
        table = Table(box=None, padding=(0, 1), header_style="dim")
        table.add_column("")
        table.add_column("player", no_wrap=True, min_width=14)
        table.add_column("score", justify="right")
        for word, style in zip(REGION_WORDS, REGION_STYLES, strict=True):
            table.add_column(Text(word, style), justify="right")
        for word in ("armies", "castles", "tokens", "cards", *RESOURCE_WORDS):
            table.add_column(word, justify="right")
        for place, seat in enumerate(seen[0].turn_order, start=1):
            own = [view for view in seen if view.viewer == seat]
            table.add_row(f"{place}.", *self._player_row((own or seen)[0], seat))
        return table

    def _player_row(self, seen: Observation, seat: Seat) -> Iterator[str | Text]:
        yield self.player(seat)
        yield Text(str(seen.score[seat]), "bold")
        yield from map(str, seen.influence[seat * REGIONS : (seat + 1) * REGIONS])
        yield from (str(seen.supply[seat]), str(seen.castles[seat]))
        yield str(seen.tokens_left[seat])
        played = "+1" if seen.has_committed[seat] else ""
        yield f"{seen.hand_size[seat]}{played}"
        for held in (seen.food[seat], seen.bushido[seat]):
            yield "?" if held is None else str(held)

    def _region(
        self, seen: list[Observation], region: int, slot: int
    ) -> Iterator[RenderableType]:
        style = REGION_STYLES[region]
        title = Text(f"{REGION_WORDS[region]} · {self.board.region_names[region]}")
        title.stylize(f"bold {style}")
        yield _spread(title, self._region_facts(seen[0], region), "─", style)
        table = Table.grid(padding=(0, 1))
        for width in (1, 11, 7, 1, 20):
            table.add_column(width=width, no_wrap=True)
        for width in (1, 2, 7, 24):
            table.add_column(width=width, no_wrap=True)
        slots = self.board.slots_of[region]
        holders = _controllers(seen[0], self.rules)
        for row, province in enumerate(self.board.provinces_of[region]):
            cells = self._province(seen[0], province, holders[province])
            token = self._slot(seen, slots[row], slot) if row < len(slots) else ()
            table.add_row(*cells, *token)
        yield Padding(table, (0, 0, 0, 1))

    def _region_facts(self, seen: Observation, region: int) -> Text:
        larger, smaller = self.board.bonus_larger, self.board.bonus_smaller
        facts = [f"bonus {larger[region]}/{smaller[region]}"]
        facts.append(f"destiny {seen.played[region]}")
        side = seen.agenda[region]
        if side != NONE:
            done = "".join(SEAT_LETTERS[seat] for seat in each(seen.fulfilled[region]))
            points = self.board.agenda_points[side]
            facts.append(f"agenda {AGENDA_WORDS[side]} +{points} {done}".rstrip())
        return Text(" · ".join(facts), "dim")

    def _province(
        self, seen: Observation, province: int, holder: int
    ) -> Iterator[str | Text]:
        yield self._letter(holder, reverse=True) if holder != NONE else Text("·", "dim")
        yield self.board.province_ids[province]
        yield self._feature(seen, province)
        yield Text("~" if self.board.coastal[province] else "", "blue")
        pieces = Text()
        for seat in self.seats:
            armies = seen.armies[province * len(self.seats) + seat]
            castle = province in seen.castle[seat * REGIONS : (seat + 1) * REGIONS]
            if armies or castle:
                said = f"{armies or ''}{CASTLE if castle else ''}"
                pieces.append(f"{SEAT_LETTERS[seat]}{said} ", self.styles[seat])
        yield pieces

    def _feature(self, seen: Observation, province: int) -> Text:
        feature = self.board.feature[province]
        word = FEATURE_WORDS[feature]
        if feature == RESOURCE and seen.seeds[province] != NONE:
            word = RESOURCE_WORDS[seen.seeds[province]]
        colour = seen.shrine[province]
        said = word if colour == NONE else f"{SHRINE_WORDS[colour]}"
        return Text(said, FEATURE_STYLES.get(word, ""))

    def _slot(
        self, seen: list[Observation], slot: int, marked: int
    ) -> Iterator[str | Text]:
        yield Text("▶", "bold") if slot == marked else ""
        yield Text(self.board.slot_ids[slot], "bold")
        yield Text(NEUTRAL_WORDS[seen[0].neutral[slot]], "dim")
        yield self._token(seen, slot)

    def _token(self, seen: list[Observation], slot: int) -> Text:
        """Return the token on a slot: in brackets when it lies face down."""
        token = Text()
        first, owner = seen[0], seen[0].owner[slot]
        if owner == NONE:
            return token
        known = [view.order[slot] for view in seen if view.order[slot] is not None]
        word = ORDER_WORDS[known[0]] if known and known[0] is not None else "?"
        token.append_text(self._letter(owner))
        token.append(f" {word}" if first.face_up[slot] else f" ({word})")
        if first.under_owner[slot] != NONE:
            token.append(" on ", "dim").append_text(
                self._letter(first.under_owner[slot])
            )
            token.append(f" {ORDER_WORDS[first.under_order[slot]]}", "dim")
        return token

    def _letter(self, seat: Seat, reverse: bool = False) -> Text:
        style = self.styles[seat] + (" reverse" if reverse else "")
        return Text(SEAT_LETTERS[seat], style)

    def _screen(self, seen: Observation) -> Panel:
        """Draw what lies behind the screen of the viewer."""
        seat = seen.viewer
        assert seat is not None
        inside = Table.grid(padding=(0, 2))
        inside.add_row(Text("tokens", "dim"), _listed(ORDER_WORDS, seen.tokens or ()))
        held = [seen.food[seat] or 0, seen.bushido[seat] or 0]
        inside.add_row(Text("holdings", "dim"), _listed(RESOURCE_WORDS, held))
        cards = _listed(REGION_WORDS, seen.hand or ())
        if seen.committed is not None and seen.committed != NONE:
            cards += f"    face down: {REGION_WORDS[seen.committed]}"
        inside.add_row(Text("cards", "dim"), cards)
        title = Text.assemble("behind the screen of ", self.player(seat))
        return Panel(
            inside, title=title, title_align="left", box=box.ROUNDED, width=WIDTH
        )

    # What is explained

    def legend(self, seen: msgspec.Struct) -> RenderableType:
        assert isinstance(seen, Observation)
        signs = (
            f"A2{CASTLE} two armies and a castle of A · a letter in front: who controls "
            "the province · ~ coast · beside a slot its neutral action · (order) a token "
            "face down · X on Y covers · bonus first/second · destiny: cards played."
        )
        lines = [Text(signs, "dim")]
        for region, side in enumerate(seen.agenda):
            if side != NONE:
                name = f"agenda {AGENDA_WORDS[side]} in {REGION_WORDS[region]}: "
                lines.append(Text(name + self.texts.tell(self.namer.agenda(side))))
        if any(seen.mountain) or any(seen.revealed):
            lines.append(self._mountains(seen))
        return Padding(Group(*lines), (0, 0, 0, 1))

    def _mountains(self, seen: Observation) -> Text:
        left = ", ".join(
            f"{self.board.mountain_ids[m]} {self._road(m)}"
            for m, lies in enumerate(seen.mountain)
            if lies
        )
        gone = _listed(EFFECT_WORDS, seen.revealed)
        return Text(f"mountain tokens: {left or 'none'}; turned up: {gone or 'none'}")

    def _road(self, mountain: int) -> str:
        ends = self.board.mountain_ends[mountain]
        return "–".join(self.board.province_ids[end] for end in ends)

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
            table.add_column(
                self.player(seat), footer=str(total[seat]), justify="right"
            )
        for word, row in scores.items():
            if any(row):
                table.add_row(word, *map(str, row))
        return table


def _controllers(seen: Observation, rules: SamuraiRules) -> list[int]:
    """Let the rules say who controls what, from the pieces everybody sees."""
    pieces = State(rules.seats)
    for at, armies in enumerate(seen.armies):
        province, seat = divmod(at, rules.seats)
        pieces.armies[province * MAX_SEATS + seat] = armies
    pieces.castle[: len(seen.castle)] = seen.castle
    return controllers(pieces, rules.board)


def _counted(word: str, count: int) -> str:
    return f"{word} {count}"


def _listed(words: Sequence[str], counts: Sequence[int]) -> str:
    pairs = zip(words, counts, strict=True)
    return "  ".join(f"{word} {count}" for word, count in pairs if count)


def _spread(left: Text, right: Text, fill: str = " ", style: str = "") -> Text:
    """Return one line with *left* and *right* at its ends."""
    gap = WIDTH - 2 - left.cell_len - right.cell_len
    line = Text(" ").append_text(left)
    return line.append(f" {fill * max(0, gap - 1)} ", style).append_text(right)
