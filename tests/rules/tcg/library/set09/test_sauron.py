"""The Sauron cards of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def test_sauron_costs_less_for_burdens_threats_and_sites() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        shadow_hand=[SAURON_THE_LORD_OF_THE_RINGS],
        site=6,
        burdens=3,
        threats=2,
    ).control(ARAGORN_SITES[0])
    assert twilight_cost(scene.state, scene.card(SAURON_THE_LORD_OF_THE_RINGS)) == 12


@pytest.mark.parametrize(
    ("minion", "playable"), [(MORGUL_LACKEY, True), (MORDOR_TROOPER, True), (URUK_SAVAGE, False)]
)
def test_ithil_stone_is_paid_for_by_a_servant_of_the_eye(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[ITHIL_STONE], site=5).shadow_phase()
    assert scene.can(Verb.PLAY, ITHIL_STONE) is playable
    if playable:
        scene.play(ITHIL_STONE)
        assert scene.wounds(minion) == 1


def test_ithil_stone_draws_a_card_and_is_spent_for_a_cheaper_minion() -> None:
    scene = Scene(
        shadow_support=[ITHIL_STONE],
        shadow_hand=[MORDOR_TROOPER],
        shadow_deck=[URUK_SAVAGE],
        site=6,
    )
    scene.shadow_phase().answer_with(ITHIL_STONE)
    assert scene.hand(SHADOW) == [MORDOR_TROOPER, URUK_SAVAGE]
    # A Trooper costs 2, and there is no twilight.
    assert not scene.can(Verb.PLAY, MORDOR_TROOPER)
    scene.use(ITHIL_STONE)
    assert scene.is_discarded(ITHIL_STONE)
    assert scene.in_play(MORDOR_TROOPER)
