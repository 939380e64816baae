"""The symbols of the pictures; the web app uses the same ones."""

from typing import Final

from sengoku.core.symbols import Symbols, of_seats

SYMBOLS: Final = Symbols(
    "sse-",
    (("sengoku.core", "symbols.svg"), ("sengoku.samurai", "symbols.svg")),
    of_seats(("red", "blue", "green", "yellow"))
    | {f"region-{name}": f"rg-{name}" for name in ("grey", "orange", "teal", "violet")}
    | {"hidden": "eye-off", "token": "tile"},
)

symbol: Final = SYMBOLS.draw
