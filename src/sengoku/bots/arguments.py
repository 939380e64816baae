"""Arguments of a bot in its name: ``my_bot:Bot?model=x.npz&depth=3``.

They are the keyword arguments of the class, written like the query of an address:
``%2C`` is a comma, ``%26`` an ampersand. A value is converted to the type that the
parameter is annotated with, or that of its default; without either it is a text.
"""

import inspect
import typing
from collections.abc import Callable, Mapping
from typing import Any, Final
from urllib.parse import parse_qsl

import msgspec

from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain, quote

SEPARATOR: Final = "?"

_BOOLEANS: Final = {"yes": True, "no": False, "true": True, "false": False}


def split_arguments(text: str) -> tuple[str, dict[str, str]]:
    """Return the name of a bot without its arguments, and the arguments."""
    name, separator, query = text.partition(SEPARATOR)
    if not separator:
        return name, {}
    try:
        pairs = parse_qsl(query, keep_blank_values=True, strict_parsing=True)
    except ValueError:
        raise _unreadable(text, "expected NAME=VALUE&NAME=VALUE after '?'") from None
    found = dict(pairs)
    if len(found) < len(pairs):
        raise _unreadable(text, "an argument is given twice")
    return name, found


def read_arguments(
    text: str, make: Callable[..., Any], given: Mapping[str, str]
) -> dict[str, Any]:
    """Return the arguments for *make*, the class or function that *text* names."""
    if not given:
        return {}
    parameters = inspect.signature(make).parameters
    kinds = _kinds(make)
    named = [p.name for p in parameters.values() if p.kind not in (p.VAR_KEYWORD,)]
    takes_all = len(named) < len(parameters)
    found = {}
    for name, value in given.items():
        if name not in parameters and not takes_all:
            raise _unknown(text, name, tuple(named))
        found[name] = _converted(text, name, value, kinds.get(name, str))
    return found


def _kinds(make: Callable[..., Any]) -> dict[str, Any]:
    """Return the types of parameters, by annotation or default."""
    parameters = inspect.signature(make).parameters.values()
    kinds = {
        p.name: type(p.default)
        for p in parameters
        if p.default is not p.empty and p.default is not None
    }
    maker = make.__init__ if isinstance(make, type) else make  # type: ignore[misc]
    return {**kinds, **typing.get_type_hints(maker)}


def _converted(text: str, name: str, value: str, kind: Any) -> Any:
    if kind is bool or (typing.get_args(kind) and bool in typing.get_args(kind)):
        value = str(_BOOLEANS.get(value.lower(), value)).lower()
    try:
        return msgspec.convert(
            value, kind, strict=False, dec_hook=lambda made, plain: made(plain)
        )
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        detail = f"argument {name}={value}: {error}"
        raise _unreadable(text, detail) from None


def _unknown(text: str, name: str, known: tuple[str, ...]) -> UnreadableError:
    if not known:
        return _unreadable(text, "it takes no arguments")
    try:
        Domain("argument", known).read(name)
    except UnreadableError as error:
        return _unreadable(text, error.detail or error.key)
    raise AssertionError(name)


def _unreadable(text: str, why: str) -> UnreadableError:
    return UnreadableError("bot", detail=f"bot {quote(text)}: {why}")
