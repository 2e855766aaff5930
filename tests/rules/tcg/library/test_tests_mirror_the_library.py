"""The tests of a card are where its definition is: set02/gondor.py, set02/test_gondor.py."""

import ast
from collections.abc import Iterator
from pathlib import Path

import rules.tcg.library
from rules.tcg.facts.reader import card
from rules.tcg.library.checks import file_name
from tests.rules.tcg.test_cards import NAMED

HERE = Path(__file__).parent
LIBRARY = Path(rules.tcg.library.__file__).parent
FILES = sorted(HERE.glob("set*/test_*.py"))


def cultures(file: Path) -> Iterator[str]:
    """Return the files of the library that cards named in a test belong to."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name) and node.id in NAMED:
            yield file_name(card(NAMED[node.id]))


def has_a_twin(file: Path) -> bool:
    return (LIBRARY / file.parent.name / f"{file.stem.removeprefix('test_')}.py").is_file()


def plays_its_own_cards(file: Path) -> bool:
    culture = file.stem.removeprefix("test_")
    return any(
        f"{file.parent.name}.{culture}_".startswith(f"{chapter}_") for chapter in cultures(file)
    )


def test_each_file_of_tests_has_the_name_of_a_file_of_the_library() -> None:
    assert len(FILES) > 100
    assert [str(file) for file in FILES if not has_a_twin(file)] == []


def test_each_file_of_tests_plays_with_cards_of_its_set_and_culture() -> None:
    assert [str(file) for file in FILES if not plays_its_own_cards(file)] == []


def test_a_file_of_another_name_is_found() -> None:
    assert not has_a_twin(HERE / "set01" / "test_nobody.py")
