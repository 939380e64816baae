"""One question to one person: shows it and answers what is typed, until a choice."""

import difflib
from collections.abc import Callable
from typing import Final, final

from rich.text import Text

from sengoku.cli import screen
from sengoku.cli.menu import Menu
from sengoku.cli.table import Left, Table, ask
from sengoku.core.catalogue import look_up
from sengoku.core.errors import GameError, UnreadableError
from sengoku.core.notation import quote
from sengoku.core.seats import Seat
from sengoku.match import Offer
from sengoku.terminal.frames import indented

HELP: Final = """\
3                 choose number 3; of a group, then choose one of it
{choice:<17} choose in words; the first words alone show what begins so
?                 the rule behind the question; ? 3 for a choice, ? {rule}
{why:<17} why is this not offered?
undo              take back your last choice, until somebody else has chosen
                  or something was revealed
log               what happened, as far as you know; log all
board             the position once more, with an explanation of the signs
back, or Enter    the question once more, out of a group
help              this list
quit              leave the game"""


@final
class Dialogue:
    """Ends when *person* has chosen or taken something back.

    The question may be for another seat, a bot's that needs somebody to look.
    """

    def __init__(self, table: Table, person: Seat, offer: Offer) -> None:
        self.table = table
        self.match = table.match
        self.terminal = table.terminal
        self.out = table.out
        self.person = person
        self.seat = offer.seat
        self.offer = offer
        self.may_undo = offer.can_take_back and person == offer.seat
        self.choices = offer.choices + offer.revisions
        self.menu = Menu(offer.choices, offer.revisions)
        self.asked = self._asked()
        self.answers: dict[str, Callable[[str], bool]] = {
            "?": self._explain_rule,
            "why": self._why,
            "undo": self._undo,
            "log": self._log,
            "board": self._board,
            "back": self._back,
            "help": self._help,
            "quit": self._quit,
        }

    def _asked(self) -> screen.Asked:
        question, seen = self.offer.question, self.match.view(self.person)
        offered = [*self.offer.choices.ids]
        return screen.Asked(question.key, self.terminal.notes(question, seen, offered))

    def run(self) -> None:
        self._ask()
        letter = self.match.rules.spelling.domains["seat"].word(self.person)
        done = False
        while not done:
            line = ask(f"{letter}> ")
            try:
                done = self._answer(line)
            except GameError as error:
                self._sorry(str(error))

    def _ask(self) -> None:
        question = self.offer.question
        said = self.terminal.question(question, self.seat)
        said.stylize("bold")
        self.out.print()
        self.out.print(screen.items([said.append(f"  {question.rule}", "cyan")], "▶"))
        self._advise()
        self._show_menu()

    def _advise(self) -> None:
        """Let the coach speak, unless the answer is to be seen and not to be chosen."""
        coach, question = self.table.coach, self.offer.question
        if coach is None or self.terminal.for_people(question):
            return
        said = Text(f"{coach.bot} would ", "italic")
        self.out.print(
            screen.items([said + coach.hint(self.terminal, self.offer)], "☞")
        )

    def _show_menu(self) -> None:
        asked, width = self.asked, self.out.width
        self.out.print(screen.menu_table(self.terminal, self.menu, asked, width))
        more = ", undo" if self.may_undo else ""
        back = ", back" if len(self.menu.choices) < len(self.choices) else ""
        hint = f"     a number or words; ?, board, log, help{back}{more}"
        self.out.print(Text(hint, "dim"))

    def _sorry(self, sentence: str) -> None:
        self.out.print(Text(sentence, "red"))

    # What was typed

    def _answer(self, line: str) -> bool:
        """Do what *line* says; True when it was the answer to the question."""
        if line.startswith("?"):
            line = f"? {line[1:]}"
        word, _, rest = line.partition(" ")
        if not word:
            return self._back("")
        answer = self.answers.get(word.lower())
        if answer is not None:
            return answer(rest.strip())
        return self._pick(line) if word.isdecimal() else self._spelled(line)

    def _pick(self, text: str) -> bool:
        entry = self.menu.entry(text)
        if entry.is_group:
            self.menu = Menu(entry.choices)
            self._show_menu()
            return False
        return self._choose(entry.choices[0].id)

    def _spelled(self, text: str) -> bool:
        """Choose what is written out, or show what begins with these words."""
        part = Menu(self.choices).beginning_with(text)
        if part is not None and len(text.split()) < len(part.choices[0].text.split()):
            self.menu = part
            self._show_menu()
            return False
        return self._choose(self._read(text))

    def _read(self, text: str) -> int:
        """Return the action in words; a first word that is none may be a command."""
        word = text.split(maxsplit=1)[0].lower()
        known = (*self.answers, *self._kinds())
        if word not in known:
            close = difflib.get_close_matches(word, known, n=1)
            hint = f"did you mean {close[0]!r}?" if close else "'help' says what can be"
            raise UnreadableError("word", detail=f"{quote(word)} unknown; {hint}")
        return self.match.read(text)

    def _choose(self, action: int) -> bool:
        if self._refused(action):
            return False
        self.table.play(self.seat, action, self.person)
        return True

    # Why and why not

    def _refused(self, action: int) -> bool:
        """Say why *action* is not offered, if it is not."""
        reason = self.match.explain(self.seat, action)
        if reason is None:
            return False
        said = self.terminal.reason(reason).append(f"  {reason.rule}", "cyan")
        self.out.print(screen.items([said], "✗"))
        return True

    def _why(self, text: str) -> bool:
        if not text:
            example = self.terminal.examples.refused
            raise UnreadableError("why", detail=f"why what? For example: why {example}")
        action = self._read(text)
        if not self._refused(action):
            self.out.print(Text(" That is offered.", "green"))
        self._show_rule(self._rule_behind(action))
        return False

    def _rule_behind(self, action: int) -> str:
        reason = self.match.explain(self.seat, action)
        if reason is not None:
            return reason.rule
        return next(c.rule for c in self.choices if c.id == action)

    def _explain_rule(self, text: str) -> bool:
        """Tell the rule of the question, of a choice, or one that is named."""
        if not text:
            self._show_rule(self.offer.question.rule)
        elif text.isdecimal():
            choice = self.menu.entry(text).choices[0]
            meaning = self.terminal.action(choice.id, self.offer.question.key)
            self.out.print(Text(f" {choice.text}: {meaning}", "bold"))
            self._show_rule(choice.rule)
        elif text.split(maxsplit=1)[0].lower() in self._kinds():
            self._why(text)
        else:
            self._show_rule(text)
        return False

    def _kinds(self) -> tuple[str, ...]:
        return tuple(family.kind for family in self.match.rules.space.families)

    def _show_rule(self, rule: str) -> None:
        self.out.print(
            screen.rule_text(look_up(self.match.rules.game.catalogue(), rule))
        )

    # Other wishes

    def _undo(self, _: str) -> bool:
        if not self.may_undo:
            raise UnreadableError(
                "undo",
                detail="nothing can be taken back: somebody else has chosen since, "
                "or something was revealed" + self._other_ways(),
            )
        self.table.take_back(self.seat)
        return True

    def _other_ways(self) -> str:
        ways = [choice.text for choice in self.offer.revisions]
        return f"; to change your mind: {', '.join(ways)}" if ways else ""

    def _log(self, text: str) -> bool:
        events = self.match.live_events(self.person)
        limit = len(events) if text.lower() == "all" else screen.MAX_EVENTS_SHOWN
        screen.tell(self.out, self.terminal, events, limit)
        return False

    def _board(self, _: str) -> bool:
        self.table.show_position(self.person)
        self.out.print(self.terminal.legend(self.match.view(self.person)))
        return False

    def _back(self, _: str) -> bool:
        self.menu = Menu(self.offer.choices, self.offer.revisions)
        self._show_menu()
        return False

    def _help(self, _: str) -> bool:
        choice, refused, rule = self.terminal.examples
        said = HELP.format(choice=choice, why=f"why {refused}", rule=rule)
        self.out.print(indented(Text(said)))
        return False

    def _quit(self, _: str) -> bool:
        raise Left
