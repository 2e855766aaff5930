"""The Sauron cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, RESISTANCE, Verb
from tests.rules.tcg.cards import *
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


@pytest.mark.parametrize(("others", "bonus"), [([SAURON_DARK_LORD_OF_MORDOR], 1), ([], 0)])
def test_throne_of_the_dark_lord_arms_the_other_minions_of_sauron(
    others: list[str], bonus: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[EASTERLING_BLADEMASTER, *others],
        shadow_support=[THRONE_OF_THE_DARK_LORD],
        site=4,
    )
    assert scene.number(DAMAGE, EASTERLING_BLADEMASTER) == bonus
    for sauron in others:
        assert scene.number(DAMAGE, sauron) == 1
    assert scene.number(DAMAGE, DWARF_GUARD) == 0


@pytest.mark.parametrize(("minions", "playable"), [(2, True), (1, False)])
def test_throne_of_the_dark_lord_needs_two_minions(minions: int, playable: bool) -> None:
    scene = Scene(
        minions=[EASTERLING_BLADEMASTER] * minions,
        shadow_hand=[THRONE_OF_THE_DARK_LORD],
        twilight=2,
        site=4,
    )
    assert scene.shadow_phase().can(Verb.PLAY, THRONE_OF_THE_DARK_LORD) is playable
