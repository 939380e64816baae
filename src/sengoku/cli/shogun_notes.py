"""What is worth knowing before a choice in Shogun, above all the odds of fights.

Everything is worked out from what the viewer sees.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, final

from sengoku.cli.shogun_signs import province_card
from sengoku.cli.speech import Speech
from sengoku.core.rules import Question
from sengoku.core.seats import Seat
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.naming import Namer
from sengoku.shogun.observe import Observation
from sengoku.shogun.odds import Odds, battle_odds, fight_for, revolt_in, revolt_odds
from sengoku.shogun.state import NONE

PILE: Final = 2

Facts: TypeAlias = Mapping[str, int]
"""Those of the question."""


def percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"


def in_words(odds: Odds) -> str:
    """Return the chances of a battle in one line."""
    chances = f"win {percent(odds.win)}, tie {percent(odds.tie)}"
    kept = f"keep {odds.attackers:.1f} to {odds.defenders:.1f}"
    return f"{chances}, lose {percent(odds.lose)}; {kept}"


@final
class Notes:
    def __init__(self, rules: ShogunRules, speech: Speech, namer: Namer) -> None:
        self.rules = rules
        self.board = rules.board
        self.numbers = rules.tower.numbers
        self.speech = speech
        self.namer = namer
        self.notes = {
            "pick": self._pick,
            "choose": self._choose,
            "march": self._march,
            "send": self._send,
            "revolt": self._revolt,
            "take": self._take,
            "bonus": self._bonus,
        }

    def on(
        self, question: Question, seen: Observation, actions: Sequence[int]
    ) -> dict[int, str]:
        """Return a note for every one of the *actions* there is something to say of."""
        found: dict[int, str] = {}
        for action in actions:
            family = self.rules.space.family(action)
            note = self.notes.get(family.kind)
            if note is not None and seen.viewer is not None:
                argument = family.args(action)[0]
                found[action] = note(question.facts, seen, seen.viewer, argument)
        return {action: said for action, said in found.items() if said}

    # The draft and the order

    def _pick(self, _: Facts, seen: Observation, seat: Seat, source: int) -> str:
        return "" if source == PILE else province_card(self.board, seen.open_cards[source])

    def _choose(self, _: Facts, seen: Observation, seat: Seat, position: int) -> str:
        return self.speech.texts.tell(self.namer.special(seen.special[position]))

    # Armies

    def _march(self, facts: Facts, seen: Observation, seat: Seat, to: int) -> str:
        owner, there = seen.owner[to], f"{seen.armies[to]} armies"
        if owner == seat:
            return f"yours, {there}"
        who = "neutral" if owner == NONE else f"{self.speech.names[owner]}, {there}"
        most = seen.armies[facts["province"]] - 1
        odds = self._battle(seen, seat, to, most)
        return f"{who}; {percent(odds.win)} to win with {most}"

    def _send(self, facts: Facts, seen: Observation, seat: Seat, armies: int) -> str:
        to = facts["destination"]
        if seen.owner[to] == seat:
            return ""
        return in_words(self._battle(seen, seat, to, armies))

    def _battle(self, seen: Observation, seat: Seat, to: int, armies: int) -> Odds:
        fight = fight_for(self.board, seen, seat, to, armies)
        return battle_odds(self.numbers, fight)

    def _revolt(self, _: Facts, seen: Observation, seat: Seat, province: int) -> str:
        peasants = seen.unrest[province] + seen.extra[seat]
        odds = revolt_odds(self.numbers, revolt_in(seen, province, peasants))
        return f"{peasants} peasants; you hold it with {percent(odds.lose)}"

    # The modules

    def _take(self, _: Facts, seen: Observation, seat: Seat, price: int) -> str:
        space = self.board.favour_prices.index(price)
        return self.speech.name("favour", seen.favours[space])

    def _bonus(self, _: Facts, seen: Observation, seat: Seat, bonus: int) -> str:
        amounts = dict(self.board.samurai_bonuses[seen.samurai[seat]])
        return str(amounts[bonus])
