"""How a server is run: by flags, by the environment, or by one TOML file.

Precedence: flags, environment (``SENGOKU_PORT``), file, defaults.
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
LogFormat: TypeAlias = Literal["text", "json"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a server; docs/reference/settings.md is generated from here."""

    host: str = "127.0.0.1"
    """The address to listen on. `--lan` is short for `0.0.0.0`, all addresses."""

    port: Port = 8000
    """The port to listen on; `0` takes any free one."""

    data: str = "sengoku-data"
    """The folder of the SQLite database, relative to the current directory."""

    database_url: str = ""
    """The database to use instead of SQLite, such as `postgresql://user@host/name`."""

    public_url: WebAddress = ""
    """The address people use to reach the server. Links in e-mail need it."""

    allowed_hosts: str = ""
    """More names of the server, separated by commas. Links use no other names."""

    trusted_proxies: str = ""
    """Addresses of proxies whose `X-Forwarded-For` is trusted, separated by commas."""

    bot_workers: Count = 0
    """The number of processes for bots; `0` means one less than there are cores."""

    bot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.15
    """The minimum response time of bots in seconds. It hides how long they thought."""

    keep_days: Count = 365
    """Days until a finished table is deleted; `0` keeps finished tables forever."""

    idle_days: Count = 90
    """Days without a move until a table is deleted; `0` keeps idle tables forever."""

    invitation_only: bool = False
    """Whether only people with an account create tables; `admin invite` makes one."""

    limits: bool = True
    """Whether to limit the rate of requests and messages."""

    address_connections: Count = 100
    """The most open HTTP connections of one address; `0` means any number."""

    mcp: bool = False
    """Whether agents may play at `/mcp`; it needs the extra `sengoku[mcp]`."""

    log: LogFormat = "text"
    """The format of the log: `text`, or `json` with one object per line."""

    smtp_url: str = ""
    """The mail server: `smtp://name:password@host:587` or `smtps://…`."""

    mail_from: str = ""
    """The sender address of e-mail."""

    contact: str = ""
    """How visitors can reach you; `/api/v1/about` shows it."""

    source: WebAddress = ""
    """Where visitors find the source code of this server; shown there too."""

    @property
    def database(self) -> str:
        return self.database_url or f"sqlite:///{Path(self.data) / 'sengoku.db'}"


EXPECTED_VALUES: Final[Mapping[str, str]] = {
    "port": "a number from 0 to 65535",
    "public_url": "an address that begins with http:// or https://",
    "source": "an address that begins with http:// or https://",
    "bot_workers": "a number from 0 to 100000",
    "bot_pause": "a number of seconds from 0 to 10",
    "keep_days": "a number of days from 0 to 100000",
    "idle_days": "a number of days from 0 to 100000",
    "invitation_only": "true or false",
    "limits": "true or false",
    "address_connections": "a number from 0 to 100000",
    "mcp": "true or false",
    "log": "text or json",
}
"""By setting, what it may be; anything else is a text. None of these is a secret."""
BOOLEANS: Final = ("invitation_only", "limits", "mcp")
BOOLEAN_TEXTS: Final[Mapping[str, bool]] = {
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
    detail = f"setting {name}: expected {EXPECTED_VALUES.get(name, 'a text')}"
    if name in EXPECTED_VALUES:
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
    booleans = {name: BOOLEAN_TEXTS.get(found[name].lower()) for name in BOOLEANS}
    return values | {
        name: value for name, value in booleans.items() if value is not None
    }


_NAMES: Final = Settings.__struct_fields__
