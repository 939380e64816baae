"""The symbols of ``symbols.svg``, each by its name."""

from typing import Final

from sengoku.core.symbols import Symbols

SYMBOLS: Final = Symbols("sengoku.samurai.drawing", "sse-")

symbol: Final = SYMBOLS.draw
