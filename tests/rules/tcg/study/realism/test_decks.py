"""Decks drawn around published ones, and card by card after use."""

from random import Random

import pytest

from rules.construction import load_format, validate
from rules.construction.published import published_decks
from rules.construction.starters import starter
from rules.tcg.facts.reader import card
from rules.tcg.study.realism.card_use import CardUse, NothingToDraw
from rules.tcg.study.realism.decks import (
    BLOCK_SETS,
    DAY,
    FORMAT,
    KINDS,
    STARTERS,
    around_themes,
    drawer,
    themes,
)
from rules.tcg.study.realism.results import DRAW_DECK
from rules.tcg.vocabulary import Side
from tests.rules.tcg.study.realism.tiny_table import tiny_results


@pytest.mark.parametrize("kind", KINDS)
def test_every_deck_is_legal_in_the_block(kind: str) -> None:
    draw, dice = drawer(kind, CardUse(tiny_results())), Random(1)
    for _ in range(10):
        assert validate(draw(dice), load_format(FORMAT), on=DAY).legal


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_dice_draw_the_same_decks(kind: str) -> None:
    draw = drawer(kind, CardUse(tiny_results()))
    assert [draw(Random(7)) for _ in range(3)] == [draw(Random(7))] * 3


def test_themes_are_of_the_block_alone() -> None:
    """Decks of later blocks are published too, and their cultures have no games in the table."""
    of_block = {found.slug for found in published_decks().values() if found.format == FORMAT}
    assert 0 < len(of_block) < len(published_decks())
    for side in (Side.FREE_PEOPLES, Side.SHADOW):
        with_side = [slug for slug in of_block if published_decks()[slug].side(side)]
        assert len(themes(side)) == len(with_side) + len(STARTERS)


def test_decks_as_published_are_whole_ones_of_the_block() -> None:
    draw, dice = drawer("published", CardUse(tiny_results())), Random(3)
    drawn = {draw(dice) for _ in range(300)}
    whole = {
        found.deck
        for found in published_decks().values()
        if found.format == FORMAT and found.is_whole and found.legal
    }
    assert drawn == whole | {starter(slug).deck for slug in STARTERS}


def test_without_exchange_a_deck_has_only_cards_of_two_themes() -> None:
    deck = around_themes(CardUse(tiny_results()), exchanged=0)(Random(4))
    for side in (Side.FREE_PEOPLES, Side.SHADOW):
        drawn = {card_id for card_id, _ in deck.draw_deck if card(card_id).side is side}
        assert any(drawn <= {card_id for card_id, _ in theme.cards} for theme in themes(side))


def test_an_exchanged_card_has_the_culture_and_type_of_the_old_one() -> None:
    use = CardUse(tiny_results())
    for seed in range(20):
        deck = around_themes(use, exchanged=1)(Random(seed))
        drawn = {
            (card(card_id).culture, card(card_id).type)
            for card_id, _ in deck.draw_deck
            if card(card_id).side is Side.SHADOW
        }
        kinds = [
            {(card(card_id).culture, card(card_id).type) for card_id, _ in theme.cards}
            for theme in themes(Side.SHADOW)
        ]
        assert any(drawn <= kind for kind in kinds)


def test_a_card_of_a_later_set_is_never_drawn() -> None:
    later = [i for i, _ in published_decks()["ranger-running"].deck.draw_deck if card(i).set > 3]
    assert later
    draw = around_themes(CardUse(tiny_results()), exchanged=0)
    decks = [draw(Random(seed)) for seed in range(30)]
    assert all(card(i).set in BLOCK_SETS for deck in decks for i, _ in deck.draw_deck)


def test_a_table_without_sites_draws_no_deck() -> None:
    with pytest.raises(NothingToDraw, match="The table has no ring"):
        CardUse(result for result in tiny_results() if result.part == DRAW_DECK)
