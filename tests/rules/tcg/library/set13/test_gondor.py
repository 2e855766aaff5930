"""The Gondor cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    AWAY_ON_THE_WIND,
    BOROMIR_HERO_OF_OSGILIATH,
    DUILIN,
    FARAMIR_STOUT_CAPTAIN,
    ISILDUR_HEIR_OF_ELENDIL,
    MORDOR_VETERAN,
)
from tests.rules.tcg.scene import Scene


def test_boromir_is_placed_in_the_dead_pile_to_save_faramir() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN, BOROMIR_HERO_OF_OSGILIATH],
        support=[AWAY_ON_THE_WIND],
        minions=[MORDOR_VETERAN],
    ).wound(FARAMIR_STOUT_CAPTAIN, 2)
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, MORDOR_VETERAN)
    scene.wait_to(Verb.TRIGGER, AWAY_ON_THE_WIND).answer_with(AWAY_ON_THE_WIND)
    assert scene.is_dead(BOROMIR_HERO_OF_OSGILIATH)
    assert scene.is_discarded(AWAY_ON_THE_WIND)
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == 0


def test_faramir_is_not_saved_without_boromir_or_denethor() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN, DUILIN],
        support=[AWAY_ON_THE_WIND],
        minions=[MORDOR_VETERAN],
    )
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, MORDOR_VETERAN).resolve()
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == 1
    assert scene.in_play(AWAY_ON_THE_WIND)


@pytest.mark.parametrize(("burdens", "dead"), [(1, False), (2, True)])
def test_isildur_dies_at_the_end_of_a_phase_without_resistance(burdens: int, *, dead: bool) -> None:
    """He has resistance 1, and 1 more for the card in hand."""
    scene = Scene(
        fellowship=[ISILDUR_HEIR_OF_ELENDIL],
        hand=[MORDOR_VETERAN],
        minions=[MORDOR_VETERAN],
        burdens=burdens,
    )
    scene.maneuver_phase().pass_all()
    assert scene.is_dead(ISILDUR_HEIR_OF_ELENDIL) is dead
