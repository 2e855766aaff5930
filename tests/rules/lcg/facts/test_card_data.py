"""The core set's data file, and the strict reader that refuses a wrong one."""

import json
from collections import Counter
from collections.abc import Collection
from typing import Any

import pytest

from rules.lcg.facts.card import PrintedKeyword
from rules.lcg.facts.checks import KEYS
from rules.lcg.facts.reader import FOLDER, all_cards, card, find_by_name, parse_rows
from rules.lcg.facts.row import row_of
from rules.lcg.vocabulary import ENCOUNTER_DECK, PLAYER_DECK, CardType, Keyword, Sphere
from rules.rows import BadRow, UnknownCard

HERO = {
    "code": "01001",
    "name": "Aragorn",
    "type": "hero",
    "quantity": 1,
    "unique": True,
    "sphere": "leadership",
    "threat_cost": 12,
    "willpower": 2,
    "attack": 3,
    "defense": 2,
    "hit_points": 5,
    "traits": ["Dúnedain", "Noble"],
    "keywords": {"sentinel": 1},
    "octgn_id": "51223bd0-ffd1-11df-a976-0801200c9001",
}
TREACHERY = {
    "code": "01080",
    "name": "Caught in a Web",
    "type": "treachery",
    "quantity": 2,
    "encounter_set": "Spiders of Mirkwood",
    "octgn_id": "51223bd0-ffd1-11df-a976-0801200c9080",
}
EVENT = {
    "code": "01051",
    "name": "Stand and Fight",
    "type": "event",
    "quantity": 3,
    "sphere": "spirit",
    "cost": "X",
    "octgn_id": "51223bd0-ffd1-11df-a976-0801200c9051",
}


def copies(types: Collection[CardType]) -> int:
    return sum(card.quantity for card in all_cards().values() if card.type in types)


def test_the_box_holds_226_cards_of_128_kinds() -> None:
    """Core rules, "Component Overview"."""
    assert len(all_cards()) == 128
    assert sum(card.quantity for card in all_cards().values()) == 226


def test_the_box_holds_heroes_player_cards_encounter_cards_and_quests() -> None:
    """Core rules, "Component Overview"."""
    assert copies({CardType.HERO}) == 12
    assert copies(PLAYER_DECK) == 120
    assert copies(ENCOUNTER_DECK) == 84
    assert copies({CardType.QUEST}) == 10


def test_each_sphere_has_three_heroes() -> None:
    heroes = Counter(card.sphere for card in all_cards().values() if card.type is CardType.HERO)

    assert heroes == {sphere: 3 for sphere in Sphere if sphere is not Sphere.NEUTRAL}


def test_every_line_is_written_in_the_one_way_a_card_can_be() -> None:
    lines = (FOLDER / "core.jsonl").read_text(encoding="utf-8").splitlines()

    assert lines == [json.dumps(row_of(card), ensure_ascii=False) for card in all_cards().values()]


def test_a_quest_has_a_stage_and_may_be_called_otherwise_on_its_back() -> None:
    path = card("01122")

    assert (path.stage, path.name, path.back_name) == (3, "A Chosen Path", "Beorn's Path")


def test_a_cost_may_be_left_to_the_player() -> None:
    assert card("01051").cost == "X"


def test_keywords_read_as_they_are_printed() -> None:
    caverns = card("01106")

    assert [str(printed) for printed in caverns.keywords] == ["Doomed 1", "Surge"]
    assert caverns.has(Keyword.SURGE)
    assert not caverns.has(Keyword.GUARDED)
    assert PrintedKeyword(Keyword.DOOMED, 2).number == 2


@pytest.mark.parametrize(("written", "code"), [("gloin", "01003"), ("beorns path", "01122")])
def test_names_are_found_whatever_accents_case_and_punctuation(written: str, code: str) -> None:
    assert [card.code for card in find_by_name(written)] == [code]


@pytest.mark.parametrize("code", ["", "1001", "01999", "7_364"])
def test_a_code_that_no_card_has_is_shown_with_what_a_code_looks_like(code: str) -> None:
    with pytest.raises(UnknownCard, match="such as 01001"):
        card(code)


def faults(*rows: Any) -> list[str]:
    """Give the lines of the error that these rows make."""
    with pytest.raises(BadRow) as caught:
        parse_rows([json.dumps(row) for row in rows], "core.jsonl")
    return str(caught.value).splitlines()


@pytest.mark.parametrize("row", [HERO, TREACHERY, EVENT])
def test_a_right_row_is_a_card(row: dict[str, object]) -> None:
    (found,) = parse_rows([json.dumps(row)], "core.jsonl")

    assert (found.code, found.name) == (row["code"], row["name"])


WRONG = {
    "code": (HERO, {"code": "1001"}, "bad code '1001'"),
    "octgn id": (HERO, {"octgn_id": "51223"}, "bad octgn_id '51223'"),
    "type": (HERO, {"type": "companion"}, "unknown type 'companion'"),
    "sphere": (HERO, {"sphere": "gondor"}, "unknown sphere 'gondor'"),
    "encounter set": (TREACHERY, {"encounter_set": "X"}, "unknown encounter_set 'X'"),
    "keyword": (HERO, {"keywords": {"flying": 1}}, "unknown keyword 'flying'"),
    "keyword's number": (
        HERO,
        {"keywords": {"sentinel": 2}},
        "keyword 'sentinel' takes no number",
    ),
    "keyword with nothing": (
        HERO,
        {"keywords": {"doomed": 0}},
        "keyword 'doomed' has no number of at least 1",
    ),
    "keywords as a list": (
        HERO,
        {"keywords": ["sentinel"]},
        "keywords are not written as words with their numbers",
    ),
    "trait twice": (HERO, {"traits": ["Noble", "Noble"]}, "a trait stands twice"),
    "traits as a word": (HERO, {"traits": "Noble"}, "traits is no list of words"),
    "copies": (HERO, {"quantity": 0}, "quantity is no whole number of at least 1"),
    "truth for a number": (
        HERO,
        {"attack": True},
        "attack is no whole number of at least 0",
    ),
    "cost": (EVENT, {"cost": "many"}, "cost is neither a whole number of at least 0 nor X"),
    "cost below nothing": (
        EVENT,
        {"cost": -1},
        "cost is neither a whole number of at least 0 nor X",
    ),
    "unique that is false": (
        HERO,
        {"unique": False},
        "unique is written only where it is true",
    ),
    "name": (HERO, {"name": " Aragorn"}, "name is no text, or begins or ends with a space"),
    "neutral hero": (HERO, {"sphere": "neutral"}, "no hero is neutral"),
    "unknown key": (HERO, {"colour": "red"}, "unknown key 'colour'"),
}


@pytest.mark.parametrize(("row", "change", "fault"), WRONG.values(), ids=WRONG)
def test_a_wrong_value_is_shown_with_its_row(
    row: dict[str, object], change: dict[str, object], fault: str
) -> None:
    wrong = {**row, **change}

    assert f"core.jsonl:1: {wrong['code']}: {fault}" in faults(wrong)


@pytest.mark.parametrize("key", ["name", "quantity", "sphere", "threat_cost", "hit_points"])
def test_what_a_hero_must_have_is_missed(key: str) -> None:
    wrong = {name: value for name, value in HERO.items() if name != key}

    assert faults(wrong) == [f"core.jsonl:1: 01001: missing {key}"]


def test_a_hero_is_unique() -> None:
    wrong = {name: value for name, value in HERO.items() if name != "unique"}

    assert faults(wrong) == ["core.jsonl:1: 01001: a hero is unique"]


@pytest.mark.parametrize(
    ("row", "key", "value"),
    [(HERO, "cost", 2), (HERO, "encounter_set", "Wilderlands"), (TREACHERY, "sphere", "lore")],
)
def test_what_a_type_cannot_have_is_refused(
    row: dict[str, object], key: str, value: int | str
) -> None:
    wrong = {**row, key: value}
    wrong = {name: wrong[name] for name in KEYS if name in wrong}

    assert faults(wrong) == [
        f"core.jsonl:1: {row['code']}: a card of type {row['type']} has no {key}"
    ]


def test_keys_stand_in_one_order() -> None:
    assert faults(dict(reversed(EVENT.items())))[0].endswith("out of order")


def test_a_card_stands_once_and_in_the_order_of_codes() -> None:
    assert "core.jsonl:2: 01080: the code stands twice" in faults(TREACHERY, TREACHERY)
    assert faults(TREACHERY, HERO) == ["core.jsonl:2: 01001: out of order after 01080"]
    assert faults(HERO, {**EVENT, "octgn_id": HERO["octgn_id"]}) == [
        "core.jsonl:2: 01051: the octgn_id stands twice"
    ]


@pytest.mark.parametrize("text", ["", "{", "[]", "null"])
def test_a_line_that_is_no_row_is_shown(text: str) -> None:
    with pytest.raises(BadRow, match=r"core\.jsonl:1: a row without code: "):
        parse_rows([text], "core.jsonl")
