"""The Gollum cards of set 15, *The Hunters*."""

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    FRODO_HOPE_OF_FREE_PEOPLES,
    MERRY_FRIEND_TO_SAM,
    MORDOR_TROOPER,
    MORNING_CAME,
    RELEASE_THEM,
    SMEAGOL_OLD_NOSER,
)
from tests.rules.tcg.scene import Scene


def test_release_them_saves_a_ring_bound_hobbit() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, MERRY_FRIEND_TO_SAM],
        minions=[MORDOR_TROOPER],
        hand=[RELEASE_THEM, MORNING_CAME],
        site=5,
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER).play(RELEASE_THEM)
    scene.resolve()
    assert not scene.is_dead(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.is_discarded(RELEASE_THEM)


def test_release_them_needs_smeagol() -> None:
    scene = Scene(minions=[MORDOR_TROOPER], hand=[RELEASE_THEM, MORNING_CAME], site=5)
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER)
    assert not scene.can(Verb.PLAY, RELEASE_THEM)


def test_release_them_helps_smeagol_from_the_discard_pile() -> None:
    scene = Scene(fellowship=[SMEAGOL_OLD_NOSER])
    alone = resistance(scene.state, scene.card(SMEAGOL_OLD_NOSER))
    scene = Scene(fellowship=[SMEAGOL_OLD_NOSER], discards=[RELEASE_THEM] * 2)
    assert resistance(scene.state, scene.card(SMEAGOL_OLD_NOSER)) == alone + 2
