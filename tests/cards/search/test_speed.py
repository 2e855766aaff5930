"""Search answers within its processor time: the best of some rounds on a busy machine."""

import time

import pytest

from cards.models import Card, ListEntry
from cards.search.card_search import find_cards
from cards.search.index import index
from cards.search.query.fields import Field
from cards.search.query.names import NAMED
from cards.search.relaxations import find_relaxations
from cards.search.suggestions import suggest

pytestmark = pytest.mark.django_db

ROUNDS = 8
MOST = 0.020


def best(query: str) -> float:
    """Return the processor seconds of the quickest of some searches."""
    find_cards(query)
    seconds = []
    for _ in range(ROUNDS):
        start = time.process_time()
        find_cards(query)
        seconds.append(time.process_time() - start)
    return min(seconds)


@pytest.mark.parametrize("field", NAMED, ids=lambda field: field.name)
def test_every_name_is_answered_over_all_cards_in_under_20_ms(field: Field) -> None:
    for example in field.examples:
        assert best(example) < MOST, example


def test_many_names_together_are_too() -> None:
    assert best("theoden or (c:gondor t:companion -is:unique) or does:exert legal:open") < MOST


def test_a_format_of_which_staff_listed_three_hundred_cards_is_too() -> None:
    ListEntry.objects.bulk_create(
        ListEntry(card=card, format="open", kind="banned", since="2004-06-01", document="Judges")
        for card in Card.objects.filter(game="tcg", card_set__code="7")[:300]
    )

    assert len(find_cards("banned:open set:7")) == 300
    assert best("banned:open") < MOST


@pytest.mark.parametrize(
    "typed", ["gandalf", "heal companion", "uruk-hai damage", "unique orc minion", "site 9"]
)
def test_plain_words_are_read_in_under_20_ms(typed: str) -> None:
    assert best(typed) < MOST


def test_seventy_misspelt_words_are_searched_and_put_right_in_under_100_ms() -> None:
    """They were compared with every word of every name: seconds of processor time a request."""
    words = sorted({word for entry in index().entries for word in entry.title_words.split()})
    misspelt = [f"{word[:2]}{word[3:5]}x" for word in words if len(word) > 4]
    queries = [" ".join(misspelt[start::20])[:400] for start in range(5)]
    assert all(len(query.split()) >= 60 for query in queries)
    suggest("arwn")
    seconds = []
    for query in queries:
        begun = time.process_time()
        assert not find_cards(query)
        assert not find_relaxations(query)
        assert suggest(query)
        seconds.append(time.process_time() - begun)
    assert min(seconds) < 0.1
