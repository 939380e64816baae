"""How Shogun speaks in a terminal: its namer, its colours, what its cards do."""

from collections.abc import Sequence
from typing import Final

from sengoku.cli.speech import Speech
from sengoku.core.phrases import Phrase
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.naming import Namer
from sengoku.shogun.options import colours

SEAT_STYLES: Final = {
    "black": "bold",
    "blue": "bold bright_blue",
    "red": "bold red",
    "purple": "bold magenta",
    "yellow": "bold yellow",
}
"""Black is the colour of the text, so that it can be read on any terminal."""


class ShogunSpeech(Speech):
    def __init__(self, rules: ShogunRules, names: Sequence[str] = ()) -> None:
        self.rules = rules
        self.board = rules.board
        self.namer = Namer(rules, names)
        styles = [SEAT_STYLES[colour] for colour in colours(rules.options)]
        super().__init__(self.namer, styles)

    def bonuses(self, card: int) -> str:
        """Tell what a samurai card offers."""
        offered = self.namer.bonuses(card)
        said = [self.texts.tell(one) for one in offered if isinstance(one, Phrase)]
        return " or ".join(said)

    def special(self, card: int) -> str:
        """Tell what a special card does."""
        return self.texts.tell(self.namer.special(card))

    def event_card(self, card: int) -> str:
        """Tell what an event card does."""
        return self.texts.tell(self.namer.event_card(card))

    def favour(self, card: int) -> str:
        """Tell what a favour card does."""
        return self.texts.tell(self.namer.favour(card))
