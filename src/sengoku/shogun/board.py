"""The board and the parts in the box, as tables of whole numbers.

SHO-COMP-1   The map has two sides, sun and moon. Both show the same 45 provinces in 5
             regions of 9, but the sides divide them differently.
SHO-COMP-2   On each side 8 provinces are marked as unused in a game of 3 players.
SHO-COMP-3   There are 53 province cards: one for each of the 37 provinces that lie in
             the same region on both sides, and two, one for each side, for the 8
             provinces whose region changes.
SHO-COMP-4   Each side uses exactly 45 of the 53 cards, 37 with 3 players.
SHO-COMP-5   A province card states the name, the chests that tax yields, the rice that
             a harvest yields, the number of building sites, which is 1 to 3, and the
             sides it is for.
SHO-COMP-6   There are 25 chest cards: for each player one of the values 0, 1, 2, 3, 4.
SHO-COMP-7   There are 5 special cards, one each: +1 chest, +1 rice, 6 armies, +1
             attacking, +1 defending.
SHO-COMP-8   There are 10 action cards, one for each action.
SHO-COMP-9   There are 12 event cards, each with an event and a loss of rice in winter.
SHO-COMP-10  There are 5 daimyo cards, which mark the player order, and 5 two-sided
             mats.
SHO-COMP-11  There are 310 armies, 62 in each of the colours black, blue, red, purple
             and yellow, and 20 green peasants; all of them are cubes.
SHO-COMP-12  There are 55 chest tokens, 35 worth 1 and 20 worth 5; together 135.
SHO-COMP-13  There are 80 buildings: 28 castles, 26 temples, 26 theatres.
SHO-COMP-14  There are 42 unrest markers, 5 score markers, 5 rice markers and the cube
             tower with its tray.
SHO-COMP-15  Court: a court board with a reception hall and an audience hall, which has
             3 spaces for cards, priced 4, 3 and 2; 5 extension mats of 3 fields; 35
             officials, 7 of each colour; 21 favour cards, numbered 1 to 21; 15 tower
             cards, 3 for each player.
SHO-COMP-16  Samurai: 5 equal sets of 4 cards.
SHO-COMP-17  Generals: 5 generals, 5 overview sheets and 30 monuments, 6 of each colour.
SHO-COMP-18  Arts: a tableau, a bag, 5 region cards, 36 artist tiles and markers in the
             colours of the players [R-38].
SHO-COMP-19  The game is for 3, 4 or 5 players.
SHO-EV-1     The losses of rice on the 12 event cards are 0, 1, 2, 2, 3, 3, 3, 4, 4, 5,
             6 and 7; together 40.

docs/boards.md describes board files.
"""

from typing import Final, final

from sengoku.core.board_files import BoardFiles
from sengoku.core.facts import Fact
from sengoku.core.graph import Pair, neighbours
from sengoku.core.notation import Domain
from sengoku.shogun.board_check import examine
from sengoku.shogun.board_sheet import FILES, Sheet
from sengoku.shogun.board_sheet_parts import EVENT_IDS, TowerNumbers
from sengoku.shogun.vocabulary import (
    BONUS_WORDS,
    CARD_WORDS,
    MAX_SEATS,
    MIN_SEATS,
    PROVINCES,
    REGION_WORDS,
    REGIONS,
    SIDES,
    STACK,
)

__all__ = ["BOARDS", "Board", "TowerNumbers", "load", "load_text"]


@final
class Board:
    """One board with its components, immutable.

    Lists by province, region, side or seat are indexed by number; ``vocabulary`` lists
    the numbers of words. Lists by number of players have empty entries for 0 to 2.
    """

    name: str
    sheet: Sheet  # its source
    facts: dict[str, Fact]  # as in the file, with their sources

    region_ids: tuple[str, ...]
    region_names: tuple[tuple[str, ...], ...]  # by side and region
    region_of: tuple[tuple[int, ...], ...]  # by side and province
    provinces_of: tuple[tuple[tuple[int, ...], ...], ...]  # by side and region

    province_ids: tuple[str, ...]
    province_names: tuple[str, ...]
    province_kanji: tuple[str, ...]
    chests: tuple[int, ...]  # by province: what tax yields
    rice: tuple[int, ...]  # by province: what a harvest yields
    sites: tuple[int, ...]  # by province
    neighbours: tuple[tuple[int, ...], ...]  # by land and by sea, ascending
    land_borders: tuple[Pair, ...]
    sea_routes: tuple[Pair, ...]
    out_with_3: tuple[tuple[int, ...], ...]  # by side, ascending

    card_ids: tuple[str, ...]  # provinces, then chests and the tower

    groups: tuple[tuple[int, ...], ...]  # by number of players, larger ones first
    presets: tuple[tuple[tuple[Pair, ...], ...], ...]  # by players and seat
    armies: int  # of each player
    peasants: int
    prime_armies: int  # of each player
    prime_peasants: int
    start_chests: tuple[int, ...]  # by number of players
    chest_cards: tuple[int, ...]  # the values of a player's chest cards
    chest_tokens: tuple[int, ...]  # worth 1 and 5
    unrest_markers: int

    building_cost: tuple[int, ...]  # by building
    building_stock: tuple[int, ...]  # by building
    majority_points: tuple[int, ...]  # by building
    levy_cost: tuple[int, ...]  # army5, army3, army1
    levy_yield: tuple[int, ...]
    short_levy: tuple[int, ...]  # the yield of a levy under the event
    event_ids: tuple[str, ...]
    event_kind: tuple[int, ...]  # by event card
    event_loss: tuple[int, ...]  # by event card
    supply_table: tuple[Pair, ...]  # revolts and extra, for 0 to 7 or more provinces
    towers: dict[str, TowerNumbers]

    officials: int  # of each player
    tower_cards: int  # of each player
    favour_prices: tuple[int, ...]  # dearest first
    favour_kind: tuple[int, ...]  # by number of the card; there is no card 0
    favour_amount: tuple[int, ...]  # or the building, or a mask of battles, or 0
    samurai_bonuses: tuple[tuple[Pair, ...], ...]  # by card: kind and amount
    monuments: int  # of each player
    art_rows: tuple[int, ...]  # points of the arts
    art_columns: tuple[int, ...]  # points of the castles
    art_names: tuple[str, ...]
    art_castle_names: tuple[str, ...]

    def __init__(self, sheet: Sheet) -> None:
        """Make the board of a *sheet* in which `board_check` found nothing wrong."""
        self.sheet = sheet
        self.name = sheet.name
        self.facts = sheet.facts
        self._set_regions(sheet)
        self._set_provinces(sheet)
        self._set_starts(sheet)
        self._set_pieces(sheet.numbers)
        self._set_rules(sheet.numbers)
        self._set_modules(sheet.numbers)
        self.towers = sheet.towers
        self.art_names = sheet.art_names
        self.art_castle_names = sheet.art_castle_names

    def __reduce__(self) -> tuple[type["Board"], tuple[Sheet]]:
        return Board, (self.sheet,)

    def province(self, text: str) -> int:
        return Domain("province", self.province_ids).read(text)

    def card(self, text: str) -> int:
        """Return the number of a card a player can hold."""
        return Domain("card", self.card_ids).read(text)

    def event(self, text: str) -> int:
        return Domain("event card", self.event_ids).read(text)

    def _set_regions(self, sheet: Sheet) -> None:
        self.region_ids = REGION_WORDS
        self.region_names = sheet.region_names
        self.region_of = tuple([tuple(sheet.regions(s)) for s in range(len(SIDES))])
        self.provinces_of = tuple([_by_region(regions) for regions in self.region_of])

    def _set_provinces(self, sheet: Sheet) -> None:
        provinces = sheet.provinces
        self.province_ids = tuple([p.id for p in provinces])
        self.province_names = tuple([p.name for p in provinces])
        self.province_kanji = tuple([p.kanji for p in provinces])
        self.card_ids = self.province_ids + CARD_WORDS
        self.chests = tuple([p.chests for p in provinces])
        self.rice = tuple([p.rice for p in provinces])
        self.sites = tuple([p.sites for p in provinces])
        self.land_borders = sheet.land()
        self.sea_routes = sheet.sea_routes
        near = neighbours(PROVINCES, self.land_borders + self.sea_routes)
        self.neighbours = tuple([tuple(sorted(places)) for places in near])
        self.out_with_3 = tuple([tuple(sorted(out or ())) for out in sheet.out_with_3])

    def _set_starts(self, sheet: Sheet) -> None:
        players = range(MAX_SEATS + 1)
        self.groups = tuple([sheet.groups.get(n, ()) for n in players])
        presets = [sheet.presets.get(n, ()) for n in players]
        self.presets = tuple([tuple([c or () for c in table]) for table in presets])

    def _set_pieces(self, numbers: dict[str, tuple[int, ...]]) -> None:
        self.armies, self.peasants = numbers["cubes"]
        self.prime_armies, self.prime_peasants = numbers["priming"]
        self.start_chests = (0,) * MIN_SEATS + numbers["start_chests"]
        self.chest_cards = numbers["chest_cards"]
        self.chest_tokens = numbers["chest_tokens"]
        self.unrest_markers = numbers["unrest_markers"][0]
        self.building_stock = numbers["building_stock"]

    def _set_rules(self, numbers: dict[str, tuple[int, ...]]) -> None:
        self.building_cost = numbers["building_cost"]
        self.majority_points = numbers["majority_points"]
        self.levy_cost = numbers["levy_cost"]
        self.levy_yield = numbers["levy_yield"]
        self.short_levy = numbers["short_levy"]
        self.event_ids = EVENT_IDS
        self.event_kind = numbers["event_kind"]
        self.event_loss = numbers["event_loss"]
        supply = numbers["supply_table"]
        self.supply_table = tuple(zip(supply[::2], supply[1::2], strict=True))

    def _set_modules(self, numbers: dict[str, tuple[int, ...]]) -> None:
        self.officials, self.tower_cards = numbers["court"]
        self.favour_prices = numbers["favour_prices"]
        self.favour_kind = (-1, *numbers["favour_kind"])
        self.favour_amount = (0, *numbers["favour_amount"])
        shown = [_bonuses(numbers["samurai_bonuses"], card) for card in range(STACK)]
        self.samurai_bonuses = tuple(shown)
        self.monuments = numbers["monuments"][0]
        self.art_rows = numbers["art_rows"]
        self.art_columns = numbers["art_columns"]


def _by_region(regions: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        [
            tuple([place for place, here in enumerate(regions) if here == region])
            for region in range(REGIONS)
        ]
    )


def _bonuses(amounts: tuple[int, ...], card: int) -> tuple[Pair, ...]:
    kinds = len(BONUS_WORDS)
    shown = amounts[card * kinds : (card + 1) * kinds]
    return tuple([(kind, amount) for kind, amount in enumerate(shown) if amount])


BOARDS: Final = BoardFiles(FILES, examine, Board)
load: Final = BOARDS.load
load_text: Final = BOARDS.load_text
