"""Numbers of the steps. Saved games hold them: never reuse or renumber one."""

from typing import Final

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
