"""Generates the pages that follow from the code, for ``python3 dev.py docs``."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from sengoku.samurai import catalogue as samurai
from sengoku.shogun import catalogue as shogun
from tools.docs import server_api, server_protocol, typescript

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
WEB: Final = ROOT / "web"

PAGES: Final[dict[Path, Callable[[], str]]] = {
    DOCS / "rules" / "samurai.md": samurai.page,
    DOCS / "rules" / "shogun.md": shogun.page,
    DOCS / "server" / "api.md": server_api.page,
    DOCS / "server" / "protocol.md": server_protocol.page,
    WEB / "src" / "generated" / "protocol.ts": typescript.page,
}


def main() -> None:
    for path, page in PAGES.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
