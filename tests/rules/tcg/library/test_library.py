"""The library: where definitions stand, and what is not written yet."""

import pytest

from rules.tcg.facts.reader import UnknownCard, card
from rules.tcg.library import blueprint, definition, unwritten, written
from rules.tcg.library.define import AlreadyDefined, Chapter
from tests.rules.tcg.cards import ARAGORN, ELROND, HOBBIT_SWORD
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER


@pytest.mark.parametrize("deck", [ARAGORN_STARTER, EOMER_STARTER])
def test_every_card_of_both_starter_decks_is_written(deck):
    cards = (deck.ring_bearer, deck.ring, *deck.sites, *(card_id for card_id, _ in deck.draw_deck))
    assert unwritten(cards) == ()


def test_every_definition_is_of_a_card_that_exists():
    assert len(written()) > 60
    for card_id in written():
        assert card(card_id).id == card_id


def test_every_definition_compiles():
    for card_id in written():
        assert not blueprint(card_id).unwritten


def test_what_is_not_written_says_so():
    assert definition(ELROND) is None
    assert blueprint(ELROND).unwritten
    assert unwritten([ARAGORN, ELROND, ELROND, HOBBIT_SWORD]) == (ELROND,)


def test_an_id_that_is_no_card_is_refused():
    with pytest.raises(UnknownCard, match="7_999"):
        blueprint("7_999")


def test_a_card_is_defined_once():
    chapter = Chapter()
    chapter.card("7 C 319")
    with pytest.raises(AlreadyDefined, match="7 C 319"):
        chapter.card("7 C 319")
