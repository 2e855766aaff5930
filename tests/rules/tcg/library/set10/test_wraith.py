"""The Wraith cards of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    HOUSES_OF_LAMENTATION,
    MADRIL_FARAMIRS_AIDE,
    MORGUL_LACKEY,
    MORGUL_PREDATOR,
    PIPPIN_SWORN_TO_SERVICE,
)
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(
    ("dead", "bonus"), [((), 2), ((MADRIL_FARAMIRS_AIDE,), 4), ((PIPPIN_SWORN_TO_SERVICE,), 2)]
)
def test_houses_of_lamentation_mourns_a_dead_of_the_same_culture(
    dead: tuple[str, ...], bonus: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_PREDATOR, BYSTANDER],
        shadow_hand=[HOUSES_OF_LAMENTATION],
        dead=dead,
        twilight=3,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_PREDATOR).wait_to(
        Verb.PLAY, HOUSES_OF_LAMENTATION
    )
    scene.play(HOUSES_OF_LAMENTATION).choose(MORGUL_PREDATOR)
    assert scene.strength(MORGUL_PREDATOR) == 11 + bonus
