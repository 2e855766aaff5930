"""The Dwarves of set 4, *The Two Towers*: what a victory of theirs is counted on."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("condition", "winner", "token", "asked"),
    [
        (MY_AXE_IS_NOTCHED, GIMLI_UNBIDDEN_GUEST, 1, False),
        (MY_AXE_IS_NOTCHED, DWARF_GUARD, 0, False),
        (STOUT_AND_STRONG, DWARF_GUARD, 1, True),
        (STOUT_AND_STRONG, LEGOLAS_GREENLEAF, 0, False),
    ],
)
def test_a_victory_is_counted(condition: str, winner: str, token: int, asked: bool) -> None:
    scene = Scene(
        fellowship=[winner], support=[condition], minions=[SOUTHRON_SCOUT], site=6
    ).skirmish(winner, SOUTHRON_SCOUT)
    if scene.comes_to(Verb.TRIGGER, condition):
        assert asked
        scene.answer_with(condition)
    assert scene.tokens(condition) == token


def test_axe_of_erebor_adds_to_gimlis_damage() -> None:
    gimli = GIMLI_UNBIDDEN_GUEST
    assert Scene(fellowship=[gimli]).number(DAMAGE, gimli) == 1
    scene = Scene(fellowship=[gimli], bearing={gimli: [AXE_OF_EREBOR]})
    assert scene.number(DAMAGE, gimli) == 2
