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
from sengoku.core.seats import Viewer
from sengoku.samurai.drawing import draw
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.observation import Observation
from sengoku.samurai.options import Options
from sengoku.samurai.rows import regions_of, seat_region
from sengoku.samurai.rules.control import controllers
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import (
    AGENDA_WORDS,
    COLOURS,
    NEUTRAL_WORDS,
    ORDER_WORDS,
    REGION_WORDS,
    REGIONS,
    RESOURCE_WORDS,
    SEAT_LETTERS,
    SHRINE_WORDS,
)
from sengoku.testing.samurai import scramble
from tests.drawings import asked, check_self_contained, marked, one
from tests.samurai.given import TM23
from tools.draw_readme import PICTURE, SEED, picture, position

Game = tuple[SamuraiRules, State]


@pytest.fixture(scope="module")
def game() -> Game:
    return position(SEED)


def played(options: Options, seed: int) -> Iterator[Game]:
    """Yield every position of a game of random choices, the end included."""
    rules, rnd = SamuraiRules(options), random.Random(seed)
    s = rules.start(fast_seed(seed))
    yield rules, s
    while waiting := rules.waiting(s):
        seat = seat_sets.each(waiting)[0]
        rules.play(s, seat, rnd.choice(rules.legal(s, seat)))
        yield rules, s


def drawn(rules: SamuraiRules, seen: Observation | None) -> Element:
    return ElementTree.fromstring(draw(rules, seen))


def letter(seat: int) -> str:
    return "" if seat == NONE else SEAT_LETTERS[seat]


@pytest.mark.parametrize("viewer", [None, 0, 3, "board"])
def test_a_drawing_needs_nothing_but_itself(game: Game, viewer: Viewer | str) -> None:
    rules, s = game
    seen = None if isinstance(viewer, str) else rules.observe(s, viewer)
    check_self_contained(draw(rules, seen))


def test_all_places_of_the_board_are_drawn(game: Game) -> None:
    rules, s = game
    board, seen = rules.board, rules.observe(s, None)
    tree = drawn(rules, seen)
    assert {id for (id,) in marked(tree, "province")} == {*board.province_ids}
    assert [id for (id,) in marked(tree, "pieces")] == [*board.province_ids]
    assert marked(tree, "slot", "neutral") == [
        (slot, NEUTRAL_WORDS[neutral])
        for slot, neutral in zip(board.slot_ids, seen.neutral, strict=True)
    ]
    assert [id for (id,) in marked(tree, "mountain")] == [*board.mountain_ids]
    assert len(marked(tree, "link")) == len(board.sea_links)
    bonuses = zip(board.bonus_larger, board.bonus_smaller, strict=True)
    assert marked(tree, "bonus") == [(f"{more}-{less}",) for more, less in bonuses]
    words = "".join(tree.itertext())
    for name, kanji in zip(board.province_names, board.province_kanji, strict=True):
        assert name in words
        assert kanji in words


def test_all_pieces_are_drawn_in_their_provinces(game: Game) -> None:
    """SSE-INFO-1"""
    rules, s = game
    tree = drawn(rules, rules.observe(s, None))
    for number, name in enumerate(rules.board.province_ids):
        here = one(tree, "pieces", name)
        region = rules.board.region_of[number]
        armies = [(seat, s.armies_of(seat, number)) for seat in range(4)]
        castles = [seat for seat in range(4) if s.castle_of(seat, region) == number]
        assert marked(here, "army", "count") == [
            (letter(seat), str(count)) for seat, count in armies if count
        ]
        assert marked(here, "castle") == [(letter(seat),) for seat in castles]


def test_a_province_shows_who_controls_it(game: Game) -> None:
    """SSE-CTRL-2, SSE-CTRL-3"""
    rules, s = game
    tree = drawn(rules, rules.observe(s, None))
    holders = controllers(s, rules.board)
    ids = rules.board.province_ids
    assert NONE in holders
    assert marked(tree, "province", "controller") == [
        (name, letter(seat)) for name, seat in zip(ids, holders, strict=True)
    ]
    assert len(marked(tree, "banner")) == sum(seat != NONE for seat in holders)


def test_seeds_shrines_and_mountain_tokens_are_drawn(game: Game) -> None:
    rules, s = game
    tree = drawn(rules, rules.observe(s, None))
    seeds = [(RESOURCE_WORDS[seed],) for seed in s.seeds if seed != NONE]
    shrines = [(SHRINE_WORDS[colour],) for colour in s.shrine if colour != NONE]
    tokens = [("down",) if effect != NONE else ("",) for effect in s.mountain]
    assert marked(tree, "seed") == seeds
    assert marked(tree, "shrine") == shrines
    assert [(token,) for _, token in marked(tree, "mountain", "token")] == tokens
    assert len(seeds) == 12
    assert len(shrines) == 7
    assert {*tokens} == {("down",), ("",)}


@pytest.mark.parametrize("viewer", [None, 0])
def test_tokens_on_slots_show_their_faces_to_those_who_may_see_them(
    game: Game, viewer: Viewer
) -> None:
    """SSE-INFO-2, SSE-INFO-4, SSE-INFO-10"""
    rules, s = game
    tree = drawn(rules, rules.observe(s, viewer))
    hidden = 0
    for number, name in enumerate(rules.board.slot_ids):
        slot = one(tree, "slot", name)
        owner, up = s.owner[number], bool(s.face_up[number])
        known = up or owner == viewer
        hidden += not known
        order = ORDER_WORDS[s.order[number]] if known else ""
        face = "up" if up else "down"
        under = s.under_owner[number]
        covered = [(letter(under), ORDER_WORDS[s.under_order[number]])]
        assert marked(slot, "token", "face", "order") == [(letter(owner), face, order)]
        assert marked(slot, "covered", "order") == ([] if under == NONE else covered)
    assert hidden


def test_an_empty_slot_shows_its_number() -> None:
    rules = SamuraiRules(Options(2))
    tree = drawn(rules, rules.observe(rules.start(fast_seed(1)), None))
    numbers = ["".join(one(tree, "slot", id).itertext()) for id in rules.board.slot_ids]
    assert numbers == [2 * str(number) for number in range(1, 13)]
    assert not marked(tree, "token")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_a_letter_a_crest_and_an_outline(players: int) -> None:
    colours = COLOURS[::-1][:players]
    rules = SamuraiRules(Options(players, colours=colours))
    tree = drawn(rules, rules.observe(rules.start(fast_seed(5)), None))
    rows = sorted(marked(one(tree, "sheet", "seats"), "seat", "colour"))
    assert rows == list(zip(SEAT_LETTERS, colours, strict=False))
    for seat, colour in rows:
        row = one(tree, "seat", seat)
        assert seat in [part.text for part in row.iter()]
        assert f"#sse-crest-{colour}" in _symbols(row)
        armies = [part for part in tree.iter() if part.get("data-army") == seat]
        assert {name for army in armies for name in _symbols(army)} == {
            f"#sse-plate-{colour}"
        }


def _symbols(part: Element) -> set[str]:
    return {inner.get("href", "") for inner in part.iter() if "href" in inner.attrib}


def test_the_sheets_count_what_everybody_sees(game: Game) -> None:
    """SSE-INFO-1"""
    rules, s = game
    tree = drawn(rules, rules.observe(s, None))
    for seat in range(4):
        row = _numbers(one(tree, "seat", letter(seat)))
        behind = sum(s.tokens[seat * len(ORDER_WORDS) :][: len(ORDER_WORDS)])
        hand = sum(s.hand[regions_of(seat)])
        left = [behind, s.supply[seat], s.castles[seat], hand]
        assert row == [*left, s.score[seat]]
    for region, word in enumerate(REGION_WORDS):
        row = _numbers(one(tree, "region", word))
        assert row == [s.influence[seat_region(seat, region)] for seat in range(4)]
        assert one(tree, "region", word).get("data-played") == str(s.played[region])
    assert marked(tree, "agenda")[::-1] == [(AGENDA_WORDS[side],) for side in s.agenda]
    assert asked(tree) == {"A"}


def _numbers(part: Element) -> list[int]:
    return [
        int(inner.text or "") for inner in part.iter() if (inner.text or "").isdigit()
    ]


def test_own_screen_is_drawn_for_its_owner_alone(game: Game) -> None:
    """SSE-INFO-2, SSE-INFO-13"""
    rules, s = game
    own = one(drawn(rules, rules.observe(s, 0)), "sheet", "screen")
    kept = {word: int(count) for word, count in marked(own, "kept", "count")}
    assert [kept[word] for word in ORDER_WORDS] == [*s.tokens[: len(ORDER_WORDS)]]
    cards = Counter(word for (word,) in marked(own, "card"))
    assert [cards[word] for word in REGION_WORDS] == [*s.hand[:REGIONS]]
    assert _numbers(own)[-2:] == [s.food[0], s.bushido[0]]
    assert ("screen",) not in marked(drawn(rules, rules.observe(s, None)), "sheet")


def test_a_committed_card_is_drawn_for_its_owner() -> None:
    """SSE-DEST-9"""
    rules = SamuraiRules(Options(3))
    s = rules.start(fast_seed(2))
    before = marked(drawn(rules, rules.observe(s, 1)), "card")
    rules.play(s, 1, rules.legal(s, 1)[0])
    assert sorted(marked(drawn(rules, rules.observe(s, 1)), "card")) == sorted(before)
    tree = drawn(rules, rules.observe(s, 0))
    assert asked(tree) == {"A", "C"}


@pytest.mark.parametrize(
    "viewer", [None, *(pytest.param(seat, marks=pytest.mark.games) for seat in (0, 2))]
)
def test_what_is_hidden_does_not_change_the_drawing(viewer: Viewer) -> None:
    """SSE-INFO-2, SSE-INFO-3, SSE-INFO-11"""
    rnd, changed = random.Random(7), 0
    options = Options(4, "standard", ("agenda", "mountain", "shrines"))
    for number, (rules, s) in enumerate(played(options, 11)):
        if number % 15:
            continue
        other = scramble(s, viewer, rnd)
        for seat in {*range(4)} - {viewer}:  # holdings follow from the log: no display
            other.food[seat] += 1
            other.bushido[seat] += 2
        changed += s.order != other.order
        drawing = draw(rules, rules.observe(s, viewer))
        assert draw(rules, rules.observe(other, viewer)) == drawing
    assert changed


def test_what_is_public_changes_the_drawing(game: Game) -> None:
    rules, s = game
    other = s.copy()
    other.score[2] += 1
    assert draw(rules, rules.observe(s, 0)) != draw(rules, rules.observe(other, 0))


def test_an_army_on_a_mountain_is_drawn() -> None:
    """SSE-VAR-MOUNTAIN-6"""
    options = Options(4, "standard", ("mountain",))
    games = (game for seed in range(30) for game in played(options, seed))
    rules, s = next(game for game in games if game[1].expedition[0] != NONE)
    tree = drawn(rules, rules.observe(s, None))
    on_board = sum(int(count) for _, count in marked(tree, "army", "count"))
    assert on_board == sum(s.armies) + 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end_shows_who_has_won(players: int) -> None:
    rules, s = list(played(Options(players), 3))[-1]
    outcome = rules.outcome(s)
    assert outcome is not None
    tree = drawn(rules, rules.observe(s, None))
    assert asked(tree) == {SEAT_LETTERS[seat] for seat in outcome.winners}
    assert "Game over" in "".join(tree.itertext())


def test_a_board_without_a_position_has_a_legend_and_no_pieces() -> None:
    rules = SamuraiRules(Options())
    tree = drawn(rules, None)
    assert marked(tree, "sheet") == [("legend",), ("orders",)]
    assert not marked(tree, "army")
    assert not marked(tree, "castle")
    assert not marked(tree, "seed")
    assert len(marked(tree, "province")) == 23


def test_a_board_of_ones_own_is_refused_in_a_sentence() -> None:
    rules = SamuraiRules(Options(board=TM23))
    with pytest.raises(UnreadableError) as refusal:
        draw(rules, None)
    assert refusal.value.key == "no-map"
    assert str(refusal.value) == (
        "the board 'tm-23' cannot be drawn: "
        "the map of the shipped board has no province 'G1'"
    )


def test_a_corrected_board_is_drawn_as_corrected() -> None:
    text = """
        extends = "standard"
        [borders]
        add = [["nagato", "settsu"]]
        remove = [["settsu", "izumo"]]
        provenance = "rulebook"
    """
    rules = SamuraiRules(Options(board=text))
    tree = drawn(rules, None)
    shipped = SamuraiRules(Options())
    extra = {*marked(tree, "link")} - {*marked(drawn(shipped, None), "link")}
    assert extra == {("nagato-settsu",)}
    closed = [part for part in tree.iter() if part.get("class") == "border closed"]
    assert len(closed) == 1


def test_the_picture_of_the_readme_is_up_to_date() -> None:
    told = "run tools/draw_readme.py in the project's environment"
    assert Path(PICTURE).read_text(encoding="utf-8") == picture(), told
