"""Generates the pages that follow from the code, for ``python3 dev.py docs``.

With ``--finish`` it adds ``llms.txt`` to the built site and checks its links.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sengoku.samurai import catalogue as samurai
from sengoku.shogun import catalogue as shogun
from tools.docs import (
    borrowed,
    command_line,
    drawings,
    links,
    llms,
    server_api,
    server_protocol,
    settings,
    typescript,
    vectors,
)

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
WEB: Final = ROOT / "web"
SITE: Final = ROOT / "build" / "site"

PAGES: Final[dict[Path, Callable[[], str]]] = {
    DOCS / "reference" / "command-line.md": command_line.page,
    DOCS / "reference" / "settings.md": settings.page,
    DOCS / "research" / "vectors.md": vectors.page,
    DOCS / "rules" / "samurai.md": samurai.page,
    DOCS / "rules" / "shogun.md": shogun.page,
    DOCS / "server" / "api.md": server_api.page,
    DOCS / "server" / "protocol.md": server_protocol.page,
    WEB / "src" / "generated" / "protocol.ts": typescript.page,
    **{
        DOCS / "play" / f"{name}.svg": drawings.page(name) for name in drawings.DRAWINGS
    },
}


def generate() -> None:
    for path, page in PAGES.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(), encoding="utf-8", newline="\n")
    borrowed.copy()


def finish() -> None:
    (SITE / "llms.txt").write_text(llms.page(), encoding="utf-8", newline="\n")
    found = [*links.broken(SITE)]
    if found:
        sys.exit("\n".join(["links that lead nowhere:", *found]))
    print(f"The site is in {SITE.relative_to(ROOT)}.")


if __name__ == "__main__":
    finish() if sys.argv[1:] == ["--finish"] else generate()
