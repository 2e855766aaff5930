"""The cards of Rohan of set 19, *Ages End*."""

import pytest

from rules.tcg.engine.state.codes import TURN_ENDS, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("minion", "kept"), [(MORDOR_SOLDIER, True), (SOUTHRON_CAPTAIN, False)])
def test_brought_down_from_inside_stays_with_a_winner(minion: str, kept: bool) -> None:
    scene = Scene(
        fellowship=[ELFHELM, EOMER_VALIANT_WARCHIEF],
        bearing={ELFHELM: [BROUGHT_DOWN_FROM_INSIDE]},
        minions=[minion],
        site=4,
    )
    scene.skirmish(ELFHELM, minion).pass_().resolve()
    scene.happen(emit, TURN_ENDS)
    assert scene.in_play(BROUGHT_DOWN_FROM_INSIDE) is kept
    assert scene.hand() == ([] if kept else [BROUGHT_DOWN_FROM_INSIDE])


def test_brought_down_from_inside_moves_at_the_start_of_a_skirmish() -> None:
    scene = Scene(
        fellowship=[ELFHELM, EOMER_VALIANT_WARCHIEF, DWARF_GUARD],
        bearing={ELFHELM: [BROUGHT_DOWN_FROM_INSIDE]},
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, EASTERLING_BLADEMASTER)
    scene.answer_with(BROUGHT_DOWN_FROM_INSIDE)
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    assert scene.bearer_of(BROUGHT_DOWN_FROM_INSIDE) == EOMER_VALIANT_WARCHIEF


def test_eomer_eored_captain_grows_with_each_wound_on_each_foe() -> None:
    eomer = EOMER_EORED_CAPTAIN
    scene = (
        Scene(
            fellowship=[eomer, DWARF_GUARD],
            minions=[SOUTHRON_CAPTAIN, MORDOR_SOLDIER, EASTERLING_BLADEMASTER],
            hand=[BRILLIANT_LIGHT],
            site=6,
        )
        .wound(SOUTHRON_CAPTAIN, 2)
        .wound(MORDOR_SOLDIER, 1)
        .wound(EASTERLING_BLADEMASTER, 1)
    )
    assert scene.strength(eomer) == 7
    # The Blademaster fights nobody.
    scene.skirmish(eomer, SOUTHRON_CAPTAIN, MORDOR_SOLDIER)
    assert scene.strength(eomer) == 7 + 2 * 3


@pytest.mark.parametrize(
    ("called", "offered"),
    [
        # Elfhelm costs 2, the Warrior 3, and Boromir is of Gondor.
        (ROHIRRIM_WARRIOR, True),
        (ELFHELM, False),
        (BOROMIR_LORD_OF_GONDOR, False),
    ],
)
def test_eowyn_lady_of_the_mark_makes_a_costly_companion_of_rohan_cheaper(
    called: str, offered: bool
) -> None:
    eowyn = EOWYN_LADY_OF_THE_MARK
    scene = Scene(fellowship=[eowyn], hand=[called]).fellowship_phase()
    assert scene.can(Verb.USE, eowyn) is offered
    if offered:
        scene.use(eowyn)
        assert scene.in_play(called)
        assert scene.twilight == 3 - 1
