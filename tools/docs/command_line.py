"""The page on the command line: docs/reference/command-line.md, from typer."""

import re
from collections.abc import Iterator
from typing import Any, Final

import typer

from sengoku.cli.lazy import COMMANDS, load

OPENING: Final = """\
# Command line

`sengoku` has one command for each thing it does; each explains itself with `--help`.

Exit codes: 0 success, 1 the thing examined has a problem, 2 the command or its input
cannot be understood, 130 interrupted.

"""

MARKUP: Final = re.compile(r"\[/?\w*\]")
HELP: Final = "--help"


def page() -> str:
    commands = {name: load(name) for name in COMMANDS}
    return OPENING + "\n".join(_commands(commands, "sengoku", 2))


def _commands(commands: dict[str, Any], name: str, level: int) -> Iterator[str]:
    for word, command in commands.items():
        path = f"{name} {word}"
        inside = hasattr(command, "commands")
        yield from _command(command, path, level, inside)
        if inside:
            yield from _commands(command.commands, path, level + 1)


def _command(command: Any, path: str, level: int, is_group: bool) -> Iterator[str]:
    yield f"{'#' * level} `{path}`\n"
    yield f"{_plain(command.help or '')}\n"
    if is_group:
        return
    context = typer.Context(command, info_name=path)
    usage = " ".join(command.collect_usage_pieces(context))
    yield f"```text\n{path} {usage}\n```\n"
    rows = [*_rows(command, context)]
    if rows:
        yield "\n".join(["| | |", "|---|---|", *rows, ""])
    examples = _examples(command.epilog or "", path)
    if examples:
        yield f"```text\n{examples}\n```\n"


def _rows(command: Any, context: Any) -> Iterator[str]:
    for one in command.params:
        found = one.get_help_record(context)
        if found is not None and HELP not in one.opts:
            named, about = (_plain(text).replace("|", "\\|") for text in found)
            yield f"| `{named}` | {about} |"


def _examples(epilog: str, path: str) -> str:
    """Return the commands in an epilog; of those of a whole group only *path*."""
    plain = (_plain(line) for line in epilog.splitlines())
    lines = [line for line in plain if line.startswith("sengoku ")]
    own = [line for line in lines if path in line]
    return "\n".join(own or lines)


def _plain(text: str) -> str:
    return MARKUP.sub("", text).strip()
