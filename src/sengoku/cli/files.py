"""Files that people name on the command line."""

import sys
from pathlib import Path
from typing import Final

from sengoku.core.errors import UnreadableError
from sengoku.games import GAMES

MAX_FILE_BYTES: Final = 1 << 24
"""A larger file is no board and no replay."""


def read_text(path: Path, what: str) -> str:
    """Return the text of the file at *path*; *what* it should be is for the error."""
    try:
        with path.open("rb") as file:
            text = file.read(MAX_FILE_BYTES + 1)
        if len(text) > MAX_FILE_BYTES:
            raise _closed(path, what, f"is larger than {MAX_FILE_BYTES} bytes")
        return text.decode("utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise _closed(path, what, f"cannot be opened: {reason}") from None
    except UnicodeDecodeError as error:
        raise _closed(path, what, f"is no UTF-8 text at byte {error.start}") from None


def read_board(path: Path) -> str:
    """Return the text of a board file, or the name of a shipped board as it is."""
    shipped = {name for game in GAMES for name in game.boards}
    if str(path) in shipped and not path.exists():
        return str(path)
    return read_text(path, "board")


def write_text(path: Path, text: str, what: str, mode: str = "x") -> None:
    """Write a new file, or with the mode ``a`` add to it."""
    try:
        with path.open(mode, encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise _closed(path, what, "exists already; name another file") from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise _closed(path, what, f"cannot be written: {reason}") from None


def piped(text: str) -> str:
    """Return *text*, or for a dash what comes through the pipe."""
    return sys.stdin.read(MAX_FILE_BYTES).strip() if text == "-" else text


def _closed(path: Path, what: str, why: str) -> UnreadableError:
    return UnreadableError("file", detail=f"{what} '{path}' {why}")
