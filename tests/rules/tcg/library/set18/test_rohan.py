"""The Rohan cards of set 18, *Treachery and Deceit*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    CAST_FROM_THE_HALL,
    EOWYN_LADY_OF_ROHAN,
    EOWYN_RESTLESS_MAIDEN,
    GAMLING_DUTIFUL_MARSHAL,
    HORSE_OF_ROHAN,
    MORDOR_TROOPER,
    SPEAR_OF_THE_MARK,
)
from tests.rules.tcg.scene import Scene


def test_cast_from_the_hall_counts_possessions_played_from_hand() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        support=[CAST_FROM_THE_HALL],
        hand=[SPEAR_OF_THE_MARK],
    )
    scene.fellowship_phase().play(SPEAR_OF_THE_MARK)
    assert scene.tokens(CAST_FROM_THE_HALL) == 1


def test_gamling_takes_no_second_mount() -> None:
    """4.2, "transfer": only to who may bear it. A hand weapon goes to him beside his mount."""
    scene = Scene(
        fellowship=[GAMLING_DUTIFUL_MARSHAL, EOWYN_LADY_OF_ROHAN],
        bearing={
            GAMLING_DUTIFUL_MARSHAL: [HORSE_OF_ROHAN],
            EOWYN_LADY_OF_ROHAN: [HORSE_OF_ROHAN, SPEAR_OF_THE_MARK],
        },
        minions=[MORDOR_TROOPER],
    )
    scene.skirmish(GAMLING_DUTIFUL_MARSHAL, MORDOR_TROOPER).wait_to(
        Verb.USE, GAMLING_DUTIFUL_MARSHAL
    ).use(GAMLING_DUTIFUL_MARSHAL)
    assert scene.bearer_of(SPEAR_OF_THE_MARK) == GAMLING_DUTIFUL_MARSHAL
    assert not scene.comes_to(Verb.USE, GAMLING_DUTIFUL_MARSHAL)
    assert scene.bearer_of(HORSE_OF_ROHAN, 1) == EOWYN_LADY_OF_ROHAN
