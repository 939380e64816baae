"""Revolts.

SHO-REV-1  In a revolt the owner is the defender and throws all armies of the province;
           the peasants attack with as many cubes as there were unrest markers in the
           province before.
SHO-REV-2  In winter more peasants come, as the supply table says (SHO-WINTER-4).
SHO-REV-3  The tray is thrown too.
SHO-REV-4  D is the owner's cubes in the tray, P all peasants there. If D is larger, the
           owner wins, loses P cubes and puts D − P armies back into the province; the
           peasants return to the stock.
SHO-REV-5  If P is at least D, all these cubes return to the supplies, buildings and
           unrest markers leave the province, and its card goes to the neutral stock.
SHO-REV-6  +1 defending, Castle Guard and Temple Peace do not help against revolts
           [R-08].
SHO-REV-7  A won revolt after rice or tax adds one more unrest marker (SHO-ACT-RT-4), a
           won revolt in winter none.
"""

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.flow import Work, push
from sengoku.shogun import effects, effects_fight, steps
from sengoku.shogun.args import REVOLT_MARKS, REVOLT_PROVINCE
from sengoku.shogun.rules.tower import FIGHT, Tower
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import GREEN


def begin(
    s: State, tower: Tower, province: i64, peasants: i64, marks: i64, log: Log | None
) -> None:
    """Throw garrison and peasants; *marks* is 1 if a victory adds an unrest marker."""
    seat = s.owner[province]
    coming = min(peasants, s.peasants)  # SHO-BATTLE-4
    effects_fight.begin_revolt(s, seat, province, coming, log)
    effects_fight.throw_garrison(s, province)
    effects_fight.throw_peasants(s, coming)
    effects_fight.throw(s, log)
    arg = REVOLT_MARKS.pack(marks) + REVOLT_PROVINCE.pack(province)
    push(s, steps.REVOLT, 0, arg)
    tower.push(s, seat, FIGHT)


def mark_unrest(s: State, seat: i64, province: i64, log: Log | None) -> None:
    """SHO-ACT-RT-4, unless a kept favour prevents it [R-46]."""
    if s.kept_calm[seat]:
        effects.prevent_unrest(s, seat, province, log)
    else:
        effects.add_unrest(s, province, log)


def holds(held: i64, green: i64) -> bool:
    """SHO-REV-4, -5: the owner needs more cubes than the peasants."""
    return held > green


class RevoltStep(Work[State]):
    """Counts the tray after the throw of a revolt."""

    name = "revolt"
    arg_fields = (REVOLT_MARKS, REVOLT_PROVINCE)

    def continues(self, s: State, arg: i64) -> bool:
        return True

    def run(self, s: State, arg: i64, log: Log | None) -> None:
        province, marks = REVOLT_PROVINCE.of(arg), REVOLT_MARKS.of(arg)
        seat = s.owner[province]
        held, green = s.tray[seat], s.tray[GREEN]
        won = holds(held, green)
        holder = seat if won else NONE
        effects_fight.decide(province, green, held, holder, log)
        effects_fight.return_cubes(s, GREEN, green, log)
        effects_fight.return_cubes(s, seat, green if won else held, log)
        if not won:
            effects_fight.lose_province(s, province, log)
            return
        effects_fight.hold(s, seat, province, held - green, log)
        if marks:
            mark_unrest(s, seat, province, log)
