"""The sites of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene


@pytest.mark.parametrize(("site", "removed"), [(4, True), (3, False)])
def test_falls_of_rauros_takes_from_the_dead_pile_in_region_two(site: int, removed: bool) -> None:
    sites = (*ARAGORN_SITES[: site - 1], FALLS_OF_RAUROS, *ARAGORN_SITES[site:])
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], dead=[EOMER_VALIANT_WARCHIEF], site=site, path=sites
    )
    scene.state.position[0] = site - 1
    scene.happen(path.leave_site).pass_all()
    assert scene.is_dead(EOMER_VALIANT_WARCHIEF) is not removed


@pytest.mark.parametrize(("place", "burdens"), [(3, 1), (4, 3)])
def test_imladris_removes_burdens_where_it_is_a_sanctuary(place: int, burdens: int) -> None:
    """4.2, "sanctuary": any site 3 or 6; sites of the Shadows sets do not print the keyword."""
    sites = list(ARAGORN_SITES)
    sites[place - 1] = IMLADRIS
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], path=sites[:place], site=place, burdens=3)
    scene.state.position[FREE_PEOPLES] = place - 1
    scene.happen(path.leave_site).pass_all()
    assert scene.burdens == burdens


@pytest.mark.parametrize("controlled", [False, True])
def test_nurn_strengthens_hunters_of_the_player_who_controls_it(controlled: bool) -> None:
    """Rulings of single cards in 4.2: its text holds from the support area as well."""
    scene = Scene(
        fellowship=[GIMLI_EAGER_HUNTER],
        minions=[TRACKING_URUK, MORDOR_TROOPER],
        site=3,
        path=(NURN, *ARAGORN_SITES[1:]),
    )
    if controlled:
        scene.control(NURN)
    assert scene.strength(TRACKING_URUK) == 14 + controlled
    assert scene.strength(MORDOR_TROOPER) == 6


def test_at_dol_guldur_the_free_peoples_choose_which_condition_goes() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[MELLON, SONG_OF_THE_SHIRE],
        minions=[MORDOR_VETERAN],
        shadow_support=[CRY_AND_PANIC],
        path=(*ARAGORN_SITES[:3], DOL_GULDUR),
        threats=1,
        site=4,
    )
    scene.regroup_phase().wait_to(Verb.USE, DOL_GULDUR).use(DOL_GULDUR)
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, CRY_AND_PANIC)
    scene.choose(MELLON)
    assert scene.is_discarded(MELLON)
    assert scene.wounds(MORDOR_VETERAN) == 1
    assert scene.threats == 0
