"""docs/lcg-second-reading.md names cards and tests that exist."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from rules.lcg.facts.reader import card
from rules.lcg.library.__main__ import written_english

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs" / "lcg-second-reading.md").read_text(encoding="utf-8")
TESTS = re.findall(r"\| (\S+\.py) `(test_\w+)` \|$", PAGE, re.MULTILINE)
CARDS = re.findall(r"^\| (01\d\d\d)[AB]? \| ([^|]+) \|", PAGE, re.MULTILINE)


@cache
def names_of_tests(file: str) -> frozenset[str]:
    tree = ast.parse((ROOT / "tests/rules/lcg" / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def test_each_row_of_rules_and_cards_names_a_test() -> None:
    assert len(TESTS) > 40
    rows = PAGE.split("## English")[0].splitlines()
    decided = [row for row in rows if row.startswith("| ") and "test |" not in row]
    assert len(decided) == len(TESTS)


@pytest.mark.parametrize(("file", "name"), sorted(set(TESTS)))
def test_a_named_test_exists(file: str, name: str) -> None:
    assert name in names_of_tests(file)


@pytest.mark.parametrize(("code", "name"), sorted(set(CARDS)))
def test_a_named_card_exists(code: str, name: str) -> None:
    assert name in (card(code).name, card(code).back_name)


REASONS = re.findall(
    r"^\| (01\d\d\d[AB]?) \| ([^|]+) \| (.+) \|$", PAGE.split("## English")[1], re.MULTILINE
)


@pytest.mark.parametrize(("code", "name", "reason"), REASONS)
def test_a_text_unlike_print_has_a_reason(code: str, name: str, reason: str) -> None:
    assert written_english()[code]
    assert reason.endswith(".")
    assert len(reason.split()) > 4


def test_the_reasons_are_in_the_order_of_the_cards() -> None:
    codes = [code for code, _, _ in REASONS]
    assert len(codes) > 10
    assert codes == sorted(set(codes))
