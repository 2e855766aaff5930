"""The strict reader: an error names file, line, card and reason."""

import json
from typing import Any

import pytest

from rules.rows import BadRow, UnknownCard
from rules.tcg.facts.reader import card, find_by_name, parse_rows, read_set
from rules.tcg.facts.shape import KEYS

COMPANION = {
    "id": "7_364",
    "collector": "7 P 364",
    "title": "Aragorn",
    "subtitle": "Driven by Need",
    "unique": True,
    "side": "free_peoples",
    "culture": "gondor",
    "type": "companion",
    "race": "man",
    "twilight": 4,
    "strength": 7,
    "vitality": 4,
    "resistance": 6,
    "signet": "gandalf",
}
MINION = {
    "id": "7_134",
    "collector": "7 U 134",
    "title": "Desert Scout",
    "side": "shadow",
    "culture": "raider",
    "type": "minion",
    "race": "man",
    "twilight": 3,
    "strength": 7,
    "vitality": 2,
    "site_number": 4,
    "keywords": {"southron": 1, "ambush": 2},
}
SITE = {
    "id": "7_330",
    "collector": "7 U 330",
    "title": "Dunharrow Plateau",
    "type": "site",
    "twilight": 0,
    "site_number": 1,
    "site_block": "king",
    "site_arrow": "left",
}
SHADOWS_SITE = {
    "id": "11_230",
    "collector": "11 S 230",
    "title": "Caras Galadhon",
    "type": "site",
    "twilight": 0,
    "site_block": "shadows",
    "site_arrow": "left",
}
EVENT = {
    "id": "7_3",
    "collector": "7 U 3",
    "title": "Battle Tested",
    "side": "free_peoples",
    "culture": "dwarven",
    "type": "event",
    "twilight": 0,
    "timewords": ["skirmish"],
}
POSSESSION = {
    "id": "7_12",
    "collector": "7 U 12",
    "title": "Loud and Strong",
    "side": "free_peoples",
    "culture": "dwarven",
    "type": "possession",
    "classes": ["hand weapon"],
    "twilight": 1,
}
ALLY = {
    "id": "1_60",
    "collector": "1 C 60",
    "title": "Rumil",
    "side": "free_peoples",
    "culture": "elven",
    "type": "ally",
    "race": "elf",
    "twilight": 2,
    "strength": 5,
    "vitality": 3,
    "ally_homes": [{"site_number": 6, "block": "fellowship"}],
}
RING = {
    "id": "7_1",
    "collector": "7 C 1",
    "title": "The One Ring",
    "subtitle": "The Ruling Ring",
    "unique": True,
    "type": "the one ring",
    "strength": 1,
}


def line(row: dict[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False)


def faults(*rows: Any, set_number: int = 7) -> list[str]:
    """Give the lines of the error that these rows make."""
    with pytest.raises(BadRow) as caught:
        parse_rows([line(row) for row in rows], set_number, "set07.jsonl")
    return str(caught.value).splitlines()


def without(row: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != key}


def ordered(row: dict[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in KEYS if key in row}


@pytest.mark.parametrize("row", [COMPANION, MINION, SITE, EVENT, POSSESSION, RING])
def test_a_right_row_is_a_card(row: dict[str, object]) -> None:
    (found,) = parse_rows([line(row)], 7, "set07.jsonl")

    assert (found.id, found.title) == (row["id"], row["title"])


def test_a_shadows_site_has_no_number() -> None:
    (found,) = parse_rows([line(SHADOWS_SITE)], 11, "set11.jsonl")

    assert found.site_number is None
    assert faults({**SITE, "site_block": "shadows"}) == [
        "set07.jsonl:1: 7_330: a Shadows site has no site_number"
    ]


WRONG = {
    "unknown key": (COMPANION, {"colour": "blue"}, "unknown key 'colour'"),
    "unknown type": (COMPANION, {"type": "hero"}, "unknown type 'hero'"),
    "unknown culture": (COMPANION, {"culture": "gondorr"}, "unknown culture 'gondorr'"),
    "unknown race": (COMPANION, {"race": "men"}, "unknown race 'men'"),
    "unknown side": (COMPANION, {"side": "light"}, "unknown side 'light'"),
    "unknown signet": (COMPANION, {"signet": "sam"}, "unknown signet 'sam'"),
    "unknown keyword": (MINION, {"keywords": {"flying": 1}}, "unknown keyword 'flying'"),
    "unknown class": (POSSESSION, {"classes": ["boots"]}, "unknown word 'boots' in classes"),
    "unknown phase": (EVENT, {"timewords": ["draw"]}, "unknown word 'draw' in timewords"),
    "unknown block": (SITE, {"site_block": "hobbit"}, "unknown site_block 'hobbit'"),
    "unknown arrow": (SITE, {"site_arrow": "up"}, "unknown site_arrow 'up'"),
    "word that is a number": (COMPANION, {"culture": 3}, "unknown culture 3"),
    "word that is a list": (COMPANION, {"culture": ["gondor"]}, "unknown culture ['gondor']"),
    "class twice": (
        POSSESSION,
        {"classes": ["hand weapon", "hand weapon"]},
        "'hand weapon' stands twice in classes",
    ),
    "empty list": (POSSESSION, {"classes": []}, "classes is no list of words"),
    "text for a number": (COMPANION, {"strength": "7"}, "strength is no whole number"),
    "truth for a number": (COMPANION, {"strength": True}, "strength is no whole number"),
    "fraction": (COMPANION, {"vitality": 3.5}, "vitality is no whole number"),
    "unique that is false": (
        COMPANION,
        {"unique": False},
        "unique is written only where it is true",
    ),
    "space before a title": (
        COMPANION,
        {"title": " Aragorn"},
        "title is no text, or begins or ends with a space",
    ),
    "empty title": (
        COMPANION,
        {"title": ""},
        "title is no text, or begins or ends with a space",
    ),
    "keyword with a number it cannot take": (
        MINION,
        {"keywords": {"fierce": 2}},
        "keyword 'fierce' takes no number",
    ),
    "keyword with nothing": (
        MINION,
        {"keywords": {"ambush": 0}},
        "keyword 'ambush' has a number less than 1",
    ),
    "keyword without number": (
        MINION,
        {"keywords": {"ambush": None}},
        "keyword 'ambush' has no number",
    ),
    "keywords as a list": (
        MINION,
        {"keywords": ["fierce"]},
        "keywords are not written as words with their numbers",
    ),
    "site number too high": (MINION, {"site_number": 10}, "site_number is not 1 to 9"),
    "twilight below nothing": (MINION, {"twilight": -1}, "twilight is less than 0"),
    "character without life": (
        MINION,
        {"vitality": 0},
        "a character has at least 1 vitality",
    ),
    "character with negative strength": (
        MINION,
        {"strength": -1},
        "a character's strength is at least 0",
    ),
    "bad collector's number": (
        COMPANION,
        {"collector": "7P364"},
        "bad collector's number '7P364'",
    ),
    "unknown rarity": (
        COMPANION,
        {"collector": "7 X 364"},
        "bad collector's number '7 X 364'",
    ),
    "number with a nought before it": (
        COMPANION,
        {"collector": "7 P 0364"},
        "bad collector's number '7 P 0364'",
    ),
    "collector's number of another card": (
        COMPANION,
        {"collector": "7 P 365"},
        "id '7_364' does not agree with collector's number '7 P 365'",
    ),
    "collector's number of another set": (
        COMPANION,
        {"id": "8_64", "collector": "8 P 64"},
        "collector's number '8 P 64' is of another set",
    ),
    "companion of the Shadow": (
        COMPANION,
        {"side": "shadow"},
        "a companion is no Shadow card",
    ),
    "minion of the Free Peoples": (
        MINION,
        {"side": "free_peoples"},
        "a minion is no Free Peoples card",
    ),
    "culture of the other side": (
        COMPANION,
        {"culture": "sauron"},
        "sauron is no culture of side free_peoples",
    ),
}


@pytest.mark.parametrize(("row", "change", "fault"), WRONG.values(), ids=WRONG)
def test_a_wrong_value_is_shown_with_its_row(
    row: dict[str, object], change: dict[str, Any], fault: str
) -> None:
    wrong = {**row, **change}

    assert f"set07.jsonl:1: {wrong['id']}: {fault}" in faults(wrong)


MISSING = [
    (COMPANION, "strength"),
    (COMPANION, "vitality"),
    (COMPANION, "resistance"),
    (COMPANION, "side"),
    (COMPANION, "culture"),
    (COMPANION, "twilight"),
    (COMPANION, "collector"),
    (COMPANION, "title"),
    (COMPANION, "type"),
    (MINION, "strength"),
    (MINION, "vitality"),
    (MINION, "site_number"),
    (SITE, "site_number"),
    (SITE, "site_block"),
    (SITE, "site_arrow"),
    (SITE, "twilight"),
    (EVENT, "timewords"),
    (EVENT, "side"),
    (EVENT, "twilight"),
]


@pytest.mark.parametrize(("row", "key"), MISSING, ids=lambda it: it if type(it) is str else None)
def test_what_a_card_must_have_is_missed(row: dict[str, object], key: str) -> None:
    assert f"set07.jsonl:1: {row['id']}: missing {key}" in faults(without(row, key))


def test_an_ally_without_a_home_is_missed() -> None:
    assert faults(without(ALLY, "ally_homes"), set_number=1) == [
        "set07.jsonl:1: 1_60: missing ally_homes"
    ]


@pytest.mark.parametrize(
    ("homes", "fault"),
    [
        ([], "ally_homes is no list of homes"),
        ([{"site_number": 6}], "a home has a site_number and a block"),
        ([{"site_number": 0, "block": "king"}], "the site_number of a home is not 1 to 9"),
        ([{"site_number": 1, "block": "shadows"}], "unknown block 'shadows' of a home"),
        ([{"site_number": 1, "block": ["king"]}], "unknown block ['king'] of a home"),
    ],
)
def test_a_home_is_a_site_number_of_a_numbered_block(
    homes: list[dict[str, object]], fault: str
) -> None:
    assert faults({**ALLY, "ally_homes": homes}, set_number=1) == [f"set07.jsonl:1: 1_60: {fault}"]


@pytest.mark.parametrize(
    ("row", "key", "value"),
    [
        (SITE, "culture", "gondor"),
        (SITE, "side", "shadow"),
        (RING, "culture", "gondor"),
        (SITE, "strength", 3),
        (EVENT, "strength", 3),
        (EVENT, "site_number", 3),
        (EVENT, "race", "man"),
        (COMPANION, "site_arrow", "left"),
        (COMPANION, "classes", ["mount"]),
        (MINION, "signet", "frodo"),
        (MINION, "may_bear_ring", True),
        (MINION, "timewords", ["skirmish"]),
    ],
)
def test_what_a_type_cannot_have_is_refused(
    row: dict[str, object], key: str, value: int | str | list[str]
) -> None:
    message = faults(ordered({**row, key: value}))

    assert message == [f"set07.jsonl:1: {row['id']}: a {row['type']} has no {key}"]


def test_keys_stand_in_one_order() -> None:
    assert faults(dict(reversed(EVENT.items())))[0].endswith("out of order")


def test_every_wrong_row_of_a_file_is_shown_at_once() -> None:
    message = faults(
        without(COMPANION, "strength"), without(MINION, "site_number"), without(SITE, "site_arrow")
    )

    assert [fault.split(": ")[1] for fault in message] == ["7_364", "7_134", "7_330"]


def test_a_card_stands_once_and_in_the_order_of_numbers() -> None:
    assert faults(MINION, MINION) == ["set07.jsonl:2: 7_134: the id stands twice"]
    assert faults(SITE, MINION) == ["set07.jsonl:2: 7_134: out of order after number 330"]


def test_a_key_stands_once_in_a_row() -> None:
    text = line(EVENT).replace('"type"', '"title": "Another", "type"')
    with pytest.raises(BadRow, match=r"set07\.jsonl:1: a row without id: key 'title' stands twice"):
        parse_rows([text], 7, "set07.jsonl")


@pytest.mark.parametrize("text", ["", "{", "nonsense", '{"id": "7_1"'])
def test_a_line_that_is_no_json_is_shown(text: str) -> None:
    with pytest.raises(BadRow, match=r"set07\.jsonl:1: a row without id: not a line of JSON"):
        parse_rows([text], 7, "set07.jsonl")


@pytest.mark.parametrize("text", ["[]", "3", "null", '"7_1"'])
def test_a_line_that_is_not_a_row_is_shown(text: str) -> None:
    with pytest.raises(BadRow, match="is no card"):
        parse_rows([text], 7, "set07.jsonl")


@pytest.mark.parametrize(
    "card_id", ["", "7", "7_", "_7", "7_999", "20_1", "07_1", "7_0364", "٧_1", "9" * 5000 + "_1"]
)
def test_an_id_that_no_card_has_is_shown_with_what_an_id_looks_like(card_id: str) -> None:
    with pytest.raises(UnknownCard, match="such as 7_364"):
        card(card_id)


def test_there_is_no_set_twenty() -> None:
    with pytest.raises(UnknownCard, match="no set 20; the sets are 0 to 19"):
        read_set(20)


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("theoden, leader of spears", ["7_254"]),
        ("THÉODEN LEADER OF SPEARS", ["7_254"]),
        ("ghan buri ghan", ["0_56"]),
        ("speak friend and enter", ["2_26"]),
        ("orc pursuer", ["5_108", "7_303"]),
        ("nobody", []),
    ],
)
def test_names_are_found_whatever_accents_case_and_punctuation(
    written: str, found: list[str]
) -> None:
    assert [card.id for card in find_by_name(written)] == found
