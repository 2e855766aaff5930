"""The Elven cards of set 5, *Battle of Helm's Deep*."""

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import LEGOLAS_GREENLEAF, LEGOLAS_SWORD, URUK_BROOD
from tests.rules.tcg.scene import Scene


def test_legolas_sword_asks_for_a_wounded_minion() -> None:
    for wounds in (0, 1):
        scene = Scene(
            fellowship=[LEGOLAS_GREENLEAF],
            bearing={LEGOLAS_GREENLEAF: [LEGOLAS_SWORD]},
            minions=[URUK_BROOD],
        )
        scene.wound(LEGOLAS_GREENLEAF, 1).wound(URUK_BROOD, wounds)
        scene.happen(move)
        assert scene.can(Verb.TRIGGER, LEGOLAS_SWORD) is bool(wounds)
        if wounds:
            scene.answer_with(LEGOLAS_SWORD)
            assert scene.wounds(LEGOLAS_GREENLEAF) == 0
