"""The Gandalf cards of set 15, *The Hunters*."""

import pytest

from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    ELVEN_DEFENDER,
    ENT_AVENGER_15_28,
    GANDALF_POWERFUL_GUIDE,
    MELLON,
    MORDOR_TROOPER,
    ONE_LAST_SURPRISE,
    SHADOW_OF_THE_WOOD,
)
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("burdens", "resistance"), [(0, 7), (3, 4)])
def test_one_last_surprise_lets_gandalfs_resistance_decide(burdens: int, resistance: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE, ELVEN_DEFENDER],
        minions=[MORDOR_TROOPER],
        hand=[ONE_LAST_SURPRISE],
        burdens=burdens,
    )
    scene.skirmish(ELVEN_DEFENDER, MORDOR_TROOPER).play(ONE_LAST_SURPRISE)
    assert totals(scene.resolve())[0] == resistance


def test_mellon_gives_each_player_as_many_new_cards() -> None:
    scene = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE, ENT_AVENGER_15_28],
        support=[MELLON],
        minions=[MORDOR_TROOPER],
        deck=[ELVEN_DEFENDER] * 3,
        shadow_deck=[MORDOR_TROOPER] * 4,
        shadow_hand=[MORDOR_TROOPER] * 3,
    )
    scene.maneuver_phase()
    assert scene.is_discarded(MELLON)
    # An empty hand stays empty, and the others are as large as they were.
    assert scene.hand() == []
    assert len(scene.hand(player=1)) == 3
    assert len(scene.deck(player=1)) == 1


def test_shadow_of_the_wood_dies_to_remove_twilight() -> None:
    scene = Scene(fellowship=[SHADOW_OF_THE_WOOD, ARAGORN_DRIVEN_BY_NEED], twilight=7)
    scene.fellowship_phase().use(SHADOW_OF_THE_WOOD)
    assert scene.is_dead(SHADOW_OF_THE_WOOD)
    assert scene.twilight == 2
