"""Fierce skirmishes, and one more assignment and skirmish phase after them (4.2, "fierce")."""

from rules.tcg.engine.state.codes import ASSIGNMENT, REGROUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def beast_scene(rider: str) -> Scene:
    """The rider bears the Beast and is about to fight its last skirmish of the turn."""
    scene = Scene(
        fellowship=[
            ARAGORN_DRIVEN_BY_NEED,
            FARAMIR_STOUT_CAPTAIN,
            MERRY_ROHIRRIM_SQUIRE,
            PIPPIN_SWORN_TO_SERVICE,
        ],
        minions=[rider, MORDOR_TROOPER],
        bearing={rider: [THE_WITCH_KINGS_BEAST]},
        site=6,
    )
    scene.state.round = 1
    return scene.skirmish(ARAGORN_DRIVEN_BY_NEED, rider)


def test_one_more_assignment_phase_follows_when_all_skirmishes_are_over() -> None:
    scene = (
        beast_scene(THE_WITCH_KING_LORD_OF_ANGMAR)
        .wait_to(Verb.TRIGGER, THE_WITCH_KINGS_BEAST)
        .answer_with(THE_WITCH_KINGS_BEAST)
    )
    assert scene.wounds(THE_WITCH_KING_LORD_OF_ANGMAR) == 2
    assert scene.state.phase == ASSIGNMENT
    assert scene.state.round == 2


def test_only_who_skirmishes_again_takes_part_in_it() -> None:
    scene = (
        beast_scene(THE_WITCH_KING_LORD_OF_ANGMAR)
        .wait_to(Verb.TRIGGER, THE_WITCH_KINGS_BEAST)
        .answer_with(THE_WITCH_KINGS_BEAST)
    )
    scene.wait_to(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE)
    assert {scene.id_of(option.target) for option in scene.options(Verb.ASSIGN)} == {
        THE_WITCH_KING_LORD_OF_ANGMAR
    }


def test_the_fight_is_fought_and_regroup_follows() -> None:
    scene = (
        beast_scene(THE_WITCH_KING_LORD_OF_ANGMAR)
        .wait_to(Verb.TRIGGER, THE_WITCH_KINGS_BEAST)
        .answer_with(THE_WITCH_KINGS_BEAST)
    )
    scene.wait_to(Verb.ASSIGN, FARAMIR_STOUT_CAPTAIN).do(
        Verb.ASSIGN, FARAMIR_STOUT_CAPTAIN, THE_WITCH_KING_LORD_OF_ANGMAR
    )
    while scene.state.phase != REGROUP and scene.can(Verb.PASS):
        scene.pass_()
    fights = [note for note in scene.log or [] if note[0] == "skirmish"]
    assert [note[1] for note in fights] == [
        scene.card(ARAGORN_DRIVEN_BY_NEED),
        scene.card(FARAMIR_STOUT_CAPTAIN),
    ]
    assert scene.state.phase == REGROUP


def test_who_declines_goes_on_to_regroup() -> None:
    scene = (
        beast_scene(THE_WITCH_KING_LORD_OF_ANGMAR)
        .wait_to(Verb.TRIGGER, THE_WITCH_KINGS_BEAST)
        .pass_()
    )
    assert scene.wounds(THE_WITCH_KING_LORD_OF_ANGMAR) == 0
    assert scene.state.phase == REGROUP


def test_before_the_fierce_skirmishes_it_cannot_be_used() -> None:
    """12 U 184: only once those are resolved too."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN, MERRY_ROHIRRIM_SQUIRE],
        minions=[THE_WITCH_KING_LORD_OF_ANGMAR],
        bearing={THE_WITCH_KING_LORD_OF_ANGMAR: [THE_WITCH_KINGS_BEAST]},
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, THE_WITCH_KING_LORD_OF_ANGMAR)
    while scene.state.phase != ASSIGNMENT:
        assert not scene.can(Verb.TRIGGER, THE_WITCH_KINGS_BEAST)
        scene.pass_()
    assert scene.state.round == 1
