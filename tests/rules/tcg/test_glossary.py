"""The glossary names code and tests that exist, and leaves out no term of the rulebooks."""

import ast
import tomllib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

import rules.tcg

ROOT = Path(__file__).parents[3]
NO_EFFECT = "No effect in play"


class Row(NamedTuple):
    """One line of the table."""

    term: str
    meaning: str
    code: str
    test: str


def _rows() -> list[Row]:
    lines = (ROOT / "docs" / "rules-glossary.md").read_text(encoding="utf-8").splitlines()
    cells = [
        [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        for line in lines
        if line.startswith("| ") and not line.startswith(("| term", "| ---"))
    ]
    return [Row(*row) for row in cells]


def _terms() -> dict[str, list[str]]:
    path = Path(rules.tcg.__file__).parent / "glossary.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


ROWS = _rows()
PLAYED = [row for row in ROWS if row.code != "-"]


def exists(code: str) -> bool:
    """Whether a dotted name leads to a module, or to something within one."""
    parts = (f"rules.{code}" if code.startswith("construction.") else f"rules.tcg.{code}").split(
        "."
    )
    depth = 1
    while depth < len(parts) and find_spec(".".join(parts[: depth + 1])) is not None:
        depth += 1
        if not hasattr(import_module(".".join(parts[:depth])), "__path__"):
            break
    found: object = import_module(".".join(parts[:depth]))
    for name in parts[depth:]:
        if not hasattr(found, name):
            return False
        found = getattr(found, name)
    return True


@cache
def names_of_tests(file: str) -> frozenset[str]:
    """Return the names of the tests in a file; none where there is no such file."""
    folder = "tests/rules" if file.startswith("construction/") else "tests/rules/tcg"
    path = ROOT / folder / file
    if not path.is_file():
        return frozenset()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def has_its_test(row: Row) -> bool:
    file, _, name = row.test.partition("::")
    return name.startswith("test_") and name in names_of_tests(file)


def test_the_code_of_each_term_exists() -> None:
    assert len(PLAYED) > 100
    assert [(row.term, row.code) for row in PLAYED if not exists(row.code)] == []


def test_the_test_of_each_term_exists() -> None:
    assert [(row.term, row.test) for row in PLAYED if not has_its_test(row)] == []


@pytest.mark.parametrize("document", ["comprehensive-4.2", "comprehensive-2.0"])
def test_no_term_is_left_out(document: str) -> None:
    assert set(_terms()[document]) <= {row.term for row in ROWS}


def test_each_term_is_there_once_and_in_the_list() -> None:
    terms = [row.term for row in ROWS]
    assert len(terms) == len(set(terms))
    assert set(terms) == {term for known in _terms().values() for term in known}


def test_only_matters_of_print_have_no_code() -> None:
    assert all(row.meaning == NO_EFFECT and row.test == "-" for row in ROWS if row.code == "-")


@pytest.mark.parametrize("code", ["engine.board.no_such_name", "engine.state.State.no_such_name"])
def test_a_name_that_is_gone_is_found_out(code: str) -> None:
    assert not exists(code)


def test_a_test_that_is_gone_is_found_out() -> None:
    assert "test_a_test_that_is_gone" not in names_of_tests("engine/test_turn.py")
    assert names_of_tests("engine/test_no_such_file.py") == frozenset()
