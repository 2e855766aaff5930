"""The One Ring, both ways of wearing it (2.0, "The One Ring", starter and deluxe rules)."""

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import SKIRMISH, Verb
from tests.rules.tcg.cards import (
    EASTERLING_BLADEMASTER,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GOBLIN_ARCHER,
    HOBBIT_SWORD_7_319,
    MORDOR_TROOPER,
    SOUTHRON_CAPTAIN,
    TARGON,
    THE_ONE_RING_ISILDURS_BANE,
    THE_ONE_RING_THE_RULING_RING_7_1,
)
from tests.rules.tcg.scene import Scene


def losing_frodo(ring: str = THE_ONE_RING_THE_RULING_RING_7_1, burdens: int = 0) -> Scene:
    """Frodo (strength 4 with either ring) loses to a Trooper of 6 without being overwhelmed."""
    scene = Scene(minions=[MORDOR_TROOPER], site=6, ring=ring, burdens=burdens)
    return scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER)


def test_the_ring_lends_its_strength() -> None:
    assert losing_frodo().strength(FRODO_HOPE_OF_FREE_PEOPLES) == 4


def test_putting_on_the_ring_in_a_skirmish_turns_that_wound_to_a_burden() -> None:
    """2.0, "Clarifications", 1 C 2: for the wound in whose answer it is put on as well."""
    scene = losing_frodo().answer_with(THE_ONE_RING_THE_RULING_RING_7_1)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    assert scene.burdens == 1


def test_putting_on_the_ring_is_optional() -> None:
    scene = losing_frodo().pass_()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert scene.burdens == 0


def test_while_worn_every_wound_in_a_skirmish_is_a_burden() -> None:
    scene = Scene(minions=[MORDOR_TROOPER], site=6)
    scene.state.wearing[0] = True
    scene.state.phase = SKIRMISH
    scene.happen(wounds.wound, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)).happen(
        wounds.wound, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    )
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    assert scene.burdens == 2


def test_the_ruling_ring_does_nothing_outside_skirmishes() -> None:
    scene = Scene(minions=[GOBLIN_ARCHER], site=6).archery_phase()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert not scene.state.wearing[0]


def test_isildurs_bane_may_be_put_on_at_any_wound_for_two_burdens() -> None:
    """2.0 deluxe, "The One Ring"."""
    scene = Scene(minions=[GOBLIN_ARCHER], site=6, ring=THE_ONE_RING_ISILDURS_BANE).archery_phase()
    scene.answer_with(THE_ONE_RING_ISILDURS_BANE)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    assert scene.burdens == 2


def test_the_ring_protects_no_one_else() -> None:
    scene = Scene(fellowship=[TARGON], minions=[MORDOR_TROOPER], site=6)
    scene.state.wearing[0] = True
    scene.state.phase = SKIRMISH
    scene.happen(wounds.wound, scene.card(TARGON))
    assert scene.wounds(TARGON) == 1
    assert scene.burdens == 0


def test_the_ring_does_not_save_from_being_overwhelmed() -> None:
    scene = Scene(minions=[SOUTHRON_CAPTAIN], site=6)
    scene.state.wearing[0] = True
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, SOUTHRON_CAPTAIN)
    assert (scene.state.winner, scene.state.ending) == (1, "killed")


def test_burdens_of_the_ring_can_corrupt() -> None:
    scene = losing_frodo(burdens=9).answer_with(THE_ONE_RING_THE_RULING_RING_7_1)
    assert (scene.state.winner, scene.state.ending) == (1, "corrupted")


def test_the_ring_comes_off_when_the_regroup_phase_starts() -> None:
    scene = Scene(site=6, hand=[TARGON])
    scene.state.wearing[0] = True
    scene.regroup_phase()
    assert not scene.state.wearing[0]


def test_exertion_is_no_wound() -> None:
    """2.0, "Exert": what turns wounds aside does not turn exertions aside."""
    scene = Scene(site=6)
    scene.state.wearing[0] = True
    scene.state.phase = SKIRMISH
    wounds.exert(scene.state, scene.card(FRODO_HOPE_OF_FREE_PEOPLES))
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert scene.burdens == 0


def test_each_wound_of_a_damage_bonus_is_answered_by_itself() -> None:
    """2.0, "When can he put on the Ring?": wounds are always placed one at a time."""
    scene = Scene(
        minions=[EASTERLING_BLADEMASTER],
        site=6,
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, EASTERLING_BLADEMASTER).use(EASTERLING_BLADEMASTER)
    while not scene.can(Verb.TRIGGER, THE_ONE_RING_THE_RULING_RING_7_1):
        scene.pass_()
    scene.pass_()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    scene.answer_with(THE_ONE_RING_THE_RULING_RING_7_1)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert scene.burdens == 1
