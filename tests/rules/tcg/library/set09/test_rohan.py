"""The Rohan cards of set 9, *Reflections*."""

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.modifiers.numbers import has_words
from rules.tcg.engine.state.codes import STRENGTH, UNTIL_END_OF_TURN, Verb
from rules.tcg.engine.state.traits import trait
from rules.tcg.vocabulary import Signet
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

EOMER = EOMER_THIRD_MARSHAL_OF_RIDDERMARK


def test_horn_of_the_mark_gives_the_theoden_signet() -> None:
    scene = Scene(
        fellowship=[MERRY_FRIEND_TO_SAM], bearing={MERRY_FRIEND_TO_SAM: [HORN_OF_THE_MARK]}
    )
    merry = scene.card(MERRY_FRIEND_TO_SAM)
    assert has_words(scene.state, merry, trait(Signet.THEODEN))
    assert has_words(scene.state, merry, trait(Signet.FRODO)) is bool(
        scene.state.blueprints[merry].traits & trait(Signet.FRODO)
    )


def test_horn_of_the_mark_clears_the_field_after_a_victory() -> None:
    scene = Scene(
        fellowship=[MERRY_FRIEND_TO_SAM],
        bearing={MERRY_FRIEND_TO_SAM: [HORN_OF_THE_MARK]},
        minions=[MORDOR_TROOPER],
        hand=[MORNING_CAME],
        site=5,
    )
    change_number(scene.state, scene.card(MERRY_FRIEND_TO_SAM), STRENGTH, 9, UNTIL_END_OF_TURN)
    scene.skirmish(MERRY_FRIEND_TO_SAM, MORDOR_TROOPER).wait_to(Verb.TRIGGER, HORN_OF_THE_MARK)
    scene.answer_with(HORN_OF_THE_MARK)
    assert scene.wounds(MERRY_FRIEND_TO_SAM) == 1
    assert scene.is_discarded(MORDOR_TROOPER)


def test_the_red_arrow_calls_a_rider_and_arms_him() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[THE_RED_ARROW],
        minions=[MORDOR_TROOPER],
        hand=[EOMER, EOMERS_SPEAR],
        site=5,
    )
    scene.assignment_phase().use(THE_RED_ARROW)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.in_play(EOMER)
    scene.do(Verb.YES)
    assert scene.wounds(EOMER) == 1
    assert scene.bearer_of(EOMERS_SPEAR) == EOMER
    assert scene.is_discarded(THE_RED_ARROW)
