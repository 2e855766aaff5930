"""The Gollum cards of set 13, *Bloodlines*."""

from rules.tcg.engine.state.codes import FIERCE, Verb
from rules.tcg.engine.zones import board
from tests.rules.tcg.cards import (
    DEAGOL,
    DUILIN,
    GOLLUM_HER_SNEAK,
    MORDOR_VETERAN,
    SMEAGOL_SIMPLE_STOOR,
    SOFTLY_UP_BEHIND,
)
from tests.rules.tcg.scene import Scene


def test_her_sneak_comes_back_and_is_stronger_once_deagol_is_gone() -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN], shadow_discards=[GOLLUM_HER_SNEAK, DEAGOL], twilight=9, site=3
    )
    scene.shadow_phase().use(GOLLUM_HER_SNEAK)
    assert scene.in_play(GOLLUM_HER_SNEAK)
    assert scene.strength(GOLLUM_HER_SNEAK) == 5 + 2
    assert scene.number(FIERCE, GOLLUM_HER_SNEAK) == 1


def test_her_sneak_needs_deagol_in_the_discard_pile() -> None:
    scene = Scene(minions=[MORDOR_VETERAN], shadow_discards=[GOLLUM_HER_SNEAK], twilight=9, site=3)
    assert not scene.shadow_phase().can(Verb.USE, GOLLUM_HER_SNEAK)


def test_her_sneak_is_weak_while_deagol_is_only_discarded() -> None:
    scene = Scene(minions=[GOLLUM_HER_SNEAK], shadow_discards=[DEAGOL])
    assert scene.strength(GOLLUM_HER_SNEAK) == 5


def test_softly_up_behind_lets_smeagol_muster_from_the_discard_pile() -> None:
    scene = Scene(fellowship=[SMEAGOL_SIMPLE_STOOR], hand=[SOFTLY_UP_BEHIND, DUILIN])
    assert not scene.regroup_phase().can(Verb.DISCARD, DUILIN)
    board.discard(scene.state, scene.card(SOFTLY_UP_BEHIND))
    assert scene.regroup_phase().can(Verb.DISCARD, DUILIN)
    board.remove_from_game(scene.state, scene.card(SOFTLY_UP_BEHIND))
    assert not scene.regroup_phase().can(Verb.DISCARD, DUILIN)
