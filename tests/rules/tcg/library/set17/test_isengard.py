"""The Isengard cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import HUNTER, Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    DWARF_GUARD,
    MORDOR_TROOPER,
    ORKISH_SCOUT,
    SARUMAN_INSTIGATOR_OF_INSURRECTION,
    SARUMAN_SERVANT_OF_SAURON,
)
from tests.rules.tcg.scene import Scene


def test_saruman_aids_a_minion_for_twilight_and_exerts_when_it_wins() -> None:
    """4.2, "aid": the price of a Shadow follower with a number removes twilight."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        shadow_support=[SARUMAN_SERVANT_OF_SAURON],
        twilight=1,
        site=4,
    )
    scene.maneuver_phase().do(Verb.USE, SARUMAN_SERVANT_OF_SAURON, ORKISH_SCOUT)
    assert scene.twilight == 0
    assert scene.strength(ORKISH_SCOUT) == 8 + 2
    scene.skirmish(DWARF_GUARD, ORKISH_SCOUT).resolve()
    scene.answer_with(SARUMAN_SERVANT_OF_SAURON)
    scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(("others", "hunts"), [(5, 2), (4, 0)])
def test_saruman_instigator_of_insurrection_sets_hunters_on_a_large_fellowship(
    others: int, hunts: int
) -> None:
    saruman = SARUMAN_INSTIGATOR_OF_INSURRECTION
    scene = Scene(fellowship=[DWARF_GUARD] * others, minions=[saruman, MORDOR_TROOPER], site=4)
    assert scene.number(HUNTER, MORDOR_TROOPER) == hunts
    scene.happen(wound, scene.card(MORDOR_TROOPER), scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, saruman) is bool(hunts)
    if hunts:
        scene.answer_with(saruman)
        assert scene.wounds(saruman) == 1
    assert scene.wounds(MORDOR_TROOPER) == int(not hunts)
    scene.assignment_phase()
    assert not any(option.target == scene.card(saruman) for option in scene.options())
