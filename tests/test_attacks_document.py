"""The document of attacks names tests that there are."""

import re

from tests.processes import ROOT

DOCUMENT = (ROOT / "docs" / "attacks.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(test_\w+)` \|$", DOCUMENT, re.MULTILINE)


def test_each_attack_has_a_test() -> None:
    written = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
    }
    assert set(NAMED) <= written


def test_the_number_of_attacks_is_that_of_the_tables() -> None:
    assert f"what held: {len(NAMED)} attacks" in DOCUMENT
