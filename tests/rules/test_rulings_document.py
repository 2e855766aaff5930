"""docs/rulings.md names cards by their numbers and titles as the catalogue has them."""

import re
from pathlib import Path

import pytest

from rules.lcg.facts.reader import find_by_name
from rules.tcg.facts.reader import all_cards

PAGE = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
TCG, _, LCG = PAGE.partition("\n## The LCG\n")
NUMBERED = re.findall(r"([^|()]+?) \((\d+ \S+ \d+)\)", TCG)
LCG_CARDS = re.findall(r"^\| ([^|]+) \|", LCG.partition("### Single cards")[2], flags=re.MULTILINE)[
    2:
]


@pytest.mark.parametrize(("words", "collector"), NUMBERED)
def test_a_number_belongs_to_the_card_named_before_it(words: str, collector: str) -> None:
    card = next(card for card in all_cards().values() if card.collector == collector)

    assert words.endswith((card.name, card.title))


@pytest.mark.parametrize("names", LCG_CARDS)
def test_a_card_of_the_lcg_exists(names: str) -> None:
    assert all(find_by_name(name) for name in names.split(", "))


def test_the_page_names_cards_of_both_games() -> None:
    assert len(NUMBERED) >= 25
    assert len(LCG_CARDS) >= 12
