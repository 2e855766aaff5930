"""The Shire cards of set 10, *Mount Doom*."""

from collections.abc import Sequence

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    HOUSES_OF_LAMENTATION,
    MERRY_FRIEND_TO_SAM,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    MORGUL_LACKEY,
    MORGUL_PREDATOR,
    NARROW_ESCAPE,
    ORC_BROOD,
    PIPPIN_SWORN_TO_SERVICE,
    SOUTHRON_CAPTAIN,
    THE_TALE_OF_THE_GREAT_RING,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def skirmish_of_merry(hand: Sequence[str] = ()) -> Scene:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[THE_TALE_OF_THE_GREAT_RING],
        minions=[MORGUL_PREDATOR, BYSTANDER],
        shadow_hand=hand,
        twilight=5,
    )
    return scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORGUL_PREDATOR)


@pytest.mark.parametrize(("choice", "discarded"), [(0, 1), (1, 2)])
def test_who_spots_four_hobbits_may_still_choose_the_smaller_half(
    choice: int, discarded: int
) -> None:
    sam = made(MERRY_ROHIRRIM_SQUIRE)
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, sam],
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN, ORC_BROOD],
        hand=[NARROW_ESCAPE],
    )
    scene.regroup_phase().play(NARROW_ESCAPE)
    assert scene.who == 0
    scene.take_number(choice)
    assert scene.who == 1
    for minion in (MORDOR_TROOPER, SOUTHRON_CAPTAIN)[:discarded]:
        scene.choose(minion)
    assert len(scene.state.minions) == 3 - discarded


@pytest.mark.parametrize(
    ("hobbits", "left"),
    [
        ((MERRY_ROHIRRIM_SQUIRE,), 1),
        ((MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, MERRY_FRIEND_TO_SAM), 0),
    ],
)
def test_narrow_escape_takes_two_minions_with_four_hobbits(
    hobbits: tuple[str, ...], left: int
) -> None:
    scene = Scene(
        fellowship=hobbits, minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER], hand=[NARROW_ESCAPE]
    )
    scene.regroup_phase().play(NARROW_ESCAPE)
    if left == 0:
        scene.choose("spot 4 Hobbit")
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    assert len(scene.state.minions) == left


def test_the_tale_of_the_great_ring_saves_a_hobbit_from_being_overwhelmed() -> None:
    scene = skirmish_of_merry().use(THE_TALE_OF_THE_GREAT_RING).choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.is_discarded(THE_TALE_OF_THE_GREAT_RING)
    scene.resolve()
    assert not scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1


@pytest.mark.parametrize("event_first", [True, False])
def test_a_shadow_event_before_or_after_undoes_the_tale(event_first: bool) -> None:
    scene = skirmish_of_merry(hand=[HOUSES_OF_LAMENTATION])
    if event_first:
        scene.wait_to(Verb.PLAY, HOUSES_OF_LAMENTATION)
        scene.play(HOUSES_OF_LAMENTATION).choose(MORGUL_PREDATOR)
        scene.wait_to(Verb.USE, THE_TALE_OF_THE_GREAT_RING)
    scene.use(THE_TALE_OF_THE_GREAT_RING).choose(MERRY_ROHIRRIM_SQUIRE)
    if not event_first:
        scene.wait_to(Verb.PLAY, HOUSES_OF_LAMENTATION)
        scene.play(HOUSES_OF_LAMENTATION).choose(MORGUL_PREDATOR)
    assert scene.resolve().is_dead(MERRY_ROHIRRIM_SQUIRE)


def test_without_it_he_is_overwhelmed() -> None:
    assert skirmish_of_merry().resolve().is_dead(MERRY_ROHIRRIM_SQUIRE)
