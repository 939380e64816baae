"""How a server is run: by flags, by the environment, or by one TOML file.

A flag counts more than the environment (``SENGOKU_PORT``), the environment more than
the file, the file more than what is usual.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain, quote

PREFIX: Final = "SENGOKU_"

Port: TypeAlias = Annotated[int, Meta(ge=0, le=65535)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
WebAddress: TypeAlias = Annotated[str, Meta(pattern="^(https?://[^ ]+)?$")]
LogForm: TypeAlias = Literal["text", "json"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """*data* is the folder of the SQLite file when no *database_url* is given.

    *public_url* is how people reach the server, for links; *trusted_proxies* are the
    addresses whose word about the visitor's address is taken. *keep_days* says how long
    tables are kept that are over, *idle_days* those nobody plays; 0 is for ever.
    *source* is where visitors find the code of this server.
    """

    host: str = "127.0.0.1"
    port: Port = 8000
    data: str = "sengoku-data"
    database_url: str = ""
    public_url: WebAddress = ""
    trusted_proxies: str = ""
    bot_workers: Count = 0
    bot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.15
    keep_days: Count = 365
    idle_days: Count = 90
    limits: bool = True
    log: LogForm = "text"
    smtp_url: str = ""
    mail_from: str = ""
    contact: str = ""
    source: WebAddress = ""

    @property
    def database(self) -> str:
        return self.database_url or f"sqlite:///{Path(self.data) / 'sengoku.db'}"


EXPECTED: Final[Mapping[str, str]] = {
    "port": "a number from 0 to 65535",
    "public_url": "an address that begins with http:// or https://",
    "source": "an address that begins with http:// or https://",
    "bot_workers": "a number from 0 to 100000",
    "bot_pause": "a number of seconds from 0 to 10",
    "keep_days": "a number of days from 0 to 100000",
    "idle_days": "a number of days from 0 to 100000",
    "limits": "true or false",
    "log": "text or json",
}
"""By setting, what it may be; anything else is a text. None of these is a secret."""
SWITCHES: Final[Mapping[str, bool]] = {
    **dict.fromkeys(("true", "yes", "on", "1"), True),
    **dict.fromkeys(("false", "no", "off", "0"), False),
}
"""How the environment, which knows only texts, says true and false."""


def read(flags: Mapping[str, Any], file: Path | None = None) -> Settings:
    """Return the settings; *flags* that are ``None`` were not given."""
    values = _from_file(file) if file else {}
    values |= _from_environment()
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise _unreadable(error, values) from None


def _unreadable(
    error: msgspec.ValidationError, values: Mapping[str, Any]
) -> UnreadableError:
    """Return what is wrong in words of this module, not of those who write code."""
    _, _, place = str(error).partition(" - at `$.")
    name = place.rstrip("`")
    detail = f"setting {name}: expected {EXPECTED.get(name, 'a text')}"
    if name in EXPECTED:
        detail += f", not {quote(str(values[name]))}"
    return UnreadableError("settings", detail=detail)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        detail = f"settings '{file}' cannot be opened: {error.strerror or error}"
        raise UnreadableError("settings", detail=detail) from None
    except (UnicodeError, tomllib.TOMLDecodeError) as error:
        detail = f"settings '{file}' unreadable: {error}"
        raise UnreadableError("settings", detail=detail) from None
    for name in values:
        Domain("setting", Settings.__struct_fields__).exact(name)
    return values


def _from_environment() -> dict[str, Any]:
    """Return what is set; a variable that is empty is not."""
    found = {name: os.environ.get(PREFIX + name.upper(), "") for name in _NAMES}
    values: dict[str, Any] = {name: text for name, text in found.items() if text}
    limits = found["limits"].lower()
    return values | ({"limits": SWITCHES[limits]} if limits in SWITCHES else {})


_NAMES: Final = Settings.__struct_fields__
