"""The mounts of Rohan and its mounted Men of set 7, *The Return of the King*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import (
    SKIRMISH,
    Verb,
)
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

PLAINS_SITE = 2
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def test_knights_of_his_house_lets_the_opponent_choose_for_each_mounted_companion() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, EOWYN_RESTLESS_MAIDEN],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED], EOWYN_RESTLESS_MAIDEN: [SWIFT_STEED]},
        minions=[MORDOR_TROOPER],
        hand=[KNIGHTS_OF_HIS_HOUSE],
        shadow_hand=[MORDOR_TROOPER, MORDOR_VETERAN],
        site=6,
        twilight=3,
    )
    scene.maneuver_phase().play(KNIGHTS_OF_HIS_HOUSE).take_number(2)
    assert scene.who == 1
    scene.choose("remove (1)")
    assert scene.twilight == 2
    scene.choose("place a random")
    assert len(scene.hand(1)) == 1
    assert len(scene.state.decks[1]) == 1


def test_swift_steed_exerts_each_minion_that_fights_its_bearer() -> None:
    """2.0, "Exert": an exhausted minion is left as it is."""
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        minions=[SOUTHRON_CAPTAIN, MORDOR_SOLDIER],
        site=6,
        hand=[MORNING_CAME],
    )
    scene.wound(MORDOR_SOLDIER, 1).skirmish(
        EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN, MORDOR_SOLDIER
    )
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1
    assert scene.wounds(MORDOR_SOLDIER) == 1


@pytest.mark.parametrize(("site", "wounds_taken"), [(PLAINS_SITE, 1), (4, 2)])
def test_swift_steed_saves_from_more_than_one_wound_on_the_plains(
    site: int, wounds_taken: int
) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        minions=[EASTERLING_BLADEMASTER],
        site=site,
    )
    scene.state.phase = SKIRMISH
    eomer = scene.card(EOMER_VALIANT_WARCHIEF)
    scene.happen(wounds.wound, eomer).happen(wounds.wound, eomer)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == wounds_taken


def test_wind_in_his_face_takes_a_card_from_the_hand_of_the_opponent_of_a_mounted_man() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        minions=[SOUTHRON_CAPTAIN],
        site=6,
        hand=[WIND_IN_HIS_FACE] * 2,
        shadow_hand=[MORDOR_TROOPER, MORDOR_TROOPER],
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN).play(WIND_IN_HIS_FACE)
    assert scene.strength(EOMER_VALIANT_WARCHIEF) == 9
    assert len(scene.hand(1)) == 1


def test_wind_in_his_face_takes_nothing_for_a_man_on_foot() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        minions=[SOUTHRON_CAPTAIN],
        site=6,
        hand=[WIND_IN_HIS_FACE] * 2,
        shadow_hand=[MORDOR_TROOPER, MORDOR_TROOPER],
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN).play(WIND_IN_HIS_FACE)
    assert len(scene.hand(1)) == 2


def test_death_they_cried_goes_on_until_a_player_exerts_nobody() -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [SWIFT_STEED]},
        minions=[MORDOR_VETERAN],
        hand=[DEATH_THEY_CRIED],
    )
    scene.maneuver_phase().play(DEATH_THEY_CRIED)
    assert (scene.wounds(MORDOR_VETERAN), scene.who) == (1, SHADOW)
    scene.choose(ELFHELM)
    assert (scene.wounds(ELFHELM), scene.who) == (1, FREE_PEOPLES)
    scene.choose(MORDOR_VETERAN)
    assert (scene.wounds(MORDOR_VETERAN), scene.who) == (2, SHADOW)
    scene.pass_()
    assert scene.wounds(ELFHELM) == 1


def test_death_they_cried_needs_a_mounted_man() -> None:
    scene = Scene(fellowship=[ELFHELM], minions=[MORDOR_VETERAN], hand=[DEATH_THEY_CRIED])
    assert not scene.maneuver_phase().can(Verb.PLAY, DEATH_THEY_CRIED)


@pytest.mark.parametrize(
    ("twilight", "prevented", "left"), [(2, True, 0), (2, False, 2), (1, False, 1)]
)
def test_theoden_on_snowmane_liberates_a_site_unless_the_shadow_pays(
    twilight: int, prevented: bool, left: int
) -> None:
    scene = Scene(
        fellowship=[THEODEN_LEADER_OF_SPEARS],
        bearing={THEODEN_LEADER_OF_SPEARS: [SNOWMANE]},
        twilight=twilight,
        site=4,
    ).control(ARAGORN_SITES[0])
    scene.regroup_phase().use(SNOWMANE)
    if twilight >= 2:
        assert scene.who == SHADOW
        scene.choose("remove" if prevented else "liberate")
    assert scene.controls(ARAGORN_SITES[0]) is prevented
    assert scene.wounds(THEODEN_LEADER_OF_SPEARS) == 1
    assert scene.twilight == left


def test_snowmane_tires_minions_for_any_rider_and_liberates_for_theoden_alone() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [SNOWMANE]},
        minions=[MORDOR_VETERAN, BYSTANDER],
        site=4,
    ).control(ARAGORN_SITES[0])
    scene.skirmish(ROHIRRIM_GUARD, MORDOR_VETERAN)
    assert (scene.wounds(MORDOR_VETERAN), scene.wounds(BYSTANDER)) == (1, 0)
    assert not scene.regroup_phase().can(Verb.USE, SNOWMANE)
