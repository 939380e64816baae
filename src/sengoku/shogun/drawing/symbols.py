"""The symbols of the pictures; the web app uses the same ones."""

from typing import Final

from sengoku.core.symbols import Symbols, of_seats

SYMBOLS: Final = Symbols(
    "sho-",
    (
        ("sengoku.core", "symbols.svg"),
        ("sengoku.shogun", "board-symbols.svg"),
        ("sengoku.shogun", "symbols.svg"),
    ),
    of_seats(("red", "blue", "black", "yellow", "purple"))
    | {
        f"region-{name}": f"rg-{name}"
        for name in ("brown", "yellow", "red", "purple", "green")
    }
    | {name: f"sh-{name}" for name in ("castle", "temple", "theatre")}
    | {name: f"act-{name}" for name in ("army5", "army3", "army1")}
    | {"battle-a": "act-battleA", "battle-b": "act-battleB"}
    | {
        f"special-{name}": f"sp-{name}"
        for name in ("tax", "rice", "army6", "attack", "defend")
    }
    | {name: f"season-{name}" for name in ("spring", "summer", "autumn", "winter")}
    | {"hidden": "eye-off", "provinces": "province-card", "samurai": "samurai-bonus"},
)

symbol: Final = SYMBOLS.draw
