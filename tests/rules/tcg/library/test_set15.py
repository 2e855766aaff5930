"""Cards of *The Hunters*."""

import pytest

from rules.tcg.engine.codes import DAMAGE, SITE_NUMBER, Verb
from rules.tcg.engine.wounds import can_discard
from tests.rules.tcg.cards import (
    ARAGORN,
    EOMER,
    FARAMIR,
    LEGOLAS,
    MORDOR_DEFENDER,
    SWIFT_STEED,
    TROOPER,
    VETERAN,
)
from tests.rules.tcg.scene import Scene

SWORD_OF_THE_FALLEN = "15_25"
RANGERS_CLOAK = "15_68"
DESOLATION_ORC = "15_107"
GRIM_TROPHY = "15_127"
HALETH = "15_128"
PURSUING_URUK = "15_167"
SEEKING_URUK = "15_169"
TRACKING_URUK = "15_171"
VIOLENT_HURL = "15_179"
ISENGARD_RUINED = "15_192"
ALATAR = "13_28"
ORC_CONDITION = "11_114"
FERAL_URUK = "11_183"


def totals(scene: Scene) -> tuple[int, int]:
    """Return the strengths of both sides when a skirmish was resolved."""
    (found,) = [entry[1:] for entry in scene.state.log or [] if entry[0] == "totals"]
    return found


def test_sword_of_the_fallen_weakens_by_wounds_and_exerts():
    scene = Scene(
        fellowship=[LEGOLAS], minions=[VETERAN], bearing={LEGOLAS: [SWORD_OF_THE_FALLEN]}, site=6
    )
    printed = scene.strength(VETERAN)
    scene.skirmish(LEGOLAS, VETERAN).wait_to(Verb.USE, SWORD_OF_THE_FALLEN)
    scene.use(SWORD_OF_THE_FALLEN)
    assert (scene.wounds(LEGOLAS), scene.wounds(VETERAN)) == (1, 1)
    assert scene.strength(VETERAN) == printed - 1


@pytest.mark.parametrize(("bearer", "more"), [(FARAMIR, 2), (ARAGORN, 0)])
def test_rangers_cloak_raises_site_numbers_for_a_ranger(bearer, more):
    scene = Scene(fellowship=[bearer], minions=[TROOPER], bearing={bearer: [RANGERS_CLOAK]}, site=6)
    printed = scene.number(SITE_NUMBER, TROOPER)
    scene.skirmish(bearer, TROOPER).wait_to(Verb.USE, RANGERS_CLOAK)
    assert scene.number(SITE_NUMBER, TROOPER) == printed + more
    scene.use(RANGERS_CLOAK).take_number(1)
    assert scene.wounds(bearer) == 1
    assert scene.number(SITE_NUMBER, TROOPER) == printed + more + 2


@pytest.mark.parametrize(
    ("fellowship", "playable"),
    [([ARAGORN, EOMER], True), ([ARAGORN], False)],
)
def test_desolation_orc_spots_three_cultures(fellowship, playable):
    """Frodo's is the first culture."""
    scene = Scene(fellowship=fellowship, shadow_hand=[DESOLATION_ORC], twilight=9, site=6)
    assert scene.shadow_phase().can(Verb.PLAY, DESOLATION_ORC) is playable


def test_desolation_orc_discards_two_conditions_instead():
    scene = Scene(
        shadow_support=[ORC_CONDITION, ORC_CONDITION],
        shadow_hand=[DESOLATION_ORC],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(DESOLATION_ORC).choose(ORC_CONDITION)
    if scene.can(Verb.CHOOSE, ORC_CONDITION):
        scene.choose(ORC_CONDITION)
    assert scene.in_play(DESOLATION_ORC)
    assert scene.is_discarded(ORC_CONDITION, 0)
    assert scene.is_discarded(ORC_CONDITION, 1)


@pytest.mark.parametrize(
    ("valiant", "hunters", "bonus"),
    [(0, 2, 2), (1, 1, 1), (2, 1, 2)],
)
def test_grim_trophy_counts_hunters_or_more_valiant_men(valiant, hunters, bonus):
    men = ["7_365", "7_254"][:valiant]
    rider = "7_229"  # Éowyn is a Rohan Man, but not valiant
    scene = Scene(
        fellowship=[rider, *men],
        minions=[TROOPER, *[TRACKING_URUK] * hunters],
        hand=[GRIM_TROPHY],
        site=6,
    )
    printed = scene.strength(rider)
    scene.skirmish(rider, TROOPER).play(GRIM_TROPHY)
    if valiant:
        scene.choose(rider)
    assert totals(scene.resolve())[0] == printed + bonus


@pytest.mark.parametrize(("mounts", "strength", "damage"), [(1, 0, 0), (2, 2, 0), (3, 2, 1)])
def test_haleth_grows_with_mounts(mounts, strength, damage):
    riders = ["7_225", "7_365", "7_254"][:mounts]
    scene = Scene(fellowship=[HALETH, *riders], bearing={rider: [SWIFT_STEED] for rider in riders})
    alone = Scene(fellowship=[HALETH])
    assert scene.strength(HALETH) == alone.strength(HALETH) + strength
    assert scene.number(DAMAGE, HALETH) == damage


@pytest.mark.parametrize(("mounts", "safe"), [(3, False), (4, True)])
def test_haleth_keeps_four_mounts_from_the_shadow(mounts, safe):
    riders = ["7_225", "7_365", "7_254", "7_229"][:mounts]
    scene = Scene(
        fellowship=[HALETH, *riders],
        bearing={rider: [SWIFT_STEED] for rider in riders},
        minions=[TROOPER],
    )
    steed = scene._find(SWIFT_STEED)
    assert can_discard(scene.state, steed, scene._find(TROOPER)) is not safe
    assert can_discard(scene.state, steed, scene._find(HALETH))


@pytest.mark.parametrize(
    ("uruk", "fierce", "total"),
    [
        (PURSUING_URUK, False, 6),
        (PURSUING_URUK, True, 10),
        (SEEKING_URUK, False, 8),  # hunter 1 counts against a companion who is no hunter
        (SEEKING_URUK, True, 10),  # and two hunters can be spotted
    ],
)
def test_uruks_hunt_in_fierce_skirmishes(uruk, fierce, total):
    scene = Scene(fellowship=[ARAGORN], minions=[uruk, TRACKING_URUK], site=6)
    scene.state.round = int(fierce)
    assert totals(scene.skirmish(ARAGORN, uruk).resolve()) == (7, total)


@pytest.mark.parametrize(("uruk", "total", "wounds"), [(SEEKING_URUK, 10, 2), (FERAL_URUK, 11, 1)])
def test_violent_hurl_gives_a_hunter_damage(uruk, total, wounds):
    scene = Scene(
        fellowship=[ARAGORN], minions=[uruk], shadow_hand=[VIOLENT_HURL], twilight=1, site=6
    )
    scene.skirmish(ARAGORN, uruk).wait_to(Verb.PLAY, VIOLENT_HURL).play(VIOLENT_HURL).resolve()
    assert totals(scene) == (7, total)
    assert scene.wounds(ARAGORN) == wounds


def test_isengard_ruined_exerts_twice_when_a_follower_is_transferred():
    scene = Scene(
        fellowship=[ARAGORN],
        support=[ALATAR],
        minions=[MORDOR_DEFENDER],
        site=1,
        path=(ISENGARD_RUINED,),
    )
    scene.maneuver_phase().do(Verb.USE, ALATAR, ARAGORN)
    assert scene.who == 1
    scene.do(Verb.YES, ISENGARD_RUINED).choose(ARAGORN)
    assert scene.wounds(ARAGORN) == 2
