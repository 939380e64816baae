"""Checks the links of the built site, images and anchors included.

Zensical checks the links it finds in Markdown. Here is what readers get: links in HTML
and from docstrings, pictures, style sheets, and the anchors all of them lead to.
"""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LINKS: Final = ("href", "src")
NOT_FOUND: Final = "404.html"
"""Served at any address, so its links are relative to none."""


class Page(HTMLParser):
    """The links of a page, and the anchors others can link to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: Final[list[str]] = []
        self.anchors: Final = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in LINKS and value:
                self.links.append(value)
            elif name in ("id", "name") and value:
                self.anchors.add(value)


def broken(site: Path) -> Iterator[str]:
    """Yield each link that leads nowhere, with the page it is on."""
    found = (path for path in sorted(site.rglob("*.html")) if path.name != NOT_FOUND)
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in found}
    for path, page in pages.items():
        for link in sorted({*page.links}):
            if not _leads_somewhere(path, link, pages, site):
                yield f"{path.relative_to(site)}: {link}"


def _leads_somewhere(
    path: Path, link: str, pages: dict[Path, Page], site: Path
) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not target.is_relative_to(site.resolve()) or not target.is_file():
        return False
    return target not in pages or unquote(parts.fragment) in pages[target].anchors
