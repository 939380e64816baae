"""The board and the parts in the box, as tables of whole numbers.

SSE-COMP-1    The game is for 2, 3 or 4 players.
SSE-COMP-2    Each player owns exactly 16 armies. [standard, crowd]
SSE-COMP-2d   Each player owns exactly 20 armies; there are no coloured castles, and
              one army is consumed as the owner marker of every castle built
              (SSE-ACT-CASTLE-9d). [draft]
SSE-COMP-3    Each player owns exactly 3 castles. In the draft edition the number is
              not given and limited only by one per region and player, that is at
              most 4 [R-36].
SSE-COMP-4    Each player owns exactly 11 order tokens; the sets of all players are
              identical; the tokens show 7 different orders [F-01].
SSE-COMP-5    There are 20 destiny cards, each naming exactly one of the four regions
              [F-07].
SSE-COMP-6    The general supply holds 30 food and 30 bushido tokens in total,
              including those given to players at setup.
SSE-COMP-7    There are 12 resource seeding tokens, 6 bushido and 6 food; they mark
              what a province produces and are never spent or moved after setup.
SSE-COMP-8    Each player has 4 influence markers (one per region track), 1 score
              marker and 1 turn-order marker.
SSE-COMP-9    Parts for variants only: 16 neutral action tokens; 4 double-sided region
              agenda tiles and 16 agenda markers (4 per player); 10 mountain tokens;
              9 shrine meeples.
SSE-BOARD-1   The board has four regions: grey, orange, teal, violet. They have 6, 7,
              6 and 4 provinces (23 in all).
SSE-BOARD-2   Every province belongs to exactly one region.
SSE-BOARD-3   Every region contains exactly one capital province.
SSE-BOARD-4   Exactly 12 provinces are resource provinces; each carries one seeding
              token for the whole game.
SSE-BOARD-5   Exactly 7 provinces are shrine provinces.
SSE-BOARD-6   Exactly 7 mountain spaces lie on roads joining two provinces; without
              the variant Path of the Mountain they have no effect at all.
SSE-BOARD-7   Two provinces are adjacent if they share a land border or road, or are
              joined by a dotted line across the sea; both kinds of adjacency work
              identically for movement.
SSE-BOARD-8   A coastal province is a province touching the sea; coastal status
              matters only for the ship order.
SSE-BOARD-9   Each order slot belongs to one region and has one neutral action printed
              beside it.
SSE-BOARD-10  All slots of the board form one strict south-to-north sequence used by
              the resolution phases [F-02].
SSE-BOARD-11  There are 12 slots in total: with 3 players (3×4) or 4 players (4×3) the
              first round fills all of them, with 2 players exactly 4 stay empty
              [F-02].
SSE-BOARD-12  Each region shows two region bonus values, a larger and a smaller one
              [F-04].
SSE-BOARD-13  The influence board has one track per region with spaces 1, 2, …, 9,
              10+; each space corresponds to a value between 1 and 6 [F-05].
SSE-BOARD-14  There is no limit to how many armies, of however many players, may stand
              in one province.

docs/boards.md describes board files, those of small boards for shorter games too: what
is counted above are upper limits there.
"""

from typing import Final, final

from sengoku.core.board_files import BoardFiles
from sengoku.core.facts import Fact
from sengoku.core.graph import neighbours
from sengoku.core.notation import Domain
from sengoku.samurai.board_check import examine
from sengoku.samurai.board_sheet import FILES, Sheet
from sengoku.samurai.rows import origin_destination
from sengoku.samurai.vocabulary import (
    CAPITAL,
    PROVINCES,
    REGION_WORDS,
    REGIONS,
    RESOURCE,
    SHRINE,
)


@final
class Board:
    """One board with its components, immutable.

    Lists by province, slot, mountain or region are indexed by number; ``vocabulary``
    lists the numbers of words.
    """

    name: str
    sheet: Sheet  # its source
    players: int  # the most
    eras: int
    facts: dict[str, Fact]  # as in the file, with their sources

    region_ids: tuple[str, ...]
    region_names: tuple[str, ...]
    provinces_of: tuple[tuple[int, ...], ...]  # by region
    resources_of: tuple[tuple[int, ...], ...]  # by region: provinces with a seed
    slots_of: tuple[tuple[int, ...], ...]  # by region, south to north
    capital: tuple[int, ...]  # by region
    bonus_larger: tuple[int, ...]  # by region
    bonus_smaller: tuple[int, ...]  # by region

    province_ids: tuple[str, ...]
    province_names: tuple[str, ...]
    province_kanji: tuple[str, ...]
    region_of: tuple[int, ...]
    feature: tuple[int, ...]
    coastal: tuple[bool, ...]
    seeding: tuple[int, ...]  # the resource that the file gives to a province, or -1
    shrines: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]  # by land and by sea, ascending
    land_borders: tuple[tuple[int, int], ...]
    sea_links: tuple[tuple[int, int], ...]

    mountain_ids: tuple[str, ...]
    mountain_names: tuple[str, ...]
    mountain_ends: tuple[tuple[int, int], ...]
    crossings: dict[int, int]  # by ``origin_destination``: mountain * 2 + direction

    slot_ids: tuple[str, ...]
    slot_region: tuple[int, ...]
    neutral: tuple[int, ...]  # the printed neutral action of each slot

    armies: int  # of each player
    castles: int  # of each player
    order_copies: tuple[int, ...]  # by order
    quota: tuple[tuple[int, int], ...]  # by number of players: rounds 1 and 2
    cover_price: tuple[int, ...]  # of the first, second, third cover
    food_tokens: int
    bushido_tokens: int
    start_food: int
    start_bushido: int
    seeding_tokens: tuple[int, ...]  # by resource
    armies_per_capital: int
    hand_size: int
    extra_destiny: int  # cards from the deck in each era with two players
    influence_value: tuple[int, ...]  # of influence 0 to 10; more counts as 10
    destiny: tuple[int, ...]  # cards of each region
    draft_marks: tuple[int, ...]  # cards of each region: unmarked, 3+, 4+
    neutral_tokens: tuple[int, ...]  # of each region, by neutral action
    mountain_tokens: tuple[int, ...]  # by effect
    shrine_meeples: tuple[int, ...]  # by colour
    shrine_set_points: tuple[int, ...]  # for 0 to 3 shrines of one colour
    agenda_points: tuple[int, ...]  # by agenda side
    agenda_decree: tuple[int, ...]  # by agenda side
    leftover_per_point: int
    clans: tuple[str, ...]  # by colour

    def __init__(self, sheet: Sheet) -> None:
        """Make the board of a *sheet* in which `board_check` found nothing wrong."""
        self.sheet = sheet
        self.name = sheet.name
        self.facts = sheet.facts
        self.players, self.eras = sheet.scope.players, sheet.scope.eras
        self._set_provinces(sheet)
        self._set_links(sheet)
        self._set_slots(sheet)
        self._set_components(sheet.numbers)
        self._set_points(sheet.numbers)
        self.clans = sheet.clans

    def __reduce__(self) -> tuple[type["Board"], tuple[Sheet]]:
        return Board, (self.sheet,)

    def province(self, text: str) -> int:
        return Domain("province", self.province_ids).read(text)

    def slot(self, text: str) -> int:
        return Domain("slot", self.slot_ids).read(text)

    def mountain(self, text: str) -> int:
        return Domain("mountain", self.mountain_ids).read(text)

    def _set_provinces(self, sheet: Sheet) -> None:
        provinces = sheet.provinces
        self.region_ids = REGION_WORDS
        self.region_names = sheet.region_names
        self.province_ids = tuple([p.id for p in provinces])
        self.province_names = tuple([p.name for p in provinces])
        self.province_kanji = tuple([p.kanji for p in provinces])
        self.region_of = tuple([p.region for p in provinces])
        self.feature = tuple([p.feature for p in provinces])
        self.coastal = tuple([p.coastal for p in provinces])
        self.seeding = tuple([p.resource for p in provinces])
        self.shrines = _places(self.feature, SHRINE)
        self.provinces_of = _by_region(self.region_of)
        capitals = _places(self.feature, CAPITAL)
        resources = _places(self.feature, RESOURCE)
        self.capital = tuple([here[0] for here in self._divided(capitals)])
        self.resources_of = self._divided(resources)

    def _divided(self, provinces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Return *provinces* by region."""
        return tuple(
            [
                tuple([province for province in here if province in provinces])
                for here in self.provinces_of
            ]
        )

    def _set_links(self, sheet: Sheet) -> None:
        self.land_borders = sheet.land()
        self.sea_links = sheet.sea_links
        near = neighbours(PROVINCES, self.land_borders + self.sea_links)
        self.neighbours = tuple([tuple(sorted(places)) for places in near])
        self.mountain_ids = tuple([m.id for m in sheet.mountains])
        self.mountain_names = tuple([m.name for m in sheet.mountains])
        self.mountain_ends = tuple([m.ends for m in sheet.mountains])
        self.crossings = {}
        for mountain, (a, b) in enumerate(self.mountain_ends):
            self.crossings[origin_destination(a, b)] = mountain * 2
            self.crossings[origin_destination(b, a)] = mountain * 2 + 1

    def _set_slots(self, sheet: Sheet) -> None:
        self.slot_ids = tuple([slot.id for slot in sheet.slots])
        self.slot_region = tuple([slot.region for slot in sheet.slots])
        self.slots_of = _by_region(self.slot_region)
        self.neutral = tuple([slot.neutral for slot in sheet.slots])

    def _set_components(self, numbers: dict[str, tuple[int, ...]]) -> None:
        self.armies, self.castles = numbers["pieces"]
        self.order_copies = numbers["orders"]
        quota = numbers["quota"]
        rounds = [(quota[at], quota[at + 1]) for at in range(0, len(quota), 2)]
        self.quota = ((0, 0), (0, 0), *rounds)
        self.cover_price = numbers["cover_price"]
        self.food_tokens, self.bushido_tokens = numbers["resources"][:2]
        self.start_food, self.start_bushido = numbers["resources"][2:]
        self.seeding_tokens = numbers["seeding"]
        self.armies_per_capital, self.hand_size, self.extra_destiny = numbers["setup"]
        self.destiny = numbers["destiny"]
        self.draft_marks = numbers["draft_marks"]
        self.neutral_tokens = numbers["neutral_tokens"]
        self.mountain_tokens = numbers["mountain_tokens"]
        self.shrine_meeples = numbers["shrine_meeples"]

    def _set_points(self, numbers: dict[str, tuple[int, ...]]) -> None:
        self.influence_value = numbers["influence_value"]
        self.bonus_larger = numbers["region_bonus"][::2]
        self.bonus_smaller = numbers["region_bonus"][1::2]
        self.shrine_set_points = numbers["shrine_set_points"]
        self.agenda_points = numbers["agenda_points"]
        self.agenda_decree = numbers["agenda_decree"]
        self.leftover_per_point = numbers["leftover_per_point"][0]


def _places(values: tuple[int, ...], wanted: int) -> tuple[int, ...]:
    return tuple([place for place, value in enumerate(values) if value == wanted])


def _by_region(regions: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple([_places(regions, region) for region in range(REGIONS)])


BOARDS: Final = BoardFiles(FILES, examine, Board)
load: Final = BOARDS.load
load_text: Final = BOARDS.load_text
