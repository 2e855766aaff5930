"""The Sauron cards of set 12, *Black Rider*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_the_mouth_of_sauron_meets_the_strongest_companion() -> None:
    mouth = THE_MOUTH_OF_SAURON_LIEUTENANT_OF_BARAD_DUR
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED], minions=[mouth, MORDOR_TROOPER], site=6
    )
    scene.assignment_phase().wait_to(Verb.USE, mouth).use(mouth)
    assert scene.assigned_to(mouth) == [ARAGORN_DRIVEN_BY_NEED]
