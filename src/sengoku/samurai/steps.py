"""The steps by number, and their phases.

Saved games hold the numbers: never reuse or renumber one.
"""

from typing import Final, Literal, TypeAlias

COURSE: Final = 0
ERA: Final = 1
DESTINY: Final = 2
PLANNING: Final = 3
TURN: Final = 4
PLACEMENT: Final = 5
NEUTRAL: Final = 6
RESOLUTION: Final = 7
RECRUIT: Final = 8
RECRUIT_AGAIN: Final = 9
MOVE: Final = 10
SHIP: Final = 11
ATTACK: Final = 12
ATTACK_AGAIN: Final = 13
HARVEST: Final = 14
CASTLE: Final = 15
ARRIVAL: Final = 16
TRIBE: Final = 17
JOURNEY: Final = 18
FULL_HARVEST: Final = 19
CLEANUP: Final = 20
INFLUENCE: Final = 21
REGION_BONUS: Final = 22
SHRINES: Final = 23
DRAW: Final = 24
TURN_ORDER: Final = 25
FINAL_SCORING: Final = 26

STEPS: Final = 27

Phase: TypeAlias = Literal["destiny", "planning", "resolution", "final-scoring"]

PHASES: Final[dict[int, Phase]] = {
    DESTINY: "destiny",
    PLANNING: "planning",
    TURN: "planning",
    PLACEMENT: "planning",
    NEUTRAL: "planning",
    RESOLUTION: "resolution",
    RECRUIT: "resolution",
    RECRUIT_AGAIN: "resolution",
    MOVE: "resolution",
    SHIP: "resolution",
    ATTACK: "resolution",
    ATTACK_AGAIN: "resolution",
    HARVEST: "resolution",
    CASTLE: "resolution",
    FINAL_SCORING: "final-scoring",
}
"""What screens call a step. What a mountain token brings belongs to the step that began
it. An era begins and ends without a question, so no screen ever shows it."""
