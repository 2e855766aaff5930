"""The sites of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import REGROUP, Verb
from rules.tcg.notation.language import a, ability, exert, ring_bearer, this, wound
from rules.tcg.vocabulary import Phase
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

SITE_1, SITE_2, SITE_3, *LATER_SITES = ARAGORN_SITES


@pytest.mark.parametrize(("bearing", "offered"), [([MUMAK], True), ([], False)])
def test_the_shadow_player_uses_nan_curunir_to_spare_a_mounted_minion(
    bearing: list[str], offered: bool
) -> None:
    """A site's special abilities, responses among them, may be used by any player (2.0)."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DESERT_FIGHTER],
        bearing={DESERT_FIGHTER: bearing},
        path=(SITE_1, NAN_CURUNIR, SITE_3, *LATER_SITES),
        twilight=2,
    )
    scene.happen(wounds.wound, scene.card(DESERT_FIGHTER))
    assert scene.can(Verb.TRIGGER, NAN_CURUNIR) is offered
    if offered:
        assert scene.who == SHADOW
        scene.answer_with(NAN_CURUNIR)
        assert scene.twilight == 0
        assert scene.wounds(DESERT_FIGHTER) == 0


def test_nobody_spares_a_companion_with_nan_curunir() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        path=(SITE_1, NAN_CURUNIR, SITE_3, *LATER_SITES),
        twilight=2,
    )
    scene.happen(wounds.wound, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert not scene.can(Verb.TRIGGER, NAN_CURUNIR)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_in_the_caverns_of_isengard_the_fellowship_wins_after_the_shadow_reconciles() -> None:
    path = (*ARAGORN_SITES[:8], CAVERNS_OF_ISENGARD)
    scene = Scene(site=9, path=path, shadow_hand=[MORDOR_TROOPER]).regroup_phase()
    assert scene.state.winner is None
    assert scene.state.phase == REGROUP
    while scene.state.winner is None:
        scene.pass_()
    assert scene.state.winner == 0
    assert scene.state.ending == "site 9"


def test_who_dies_in_the_regroup_phase_of_the_caverns_has_lost() -> None:
    killer = made(MORDOR_TROOPER, ability(Phase.REGROUP, exert(this) >> wound(4, a(ring_bearer))))
    path = (*ARAGORN_SITES[:8], CAVERNS_OF_ISENGARD)
    scene = Scene(site=9, path=path, minions=[killer]).regroup_phase()
    scene.wait_to(Verb.USE, killer).use(killer)
    assert scene.state.winner == 1


def test_at_another_site_9_the_fellowship_wins_as_the_regroup_phase_comes() -> None:
    scene = Scene(site=9, minions=[MORDOR_TROOPER]).regroup_phase()
    assert scene.state.winner == 0


@pytest.mark.parametrize(
    ("minions", "twilight", "may"),
    [([MORDOR_TROOPER], 9, True), ([MORDOR_TROOPER], 8, False), ([], 9, False)],
    ids=["both", "too little twilight", "no minion"],
)
def test_hornburg_wall_drives_the_fellowship_on(
    minions: list[str], twilight: int, may: bool
) -> None:
    path = (*ARAGORN_SITES[:6], HORNBURG_WALL, *ARAGORN_SITES[7:])
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=minions, path=path, site=7, twilight=twilight
    )
    scene.regroup_phase()
    assert scene.comes_to(Verb.USE, HORNBURG_WALL) is may
    if may:
        scene.use(HORNBURG_WALL)
        assert scene.twilight == 0
    while not scene.can(Verb.MOVE) and scene.state.position[0] == 7:
        scene.pass_()
    assert scene.can(Verb.STAY) is not may
