"""Search answers within its processor time: the best of some rounds on a busy machine."""

import time

import pytest

from cards.models import Card, ListEntry
from cards.search.card_search import find_cards
from cards.search.query.names import NAMED

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
def test_every_name_is_answered_over_all_cards_in_under_20_ms(field):
    for example in field.examples:
        assert best(example) < MOST, example


def test_many_names_together_are_too():
    assert best("theoden or (c:gondor t:companion -is:unique) or does:exert legal:open") < MOST


def test_a_format_of_which_staff_listed_three_hundred_cards_is_too():
    ListEntry.objects.bulk_create(
        ListEntry(card=card, format="open", kind="banned", since="2004-06-01", document="Judges")
        for card in Card.objects.filter(game="tcg", card_set__code="7")[:300]
    )

    assert len(find_cards("banned:open set:7")) == 300
    assert best("banned:open") < MOST
