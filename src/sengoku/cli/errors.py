"""Ends every command with a sentence and an exit code, never with a traceback."""

from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from sengoku.core.characters import escaped
from sengoku.core.errors import GameError

EXIT_PROBLEM_FOUND = 1
EXIT_USAGE = 2
EXIT_INTERRUPTED = 130


def fail(sentence: str, code: int = EXIT_USAGE) -> NoReturn:
    typer.echo(escaped(f"sengoku: {sentence}"), err=True)
    raise typer.Exit(code)


class CommandGroup(TyperGroup):
    """The top of all commands: whatever they raise for people ends here."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except GameError as error:
            fail(str(error))
        except KeyboardInterrupt:
            typer.echo("\nInterrupted.", err=True)
            raise typer.Exit(EXIT_INTERRUPTED) from None
