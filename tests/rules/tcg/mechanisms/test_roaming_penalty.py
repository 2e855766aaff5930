"""The roaming penalty is paid beside the cost, which alone is reduced (4.2, "roaming")."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

SHADOWS_SITES = (
    NORTH_UNDEEP,
    OLD_FOREST_ROAD,
    NORTH_UNDEEP,
    NORTH_UNDEEP,
    OLD_FOREST_ROAD,
    NORTH_UNDEEP,
    OLD_FOREST_ROAD,
    NORTH_UNDEEP,
    OLD_FOREST_ROAD,
)


def choose_all(scene: Scene) -> Scene:
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    return scene


@pytest.mark.parametrize(
    ("user", "witness", "site"),
    [
        (PERIL, MORDOR_TROOPER, 4),
        (SPIED_FROM_ABOVE, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, 4),
        (BARREN_LAND, MORDOR_TROOPER, 5),
    ],
)
def test_a_reduction_takes_away_the_cost_and_leaves_the_penalty(
    user: str, witness: str, site: int
) -> None:
    scene = Scene(
        minions=[witness],
        shadow_support=[user],
        shadow_hand=[MORDOR_SOLDIER],
        twilight=5,
        site=site,
    )
    if user == BARREN_LAND:
        scene.shadow_phase()
    else:
        scene.regroup_phase().wait_to(Verb.USE, user)
    choose_all(scene.use(user))
    assert scene.in_play(MORDOR_SOLDIER)
    assert scene.twilight == 5 - 2


def test_a_site_that_makes_a_roaming_minion_cost_three_less() -> None:
    scene = Scene(
        shadow_hand=[ORC_SKULKER],
        twilight=3,
        site=2,
        path=(NORTH_UNDEEP, EXPANDING_MARSHLAND, NORTH_UNDEEP),
        edition="comprehensive-4.2",
    )
    choose_all(scene.shadow_phase().use(EXPANDING_MARSHLAND))
    assert scene.in_play(ORC_SKULKER)
    assert scene.twilight == 3 - 2


@pytest.mark.parametrize(("pool", "playable"), [(1, False), (2, True)])
def test_nobody_toils_for_the_penalty(pool: int, playable: bool) -> None:
    """Three of the four pay its whole cost of 6 by toil; the fourth is not asked."""
    scene = Scene(
        minions=[HARAD_STANDARD_BEARER] * 4,
        shadow_hand=[LEGION_OF_HARAD],
        twilight=pool,
        site=2,
        path=SHADOWS_SITES,
        edition="comprehensive-4.2",
    ).shadow_phase()
    assert scene.can(Verb.PLAY, LEGION_OF_HARAD) is playable
    if playable:
        choose_all(scene.play(LEGION_OF_HARAD))
        assert scene.in_play(LEGION_OF_HARAD)
        assert scene.twilight == 0
        assert sum(scene.wounds(HARAD_STANDARD_BEARER, copy) for copy in range(4)) == 3
