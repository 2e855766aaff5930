"""The Gollum cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_STRIDER,
    AXE_STRIKE,
    DWARF_GUARD,
    ELFHELM,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GOLLUM_VILE_CREATURE,
    MERRY_FRIEND_TO_SAM,
    MORDOR_TROOPER,
    MORNING_CAME,
    NOT_THIS_TIME,
    RELEASE_THEM,
    SMEAGOL_OLD_NOSER,
    UNSEEN_FOE,
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


@pytest.mark.parametrize(("threats", "offered"), [(1, True), (0, False)])
def test_not_this_time_wounds_who_fights_gollum_for_a_threat(threats: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        minions=[GOLLUM_VILE_CREATURE],
        shadow_support=[NOT_THIS_TIME],
        hand=[AXE_STRIKE],
        threats=threats,
        site=4,
    ).skirmish(DWARF_GUARD, GOLLUM_VILE_CREATURE)
    scene.pass_()
    assert scene.can(Verb.USE, NOT_THIS_TIME) is offered
    if offered:
        scene.use(NOT_THIS_TIME)
        assert scene.wounds(DWARF_GUARD) == 1
        assert scene.wounds(GOLLUM_VILE_CREATURE) == 1


def test_unseen_foe_wounds_the_strong() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_STRIDER],
        minions=[GOLLUM_VILE_CREATURE],
        shadow_hand=[UNSEEN_FOE],
        twilight=2,
        site=4,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, UNSEEN_FOE).play(UNSEEN_FOE)
    assert scene.wounds(ARAGORN_STRIDER) == 1
    assert scene.wounds(DWARF_GUARD) == 0
    assert scene.is_discarded(GOLLUM_VILE_CREATURE)
