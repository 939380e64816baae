"""Explains a choice: the key of a sentence, and its facts.

The facts come from the seat's view and from the heuristics, so they hold for choices of
the search too. The sentences are ``shogun-because-…`` in the locale files.
"""

from typing import Final, NamedTuple

from sengoku.shogun import steps
from sengoku.shogun.args import MARCH_ORIGIN, SEND_DESTINATION
from sengoku.shogun.bots.evaluator import Evaluator, majority, majority_row
from sengoku.shogun.bots.fights import Forecast, battle
from sengoku.shogun.bots.marches import best_march
from sengoku.shogun.rules.draft import FROM_PILE
from sengoku.shogun.space import (
    ASSIGN,
    BONUS,
    BUILD,
    CALM,
    CANCEL_ID,
    CHOOSE,
    DECLINE_ID,
    LAND,
    MARCH,
    MUSTER,
    PICK,
    REFRESH_ID,
    REPLACE,
    REVOLT,
    SEND,
    STATION,
    TAKE,
)
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import (
    BUILDINGS,
    FIELD_ARMY1,
    FIELD_ARMY5,
    FIELD_BID,
    FIELD_CONV3,
    FIELD_RICE,
    FIELD_TAX,
    PROVINCES,
)


class Why(NamedTuple):
    key: str
    facts: dict[str, int | str]


def why(key: str, **facts: int | str) -> Why:
    return Why(key, facts)


KEYS: Final = (
    *("takes-majority", "shares-majority", "builds", "builds-in-vain"),
    *("harvests-for-winter", "harvests-to-spare", "taxes", "taxes-in-unrest"),
    *(
        "levies-against",
        "levies-to-attack",
        "levies",
        "plans-attack",
        "plans-no-attack",
    ),
    *("converts", "skips", "bids-chests", "bids-province", "takes-special"),
    *("attacks-player", "attacks-peasants", "guards", "sends", "moves", "stays"),
    *("holds-best", "picks-beside-own", "picks", "picks-unseen", "new-pair"),
    *("keeps-pair", "musters", "takes-favour", "keeps-officials", "cancels-event"),
    *("keeps-event", "calms", "lands", "takes-bonus", "posts-general"),
    *("builds-monument", "declines-post", "honours-artist"),
)
"""All keys."""


def explain(evaluator: Evaluator, action: int) -> Why:
    """Explain *action* as the answer to the current question."""
    stack = evaluator.s.stack
    step, arg = stack.step, stack.arg
    if action in ASSIGN:
        card, field = ASSIGN.pair(action)
        return _card(evaluator, card, field)
    if action in MARCH or (action == DECLINE_ID and step == steps.MARCH):
        return _march(evaluator, arg, action)
    if action in SEND:
        return _send(evaluator, arg, action)
    if action in CHOOSE:
        at = CHOOSE.args(action)[0]
        return why("takes-special", special=evaluator.s.special[at], position=at)
    if action in REVOLT:
        return why("holds-best", province=REVOLT.args(action)[0])
    if step <= steps.MUSTER:
        return _draft(evaluator, step, action)
    return _module(evaluator, step, arg, action)


# Plans


def _card(evaluator: Evaluator, card: int, field: int) -> Why:
    if field == FIELD_BID:
        known = card < PROVINCES
        return why("bids-province" if known else "bids-chests", card=card)
    if card >= PROVINCES:
        return why("skips", field=field)
    if field < BUILDINGS:
        return _building(evaluator, card, field)
    if field == FIELD_RICE:
        wanted = evaluator.missing_rice() > 0
        key = "harvests-for-winter" if wanted else "harvests-to-spare"
        return why(key, province=card, rice=evaluator.params.rice[card])
    if field == FIELD_TAX:
        key = "taxes-in-unrest" if evaluator.s.unrest[card] else "taxes"
        return why(key, province=card, chests=evaluator.params.chests[card])
    if field <= FIELD_ARMY1:
        return _levy(evaluator, card, field)
    if field >= FIELD_CONV3:
        return why("converts", province=card)
    march = best_march(evaluator, card, evaluator.s.armies[card], 0, NONE)
    if march.destination == NONE or march.gain <= 0.0:
        return why("plans-no-attack", province=card, field=field)
    return why("plans-attack", origin=card, destination=march.destination)


def _building(evaluator: Evaluator, province: int, building: int) -> Why:
    standing, region = (
        evaluator.s.buildings[province],
        evaluator.params.region_of[province],
    )
    full = evaluator.s.buildings_in(province) >= evaluator.params.sites[province]
    if full or standing >> building & 1 or not evaluator.s.building_stock[building]:
        return why("builds-in-vain", province=province, building=building)
    row = majority_row(region, building)
    counts, points = evaluator.counts, evaluator.params.majority_points[building]
    before = majority(counts, row, evaluator.seat, points)
    counts[row + evaluator.seat] += 1
    after = majority(counts, row, evaluator.seat, points)
    counts[row + evaluator.seat] -= 1
    facts: dict[str, int | str] = {"province": province, "building": building}
    if after <= before:
        return why("builds", **facts)
    key = "takes-majority" if after == points else "shares-majority"
    return why(key, region=region, **facts)


def _levy(evaluator: Evaluator, province: int, field: int) -> Why:
    armies = evaluator.params.levy_yield[field - FIELD_ARMY5]
    held = evaluator.s.armies[province]
    if evaluator.threat(province) >= held:
        seat = strongest_neighbour(evaluator, province)
        return why("levies-against", province=province, seat=seat, armies=armies)
    if evaluator.reach(province, held + armies) > evaluator.reach(province, held):
        return why("levies-to-attack", province=province, armies=armies)
    return why("levies", province=province, armies=armies)


def strongest_neighbour(evaluator: Evaluator, province: int) -> int:
    """Return the owner of the largest enemy stack next to *province*."""
    s = evaluator.s
    neighbours = [
        p
        for p in evaluator.params.near[province]
        if s.owner[p] not in (NONE, evaluator.seat)
    ]
    return s.owner[max(neighbours, key=lambda place: s.armies[place])]


# Marches


def _march(evaluator: Evaluator, arg: int, action: int) -> Why:
    origin = MARCH_ORIGIN.of(arg)
    if action == DECLINE_ID:
        return why("stays", province=origin)
    destination = MARCH.args(action)[0]
    owner = evaluator.s.owner[destination]
    if owner == evaluator.seat:
        return why("guards", origin=origin, destination=destination)
    chances = _chances(evaluator, destination, evaluator.s.armies[origin] - 1)
    if owner == NONE:
        return why("attacks-peasants", destination=destination, chances=chances)
    return why(
        "attacks-player", destination=destination, defender=owner, chances=chances
    )


def _send(evaluator: Evaluator, arg: int, action: int) -> Why:
    destination, armies = SEND_DESTINATION.of(arg), SEND.args(action)[0]
    if evaluator.s.owner[destination] == evaluator.seat:
        return why("moves", destination=destination, armies=armies)
    chances = _chances(evaluator, destination, armies)
    return why("sends", destination=destination, armies=armies, chances=chances)


def _chances(evaluator: Evaluator, destination: int, armies: int) -> int:
    """Return the odds of the attack, in percent."""
    odds = Forecast()
    battle(evaluator.params, evaluator.s, evaluator.seat, destination, armies, odds)
    return round(100 * odds.win)


# The draft and the modules


def _draft(evaluator: Evaluator, step: int, action: int) -> Why:
    s = evaluator.s
    if step == steps.REFRESH:
        return why("new-pair" if action == REFRESH_ID else "keeps-pair")
    if step == steps.MUSTER:
        return why("musters", province=s.picked, armies=MUSTER.args(action)[0])
    source = PICK.args(action)[0]
    if source == FROM_PILE:
        return why("picks-unseen")
    province = s.open_cards[source]
    beside = any(s.owner[p] == evaluator.seat for p in evaluator.params.near[province])
    return why("picks-beside-own" if beside else "picks", province=province)


def _module(evaluator: Evaluator, step: int, arg: int, action: int) -> Why:
    s = evaluator.s
    if action in TAKE:
        space = evaluator.params.favour_prices.index(TAKE.args(action)[0])
        return why("takes-favour", favour=s.favours[space])
    if step == steps.FAVOUR:
        return why("keeps-officials")
    if step == steps.CANCEL:
        key = "cancels-event" if action == CANCEL_ID else "keeps-event"
        return why(key, event=s.event)
    if action in CALM:
        return why("calms", province=CALM.args(action)[0])
    if action in BUILD:
        return _building(evaluator, BUILD.args(action)[0], arg)
    if action in LAND:
        return why("lands", province=LAND.args(action)[0])
    if action in BONUS:
        return why("takes-bonus", bonus=BONUS.args(action)[0])
    if action in REPLACE:
        return why("honours-artist", cell=REPLACE.args(action)[0])
    return _general(evaluator, action)


def _general(evaluator: Evaluator, action: int) -> Why:
    if action == DECLINE_ID:
        return why("declines-post", province=evaluator.s.picked)
    province, here = STATION.args(action)[0], evaluator.s.general[evaluator.seat]
    if here != NONE and province in evaluator.params.near[here]:
        return why("builds-monument", province=here)
    return why("posts-general", province=province)
