"""One variation of every fact a board file may state, for both games.

A key names what is varied: a fact, an entry of it, or ``*`` and what every entry has.
The text is a correction of the shipped board.
"""

from collections.abc import Callable
from typing import Any

from sengoku.shogun.board_sheet import FILES as SHOGUN_FILES

SAMURAI = {
    "pieces.armies": "[pieces]\nvalue.armies = 12",
    "pieces.castles": "[pieces]\nvalue.castles = 1",
    "orders.recruit": "[orders]\nvalue = { recruit = 3, attack = 1 }",
    "orders.move3": "[orders]\nvalue = { move3 = 2, move23 = 1 }",
    "orders.move23": "[orders]\nvalue = { move23 = 3, harvest = 1 }",
    "orders.ship": "[orders]\nvalue = { ship = 2, move23 = 1 }",
    "orders.attack": "[orders]\nvalue = { attack = 3, harvest = 1 }",
    "orders.harvest": "[orders]\nvalue = { harvest = 3, recruit = 1 }",
    "orders.castle": "[orders]\nvalue = { castle = 2, harvest = 1 }",
    "quota.2": "[quota]\nvalue.2 = [4, 2]",
    "quota.3": "[quota]\nvalue.3 = [4, 2]",
    "quota.4": "[quota]\nvalue.4 = [3, 3]",
    "cover_price": "[cover_price]\nvalue = [2, 3, 4]",
    "resources.food": "[resources]\nvalue.food = 8",
    "resources.bushido": "[resources]\nvalue.bushido = 8",
    "resources.start_food": "[resources]\nvalue.start_food = 5",
    "resources.start_bushido": "[resources]\nvalue.start_bushido = 5",
    "seeding.food": "[seeding]\nvalue = { food = 9, bushido = 3 }",
    "seeding.bushido": "[seeding]\nvalue = { food = 3, bushido = 9 }",
    "setup.armies_per_capital": "[setup]\nvalue.armies_per_capital = 1",
    "setup.hand": "[setup]\nvalue.hand = 2",
    "setup.extra_destiny": "[setup]\nvalue.extra_destiny = 0",
    "influence_value": "[influence_value]\nvalue = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3]",
    "destiny.grey": "[destiny]\nvalue = { grey = 6, orange = 4 }",
    "destiny.orange": "[destiny]\nvalue = { orange = 6, teal = 4 }",
    "destiny.teal": "[destiny]\nvalue = { teal = 6, violet = 4 }",
    "destiny.violet": "[destiny]\nvalue = { violet = 6, grey = 4 }",
    "draft_marks.unmarked": '[draft_marks]\nvalue = { unmarked = 4, "3+" = 0 }',
    "draft_marks.3+": '[draft_marks]\nvalue = { unmarked = 3, "3+" = 2, "4+" = 0 }',
    "draft_marks.4+": '[draft_marks]\nvalue = { unmarked = 4, "4+" = 0 }',
    "neutral_tokens.move": "[neutral_tokens]\nvalue = { move = 2, attack = 0 }",
    "neutral_tokens.attack": "[neutral_tokens]\nvalue = { attack = 2, recruit = 0 }",
    "neutral_tokens.recruit": "[neutral_tokens]\nvalue = { recruit = 2, move = 0 }",
    "neutral_tokens.harvest": "[neutral_tokens]\nvalue = { harvest = 2, move = 0 }",
    "mountain_tokens.ambush": (
        "[mountain_tokens]\nvalue = { ambush = 3, mercenaries = 1 }"
    ),
    "mountain_tokens.mercenaries": (
        "[mountain_tokens]\nvalue = { mercenaries = 3, ambush = 1 }"
    ),
    "mountain_tokens.bushido-master": (
        "[mountain_tokens]\nvalue = { bushido-master = 3, ambush = 1 }"
    ),
    "mountain_tokens.highland-farms": (
        "[mountain_tokens]\nvalue = { highland-farms = 3, ambush = 1 }"
    ),
    "mountain_tokens.independent-tribe": (
        "[mountain_tokens]\nvalue = { independent-tribe = 2, ambush = 1 }"
    ),
    "mountain_tokens.journey": "[mountain_tokens]\nvalue = { journey = 2, ambush = 1 }",
    "shrine_meeples.brown": "[shrine_meeples]\nvalue = { brown = 5, black = 1 }",
    "shrine_meeples.black": "[shrine_meeples]\nvalue = { black = 5, white = 1 }",
    "shrine_meeples.white": "[shrine_meeples]\nvalue = { white = 5, brown = 1 }",
    "shrine_set_points": "[shrine_set_points]\nvalue = [0, 2, 4, 6]",
    "agenda_tiles.*.points": "[agenda_tiles]\n"
    + "\n".join(f"value.{n}{side}.points = 9" for n in range(1, 5) for side in "AB"),
    "agenda_tiles.*.decree": "[agenda_tiles]\n"
    + "\n".join(
        f'value.{n}{side}.decree = "none"' for n in range(1, 5) for side in "AB"
    ),
    "leftover_per_point": "[leftover_per_point]\nvalue = 1",
    "clans.red": '[clans]\nvalue.red = "X"',
    "clans.blue": '[clans]\nvalue.blue = "X"',
    "clans.green": '[clans]\nvalue.green = "X"',
    "clans.yellow": '[clans]\nvalue.yellow = "X"',
    "regions.*.name": '[regions]\nvalue.teal.name = "X"',
    "region_bonus.grey": "[region_bonus]\nvalue.grey = [9, 8]",
    "region_bonus.orange": "[region_bonus]\nvalue.orange = [9, 8]",
    "region_bonus.teal": "[region_bonus]\nvalue.teal = [9, 8]",
    "region_bonus.violet": "[region_bonus]\nvalue.violet = [9, 8]",
    "provinces.*.name": '[provinces]\nvalue.aki.name = "X"',
    "provinces.*.kanji": '[provinces]\nvalue.aki.kanji = "X"',
    "provinces.*.region": (
        '[provinces]\nvalue.izumo.region = "orange"\nvalue.mino.region = "grey"'
    ),
    "provinces.*.feature": (
        '[provinces]\nvalue.nagato.feature = "capital"\nvalue.aki.feature = "resource"'
    ),
    "provinces.*.coastal": "[provinces]\nvalue.yamashiro.coastal = true",
    "provinces.*.resource": '[provinces]\nvalue.satsuma.resource = "bushido"',
    "provinces.*.neighbours": (
        '[provinces]\nvalue.satsuma.neighbours = ["bungo", "nagato"]\n'
        'value.nagato.neighbours = ["aki", "izumo", "satsuma"]\n'
        '[borders]\nadd = [["satsuma", "nagato"]]'
    ),
    "borders": '[borders]\nadd = [["nagato", "settsu"]]',
    "sea_links": '[sea_links]\nadd = [["satsuma", "teshio"]]',
    "mountains.*.name": '[mountains]\nvalue.m1.name = "X"',
    "mountains.*.ends": '[mountains]\nvalue.m1.ends = ["aki", "nagato"]',
    "slots.*.region": "[slots]\nreplace = true\n"
    + "\n".join(
        f'value.{region[0]}{n} = {{ region = "{region}", neutral = "move" }}'
        for region, slots in (("grey", 4), ("orange", 2), ("teal", 3), ("violet", 3))
        for n in range(1, slots + 1)
    ),
    "slots.*.neutral": '[slots]\nvalue.g1.neutral = "attack"',
}


def presets(players: int, seats: str, change: Callable[[list[int]], list[int]]) -> str:
    """Return the lines for start tables in which *change* was made to the armies."""
    table: Any = SHOGUN_FILES.shipped()["presets"]["value"]
    table = table[str(players)]
    lines = []
    for seat in seats:
        changed = change([*table[seat].values()])
        pairs = zip(table[seat], changed, strict=True)
        column = ", ".join(f"{province} = {armies}" for province, armies in pairs)
        lines.append(f"value.{players}.{seat} = {{ {column} }}")
    return "\n".join(lines)


def groups(players: int, numbers: list[int]) -> str:
    """Return other army groups; the start tables must have the same."""
    tables = presets(players, "ABCDE"[:players], lambda _: numbers)
    return f"[groups]\nvalue.{players} = {numbers}\n[presets]\n{tables}"


def reversed_preset(seat: str) -> str:
    lines = [
        presets(players, seat, lambda armies: armies[::-1])
        for players in range(3, 6)
        if seat in "ABCDE"[:players]
    ]
    return "\n".join(["[presets]", *lines])


SHOGUN = {
    "regions.*.sun": '[regions]\nvalue.red.sun = "X"',
    "regions.*.moon": '[regions]\nvalue.red.moon = "X"',
    "provinces.*.name": '[provinces]\nvalue.aki.name = "X"',
    "provinces.*.kanji": '[provinces]\nvalue.aki.kanji = "X"',
    "provinces.*.chests": "[provinces]\n"
    + "\n".join(f"value.{id}.chests = 9" for id in ("kai", "mino", "omi", "yamato")),
    "provinces.*.rice": "[provinces]\n"
    + "\n".join(f"value.{id}.rice = 9" for id in ("kai", "mino", "omi", "yamato")),
    "provinces.*.sites": "[provinces]\n"
    + "\n".join(f"value.{id}.sites = 1" for id in ("kai", "mino", "omi", "etchu")),
    "provinces.*.sun": (
        '[provinces]\nvalue.aki.sun = "yellow"\nvalue.aki.moon = "yellow"\n'
        'value.izu.sun = "green"\nvalue.izu.moon = "green"'
    ),
    "provinces.*.moon": (
        '[provinces]\nvalue.echigo.sun = "purple"\nvalue.echigo.moon = "purple"\n'
        'value.tosa.sun = "brown"\nvalue.tosa.moon = "brown"'
    ),
    "provinces.*.neighbours": (
        '[provinces]\nvalue.aki.neighbours = ["bingo", "iwami", "settsu"]\n'
        '[borders]\nadd = [["aki", "settsu"]]'
    ),
    "borders": '[borders]\nadd = [["aki", "kai"]]',
    "sea_routes": '[sea_routes]\nadd = [["aki", "kai"]]',
    "out_with_3.sun": (
        '[out_with_3]\nvalue.sun = ["izumo", "echigo", "iwami", "mutsu", "sanuki", '
        '"kazusa", "tosa", "iyo"]'
    ),
    "out_with_3.moon": (
        '[out_with_3]\nvalue.moon = ["iwami", "izumo", "aki", "tosa", "mutsu", '
        '"hitachi", "shimotsuke", "shimosa"]'
    ),
    "groups.3": groups(3, [5, 5, 4, 3, 2, 2, 2, 2, 2]),
    "groups.4": groups(4, [5, 5, 4, 3, 2, 2, 2, 2]),
    "groups.5": groups(5, [5, 5, 4, 3, 2, 2, 2]),
    "presets.*.A": reversed_preset("A"),
    "presets.*.B": reversed_preset("B"),
    "presets.*.C": reversed_preset("C"),
    "presets.*.D": reversed_preset("D"),
    "presets.*.E": reversed_preset("E"),
    "cubes.armies": "[cubes]\nvalue.armies = 40",
    "cubes.peasants": "[cubes]\nvalue.peasants = 11",
    "priming.armies": "[priming]\nvalue.armies = 3",
    "priming.peasants": "[priming]\nvalue.peasants = 5",
    "start_chests.3": "[start_chests]\nvalue.3 = 30",
    "start_chests.4": "[start_chests]\nvalue.4 = 30",
    "start_chests.5": "[start_chests]\nvalue.5 = 30",
    "building_stock.castle": "[building_stock]\nvalue = { castle = 1, temple = 53 }",
    "building_stock.temple": "[building_stock]\nvalue = { temple = 1, castle = 53 }",
    "building_stock.theatre": "[building_stock]\nvalue = { theatre = 1, castle = 53 }",
    "building_cost.castle": "[building_cost]\nvalue.castle = 6",
    "building_cost.temple": "[building_cost]\nvalue.temple = 6",
    "building_cost.theatre": "[building_cost]\nvalue.theatre = 6",
    "levy_cost.army5": "[levy_cost]\nvalue.army5 = 0",
    "levy_cost.army3": "[levy_cost]\nvalue.army3 = 0",
    "levy_cost.army1": "[levy_cost]\nvalue.army1 = 0",
    "levy_yield.army5": "[levy_yield]\nvalue.army5 = 8",
    "levy_yield.army3": "[levy_yield]\nvalue.army3 = 6",
    "levy_yield.army1": (
        "[levy_yield]\nvalue.army1 = 4\n[short_levy]\nvalue.army1 = 4"
    ),
    "short_levy.army5": "[short_levy]\nvalue.army5 = 1",
    "short_levy.army3": "[short_levy]\nvalue.army3 = 1",
    "short_levy.army1": (
        "[short_levy]\nvalue.army1 = 3\n[levy_yield]\nvalue.army1 = 3"
    ),
    "events.*.kind": '[events]\nvalue.E1.kind = "short-levy"',
    "events.*.loss": "[events]\nvalue.E3.loss = 7\nvalue.E5.loss = 0",
    "supply_table.0": "[supply_table]\nvalue.0 = [0, 1]",
    "supply_table.1": "[supply_table]\nvalue.1 = [1, 2]",
    "supply_table.2": "[supply_table]\nvalue.2 = [2, 2]",
    "supply_table.3": "[supply_table]\nvalue.3 = [2, 3]\nvalue.4 = [2, 3]",
    "supply_table.4": "[supply_table]\nvalue.4 = [2, 3]",
    "supply_table.5": "[supply_table]\nvalue.5 = [3, 3]\nvalue.6 = [3, 3]",
    "supply_table.6": "[supply_table]\nvalue.6 = [3, 3]",
    "supply_table.7+": '[supply_table]\nvalue."7+" = [7, 12]',
    "majority_points.castle": "[majority_points]\nvalue.castle = 9",
    "majority_points.temple": "[majority_points]\nvalue.temple = 9",
    "majority_points.theatre": "[majority_points]\nvalue.theatre = 9",
    "towers.*.lodge": "[towers]\nvalue.standard.lodge = [2, 3]",
    "towers.*.prime": "[towers]\nvalue.standard.prime = [1, 9]",
    "towers.*.knock": "[towers]\nvalue.standard.knock = [1, 3]",
    "towers.*.per_cube": "[towers]\nvalue.standard.per_cube = false",
    "court.officials": "[court]\nvalue.officials = 9",
    "court.tower_cards": "[court]\nvalue.tower_cards = 1",
    "favours.*.kind": ('[favours]\nvalue.2.kind = "points"\nvalue.6.kind = "chests"'),
    "favours.*.amount": "[favours]\n"
    + "\n".join(f"value.{card}.amount = 9" for card in (9, 16, 13, 19, 15, 20, 12)),
    "favours.*.building": (
        '[favours]\nvalue.7.building = "castle"\nvalue.21.building = "theatre"'
    ),
    "favours.*.against": (
        '[favours]\nvalue.10.against = "battle-b"\nvalue.11.against = "battle-a"'
    ),
    "samurai_bonuses.*.chests": "[samurai_bonuses]\nvalue.2.chests = 9",
    "samurai_bonuses.*.rice": "[samurai_bonuses]\nvalue.2.rice = 9",
    "samurai_bonuses.*.tray-armies": "[samurai_bonuses]\nvalue.2.tray-armies = 5",
    "samurai_bonuses.*.points": "[samurai_bonuses]\nvalue.2.points = 9",
    "art_rows.*.name": '[art_rows]\nvalue.tea.name = "X"',
    "art_rows.*.points": "[art_rows]\nvalue.tea.points = 9\nvalue.music.points = 9",
    "art_columns.*.name": '[art_columns]\nvalue.osaka.name = "X"',
    "art_columns.*.points": "[art_columns]\nvalue.osaka.points = 9",
    "chest_tokens.ones": "[chest_tokens]\nvalue = { ones = 40, fives = 15 }",
    "chest_tokens.fives": "[chest_tokens]\nvalue = { ones = 15, fives = 40 }",
    "unrest_markers": "[unrest_markers]\nvalue = 60",
    "chest_cards": "[chest_cards]\nvalue = [0, 1, 2, 3, 5]",
    "favour_prices": "[favour_prices]\nvalue = [5, 3, 2]",
    "monuments": "[monuments]\nvalue = 7",
}
