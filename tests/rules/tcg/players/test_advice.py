"""Advice for a person: what the strongest player would do, and nothing that would do nothing."""

from collections.abc import Sequence

import pytest

from rules.players.telling import Comparison, Measure
from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import PASS
from rules.tcg.game import Game
from rules.tcg.players.advice import advise, adviser
from rules.tcg.players.learned.fights_policy import MANY_USES
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

ARAGORN, BOROMIR = ARAGORN_DRIVEN_BY_NEED, BOROMIR_LORD_OF_GONDOR
MERRY = MERRY_ROHIRRIM_SQUIRE


def advice(scene: Scene) -> Comparison:
    """Return the advice to who must choose."""
    return advise(scene.game(), adviser(1))


def test_it_advises_against_3_twilight_to_remove_no_threat() -> None:
    scene = Scene(fellowship=[ARAGORN], site=2).happen(path.move)
    found = advice(scene)
    assert [each.options for each in found.weighed] == [(PASS,)]
    assert scene.decision.options[found.place] == PASS


def test_while_defenders_are_assigned_it_advises_a_whole_plan() -> None:
    """Taken one after another, its options end the assignment."""
    scene = Scene(fellowship=[ARAGORN, BOROMIR], site=4, minions=[URUK_SAVAGE, MORDOR_SOLDIER])
    scene.assignment_phase()
    found = advice(scene)
    plans = [each.options for each in found.weighed]
    assert len(plans) == len({frozenset(plan) for plan in plans})
    game = scene.game().clone()
    for option in plans[0]:
        assert present(game.decision()).question == Question.ASSIGN_DEFENDERS
        game.apply(option)
    assert present(game.decision()).question != Question.ASSIGN_DEFENDERS


def test_a_plan_goes_on_from_the_pairs_already_chosen() -> None:
    scene = Scene(fellowship=[ARAGORN, BOROMIR], site=4, minions=[URUK_SAVAGE, MORDOR_SOLDIER])
    scene.assignment_phase()
    whole = advice(scene).weighed[0].options
    assert whole[0].verb == Verb.ASSIGN
    game = scene.game()
    game.apply(whole[0])
    rest = advise(game, adviser(1)).weighed[0].options
    assert rest == whole[1:]


def test_an_ability_used_often_enough_is_advised_no_more() -> None:
    """The adviser follows the seat, so it knows the uses of this skirmish."""
    game, place = _game_at_an_ability()
    decision = present(game.decision())
    fresh, tired = adviser(1), adviser(1)
    for _ in range(MANY_USES):
        tired.follow(game, place)
    option = decision.options[place]
    assert option in _tried(advise(game, fresh))
    assert option not in _tried(advise(game, tired))


def _game_at_an_ability() -> tuple[Game, int]:
    """Return a game at a skirmish in which Merry may add a threat to be strength +2."""
    scene = Scene(fellowship=[ARAGORN, BOROMIR, MERRY], site=4, minions=[URUK_SAVAGE])
    scene.skirmish(MERRY, URUK_SAVAGE)
    return scene.game(), next(
        place
        for place, option in enumerate(scene.decision.options)
        if option.verb == Verb.USE and option.card == scene.card(MERRY)
    )


def _tried(comparison: Comparison) -> Sequence[object]:
    return [each.options[0] for each in comparison.weighed if each.deals]


def test_asked_again_it_says_the_same() -> None:
    scene = Scene(fellowship=[ARAGORN, BOROMIR], site=4, minions=[URUK_SAVAGE, MORDOR_SOLDIER])
    scene.assignment_phase()
    assert advice(scene) == advice(scene)


def test_what_is_tried_out_has_an_error_of_its_own() -> None:
    scene = Scene(fellowship=[ARAGORN, BOROMIR], site=4, minions=[URUK_SAVAGE, MORDOR_SOLDIER])
    scene.assignment_phase()
    found = advice(scene)
    assert found.measure is Measure.CHANCE
    first, second = found.weighed[:2]
    assert second.behind == pytest.approx(first.worth - second.worth)
    assert second.is_as_good == (second.behind <= second.error)
