"""The Wizards of set 13, *Bloodlines*, who follow: Alatar and Radagast."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("reinforces", [True, False])
def test_alatar_comes_for_two_twilight_and_brings_a_token(*, reinforces: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[ALATAR, FEAR_AND_GREAT_WONDER],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(FEAR_AND_GREAT_WONDER, 1)
    scene.maneuver_phase().do(Verb.USE, ALATAR, DWARF_GUARD)
    assert scene.twilight == 2
    if reinforces:
        scene.answer_with(ALATAR)
    else:
        scene.pass_()
    assert scene.bearer_of(ALATAR) == DWARF_GUARD
    assert scene.tokens(FEAR_AND_GREAT_WONDER) == 1 + int(reinforces)


@pytest.mark.parametrize(
    ("others", "minion", "malus"),
    [
        ([DASRON], EASTERLING_BLADEMASTER, 1),
        ([], EASTERLING_BLADEMASTER, 0),
        ([DASRON], MORDOR_VETERAN, 0),
    ],
    ids=["with Dasron", "alone", "another minion"],
)
def test_alatar_weakens_those_his_bearer_meets_beside_a_companion_of_gandalfs(
    others: list[str], minion: str, malus: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, *others],
        bearing={DWARF_GUARD: [ALATAR]},
        minions=[EASTERLING_BLADEMASTER, MORDOR_VETERAN],
        hand=[AXE_STRIKE],
        site=4,
    )
    before = scene.strength(minion)
    scene.skirmish(DWARF_GUARD, EASTERLING_BLADEMASTER)
    assert scene.strength(minion) == before - malus


@pytest.mark.parametrize(
    ("others", "minion", "lost"),
    [
        ([DASRON, GRIMBEORN], EASTERLING_BLADEMASTER, 2),
        ([DASRON], EASTERLING_BLADEMASTER, 0),
        ([DASRON, GRIMBEORN], BRUTAL_EASTERLING, 0),
    ],
    ids=["with two", "with one", "another minion"],
)
def test_radagast_takes_the_use_of_weapons_beside_two_companions_of_gandalfs(
    others: list[str], minion: str, lost: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, *others],
        bearing={DWARF_GUARD: [RADAGAST_TENDER_OF_BEASTS], minion: [POLEAXE]},
        minions=[EASTERLING_BLADEMASTER, BRUTAL_EASTERLING],
        hand=[AXE_STRIKE],
        site=4,
    )
    before = scene.strength(minion)
    scene.skirmish(DWARF_GUARD, EASTERLING_BLADEMASTER)
    assert scene.strength(minion) == before - lost


def test_radagast_takes_what_the_text_of_a_weapon_gives_too() -> None:
    """A Worn Battleaxe is worth two, and one more for the companion who must fight."""
    scene = Scene(
        fellowship=[DWARF_GUARD, DASRON, GRIMBEORN],
        bearing={
            DWARF_GUARD: [RADAGAST_TENDER_OF_BEASTS],
            EASTERLING_BLADEMASTER: [WORN_BATTLEAXE],
        },
        support=[HEIRS_OF_GONDOR],
        minions=[EASTERLING_BLADEMASTER],
        hand=[AXE_STRIKE],
        site=4,
    ).put_tokens(HEIRS_OF_GONDOR, 1)
    assert scene.strength(EASTERLING_BLADEMASTER) == 8 + 2
    scene.skirmish(DWARF_GUARD, EASTERLING_BLADEMASTER)
    assert scene.strength(EASTERLING_BLADEMASTER) == 8
