"""SHO-GEN: generals and their monuments."""

from pathlib import Path

import pytest

from sengoku import replay
from sengoku.match import Match, Snapshot
from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    given,
    of_kind,
    owned,
    rice,
    rules,
    special,
    started,
    supply,
    throws,
    told,
    walk,
)
from tests.shogun.given_modules import (
    ALL,
    GENERALS,
    armies,
    general,
    random_plays,
    refused,
    scores,
)

SIX = "monument-supply 6,6,6,6"


def with_generals(position: str, **house: bool) -> Scenario:
    one = house.get("one_monument", False)
    return given(position, modules=GENERALS, one_monument_per_province=one)


def fought(action: str, position: str) -> Scenario:
    return acting(action, position, modules=GENERALS)


# Setup


def test_gen_1_each_player_has_a_general_and_six_monuments() -> None:
    """SHO-GEN-1, SHO-COMP-17"""
    game = started(start="preset", modules=GENERALS)
    assert game["monument-supply"] == "6,6,6,6"
    assert (game["generals"], game["monuments"], game["captured"]) == ("", "", "")
    assert rules().board.monuments == 6
    assert started(start="preset")["monument-supply"] == ""  # without the module


def test_gen_2_generals_enter_any_own_province_in_player_order() -> None:
    """SHO-GEN-2"""
    game = with_generals(
        "map kai:A5 omi:A1 noto:B2 aki:C1 ise:C1 hoki:D1 | order DBCA | do generals(0)"
    )
    offers = {
        "D": {"station hoki"},
        "B": {"station noto"},
        "C": {"station aki", "station ise"},
        "A": {"station kai", "station omi"},
    }
    for seat, offer in offers.items():
        assert game.asked() == ("enter", seat)
        assert game.offered() == offer
        game.refuses(f"{seat} station mino")
        game.plays(f"{seat} {min(offer)}")
    assert game["generals"] == "A:kai B:noto C:aki D:hoki"


def test_gen_2_with_start_tables_in_the_first_spring_after_player_order() -> None:
    """SHO-GEN-2"""
    game = started(start="preset", modules=GENERALS, seed=2)
    for _ in random_plays(game, 2):
        if of_kind(game, "round-ended"):
            break
    kinds = [event.split()[0] for event in told(game)]
    at = kinds.index("player-order-set")
    assert kinds[at + 1 : at + 6] == [*["general-stationed"] * 4, "card-shown"]
    order = of_kind(game, "player-order-set")[0].split()[1].replace(",", "")
    entered = [event.split()[1] for event in of_kind(game, "general-stationed")]
    assert "".join(entered) == order


def drafting(groups: str) -> Scenario:
    """Three players draft; A has these groups left."""
    return given(
        "open settsu aki | pile kii noto kaga omi ise mino | choosing ABC | "
        f"A groups:{groups} | B groups:0,0,4,2,2,1 | C groups:0,0,4,2,2,1 | "
        "do draft(0)",
        players=3,
        modules=GENERALS,
    )


def test_gen_3_at_each_pick_the_general_may_go_there() -> None:
    """SHO-GEN-3"""
    game = drafting("0,0,4,2,2,1").plays("A pick first", "A muster 5")
    assert game.asked() == ("station", "A")
    assert game.offered() == {"station settsu", "decline"}
    assert refused(game, "A station aki") == ("not-just-picked", "SHO-GEN-3")
    game.plays("A station settsu")
    assert general(game, "A") == "settsu"
    assert game.asked() == ("pick", "B")


def test_gen_3_there_is_no_return_to_a_province_passed_by() -> None:
    """SHO-GEN-3"""
    game = drafting("0,0,4,2,2,1")
    game.plays("A pick first", "A muster 5", "A decline")
    game.plays("B pick pile", "B muster 2", "B decline")
    game.plays("C pick pile", "C muster 2", "C decline")
    if game.asked()[0] == "refresh":
        game.plays("A decline")
    game.plays("A pick second", "A muster 4")
    assert game.offered() == {"station aki", "decline"}
    assert refused(game, "A station settsu") == ("not-just-picked", "SHO-GEN-3")


def test_gen_3_the_last_province_takes_a_general_not_yet_placed() -> None:
    """SHO-GEN-3"""
    game = drafting("0,0,1,0,0,0")
    game.plays("A pick first", "A muster 2")
    assert game.offered() == {"station settsu"}
    assert refused(game, "A decline") == ("last-province", "SHO-GEN-3")


def test_gen_3_after_a_draft_every_general_stands_in_an_own_province() -> None:
    """SHO-GEN-3"""
    for seed in (1, 2):
        game = started(modules=GENERALS, seed=seed)
        asked = dict.fromkeys("ABCD", 0)
        for choice in walk(game, seed):
            seat, word = choice.split()[:2]
            asked[seat] += word == "station"
            if of_kind(game, "draft-ended"):
                break
        assert asked == dict.fromkeys("ABCD", 1)
        for seat in "ABCD":
            assert general(game, seat) in owned(game, seat)


# Better actions


def commanded(action: str, province: str, more: str, post: str = "") -> Scenario:
    """A acts in *province*, where the general stands, or at another *post*."""
    rest = f" {post}:A1" if post else ""
    return fought(
        action,
        f"map {province}:A2{rest} | mat A:{action}={province} | {more} | "
        f"generals A:{post or province}",
    )


@pytest.mark.parametrize(
    ("action", "cost", "usual"),
    [("castle", 2, 3), ("temple", 1, 2), ("theatre", 0, 1)],
)
def test_gen_4_buildings_cost_one_chest_less(
    action: str, cost: int, usual: int
) -> None:
    """SHO-GEN-4"""
    letter = {"castle": "c", "temple": "t", "theatre": "h"}[action]
    game = commanded(action, "aki", f"A chests:{cost}")
    assert (game["map"], chests(game, "A")) == (f"aki:A2{letter}", 0)
    away = commanded(action, "aki", f"A chests:{cost}", post="noto")
    assert of_kind(away, "action-void") == [
        f"action-void A {action} cannot-pay SHO-ACT-BUILD-1"
    ]
    away = commanded(action, "aki", f"A chests:{usual}", post="noto")
    assert f"aki:A2{letter}" in away["map"]
    if cost:
        poor = commanded(action, "aki", f"A chests:{cost - 1}")
        assert poor["map"] == "aki:A2"


@pytest.mark.parametrize(("province", "yielded"), [("omi", 4), ("settsu", 8)])
def test_gen_4_tax_yields_one_more(province: str, yielded: int) -> None:
    """SHO-GEN-4"""
    assert chests(commanded("tax", province, "A"), "A") == yielded
    assert chests(commanded("tax", province, "A", "noto"), "A") == yielded - 1


@pytest.mark.parametrize(("province", "yielded"), [("omi", 3), ("mino", 6)])
def test_gen_4_rice_yields_one_more(province: str, yielded: int) -> None:
    """SHO-GEN-4"""
    assert rice(commanded("rice", province, "A"), "A") == yielded
    assert rice(commanded("rice", province, "A", "noto"), "A") == yielded - 1


@pytest.mark.parametrize(
    ("levy", "cost", "raised"), [("army5", 3, 6), ("army3", 2, 4), ("army1", 1, 2)]
)
def test_gen_4_a_levy_brings_one_more_for_the_same_price(
    levy: str, cost: int, raised: int
) -> None:
    """SHO-GEN-4"""
    game = commanded(levy, "omi", f"A chests:{cost} armies:20")
    assert armies(game, "omi") == 2 + raised
    assert (chests(game, "A"), supply(game, "A")) == (0, 20 - raised)
    away = commanded(levy, "omi", f"A chests:{cost} armies:20", post="noto")
    assert armies(away, "omi") == 2 + raised - 1
    poor = commanded(levy, "omi", f"A chests:{cost - 1} armies:20")
    assert armies(poor, "omi") == 2


@pytest.mark.parametrize(
    ("levy", "in_supply", "raised", "why"),
    [
        ("army5", 5, 5, "the bonus cube is missing"),
        ("army5", 4, 0, "the levy itself is not possible"),
        ("army1", 1, 1, "the bonus cube is missing"),
    ],
)
def test_gen_4_a_missing_bonus_cube_does_not_void_the_levy(
    levy: str, in_supply: int, raised: int, why: str
) -> None:
    """SHO-GEN-4, SHO-ACT-ARMY-3"""
    game = commanded(levy, "omi", f"A chests:9 armies:{in_supply}")
    assert armies(game, "omi") == 2 + raised, why


def test_gen_4_army1_still_moves() -> None:
    """SHO-GEN-4"""
    game = fought(
        "army1",
        "map omi:A1 ise:A1 | mat A:army1=omi | A chests:1 | generals A:omi",
    )
    game.plays("A march ise", "A send 2")
    assert game["map"] == "ise:A3 omi:A1"


def test_gen_4_the_general_of_another_does_not_help() -> None:
    """SHO-GEN-4"""
    game = fought("tax", "map omi:A2 ise:B1 | mat A:tax=omi | generals B:ise")
    assert chests(game, "A") == 3


def test_gen_4_and_8_battles_are_not_changed() -> None:
    """SHO-GEN-4, SHO-GEN-8"""
    game = fought(
        "battle-a",
        "map settsu:A4 yamato:B2 | mat A:battle-a=settsu | generals A:settsu B:yamato",
    )
    game.plays("A march yamato", "A send 3")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A3B2"]


@pytest.mark.parametrize(
    ("province", "event", "card", "yielded", "why"),
    [
        ("settsu", "", "", 8, "7 and the general"),
        ("settsu", "E3", "", 5, "then at most 5"),
        ("settsu", "E3", "tax+1", 6, "then the special card"),
        ("omi", "E7", "", 6, "3 + 1, then at least 6"),
        ("omi", "E7", "tax+1", 7, "then the special card"),
        ("hoki", "E7", "", 7, "6 + 1 is enough already"),
    ],
)
def test_gen_5_general_then_event_then_special_card_for_tax(
    province: str, event: str, card: str, yielded: int, why: str
) -> None:
    """SHO-GEN-5"""
    held = special("A", card) if card else "A"
    more = f"event {event} | {held}" if event else held
    assert chests(commanded("tax", province, more), "A") == yielded, why


@pytest.mark.parametrize(
    ("province", "event", "card", "yielded", "why"),
    [
        ("mino", "E8", "", 3, "5 + 1, then at most 3"),
        ("mino", "E8", "rice+1", 4, "then the special card"),
        ("tamba", "E4", "", 4, "2 + 1, then at least 4"),
        ("echizen", "E4", "rice+1", 6, "4 + 1 is enough, then the card"),
    ],
)
def test_gen_5_and_for_rice(
    province: str, event: str, card: str, yielded: int, why: str
) -> None:
    """SHO-GEN-5"""
    held = special("A", card) if card else "A"
    more = f"event {event} | {held}"
    assert rice(commanded("rice", province, more), "A") == yielded, why


@pytest.mark.parametrize(
    ("levy", "event", "card", "raised", "why"),
    [
        ("army5", "", "", 6, "5 and the general"),
        ("army5", "E12", "", 3, "the event sets 3"),
        ("army5", "E12", "army6", 6, "the card sets 6"),
        ("army5", "", "army6", 6, "the card sets 6, not 7"),
        ("army3", "", "", 4, "3 and the general"),
        ("army3", "E12", "", 2, "the event sets 2"),
        ("army3", "", "army6", 4, "the card is for army5"),
        ("army1", "E12", "", 2, "the event leaves army1 alone"),
    ],
)
def test_gen_5_and_for_levies(
    levy: str, event: str, card: str, raised: int, why: str
) -> None:
    """SHO-GEN-5"""
    held = special("A", card) if card else "A"
    more = f"event {event} | {held}" if event else held
    game = commanded(levy, "omi", f"{more} chests:3")
    assert armies(game, "omi") == 2 + raised, why


# Moves and monuments


def departing(position: str, one_monument: bool = False) -> Scenario:
    return with_generals(
        f"{position} | order ABCD | do departures(0)", one_monument=one_monument
    )


def test_gen_6_every_general_must_move_to_another_own_province() -> None:
    """SHO-GEN-6"""
    game = departing(
        f"map settsu:A1 yamato:A1 noto:A1 kai:B1 omi:B1 | {SIX} | "
        "generals A:settsu B:kai"
    )
    assert game.asked() == ("depart", "A")
    assert game.offered() == {"station yamato", "station noto"}
    assert refused(game, "A station settsu") == ("must-go-elsewhere", "SHO-GEN-6")
    assert refused(game, "A station kai")[0] == "not-your-land"
    assert refused(game, "A station mino")[0] == "not-your-land"
    game.refuses("A decline")
    game.plays("A station yamato")
    assert game.asked() == ("depart", "B")


def test_gen_6_in_player_order() -> None:
    """SHO-GEN-6"""
    game = with_generals(
        "map settsu:A1 yamato:A1 noto:B1 kaga:B1 aki:C1 iwami:C1 | "
        f"{SIX} | generals A:settsu B:noto C:aki | order CBDA | do departures(0)"
    )
    for play in ("C station iwami", "B station kaga", "A station yamato"):
        assert game.asked() == ("depart", play[0])
        game.plays(play)
    assert game.is_over()


def test_gen_6_after_each_action_round_and_not_after_winter() -> None:
    """SHO-GEN-6"""
    game = started(start="preset", modules=GENERALS, seed=3)
    for _ in random_plays(game, 3):
        pass
    season, moves = (
        "",
        dict.fromkeys(
            (f"{year} {season}" for year in (1, 2) for season in range(4)), 0
        ),
    )
    for event in of_kind(game, "season-began", "general-moved"):
        if event.startswith("season-began"):
            season = event.partition(" ")[2]
        else:
            moves[season] += 1
    assert moves["1 3"] == moves["2 3"] == 0
    assert all(count > 0 for time, count in moves.items() if not time.endswith("3"))


@pytest.mark.parametrize(
    ("origin", "destination", "built", "why"),
    [
        ("settsu", "yamato", True, "a neighbour"),
        ("settsu", "noto", False, "a flight"),
        ("shima", "izu", True, "a neighbour across the sea"),
        ("yamato", "noto", False, "no border"),
    ],
)
def test_gen_7_a_monument_where_the_general_left_for_a_neighbour(
    origin: str, destination: str, built: bool, why: str
) -> None:
    """SHO-GEN-7"""
    game = departing(
        f"map {origin}:A1 {destination}:A1 aki:A1 | {SIX} | generals A:{origin}"
    )
    game.plays(f"A station {destination}")
    assert game["monuments"] == (f"{origin}:A1" if built else ""), why
    assert game["monument-supply"] == ("5,6,6,6" if built else "6,6,6,6")
    assert general(game, "A") == destination
    assert of_kind(game, "monument-built") == (
        [f"monument-built A {origin}"] if built else []
    )


def test_gen_7_without_a_monument_in_supply_none_is_built() -> None:
    """SHO-GEN-7"""
    game = departing(
        "map settsu:A1 yamato:A1 | generals A:settsu | monuments noto:A6 | "
        "monument-supply 0,6,6,6"
    )
    game.plays("A station yamato")
    assert game["monuments"] == "noto:A6"
    assert game["monument-supply"] == "0,6,6,6"


@pytest.mark.parametrize(
    ("one_monument", "standing", "after"),
    [
        (False, "settsu:A1", "settsu:A2"),
        (False, "settsu:A4", "settsu:A5"),
        (True, "settsu:A1", "settsu:A1"),
        (True, "settsu:B1", "settsu:A1B1"),
        (True, "yamato:A1", "settsu:A1 yamato:A1"),
    ],
)
def test_gen_7_several_monuments_unless_the_house_allows_one_a_province(
    one_monument: bool, standing: str, after: str
) -> None:
    """SHO-GEN-7: the house rule counts a player's own monuments in a province."""
    game = departing(
        f"map settsu:A1 yamato:A1 | generals A:settsu | monuments {standing} | "
        "monument-supply 2,5,6,6",
        one_monument,
    )
    game.plays("A station yamato")
    assert game["monuments"] == after


def test_gen_8_a_general_does_not_move_with_armies() -> None:
    """SHO-GEN-8"""
    game = fought(
        "battle-a",
        "map settsu:A4 yamato:A1 | mat A:battle-a=settsu | generals A:settsu",
    )
    game.plays("A march yamato", "A send 3")
    assert game["map"] == "settsu:A1 yamato:A4"
    assert general(game, "A") == "settsu"


def test_gen_8_a_general_stays_where_the_defence_holds() -> None:
    """SHO-GEN-8"""
    game = fought(
        "battle-a",
        "map settsu:A4 yamato:B3 | mat A:battle-a=settsu | generals A:settsu B:yamato",
    )
    game.plays("A march yamato", "A send 3")
    throws(game, "A", B=3)
    assert game["generals"] == "A:settsu B:yamato"


MONUMENTS = f"monuments yamato:B2 | {SIX}"


@pytest.mark.parametrize(
    ("out", "after", "why"),
    [
        ({"A": 3}, "settsu:A1 yamato:A3", "conquered"),
        ({"A": 1, "B": 1}, "settsu:A1", "a tie"),
    ],
)
def test_gen_9_a_monument_stays_when_its_province_is_lost(
    out: dict[str, int], after: str, why: str
) -> None:
    """SHO-GEN-9"""
    game = fought(
        "battle-a",
        f"map settsu:A4 yamato:B3 | mat A:battle-a=settsu | {MONUMENTS} | "
        "generals A:settsu",
    )
    game.plays("A march yamato", "A send 3")
    throws(game, "A", **out)
    assert game["map"] == after, why
    assert game["monuments"] == "yamato:B2", why
    assert game["captured"] == "", why


def test_gen_9_or_in_a_revolt() -> None:
    """SHO-GEN-9"""
    game = fought("tax", f"map yamato:B3+1 | mat B:tax=yamato | {MONUMENTS}")
    throws(game, "B", G=1)
    assert (game["map"], game["monuments"]) == ("", "yamato:B2")


CAPTURE = "map settsu:A1 yamato:A1 kai:A1 | monuments yamato:B2C1A1 | "


@pytest.mark.parametrize(
    ("origin", "why"),
    [("settsu", "a triumphal entry"), ("kai", "a flight")],
)
def test_gen_10_entering_captures_every_foreign_monument(origin: str, why: str) -> None:
    """SHO-GEN-10"""
    game = departing(f"{CAPTURE} generals A:{origin} | monument-supply 5,4,5,6").plays(
        "A station yamato"
    )
    assert game["captured"] == "A:B2 A:C1", why
    assert "yamato:A1" in game["monuments"].split()  # A's own stays
    assert game["monument-supply"].split(",")[1:] == ["4", "5", "6"]  # not given back


def test_gen_10_also_where_a_general_comes_back() -> None:
    """SHO-GEN-10, SHO-GEN-12"""
    game = with_generals(
        f"{CAPTURE} monument-supply 5,4,5,6 | order ABCD | do generals(0)"
    )
    game.plays("A station yamato")
    assert game["captured"] == "A:B2 A:C1"
    assert game["monuments"] == "yamato:A1"


def test_gen_10_owning_the_province_is_not_enough() -> None:
    """SHO-GEN-10"""
    game = departing(f"{CAPTURE} generals A:settsu | monument-supply 5,4,5,6").plays(
        "A station kai"
    )
    assert game["captured"] == ""
    assert game["monuments"] == "yamato:A1B2C1"


# Lost generals


@pytest.mark.parametrize(
    ("out", "why"),
    [
        ({"A": 3}, "conquered"),
        ({"A": 1, "B": 1}, "a tie"),
        ({}, "0 to 0"),
    ],
)
def test_gen_11_a_general_leaves_the_map_with_his_province(
    out: dict[str, int], why: str
) -> None:
    """SHO-GEN-11"""
    game = fought(
        "battle-b",
        f"map settsu:A4 yamato:B3 omi:B2 | mat A:battle-b=settsu | {SIX} | "
        "generals A:settsu B:yamato",
    )
    game.plays("A march yamato", "A send 3")
    throws(game, "A", **out)
    assert game["generals"] == "A:settsu", why
    assert of_kind(game, "general-lost") == ["general-lost B yamato"], why
    assert (game["monuments"], game["monument-supply"]) == ("", "6,6,6,6")


@pytest.mark.parametrize("action", ["tax", "rice"])
def test_gen_11_or_in_a_revolt(action: str) -> None:
    """SHO-GEN-11"""
    game = fought(
        action, f"map yamato:B3+1 omi:B1 | mat B:{action}=yamato | generals B:yamato"
    )
    throws(game, "B", G=1)
    assert game["generals"] == ""


def test_gen_11_or_in_winter() -> None:
    """SHO-GEN-11"""
    game = with_generals(
        "map yamato:B3 | generals B:yamato | order ABCD | do hunger(0) shortage"
    )
    throws(game, "B", G=1)
    assert game["generals"] == ""
    assert of_kind(game, "general-lost") == ["general-lost B yamato"]


def test_gen_11_a_lost_general_does_not_depart() -> None:
    """SHO-GEN-11"""
    game = departing("map settsu:A1 yamato:A1 | generals")
    assert game.is_over()
    assert game["monuments"] == ""


def test_gen_12_lost_generals_come_back_in_player_order() -> None:
    """SHO-GEN-12"""
    game = with_generals(
        "map kai:A1 omi:A1 noto:B1 aki:C1 ise:D1 kii:D1 | generals B:noto | "
        "order DBCA | event-pile E1 E2 E3 E4 | do generals(0) year-end"
    )
    assert game.asked() == ("enter", "D")
    assert game["events"] == "E4 E3 E2 E1"  # they are seen before
    assert game.offered() == {"station ise", "station kii"}
    game.refuses("D decline")
    game.plays("D station kii")
    assert game.asked() == ("enter", "C")  # B's stands on the map
    game.plays("C station aki")
    assert game.asked() == ("enter", "A")
    game.plays("A station omi")
    assert game["generals"] == "A:omi B:noto C:aki D:kii"


def test_gen_12_a_general_lost_in_winter_comes_back_after_it() -> None:
    """SHO-GEN-12, SHO-GEN-11"""
    game = with_generals(
        "map yamato:B3 omi:B1 | generals B:yamato | hungry yamato | "
        "B revolts:1 extra:1 | order ABCD | do generals(0) hungry(B)"
    )
    throws(game, "B", G=1)
    assert game["generals"] == ""
    assert game.asked() == ("enter", "B")
    assert game.offered() == {"station omi"}


def test_gen_12_after_the_end_of_the_year_and_before_the_next_spring() -> None:
    """SHO-GEN-12, SHO-WINTER-1, SHO-MOD-4"""
    checked = 0
    for seed in range(4):
        game = started(start="preset", modules=GENERALS, seed=seed)
        for _ in random_plays(game, seed):
            if of_kind(game, "season-began")[-1] == "season-began 2 0":
                break
        events = told(game)
        at = events.index("season-began 1 3")
        winter = [event.split()[0] for event in events[at:]]
        back = [n for n, kind in enumerate(winter) if kind == "general-stationed"]
        ended, spring = winter.index("year-ended"), winter.index("season-began", 1)
        assert all(ended < n < spring for n in back)
        for seat in "ABCD":
            assert (general(game, seat) == "") == (not owned(game, seat))
        checked += len(back)
    assert checked > 0


OLDER = Path(__file__).parents[1] / "older"


@pytest.mark.parametrize("number", [157, 158], ids=["the first", "the second"])
def test_gen_12_a_game_saved_before_the_year_ended_goes_on(number: int) -> None:
    """SHO-GEN-12: in revision 1 generals came back before the end of the year."""
    file = OLDER / "generals-before-the-end-of-the-year.sgk"
    saved = replay.read(file.read_text(encoding="utf-8"))
    assert saved.header.revision == 1
    (here,) = [line for line in saved.lines if line.n == number and line.at]
    match = Match.restore(
        saved.rules, saved.header.seed, Snapshot(here.n, here.at or "", here.sum or "")
    )
    for line in saved.inputs:
        if line.n > number:
            match.apply_input(line.seat or 0, line.do or "")
    last = saved.lines[-1]
    assert (match.rules.dump(match.state), match.digest) == (last.at, last.sum)


@pytest.mark.parametrize(
    ("position", "points", "why"),
    [
        ("monuments kai:A2 omi:A1", [3, 0, 0, 0], "own ones on the map"),
        ("captured B:A2", [0, 2, 0, 0], "captured ones, for the captor"),
        ("monuments kai:A1B2 | captured A:B1", [2, 2, 0, 0], "both"),
        ("monument-supply 6,6,6,6", [0, 0, 0, 0], "none in supply"),
        ("map kai:B1 | monuments kai:A1", [1, 0, 0, 0], "also on another's land"),
        ("monuments noto:C3", [0, 0, 3, 0], "also on neutral land"),
    ],
)
def test_gen_13_monuments_on_the_map_and_captured_ones_are_worth_a_point(
    position: str, points: list[int], why: str
) -> None:
    """SHO-GEN-13"""
    assert scores(with_generals(f"{position} | do final-scoring")) == points, why


def test_gen_13_but_not_in_winter() -> None:
    """SHO-GEN-13"""
    game = with_generals("map aki:A1 | monuments kai:A2 | captured B:A1 | do scoring")
    assert scores(game) == [1, 0, 0, 0]


def test_gen_14_with_one_province_the_general_stays() -> None:
    """SHO-GEN-14"""
    game = departing(f"map kai:A3 omi:B1 | {SIX} | generals A:kai")
    assert game.is_over()
    assert general(game, "A") == "kai"
    assert (game["monuments"], game["monument-supply"]) == ("", "6,6,6,6")


def test_gen_15_a_player_without_provinces_does_not_place_the_general() -> None:
    """SHO-GEN-15"""
    game = with_generals("map omi:C1 | order ABCD | do generals(0)")
    assert game.asked() == ("enter", "C")
    game.plays("C station omi")
    assert game.is_over()
    assert game["generals"] == "C:omi"


@pytest.mark.parametrize("start", ["preset", "draft"])
def test_gen_15_a_lost_general_comes_back_only_after_the_first_winter(
    start: str,
) -> None:
    """SHO-GEN-15"""
    lost = back = 0
    for seed in range(4):
        game = started(start=start, modules=ALL, seed=seed)
        for _ in random_plays(game, seed):
            pass
        season = "draft"
        for event in of_kind(game, "season-began", "general-stationed", "general-lost"):
            kind, _, rest = event.partition(" ")
            if kind == "season-began":
                season = rest
            elif kind == "general-lost":
                lost += 1
            else:
                first = "1 0" if start == "preset" else "draft"
                assert season in (first, "1 3"), event
                back += season == "1 3"
    assert lost > back > 0
