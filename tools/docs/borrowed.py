"""What the site shows from outside docs/: project pages, fonts, colours and icon.

Copied where the site is built and ignored by git, so that each has one home.
"""

import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
APP: Final = DOCS / "assets" / "app"
WEB: Final = ROOT / "web"

PAGES: Final = {
    name: name.lower()
    for name in ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
}
MOVED: Final = {
    "](docs/decisions)": "](decisions/index.md)",
    "](docs/": "](",
    **{f"]({name})": f"]({page})" for name, page in PAGES.items()},
}


def copy() -> None:
    for name, page in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        (DOCS / page).write_text(rewritten(text), encoding="utf-8", newline="\n")
    shutil.copytree(WEB / "src" / "fonts", APP / "fonts", dirs_exist_ok=True)
    (APP / "styles").mkdir(exist_ok=True)
    shutil.copy(WEB / "src" / "styles" / "tokens.css", APP / "styles")
    shutil.copy(WEB / "public" / "icon.svg", APP)


def rewritten(text: str) -> str:
    """Return *text* with its links as seen from docs."""
    for old, new in MOVED.items():
        text = text.replace(old, new)
    return text
