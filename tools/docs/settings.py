"""The page on settings: docs/reference/settings.md, from the class and the flags."""

import ast
import inspect
from collections.abc import Iterator
from typing import Final

from sengoku.cli.lazy import load
from sengoku.server import settings
from sengoku.server.settings import PREFIX, Settings

OPENING: Final = f"""\
# Settings

Every setting of a server can be given as a flag of `sengoku serve`, as an environment
variable, or in a TOML file. Precedence: flags, environment, file, defaults.

The environment variable of a setting is its name in capitals after `{PREFIX}`, such as
`{PREFIX}PORT` and `{PREFIX}DATABASE_URL`. An empty variable counts as unset.
`{PREFIX}LIMITS` is `true` or `false`, `yes` or `no`, `on` or `off`, `1` or `0`.

`--config FILE` or `{PREFIX}CONFIG` names the file:

```toml
# sengoku.toml
port = 9000
public_url = "https://games.example.org"
trusted_proxies = "127.0.0.1"
keep_days = 730
```

!!! warning "Keep passwords out of flags"

    Everybody on the machine can see the flags of a process. Put `database_url` and
    `smtp_url` into the environment or into a file that only the server can read.

| setting | flag | default | what it is |
|---|---|---|---|
"""

SHORT: Final = {"lan": "host"}
"""Flags that are short for a value of another setting."""


def page() -> str:
    return OPENING + "\n".join([*_rows(), ""])


def _rows() -> Iterator[str]:
    flags, defaults, about = _flags(), Settings(), descriptions()
    for name in Settings.__struct_fields__:
        shown = ", ".join(f"`{flag}`" for flag in flags.get(name, ()))
        default = getattr(defaults, name)
        shown_default = "" if default == "" else f"`{str(default).lower()}`"
        yield f"| `{name}` | {shown} | {shown_default} | {about[name]} |"


def descriptions() -> dict[str, str]:
    """Return the docstring below each field."""
    tree = ast.parse(inspect.getsource(settings))
    (kind,) = (one for one in tree.body if getattr(one, "name", "") == "Settings")
    assert isinstance(kind, ast.ClassDef)
    found = {}
    for field, text in zip(kind.body, kind.body[1:], strict=False):
        match field, text:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(about))),
            ):
                found[name] = about
    return found


def _flags() -> dict[str, list[str]]:
    """Return the flags of ``sengoku serve`` by setting; switches as they change it."""
    found: dict[str, list[str]] = {}
    for option in load("serve").params:
        flag = [*option.opts, *option.secondary_opts][-1]
        found.setdefault(SHORT.get(option.name, option.name), []).append(flag)
    return found
