"""Parses the tables of reports."""

import re
from html.parser import HTMLParser

VOID = {"meta", "rect", "path", "use", "circle", "br"}


class Page(HTMLParser):
    """Collects tables by the heading above them, and checks the nesting."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.open: list[str] = []
        self.heading = ""
        self.tables: dict[str, list[list[list[str]]]] = {}
        self.links: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._look(attrs)
        if tag == "table":
            self.tables.setdefault(self.heading.strip(), []).append([])
        elif tag == "tr":
            self._table.append([])
        elif tag in ("td", "th"):
            self._table[-1].append("")
        elif tag in ("h1", "h2", "h3"):
            self.heading = ""
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._look(attrs)
        assert tag in VOID, tag

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("td", "th"):
            self._table[-1][-1] += data.replace("\u00a0", " ").replace("\u2060", "")
        elif self.open and self.open[-1] in ("h1", "h2", "h3"):
            self.heading += data

    @property
    def _table(self) -> list[list[str]]:
        return self.tables[self.heading.strip()][-1]

    def _look(self, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [v or "" for k, v in attrs if k in ("href", "src", "action")]
        assert not [name for name, _ in attrs if name.startswith("on")]

    def rows(self, heading: str, number: int = 0) -> dict[str, list[str]]:
        """Return a table by its first column, without its head."""
        return {row[0]: row[1:] for row in self.tables[heading][number][1:]}

    def outside(self) -> list[str]:
        """Return everything that would be fetched from elsewhere."""
        style = re.findall(r"url\(([^)]*)\)|@import", self.text)
        urls = re.findall(r"https?:|//[a-z]", self.text)
        links = [link for link in self.links if not link.startswith("#")]
        return [*(found for found in style if not found.startswith("#")), *urls, *links]
