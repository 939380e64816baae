"""Shogun to the rest of the project.

SHO-INV-1   After every step the cubes of each player in supply, on the map, inside the
            tower and in the tray are 62 (groups not yet drafted are in the supply); the
            peasants in stock, tower and tray are 20.
SHO-INV-2   Every province card in play is in exactly one place: in a player's hand, on
            a mat or in the neutral stock; during the draft also in the pile or in the
            open pair.
SHO-INV-3   A province has an owner if and only if at least 1 army stands there, and all
            of them are of one colour. A neutral province has no building and no unrest
            marker; monuments may be left there.
SHO-INV-4   Buildings on the map and in stock are 28 castles, 26 temples and 26
            theatres. A province has at most one of a type and at most as many as sites,
            and only if it has an owner.
SHO-INV-5   Chests, rice, points and unrest are never negative; points never become
            fewer.
SHO-INV-6   Each action card is resolved exactly once a round, and each player acts at
            most once for each.
SHO-INV-7   After a fight no cube of a side that took part is left in the tray, and no
            peasant if peasants counted; of the others there lies what the throw put
            there.
SHO-INV-8   Of each player, officials in supply, reception hall and audience hall are 7;
            monuments in supply, on the map and captured are 6.
SHO-INV-9   Arts: after each action round 6 more crossings hold a marker or a face-down
            artist, 36 after the last.
SHO-INV-10  What a player sees never contains face-down cards or hands of others [R-47],
            hidden action cards, the order of piles or the state of the random numbers.
SHO-INV-11  The same choices with the same seed lead to exactly the same state.
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
from sengoku.shogun import (
    catalogue,
    encode_modules,
    imagine,
    notation,
    observe,
    rule_tables,
    steps,
)
from sengoku.shogun import events as event_module
from sengoku.shogun import options as choosing
from sengoku.shogun.board import BOARDS, Board
from sengoku.shogun.observation import OWN, Observation
from sengoku.shogun.options import Options, Switches
from sengoku.shogun.rules import scoring
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.space import (
    SPACE,
)
from sengoku.shogun.state import CELLS, NONE, VISIBILITY, State
from sengoku.shogun.table import drafted
from sengoku.shogun.vocabulary import (
    ART_CASTLE_WORDS,
    ART_LINES,
    ART_WORDS,
    BONUS_WORDS,
    BUILDING_WORDS,
    CARD_WORDS,
    COLOURS,
    FIELD_WORDS,
    MODULE_WORDS,
    REGION_WORDS,
    SEASON_WORDS,
    SEAT_LETTERS,
    SIDES,
    START_WORDS,
    TOWER_WORDS,
)

REVISION: Final = 2
"""Raised when an old replay would now end differently."""
LESSONS: Final = ("basics", "battles")


class ShogunGame(Game[Options]):
    id = "shogun"
    revision = REVISION
    title = "Shogun"
    players = choosing.PLAYERS
    colours = COLOURS
    choices = {
        "side": SIDES,
        "start": START_WORDS,
        "modules": MODULE_WORDS,
        "tower": (*TOWER_WORDS, choosing.OWN_TOWER),
        "first": (),
    }
    people_only = {"tower": (choosing.OWN_TOWER,)}
    observation = Observation
    events = event_module
    naming = "sengoku.shogun.naming:Namer"
    hints = "sengoku.shogun.hints:ShogunHintMaker"
    bots = "sengoku.shogun.bots.players:LEVELS"
    terminal_view = "sengoku.shogun.terminal.view:ShogunTerminalView"
    boards = BOARDS.names
    board_files = "sengoku.shogun.terminal.board:ShogunBoard"
    odds = "sengoku.shogun.terminal.odds:fight_odds"
    statistics = "sengoku.shogun.statistics:STATISTICS"
    highlights = "sengoku.shogun.highlights:ShogunHighlighter"

    def read_options(self, value: object) -> Options:
        return choosing.read(value)

    def rules(self, options: Options) -> "ShogunRules":
        return ShogunRules(options)

    def house_rules(self) -> tuple[str, ...]:
        return choosing.house_rules()

    def switches(self, options: Options) -> Switches:
        return choosing.switches(options)

    def turn_order(self, seen: Observation) -> tuple[Seat, ...]:
        """Return the order of the draft; later orders change from round to round."""
        return seen.choosing

    def progress(self, seen: Observation) -> Progress:
        if not seen.year:
            return Progress(Phrase("shogun-phase-draft", {}), seen.score)
        season = Phrase(f"shogun-season-{SEASON_WORDS[seen.season]}", {})
        when = Phrase("shogun-phrase-when", {"year": seen.year, "season": season})
        return Progress(when, seen.score)

    def rule_groups(self) -> tuple[Group, ...]:
        return catalogue.GROUPS

    def catalogue(self) -> tuple[Rule, ...]:
        return catalogue.rules()

    def rule_tables(self) -> Mapping[str, RuleTable]:
        return rule_tables.tables(BOARDS.load())

    def lessons(self) -> tuple[str, ...]:
        folder = resources.files("sengoku.shogun") / "data" / "lessons"
        files = (folder / f"{name}.toml" for name in LESSONS)
        return tuple(file.read_text(encoding="utf-8") for file in files)


GAME: Final = ShogunGame()


class ShogunRules(Rules[State, Observation]):
    """The rules under chosen options: tables built once, states passed in."""

    game = GAME
    course = steps.COURSE
    own = OWN
    fields = tuple(VISIBILITY)
    streams = STREAMS
    board: Board
    options: Options

    def __init__(self, options: Options) -> None:
        choosing.check(options)
        self.options = options
        self.switches = choosing.switches(options)
        self.board = BOARDS.of(options.board)
        self.seats = options.players
        whole = drafted(self.board, options)
        self.in_play = whole.in_play
        self.region_of = whole.region_of
        self.provinces_of = whole.provinces_of
        self.setup = whole.setup()
        self.table = whole.table()
        self.tower = whole.tower
        self.domains = domains(self.board)
        self.space = SPACE
        self.spelling = Spelling(SPACE, self.domains)
        self.imagination = imagine.Imagination(
            in_play=whole.in_play,
            tower_cards=whole.tower_cards,
            favours="court" in options.modules,
            arts="arts" in options.modules,
            planning=self.table[steps.PLANNING],
        )
        self.notation = notation.Notation(
            self.board,
            self.seats,
            self.in_play,
            self.table,
            self.domains,
            whole.course(),
        )

    def lay_out(self, generator: list[int], log: Log | None) -> State:
        return self.setup.lay_out(self.seats, generator, log)

    def over(self) -> Reason:
        return reason("game-over", "SHO-END-1")

    def not_asked(self, s: State, seat: Seat) -> Reason:
        if s.stack.step == steps.PLANNING:
            return reason("plan-is-sealed", "SHO-PLAN-1")
        asked = seat_sets.only(flow.waiting(s))
        return reason("not-your-turn", self.table[s.stack.step].rule, seat=asked)

    def standing(self, s: State, seat: Seat) -> tuple[int, ...]:
        return scoring.standing(s, seat)

    def observe(
        self, s: State, viewer: Viewer, public: Observation | None = None
    ) -> Observation:
        return observe.observe(s, viewer, public)

    def parts(self) -> tuple[Part[State], ...]:
        draft = self.options.start == "draft"
        return encode_modules.parts(self.board, self.seats, draft, self.options.modules)

    def imagined(self, seen: Observation, source: list[int]) -> State:
        return self.imagination.imagine(seen, source)

    def redeal(self, s: State, viewer: Viewer, source: list[int]) -> None:
        self.imagination.redeal(s, NONE if viewer is None else viewer, source)


def domains(board: Board) -> dict[str, Domain]:
    """Return the words for every argument of an action on this board."""
    provinces = Domain("province", board.province_ids)
    cells = tuple(
        f"{ART_WORDS[cell // ART_LINES]}-{ART_CASTLE_WORDS[cell % ART_LINES]}"
        for cell in range(CELLS)
    )
    return {
        "source": Domain("source", ("first", "second", "pile")),
        "province": provinces,
        "origin": provinces,
        "destination": provinces,
        "card": Domain("card", (*board.province_ids, *CARD_WORDS)),
        "field": Domain("field", FIELD_WORDS),
        "position": Domain("position", ("1", "2", "3", "4", "5")),
        "region": Domain("region", REGION_WORDS),
        "building": Domain("building", BUILDING_WORDS),
        "bonus": Domain("bonus", BONUS_WORDS),
        "cell": Domain("cell", cells),
        "seat": Domain("seat", tuple(SEAT_LETTERS)),
        "price": Domain("price", ("2", "3", "4"), first=2),
        "armies": Domain("armies", tuple(map(str, range(64)))),
        "cubes": Domain("cubes", tuple(map(str, range(64)))),
    }
