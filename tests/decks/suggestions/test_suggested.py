"""Cards taken out of a deck are among the first that are suggested for it."""

from dataclasses import replace
from random import Random

import pytest

from cards.search.index import index
from decks.contents.encoding import AnyDeck
from decks.suggestions.company import company_in
from decks.suggestions.suggested import suggested_cards
from rules.construction import Game
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starters
from rules.tcg.deck import TcgDeck
from tests.samples import store_samples

pytestmark = pytest.mark.django_db

TAKEN_OUT, LOOKED_AT = 5, 10


@pytest.fixture(autouse=True)
def samples(db: None) -> None:
    """The sample decks are in the database, and nothing older is remembered."""
    store_samples()
    company_in.cache_clear()


def without_some(deck: TcgDeck, dice: Random) -> tuple[TcgDeck, frozenset[str]]:
    out = frozenset(card for card, _ in dice.sample(deck.draw_deck, TAKEN_OUT))
    kept = tuple(held for held in deck.draw_deck if held[0] not in out)
    return replace(deck, draw_deck=kept), out


def test_of_five_cards_taken_out_of_a_starter_one_is_among_the_first_ten_in_60_of_100() -> None:
    found = tries = 0
    for slug, sold in starters().items():
        for seed in range(2):
            rest, out = without_some(sold.deck, Random(f"{slug} {seed}"))
            legal = "" if sold.format == "starter-decks" else sold.format
            first = {suggested.card for suggested in suggested_cards(rest, slug, legal)[:LOOKED_AT]}
            found += bool(out & first)
            tries += 1
    assert found >= 0.6 * tries


def test_every_suggestion_says_why_and_is_legal_in_the_format() -> None:
    sold = starters()["mom-gimli-starter"]
    suggested = suggested_cards(sold.deck, sold.slug, sold.format)
    assert len(suggested) == 40
    assert all(suggestion.reasons for suggestion in suggested)
    by_id = index().by_id
    assert {by_id["tcg", suggestion.card].set_code for suggestion in suggested} <= {"1", "2", "3"}


def test_no_card_that_the_deck_holds_and_none_of_a_culture_it_has_not_is_suggested() -> None:
    sold = starters()["mom-gimli-starter"]
    held = {card for card, _ in sold.deck.draw_deck}
    suggested = {suggested.card for suggested in suggested_cards(sold.deck, sold.slug, sold.format)}
    assert not held & suggested
    by_id = index().by_id
    cultures = {culture for card in held for culture in by_id["tcg", card].belongs}
    assert {culture for card in suggested for culture in by_id["tcg", card].belongs} <= cultures


def test_an_lcg_deck_gets_cards_of_its_spheres() -> None:
    deck = introductory_decks()["leadership"].deck
    thinner = replace(deck, player_deck=deck.player_deck[:10])
    by_id = index().by_id
    spheres = {
        sphere
        for suggested in suggested_cards(thinner)
        for sphere in by_id["lcg", suggested.card].belongs
    }
    assert "leadership" in spheres
    assert "tactics" not in spheres


def test_a_deck_without_cards_gets_no_suggestions() -> None:
    empty: AnyDeck = TcgDeck(None, None, (), ())
    assert suggested_cards(empty) == []


def test_a_public_deck_does_not_speak_for_itself() -> None:
    sold = starters()["mom-gimli-starter"]
    spoken_for = company_in(Game.TCG, 0).neighbours(
        frozenset(card for card, _ in sold.deck.draw_deck), without=sold.slug
    )
    assert spoken_for
    assert sold.slug not in {slug for slug, _ in spoken_for}
