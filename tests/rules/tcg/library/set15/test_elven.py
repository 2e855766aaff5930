"""The Elven cards of set 15, *The Hunters*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import LEGOLAS_GREENLEAF, MORDOR_VETERAN, SWORD_OF_THE_FALLEN
from tests.rules.tcg.scene import Scene


def test_sword_of_the_fallen_weakens_by_wounds_and_exerts() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[MORDOR_VETERAN],
        bearing={LEGOLAS_GREENLEAF: [SWORD_OF_THE_FALLEN]},
        site=6,
    )
    printed = scene.strength(MORDOR_VETERAN)
    scene.skirmish(LEGOLAS_GREENLEAF, MORDOR_VETERAN).wait_to(Verb.USE, SWORD_OF_THE_FALLEN)
    scene.use(SWORD_OF_THE_FALLEN)
    assert (scene.wounds(LEGOLAS_GREENLEAF), scene.wounds(MORDOR_VETERAN)) == (1, 1)
    assert scene.strength(MORDOR_VETERAN) == printed - 1
