"""The Dwarven cards of set 11, *Shadows*."""

from tests.rules.tcg.cards import (
    ARAGORN_STRIDER,
    DUILIN,
    GIMLI_DWARF_OF_EREBOR,
    HALL_OF_OUR_FATHERS,
    WELL_TRAVELED,
)
from tests.rules.tcg.scene import Scene


def test_hall_of_our_fathers_exchanges_the_hand_with_its_stack() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[HALL_OF_OUR_FATHERS],
        stacked={HALL_OF_OUR_FATHERS: [ARAGORN_STRIDER, WELL_TRAVELED]},
        hand=[DUILIN],
    )
    scene.maneuver_phase().answer_with(HALL_OF_OUR_FATHERS)
    assert scene.hand() == [ARAGORN_STRIDER, WELL_TRAVELED]
    assert scene.stack(HALL_OF_OUR_FATHERS) == [DUILIN]


def test_hall_of_our_fathers_takes_eight_cards_of_the_deck() -> None:
    scene = Scene(hand=[HALL_OF_OUR_FATHERS], deck=[DUILIN] * 9)
    scene.fellowship_phase().play(HALL_OF_OUR_FATHERS)
    assert scene.stack(HALL_OF_OUR_FATHERS) == [DUILIN] * 8
    assert scene.deck() == [DUILIN]
