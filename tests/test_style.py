"""``tools/style.py``: which commit subjects and phrases it rejects."""

import pytest

from tools.style import phrase_problems, subject_problem


@pytest.mark.parametrize(
    "subject",
    [
        "samurai: Let the second attack hit another enemy (SSE-ACT-ATTACK-3)",
        "server/store: Retry a commit when the database is locked",
    ],
)
def test_a_subject_in_the_right_form_is_accepted(subject: str) -> None:
    assert subject_problem(subject) == ""


@pytest.mark.parametrize(
    ("subject", "why"),
    [
        ("wip", "no area"),
        ("A server that stops interrupts nobody", "no area"),
        ("server: finish writes on shutdown", "lower case"),
        ("server: Finish writes on shutdown.", "full stop"),
        ("Server: Finish writes on shutdown", "upper-case area"),
        ("server: " + "A" * 62, "70 characters"),
    ],
)
def test_another_form_is_rejected(subject: str, why: str) -> None:
    assert subject_problem(subject), why


def test_the_longest_subject_has_69_characters() -> None:
    assert subject_problem("server: " + "A" * 61) == ""


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("It reads the own seat.", "the own"),
        ("Lets go of the table.", "Lets go of"),
        ("Made anew.", "anew"),
        ("A list of so many items.", "so many"),
    ],
)
def test_a_phrase_that_is_always_wrong_is_found(line: str, found: str) -> None:
    assert [found in problem for problem in phrase_problems(line)] == [True]


def test_words_that_contain_a_phrase_are_left_alone() -> None:
    assert not [
        *phrase_problems("The owner gets some many-sided dice; the owned ones.")
    ]
