"""Gandalf's cards of set 8, *Siege of Gondor*."""

from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    FOURTH_LEVEL,
    GANDALF_DEFENDER_OF_THE_WEST,
    GIMLIS_HELM,
    KNIGHTS_SPEAR,
    SAVED_FROM_THE_FIRE,
    SWEPT_AWAY,
)
from tests.rules.tcg.scene import Scene


def test_saved_from_the_fire_gives_a_companion_for_cards_of_its_culture() -> None:
    scene = Scene(
        fellowship=[GANDALF_DEFENDER_OF_THE_WEST, ARAGORN_DRIVEN_BY_NEED],
        hand=[SAVED_FROM_THE_FIRE],
        deck=[KNIGHTS_SPEAR, FOURTH_LEVEL, SWEPT_AWAY, GIMLIS_HELM],
    )
    scene.fellowship_phase().play(SAVED_FROM_THE_FIRE).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.is_dead(ARAGORN_DRIVEN_BY_NEED)
    scene.choose(KNIGHTS_SPEAR).choose(FOURTH_LEVEL).choose(SWEPT_AWAY)
    assert sorted(scene.hand()) == sorted([KNIGHTS_SPEAR, FOURTH_LEVEL, SWEPT_AWAY])
    assert scene.deck() == [GIMLIS_HELM]
