"""The rules reference leaves out no term of the rulebooks, and names code and tests that exist."""

import ast
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from rules.reference import BadReference, Entry, entries, entry, matching, reference
from rules.reference.reading import read_reference
from tests.processes import ROOT

# No code carries these out: what is printed for readers, and words that no known card has.
WITHOUT_CODE = {"helper-text", "lore", "switch"}
ENTRIES = entries()


def exists(game: str, code: str) -> bool:
    """Whether a dotted name leads to a module, or to something within one."""
    whole = f"rules.{code}" if code.startswith("construction.") else f"rules.{game}.{code}"
    parts = whole.split(".")
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
def names_of_tests(game: str, file: str) -> frozenset[str]:
    """Return the names of the tests in a file; none where there is no such file."""
    folder = "tests/rules" if file.startswith("construction/") else f"tests/rules/{game}"
    path = ROOT / folder / file
    if not path.is_file():
        return frozenset()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def is_test(game: str, test: str) -> bool:
    file, _, name = test.partition("::")
    return name.startswith("test_") and name in names_of_tests(game, file)


@pytest.mark.parametrize("document", reference().rulebooks)
def test_no_term_of_a_document_is_left_out(document: str) -> None:
    cited = {
        source.section for each in ENTRIES for source in each.sources if source.document == document
    }

    assert set(reference().rulebooks[document].sections) - cited == set()


def test_the_lists_of_terms_are_whole() -> None:
    counts = {name: len(book.sections) for name, book in reference().rulebooks.items()}

    assert counts == {"4.2": 144, "2.0": 20, "core": 93, "FAQ": 61, "inserts": 10}


def test_the_code_of_each_entry_exists() -> None:
    named = [(each.game, code) for each in ENTRIES for code in each.code]

    assert len(named) > 200
    assert [code for code in named if not exists(*code)] == []


def test_the_tests_of_each_entry_exist() -> None:
    named = [(each.game, test) for each in ENTRIES for test in each.tests]

    assert len(named) > 200
    assert [test for test in named if not is_test(*test)] == []


def test_only_matters_of_print_have_no_code() -> None:
    assert {each.slug for each in ENTRIES if not each.code or not each.tests} == WITHOUT_CODE


def test_an_entry_is_written_for_reading() -> None:
    for each in ENTRIES:
        assert each.text[0].isupper() or each.text[0] == "“", each.slug
        assert each.text.endswith("."), each.slug
        assert len(each.text.split()) <= 100, each.slug
        assert each.sources, each.slug
        assert each.related, each.slug


@pytest.mark.parametrize(
    ("words", "slugs"),
    [
        ("fierce", ["fierce"]),
        ("FIERCE ", ["fierce"]),
        ("skirm", ["skirmish-phase"]),
        ("smeagol", ["gollum-smeagol"]),
        ("x-list", ["x-list"]),
        ("sentinel", ["sentinel"]),
    ],
)
def test_a_term_is_found_by_its_beginning_without_accents(words: str, slugs: list[str]) -> None:
    assert [each.slug for each in matching(words)][: len(slugs)] == slugs


def test_words_that_no_rule_has_find_nothing() -> None:
    assert matching("zeppelin") == ()
    assert matching("", "lcg") == entries("lcg")


def test_a_game_has_its_own_entry_for_a_term_of_both() -> None:
    tcg, lcg = entry("tcg", "ally"), entry("lcg", "ally")

    assert isinstance(tcg, Entry)
    assert isinstance(lcg, Entry)
    assert "home" in tcg.text
    assert "home" not in lcg.text


@pytest.mark.parametrize("code", ["engine.board.no_such_name", "engine.state.State.no_such_name"])
def test_a_name_that_is_gone_is_found_out(code: str) -> None:
    assert not exists("tcg", code)


def test_a_test_that_is_gone_is_found_out() -> None:
    assert not is_test("tcg", "engine/test_turn.py::test_a_test_that_is_gone")
    assert not is_test("lcg", "engine/test_no_such_file.py::test_anything")


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ('sources = ["4.2, zeppelin"]', "documents.toml has no '4.2, zeppelin'"),
        ('sources = ["4.2, ally"]\nrelated = ["zeppelin"]', "related to zeppelin"),
    ],
)
def test_a_citation_or_link_to_nothing_is_refused(tmp_path: Path, written: str, wrong: str) -> None:
    (tmp_path / "tcg").mkdir()
    (tmp_path / "documents.toml").write_text(
        '["4.2"]\ncited = "Rules"\ngame = "tcg"\nsections = ["ally"]\n[editions]\n'
    )
    (tmp_path / "tcg/01-types.toml").write_text(
        f'title = "Types"\n[ally]\nname = "Ally"\ntext = "A friend."\n{written}\n'
    )

    with pytest.raises(BadReference, match=wrong):
        read_reference(tmp_path)
