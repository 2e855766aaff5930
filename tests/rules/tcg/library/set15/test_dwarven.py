"""The Dwarven cards of set 15, *The Hunters*."""

from tests.rules.tcg.cards import (
    CHAMBER_OF_RECORDS,
    GIMLI_DWARF_OF_EREBOR,
    MORDOR_TROOPER,
    THE_FORTUNES_OF_BALINS_FOLK,
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
