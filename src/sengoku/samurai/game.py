"""Small Samurai Empires to the rest of the project.

SSE-DEC-1  *Destiny*, start of round 1: all players at the same time, one card of the
           hand each (SSE-DEST-1, -9).
SSE-DEC-2  *Placement*: the player in turn names slot and token kind in one command; the
           price of a cover is paid with it. "Pass" is offered only under SSE-COVER-11.
SSE-DEC-3  *Neutral action*: the same player, before the next placement, names one
           execution or declines. Move 1: origin, destination, direct or over the
           mountain. Attack: province and owner of the victim. Recruit: province.
           Harvest: province.
SSE-DEC-4  *Order*: the owner of the top token, when its slot is reached. Recruit:
           province, then paid second province. Move: one step at a time as in Move 1,
           or ending; the third point of Move 2 or 3 is paid with the step that uses it
           or by itself before [R-18]. Move 2 / Move by Ship: the first command fixes
           the mode; a ship command names origin, destination and 1 or 2 armies. Attack:
           province and owner of the victim, then owner of the paid second victim.
           Harvest: take. Castle: province to build in, or the army to the castle. Each
           of these may be declined or ended (SSE-RES-10).
SSE-DEC-5  A paid second part is asked only when the first part has been carried out
           (SSE-ACT-GEN-2), so its result is known to the player.
SSE-DEC-6  *Mountain effect*: the moving player, before the expeditionary army goes on.
           Tribe: kind and execution as in SSE-DEC-3. Journey: province and owner of the
           victim, with the payment (SSE-VAR-MOUNTAIN-20).
SSE-DEC-7  Nothing else is ever asked: setup, reveals, turning tokens up, agenda
           scoring, era end and final scoring are automatic, and except in SSE-DEC-1
           exactly one player is asked at a time.
SSE-DEC-8  A question whose only answer is to decline or pass may be answered by the
           engine; the public events are then the same as if the player had declined,
           with a reason added only where everybody can see it on the table.
"""

from collections.abc import Mapping
from importlib import resources
from typing import Final

from sengoku.core import flow
from sengoku.core import seats as seat_sets
from sengoku.core.catalogue import Group, Rule, RuleTable
from sengoku.core.encoding import Part
from sengoku.core.events import Log
from sengoku.core.flow import Reason, reason
from sengoku.core.game import Game, Progress
from sengoku.core.notation import Domain, Spelling
from sengoku.core.phrases import Phrase
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer
from sengoku.samurai import (
    catalogue,
    encode_variants,
    imagine,
    notation,
    observe,
    rule_tables,
    steps,
)
from sengoku.samurai import events as event_module
from sengoku.samurai import options as choosing
from sengoku.samurai.board import BOARDS, Board
from sengoku.samurai.observation import OWN, Observation
from sengoku.samurai.options import Options, Switches
from sengoku.samurai.rules import scoring
from sengoku.samurai.rules.setup import STREAMS
from sengoku.samurai.space import (
    SPACE,
)
from sengoku.samurai.state import NONE, VISIBILITY, State
from sengoku.samurai.table import draft
from sengoku.samurai.vocabulary import COLOURS, ORDER_WORDS, REGION_WORDS, SEAT_LETTERS

REVISION: Final = 2
"""Raised when an old replay would now end differently."""
LESSONS: Final = ("basics", "covering")


class SamuraiGame(Game[Options]):
    id = "samurai"
    revision = REVISION
    title = "Small Samurai Empires"
    players = choosing.PLAYERS
    colours = COLOURS
    choices = {"edition": choosing.EDITIONS, "variants": choosing.VARIANTS}
    observation = Observation
    events = event_module
    naming = "sengoku.samurai.naming:Namer"
    hints = "sengoku.samurai.hints:SamuraiHintMaker"
    bots = "sengoku.samurai.bots.players:LEVELS"
    terminal_view = "sengoku.samurai.terminal.view:SamuraiTerminalView"
    boards = BOARDS.names
    board_files = "sengoku.samurai.terminal.board:SamuraiBoard"
    statistics = "sengoku.samurai.statistics:STATISTICS"
    highlights = "sengoku.samurai.highlights:SamuraiHighlighter"

    def read_options(self, value: object) -> Options:
        return choosing.read(value)

    def rules(self, options: Options) -> "SamuraiRules":
        return SamuraiRules(options)

    def house_rules(self) -> tuple[str, ...]:
        return choosing.house_rules()

    def switches(self, options: Options) -> Switches:
        return choosing.switches(options)

    def turn_order(self, seen: Observation) -> tuple[Seat, ...]:
        return seen.turn_order

    def progress(self, seen: Observation) -> Progress:
        return Progress(Phrase("samurai-phrase-when", {"era": seen.era}), seen.score)

    def rule_groups(self) -> tuple[Group, ...]:
        return catalogue.GROUPS

    def catalogue(self) -> tuple[Rule, ...]:
        return catalogue.rules()

    def rule_tables(self) -> Mapping[str, RuleTable]:
        return rule_tables.tables(BOARDS.load())

    def lessons(self) -> tuple[str, ...]:
        folder = resources.files("sengoku.samurai") / "data" / "lessons"
        files = (folder / f"{name}.toml" for name in LESSONS)
        return tuple(file.read_text(encoding="utf-8") for file in files)


GAME: Final = SamuraiGame()


class SamuraiRules(Rules[State, Observation]):
    """The rules under chosen options: tables built once, states passed in."""

    game = GAME
    course = steps.COURSE
    streams = STREAMS
    own = OWN
    fields = tuple(VISIBILITY)
    board: Board
    options: Options

    def __init__(self, options: Options) -> None:
        choosing.check(options)
        self.options = options
        self.switches = choosing.switches(options)
        self.board = BOARDS.of(options.board)
        self.seats = options.players
        whole = draft(self.board, options)
        self.setup = whole.setup()
        self.extra_cards = whole.extra_cards()
        self.table = whole.table()
        self.cards = self.setup.cards(self.board, self.seats)
        self.domains = domains(self.board)
        self.space = SPACE
        self.spelling = Spelling(SPACE, self.domains)
        self.notation = notation.Notation(
            self.board, self.seats, self.switches, self.table, self.domains
        )

    def lay_out(self, generator: list[int], log: Log | None) -> State:
        return self.setup.lay_out(self.seats, generator, log)

    def over(self) -> Reason:
        return reason("game-over", "SSE-FLOW-1")

    def not_asked(self, s: State, seat: Seat) -> Reason:
        asked = seat_sets.only(flow.waiting(s))
        if s.stack.step == steps.DESTINY:
            return reason("already-committed", "SSE-DEST-9")
        work = [frame.step for frame in s.stack]
        planning = steps.TURN in work or work[-1] in (steps.PLACEMENT, steps.NEUTRAL)
        rule = "SSE-PLAN-1" if planning else "SSE-RES-12"
        return reason("not-your-turn", rule, seat=asked)

    def standing(self, s: State, seat: Seat) -> tuple[int, ...]:
        return scoring.standing(s, seat, self.switches.tiebreaks)

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        return observe.observe(s, viewer, self.switches.open_resources, public)

    def parts(self) -> tuple[Part[State], ...]:
        return encode_variants.parts(
            *(self.board, self.switches, self.seats, self.options.variants),
            cards=len(self.cards),
        )

    def imagined(self, seen: Observation, source: list[int]) -> State:
        return imagine.imagine(seen, self.board, self.cards, source)

    def turn_ahead(self, s: State, seat: Seat) -> str:
        """In planning everybody knows that each places a quota of tokens."""
        quota = self.board.quota[self.seats]
        if s.round and imagine.turn_to(s, seat, quota[s.round - 1] * s.seats):
            flow.settle(self.table, s, None)
            return f"planning {s.era} {s.round}"
        return ""

    def redeal(self, s: State, viewer: Viewer, source: list[int]) -> None:
        imagine.redeal(s, NONE if viewer is None else viewer, source)


def domains(board: Board) -> dict[str, Domain]:
    """Return the words for every argument of an action on this board."""
    provinces = Domain("province", board.province_ids)
    seat = Domain("seat", tuple(SEAT_LETTERS))
    return {
        "region": Domain("region", REGION_WORDS),
        "order": Domain("order", ORDER_WORDS),
        "slot": Domain("slot", board.slot_ids),
        "province": provinces,
        "origin": provinces,
        "destination": provinces,
        "mountain": Domain("mountain", board.mountain_ids),
        "victim": seat,
        "seat": seat,
        "armies": Domain("armies", ("1", "2"), first=1),
    }
