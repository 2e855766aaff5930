"""Sentences that random games seldom or never reach (docs/exercised.md names them)."""

import pytest

from rules.tcg.engine import path, wounds
from rules.tcg.engine.codes import ASSIGNMENT, Verb
from rules.tcg.engine.numbers import is_fierce
from tests.rules.tcg.cards import ARAGORN, DESERT_FIGHTER, EOMER, TROOPER
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

SITE_1, SITE_2, SITE_3, *LATER_SITES = ARAGORN_SITES


@pytest.mark.parametrize(("bearing", "offered"), [(["5_73"], True), ([], False)])
def test_the_shadow_player_uses_nan_curunir_to_spare_a_mounted_minion(bearing, offered):
    """A site's special abilities, responses among them, may be used by any player (2.0)."""
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[DESERT_FIGHTER],
        bearing={DESERT_FIGHTER: bearing},
        path=(SITE_1, "5_119", SITE_3, *LATER_SITES),
        twilight=2,
    )
    scene.happen(wounds.wound, scene._find(DESERT_FIGHTER))
    assert scene.can(Verb.TRIGGER, "5_119") is offered
    if offered:
        assert scene.who == SHADOW
        scene.answer_with("5_119")
        assert scene.twilight == 0
        assert scene.wounds(DESERT_FIGHTER) == 0


def test_nobody_spares_a_companion_with_nan_curunir():
    scene = Scene(fellowship=[ARAGORN], path=(SITE_1, "5_119", SITE_3, *LATER_SITES), twilight=2)
    scene.happen(wounds.wound, scene._find(ARAGORN))
    assert not scene.can(Verb.TRIGGER, "5_119")
    assert scene.wounds(ARAGORN) == 1


@pytest.mark.parametrize(("place", "burdens"), [(3, 1), (4, 3)])
def test_imladris_removes_burdens_where_it_is_a_sanctuary(place, burdens):
    """4.2, "sanctuary": any site 3 or 6; sites of the Shadows sets do not print the keyword."""
    sites = list(ARAGORN_SITES)
    sites[place - 1] = "17_147"
    scene = Scene(fellowship=[ARAGORN], path=sites[:place], site=place, burdens=3)
    scene.state.position[FREE_PEOPLES] = place - 1
    scene.happen(path._leave).pass_all()
    assert scene.burdens == burdens


@pytest.mark.parametrize(("companion", "stays"), [(EOMER, False), (ARAGORN, True)])
def test_harrowdale_spares_a_rohan_companion_the_fierce_skirmish(companion, stays):
    scene = Scene(
        fellowship=[companion], minions=["5_50"], path=(SITE_1, "11_243", SITE_3, *LATER_SITES)
    )
    horde = scene._find("5_50")
    assert is_fierce(scene.state, horde)
    scene.skirmish(companion, "5_50")
    assert (scene.state.phase == ASSIGNMENT) is stays


@pytest.mark.parametrize("ally", ["4_277", "4_295"])
@pytest.mark.parametrize(("controlled", "stays"), [(True, False), (False, True)])
def test_an_ally_whose_home_an_opponent_controls_is_discarded(ally, controlled, stays):
    home = "4_344"
    scene = Scene(support=[ally], site=5, path=(SITE_1, SITE_2, SITE_3, home, *LATER_SITES[1:]))
    if controlled:
        scene.control(home)
    scene.maneuver_phase()
    assert scene.in_play(ally) is stays


def test_sigewulf_needs_five_valiant_men():
    men = [EOMER, "7_254", "7_225", "7_246", "7_229"]
    scene = Scene(fellowship=men, support=["5_92"], minions=[TROOPER]).regroup_phase()
    assert not scene.can(Verb.USE, "5_92")


def test_neekerbreekers_bog_exerts_everybody_with_little_resistance_minions_included():
    sites = (SITE_1, "11_249", SITE_3, *LATER_SITES)
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER], path=sites)
    scene.state.position[FREE_PEOPLES] = 1
    scene.wound(ARAGORN, 1)
    scene.happen(path._leave).pass_all()
    assert scene.wounds(ARAGORN) == 0
    assert scene.wounds(TROOPER) == 1
