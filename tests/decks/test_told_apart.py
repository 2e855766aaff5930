"""Decks of one name in a list."""

import pytest

from decks.domain import create_deck
from decks.models import Deck
from decks.told_apart import names_told_apart
from rules.construction.starters import starter
from tests.expected import present
from tests.samples import store_samples

pytestmark = pytest.mark.django_db


def test_only_decks_of_one_name_have_their_numbers() -> None:
    store_samples()
    cards = starter("rotk-aragorn-starter").deck
    first, second, other = (
        create_deck(name, cards) for name in ("Untitled", "Untitled", "Rangers")
    )
    sample = present(Deck.objects.filter(sample=True).first())
    assert names_told_apart([first, second, other, sample, first]) == {
        first.pk: f"Untitled ({first.pk})",
        second.pk: f"Untitled ({second.pk})",
        other.pk: "Rangers",
        sample.pk: sample.name,
    }
