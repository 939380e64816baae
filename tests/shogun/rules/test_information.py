"""SHO-INV-10 and ruling R-47: what is hidden, from whom and how long."""

import random
from typing import Any

import msgspec
import pytest

from sengoku.core.events import Event
from sengoku.core.seats import Viewer
from sengoku.shogun.observation import Observation
from sengoku.shogun.rows import fields_of
from sengoku.shogun.vocabulary import CARD_WORDS, FIELD_WORDS, FIELDS
from sengoku.testing import Scenario
from sengoku.testing.shogun import scramble
from tests.shogun.given import given, lays, of_kind, rules, started, throws, told
from tests.shogun.given_modules import ALL, COURT, random_plays, refused

A, B, C, D = range(4)
EVERYBODY: tuple[Viewer, ...] = (None, A, B, C, D)
NOT_A: tuple[Viewer, ...] = (None, B, C, D)

LAND = "kai:A2 omi:A2 noto:A2 aki:A2 bingo:A2 hoki:A2 ise:B2 kii:C2 izu:D2"
PLAN = (
    "castle=kai temple=chest0 theatre=omi rice=chest1 tax=noto army5=aki army3=chest4 "
    "army1=bingo battle-a=chest2 battle-b=hoki bid=chest3"
)
SWAPPED = PLAN.replace("castle=kai", "castle=hoki").replace("b=hoki", "b=kai")


def planning(then: str = "", **how: Any) -> Scenario:
    """Everybody plans; *then* is the work that follows."""
    return given(f"map {LAND} | A chests:4 | do {then} planning@ABCD", **how)


def observed(game: Scenario, viewer: Viewer) -> Observation:
    seen = game.rules.observe(game.state, viewer)
    assert isinstance(seen, Observation)
    return seen


def seen_plan(game: Scenario, viewer: Viewer, seat: int = A) -> tuple[int | None, ...]:
    """Return what *viewer* sees on the mat of *seat*."""
    return observed(game, viewer).mat[fields_of(seat)]


def picture(game: Scenario, viewer: Viewer) -> tuple[Observation, str, list[Event]]:
    """Return everything *viewer* is shown and told."""
    log = game.events(viewer)
    return observed(game, viewer), game.rules.dump_seen(game.state, viewer), log


# While plans are made


@pytest.mark.parametrize("modules", [(), COURT], ids=["base", "court"])
def test_inv_10_nothing_of_an_unfinished_plan_is_seen(
    modules: tuple[str, ...],
) -> None:
    """SHO-INV-10, SHO-PLAN-1"""
    game = planning(modules=modules)
    before = {viewer: picture(game, viewer) for viewer in NOT_A}
    for laid in PLAN.split()[:6]:
        lays(game, "A", laid)
        for viewer in NOT_A:
            assert picture(game, viewer) == before[viewer]
    for viewer in NOT_A:
        assert seen_plan(game, viewer) == (None,) * FIELDS
        assert observed(game, viewer).covered[A] is None
        assert game.seen("mat", viewer).startswith("A:?")
    game.plays("A clear castle")
    for viewer in NOT_A:
        assert picture(game, viewer) == before[viewer]


def test_inv_10_the_owner_sees_the_own_plan_and_not_those_of_others() -> None:
    """SHO-INV-10"""
    game = planning()
    lays(game, "A", "castle=kai bid=chest3")
    lays(game, "B", "tax=ise")
    assert game.seen("mat", A) == "A:castle=kai,bid=chest3 B:? C:? D:?"
    assert game.seen("mat", B) == "A:? B:tax=ise C:? D:?"
    assert of_kind(game, "card-assigned", viewer=A) == [
        "card-assigned A castle kai",
        "card-assigned A bid chest3",
    ]
    assert of_kind(game, "card-assigned", viewer=B) == ["card-assigned B tax ise"]
    assert of_kind(game, "card-assigned", viewer=None) == []


def test_inv_10_sealing_is_seen_but_not_what_was_sealed() -> None:
    """SHO-INV-10, SHO-PLAN-1"""
    game, other = planning(), planning()
    lays(game, "A", PLAN)
    lays(other, "A", SWAPPED)
    for one in (game, other):
        one.plays("A seal")
        assert one.asked() == ("planning", "BCD")
    for viewer in NOT_A:
        assert picture(game, viewer) == picture(other, viewer)
        assert told(game, viewer) == ["plan-sealed A"]  # who has finished is public
        assert game.seen("mat", viewer).startswith("A:?")
        assert observed(game, viewer).covered[A] is None
    assert "castle=kai" in game.seen("mat", A)
    assert "castle=hoki" in other.seen("mat", A)


def test_inv_10_a_sealed_plan_is_not_asked_about_any_more() -> None:
    """SHO-PLAN-1"""
    game = planning()
    lays(game, "A", PLAN)
    game.plays("A seal")
    assert refused(game, "A assign kai tax") == ("plan-is-sealed", "SHO-PLAN-1")
    game.plays("A unseal", "A clear tax")
    for viewer in NOT_A:
        assert told(game, viewer) == ["plan-sealed A", "plan-unsealed A"]
        assert seen_plan(game, viewer) == (None,) * FIELDS


# When all have planned


def planned() -> Scenario:
    """All have planned, and bids are open."""
    game = planning("bids")
    lays(game, "A", PLAN)
    for seat, land in {"B": "ise", "C": "kii", "D": "izu"}.items():
        lays(game, seat, f"tax={land} bid=chest0 castle=chest1 rice=chest2")
        lays(game, seat, "temple=chest3 theatre=chest4")
    return game.plays(*(f"{seat} seal" for seat in "ABCD"))


def test_inv_10_after_planning_covered_fields_are_seen_and_empty_ones() -> None:
    """SHO-INV-10"""
    game = planned()
    assert game.asked()[0] == "position"
    bid = FIELD_WORDS.index("bid")
    for viewer in NOT_A:
        plan = seen_plan(game, viewer)
        assert [card is None for card in plan[:10]] == [True] * 10
        assert plan[bid] == rules().board.card("chest3")  # bids are revealed together
        assert plan[11:] == (-1, -1, -1)
        assert observed(game, viewer).covered[A] == (1 << 11) - 1
    laid = ("castle", "temple", "theatre", "rice", "tax")
    for viewer in (None, A, C, D):
        plan = seen_plan(game, viewer, B)
        for field, word in enumerate(FIELD_WORDS[:10]):
            assert plan[field] == (None if word in laid else -1)
    hidden = ",".join(f"{word}=?" for word in laid)
    for viewer in (None, A, C, D):
        assert f" B:{hidden},bid+chest0 " in f" {game.seen('mat', viewer)} "


def test_inv_10_everybody_is_told_which_fields_are_covered_and_no_cards() -> None:
    """SHO-INV-10"""
    game = planned()
    masks = {tuple(of_kind(game, "plans-laid", viewer=v)) for v in EVERYBODY}
    assert len(masks) == 1
    bids = of_kind(game, "bids-revealed", viewer=None)[0].split()
    assert bids[1] == "chest3,chest0,chest0,chest0"
    for viewer in NOT_A:
        words = {word for event in told(game, viewer) for word in event.split()}
        assert words.isdisjoint({"kai", "omi", "noto", "aki", "bingo", "hoki"})


def test_inv_10_cards_that_stayed_in_hand_are_never_shown() -> None:
    """SHO-INV-10, SHO-ROUND-11"""
    chance = random.Random(10)
    plan = "castle=kai,tax=noto,rice=chest1,bid+chest3"
    game = given(
        f"map {LAND} | mat A:{plan} | row castle tax rice temple theatre army5 army3 "
        "army1 battle-a battle-b | order ABCD | A chests:9 | "
        "do planning@ABCD clean-up action(0,0) march@B(0,ise)"
    )
    for viewer in (None, B, C, D):
        seen = observed(game, viewer)
        held = set()
        for _ in range(200):
            other = scramble(game.state, viewer, chance)
            assert game.rules.observe(other, viewer) == seen
            mat = other.mat[:FIELDS]
            held.add(frozenset(card for card in mat if card >= 0))
        assert len(held) > 20  # indeed other cards were in hand


# The row of actions and the piles

ROW = "tax castle battle-a rice army3 army5 army1 battle-b temple theatre"


@pytest.mark.parametrize("shown", [5, 6, 8, 10])
def test_inv_10_hidden_action_cards_are_hidden_from_all(shown: int) -> None:
    """SHO-INV-10, SHO-ROUND-3"""
    game = given(f"map {LAND} | row {ROW} | shown {shown} | do planning@ABCD")
    words = ROW.split()
    for viewer in EVERYBODY:
        seen = game.seen("row", viewer).split()
        assert seen == words[:shown] + ["?"] * (10 - shown)
        assert observed(game, viewer).row[shown:] == (None,) * (10 - shown)


def test_inv_10_the_log_does_not_tell_the_hidden_half() -> None:
    """SHO-INV-10, SHO-ROUND-3"""
    game = started(start="preset", seed=3)
    row = [FIELD_WORDS[card] for card in game.state.row]
    for viewer in EVERYBODY:
        laid = of_kind(game, "action-cards-laid", viewer=viewer)
        assert laid == [f"action-cards-laid {','.join(row[:5])}"]
        assert of_kind(game, "action-card-turned", viewer=viewer) == []


@pytest.mark.parametrize("start", ["draft", "preset"])
def test_inv_10_no_view_has_piles_or_random_numbers(start: str) -> None:
    """SHO-INV-10"""
    secret = {"pile", "event_pile", "favour_pile", "bag", "rng", "offered"}
    assert secret.isdisjoint(Observation.__struct_fields__)
    game = started(start=start, modules=ALL, seed=4)
    for number, _ in enumerate(random_plays(game, 4)):
        if number % 25:
            continue
        for viewer in EVERYBODY:
            text = game.rules.dump_seen(game.state, viewer)
            words = {section.split()[0] for section in text.split(" | ")}
            assert words.isdisjoint({"event-pile", "favour-pile", "bag", "rng"})
            if game.state.pile:
                assert game.seen("pile", viewer) == f"?{len(game.state.pile)}"


def test_inv_10_orders_of_piles_cannot_be_told() -> None:
    """SHO-INV-10"""
    chance = random.Random(11)
    game = started(modules=ALL, seed=5)
    for number, _ in enumerate(random_plays(game, 5)):
        if number % 40:
            continue
        for viewer in EVERYBODY:
            seen, text = (
                observed(game, viewer),
                game.rules.dump_seen(game.state, viewer),
            )
            for _ in range(5):
                other = scramble(game.state, viewer, chance)
                assert game.rules.observe(other, viewer) == seen
                assert game.rules.dump_seen(other, viewer) == text


def test_inv_10_events_tell_no_more_than_the_drawn_card() -> None:
    """SHO-INV-10, SHO-EVENT-2"""
    game = started(start="preset", modules=ALL, seed=6)
    for _ in random_plays(game, 6):
        if of_kind(game, "event-drawn"):
            break
        for viewer in EVERYBODY:
            assert observed(game, viewer).event == -1
            assert len(observed(game, viewer).events) == 4  # the candidates


# What is public


def test_inv_10_everything_else_is_public() -> None:
    """SHO-INV-10, SHO-SETUP-7"""
    game = given(
        "map kai:A3ct+1 omi:B2 | A chests:4 rice:2 score:3 reception:2 samurai:1 "
        "kept_calm:1 protected:1 position:1 | B chests:7 armies:9 position:2 | "
        "inside A:3 G:1 | tray B:2 | special tax+1 rice+1 army6 attack+1 defend+1 | "
        "order ABCD | event E9 | events E3 E4 E5 | gone E1 | favours 10,8,2 | "
        "favours-gone 1 4 | generals A:kai | monuments omi:A2 | captured B:A1 | "
        "monument-supply 3,6,6,6 | arts tea-osaka:artist tea-nagoya:B "
        "music-osaka:neutral | regions green red brown purple yellow | "
        "do court-end favour@A",
        modules=ALL,
    )
    sections = (
        *("map", "A", "B", "C", "D", "inside", "tray", "special", "order", "event"),
        *("events", "gone", "favours", "favours-gone", "generals", "monuments"),
        *("captured", "monument-supply", "arts", "regions", "time"),
    )
    for viewer in EVERYBODY:
        for section in sections:
            assert game.seen(section, viewer) == game[section], section


def test_inv_10_all_who_watch_see_the_same_but_their_own_plan() -> None:
    """SHO-INV-10"""
    game = started(start="preset", modules=ALL, seed=7)
    own = {"viewer", "mat", "covered"}
    for number, _ in enumerate(random_plays(game, 7)):
        if number % 20:
            continue
        public = msgspec.structs.asdict(observed(game, None))
        for viewer in range(4):
            seen = msgspec.structs.asdict(observed(game, viewer))
            assert {name for name in seen if seen[name] != public[name]} <= own
            for at, card in enumerate(public["mat"]):
                if at // FIELDS != viewer:
                    assert seen["mat"][at] == card


def test_inv_10_the_events_of_others_differ_in_secret_choices_only() -> None:
    """SHO-INV-10"""
    game = started(start="preset", modules=ALL, seed=8)
    for _ in random_plays(game, 8):
        pass
    everything = game.kinds(A), game.kinds(None)
    secret = {"card-assigned", "card-cleared"}
    assert [kind for kind in everything[0] if kind not in secret] == everything[1]
    assert secret.isdisjoint(everything[1])
    for viewer in range(4):
        for event in of_kind(game, "card-assigned", viewer=viewer):
            assert event.split()[1] == "ABCD"[viewer]


def test_inv_10_backs_of_cards_are_alike() -> None:
    """SHO-INV-10: province, chest and tower cards."""
    pictures = set()
    for card in ("kai", *CARD_WORDS):
        game = given(
            f"map {LAND} | mat A:conv1={card} | do march@B(0,ise)", modules=COURT
        )
        for viewer in (None, B, C):
            assert game.seen("mat", viewer) == "A:conv1=?"
        pictures.add(msgspec.json.encode(observed(game, B)))
    assert len(pictures) == 1


def test_inv_10_a_captured_card_and_its_field_are_seen_by_all() -> None:
    """SHO-INV-10, SHO-CARD-5"""
    game = given(
        "map settsu:A5 yamato:B1 | mat B:army5=yamato,conv1=chest0 | order ABCD | "
        "do march@A(0,settsu)",
        modules=COURT,
    )
    game.plays("A march yamato", "A send 4")
    throws(game, "A", A=4)
    for viewer in EVERYBODY:
        taken = of_kind(game, "province-taken", viewer=viewer)
        assert taken == ["province-taken A yamato B army5"]
        assert "army5" not in game.seen("mat", viewer)
        assert "conv1" in game.seen("mat", viewer)
