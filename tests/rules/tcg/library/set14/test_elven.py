"""The Elves of set 14, *Expanded Middle-earth*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("brother", "cost"), [(ELROHIR, 1), (ELVEN_SCOUT, 3)])
def test_elrohir_calls_his_brother(brother: str, cost: int) -> None:
    scene = Scene(fellowship=[brother], hand=[ELLADAN]).fellowship_phase().play(ELLADAN)
    assert scene.twilight == cost


@pytest.mark.parametrize(
    ("fighter", "event", "malus"),
    [
        (ELROHIR, FINAL_SHOT, 2),
        (ELLADAN, FINAL_SHOT, 2),
        (ELVEN_SCOUT, FINAL_SHOT, 0),
        (ELROHIR, INSPIRATION, 0),
    ],
)
def test_elrohir_and_his_brother_weaken_every_minion_before_them(
    fighter: str, event: str, malus: int
) -> None:
    """With an Elven event, where one of the two is fighting."""
    scene = Scene(
        fellowship=[ELROHIR, ELLADAN, ELVEN_SCOUT, GANDALF_LEADER_OF_THE_COMPANY],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN, TRACKING_URUK],
        # Another event keeps the skirmish open.
        hand=[event, event],
        site=5,
    )
    scene.skirmish(fighter, MORDOR_TROOPER, MORDOR_VETERAN).play(event)
    while scene.can(Verb.CHOOSE):
        scene.choose(MORDOR_TROOPER if event == INSPIRATION else fighter)
    minions = (MORDOR_TROOPER, MORDOR_VETERAN, TRACKING_URUK)
    assert [scene.strength(minion) for minion in minions] == [6 - malus, 9 - malus, 14]


def test_elladan_calls_his_brother() -> None:
    scene = Scene(fellowship=[ELLADAN], hand=[ELROHIR]).fellowship_phase().play(ELROHIR)
    assert scene.twilight == 1


@pytest.mark.parametrize(
    ("fighter", "event", "cost"),
    [
        (ELLADAN, STILL_NEEDED, 0),
        (ELROHIR, STILL_NEEDED, 0),
        (ELVEN_SCOUT, STILL_NEEDED, 2),
        (ELLADAN, INSPIRATION, 1),
    ],
)
def test_elladan_makes_elven_events_cheap_where_he_or_his_brother_fights(
    fighter: str, event: str, cost: int
) -> None:
    scene = Scene(
        fellowship=[ELLADAN, ELROHIR, ELVEN_SCOUT, GANDALF_LEADER_OF_THE_COMPANY],
        minions=[MORDOR_TROOPER],
        hand=[event],
        site=5,
    )
    scene.skirmish(fighter, MORDOR_TROOPER).play(event)
    assert scene.twilight == cost


@pytest.mark.parametrize(("minions", "total"), [(3, 2), (2, 0), (1, 0)])
def test_gildor_inglorion_hands_out_bows_against_many(minions: int, total: int) -> None:
    """Gildor and Frodo are two."""
    scene = Scene(
        fellowship=[GILDOR_INGLORION], minions=[MORDOR_TROOPER] * minions, site=5
    ).archery_phase()
    assert archery_totals(scene.state)[0] == total
