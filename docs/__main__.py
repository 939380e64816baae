"""Writes the pages that are made from the code; the door is ``python3 dev.py docs``."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from sengoku.samurai import catalogue as samurai
from sengoku.shogun import catalogue as shogun

RULES: Final = Path(__file__).parent / "rules"

PAGES: Final[dict[Path, Callable[[], str]]] = {
    RULES / "samurai.md": samurai.page,
    RULES / "shogun.md": shogun.page,
}


def main() -> None:
    for path, page in PAGES.items():
        path.write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
