"""Why a choice was made: a key for a sentence, with facts that hold for the choice.

The facts come from what the seat can see and from the rules of thumb, so they are true
whoever found the choice. The sentences are ``shogun-because-…`` in the catalogues.
"""

from typing import Final, NamedTuple

from sengoku.bots.shogun.fights import Forecast, battle
from sengoku.bots.shogun.marches import best_march
from sengoku.bots.shogun.worth import Outlook, majority
from sengoku.shogun import steps
from sengoku.shogun.rules.draft import FROM_PILE
from sengoku.shogun.rules.march import KINDS
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
from sengoku.shogun.words import (
    BUILDINGS,
    FIELD_ARMY1,
    FIELD_ARMY5,
    FIELD_BID,
    FIELD_CONV3,
    FIELD_RICE,
    FIELD_TAX,
    MAX_SEATS,
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
"""Every key there is."""


def explain(view: Outlook, action: int) -> Why:
    """Return why *action* answers the question that the position asks."""
    todo = view.s.todo
    step, arg = todo[-3], todo[-1]
    if action in ASSIGN:
        card, field = ASSIGN.pair(action)
        return _card(view, card, field)
    if action in MARCH or (action == DECLINE_ID and step == steps.MARCH):
        return _march(view, arg, action)
    if action in SEND:
        return _send(view, arg, action)
    if action in CHOOSE:
        at = CHOOSE.args(action)[0]
        return why("takes-special", special=view.s.special[at], position=at)
    if action in REVOLT:
        return why("holds-best", province=REVOLT.args(action)[0])
    if step <= steps.MUSTER:
        return _draft(view, step, action)
    return _module(view, step, arg, action)


# Plans


def _card(view: Outlook, card: int, field: int) -> Why:
    if field == FIELD_BID:
        known = card < PROVINCES
        return why("bids-province" if known else "bids-chests", card=card)
    if card >= PROVINCES:
        return why("skips", field=field)
    if field < BUILDINGS:
        return _building(view, card, field)
    if field == FIELD_RICE:
        wanted = view.hunger() > 0
        key = "harvests-for-winter" if wanted else "harvests-to-spare"
        return why(key, province=card, rice=view.ground.rice[card])
    if field == FIELD_TAX:
        key = "taxes-in-unrest" if view.s.unrest[card] else "taxes"
        return why(key, province=card, chests=view.ground.chests[card])
    if field <= FIELD_ARMY1:
        return _levy(view, card, field)
    if field >= FIELD_CONV3:
        return why("converts", province=card)
    march = best_march(view, card, view.s.armies[card], 0, NONE)
    if march.destination == NONE or march.gain <= 0.0:
        return why("plans-no-attack", province=card, field=field)
    return why("plans-attack", origin=card, destination=march.destination)


def _building(view: Outlook, province: int, building: int) -> Why:
    standing, region = view.s.buildings[province], view.ground.region_of[province]
    full = standing.bit_count() >= view.ground.sites[province]
    if full or standing >> building & 1 or not view.s.building_stock[building]:
        return why("builds-in-vain", province=province, building=building)
    row = (region * BUILDINGS + building) * MAX_SEATS
    counts, points = view.counts, view.ground.majority_points[building]
    before = majority(counts, row, view.seat, points)
    counts[row + view.seat] += 1
    after = majority(counts, row, view.seat, points)
    counts[row + view.seat] -= 1
    facts: dict[str, int | str] = {"province": province, "building": building}
    if after <= before:
        return why("builds", **facts)
    key = "takes-majority" if after == points else "shares-majority"
    return why(key, region=region, **facts)


def _levy(view: Outlook, province: int, field: int) -> Why:
    armies = view.ground.levy_yield[field - FIELD_ARMY5]
    held = view.s.armies[province]
    if view.foe(province) >= held:
        seat = strongest_neighbour(view, province)
        return why("levies-against", province=province, seat=seat, armies=armies)
    if view.reach(province, held + armies) > view.reach(province, held):
        return why("levies-to-attack", province=province, armies=armies)
    return why("levies", province=province, armies=armies)


def strongest_neighbour(view: Outlook, province: int) -> int:
    """Return whose armies next to *province* are the most."""
    s = view.s
    foes = [
        p for p in view.ground.near[province] if s.owner[p] not in (NONE, view.seat)
    ]
    return s.owner[max(foes, key=lambda place: s.armies[place])]


# Marches


def _march(view: Outlook, arg: int, action: int) -> Why:
    origin = arg // KINDS
    if action == DECLINE_ID:
        return why("stays", province=origin)
    destination = MARCH.args(action)[0]
    owner = view.s.owner[destination]
    if owner == view.seat:
        return why("guards", origin=origin, destination=destination)
    chances = _chances(view, destination, view.s.armies[origin] - 1)
    if owner == NONE:
        return why("attacks-peasants", destination=destination, chances=chances)
    return why(
        "attacks-player", destination=destination, defender=owner, chances=chances
    )


def _send(view: Outlook, arg: int, action: int) -> Why:
    destination, armies = arg % PROVINCES, SEND.args(action)[0]
    if view.s.owner[destination] == view.seat:
        return why("moves", destination=destination, armies=armies)
    chances = _chances(view, destination, armies)
    return why("sends", destination=destination, armies=armies, chances=chances)


def _chances(view: Outlook, destination: int, armies: int) -> int:
    """Return how likely the attack wins, in percent."""
    odds = Forecast()
    battle(view.ground, view.s, view.seat, destination, armies, odds)
    return round(100 * odds.win)


# The draft and the modules


def _draft(view: Outlook, step: int, action: int) -> Why:
    s = view.s
    if step == steps.REFRESH:
        return why("new-pair" if action == REFRESH_ID else "keeps-pair")
    if step == steps.MUSTER:
        return why("musters", province=s.picked, armies=MUSTER.args(action)[0])
    source = PICK.args(action)[0]
    if source == FROM_PILE:
        return why("picks-unseen")
    province = s.open_cards[source]
    beside = any(s.owner[p] == view.seat for p in view.ground.near[province])
    return why("picks-beside-own" if beside else "picks", province=province)


def _module(view: Outlook, step: int, arg: int, action: int) -> Why:
    s = view.s
    if action in TAKE:
        space = view.ground.favour_prices.index(TAKE.args(action)[0])
        return why("takes-favour", favour=s.favours[space])
    if step == steps.FAVOUR:
        return why("keeps-officials")
    if step == steps.CANCEL:
        key = "cancels-event" if action == CANCEL_ID else "keeps-event"
        return why(key, event=s.event)
    if action in CALM:
        return why("calms", province=CALM.args(action)[0])
    if action in BUILD:
        return _building(view, BUILD.args(action)[0], arg)
    if action in LAND:
        return why("lands", province=LAND.args(action)[0])
    if action in BONUS:
        return why("takes-bonus", bonus=BONUS.args(action)[0])
    if action in REPLACE:
        return why("honours-artist", cell=REPLACE.args(action)[0])
    return _general(view, action)


def _general(view: Outlook, action: int) -> Why:
    if action == DECLINE_ID:
        return why("declines-post", province=view.s.picked)
    province, here = STATION.args(action)[0], view.s.general[view.seat]
    if here != NONE and province in view.ground.near[here]:
        return why("builds-monument", province=here)
    return why("posts-general", province=province)
