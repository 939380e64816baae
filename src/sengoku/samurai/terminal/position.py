"""A position of Small Samurai Empires, drawn 80 columns wide.

Regions stand in the order of round 1, from south to north: to the left the provinces
with their pieces, to the right the slots with their tokens.
"""

from collections.abc import Iterator, Sequence
from typing import Final, final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sengoku.core.seats import Seat, each
from sengoku.core.stack import frames
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.hints import who_controls
from sengoku.samurai.observation import Observation
from sengoku.samurai.rows import regions_of
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import (
    AGENDA_WORDS,
    FEATURE_WORDS,
    NEUTRAL_WORDS,
    ORDER_WORDS,
    REGION_WORDS,
    REGIONS,
    RESOURCE,
    RESOURCE_WORDS,
    SEAT_LETTERS,
    SHRINE_WORDS,
)
from sengoku.terminal.drawing import MAX_NAME_LENGTH, WIDTH, cells, listed, spread

COLUMNS: Final = (1, 10, 7, 1, 18, 3, 7, 24)
CASTLE: Final = "♜"

REGION_STYLES: Final = ("grey62", "dark_orange", "cyan", "medium_orchid")
FEATURE_STYLES: Final = {
    "capital": "bold",
    "shrine": "italic",
    "food": "dark_sea_green",
    "bushido": "rosy_brown",
}
"""None of them like the colour of a player."""
PHASES: Final = {
    "destiny": " · destiny cards",
    "turn": " · planning",
    "resolution": " · resolution",
}


@final
class Drawing:
    """What *views* know together, public things from the first of them."""

    def __init__(
        self,
        rules: SamuraiRules,
        views: Sequence[Observation],
        slot: int,
        players: Sequence[Text],
        styles: Sequence[str],
    ) -> None:
        self.rules = rules
        self.board = rules.board
        self.views = views
        self.seen = views[0]
        self.slot = slot
        self.players = players
        self.styles = styles
        self.holders = who_controls(rules, self.seen)

    def whole(self) -> RenderableType:
        regions = (part for region in range(REGIONS) for part in self._region(region))
        screens = (self._screen(v) for v in self.views if v.viewer is not None)
        return Group(self._heading(), self._table(), Text(), *regions, *screens)

    # The players

    def _heading(self) -> Text:
        seen = self.seen
        steps = [self.rules.table[step].name for step, *_ in frames(seen.stack)]
        phase = next((said for step, said in PHASES.items() if step in steps), "")
        place = f"Era {seen.era} of {self.board.eras}"
        if seen.round:
            place += f" · round {seen.round} of 2"
        food, bushido = seen.general
        supply = f"supply: {food} food, {bushido} bushido · deck {seen.deck_size}"
        return spread(Text(place + phase, "bold"), Text(supply, "dim"))

    def _table(self) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        table.show_header, table.header_style = True, "dim"
        table.add_column("", width=2)
        table.add_column("player", no_wrap=True, width=2 + MAX_NAME_LENGTH)
        table.add_column("score", justify="right")
        for word, style in zip(REGION_WORDS, REGION_STYLES, strict=True):
            table.add_column(Text(word[0], style), justify="right", width=2)
        for word in ("armies", "castles", "tokens", "cards", *RESOURCE_WORDS):
            table.add_column(word, justify="right")
        for place, seat in enumerate(self.seen.turn_order, start=1):
            table.add_row(f"{place}.", *self._player(self._best_view(seat), seat))
        return Padding(table, (0, 0, 0, 1))

    def _best_view(self, seat: Seat) -> Observation:
        return next((view for view in self.views if view.viewer == seat), self.seen)

    def _player(self, seen: Observation, seat: Seat) -> Iterator[str | Text]:
        yield self.players[seat]
        yield Text(str(seen.score[seat]), "bold")
        yield from map(str, seen.influence[regions_of(seat)])
        yield from (str(seen.supply[seat]), str(seen.castles[seat]))
        yield str(seen.tokens_left[seat])
        played = "+1" if seen.has_committed[seat] else ""
        yield f"{seen.hand_size[seat]}{played}"
        for held in (seen.food[seat], seen.bushido[seat]):
            yield "?" if held is None else str(held)

    # The board

    def _region(self, region: int) -> Iterator[RenderableType]:
        style = REGION_STYLES[region]
        title = Text(f"{REGION_WORDS[region]} · {self.board.region_names[region]}")
        title.stylize(f"bold {style}")
        yield spread(title, self._region_facts(region), "─", style)
        slots = self.board.slots_of[region]
        provinces = self.board.provinces_of[region]
        for row in range(max(len(slots), len(provinces))):
            place = provinces[row] if row < len(provinces) else NONE
            left = self._province(place) if place != NONE else [Text()] * 5
            right = self._slot(slots[row]) if row < len(slots) else ()
            yield _line([*left, *right])

    def _region_facts(self, region: int) -> Text:
        larger, smaller = self.board.bonus_larger, self.board.bonus_smaller
        facts = [f"bonus {larger[region]}/{smaller[region]}"]
        facts.append(f"destiny {self.seen.played[region]}")
        side = self.seen.agenda[region]
        if side != NONE:
            fulfilled = each(self.seen.fulfilled[region])
            done = "".join(SEAT_LETTERS[seat] for seat in fulfilled)
            points = self.board.agenda_points[side]
            facts.append(f"agenda {AGENDA_WORDS[side]} +{points} {done}".rstrip())
        return Text(" · ".join(facts), "dim")

    def _province(self, province: int) -> Iterator[Text]:
        holder = self.holders[province]
        yield Text("·", "dim") if holder == NONE else self._letter(holder, " reverse")
        yield Text(self.board.province_ids[province])
        yield self._feature(province)
        yield Text("~" if self.board.coastal[province] else "", "steel_blue3")
        yield self._pieces(province)

    def _pieces(self, province: int) -> Text:
        pieces, seats = Text(), len(self.players)
        for seat in range(seats):
            armies = self.seen.armies[province * seats + seat]
            own = self.seen.castle[regions_of(seat)]
            if armies or province in own:
                said = f"{armies or ''}{CASTLE if province in own else ''}"
                pieces.append(f"{SEAT_LETTERS[seat]}{said} ", self.styles[seat])
        return pieces

    def _feature(self, province: int) -> Text:
        seed, colour = self.seen.seeds[province], self.seen.shrine[province]
        feature = self.board.feature[province]
        word = FEATURE_WORDS[feature]
        if feature == RESOURCE and seed != NONE:
            word = RESOURCE_WORDS[seed]
        said = word if colour == NONE else SHRINE_WORDS[colour]
        return Text(said, FEATURE_STYLES.get(word, ""))

    # The slots

    def _slot(self, slot: int) -> Iterator[Text]:
        mark = "▶" if slot == self.slot else " "
        yield Text(mark + self.board.slot_ids[slot], "bold")
        yield Text(NEUTRAL_WORDS[self.seen.neutral[slot]], "dim")
        yield self._token(slot)

    def _token(self, slot: int) -> Text:
        """Return the token on a slot: in brackets when it lies face down."""
        token, seen = Text(), self.seen
        if seen.owner[slot] == NONE:
            return token
        token.append_text(self._letter(seen.owner[slot]))
        known = self._order(slot)
        token.append(f" {known}" if seen.face_up[slot] else f" ({known})")
        if seen.under_owner[slot] != NONE:
            token.append(" on ", "dim")
            token.append_text(self._letter(seen.under_owner[slot]))
            token.append(f" {ORDER_WORDS[seen.under_order[slot]]}", "dim")
        return token

    def _order(self, slot: int) -> str:
        orders = (view.order[slot] for view in self.views)
        known = next((order for order in orders if order is not None), None)
        return "?" if known is None else ORDER_WORDS[known]

    def _letter(self, seat: Seat, more: str = "") -> Text:
        return Text(SEAT_LETTERS[seat], self.styles[seat] + more)

    # Behind the screens

    def _screen(self, view: Observation) -> RenderableType:
        seat = view.viewer
        assert seat is not None
        cards = listed(REGION_WORDS, view.hand or ()) or "none"
        if view.committed is not None and view.committed != NONE:
            cards += f" · face down {REGION_WORDS[view.committed]}"
        cards += f" · food {view.food[seat]} · bushido {view.bushido[seat]}"
        inside = Table.grid(padding=(0, 1))
        inside.add_row(Text("tokens", "dim"), listed(ORDER_WORDS, view.tokens or ()))
        inside.add_row(Text("cards", "dim"), cards)
        title = Text.assemble("behind the screen of ", self.players[seat])
        panel = Panel(inside, title=title, title_align="left", width=WIDTH)
        return Padding(panel, (0, 0, 0, 1))


def _line(parts: Sequence[Text]) -> Text:
    line = Text(" ").append_text(cells(parts, COLUMNS))
    line.rstrip()
    return line
