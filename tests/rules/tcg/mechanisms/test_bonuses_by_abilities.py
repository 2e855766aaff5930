"""A bonus comes from the card whose text gives it, an ability's too (4.2, "effect")."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.paths import THROUGH_DIMRILL_DALE
from tests.rules.tcg.scene import Scene


def test_a_weapons_ability_gives_nothing_against_the_troop() -> None:
    for minion, gain in ((TROOP_OF_URUK_HAI, 0), (ORC_SOLDIER, 1)):
        scene = Scene(
            ring_bearer=FRODO_SON_OF_DROGO,
            ring=THE_ONE_RING_THE_RULING_RING_1_2,
            fellowship=[ARWEN_DAUGHTER_OF_ELROND],
            bearing={ARWEN_DAUGHTER_OF_ELROND: [GWEMEGIL]},
            minions=[minion, MORGUL_LACKEY],
            site=6,
            path=THROUGH_DIMRILL_DALE,
        )
        scene.skirmish(ARWEN_DAUGHTER_OF_ELROND, minion)
        before = scene.strength(ARWEN_DAUGHTER_OF_ELROND)
        scene.use(GWEMEGIL)
        assert scene.strength(ARWEN_DAUGHTER_OF_ELROND) - before == gain


@pytest.mark.parametrize(
    ("character", "protection"),
    [(FRODO_SON_OF_DROGO, MITHRIL_COAT), (BOROMIR_SON_OF_DENETHOR, SHIELD_OF_BOROMIR)],
)
def test_a_minions_weapon_gives_nothing_against_protection(character: str, protection: str) -> None:
    scene = Scene(
        ring_bearer=FRODO_SON_OF_DROGO,
        ring=THE_ONE_RING_THE_RULING_RING_1_2,
        fellowship=[] if character == FRODO_SON_OF_DROGO else [character],
        bearing={character: [protection], ORC_SOLDIER: [ORC_SCIMITAR]},
        minions=[ORC_SOLDIER, MORGUL_LACKEY],
        twilight=5,
        site=6,
        path=THROUGH_DIMRILL_DALE,
    )
    scene.skirmish(character, ORC_SOLDIER)
    before = scene.strength(ORC_SOLDIER)
    scene.wait_to(Verb.USE, ORC_SCIMITAR).use(ORC_SCIMITAR)
    assert scene.strength(ORC_SOLDIER) == before == 7
