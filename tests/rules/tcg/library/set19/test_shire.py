"""The Shire cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.bans import DISCARD_FROM_HAND_OR_DECK
from rules.tcg.engine.state.codes import SKIRMISH_WON
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    CHANCE_OBSERVATION,
    FRODO_LITTLE_MASTER,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_SOLDIER,
    MORDOR_TROOPER,
    RABBIT_STEW,
    SAM_LOYAL_FRIEND,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("threats", "kept"), [(3, True), (4, False)])
def test_frodo_keeps_his_players_hand_from_shadow_cards(threats: int, kept: bool) -> None:
    scene = Scene(
        ring_bearer=FRODO_LITTLE_MASTER,
        hand=[MORDOR_TROOPER],
        shadow_hand=[MORDOR_TROOPER],
        threats=threats,
    )
    mine, theirs = scene.state.hands[0][0], scene.state.hands[1][0]
    assert scene.state.is_forbidden(1, DISCARD_FROM_HAND_OR_DECK, mine) is kept
    assert not scene.state.is_forbidden(1, DISCARD_FROM_HAND_OR_DECK, theirs)


def test_rabbit_stew_heals_whoever_it_goes_to() -> None:
    scene = Scene(
        fellowship=[SAM_LOYAL_FRIEND, MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [RABBIT_STEW]},
        minions=[MORDOR_SOLDIER],
        hand=[CHANCE_OBSERVATION],
        site=6,
    ).wound(SAM_LOYAL_FRIEND, 2)
    scene.happen(emit, SKIRMISH_WON, scene.card(MERRY_ROHIRRIM_SQUIRE))
    scene.answer_with(RABBIT_STEW)
    assert scene.bearer_of(RABBIT_STEW) == SAM_LOYAL_FRIEND
    assert scene.wounds(SAM_LOYAL_FRIEND) == 1
