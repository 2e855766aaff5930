"""The Gandalf cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import BEORNING_AXE, DWARF_GUARD, GRIMBEORN, LIBRARIAN, MELLON
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("bearer", "offered"), [(GRIMBEORN, True), (LIBRARIAN, False)])
def test_beorning_axe_serves_grimbeorn_when_he_wins(bearer: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [BEORNING_AXE]},
        discards=[MELLON, DWARF_GUARD],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(bearer))
    assert scene.can(Verb.TRIGGER, BEORNING_AXE) is offered
    if offered:
        scene.answer_with(BEORNING_AXE)
        assert scene.hand() == [MELLON]
