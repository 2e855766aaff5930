"""The names of the cards in tests: one name for a card, one place for names."""

import re
from pathlib import Path

import pytest

from rules.tcg.facts.reader import all_cards
from rules.tcg.library.heads import constant
from tests.rules.tcg import cards

HERE = Path(__file__).parent
NAMED = {name: value for name, value in vars(cards).items() if name.isupper()}
A_CARD_OF_ITS_OWN = re.compile(r'^[A-Z_0-9]+ = "\d+_\d+"', re.MULTILINE)


def name_of_constant(card_id: str) -> str:
    return constant(all_cards()[card_id])


def test_a_card_goes_by_its_printed_name() -> None:
    assert {name: name_of_constant(card_id) for name, card_id in NAMED.items()} == {
        name: name for name in NAMED
    }


@pytest.mark.parametrize(
    ("card_id", "name"),
    [
        ("2_36", "NO_MERE_RANGER"),
        ("1_72", "GANDALF_FRIEND_OF_THE_SHIREFOLK"),
        ("7_1", "THE_ONE_RING_THE_RULING_RING_7_1"),
        ("1_237", "THE_WITCH_KING_LORD_OF_ANGMAR"),
    ],
)
def test_a_name_is_as_long_as_it_must_be(card_id: str, name: str) -> None:
    assert name_of_constant(card_id) == name


@pytest.mark.parametrize(
    "file", sorted((HERE / "cards").glob("set*.py")), ids=lambda file: file.stem
)
def test_a_card_is_in_the_file_of_its_set_in_the_order_of_its_number(file: Path) -> None:
    ids = re.findall(r'^\w+ = "(\d+_\d+)"', file.read_text(encoding="utf-8"), re.MULTILINE)
    assert ids == sorted(ids, key=lambda card_id: (all_cards()[card_id].number, card_id))
    assert {all_cards()[card_id].set for card_id in ids} == {int(file.stem.removeprefix("set"))}


def test_no_other_file_names_a_card() -> None:
    naming = {
        str(file.relative_to(HERE)): A_CARD_OF_ITS_OWN.findall(file.read_text(encoding="utf-8"))
        for file in HERE.rglob("*.py")
        if file.parent != HERE / "cards"
    }
    assert {file: names for file, names in naming.items() if names} == {}
