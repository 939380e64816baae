"""Where things stand on the maps that the app draws: nothing covers anything else."""

from itertools import combinations
from typing import Any

import pytest

from tools.rooms import (
    PLATE,
    SAMURAI_NAME,
    SHOGUN_NAME,
    SITE,
    STANDING,
    YIELDS,
    Box,
    Ground,
    load,
    name_box,
)

SLACK = 60.0  # square units: rounded corners may meet


def samurai_room(place: dict[str, Any]) -> list[Box]:
    room = place["room"]
    name = name_box([place["name"]], SAMURAI_NAME)
    return [
        Box(name.width, name.height, *room["name"]),
        Box(34, 34, *room["feature"]),
        Box(34, 34, *room["castle"]),
        *[Box(*PLATE, *at) for at in room["stacks"]],
    ]


def shogun_room(place: dict[str, Any]) -> list[Box]:
    room = place["room"]
    name = name_box(place["lines"], SHOGUN_NAME)
    return [
        Box(name.width, name.height, *room["name"]),
        Box(*PLATE, *room["army"]),
        Box(*YIELDS[room["isTall"]], *room["yields"]),
        *[Box(SITE, SITE, *at) for at in room["sites"]],
    ]


ROOMS = {"samurai": samurai_room, "shogun": shogun_room}


@pytest.mark.parametrize("game", ROOMS)
def test_nothing_in_a_province_covers_anything_else(game: str) -> None:
    faults = {
        place["id"]: overlap
        for place in load(game)["provinces"]
        for one, other in combinations(ROOMS[game](place), 2)
        if (overlap := one.overlap(other, 0)) > SLACK
    }
    assert faults == {}


@pytest.mark.parametrize("game", ROOMS)
def test_everything_stands_in_its_own_province(game: str) -> None:
    """At most a quarter leans over the border, or half over the sea."""
    drawn = load(game)
    ground = Ground(drawn["provinces"], drawn["meta"]["viewBox"][2:])
    faults = [
        (place["id"], box)
        for number, place in enumerate(drawn["provinces"])
        for box in ROOMS[game](place)
        if ground.strays(number, box, 0) > 0.25 * box.width * box.height
    ]
    assert faults == []


def test_samurai_has_space_for_the_armies_of_four_players() -> None:
    for place in load("samurai")["provinces"]:
        assert len(place["room"]["stacks"]) == 4


def test_armies_of_neighbours_do_not_touch_on_a_small_map() -> None:
    armies = [place["room"]["army"] for place in load("shogun")["provinces"]]
    boxes = [Box(*STANDING, *at) for at in armies]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlap(pair[1], 0)]


def test_every_building_site_has_its_place() -> None:
    for place in load("shogun")["provinces"]:
        assert len(place["room"]["sites"]) == place["sites"]
