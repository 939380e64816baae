"""How Shogun speaks in a terminal: what its cards do."""

from collections.abc import Sequence

from sengoku.core.phrases import Phrase
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.naming import Namer
from sengoku.terminal.view import TerminalView


class ShogunSpeech(TerminalView):
    rules: ShogunRules
    naming: Namer

    def __init__(self, rules: ShogunRules, names: Sequence[str] = ()) -> None:
        super().__init__(rules, names)
        self.board = rules.board

    def bonuses(self, card: int) -> str:
        """Tell what a samurai card offers."""
        offered = self.naming.bonuses(card)
        said = [self.texts.tell(one) for one in offered if isinstance(one, Phrase)]
        return " or ".join(said)

    def special(self, card: int) -> str:
        """Tell what a special card does."""
        return self.texts.tell(self.naming.special(card))

    def event_card(self, card: int) -> str:
        """Tell what an event card does."""
        return self.texts.tell(self.naming.event_card(card))

    def favour(self, card: int) -> str:
        """Tell what a favour card does."""
        return self.texts.tell(self.naming.favour(card))
