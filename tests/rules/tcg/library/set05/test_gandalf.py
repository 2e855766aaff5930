"""The Gandalf cards of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    BIRCHSEED,
    FOREST_GUARDIAN,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GANDALF_THE_WHITE_WIZARD,
    HOBBIT_SWORD_7_319,
    LINDENROOT,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    ORC_SCIMITAR,
    SCALING_LADDER,
    TURN_OF_THE_TIDE,
    URUK_PURSUER,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("price", ["exert", "discard"])
@pytest.mark.parametrize("ent", [BIRCHSEED, FOREST_GUARDIAN, LINDENROOT])
def test_an_unhasty_ent_allows_himself_to_skirmish(ent: str, price: str) -> None:
    scene = Scene(
        fellowship=[ent, MERRY_ROHIRRIM_SQUIRE] if price == "exert" else [ent],
        hand=[HOBBIT_SWORD_7_319, MORDOR_TROOPER] if price == "discard" else [],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.assignment_phase().use(ent)
    if price == "discard":
        scene.choose(HOBBIT_SWORD_7_319)
    scene.wait_to(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.can(Verb.ASSIGN, ent)
    if price == "exert":
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    else:
        assert scene.hand() == []


def test_lindenroot_wounds_isengard_minions_he_skirmishes() -> None:
    for minion, offered in ((URUK_PURSUER, True), (MORDOR_VETERAN, False)):
        scene = Scene(fellowship=[LINDENROOT], minions=[minion], site=6)
        scene.skirmish(LINDENROOT, minion)
        if offered:
            scene.use(LINDENROOT)
        assert scene.wounds(minion) == int(offered)


@pytest.mark.parametrize("paid", [False, True])
def test_turn_of_the_tide_may_be_bought_off_with_a_minion(paid: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        hand=[TURN_OF_THE_TIDE],
        minions=[MORDOR_TROOPER],
        bearing={MORDOR_TROOPER: [ORC_SCIMITAR]},
        shadow_support=[SCALING_LADDER],
        site=6,
    )
    scene.maneuver_phase().play(TURN_OF_THE_TIDE).choose(ORC_SCIMITAR)
    scene.take_number(1 if paid else 0)
    assert scene.in_play(MORDOR_TROOPER) is not paid
    assert scene.is_discarded(ORC_SCIMITAR)
    assert scene.in_play(SCALING_LADDER)
