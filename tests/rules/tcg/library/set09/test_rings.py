"""The One Rings of set 9, *Reflections*."""

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_the_binding_ring_turns_wounds_into_burdens_while_it_is_worn() -> None:
    scene = Scene(ring=THE_ONE_RING_THE_BINDING_RING, minions=[MORDOR_REGULAR], site=4)
    bearer = scene.state.ring_bearer[0]
    scene.happen(wound, bearer)
    assert (scene.state.wounds[bearer], scene.burdens) == (1, 0)
    scene.maneuver_phase().use(THE_ONE_RING_THE_BINDING_RING)
    assert scene.state.wounds[bearer] == 2
    scene.happen(wound, bearer)
    assert (scene.state.wounds[bearer], scene.burdens) == (2, 1)


def test_the_binding_ring_fetches_a_ring_for_two_burdens() -> None:
    scene = Scene(
        ring=THE_ONE_RING_THE_BINDING_RING,
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        deck=[DWARVEN_AXE, RING_OF_FURY],
        site=4,
    )
    scene.fellowship_phase().use(THE_ONE_RING_THE_BINDING_RING)
    assert scene.burdens == 2
    assert not scene.can(Verb.CHOOSE, DWARVEN_AXE)
    if scene.can(Verb.CHOOSE, RING_OF_FURY):
        scene.choose(RING_OF_FURY)
    assert scene.bearer_of(RING_OF_FURY) == GIMLI_DWARF_OF_EREBOR
