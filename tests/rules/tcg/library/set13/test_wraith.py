"""The Ringwraiths of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    DARK_FELL_ABOUT_HIM,
    DWARF_GUARD,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GIMLI_DWARF_OF_EREBOR,
    ULAIRE_ENQUEA_SIXTH_OF_THE_NINE_RIDERS,
    ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS,
    ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("site", "most"), [(3, 1), (4, 3)])
def test_dark_fell_about_him_heals_for_burdens_and_goes_on_past_region_one(
    site: int, most: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS],
        shadow_hand=[DARK_FELL_ABOUT_HIM],
        twilight=3,
        site=site,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3)
    scene.regroup_phase().wait_to(Verb.PLAY, DARK_FELL_ABOUT_HIM).play(DARK_FELL_ABOUT_HIM)
    while scene.can(Verb.YES):
        scene.do(Verb.YES)
    assert scene.wounds(ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS) == 2
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 3 - most
    assert scene.burdens == most


ENQUEA = ULAIRE_ENQUEA_SIXTH_OF_THE_NINE_RIDERS


def _riding_out(others: int, *nazgul: str) -> Scene:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, *[DWARF_GUARD] * others],
        minions=nazgul,
        shadow_hand=[ENQUEA],
        twilight=6,
        site=4,
    )
    return scene.shadow_phase().play(ENQUEA)


TWO_NAZGUL = (ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS, ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS)


def test_the_sixth_of_the_nine_riders_tires_two_companions_with_two_others() -> None:
    scene = _riding_out(1, *TWO_NAZGUL).do(Verb.YES)
    # The Ring-bearer is not unbound.
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(ARAGORN_DRIVEN_BY_NEED).choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert scene.wounds(DWARF_GUARD) == 0


@pytest.mark.parametrize("everyone", [True, False])
def test_the_sixth_of_the_nine_riders_may_tire_every_companion_of_six(everyone: bool) -> None:
    scene = _riding_out(3, *TWO_NAZGUL).do(Verb.YES)
    scene.choose("exert each companion" if everyone else "exert 2")
    if not everyone:
        scene.choose(ARAGORN_DRIVEN_BY_NEED).choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == int(everyone)
    assert [scene.wounds(DWARF_GUARD, copy) for copy in range(3)] == [int(everyone)] * 3


def test_the_sixth_of_the_nine_riders_does_nothing_with_one_other() -> None:
    scene = _riding_out(3, TWO_NAZGUL[0])
    assert scene.in_play(ENQUEA)
    assert not scene.can(Verb.YES)
