"""The Dwarven cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from tests.rules.tcg.cards import (
    AXE_STRIKE,
    CHAMBER_OF_RECORDS,
    DWARF_GUARD,
    GIMLI_DWARF_OF_EREBOR,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    SEEKING_URUK,
    STURDY_STOCK,
    THE_FORTUNES_OF_BALINS_FOLK,
    TRACKING_URUK,
)
from tests.rules.tcg.scene import Scene


def test_the_fortunes_of_balins_folk_wound_for_each_token_that_was_there() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[CHAMBER_OF_RECORDS],
        minions=[MORDOR_TROOPER],
        hand=[THE_FORTUNES_OF_BALINS_FOLK],
        twilight=9,
    )
    scene.put_tokens(CHAMBER_OF_RECORDS, 1, "dwarven")
    scene.maneuver_phase().play(THE_FORTUNES_OF_BALINS_FOLK)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert CHAMBER_OF_RECORDS in scene.deck()
    assert scene.wounds(MORDOR_TROOPER) == 1


@pytest.mark.parametrize(
    ("hunters", "bonus", "damage"),
    [([], 2, 0), ([TRACKING_URUK], 1, 1), ([TRACKING_URUK, SEEKING_URUK], 2, 2)],
)
def test_sturdy_stock_answers_hunters_in_kind(hunters: list[str], bonus: int, damage: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_VETERAN, *hunters],
        hand=[STURDY_STOCK, AXE_STRIKE],
        site=4,
    )
    before = scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).strength(DWARF_GUARD)
    usual = damage_bonus(scene.state, scene.card(DWARF_GUARD))
    scene.play(STURDY_STOCK)
    assert scene.strength(DWARF_GUARD) == before + bonus
    assert damage_bonus(scene.state, scene.card(DWARF_GUARD)) == usual + damage
