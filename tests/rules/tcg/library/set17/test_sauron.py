"""The Sauron cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.state.codes import RESISTANCE
from tests.rules.tcg.cards import DWARF_GUARD, MOUNT_DOOM, THRONE_OF_THE_DARK_LORD
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(("site", "loss"), [(3, 0), (4, 2), (5, 2), (7, 0)])
def test_throne_of_the_dark_lord_tries_companions_in_the_region_of_mount_doom(
    site: int, loss: int
) -> None:
    """4.2, "region": sites 4, 5 and 6 are one. Mount Doom lies at site 4 here."""
    path = (*ARAGORN_SITES[:3], MOUNT_DOOM, *ARAGORN_SITES[4:])
    without = Scene(fellowship=[DWARF_GUARD], path=path, site=site)
    scene = Scene(
        fellowship=[DWARF_GUARD], shadow_support=[THRONE_OF_THE_DARK_LORD], path=path, site=site
    )
    assert scene.number(RESISTANCE, DWARF_GUARD) == without.number(RESISTANCE, DWARF_GUARD) - loss
