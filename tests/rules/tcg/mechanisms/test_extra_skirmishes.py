"""Fierce skirmishes, and one more assignment and skirmish phase after them (4.2, "fierce")."""

from rules.tcg.engine.codes import ASSIGNMENT, REGROUP, Verb
from tests.rules.tcg.cards import ARAGORN, FARAMIR, MERRY, PIPPIN, TROOPER
from tests.rules.tcg.scene import Scene

WITCH_KING = "1_237"
BEAST = "12_184"
MADMAN = "4_12"


def beast_scene(rider: str) -> Scene:
    """The rider bears the Beast and is about to fight its last skirmish of the turn."""
    scene = Scene(
        fellowship=[ARAGORN, FARAMIR, MERRY, PIPPIN],
        minions=[rider, TROOPER],
        bearing={rider: [BEAST]},
        site=6,
    )
    scene.state.round = 1
    return scene.skirmish(ARAGORN, rider)


def test_one_more_assignment_phase_follows_when_all_skirmishes_are_over():
    scene = beast_scene(WITCH_KING).wait_to(Verb.TRIGGER, BEAST).answer_with(BEAST)
    assert scene.wounds(WITCH_KING) == 2
    assert scene.state.phase == ASSIGNMENT
    assert scene.state.round == 2


def test_only_who_skirmishes_again_takes_part_in_it():
    scene = beast_scene(WITCH_KING).wait_to(Verb.TRIGGER, BEAST).answer_with(BEAST)
    scene.wait_to(Verb.ASSIGN, MERRY)
    assert {scene._id(option.target) for option in scene.options(Verb.ASSIGN)} == {WITCH_KING}


def test_the_fight_is_fought_and_regroup_follows():
    scene = beast_scene(WITCH_KING).wait_to(Verb.TRIGGER, BEAST).answer_with(BEAST)
    scene.wait_to(Verb.ASSIGN, FARAMIR).do(Verb.ASSIGN, FARAMIR, WITCH_KING)
    while scene.state.phase != REGROUP and scene.can(Verb.PASS):
        scene.pass_()
    fights = [note for note in scene.state.log or [] if note[0] == "skirmish"]
    assert [note[1] for note in fights] == [scene._find(ARAGORN), scene._find(FARAMIR)]
    assert scene.state.phase == REGROUP


def test_who_declines_goes_on_to_regroup():
    scene = beast_scene(WITCH_KING).wait_to(Verb.TRIGGER, BEAST).pass_()
    assert scene.wounds(WITCH_KING) == 0
    assert scene.state.phase == REGROUP


def test_before_the_fierce_skirmishes_it_cannot_be_used():
    """12 U 184: only once those are resolved too."""
    scene = Scene(
        fellowship=[ARAGORN, FARAMIR, MERRY],
        minions=[WITCH_KING],
        bearing={WITCH_KING: [BEAST]},
        site=6,
    )
    scene.skirmish(ARAGORN, WITCH_KING)
    while scene.state.phase != ASSIGNMENT:
        assert not scene.can(Verb.TRIGGER, BEAST)
        scene.pass_()
    assert scene.state.round == 1
