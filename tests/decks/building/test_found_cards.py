"""Cards that the builder finds: their columns, their copies, what tells them apart."""

from datetime import date

import pytest

from decks.building.card_numbers import card_numbers
from decks.building.copy_limits import copy_limits
from decks.building.search import copies_in_deck, search
from rules.construction import Game, load_format
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.tcg.build import card_of
from rules.lcg.deck import LcgDeck
from tests.decks.building.pages import EMPTY

DAY = date(2026, 11, 1)
NO_CARDS = LcgDeck((), (), ())
# Celebrían's Stone is in a box once, Snowbourn Scout three times.
STONE, SCOUT = "01027", "01016"


def numbers(card_id: str) -> list[str]:
    """Return a card's columns as they are written."""
    card = card_of(card_id) or lcg_card_of(card_id)
    assert card is not None
    return [number.text for number in card_numbers(card)]


def test_a_character_has_its_strength_and_vitality() -> None:
    assert numbers("7_364") == ["7", "4"]


def test_what_a_possession_adds_has_its_sign() -> None:
    assert numbers("1_299") == ["+2", ""]


def test_an_event_has_empty_columns_so_that_all_rows_line_up() -> None:
    assert numbers("7_83") == ["", ""]


def test_a_hero_has_the_four_numbers_of_its_game() -> None:
    assert numbers("01001") == ["2", "3", "2", "5"]


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("format", "stone", "scout"),
    [("lcg-core-1", 1, 3), ("lcg-core-2", 2, 3), ("lcg-core-3", 3, 3), ("lcg-tournament", 3, 3)],
)
def test_the_boxes_limit_the_copies_of_a_card(format: str, stone: int, scout: int) -> None:
    limits = copy_limits([STONE, SCOUT], Game.LCG, load_format(format), DAY)

    assert limits == {STONE: stone, SCOUT: scout}


@pytest.mark.django_db
def test_a_restricted_card_is_added_once() -> None:
    """Expanded's R-list allows one copy of each card on it."""
    format = load_format("expanded")
    listed = format.snapshots[-1].listed
    restricted = next(card.card for card in listed if card.kind == "r-list")

    assert copy_limits([restricted], Game.TCG, format, DAY)[restricted] == 1


def test_without_a_format_the_usual_number_is_the_limit() -> None:
    assert copy_limits(["7_364"], Game.TCG, None, DAY) == {"7_364": 4}
    assert copy_limits([STONE], Game.LCG, None, DAY) == {STONE: 3}


def test_a_card_of_which_the_boxes_have_no_more_is_full() -> None:
    deck = LcgDeck((), ((STONE, 2),), ())

    assert copies_in_deck(deck, {STONE: 2})[STONE].full
    assert not copies_in_deck(deck, {STONE: 3})[STONE].full


def found(query: str, legal: str = "") -> dict[str, str]:
    """Return the numbers that cards are told apart by, by card."""
    results = search(Game.TCG, query, "1", EMPTY, lambda cards: dict.fromkeys(cards, 4), legal)
    return {row.card: row.number for row in results.found}


@pytest.mark.django_db
def test_cards_of_one_name_show_their_sets(catalogue: None) -> None:
    rings = found('type:"the one ring"')

    assert rings["7_1"] == "7 C 1 · The Return of the King"
    assert len(set(rings.values())) == len(rings)


@pytest.mark.django_db
def test_a_name_that_was_found_once_needs_no_set(catalogue: None) -> None:
    assert found("ingold")["7_106"] == "7 C 106"
