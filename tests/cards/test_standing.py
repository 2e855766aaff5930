"""How a card stands in a format on a day: the same answers as a deck gets."""

from datetime import date

import pytest

from cards.standing import NoStanding, Standing, standing, standings
from rules.construction import Game, formats_of, load_format, validate
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import card
from rules.tcg.vocabulary import CardType

TODAY = date(2026, 1, 1)


def test_a_card_of_another_set_is_outside():
    assert standing("1_89", load_format("king-block"), TODAY) is Standing.OUTSIDE
    assert standing("7_81", load_format("king-block"), TODAY) is Standing.LEGAL


def test_a_site_of_another_path_is_outside():
    assert standing("11_230", load_format("king-block"), TODAY) is Standing.OUTSIDE
    assert standing("7_330", load_format("king-block"), TODAY) is Standing.LEGAL


def test_an_encounter_card_is_outside():
    core = load_format("lcg-core-1")

    assert standing("01074", core, TODAY) is Standing.OUTSIDE
    assert standing("01001", core, TODAY) is standing("01073", core, TODAY) is Standing.LEGAL


@pytest.mark.parametrize("slug", ["starter-decks", "lcg-introductory"])
def test_a_format_of_whole_decks_has_no_answer_for_a_card(slug):
    with pytest.raises(NoStanding, match="whole decks"):
        standings(load_format(slug), TODAY)


def test_a_format_that_had_not_begun_has_no_answer():
    with pytest.raises(NoStanding, match="had not begun on 1999-01-01"):
        standings(load_format("king-block"), date(1999, 1, 1))


def card_codes(verdict, card_id) -> set[str]:
    """Give the codes of a verdict's problems that are about this card alone."""
    alone = {"banned", "set-not-in-format", "site-of-another-block", "restricted", "too-rare"}
    return {
        problem.finding.code
        for problem in verdict.problems
        if card_id in problem.finding.cards and problem.finding.code in alone
    }


@pytest.mark.parametrize(
    "format",
    [one for one in formats_of(Game.TCG) if one.slug != "starter-decks"],
    ids=lambda one: one.slug,
)
def test_a_deck_with_two_copies_gets_the_same_answer(format):
    apart = standings(format, TODAY)
    some = [*list(apart)[:3], *list(apart)[-3:], "7_364", "1_89", "15_55"]
    for card_id in some:
        is_site = card(card_id).type is CardType.SITE
        sites, others = ((card_id, card_id), ()) if is_site else ((), ((card_id, 2),))
        deck = TcgDeck(None, None, sites, others)
        codes = card_codes(validate(deck, format, on=TODAY), card_id)
        assert bool(codes) is (apart.get(card_id, Standing.LEGAL) is not Standing.LEGAL), card_id
