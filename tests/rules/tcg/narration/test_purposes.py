"""Every choice that a card asks for says what it is for, in games of decks drawn from all cards."""

import pytest

from rules.tcg.engine.state.codes import Question
from rules.tcg.narration.descriptions import describe_question
from rules.tcg.narration.purposes import ASKED_BY_CARDS, purpose
from tests.rules.tcg.random_games import drawn_game

NAMES = ("Tom", "Kris")
GAMES = 6
NIGHTLY_GAMES = 400


def look_at_questions(seeds: range) -> int:
    """Play games at random; return how many questions of cards were looked at."""
    asked = 0
    for seed in seeds:
        for game in drawn_game(seed):
            decision = game.decision()
            if decision is None or decision.question not in ASKED_BY_CARDS or decision.source < 0:
                continue
            name = game.state.blueprints[decision.source].card.name
            found = purpose(game.state, decision)
            assert found, (name, Question.name_of(decision.question))
            assert found in describe_question(game.state, decision, NAMES)
            asked += 1
    return asked


def test_every_question_of_a_card_has_a_purpose() -> None:
    assert look_at_questions(range(GAMES)) > 10


@pytest.mark.nightly
def test_nor_is_one_without_in_many_games() -> None:
    assert look_at_questions(range(NIGHTLY_GAMES)) > 500
