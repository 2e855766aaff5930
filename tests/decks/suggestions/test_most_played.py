"""The cards that public decks hold most, counted by deck."""

import pytest
from django.test import Client

from decks.samples import playable_published
from decks.suggestions.company import company_in
from decks.suggestions.most_played import most_played
from rules.construction import Game
from rules.construction.starters import starters
from tests.decks.building.pages import words_of
from tests.samples import store_samples

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def samples(db: None) -> None:
    store_samples()
    company_in.cache_clear()


def test_a_card_is_counted_once_a_deck_with_its_average_of_copies() -> None:
    of_format = [sold.deck for sold in starters().values() if sold.format == "king-block"]
    of_format += [found.deck for found in playable_published() if found.format == "king-block"]
    found = most_played(Game.TCG, "king-block")
    assert found.decks == len(of_format)
    for played in found.cards[:10]:
        held = [dict(deck.draw_deck).get(played.entry.id, 0) for deck in of_format]
        with_it = [count for count in held if count]
        if any(deck.ring_bearer == played.entry.id for deck in of_format):
            continue
        assert played.decks == len(with_it)
        assert played.average == pytest.approx(sum(with_it) / len(with_it))


def test_only_cards_of_the_culture_are_listed_and_no_sites() -> None:
    found = most_played(Game.TCG, "king-block", "gondor")
    assert found.cards
    assert all(played.entry.belongs == {"gondor"} for played in found.cards)


def test_the_page_lists_them_and_answers_wrong_choices(client: Client) -> None:
    page = client.get("/decks/most-played/", {"format": "king-block"})
    assert "Most played cards" in words_of(page)
    assert "9 decks" in words_of(page)
    wrong = client.get("/decks/most-played/", {"format": "chess", "game": "go"})
    assert wrong.status_code == 200
    assert "Choose from the lists" in words_of(wrong)


def test_a_cards_page_of_decks_names_public_decks_that_play_it(client: Client) -> None:
    page = client.get("/cards/tcg/7_83/decks/")
    assert "Aragorn starter deck" in words_of(page)
