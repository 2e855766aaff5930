"""Decks drawn around published ones, and card by card after use."""

from random import Random

import pytest

from lab.tcg.realism.card_use import CardUse, NothingToDraw
from lab.tcg.realism.decks import (
    BLOCK_SETS,
    DAY,
    FORMAT,
    KINDS,
    OF_BLOCK,
    STARTERS,
    Theme,
    around_themes,
    drawer,
    themes,
)
from lab.tcg.realism.results import DRAW_DECK, parse_results
from rules.construction import load_format, validate
from rules.construction.published import published_decks
from rules.construction.starters import starter
from rules.tcg.facts.reader import card
from rules.tcg.vocabulary import Culture, Side
from tests.lab.tcg.realism.tiny_table import tiny_lines, tiny_results

pytestmark = pytest.mark.nightly


@pytest.mark.parametrize("kind", KINDS)
def test_every_deck_is_legal_in_the_block(kind: str) -> None:
    draw, dice = drawer(kind, CardUse(tiny_results())), Random(1)
    for _ in range(10):
        assert validate(draw(dice), load_format(FORMAT), on=DAY).legal


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_dice_draw_the_same_decks(kind: str) -> None:
    draw = drawer(kind, CardUse(tiny_results()))
    assert [draw(Random(7)) for _ in range(3)] == [draw(Random(7))] * 3


def test_a_theme_is_a_side_of_which_at_least_three_quarters_are_of_the_block() -> None:
    """Decks of later blocks are published too, and their cultures have no games in the table."""
    for side in (Side.FREE_PEOPLES, Side.SHADOW):
        of_block = [
            sum(copies for i, copies in cards if card(i).set in BLOCK_SETS)
            / sum(copies for _, copies in cards)
            for found in published_decks().values()
            if (cards := found.side(side))
        ]
        assert min(of_block) < OF_BLOCK
        enough = [share for share in of_block if share >= OF_BLOCK]
        assert len(themes(side)) == len(enough) + len(STARTERS)


def test_a_theme_of_a_later_format_has_no_site_or_ring_of_a_later_set() -> None:
    dwarves = published_decks()["bader-dwarves-and-uruks"]
    assert dwarves.deck.ring == "4_1"
    [theme] = (
        theme
        for theme in themes(Side.FREE_PEOPLES)
        if theme.cards == dwarves.side(Side.FREE_PEOPLES)
    )
    assert (theme.ring_bearer, theme.ring, theme.sites) == ("2_102", None, ())


def test_for_a_card_of_a_culture_that_the_block_lacks_comes_one_of_the_themes_own() -> None:
    """Orcs are a culture of set 11 and later; the rest of that side is Moria's."""
    archers = published_decks()["council-moria-archers"]
    assert any(card(i).culture is Culture.ORC for i, _ in archers.side(Side.SHADOW))
    goblins = (
        '{"id": "1_178", "part": "draw deck", "wins": 9, "losses": 9, "by_copies": {"4": [9, 9]}}'
    )
    draw = around_themes(CardUse(parse_results([*tiny_lines(), goblins])), exchanged=0)
    moria = {i for i, _ in archers.side(Side.SHADOW) if card(i).set in BLOCK_SETS}
    drawn = (draw(Random(seed)) for seed in range(200))
    sides = [{i for i, _ in deck.draw_deck if card(i).side is Side.SHADOW} for deck in drawn]
    found = [side for side in sides if len(side & moria) > len(moria) * 0.8]
    assert found
    assert {card(i).culture for side in found for i in side} == {Culture.MORIA}


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
    """For each copy of a card of a later set comes another card."""
    draw = around_themes(CardUse(tiny_results()), exchanged=0)
    for seed in range(10):
        drawn = draw(Random(seed)).draw_deck
        for side in (Side.FREE_PEOPLES, Side.SHADOW):
            assert any(
                sum(copies for i, copies in drawn if card(i).side is side and i not in kept)
                <= later
                for kept, later in map(_kept_and_later, themes(side))
            )


def _kept_and_later(theme: Theme) -> tuple[set[str], int]:
    """Return a theme's cards of the block, and how many copies of later sets it has."""
    kept = {i for i, _ in theme.cards if card(i).set in BLOCK_SETS}
    return kept, sum(copies for i, copies in theme.cards if i not in kept)


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
