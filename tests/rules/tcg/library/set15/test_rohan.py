"""The Rohan cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.operations.wounds import can_discard
from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("valiant", "hunters", "bonus"),
    [(0, 2, 2), (1, 1, 1), (2, 1, 2)],
)
def test_grim_trophy_counts_hunters_or_more_valiant_men(
    valiant: int, hunters: int, bonus: int
) -> None:
    men = [EOMER_VALIANT_WARCHIEF, THEODEN_LEADER_OF_SPEARS][:valiant]
    rider = EOWYN_RESTLESS_MAIDEN  # Éowyn is a Rohan Man, but not valiant
    scene = Scene(
        fellowship=[rider, *men],
        minions=[MORDOR_TROOPER, *[TRACKING_URUK] * hunters],
        hand=[GRIM_TROPHY],
        site=6,
    )
    printed = scene.strength(rider)
    scene.skirmish(rider, MORDOR_TROOPER).play(GRIM_TROPHY)
    if valiant:
        scene.choose(rider)
    assert totals(scene.resolve())[0] == printed + bonus


@pytest.mark.parametrize(("mounts", "strength", "damage"), [(1, 0, 0), (2, 2, 0), (3, 2, 1)])
def test_haleth_grows_with_mounts(mounts: int, strength: int, damage: int) -> None:
    riders = [ELITE_RIDER_7_225, EOMER_VALIANT_WARCHIEF, THEODEN_LEADER_OF_SPEARS][:mounts]
    scene = Scene(fellowship=[HALETH, *riders], bearing={rider: [SWIFT_STEED] for rider in riders})
    alone = Scene(fellowship=[HALETH])
    assert scene.strength(HALETH) == alone.strength(HALETH) + strength
    assert scene.number(DAMAGE, HALETH) == damage


@pytest.mark.parametrize(("mounts", "safe"), [(3, False), (4, True)])
def test_haleth_keeps_four_mounts_from_the_shadow(mounts: int, safe: bool) -> None:
    riders = [
        ELITE_RIDER_7_225,
        EOMER_VALIANT_WARCHIEF,
        THEODEN_LEADER_OF_SPEARS,
        EOWYN_RESTLESS_MAIDEN,
    ][:mounts]
    scene = Scene(
        fellowship=[HALETH, *riders],
        bearing={rider: [SWIFT_STEED] for rider in riders},
        minions=[MORDOR_TROOPER],
    )
    steed = scene.card(SWIFT_STEED)
    assert can_discard(scene.state, steed, scene.card(MORDOR_TROOPER)) is not safe
    assert can_discard(scene.state, steed, scene.card(HALETH))


@pytest.mark.parametrize(("followers", "defender"), [([], 0), ([ROHAN_STABLE_MASTER], 1)])
def test_rohan_stable_master_makes_its_bearer_mounted(followers: list[str], defender: int) -> None:
    rider = EOWYN_RESTLESS_MAIDEN
    scene = Scene(fellowship=[rider], bearing={rider: [SPEAR_OF_THE_MARK, *followers]})
    assert scene.number(DEFENDER, rider) == defender


@pytest.mark.parametrize(
    ("fellowship", "playable"),
    [
        ([EOMER_VALIANT_WARCHIEF, ELITE_RIDER_7_225], True),
        ([EOMER_VALIANT_WARCHIEF], False),
        ([EOMER_HORSEMASTER], True),
        ([GIMLI_EAGER_HUNTER, EOMER_VALIANT_WARCHIEF], False),
    ],
)
@pytest.mark.parametrize("called", [THEODEN_LEADER_OF_SPEARS, ROHAN_STABLE_MASTER])
def test_last_days_of_my_house_calls_rohan_for_two_men_or_a_hunter(
    fellowship: list[str], called: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=fellowship, hand=[LAST_DAYS_OF_MY_HOUSE], deck=[DWARF_GUARD, called]
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, LAST_DAYS_OF_MY_HOUSE) is playable
    if playable:
        scene.play(LAST_DAYS_OF_MY_HOUSE).choose(called)
        assert scene.in_play(called)
        assert scene.deck() == [DWARF_GUARD]
