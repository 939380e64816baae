"""Options that several commands share."""

import functools
import inspect
from collections.abc import Callable
from typing import Any, Concatenate, TypeAlias, TypeVar

Shared = TypeVar("Shared")
Command: TypeAlias = Callable[Concatenate[Shared, ...], None]
Plain: TypeAlias = Callable[..., None]


def sharing(gather: Callable[..., Shared]) -> Callable[[Command[Shared]], Plain]:
    """Let commands have the options of *gather* and get what it made of them.

    An option of a command takes the place of one with the same name.
    """

    def share(command: Command[Shared]) -> Plain:
        own = dict([*inspect.signature(command).parameters.items()][1:])
        asked = inspect.signature(gather).parameters
        shared = {name: asked[name] for name in asked if name not in own}

        @functools.wraps(command)
        def run(**typed: Any) -> None:
            gathered = gather(**{name: typed.pop(name) for name in shared})
            command(gathered, **typed)

        options = [p.replace(kind=p.KEYWORD_ONLY) for p in shared.values()]
        run.__signature__ = inspect.Signature([*own.values(), *options])  # type: ignore[attr-defined]
        return run

    return share
