"""``llms.txt``: every page of the site with one line on what it is about."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
EMPHASIS: Final = re.compile(r"\*\*|\{ \.[^}]*\}")
SENTENCE: Final = re.compile(r".+?\.(?= |$)")
NOT_PROSE: Final = ("#", "<", "|", "!", "```", "- ", ":::", "---")


def page(settings: Path = ROOT / "zensical.toml") -> str:
    project = tomllib.loads(settings.read_text(encoding="utf-8"))["project"]
    docs = settings.parent / project["docs_dir"]
    head = [f"# {project['site_name']}", "", f"> {project['site_description']}"]
    return "\n".join([*head, *_lines(project["nav"], docs, ""), ""])


def _lines(nav: list[Any], docs: Path, section: str) -> Iterator[str]:
    """Yield the pages of *nav*, each part of it under a heading."""
    if section:
        yield from ("", f"## {section}", "")
    later: list[tuple[str, list[Any]]] = []
    for entry in nav:
        ((title, target),) = entry.items()
        if isinstance(target, str):
            address = re.sub(r"(^|/)index\.md$|\.md$", "/", target).lstrip("/")
            yield f"- [{title}]({address or './'}): {first_sentence(docs / target)}"
        else:
            later.append((f"{section}, {title}" if section else title, target))
    for name, part in later:
        yield from _lines(part, docs, name)


def first_sentence(path: Path) -> str:
    """Return what a page says first, below its heading, without links."""
    for paragraph in path.read_text(encoding="utf-8").split("\n\n"):
        plain = " ".join(EMPHASIS.sub("", LINK.sub(r"\1", paragraph)).split())
        if plain and not paragraph.startswith(NOT_PROSE):
            found = SENTENCE.match(plain)
            return found[0] if found else plain
    raise ValueError(f"{path} has no sentence to describe it")
