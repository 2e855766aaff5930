"""The Wraith cards of set 16, *The Wraith Collection*."""

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import STRENGTH, UNTIL_END_OF_TURN, Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BARROW_WIGHT_STALKER,
    CANDLE_CORPSES,
    MORDOR_TROOPER,
)
from tests.rules.tcg.scene import Scene


def test_barrow_wight_stalker_spares_wraiths_outside_skirmishes() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BARROW_WIGHT_STALKER, CANDLE_CORPSES, MORDOR_TROOPER],
        site=6,
    )
    scene.maneuver_phase().happen(wound, scene.card(CANDLE_CORPSES))
    assert scene.wounds(CANDLE_CORPSES) == 0
    aragorn = scene.card(ARAGORN_DRIVEN_BY_NEED)
    change_number(scene.state, aragorn, STRENGTH, 2, UNTIL_END_OF_TURN)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, CANDLE_CORPSES).resolve()
    assert scene.wounds(CANDLE_CORPSES) == 1


def test_barrow_wight_stalker_plays_a_wraith_for_a_burden() -> None:
    scene = Scene(
        minions=[BARROW_WIGHT_STALKER],
        shadow_hand=[CANDLE_CORPSES],
        burdens=1,
        twilight=1,
        site=6,
    )
    scene.shadow_phase()
    assert not scene.can(Verb.PLAY, CANDLE_CORPSES)
    scene.use(BARROW_WIGHT_STALKER)
    assert scene.in_play(CANDLE_CORPSES)
    assert scene.burdens == 0
