"""A deck's page names the public decks that are most like it."""

import pytest

from decks.contents.differences import deck_zones
from decks.models import Deck, Visibility
from decks.suggestions.company import company_in
from decks.suggestions.similar import similar_decks
from rules.construction.starters import starter
from tests.decks.building.pages import ARAGORN
from tests.samples import store_samples
from tests.visitors import kept_deck, player

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def samples(db: None) -> None:
    store_samples()
    company_in.cache_clear()


def test_a_copy_of_a_starter_is_most_like_that_starter() -> None:
    copy = kept_deck("Copy", ARAGORN)
    first, *_ = similar_decks(ARAGORN, copy.slug)
    assert (first.deck.slug, first.percent) == ("rotk-aragorn-starter", 100)


def test_a_deck_is_not_similar_to_itself() -> None:
    found = similar_decks(ARAGORN, "rotk-aragorn-starter")
    assert "rotk-aragorn-starter" not in [similar.deck.slug for similar in found]


def test_a_deck_that_was_hidden_since_is_not_named() -> None:
    deck = kept_deck("Public", ARAGORN)
    Deck.objects.filter(pk=deck.pk).update(
        owner=player("frodo"), browser="", visibility=Visibility.PUBLIC
    )
    assert deck.slug in [deck.deck.slug for deck in similar_decks(ARAGORN)]
    Deck.objects.filter(pk=deck.pk).update(visibility=Visibility.PRIVATE)
    assert deck.slug not in [deck.deck.slug for deck in similar_decks(ARAGORN)]


def test_decks_with_few_cards_in_common_are_not_named() -> None:
    elven = starter("fotr-gandalf-starter").deck
    held = {card for part in deck_zones(elven).values() for card in part}
    for deck in similar_decks(elven, "fotr-gandalf-starter"):
        version = deck.deck.versions.first()
        assert version is not None
        other = {card for part in deck_zones(version.cards()).values() for card in part}
        assert len(held & other) >= 0.2 * min(len(held), len(other))
