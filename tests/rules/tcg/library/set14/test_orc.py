"""The Orc cards of set 14, *Expanded Middle-earth*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_fierce
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


def _scene(companions: int, twilight: int, discarded: str) -> Scene:
    """Frodo is one companion more."""
    return Scene(
        fellowship=[DWARF_GUARD] * companions,
        minions=[HALF_TROLL_OF_FAR_HARAD],
        shadow_discards=[discarded],
        twilight=twilight,
        site=4,
    )


@pytest.mark.parametrize(
    ("companions", "twilight", "offered"),
    [(1, 5, True), (0, 5, False), (1, 1, False)],
    ids=["fewer minions", "as many", "no twilight"],
)
@pytest.mark.parametrize("in_fierce", [False, True])
def test_half_troll_of_far_harad_calls_an_orc_back_before_each_assignment(
    companions: int, twilight: int, *, offered: bool, in_fierce: bool
) -> None:
    scene = _scene(companions, twilight, ORKISH_SCOUT).assignment_phase(fierce=in_fierce)
    assert scene.can(Verb.TRIGGER, HALF_TROLL_OF_FAR_HARAD) is offered
    if offered:
        scene.answer_with(HALF_TROLL_OF_FAR_HARAD)
        assert scene.in_play(ORKISH_SCOUT)
        # Two to call it and its own three.
        assert scene.twilight == twilight - 2 - 3


@pytest.mark.parametrize("discarded", [TOWER_TROLL, MORDOR_TROOPER])
def test_half_troll_of_far_harad_calls_no_troll_and_nobody_elses_orc(discarded: str) -> None:
    scene = _scene(1, 20, discarded).assignment_phase()
    if scene.can(Verb.TRIGGER, HALF_TROLL_OF_FAR_HARAD):
        scene.answer_with(HALF_TROLL_OF_FAR_HARAD)
    assert scene.is_discarded(discarded)


@pytest.mark.parametrize(("twilight", "toils"), [(4, False), (2, True)])
def test_horror_of_harad_toils_two_for_each_orc_who_exerts(twilight: int, *, toils: bool) -> None:
    horror = HORROR_OF_HARAD
    scene = Scene(
        minions=[ORKISH_SCOUT], shadow_hand=[horror, ORKISH_SCOUT], twilight=twilight, site=4
    )
    scene.shadow_phase().play(horror)
    while not scene.in_play(horror):
        scene.choose(ORKISH_SCOUT) if toils else scene.pass_()
    assert scene.wounds(ORKISH_SCOUT) == int(toils)
    assert scene.twilight == 0
    assert is_fierce(scene.state, scene.card(horror))
    assert damage_bonus(scene.state, scene.card(horror)) == 1


def test_horror_of_harad_musters_for_the_shadow() -> None:
    scene = Scene(
        minions=[HORROR_OF_HARAD], shadow_hand=[ORKISH_SCOUT], shadow_deck=[TOWER_TROLL], site=4
    )
    scene.regroup_phase()
    assert scene.who == SHADOW
    scene.discard(ORKISH_SCOUT)
    assert scene.hand(SHADOW) == [TOWER_TROLL]


@pytest.mark.parametrize("adds", [True, False])
def test_horror_of_harad_lies_in_ambush(*, adds: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[HORROR_OF_HARAD], site=4)
    scene.assignment_phase().wait_to(Verb.ASSIGN, DWARF_GUARD)
    scene.do(Verb.ASSIGN, DWARF_GUARD, HORROR_OF_HARAD)
    while scene.who != SHADOW:
        scene.pass_()
    if adds:
        scene.choose("add 1 twilight")
    else:
        scene.pass_()
    assert scene.twilight == int(adds)
