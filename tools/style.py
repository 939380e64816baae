"""Checks what no linter knows: commit subjects, and phrases that are always wrong.

    python -m tools.style

docs/style.md explains both.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

SINCE: Final = "39a7ecec11c"
"""Older commits have other subjects."""
SUBJECT: Final = re.compile(r"[a-z][a-z0-9./-]*: [A-Z].*[^.]")
SUBJECT_LENGTH: Final = 70
"""Subjects have fewer characters."""

PHRASES: Final = {
    r"the own": "its own, your own, the seat's own",
    r"anew": "again",
    r"let(?:s|ting)? go of": "release, evict, drop",
    r"so many": "this number of, how many",
}
WRONG: Final = re.compile(rf"\b(?:{'|'.join(PHRASES)})\b", re.IGNORECASE)
TEXTS: Final = ("py", "md", "ts", "svelte", "css", "toml", "yml", "yaml", "ftl")
EXEMPT: Final = (
    *("docs/style.md", "tests/test_style.py", "tools/style.py"),
    "src/sengoku/locales/",
)
"""They quote the phrases, or speak another language."""
SPOKEN: Final = "src/sengoku/locales/en/"


def main() -> None:
    problems = [*wrong_subjects(), *wrong_phrases()]
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)


def wrong_subjects() -> Iterator[str]:
    for line in git("log", "--no-merges", "--format=%h %s", *new_commits()):
        commit, _, subject = line.partition(" ")
        if problem := subject_problem(subject):
            yield f"commit {commit}: {problem}: {subject}"


def new_commits() -> list[str]:
    """Return the range to check; a shallow clone has only the newest commit."""
    known = subprocess.run(
        ["git", "cat-file", "-e", f"{SINCE}^{{commit}}"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    return ["--max-count=1"] if known.returncode else [f"{SINCE}..HEAD"]


def subject_problem(subject: str) -> str:
    if not SUBJECT.fullmatch(subject):
        return "expected 'area: Imperative' without a full stop"
    if len(subject) >= SUBJECT_LENGTH:
        return f"{len(subject)} characters; expected fewer than {SUBJECT_LENGTH}"
    return ""


def wrong_phrases() -> Iterator[str]:
    for name in git("ls-files", *(f"*.{ending}" for ending in TEXTS)):
        is_exempt = name.startswith(EXEMPT) and not name.startswith(SPOKEN)
        path = ROOT / name
        if not is_exempt and path.exists():
            text = path.read_text(encoding="utf-8")
            yield from (f"{name}:{problem}" for problem in phrase_problems(text))


def phrase_problems(text: str) -> Iterator[str]:
    for number, line in enumerate(text.splitlines(), start=1):
        for found in WRONG.findall(line):
            better = next(
                better
                for phrase, better in PHRASES.items()
                if re.fullmatch(phrase, found, re.IGNORECASE)
            )
            yield f"{number}: {found!r}: write {better}"


def git(*arguments: str) -> list[str]:
    command = ["git", *arguments]
    return subprocess.check_output(command, cwd=ROOT, text=True).splitlines()


if __name__ == "__main__":
    main()
