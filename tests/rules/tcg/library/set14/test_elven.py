"""The Elves of set 14, *Expanded Middle-earth*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ELLADAN,
    ELROHIR,
    ELVEN_SCOUT,
    FINAL_SHOT,
    GANDALF_LEADER_OF_THE_COMPANY,
    INSPIRATION,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    TRACKING_URUK,
)
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
