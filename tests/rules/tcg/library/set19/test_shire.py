"""The Shire cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.bans import DISCARD_FROM_HAND_OR_DECK
from tests.rules.tcg.cards import FRODO_LITTLE_MASTER, MORDOR_TROOPER
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
