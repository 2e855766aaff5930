"""Every term of every rulebook, section by section, has an entry that names or explains it."""

from collections import Counter

import pytest

from rules.construction import Game
from rules.reference import reference
from rules.reference.terms import Term, terms


@pytest.mark.parametrize("game", list(Game))
def test_every_term_of_the_rulebooks_has_an_entry(game: Game) -> None:
    found = list(terms(game))

    assert len(found) > 150
    assert [term for term in found if term.explained_by() is None] == []


def test_no_section_of_a_rulebook_is_left_out() -> None:
    sections = Counter(
        document
        for document, _ in {(term.document, term.section) for game in Game for term in terms(game)}
    )

    assert sections == {
        "Two Towers Deluxe Rulebook (2002)": 33,
        "Comprehensive Rulebook 2.0, starter rules (2003)": 28,
        "Comprehensive Rulebook 2.0, deluxe rules (2003)": 18,
        "Current Rulings Document (April 2004)": 2,
        "Comprehensive Rules 4.1 (2007)": 22,
        "Core rules": 33,
        "FAQ 1.9": len(reference().rulebooks["FAQ"].sections),
    }


@pytest.mark.parametrize(
    "missing",
    [Term("tcg", "Rules", "Section", "zeppelin"), Term("tcg", "Rules", "Section", "Men", "ally")],
)
def test_a_term_that_no_entry_explains_is_found_out(missing: Term) -> None:
    assert missing.explained_by() is None
