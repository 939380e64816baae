"""The symbols of ``symbols.svg``, each by its name."""

from typing import Final

from sengoku.core.symbols import Symbols

SYMBOLS: Final = Symbols("sengoku.shogun.drawing", "sho-")

symbol: Final = SYMBOLS.draw
