"""What is worth knowing before a choice in Shogun, above all the odds of fights.

Everything is worked out from what the viewer sees.
"""

from collections.abc import Sequence
from typing import Final, final

from sengoku.core.rules import Question
from sengoku.core.seats import Seat
from sengoku.shogun.observation import Observation
from sengoku.shogun.odds import (
    Odds,
    battle_odds,
    fight_for,
    hungry_in,
    revolt_in,
    revolt_odds,
)
from sengoku.shogun.state import NONE
from sengoku.shogun.terminal.signs import province_card
from sengoku.shogun.terminal.speech import ShogunSpeech

PILE: Final = 2


def percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"


def in_words(odds: Odds, neutral: bool) -> str:
    """Return the chances of a battle in one line."""
    chances = f"win {percent(odds.win)}, tie {percent(odds.tie)}"
    others = "" if neutral else f" : {odds.defenders:.1f}"
    return f"{chances}, lose {percent(odds.lose)}; keep {odds.attackers:.1f}{others}"


def armies(count: int) -> str:
    return "1 army" if count == 1 else f"{count} armies"


@final
class Notes:
    def __init__(self, speech: ShogunSpeech) -> None:
        self.board = speech.board
        self.numbers = speech.rules.tower.numbers
        self.speech = speech
        self.notes = {
            "pick": self._pick,
            "choose": self._choose,
            "march": self._march,
            "send": self._send,
            "revolt": self._revolt,
            "take": self._take,
            "bonus": self._bonus,
            "station": self._station,
        }

    def on(
        self, question: Question, seen: Observation, actions: Sequence[int]
    ) -> dict[int, str]:
        """Return a note for every one of the *actions* there is something to say of."""
        found: dict[int, str] = {}
        for action in actions:
            family = self.speech.rules.space.family(action)
            note = self.notes.get(family.kind)
            if note is not None and seen.viewer is not None:
                argument = family.args(action)[0]
                found[action] = note(question, seen, seen.viewer, argument)
        return {action: said for action, said in found.items() if said}

    def before_sending(self, question: Question, seen: Observation) -> str:
        """Say what the odds are about; nothing when there is no fight."""
        to = question.facts["destination"]
        owner, there = seen.owner[to], armies(seen.armies[to])
        if owner == seen.viewer:
            return ""
        tower = " as the standard tower falls" if self.speech.rules.tower.asks else ""
        keep = "keep: armies left on average"
        if owner == NONE:
            return f"Odds{tower}; {keep}."
        calm = "unrest" if seen.unrest[to] else "no unrest"
        who = f"{self.speech.names[owner]} has {there} there, {calm}."
        return f"{who} Odds{tower}; {keep}, yours : theirs."

    # The draft and the order

    def _pick(self, _: Question, seen: Observation, seat: Seat, source: int) -> str:
        if source == PILE:
            return ""
        return province_card(self.board, seen.open_cards[source])

    def _choose(self, _: Question, seen: Observation, seat: Seat, position: int) -> str:
        return self.speech.name("special", seen.special[position])

    # Armies

    def _march(self, asked: Question, seen: Observation, seat: Seat, to: int) -> str:
        owner, there = seen.owner[to], armies(seen.armies[to])
        if owner == seat:
            return f"yours, {there}"
        who = "neutral" if owner == NONE else f"{self.speech.names[owner]}, {there}"
        most = seen.armies[asked.facts["province"]] - 1
        odds = self._battle(seen, seat, to, most)
        return f"{who}; {percent(odds.win)} to win with {most}"

    def _send(self, asked: Question, seen: Observation, seat: Seat, sent: int) -> str:
        to = asked.facts["destination"]
        if seen.owner[to] == seat:
            return ""
        return in_words(self._battle(seen, seat, to, sent), seen.owner[to] == NONE)

    def _battle(self, seen: Observation, seat: Seat, to: int, sent: int) -> Odds:
        fight = fight_for(self.board, seen, seat, to, sent)
        return battle_odds(self.numbers, fight)

    def _revolt(self, _: Question, seen: Observation, seat: Seat, province: int) -> str:
        peasants = hungry_in(seen, province)
        odds = revolt_odds(self.numbers, revolt_in(seen, province, peasants))
        return f"{peasants} peasants; you hold it with {percent(odds.lose)}"

    # The modules

    def _take(self, _: Question, seen: Observation, seat: Seat, price: int) -> str:
        space = self.board.favour_prices.index(price)
        return self.speech.name("favour", seen.favours[space])

    def _bonus(self, _: Question, seen: Observation, seat: Seat, bonus: int) -> str:
        amounts = dict(self.board.samurai_bonuses[seen.samurai[seat]])
        return str(amounts[bonus])

    def _station(self, asked: Question, seen: Observation, seat: Seat, to: int) -> str:
        """SHO-GEN-7, without the house rule."""
        here = seen.general[seat]
        if asked.key != "depart" or not seen.monument_supply[seat]:
            return ""
        near = to in self.board.neighbours[here]
        return "leaves a monument" if near else "a flight"
