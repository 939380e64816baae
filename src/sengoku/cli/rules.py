"""``sengoku rules``: what the rules say, with the IDs the engine names."""

from itertools import groupby
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from sengoku.cli import options, screen
from sengoku.cli.errors import EXIT_PROBLEM_FOUND, fail
from sengoku.core.catalogue import Group, Rule, group_of, in_edition, look_up
from sengoku.core.notation import quote
from sengoku.terminal.frames import heading
from sengoku.terminal.view import terminal_view_of

EXAMPLES: Final = """\
[bold]Examples[/]

sengoku rules samurai                          all of them, by subject

sengoku rules samurai SSE-ACT-ATTACK-3         one rule

sengoku rules samurai --search castle -e crowd

sengoku rules samurai --table                  the course of play

sengoku rules shogun --table -m court          with a module
"""

RuleId = Annotated[
    str | None,
    typer.Argument(metavar="[ID]", help="The ID of a rule.", show_default=False),
]
Search = Annotated[
    str,
    typer.Option(
        "--search",
        "-s",
        metavar="WORD",
        help="Only rules with this word.",
        show_default=False,
    ),
]
AsTable = Annotated[
    bool, typer.Option("--table", help="Print the course of play, step by step.")
]


@options.with_table
def rules(
    chosen: options.Chosen,
    game: options.GameName,
    rule: RuleId = None,
    search: Search = "",
    table: AsTable = False,
) -> None:
    """Look up rules by ID or word, or show the course of play.

    Without an ID or a word all rules are shown. An edition limits the list; the other
    options change the course of play.
    """
    made, out = options.make_rules(game, chosen), screen.console()
    if table:
        out.print(terminal_view_of(made).course())
        return
    known = made.game.catalogue()
    if rule is not None:
        out.print(screen.rule_text(look_up(known, rule)))
        return
    edition = chosen.get("edition")
    found = in_edition(known, str(edition)) if edition else known
    fitting = [r for r in found if search.lower() in f"{r.id} {r.text}".lower()]
    if not fitting:
        fail(f"no rule has {quote(search)} in it", EXIT_PROBLEM_FOUND)
    _show_all(out, fitting, made.game.rule_groups())


def _show_all(out: Console, found: list[Rule], groups: tuple[Group, ...]) -> None:
    for group, members in groupby(found, lambda rule: group_of(rule.id, groups)):
        heading(out, Text(group.title, "bold"))
        for rule in members:
            out.print(screen.rule_text(rule))
