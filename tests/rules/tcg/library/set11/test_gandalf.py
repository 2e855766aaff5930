"""The Gandalf cards of set 11, *Shadows*."""

import pytest

from tests.rules.tcg.cards import (
    GANDALF_LEADER_OF_THE_COMPANY,
    HOBBIT_SWORD_7_319,
    INSPIRATION,
    ISENGARD_RUINED_15_192,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_VETERAN,
    PIPPIN_SWORN_TO_SERVICE,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(("site", "weaker"), [(ARAGORN_SITES[3], 6), (ISENGARD_RUINED_15_192, 8)])
def test_inspiration_weakens_by_the_companions_in_hand(site: str, weaker: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        minions=[MORDOR_VETERAN],
        hand=[INSPIRATION, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, HOBBIT_SWORD_7_319],
        site=4,
        path=(*ARAGORN_SITES[:3], site),
    )
    scene.skirmish(GANDALF_LEADER_OF_THE_COMPANY, MORDOR_VETERAN).play(INSPIRATION).resolve()
    (totals,) = [entry for entry in scene.log or [] if entry[0] == "totals"]
    assert totals[2] == max(0, 9 - weaker)
