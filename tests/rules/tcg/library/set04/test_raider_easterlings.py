"""The Easterlings of set 4, *The Two Towers*, and the burdens they feed on."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

STRONG = made(ARAGORN_DRIVEN_BY_NEED, strength=30)
LET_IT_BE, PREVENT = 0, 1


@pytest.mark.parametrize(("burdens", "usable"), [(1, 0), (2, 1), (4, 2), (6, 3)])
@pytest.mark.parametrize("minion", [EASTERLING_CAPTAIN, EASTERLING_ARMY])
def test_each_ability_of_an_easterling_leader_asks_for_its_burdens(
    minion: str, burdens: int, usable: int
) -> None:
    scene = Scene(fellowship=[STRONG], minions=[minion], burdens=burdens, twilight=9)
    scene.skirmish(STRONG, minion)
    while scene.who == FREE_PEOPLES and scene.can(Verb.PASS):
        scene.pass_()
    assert (
        len([option for option in scene.options(Verb.USE) if scene.id_of(option.card) == minion])
        == usable
    )


@pytest.mark.parametrize("minion", [EASTERLING_GUARD, EASTERLING_LIEUTENANT])
@pytest.mark.parametrize(
    ("companion", "burdens"),
    [(ARAGORN_DRIVEN_BY_NEED, 1), (GONDORIAN_RANGER, 0), (FRODO_HOPE_OF_FREE_PEOPLES, 0)],
)
def test_an_easterling_adds_a_burden_against_the_unbound_alone(
    companion: str, burdens: int, minion: str
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER], minions=[minion]
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, companion).do(Verb.ASSIGN, companion, minion)
    if scene.can(Verb.TRIGGER, minion):
        assert scene.who == SHADOW
        scene.answer_with(minion)
    assert scene.burdens == scene.wounds(minion) == burdens


@pytest.mark.parametrize(
    ("others", "burdens", "twilight"),
    [([], 3, 0), ([EASTERLING_AXEMAN], 3, 3), ([EASTERLING_AXEMAN], 6, 4)],
)
def test_easterling_skirmisher_needs_another_easterling(
    others: list[str], burdens: int, twilight: int
) -> None:
    scene = Scene(
        minions=others, shadow_hand=[EASTERLING_SKIRMISHER], burdens=burdens, twilight=1, site=5
    ).shadow_phase()
    scene.play(EASTERLING_SKIRMISHER)
    if scene.can(Verb.TRIGGER, EASTERLING_SKIRMISHER):
        scene.answer_with(EASTERLING_SKIRMISHER)
    assert scene.twilight == twilight


@pytest.mark.parametrize(
    ("minion", "burdens", "bonus", "damage"),
    [(EASTERLING_AXEMAN, 2, 3, 0), (EASTERLING_INFANTRY, 3, 0, 1), (EASTERLING_TROOPER, 3, 0, 1)],
)
def test_easterlings_are_fierce_only_with_so_many_burdens(
    minion: str, burdens: int, bonus: int, damage: int
) -> None:
    few = Scene(minions=[minion], burdens=burdens - 1)
    assert not is_fierce(few.state, few.card(minion))
    enough = Scene(minions=[minion], burdens=burdens)
    assert is_fierce(enough.state, enough.card(minion))
    assert enough.strength(minion) == few.strength(minion) + bonus
    assert enough.number(DAMAGE, minion) == damage


@pytest.mark.parametrize("prevents", [True, False])
def test_vision_from_afar_sends_an_easterling_to_the_ring_bearer_or_adds_a_burden(
    prevents: bool,
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[EASTERLING_GUARD, SOUTHRON_SCOUT],
        shadow_hand=[VISION_FROM_AFAR],
        twilight=2,
    )
    scene.assignment_phase().wait_to(Verb.PLAY, VISION_FROM_AFAR).play(VISION_FROM_AFAR)
    assert scene.who == FREE_PEOPLES
    scene.take_number(PREVENT if prevents else LET_IT_BE)
    assert scene.burdens == (1 if prevents else 0)
    assert scene.assigned_to(EASTERLING_GUARD) == ([] if prevents else [FRODO_HOPE_OF_FREE_PEOPLES])
    assert scene.assigned_to(SOUTHRON_SCOUT) == []


def test_vision_from_afar_shows_no_southron() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_SCOUT],
        shadow_hand=[VISION_FROM_AFAR],
        twilight=2,
    )
    scene.assignment_phase()
    if scene.comes_to(Verb.PLAY, VISION_FROM_AFAR):
        scene.play(VISION_FROM_AFAR).pass_all()
    assert scene.assigned_to(SOUTHRON_SCOUT) == []
    assert scene.burdens == 0
