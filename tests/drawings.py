"""What tests read out of a drawn position."""

import re
from collections import Counter
from xml.etree import ElementTree
from xml.etree.ElementTree import Element


def marked(tree: Element, *names: str) -> list[tuple[str, ...]]:
    """Return these ``data-`` attributes of each element that has the first."""
    keys = [f"data-{name}" for name in names]
    return [
        tuple(part.get(key, "") for key in keys)
        for part in tree.iter()
        if keys[0] in part.attrib
    ]


def one(tree: Element, name: str, value: str) -> Element:
    found = [part for part in tree.iter() if part.get(f"data-{name}") == value]
    assert len(found) == 1
    return found[0]


def asked(tree: Element) -> set[str]:
    """Return the seats whose row is marked."""
    return {seat for seat, mark in marked(tree, "seat", "marked") if mark}


def check_self_contained(text: str) -> None:
    """A drawing has unique ids, uses only its own, and runs and loads nothing."""
    tree = ElementTree.fromstring(text)
    ids = Counter(part.get("id") for part in tree.iter() if "id" in part.attrib)
    used = {part.get("href", "") for part in tree.iter() if "href" in part.attrib}
    used |= set(re.findall(r"url\(([^)]*)\)", text))
    assert max(ids.values()) == 1
    assert used <= {f"#{name}" for name in ids}
    assert not re.search(
        r"script|@import|@font-face|https?:(?!//www.w3.org/2000)", text
    )
    assert not [key for part in tree.iter() for key in part.attrib if key[:2] == "on"]
