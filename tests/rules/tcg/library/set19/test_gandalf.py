"""The Gandalf cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.codes import SKIRMISH_WON, TURN_ENDS, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
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


@pytest.mark.parametrize("cancels", [True, False])
def test_gandalf_wise_guide_cancels_an_event_for_two_exertions(cancels: bool) -> None:
    gandalf = GANDALF_WISE_GUIDE
    scene = Scene(
        fellowship=[gandalf, DWARF_GUARD],
        minions=[MORDOR_TROOPER],
        hand=[AXE_STRIKE],
        site=6,
    )
    scene.skirmish(DWARF_GUARD, MORDOR_TROOPER).play(AXE_STRIKE)
    assert scene.can(Verb.TRIGGER, gandalf)
    before = scene.strength(DWARF_GUARD)
    if cancels:
        scene.answer_with(gandalf)
        assert scene.wounds(gandalf) == 2
    else:
        scene.pass_()
    assert scene.is_discarded(AXE_STRIKE)
    assert totals(scene.resolve())[0] == before + (0 if cancels else 2)


@pytest.mark.parametrize(("wounds", "offered"), [(1, True), (2, False)])
def test_gandalf_wise_guide_cancels_events_of_the_shadow_while_he_can_exert_twice(
    wounds: int, offered: bool
) -> None:
    gandalf = GANDALF_WISE_GUIDE
    scene = Scene(
        fellowship=[gandalf, DWARF_GUARD],
        minions=[TRACKING_URUK],
        shadow_hand=[VIOLENT_HURL],
        twilight=1,
        site=6,
    ).wound(gandalf, wounds)
    scene.skirmish(DWARF_GUARD, TRACKING_URUK).wait_to(Verb.PLAY, VIOLENT_HURL).play(VIOLENT_HURL)
    assert scene.can(Verb.TRIGGER, gandalf) is offered


def test_stern_words_are_for_companions() -> None:
    """Galadriel is an ally here."""
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, DWARF_GUARD],
        support=[GALADRIEL_LADY_OF_LIGHT],
        hand=[STERN_WORDS],
    )
    scene.fellowship_phase().play(STERN_WORDS)
    bearers = " ".join(scene.words())
    assert "Dwarf Guard" in bearers
    assert "Galadriel" not in bearers
