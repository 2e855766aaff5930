"""The Shire cards of set 6, *Ents of Fangorn*."""

from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    KEPT_SAFE,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    MORGUL_LACKEY,
    PIPPIN_HASTIEST_OF_ALL,
    URUK_FOOT_SOLDIER,
)
from tests.rules.tcg.scene import SHADOW, Scene


def test_kept_safe_may_spend_a_token_to_prevent_a_wound() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[KEPT_SAFE],
        minions=[URUK_FOOT_SOLDIER, MORGUL_LACKEY],
        site=6,
    )
    change_culture_tokens(scene.state, scene.card(KEPT_SAFE), "shire", 2)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_FOOT_SOLDIER).wait_to(Verb.TRIGGER, KEPT_SAFE)
    scene.answer_with(KEPT_SAFE).choose("remove a Shire token from here")
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert scene.in_play(KEPT_SAFE)
    assert scene.tokens(KEPT_SAFE) == 1


def test_pippin_lets_the_opponent_choose_which_minion_is_wounded() -> None:
    scene = Scene(
        fellowship=[PIPPIN_HASTIEST_OF_ALL], minions=[MORDOR_TROOPER, MORDOR_VETERAN], site=6
    )
    scene.regroup_phase().use(PIPPIN_HASTIEST_OF_ALL)
    assert scene.who == SHADOW
    scene.choose(MORDOR_VETERAN)
    assert (scene.wounds(MORDOR_TROOPER), scene.wounds(MORDOR_VETERAN)) == (0, 1)
