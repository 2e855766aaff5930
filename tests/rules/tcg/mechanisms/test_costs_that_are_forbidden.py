"""Burdens that cannot be removed pay for nothing (4.2, "cost": a cost must be paid)."""

from rules.tcg.engine.state.codes import MANEUVER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_no_card_is_played_for_a_burden_that_stays() -> None:
    table = {"site": 5, "burdens": 1, "shadow_hand": [DEAD_ONES], "twilight": 9}
    path = (
        STEPS_OF_EDORAS,
        WEST_ROAD,
        BEACON_OF_MINAS_TIRITH,
        OSGILIATH_FALLEN,
        STEWARDS_TOMB_10_119,
    )
    at_the_tomb = Scene(path=path, **table).shadow_phase()  # type: ignore[arg-type]
    assert not at_the_tomb.can(Verb.PLAY, DEAD_ONES)
    elsewhere = Scene(**table).shadow_phase().play(DEAD_ONES)  # type: ignore[arg-type]
    assert elsewhere.burdens == 0


def test_an_event_cannot_be_played_for_burdens_that_cannot_be_removed() -> None:
    for borne, playable in (([BLACK_BREATH], False), ([], True)):
        scene = Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE],
            bearing={FRODO_HOPE_OF_FREE_PEOPLES: borne},
            minions=[MORDOR_TROOPER],
            burdens=1,
            shadow_hand=[DESPERATE_MEASURES, FLANKING_ATTACK],
            twilight=9,
            site=4,
        ).maneuver_phase()
        while scene.state.phase == MANEUVER and scene.who == 0:
            scene.pass_()
        assert scene.can(Verb.PLAY, DESPERATE_MEASURES) is playable
