"""What the Men of Dunland of set 4, *The Two Towers*, do where they control sites."""

import pytest

from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import dunland_scene, fierce
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

SITE_1, SITE_2, SITE_3, *LATER_SITES = ARAGORN_SITES


@pytest.mark.parametrize(("controlled", "playable"), [(1, False), (2, True)])
def test_wake_of_destruction_makes_your_men_fierce_with_two_controlled_sites(
    controlled: int, playable: bool
) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DUNLENDING_BRIGAND, HILL_CHIEF, MORDOR_TROOPER, SOUTHRON_SCOUT],
        shadow_hand=[WAKE_OF_DESTRUCTION],
    )
    scene.control(*ARAGORN_SITES[:controlled]).maneuver_phase()
    assert scene.comes_to(Verb.PLAY, WAKE_OF_DESTRUCTION) is playable
    if playable:
        scene.play(WAKE_OF_DESTRUCTION)
        assert [
            fierce(scene, minion)
            for minion in (DUNLENDING_BRIGAND, HILL_CHIEF, MORDOR_TROOPER, SOUTHRON_SCOUT)
        ] == [True, True, False, False]
        scene.regroup_phase()
        assert not fierce(scene, DUNLENDING_BRIGAND)


@pytest.mark.parametrize(
    ("moves", "twilight", "usable"),
    [(2, 4, True), (1, 4, False), (2, 1, False), (2, 3, False)],
    ids=["paid", "moved once", "one twilight", "too little for the Man"],
)
def test_constantly_threatening_brings_a_man_of_dunland_back_after_a_second_move(
    moves: int, twilight: int, usable: bool
) -> None:
    scene = Scene(
        shadow_support=[CONSTANTLY_THREATENING],
        shadow_discards=[DUNLENDING_BRIGAND, SOUTHRON_SCOUT, HIDES],
        twilight=twilight,
        site=4,
    )
    scene.state.moves = moves
    assert scene.shadow_phase().can(Verb.USE, CONSTANTLY_THREATENING) is usable
    if usable:
        scene.use(CONSTANTLY_THREATENING)
        assert not scene.can(Verb.CHOOSE, SOUTHRON_SCOUT)
        if scene.can(Verb.CHOOSE):
            scene.choose(DUNLENDING_BRIGAND)
        assert scene.in_play(DUNLENDING_BRIGAND)
        assert scene.twilight == 0


@pytest.mark.parametrize(
    ("minions", "controlled", "playable"), [(3, 0, True), (2, 0, False), (2, 1, True)]
)
def test_anger_needs_three_minions_or_a_controlled_site(
    minions: int, controlled: int, playable: bool
) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DUNLENDING_BRIGAND] * minions,
        shadow_hand=[ANGER],
    )
    scene.control(*ARAGORN_SITES[:controlled]).skirmish(ARAGORN_DRIVEN_BY_NEED, DUNLENDING_BRIGAND)
    assert scene.comes_to(Verb.PLAY, ANGER) == playable
    if playable:
        scene.play(ANGER).choose(DUNLENDING_BRIGAND)
        assert fierce(scene, DUNLENDING_BRIGAND)


@pytest.mark.parametrize(("controlled", "more"), [(0, 2), (1, 4)])
def test_burn_every_village_gives_four_where_you_control_a_site(controlled: int, more: int) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DUNLENDING_BRIGAND, MORDOR_TROOPER],
        shadow_hand=[BURN_EVERY_VILLAGE] * 2,
    )
    scene.control(*ARAGORN_SITES[:controlled]).skirmish(ARAGORN_DRIVEN_BY_NEED, DUNLENDING_BRIGAND)
    scene.wait_to(Verb.PLAY, BURN_EVERY_VILLAGE).play(BURN_EVERY_VILLAGE)
    assert scene.strength(DUNLENDING_BRIGAND) == 8 + more


def test_hill_chief_draws_for_a_site_that_is_controlled() -> None:
    scene = Scene(
        minions=[HILL_CHIEF], shadow_deck=[MORDOR_TROOPER] * 3, shadow_hand=[MORDOR_TROOPER], site=4
    )
    scene.control(SITE_1).shadow_phase().use(HILL_CHIEF)
    assert scene.wounds(HILL_CHIEF) == 1
    assert len(scene.hand(SHADOW)) == 4


@pytest.mark.parametrize(
    ("controlled", "skipped", "angry", "bonus"),
    [(1, False, False, 0), (2, True, False, 0), (3, True, True, 0), (4, True, True, 1)],
)
def test_hillman_horde_grows_with_the_sites_you_control(
    controlled: int, skipped: bool, angry: bool, bonus: int
) -> None:
    scene = dunland_scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[HILLMAN_HORDE, DUNLENDING_BRIGAND, MORDOR_TROOPER],
        site=6,
    )
    scene.control(*ARAGORN_SITES[:controlled])
    assert [
        fierce(scene, card) for card in (HILLMAN_HORDE, DUNLENDING_BRIGAND, MORDOR_TROOPER)
    ] == [
        angry,
        angry,
        False,
    ]
    assert [
        scene.number(DAMAGE, card) for card in (HILLMAN_HORDE, DUNLENDING_BRIGAND, MORDOR_TROOPER)
    ] == [bonus, bonus, 0]
    scene.maneuver_phase().pass_all()
    assert (scene.state.phase != ARCHERY) == skipped


def test_hillman_rabble_comes_back_from_the_site_for_two_less() -> None:
    site = ARAGORN_SITES[0]
    scene = dunland_scene(
        stacked={site: [HILLMAN_RABBLE]}, minions=[DUNLENDING_BRIGAND], twilight=3
    )
    scene.control(site).shadow_phase().use(HILLMAN_RABBLE)
    assert scene.in_play(HILLMAN_RABBLE)
    assert scene.twilight == 1
