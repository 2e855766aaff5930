"""docs/second-reading.md gives a reason for each card that reads unlike print."""

import re
from pathlib import Path

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


def test_each_row_names_a_written_card() -> None:
    assert [row for row in ROWS if card(row[0]).name != row[1] or not texts(row[0])] == []


def test_each_row_gives_a_reason() -> None:
    assert [row for row in ROWS if not row[2].endswith(".") or len(row[2].split()) < 4] == []
