"""What a card does, as its page and the search tell it."""

import pytest

from cards.behaviour import NOT_WRITTEN, behaviour, folded_sentences
from rules.construction import Game
from rules.tcg.library import written


@pytest.mark.parametrize("card_id", written())
def test_every_definition_can_be_read(card_id):
    found = behaviour(Game.TCG, card_id)

    assert found.written
    assert found.note == ""
    assert len(folded_sentences(Game.TCG, card_id)) == len(found.sentences)


@pytest.mark.parametrize(
    ("game", "card_id"), [(Game.LCG, "01001"), (Game.TCG, "15_204"), (Game.TCG, "99_1")]
)
def test_what_is_not_written_says_so(game, card_id):
    found = behaviour(game, card_id)

    assert (found.written, found.note, found.sentences) == (False, NOT_WRITTEN, ())
