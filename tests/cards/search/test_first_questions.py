"""Ten first questions of players, typed as they would: each finds what it means."""

import pytest

from cards.search.card_search import find_cards
from cards.search.suggestions import suggest

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]


@pytest.mark.parametrize(
    ("question", "meant", "whole"),
    [
        ("gondor companion", "t:companion c:gondor", True),
        ("fierce minion", "t:minion k:fierce", True),
        ("cheap minion", "t:minion cost<=2", True),
        ("heal ring-bearer", 'does:"heal the ring-bearer"', False),
        ("remove burdens", 'does:"remove a burden"', False),
        ("hobbit ally", "t:ally r:hobbit", True),
        ("moria orc", "c:moria r:orc", False),
        ("lore event", "t:event sphere:lore", False),
        ("fellowship archer", "k:archer", False),
        ("elven skirmish event", "c:elven t:event phase:skirmish", False),
    ],
)
def test_a_first_question_finds_what_it_means(question: str, meant: str, whole: bool) -> None:
    """`whole` says that every card of the exact query is found, not only some."""
    found = {entry.id for entry in find_cards(question)}
    wanted = {entry.id for entry in find_cards(meant)}
    assert wanted, "the exact query has answers"
    assert wanted <= found if whole else wanted & found


@pytest.mark.parametrize("misspelt", ["aragon", "galdalf", "boromier"])
def test_a_misspelt_name_is_corrected(misspelt: str) -> None:
    assert suggest(misspelt).casefold() in {"aragorn", "gandalf", "boromir"}
