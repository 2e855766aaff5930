"""Whatever the site cites or names as a rule leads to an entry of the reference."""

import ast
from collections.abc import Iterator
from enum import StrEnum

import pytest

from rules.construction import Game, formats_of
from rules.lcg import vocabulary as lcg
from rules.lcg.engine.codes import Question as LcgQuestion
from rules.lcg.narration.explanations import _EXPLANATIONS as LCG_EXPLANATIONS
from rules.lcg.narration.refusals import _HEADINGS
from rules.lcg.narration.refusals.sources import heading
from rules.reference import (
    cited_entry,
    entry_of_deck_rule,
    entry_of_fact,
    entry_of_question,
)
from rules.tcg import vocabulary as tcg
from rules.tcg.engine.state.codes import PHASE_NAMES
from rules.tcg.engine.state.codes import Question as TcgQuestion
from rules.tcg.narration.explanations import _EXPLANATIONS as TCG_EXPLANATIONS
from rules.tcg.narration.refusals import _TERMS
from rules.tcg.narration.refusals.sources import term
from tests.processes import ROOT


def literal_citations(folder: str, call: str) -> Iterator[str]:
    """Yield the texts that the modules of a folder call a function of citations with."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(said)), *_]):
                    if name == call:
                        yield said


def test_every_rule_that_a_refusal_of_the_tcg_cites_has_an_entry() -> None:
    # Setting up the game and answering have no phase of their own to cite.
    phases = [f"{name} phase" for name in PHASE_NAMES if name not in ("setting up", "response")]
    cited = {*literal_citations("rules/tcg/narration", "term"), *_TERMS.values(), *phases}

    assert len(cited) > 40
    assert [name for name in sorted(cited) if cited_entry(term(name)) is None] == []


def test_every_rule_that_a_refusal_of_the_lcg_cites_has_an_entry() -> None:
    cited = {*literal_citations("rules/lcg/narration", "heading"), *_HEADINGS.values()}

    assert len(cited) > 15
    assert [name for name in sorted(cited) if cited_entry(heading(name)) is None] == []


def test_the_text_of_a_card_is_no_citation() -> None:
    assert cited_entry("Glamdring: “Bearer must be Gandalf.”") is None
    assert cited_entry("") is None


@pytest.mark.parametrize(
    ("game", "names", "explained"),
    [
        ("tcg", TcgQuestion.names(), TCG_EXPLANATIONS),
        ("lcg", LcgQuestion.names(), LCG_EXPLANATIONS),
    ],
)
def test_every_question_that_is_explained_has_an_entry(
    game: str, names: dict[int, str], explained: dict[int, str]
) -> None:
    missing = [names[code] for code in explained if entry_of_question(game, names[code]) is None]

    assert len(explained) > 10
    assert missing == []


def test_every_rule_of_deck_construction_has_an_entry() -> None:
    rules = {
        (game, rule.name)
        for game in Game
        for format in formats_of(game)
        for snapshot in format.snapshots
        for rule in snapshot.rules
    }

    assert len(rules) > 20
    assert [rule for rule in sorted(rules) if entry_of_deck_rule(*rule) is None] == []


def quoted(word: str) -> str:
    return f'"{word}"' if " " in word else word


@pytest.mark.parametrize(
    ("game", "name", "words"),
    [
        ("tcg", "keyword", tcg.Keyword),
        ("tcg", "type", tcg.CardType),
        ("lcg", "keyword", lcg.Keyword),
        ("lcg", "type", lcg.CardType),
    ],
)
def test_every_word_of_the_vocabulary_has_an_entry(
    game: str, name: str, words: type[StrEnum]
) -> None:
    missing = [word for word in words if entry_of_fact(game, f"{name}:{quoted(word)}") is None]

    assert missing == []
