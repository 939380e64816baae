"""Templates for new bots: small, working and well commented."""

import re
from importlib import resources
from typing import Final

from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain, quote
from sengoku.games import GAMES

FILE_EXTENSIONS: Final = {"python": "py", "javascript": "js"}
"""By language."""

TEMPLATE_NAME: Final = "first_bot"
"""The placeholder for the name of the bot."""

_FOLDER: Final = resources.files("sengoku.cli") / "bot_templates"
_NAME: Final = re.compile("[A-Za-z][A-Za-z0-9_-]{0,39}")


SEARCH: Final = "search"
"""The template of a Python class that searches."""


def search_file_name(name: str) -> str:
    """Return the file of a class: its name is that of a module."""
    if not read_name(name).isidentifier():
        wanted = "expected letters, digits and _ for a Python module"
        raise UnreadableError("name", detail=f"name {quote(name)}: {wanted}")
    return f"{name}.py"


def file_name(name: str, language: str) -> str:
    return f"{read_name(name)}.{FILE_EXTENSIONS[read_language(language)]}"


def render(name: str, language: str, game: str | None = None) -> str:
    """Return the source of a bot called *name*, for one *game* or for all."""
    lines = _template(read_language(language)).replace(TEMPLATE_NAME, read_name(name))
    others = [known.id for known in GAMES if game not in (None, known.id)]
    return "".join(
        line if game is None else line.replace(GAMES[0].id, game)
        for line in lines.splitlines(keepends=True)
        if not any(line.startswith(f'    "{other}": ') for other in others)
    )


def render_search(name: str, game: str | None = None) -> str:
    """Return the source of a module *name* with a class that searches."""
    text = _template(SEARCH).replace(TEMPLATE_NAME, name)
    return text if game is None else text.replace(GAMES[0].id, game)


def _template(name: str) -> str:
    return (_FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def read_language(text: str) -> str:
    known = tuple(FILE_EXTENSIONS)
    return known[Domain("language", known).read(text)]


def read_name(text: str) -> str:
    if not _NAME.fullmatch(text):
        wanted = "expected a letter, then letters, digits, - or _"
        raise UnreadableError("name", detail=f"name {quote(text)}: {wanted}")
    return text
