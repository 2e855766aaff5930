"""The One Ring, both ways of wearing it (2.0, "The One Ring", starter and deluxe rules)."""

from rules.tcg.engine import wounds
from rules.tcg.engine.codes import SKIRMISH, Verb
from tests.rules.tcg.cards import BLADEMASTER, CAPTAIN, FRODO, GOBLIN_ARCHER, TARGON, TROOPER
from tests.rules.tcg.scene import RULING_RING, Scene

ISILDURS_BANE = "1_1"


def losing_frodo(ring: str = RULING_RING, burdens: int = 0) -> Scene:
    """Frodo (strength 4 with either ring) loses to a Trooper of 6 without being overwhelmed."""
    scene = Scene(minions=[TROOPER], site=6, ring=ring, burdens=burdens)
    return scene.skirmish(FRODO, TROOPER)


def test_the_ring_lends_its_strength():
    assert losing_frodo().strength(FRODO) == 4


def test_putting_on_the_ring_in_a_skirmish_turns_that_wound_to_a_burden():
    """2.0, "Clarifications", 1 C 2: for the wound in whose answer it is put on as well."""
    scene = losing_frodo().answer_with(RULING_RING)
    assert scene.wounds(FRODO) == 0
    assert scene.burdens == 1


def test_putting_on_the_ring_is_optional():
    scene = losing_frodo().pass_()
    assert scene.wounds(FRODO) == 1
    assert scene.burdens == 0


def test_while_worn_every_wound_in_a_skirmish_is_a_burden():
    scene = Scene(minions=[TROOPER], site=6)
    scene.state.wearing[0] = True
    scene.state.phase = SKIRMISH
    scene.happen(wounds.wound, scene._find(FRODO)).happen(wounds.wound, scene._find(FRODO))
    assert scene.wounds(FRODO) == 0
    assert scene.burdens == 2


def test_the_ruling_ring_does_nothing_outside_skirmishes():
    scene = Scene(minions=[GOBLIN_ARCHER], site=6).archery_phase()
    assert scene.wounds(FRODO) == 1
    assert not scene.state.wearing[0]


def test_isildurs_bane_may_be_put_on_at_any_wound_for_two_burdens():
    """2.0 deluxe, "The One Ring"."""
    scene = Scene(minions=[GOBLIN_ARCHER], site=6, ring=ISILDURS_BANE).archery_phase()
    scene.answer_with(ISILDURS_BANE)
    assert scene.wounds(FRODO) == 0
    assert scene.burdens == 2


def test_the_ring_protects_no_one_else():
    scene = Scene(fellowship=[TARGON], minions=[TROOPER], site=6)
    scene.state.wearing[0] = True
    scene.state.phase = SKIRMISH
    scene.happen(wounds.wound, scene._find(TARGON))
    assert scene.wounds(TARGON) == 1
    assert scene.burdens == 0


def test_the_ring_does_not_save_from_being_overwhelmed():
    scene = Scene(minions=[CAPTAIN], site=6)
    scene.state.wearing[0] = True
    scene.skirmish(FRODO, CAPTAIN)
    assert (scene.state.winner, scene.state.ending) == (1, "killed")


def test_burdens_of_the_ring_can_corrupt():
    scene = losing_frodo(burdens=9).answer_with(RULING_RING)
    assert (scene.state.winner, scene.state.ending) == (1, "corrupted")


def test_the_ring_comes_off_when_the_regroup_phase_starts():
    scene = Scene(site=6, hand=[TARGON])
    scene.state.wearing[0] = True
    scene.regroup_phase()
    assert not scene.state.wearing[0]


def test_exertion_is_no_wound():
    """2.0, "Exert": what turns wounds aside does not turn exertions aside."""
    scene = Scene(site=6)
    scene.state.wearing[0] = True
    scene.state.phase = SKIRMISH
    wounds.exert(scene.state, scene._find(FRODO))
    assert scene.wounds(FRODO) == 1
    assert scene.burdens == 0


def test_each_wound_of_a_damage_bonus_is_answered_by_itself():
    """2.0, "When can he put on the Ring?": wounds are always placed one at a time."""
    scene = Scene(minions=[BLADEMASTER], site=6, bearing={FRODO: ["7_319"]})
    scene.skirmish(FRODO, BLADEMASTER).use(BLADEMASTER)
    while not scene.can(Verb.TRIGGER, RULING_RING):
        scene.pass_()
    scene.pass_()
    assert scene.wounds(FRODO) == 1
    scene.answer_with(RULING_RING)
    assert scene.wounds(FRODO) == 1
    assert scene.burdens == 1
