"""The sites of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import ASSIGNMENT, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CHAMBER_OF_MAZARBUL,
    DWARF_GUARD,
    EOMER_VALIANT_WARCHIEF,
    FOUL_HORDE,
    GANDALF_MANAGER_OF_WIZARDS,
    GANDALF_THE_GREY_WIZARD,
    GIMLI_DWARF_OF_EREBOR,
    HARROWDALE,
    HEIGHTS_OF_ISENGARD,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    NEEKERBREEKERS_BOG,
    PINNACLE_OF_ZIRAKZIGIL,
    SWIFT_STEED,
    THEODEN_LEADER_OF_SPEARS,
    WINDOW_OF_THE_EYE,
)
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene

SITE_1, SITE_2, SITE_3, *LATER_SITES = ARAGORN_SITES


@pytest.mark.parametrize(("site", "cost"), [(CHAMBER_OF_MAZARBUL, 0), (ARAGORN_SITES[0], 2)])
def test_transfers_cost_nothing_at_the_chamber_of_mazarbul(site: str, cost: int) -> None:
    """Elsewhere the twilight cost is paid again (2.0, "Transfer")."""
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, THEODEN_LEADER_OF_SPEARS],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        site=1,
        path=(site,),
    )
    scene.fellowship_phase().do(Verb.TRANSFER, SWIFT_STEED, THEODEN_LEADER_OF_SPEARS)
    assert scene.bearer_of(SWIFT_STEED) == THEODEN_LEADER_OF_SPEARS
    assert scene.twilight == cost


@pytest.mark.parametrize(
    ("companion", "stays"), [(EOMER_VALIANT_WARCHIEF, False), (ARAGORN_DRIVEN_BY_NEED, True)]
)
def test_harrowdale_spares_a_rohan_companion_the_fierce_skirmish(
    companion: str, stays: bool
) -> None:
    scene = Scene(
        fellowship=[companion],
        minions=[FOUL_HORDE],
        path=(SITE_1, HARROWDALE, SITE_3, *LATER_SITES),
    )
    horde = scene.card(FOUL_HORDE)
    assert is_fierce(scene.state, horde)
    scene.skirmish(companion, FOUL_HORDE)
    assert (scene.state.phase == ASSIGNMENT) is stays


def test_neekerbreekers_bog_exerts_everybody_with_little_resistance_minions_included() -> None:
    sites = (SITE_1, NEEKERBREEKERS_BOG, SITE_3, *LATER_SITES)
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER], path=sites)
    scene.state.position[FREE_PEOPLES] = 1
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.happen(path.leave_site).pass_all()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    assert scene.wounds(MORDOR_TROOPER) == 1


def test_a_wizard_returns_from_the_dead_pile_at_zirakzigil() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, GIMLI_DWARF_OF_EREBOR],
        dead=[GANDALF_THE_GREY_WIZARD],
        path=(SITE_1, PINNACLE_OF_ZIRAKZIGIL, SITE_3, *LATER_SITES),
    )
    scene.turn_starts().wait_to(Verb.TRIGGER, PINNACLE_OF_ZIRAKZIGIL).answer_with(
        PINNACLE_OF_ZIRAKZIGIL
    )
    for companion in (ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, GIMLI_DWARF_OF_EREBOR):
        if scene.can(Verb.CHOOSE, companion):
            scene.choose(companion)
    if scene.can(Verb.CHOOSE, GANDALF_THE_GREY_WIZARD):
        scene.choose(GANDALF_THE_GREY_WIZARD)
    assert scene.in_play(GANDALF_THE_GREY_WIZARD)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_at_the_heights_of_isengard_gandalfs_friends_break_conditions() -> None:
    scene = Scene(
        fellowship=[GANDALF_MANAGER_OF_WIZARDS, DWARF_GUARD],
        shadow_support=[WINDOW_OF_THE_EYE],
        path=(*ARAGORN_SITES[:3], HEIGHTS_OF_ISENGARD),
        minions=[MORDOR_VETERAN],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(GANDALF_MANAGER_OF_WIZARDS))
    assert scene.who == FREE_PEOPLES
    scene.take_first()
    assert scene.is_discarded(WINDOW_OF_THE_EYE)
    other = Scene(
        fellowship=[DWARF_GUARD],
        shadow_support=[WINDOW_OF_THE_EYE],
        path=(*ARAGORN_SITES[:3], HEIGHTS_OF_ISENGARD),
        site=4,
    )
    other.happen(emit, SKIRMISH_WON, other.card(DWARF_GUARD))
    assert other.who is None
