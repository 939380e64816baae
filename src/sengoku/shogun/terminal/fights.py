"""How a fight of Shogun can be told on the command line, and what it is then."""

from typing import Any, Final, NamedTuple, TypeAlias

from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain, number, quote
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.observation import Observation
from sengoku.shogun.odds import Fight, fight_for, hungry_in, revolt_in
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import SEAT_LETTERS

Told: TypeAlias = dict[str, Any]
"""What was typed, by its flag."""

CUBES: Final = range(63)


class Form(NamedTuple):
    """One way to tell a fight: which flags it needs, and which it may have."""

    name: str
    needs: tuple[str, ...]
    may: tuple[str, ...] = ()
    letters: str = ""  # of cubes in the tower

    @property
    def revolt(self) -> bool:
        return "--revolt" in self.needs


REVOLT_THERE: Final = Form(
    "revolt", ("--position", "--revolt", "--to"), ("--peasants",)
)
BATTLE_THERE: Final = Form("battle", ("--position", "--from", "--to", "--armies"))
REVOLT: Final = Form(
    "revolt", ("--revolt", "--armies", "--peasants"), ("--inside", "--tray"), "DGO"
)
NEUTRAL: Final = Form(
    "battle for a neutral province",
    ("--neutral", "--attack"),
    ("--peasants", "--inside", "--tray"),
    "AGO",
)
BATTLE: Final = Form(
    "battle", ("--attack", "--defend"), ("--unrest", "--inside", "--tray"), "ADGO"
)


def form_of(told: Told) -> Form:
    """Return how the fight is told; what does not fit is refused."""
    if "--position" in told:
        form = REVOLT_THERE if "--revolt" in told else BATTLE_THERE
    elif "--revolt" in told:
        form = REVOLT
    else:
        form = NEUTRAL if "--neutral" in told else BATTLE
    where = " in a position" if "--position" in told else ""
    missing = [flag for flag in form.needs if flag not in told]
    if missing:
        detail = f"a {form.name}{where} needs {' and '.join(missing)}"
        raise UnreadableError("fight", detail=detail)
    for flag in told:
        if flag not in form.needs + form.may:
            raise UnreadableError("fight", detail=f"a {form.name}{where} has no {flag}")
    return form


def told_fight(rules: ShogunRules, form: Form, told: Told) -> Fight:
    if form is REVOLT_THERE:
        return _revolt_there(rules, told)
    if form is BATTLE_THERE:
        return _battle_there(rules, told)
    inside = _cubes(form, "--inside", told.get("--inside", ""))
    tray = _cubes(form, "--tray", told.get("--tray", ""))
    attack = told.get("--attack", 0)
    defend = told["--armies"] if form is REVOLT else told.get("--defend", 0)
    peasants = told.get("--peasants", int(form is NEUTRAL))
    return Fight(
        inside=(inside["A"], inside["D"], inside["G"]),
        thrown=(attack + tray["A"], defend + tray["D"], peasants + tray["G"]),
        bystanders=tray["O"],
        unrest="--unrest" in told,
        neutral=form is NEUTRAL,
    )


def _cubes(form: Form, flag: str, text: str) -> dict[str, int]:
    """Read ``A:3,G:1``; the letters are those of the fight."""
    found = dict.fromkeys("ADGO", 0)
    letters = Domain(f"{flag}: cube", tuple(form.letters))
    for part in filter(None, text.split(",")):
        letter, colon, count = part.strip().partition(":")
        if not colon:
            detail = f"{flag}: {quote(part)} unreadable; expected such as 'G:1'"
            raise UnreadableError("cubes", detail=detail)
        found[letters.word(letters.read(letter))] = number(count, flag, CUBES)
    return found


# From a position


def _seen(rules: ShogunRules, told: Told) -> Observation:
    """Return what everybody may know: nothing of it is secret to who fights."""
    # What a viewer may not know takes no part in a fight: plans, hidden cards, piles.
    parts = told["--position"].split("|")
    known = [part for part in parts if "?" not in part and "shown" not in part]
    return rules.observe(rules.parse("|".join(known)), None)


def _battle_there(rules: ShogunRules, told: Told) -> Fight:
    seen, board, sent = _seen(rules, told), rules.board, told["--armies"]
    origin, to = board.province(told["--from"]), board.province(told["--to"])
    names = board.province_ids
    seat, there = seen.owner[origin], seen.armies[origin]
    if seat == NONE:
        raise _impossible(f"nobody has armies in {names[origin]}")
    if to not in board.neighbours[origin]:
        raise _impossible(f"{names[origin]} and {names[to]} are not adjacent")
    if to not in rules.in_play:
        raise _impossible(f"{names[to]} is out of the game")
    if not 0 < sent < there:
        letter = SEAT_LETTERS[seat]
        detail = f"{letter} has {there} armies in {names[origin]}, and one must stay"
        raise _impossible(detail)
    return fight_for(board, seen, seat, to, sent)


def _revolt_there(rules: ShogunRules, told: Told) -> Fight:
    """Take the peasants from unrest and hunger, if they are not told."""
    seen, province = _seen(rules, told), rules.board.province(told["--to"])
    coming = hungry_in(seen, province)
    return revolt_in(seen, province, told.get("--peasants", coming))


def _impossible(detail: str) -> UnreadableError:
    return UnreadableError("odds", detail=detail)
