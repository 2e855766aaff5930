"""The Uruk-hai cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BOROMIR_SON_OF_DENETHOR,
    CITY_OF_MEN,
    DETERMINED_URUK,
    DWARF_GUARD,
    DWARVEN_AXE,
    FORCE_OF_URUK_HAI,
    FURIOUS_URUK,
    INVINCIBLE_URUK,
    ISENGARD_RUINED_15_192,
    MERRY_ROHIRRIM_SQUIRE,
    RUTHLESS_URUK,
    TRACKING_URUK,
    VIGILANT_URUK,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

AT_A_BATTLEGROUND = (*ARAGORN_SITES[:4], ISENGARD_RUINED_15_192)


@pytest.mark.parametrize("battleground", [True, False])
def test_force_of_uruk_hai_gives_a_card_for_a_wound(battleground: bool) -> None:
    scene = Scene(
        minions=[FORCE_OF_URUK_HAI, TRACKING_URUK],
        deck=[CITY_OF_MEN],
        path=AT_A_BATTLEGROUND,
        site=5 if battleground else 4,
    )
    scene.happen(wounds.wound, scene.card(FORCE_OF_URUK_HAI))
    if battleground:
        scene.answer_with(FORCE_OF_URUK_HAI)
    assert scene.wounds(FORCE_OF_URUK_HAI) == int(not battleground)
    assert scene.hand() == ([CITY_OF_MEN] if battleground else [])


@pytest.mark.parametrize("assigned", [FURIOUS_URUK, TRACKING_URUK])
def test_furious_uruk_silences_companions_while_it_is_assigned(assigned: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, BOROMIR_SON_OF_DENETHOR],
        minions=[FURIOUS_URUK, TRACKING_URUK],
        site=5,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, assigned)
    assert scene.can(Verb.USE, BOROMIR_SON_OF_DENETHOR) is (assigned == TRACKING_URUK)


def test_determined_uruk_draws_when_a_companion_exerts() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DETERMINED_URUK],
        shadow_deck=[INVINCIBLE_URUK],
        site=5,
    )
    scene.happen(wounds.exert, scene.card(ARAGORN_DRIVEN_BY_NEED), -1)
    assert scene.answer_with(DETERMINED_URUK).hand(1) == [INVINCIBLE_URUK]


def test_vigilant_uruk_counts_who_does_not_fight() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[VIGILANT_URUK, TRACKING_URUK], site=5
    )
    assert scene.strength(VIGILANT_URUK) == 6 + 4
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, TRACKING_URUK)
    assert scene.strength(VIGILANT_URUK) == 6 + 2


@pytest.mark.parametrize(("burdens", "offered"), [(3, True), (2, False)])
def test_ruthless_uruk_robs_a_companion_of_little_resistance(burdens: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        minions=[RUTHLESS_URUK],
        burdens=burdens,
        site=6,
    )
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, RUTHLESS_URUK)
    assert scene.can(Verb.TRIGGER, RUTHLESS_URUK) is offered
    if offered:
        scene.answer_with(RUTHLESS_URUK)
        assert scene.is_discarded(DWARVEN_AXE)
        assert scene.wounds(RUTHLESS_URUK) == 1
