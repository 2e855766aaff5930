"""What a card does, as its page and the search tell it."""

import pytest

from cards.behaviour import NOT_WRITTEN, behaviour, folded_sentences
from rules.construction import Game
from rules.lcg.facts.reader import all_cards
from rules.tcg.library import written
from tests.cards.unwritten import UNWRITTEN


@pytest.mark.parametrize("card_id", written())
def test_every_definition_can_be_read(card_id: str) -> None:
    found = behaviour(Game.TCG, card_id)

    assert found.written
    assert found.note == ""
    assert len(folded_sentences(Game.TCG, card_id)) == len(found.sentences)


@pytest.mark.parametrize("code", all_cards())
def test_every_card_of_the_lcg_is_written(code: str) -> None:
    found = behaviour(Game.LCG, code)

    assert found.written
    assert all(found.sentences)


def test_a_card_of_the_lcg_reads_like_a_card() -> None:
    (response,) = behaviour(Game.LCG, "01001").sentences

    assert response.startswith("Response: After Aragorn commits to a quest, pay 1 resource")


@pytest.mark.parametrize(
    ("game", "card_id"), [(Game.LCG, "99999"), (Game.TCG, UNWRITTEN), (Game.TCG, "99_1")]
)
def test_what_is_not_written_says_so(game: Game, card_id: str) -> None:
    found = behaviour(game, card_id)

    assert (found.written, found.note, found.sentences) == (False, NOT_WRITTEN, ())
