"""The Elven cards of the promotional set."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("fighter", "weaker"), [(LEGOLAS_GREENLEAF, 2), (ARAGORN_DRIVEN_BY_NEED, 0)]
)
def test_arwen_exerts_to_weaken_whoever_skirmishes_an_elf(fighter: str, weaker: int) -> None:
    arwen = ARWEN_MAIDEN_OF_RIVENDELL
    scene = Scene(
        fellowship=[arwen, fighter], minions=[MORDOR_VETERAN, MORGUL_LACKEY], site=6
    ).skirmish(fighter, MORDOR_VETERAN)
    if scene.can(Verb.USE, arwen):
        scene.use(arwen)
        assert scene.wounds(arwen) == 1
    assert scene.strength(MORDOR_VETERAN) == 9 - weaker
    assert scene.strength(MORGUL_LACKEY) == 6


def test_arwen_exhausted_weakens_nobody() -> None:
    arwen = ARWEN_MAIDEN_OF_RIVENDELL
    scene = Scene(fellowship=[arwen], minions=[MORDOR_VETERAN], site=6).wound(arwen, 2)
    assert not scene.skirmish(arwen, MORDOR_VETERAN).can(Verb.USE, arwen)
