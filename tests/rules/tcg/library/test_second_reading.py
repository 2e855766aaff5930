"""docs/second-reading.md gives a reason for each card that reads unlike print."""

import re
from pathlib import Path

import pytest

from rules.tcg.facts.reader import card
from rules.tcg.library import texts

PAGE = Path(__file__).parents[4] / "docs" / "second-reading.md"
ROWS = re.findall(
    r"^\| (\d+_\d+) \| (.+) \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
)


def test_the_page_has_rows_in_the_order_of_the_sets() -> None:
    keys = [(card(card_id).set, card(card_id).number) for card_id, _, _ in ROWS]
    assert len(keys) > 80
    assert keys == sorted(set(keys))


@pytest.mark.parametrize(("card_id", "name", "reason"), ROWS)
def test_a_row_names_a_written_card_and_a_reason(card_id: str, name: str, reason: str) -> None:
    assert card(card_id).name == name
    assert texts(card_id)
    assert reason.endswith(".")
    assert len(reason.split()) > 3
