"""The Gandalf cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BE_GONE,
    DWARF_GUARD,
    ELVEN_DEFENDER,
    ENT_AVENGER_15_28,
    GANDALF_LEADER_OF_THE_COMPANY,
    GANDALF_POWERFUL_GUIDE,
    GREAT_HILL_TROLL,
    MELLON,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    ONE_LAST_SURPRISE,
    SHADOW_OF_THE_WOOD,
    SHEPHERD_OF_THE_TREES,
    SOUTHRON_CAPTAIN,
    TREEBEARD_ENRAGED_SHEPHERD,
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


@pytest.mark.parametrize(("minion", "wounds"), [(MORDOR_TROOPER, 2), (GREAT_HILL_TROLL, 0)])
def test_treebeard_enraged_shepherd_exerts_by_the_difference(minion: str, wounds: int) -> None:
    """12 against 6: six minions should exert, and the two that are left do."""
    scene = Scene(
        fellowship=[TREEBEARD_ENRAGED_SHEPHERD],
        minions=[minion, MORDOR_VETERAN, SOUTHRON_CAPTAIN],
        site=6,
    )
    scene.skirmish(TREEBEARD_ENRAGED_SHEPHERD, minion)
    while not scene.can(Verb.STAY) and scene.options():
        scene.take_first()
    exerted = [entry for entry in scene.log if entry[0] == "exerted"]
    assert len(exerted) == wounds


@pytest.mark.parametrize(("bottom", "played"), [(ENT_AVENGER_15_28, True), (DWARF_GUARD, False)])
def test_shepherd_of_the_trees_finds_a_friend_at_the_bottom(bottom: str, played: bool) -> None:
    scene = Scene(
        fellowship=[SHEPHERD_OF_THE_TREES, GANDALF_POWERFUL_GUIDE],
        minions=[MORDOR_TROOPER],
        deck=[bottom, MELLON],
        site=4,
    )
    scene.maneuver_phase().use(SHEPHERD_OF_THE_TREES)
    assert scene.can(Verb.YES) is played
    if played:
        scene.do(Verb.YES)
    assert scene.in_play(bottom) is played
    assert scene.deck()[-1] == MELLON
    assert scene.wounds(SHEPHERD_OF_THE_TREES) == 1


@pytest.mark.parametrize("times", [1, 3])
def test_be_gone_weakens_a_minion_twice_for_each_exertion(times: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        minions=[MORDOR_VETERAN],
        hand=[BE_GONE],
        site=4,
    )
    before = scene.strength(MORDOR_VETERAN)
    scene.maneuver_phase().play(BE_GONE).take_number(times)
    assert scene.wounds(GANDALF_LEADER_OF_THE_COMPANY) == times
    assert scene.strength(MORDOR_VETERAN) == max(before - 2 * times, 0)
    scene.regroup_phase()
    assert scene.strength(MORDOR_VETERAN) == before
