"""Control characters are recognised and escaped; scripts and emoji stay whole."""

import pytest

from sengoku.core.characters import escaped, has_control

HARMLESS = [
    "Ann",
    "Ōda 信長",
    "👨\u200d👩\u200d👧",  # joined by ZWJ
    "❤\ufe0f",  # with a variation selector
    "می\u200cخواهم",  # Persian, with ZWNJ
    "שלום",
]


@pytest.mark.parametrize("text", HARMLESS)
def test_scripts_and_emoji_stay_whole(text: str) -> None:
    assert not has_control(text)
    assert escaped(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b]0;mine\x07", r"\x1b]0;mine\x07"),
        ("\x9b2J", r"\x9b2J"),
        ("\u202egnp", r"\u202egnp"),
        ("a\u200bb\u2066", r"a\u200bb\u2066"),
        ("a\u2028b\rc\td", r"a\u2028b\rc\td"),
        ("tag \U000e0041", r"tag \U000e0041"),
    ],
)
def test_controls_are_escaped(text: str, shown: str) -> None:
    assert has_control(text)
    assert escaped(text) == shown


def test_lines_stay_lines() -> None:
    assert has_control("a\nb")
    assert escaped("a\nb\x1b") == "a\nb\\x1b"
