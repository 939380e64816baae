"""What all commands print with: the console, lists of sentences, tables of choices."""

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from itertools import repeat
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from sengoku.cli.menu import Entry, Menu
from sengoku.core.catalogue import Rule
from sengoku.core.characters import escaped
from sengoku.core.events import Event
from sengoku.terminal.frames import indented

if TYPE_CHECKING:  # commands that show no game print without loading one
    from sengoku.terminal.view import TerminalView

MAX_WIDTH: Final = 100
MAX_EVENTS_SHOWN: Final = 30
"""How many events are shown unless more are asked for."""

ERASE_HISTORY: Final = "\x1b[3J"


class EscapingConsole(Console):
    """Shows control characters as escapes: names in a file may be those of strangers.

    Only rich's own segments steer the terminal.
    """

    def render(self, *given: Any, **named: Any) -> Iterable[Segment]:
        for segment in super().render(*given, **named):
            if segment.control or segment.text.isprintable():
                yield segment
            else:
                yield Segment(escaped(segment.text), segment.style)


def console() -> Console:
    """Return a console for now: tests and pipes change what it writes to."""
    found = EscapingConsole(highlight=False)
    found.width = min(found.width, MAX_WIDTH)
    return found


def wipe(out: Console) -> None:
    """Empty the terminal and what can be scrolled back to; a file keeps everything."""
    if out.is_terminal and not out.legacy_windows:
        out.file.write(ERASE_HISTORY)
    out.clear()


def items(sentences: Sequence[Text], sign: str = "·") -> RenderableType:
    """Return sentences whose further lines stand below their first."""
    table = Table.grid(padding=(0, 1))
    for sentence in sentences:
        table.add_row(Text(f" {sign}", "dim"), sentence)
    return table


def tell(
    out: Console,
    terminal: "TerminalView",
    events: Sequence[Event],
    limit: int = MAX_EVENTS_SHOWN,
) -> None:
    """Print one sentence for each event, the latest of many."""
    left_out = max(0, len(events) - limit)
    if left_out:
        out.print(Text(f" … {left_out} earlier: 'log all' tells them", "dim"))
    if events:
        out.print(items([terminal.event(event) for event in events[left_out:]]))


def rule_text(rule: Rule) -> RenderableType:
    """Return one rule with its ID in front."""
    only = f" ({', '.join(rule.editions)} only)" if rule.editions else ""
    text = _emphasised(rule.text).append(only, "dim")
    table = Table.grid(padding=(0, 1))
    table.add_column(width=20, no_wrap=True)
    table.add_row(Text(rule.id, "cyan"), text)
    return indented(table)


def _emphasised(markdown: str) -> Text:
    """Return the text of a rule; emphasis is the only Markdown rules use."""
    parts = markdown.split("*")
    if len(parts) % 2 == 0:
        return Text(markdown)
    return Text.assemble(*((part, "italic" * (n % 2)) for n, part in enumerate(parts)))


def price(cost: dict[str, int]) -> str:
    return ", ".join(f"{amount} {what}" for what, amount in cost.items())


# The choices

Row = tuple[str, str, str, str]
"""Text, meaning, price and rule."""

GROUP_WIDTH: Final = 38
"""The width of a group without prices, in characters."""


class Asked(NamedTuple):
    """What a menu answers: the key of a question, and notes on single choices."""

    key: str
    notes: Mapping[int, str] = {}


def menu_table(
    terminal: "TerminalView", menu: Menu, asked: Asked, width: int
) -> RenderableType:
    """Return the numbered choices, in whole sentences where there is room for them."""
    rows = [_row(terminal, entry, asked) for entry in menu.entries]
    if not menu.has_groups and not _fit(rows, width):
        rows = [*map(_shortened, rows, menu.entries, repeat(asked))]
    table = Table.grid(padding=(0, 1))
    table.add_column(width=3, justify="right", style="bold")
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_column(style="yellow", no_wrap=True)
    table.add_column(style="cyan", no_wrap=True)
    for number, row in enumerate(rows, start=1):
        if number == len(menu.forward) + 1:
            table.add_row("", Text("to change your mind:", "dim not bold"))
        table.add_row(str(number), *row)
    return table


def _shortened(row: Row, entry: Entry, asked: Asked) -> Row:
    """Leave out what the text says already, but not what it does not say."""
    text, _, cost, rule = row
    return text, asked.notes.get(entry.choices[0].id, ""), cost, rule


def _fit(rows: list[Row], width: int) -> bool:
    columns = zip(*rows, strict=True)
    return 4 + sum(1 + max(map(len, column)) for column in columns) <= width


def _row(terminal: "TerminalView", entry: Entry, asked: Asked) -> Row:
    first = entry.choices[0]
    if entry.is_group:
        return f"{entry.text} …", _ends(entry), "", first.rule
    meaning, note = terminal.action(first.id, asked.key), asked.notes.get(first.id)
    said = f"{meaning}: {note}" if note else meaning
    return entry.text, said, price(first.price), first.rule


def _ends(entry: Entry) -> str:
    """Return how the texts of a group go on, those with the same price together."""
    by_price: dict[str, dict[str, None]] = {}  # with ordered sets of words
    for choice in entry.choices:
        word = choice.text[len(entry.text) :].split()[0]
        by_price.setdefault(price(choice.price), {})[word] = None
    if [*by_price] == [""]:
        return textwrap.shorten(" ".join(by_price[""]), GROUP_WIDTH, placeholder=" …")
    return "; ".join(
        " ".join(words) + (f" for {cost}" if cost else "")
        for cost, words in by_price.items()
    )
