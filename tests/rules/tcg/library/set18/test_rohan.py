"""The Rohan cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    CAST_FROM_THE_HALL,
    COIF,
    EASTERLING_BLADEMASTER,
    ELFHELM,
    EOWYN_LADY_OF_ROHAN,
    EOWYN_RESTLESS_MAIDEN,
    EOWYNS_SHIELD,
    GAMLING_DUTIFUL_MARSHAL,
    HORSE_OF_ROHAN,
    MORDOR_TROOPER,
    ROHIRRIM_DIADEM,
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


@pytest.mark.parametrize(("armed", "offered"), [(True, True), (False, False)])
def test_rohirrim_diadem_trades_a_possession_for_an_armed_mans_strength(
    armed: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [COIF] if armed else []},
        support=[ROHIRRIM_DIADEM],
        hand=[EOWYNS_SHIELD],
        minions=[EASTERLING_BLADEMASTER],
        site=6,
    )
    scene.skirmish(ELFHELM, EASTERLING_BLADEMASTER)
    before = scene.strength(ELFHELM)
    assert scene.can(Verb.USE, ROHIRRIM_DIADEM) is offered
    if offered:
        scene.use(ROHIRRIM_DIADEM)
        assert scene.strength(ELFHELM) == before + 2
        assert scene.is_discarded(EOWYNS_SHIELD)
