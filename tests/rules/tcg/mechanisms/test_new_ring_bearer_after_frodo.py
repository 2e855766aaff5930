"""Sam carries on only where the Frodo who died was the Ring-bearer (4.2, "Sam")."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("bearer", "fellowship"),
    [
        (SMEAGOL_BEARER_OF_GREAT_SECRETS, [FRODO_COURTEOUS_HALFLING, SAM_NICE_SENSIBLE_HOBBIT]),
        (FRODO_COURTEOUS_HALFLING, [SAM_NICE_SENSIBLE_HOBBIT]),
    ],
)
def test_sam_follows_a_ring_bearer_only(bearer: str, fellowship: list[str]) -> None:
    scene = Scene(ring_bearer=bearer, fellowship=fellowship, minions=[MORDOR_TROOPER])
    scene.happen(wounds.kill, scene.card(FRODO_COURTEOUS_HALFLING))
    assert scene.can(Verb.TRIGGER, SAM_NICE_SENSIBLE_HOBBIT) is (bearer == FRODO_COURTEOUS_HALFLING)
