"""The files of facts, and the strict reader that refuses a wrong one."""

import json
from collections import Counter
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from rules.lcg.facts.card import LcgCard, PrintedKeyword
from rules.lcg.facts.checks import KEYS
from rules.lcg.facts.reader import (
    FOLDER,
    all_cards,
    all_printings,
    card,
    find_by_name,
    parse_rows,
    printings_of,
    read_set,
)
from rules.lcg.facts.row import row_of
from rules.lcg.facts.sets import CORE_SET, SETS
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
PRINTING = {"code": "20023", "prints": "01057", "quantity": 1}
EVENT = {
    "code": "01051",
    "name": "Stand and Fight",
    "type": "event",
    "quantity": 3,
    "sphere": "spirit",
    "cost": "X",
    "octgn_id": "51223bd0-ffd1-11df-a976-0801200c9051",
}


def core() -> tuple[LcgCard, ...]:
    return read_set(CORE_SET).cards


def copies(types: Collection[CardType]) -> int:
    return sum(card.quantity for card in core() if card.type in types)


def test_the_box_holds_226_cards_of_128_kinds() -> None:
    """Core rules, "Component Overview"."""
    assert len(core()) == 128
    assert sum(card.quantity for card in core()) == 226


def test_the_box_holds_heroes_player_cards_encounter_cards_and_quests() -> None:
    """Core rules, "Component Overview"."""
    assert copies({CardType.HERO}) == 12
    assert copies(PLAYER_DECK) == 120
    assert copies(ENCOUNTER_DECK) == 84
    assert copies({CardType.QUEST}) == 10


def test_each_sphere_has_three_heroes() -> None:
    heroes = Counter(card.sphere for card in core() if card.type is CardType.HERO)

    assert heroes == dict.fromkeys(
        (Sphere.LEADERSHIP, Sphere.TACTICS, Sphere.SPIRIT, Sphere.LORE), 3
    )


def test_every_line_is_written_in_the_one_way_a_card_can_be() -> None:
    lines = (FOLDER / "core.jsonl").read_text(encoding="utf-8").splitlines()

    assert lines == [json.dumps(row_of(card), ensure_ascii=False) for card in core()]


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


@pytest.mark.parametrize(("written", "code"), [("dunhere", "01009"), ("beorns path", "01122")])
def test_names_are_found_whatever_accents_case_and_punctuation(written: str, code: str) -> None:
    assert [card.code for card in find_by_name(written)] == [code]


@pytest.mark.parametrize("code", ["", "1001", "01999", "7_364"])
def test_a_code_that_no_card_has_is_shown_with_what_a_code_looks_like(code: str) -> None:
    with pytest.raises(UnknownCard, match="such as 01001"):
        card(code)


def faults(*rows: Any) -> list[str]:
    """Give the lines of the error that these rows make."""
    with pytest.raises(BadRow) as caught:
        parse_rows([json.dumps(row) for row in rows], CORE_SET, "core.jsonl")
    return str(caught.value).splitlines()


@pytest.mark.parametrize("row", [HERO, TREACHERY, EVENT])
def test_a_right_row_is_a_card(row: dict[str, object]) -> None:
    (found,) = parse_rows([json.dumps(row)], CORE_SET, "core.jsonl").cards

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
        "attack is neither a whole number of at least 0 nor X",
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
    "printing": (PRINTING, {"prints": "Gandalf"}, "bad prints 'Gandalf'"),
    "fact of a printing": (PRINTING, {"cost": 2}, "unknown key 'cost'"),
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
def test_a_line_that_is_not_a_row_is_shown(text: str) -> None:
    with pytest.raises(BadRow, match=r"core\.jsonl:1: a row without code: "):
        parse_rows([text], CORE_SET, "core.jsonl")


class TestOtherProducts:
    def test_every_file_is_a_product_and_every_line_is_read_back(self) -> None:
        assert {path.stem for path in FOLDER.iterdir()} == SETS.keys()
        for code in SETS:
            lines = (FOLDER / f"{code}.jsonl").read_text(encoding="utf-8").splitlines()
            cards = [json.dumps(row_of(card), ensure_ascii=False) for card in read_set(code).cards]
            assert [line for line in lines if '"prints"' not in line] == cards

    def test_a_printing_is_of_a_card_with_another_code(self) -> None:
        assert {later.prints for later in all_printings().values()} <= all_cards().keys()
        assert all_cards().keys().isdisjoint(all_printings())

    def test_the_revised_core_set_has_three_copies_of_each_player_card(self) -> None:
        of_courage = {later.set: later.quantity for later in printings_of("01057")}

        assert of_courage["revcore"] == 3
        assert printings_of("01101") == ()

    def test_no_two_cards_share_an_octgn_id(self) -> None:
        ids = [card.octgn_id for card in all_cards().values()]
        ids += [later.octgn_id for later in all_printings().values() if later.octgn_id]

        assert len(ids) == len(set(ids))

    def test_the_numbers_are_those_of_a_second_source(self) -> None:
        """Costs and numbers of the players' deck site and of a collector's table, by code."""
        text = (Path(__file__).parent / "second_source.txt").read_text(encoding="utf-8")
        differing = [
            line
            for line in text.splitlines()
            if (found := all_cards().get(line.split()[0])) is None or _numbers(found) != line
        ]

        assert differing == []

    def test_a_neutral_hero_is_read(self) -> None:
        assert (card("142002").name, card("142002").sphere) == ("Gandalf", Sphere.NEUTRAL)

    def test_only_some_cards_have_a_limit_of_their_own(self) -> None:
        assert card("09014").deck_limit == 1
        assert card("01057").deck_limit is None


def _numbers(known: LcgCard) -> str:
    first = known.threat_cost if known.type is CardType.HERO else known.cost
    numbers = (first, known.willpower, known.attack, known.defense, known.hit_points)
    return " ".join((known.code, *("-" if number is None else str(number) for number in numbers)))
