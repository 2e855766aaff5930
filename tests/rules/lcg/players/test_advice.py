"""Advice for a person in the LCG: it stays where it is while nothing happens."""

from rules.lcg.engine.codes import PLANNING, Question, Verb
from rules.lcg.game import Game
from rules.lcg.players.advice import advise, adviser
from rules.lcg.players.expert import decide
from rules.players.telling import Measure
from tests.expected import present
from tests.rules.lcg.random_play import SLUGS, STARTERS

# Figures of one phase differ by what was chosen only.
CALM = 0.03


def game_at(question: int, seed: int, *, of: int = 0) -> Game:
    """Return a game of one player by expert rules at a decision of a kind, passing over some."""
    game = Game(STARTERS[:1], SLUGS[0], seed)
    while True:
        decision = present(game.decision())
        if decision.question == question and game.state.round >= 1:
            if not of:
                return game
            of -= 1
        game.choose(decide(game.state))


def test_asked_again_it_says_the_same() -> None:
    game = game_at(Question.PLAN, 3)
    assert advise(game, adviser(1)) == advise(game, adviser(1))


def test_within_a_planning_phase_the_prospects_do_not_jump() -> None:
    """Following the advice leads to the prospects that it promised."""
    for seed in (2, 3):
        game = game_at(Question.PLAN, seed)
        begun, prospects = game.state.round, []
        while (game.state.round, game.state.phase) == (begun, PLANNING):
            found = advise(game, adviser(1))
            if found.measure is Measure.PROSPECTS:
                prospects.append(found.weighed[0].worth)
            game.apply(found.weighed[0].options[0])
        assert len(prospects) > 1
        assert max(prospects) - min(prospects) < CALM


def test_a_group_half_chosen_is_completed() -> None:
    game = game_at(Question.COMMIT, 3)
    whole = advise(game, adviser(1)).weighed[0].options
    assert whole[0].verb == Verb.COMMIT
    game.apply(whole[0])
    rest = advise(game, adviser(1)).weighed[0].options
    for option in rest:
        assert present(game.decision()).question == Question.COMMIT
        game.apply(option)
    assert present(game.decision()).question != Question.COMMIT
