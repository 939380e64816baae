"""The picture of a position shows all of it and nothing the viewer may not know."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from sengoku.core import seats as seat_sets
from sengoku.core.errors import UnreadableError
from sengoku.core.rng import fast_seed
from sengoku.core.rows import row_of
from sengoku.core.seats import Viewer
from sengoku.shogun.board import load
from sengoku.shogun.drawing import draw
from sengoku.shogun.drawing.geometry import places
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.observation import Observation
from sengoku.shogun.observe import is_planning
from sengoku.shogun.options import Options
from sengoku.shogun.rows import seat_field
from sengoku.shogun.state import ARTIST, NEUTRAL_MARKER, NONE, State
from sengoku.shogun.vocabulary import (
    BASE_FIELDS,
    BUILDING_WORDS,
    COLOURS,
    CUBE_LETTERS,
    FIELD_WORDS,
    FIELDS,
    MODULE_WORDS,
    SEAT_LETTERS,
    SIDES,
    SPECIAL_WORDS,
    SUMMER,
)
from sengoku.testing.shogun import scramble
from tests.drawings import asked, check_self_contained, marked, one
from tools.draw_readme import (
    SHOGUN_PICTURE,
    SHOGUN_SEED,
    shogun_picture,
    shogun_position,
)

Game = tuple[ShogunRules, State]

MODULES = Options(5, modules=MODULE_WORDS)


@pytest.fixture(scope="module")
def game() -> Game:
    return shogun_position(SHOGUN_SEED)


@pytest.fixture(scope="module")
def late() -> Game:
    """All modules in the second summer, with monuments on the map."""
    games = played(MODULES, 4)
    rules, s = next(g for g in games if g[1].year == 2 and g[1].season == SUMMER)
    return rules, s


def played(options: Options, seed: int) -> Iterator[Game]:
    """Yield every position of a game of random choices, the end included."""
    rules, rnd = ShogunRules(options), random.Random(seed)
    s = rules.start(fast_seed(seed))
    yield rules, s
    while waiting := rules.waiting(s):
        seat = seat_sets.each(waiting)[0]
        rules.play(s, seat, rnd.choice(rules.legal(s, seat)))
        yield rules, s


def drawn(rules: ShogunRules, seen: Observation | None) -> Element:
    return ElementTree.fromstring(draw(rules, seen))


def letter(seat: int) -> str:
    return "" if seat == NONE else SEAT_LETTERS[seat]


def numbers(part: Element) -> list[int]:
    return [
        int(inner.text or "") for inner in part.iter() if (inner.text or "").isdigit()
    ]


# ── The picture as a file ─────────────────────────────────────────────────────


@pytest.mark.parametrize("viewer", [None, 0, 3, "board", "modules"])
def test_a_drawing_needs_nothing_but_itself(
    game: Game, late: Game, viewer: Viewer | str
) -> None:
    rules, s = late if viewer == "modules" else game
    seen = None if viewer == "board" else rules.observe(s, 1)
    if not isinstance(viewer, str):
        seen = rules.observe(s, viewer)
    check_self_contained(draw(rules, seen))


def test_the_picture_of_the_readme_is_up_to_date() -> None:
    told = "run tools/draw_readme.py in the project's environment"
    assert Path(SHOGUN_PICTURE).read_text(encoding="utf-8") == shogun_picture(), told


# ── The board ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("side", SIDES)
def test_all_places_of_a_side_are_drawn(side: str) -> None:
    """SHO-COMP-1, SHO-COMP-5"""
    rules = ShogunRules(Options(side=side))
    board, tree = rules.board, drawn(rules, None)
    regions = [board.region_ids[region] for region in rules.region_of]
    wanted = list(zip(board.province_ids, regions, strict=True))
    assert marked(tree, "province", "region") == wanted
    assert len(marked(tree, "route")) == len(board.sea_routes)
    for number, name in enumerate(board.province_ids):
        here = one(tree, "pieces", name)
        yields = f"{board.chests[number]}-{board.rice[number]}"
        assert marked(here, "yields") == [(yields,)]
        assert len(marked(here, "site")) == board.sites[number]
    words = "".join(tree.itertext())
    named = (*board.province_names, *board.province_kanji)
    assert [name for name in named if name not in words] == []
    regions_here = board.region_names[SIDES.index(side)]
    assert [name for name in regions_here if name not in words] == []


@pytest.mark.parametrize("side", SIDES)
def test_provinces_three_players_leave_out_are_grey_and_bare(side: str) -> None:
    """SHO-COMP-2"""
    rules = ShogunRules(Options(3, side))
    tree = drawn(rules, rules.observe(rules.start(fast_seed(1)), None))
    out = {name for name, r in marked(tree, "province", "region") if r == "out"}
    left = rules.board.out_with_3[SIDES.index(side)]
    assert out == {rules.board.province_ids[province] for province in left}
    assert not out & {name for (name,) in marked(tree, "pieces")}


def test_a_board_without_a_position_has_a_legend_and_no_pieces() -> None:
    tree = drawn(ShogunRules(Options()), None)
    assert marked(tree, "sheet") == [("legend",), ("regions",)]
    assert not marked(tree, "army")
    assert not marked(tree, "building")
    assert len(marked(tree, "province")) == 45


def test_a_board_with_other_provinces_is_refused_in_a_sentence() -> None:
    board = load()
    strange = board.sheet.provinces[0]._replace(id="hoboku")
    other = type(board)(
        board.sheet._replace(provinces=(strange, *board.sheet.provinces[1:]))
    )
    with pytest.raises(UnreadableError) as refusal:
        places(other)
    assert refusal.value.key == "no-map"
    assert str(refusal.value) == (
        "the board 'standard' cannot be drawn: "
        "the map of the shipped board has no province 'hoboku'"
    )


def test_a_corrected_board_is_drawn_as_corrected() -> None:
    text = """
        extends = "standard"
        [borders]
        add = [["aki", "bitchu"]]
        remove = [["kai", "suruga"]]
        provenance = "rulebook"
        [provinces]
        value.settsu.sites = 2
        parts.settsu = { provenance = "rulebook" }
    """
    tree = drawn(ShogunRules(Options(board=text)), None)
    shipped = drawn(ShogunRules(Options()), None)
    extra = {*marked(tree, "route")} - {*marked(shipped, "route")}
    assert extra == {("aki-bitchu",)}
    closed = [part for part in tree.iter() if part.get("class") == "border closed"]
    assert len(closed) == 1
    assert len(marked(one(tree, "pieces", "settsu"), "site")) == 2


# ── The map in play ───────────────────────────────────────────────────────────


def test_all_pieces_are_drawn_in_their_provinces(game: Game) -> None:
    rules, s = game
    tree = drawn(rules, rules.observe(s, None))
    for number, name in enumerate(rules.board.province_ids):
        here, owner = one(tree, "pieces", name), s.owner[number]
        kinds = enumerate(BUILDING_WORDS)
        built = [(word,) for kind, word in kinds if s.buildings[number] >> kind & 1]
        army = [(letter(owner), str(s.armies[number]))] if owner != NONE else []
        unrest = [(str(s.unrest[number]),)] if s.unrest[number] else []
        assert marked(here, "army", "count") == army
        assert marked(here, "building") == built
        assert marked(here, "unrest") == unrest
        free = rules.board.sites[number] - len(built)
        assert len(marked(here, "site")) == free
    assert len(marked(tree, "building")) > 10
    assert marked(tree, "unrest")


def test_a_province_shows_who_owns_it(game: Game) -> None:
    """SHO-INV-3"""
    rules, s = game
    tree = drawn(rules, rules.observe(s, None))
    assert marked(tree, "province", "owner") == [
        (name, letter(seat))
        for name, seat in zip(rules.board.province_ids, s.owner, strict=True)
    ]
    assert len(marked(tree, "banner")) == sum(seat != NONE for seat in s.owner)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_seat_has_a_letter_a_crest_and_an_outline(players: int) -> None:
    colours = COLOURS[::-1][:players]
    rules = ShogunRules(Options(players, start="preset", colours=colours))
    tree = drawn(rules, rules.observe(rules.start(fast_seed(5)), None))
    rows = sorted(marked(one(tree, "sheet", "seats"), "seat", "colour"))
    assert rows == list(zip(SEAT_LETTERS, colours, strict=False))
    for seat, colour in rows:
        row = one(tree, "seat", seat)
        assert seat in [part.text for part in row.iter()]
        assert f"#sho-crest-{colour}" in _symbols(row)
        armies = [part for part in tree.iter() if part.get("data-army") == seat]
        assert {name for army in armies for name in _symbols(army)} == {
            f"#sho-plate-{colour}"
        }


def _symbols(part: Element) -> set[str]:
    return {inner.get("href", "") for inner in part.iter() if "href" in inner.attrib}


# ── The sheets ────────────────────────────────────────────────────────────────


def test_the_action_row_shows_what_is_turned_up(game: Game) -> None:
    """SHO-ROUND-3"""
    rules, s = game
    tree = drawn(rules, rules.observe(s, 0))
    shown = [FIELD_WORDS[card] for card in s.row[: s.row_shown]]
    hidden = [""] * (len(s.row) - s.row_shown)
    assert [word for _, word in marked(tree, "place", "action")] == shown + hidden
    assert hidden
    words = "".join(one(tree, "sheet", "round").itertext())
    assert words.startswith("Year 1 · Autumn")
    assert "Actions" in words


def test_special_cards_and_events_are_drawn(game: Game) -> None:
    """SHO-ROUND-4, SHO-ORDER-4, SHO-EVENT-1"""
    rules, s = game
    sheet = one(drawn(rules, rules.observe(s, None)), "sheet", "cards")
    taken = {at: letter(seat) for seat, at in enumerate(s.position[:4])}
    assert marked(sheet, "position", "card", "taken") == [
        (str(place + 1), SPECIAL_WORDS[card], taken.get(place, ""))
        for place, card in enumerate(s.special)
    ]
    ids = rules.board.event_ids
    opened = [(ids[event], "") for event in s.events]
    assert marked(sheet, "event", "now") == [(ids[s.event], "yes"), *opened]


def test_the_seats_have_what_everybody_sees(game: Game) -> None:
    rules, s = game
    tree = drawn(rules, rules.observe(s, None))
    sheet = one(tree, "sheet", "seats")
    assert [seat for (seat,) in marked(sheet, "seat")] == [
        letter(seat) for seat in s.player_order
    ]
    for seat in range(4):
        row = one(tree, "seat", letter(seat))
        held = len(s.provinces_of(seat))
        has = [s.supply[seat], s.chests[seat], s.rice[seat], s.score[seat]]
        assert numbers(row) == [held, *has]
        assert marked(row, "special") == [(SPECIAL_WORDS[s.special_of(seat)],)]
    waiting = seat_sets.each(rules.waiting(s))
    assert asked(tree) == {letter(seat) for seat in waiting}


def test_the_tower_shows_its_cubes(game: Game) -> None:
    rules, s = game
    tree = drawn(rules, rules.observe(s, None))
    for name, cubes in (("inside", s.inside), ("tray", s.tray)):
        line = one(tree, "cubes", name)
        there = zip(CUBE_LETTERS, cubes, strict=True)
        wanted = [(sign, str(count)) for sign, count in there if count]
        assert marked(line, "cube", "count") == wanted
        assert wanted
    assert numbers(one(tree, "stock", str(s.peasants))) == [
        s.peasants,
        *s.building_stock,
    ]


def test_cubes_on_their_way_into_an_own_tower_are_drawn(game: Game) -> None:
    rules, s = game
    other = s.copy()
    other.thrown = row_of([0, 2, 0, 0, 0, 1])
    tree = drawn(rules, rules.observe(other, None))
    thrown = marked(one(tree, "cubes", "thrown"), "cube", "count")
    assert thrown == [("B", "2"), ("G", "1")]


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_mats_show_their_cards_to_those_who_may_see_them(
    game: Game, viewer: Viewer
) -> None:
    """SHO-INV-10"""
    rules, s = game
    tree = drawn(rules, rules.observe(s, viewer))
    hidden = 0
    for seat in range(4):
        wanted = []
        for field in range(BASE_FIELDS):
            card, up = s.card_on(seat, field), s.shown[seat_field(seat, field)]
            known = card != NONE and (up or seat == viewer)
            hidden += card != NONE and not known
            face = "empty" if card == NONE else "up" if up else "down"
            name = rules.board.card_ids[card] if known else ""
            wanted.append((FIELD_WORDS[field], face, name))
        mat = one(tree, "mat", letter(seat))
        assert marked(mat, "field", "face", "card") == wanted
    assert hidden


def test_a_planner_sees_the_own_hand_and_nothing_of_the_others() -> None:
    """SHO-PLAN-1"""
    rules = ShogunRules(Options(3, start="preset"))
    s = rules.start(fast_seed(2))
    before = Counter(marked(drawn(rules, rules.observe(s, 1)), "hand"))
    rules.play(s, 1, rules.legal(s, 1)[0])
    tree = drawn(rules, rules.observe(s, 1))
    after = Counter(marked(tree, "hand"))
    own = marked(one(tree, "mat", "B"), "card")
    assert is_planning(s.stack)
    assert before - after == Counter(own)
    assert sum(before.values()) == len(s.provinces_of(1)) + 5
    other = drawn(rules, rules.observe(s, 0))
    assert {face for _, face in marked(one(other, "mat", "B"), "field", "face")} == {
        "unknown"
    }
    assert not marked(drawn(rules, rules.observe(s, None)), "hand")


def test_a_draft_shows_the_open_cards_and_the_groups() -> None:
    rules = ShogunRules(Options(4))
    s = rules.start(fast_seed(1))
    tree = drawn(rules, rules.observe(s, None))
    ids = rules.board.province_ids
    assert marked(tree, "open") == [(ids[card],) for card in s.open_cards]
    words = "".join(tree.itertext())
    assert f"{len(s.pile)} cards in the pile" in words
    assert "groups 5" in words


def test_winter_shows_who_goes_hungry() -> None:
    games = (game for seed in range(9) for game in played(Options(3), seed))
    rules, s = next(game for game in games if len(game[1].hungry) > 1)
    tree = drawn(rules, rules.observe(s, None))
    hungry = " ".join(rules.board.province_ids[province] for province in s.hungry)
    assert marked(tree, "hungry") == [(hungry,)]
    assert "revolts, +" in "".join(tree.itertext())


# ── The modules ───────────────────────────────────────────────────────────────


def test_generals_and_monuments_stand_in_their_provinces(late: Game) -> None:
    """SHO-GEN-7"""
    rules, s = late
    tree = drawn(rules, rules.observe(s, None))
    standing = 0
    for number, name in enumerate(rules.board.province_ids):
        here = one(tree, "pieces", name)
        stones = [(letter(n), s.monuments[number * 5 + n]) for n in range(5)]
        built = [(seat, str(count)) for seat, count in stones if count]
        generals = [(letter(n),) for n in range(5) if s.general[n] == number]
        assert marked(here, "monument", "count") == built
        assert marked(here, "general") == generals
        standing += len(built)
    assert standing


def test_sheets_of_modules_show_what_lies_there(late: Game) -> None:
    """SHO-COURT-2, SHO-SAM-2, SHO-ART-3"""
    rules, s = late
    tree = drawn(rules, rules.observe(s, None))
    assert marked(tree, "court", "officials") == [
        (letter(seat), f"{s.reception[seat]}-{s.audience[seat]}") for seat in range(5)
    ]
    prices = map(str, rules.board.favour_prices)
    assert marked(tree, "favour", "price") == list(
        zip(map(str, s.favours), prices, strict=True)
    )
    named = {NONE: "none", ARTIST: "artist", NEUTRAL_MARKER: "neutral"}
    assert [mark for _, mark in marked(tree, "cell", "mark")] == [
        named.get(mark) or letter(mark) for mark in s.arts
    ]
    assert len(marked(one(tree, "mat", "A"), "field")) == FIELDS
    other = s.copy()
    other.samurai[1] = 3
    tree = drawn(rules, rules.observe(other, None))
    stacks = [str(s.samurai[seat] + 1) for seat in range(5)]
    stacks[1] = "4"
    assert [top for _, top in marked(tree, "stack", "top")] == stacks
    assert "6 chests · 2 rice · 3 to tray · 1 pt" in "".join(tree.itertext())


def test_sheets_of_modules_are_left_out_without_them(game: Game) -> None:
    rules, s = game
    tree = drawn(rules, rules.observe(s, None))
    sheets = [name for (name,) in marked(tree, "sheet")]
    assert sheets == ["round", "regions", "tower", "seats", "cards", "mats"]


# ── Secrets ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "viewer", [None, *(pytest.param(seat, marks=pytest.mark.games) for seat in (0, 2))]
)
@pytest.mark.parametrize("modules", [(), MODULE_WORDS], ids=["plain", "modules"])
def test_what_is_hidden_does_not_change_the_drawing(
    viewer: Viewer, modules: tuple[str, ...]
) -> None:
    """SHO-INV-10"""
    rnd, changed = random.Random(7), Counter[str]()
    options = Options(3, modules=modules)
    for number, (rules, s) in enumerate(played(options, 11)):
        if number % 25:
            continue
        other = scramble(s, viewer, rnd)
        changed["mat"] += s.mat != other.mat
        changed["row"] += s.row != other.row
        drawing = draw(rules, rules.observe(s, viewer))
        assert draw(rules, rules.observe(other, viewer)) == drawing
    assert min(changed.values()) > 0


def test_what_is_public_changes_the_drawing(game: Game) -> None:
    rules, s = game
    other = s.copy()
    other.score[2] += 1
    assert draw(rules, rules.observe(s, 0)) != draw(rules, rules.observe(other, 0))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_end_shows_who_has_won(players: int) -> None:
    rules, s = list(played(Options(players, start="preset"), 3))[-1]
    outcome = rules.outcome(s)
    assert outcome is not None
    tree = drawn(rules, rules.observe(s, None))
    assert asked(tree) == {SEAT_LETTERS[seat] for seat in outcome.winners}
    assert "Game over" in "".join(tree.itertext())
