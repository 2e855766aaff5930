"""The Gandalf cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.codes import SKIRMISH_WON, TURN_ENDS, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    DWARF_GUARD,
    ENT_AVENGER_15_28,
    GANDALF_THE_GREY_WIZARD,
    STERN_WORDS,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("friend", "playable"), [(GANDALF_THE_GREY_WIZARD, True), (ENT_AVENGER_15_28, False)]
)
def test_stern_words_are_a_wizards(friend: str, playable: bool) -> None:
    scene = Scene(fellowship=[friend, DWARF_GUARD], hand=[STERN_WORDS]).fellowship_phase()
    assert scene.can(Verb.PLAY, STERN_WORDS) is playable


def test_stern_words_go_from_companion_to_companion_and_home_when_the_turn_ends() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, DWARF_GUARD],
        bearing={DWARF_GUARD: [STERN_WORDS]},
    )
    assert scene.strength(DWARF_GUARD) == 4 + 2
    scene.happen(emit, SKIRMISH_WON, scene.card(GANDALF_THE_GREY_WIZARD))
    assert not scene.can(Verb.TRIGGER, STERN_WORDS)
    scene.happen(emit, SKIRMISH_WON, scene.card(DWARF_GUARD)).answer_with(STERN_WORDS)
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    scene.choose(GANDALF_THE_GREY_WIZARD)
    assert scene.bearer_of(STERN_WORDS) == GANDALF_THE_GREY_WIZARD
    assert scene.strength(DWARF_GUARD) == 4
    scene.happen(emit, TURN_ENDS)
    assert scene.hand() == [STERN_WORDS]
    assert scene.strength(GANDALF_THE_GREY_WIZARD) == 7
