"""The Isengard cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_fierce
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import HUNTER, REGROUP, Verb
from rules.tcg.engine.turn.phases import begin_phase
from tests.rules.tcg.cards import *
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


@pytest.mark.parametrize(
    ("played", "fierce"), [(SARUMAN_COLDLY_STILL, True), (BRUTAL_EASTERLING, False)]
)
def test_throne_of_isengard_makes_a_minion_fierce_when_saruman_comes(
    played: str, fierce: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        shadow_support=[THRONE_OF_ISENGARD],
        shadow_hand=[played],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(played)
    if fierce:
        assert scene.can(Verb.CHOOSE, SARUMAN_COLDLY_STILL)
        scene.choose(ORKISH_SCOUT)
    assert is_fierce(scene.state, scene.card(ORKISH_SCOUT)) is fierce
    assert not is_fierce(scene.state, scene.card(played))
    scene.happen(begin_phase, REGROUP)
    assert not is_fierce(scene.state, scene.card(ORKISH_SCOUT))


@pytest.mark.parametrize(
    ("wizard", "strength", "damage"),
    [(SARUMAN_COLDLY_STILL, 8 + 3, 1), (GANDALF_RETURNED, 7 + 3, 1), (ORKISH_SCOUT, 8, 0)],
)
def test_throne_of_isengard_strengthens_every_wizard(
    wizard: str, strength: int, damage: int
) -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        minions=[SARUMAN_COLDLY_STILL, ORKISH_SCOUT],
        shadow_support=[THRONE_OF_ISENGARD],
    )
    assert scene.strength(wizard) == strength
    assert damage_bonus(scene.state, scene.card(wizard)) == damage
