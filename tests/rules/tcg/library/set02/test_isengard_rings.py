"""Isengard cards of set 2, *Mines of Moria*, that discard from the draw deck."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("minion", "playable"), [(URUK_DEFENDER, True), (MORDOR_VETERAN, False)])
def test_too_much_attention_answers_the_ring_being_put_on(minion: str, *, playable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
        minions=[minion, MORGUL_LACKEY],
        deck=[AXE_STRIKE] * 6,
        shadow_hand=[TOO_MUCH_ATTENTION],
        twilight=5,
        site=6,
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, minion).wait_to(
        Verb.TRIGGER, THE_ONE_RING_THE_RULING_RING_7_1
    ).answer_with(THE_ONE_RING_THE_RULING_RING_7_1)
    assert scene.comes_to(Verb.PLAY, TOO_MUCH_ATTENTION) is playable
    if playable:
        scene.play(TOO_MUCH_ATTENTION)
        assert len(scene.deck()) == 1


def test_lurtzs_sword_discards_two_cards_where_he_wins() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[LURTZ_SERVANT_OF_ISENGARD, MORGUL_LACKEY],
        bearing={LURTZ_SERVANT_OF_ISENGARD: [LURTZS_SWORD]},
        deck=[AXE_STRIKE] * 3,
        site=6,
    )
    assert scene.number(DAMAGE, LURTZ_SERVANT_OF_ISENGARD) == 2
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, LURTZ_SERVANT_OF_ISENGARD).resolve()
    assert len(scene.deck()) == 1
