"""The Moria cards of set 19, *Age's End*."""

from typing import Any

import pytest

from rules.tcg.engine.state.codes import ASSIGNMENT, MANEUVER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def at(site: str) -> tuple[str, ...]:
    """Return a path whose fifth site is this one."""
    return (*ARAGORN_SITES[:4], site, *ARAGORN_SITES[5:])


def test_the_balrog_comes_at_once_underground_and_not_to_the_weak() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF, DWARF_GUARD],
        minions=[THE_BALROG_DEMON_OF_MIGHT],
        path=at(CAVERN_ENTRANCE_11_232),
        site=5,
    )
    scene.maneuver_phase()
    assert scene.state.phase == ASSIGNMENT
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, THE_BALROG_DEMON_OF_MIGHT)
    for weak in (LEGOLAS_GREENLEAF, DWARF_GUARD):
        assert not scene.can(Verb.ASSIGN, weak, THE_BALROG_DEMON_OF_MIGHT)


def test_the_balrog_fights_as_others_do_above_ground() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[THE_BALROG_DEMON_OF_MIGHT],
        path=at(FANGORN_GLADE),
        site=5,
    )
    scene.assignment_phase()
    assert scene.can(Verb.ASSIGN, LEGOLAS_GREENLEAF, THE_BALROG_DEMON_OF_MIGHT)
    assert MANEUVER not in scene.state.skips


@pytest.mark.parametrize("watched", [True, False])
def test_the_watcher_makes_a_marsh_where_tentacles_live_and_others_do_not(watched: bool) -> None:
    watcher = [WATCHER_IN_THE_WATER_MANY_TENTACLED_CREATURE] if watched else []
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[*watcher, REACHING_TENTACLE, REACHING_TENTACLE, ORKISH_SCOUT],
        path=at(FANGORN_GLADE),
        site=5,
    )
    scene.happen(lambda state: None)
    assert scene.in_play(REACHING_TENTACLE) is watched
    assert scene.in_play(ORKISH_SCOUT) is not watched
    if watched:
        assert scene.strength(REACHING_TENTACLE) == 4 + 2
        assert scene.in_play(WATCHER_IN_THE_WATER_MANY_TENTACLED_CREATURE)


def marsh(*minions: str, **laid: Any) -> Scene:
    """Return a scene at a marsh, the fourth site."""
    path = (*ARAGORN_SITES[:3], MORIA_LAKE, *ARAGORN_SITES[4:])
    return Scene(fellowship=[DWARF_GUARD], minions=minions, path=path, site=4, **laid)


@pytest.mark.parametrize(
    ("others", "bonus"), [([], 1), ([REACHING_TENTACLE], 2), ([ORKISH_SCOUT], 1)]
)
def test_strong_tentacle_grows_with_every_tentacle(others: list[str], bonus: int) -> None:
    """It is a tentacle that can be spotted itself."""
    assert marsh(STRONG_TENTACLE, *others).strength(STRONG_TENTACLE) == 7 + bonus


def test_strong_tentacle_lives_in_a_marsh_alone() -> None:
    scene = marsh(STRONG_TENTACLE).happen(lambda state: None)
    assert scene.in_play(STRONG_TENTACLE)
    scene = Scene(minions=[STRONG_TENTACLE], path=at(FANGORN_GLADE), site=5)
    scene.happen(lambda state: None)
    assert scene.is_discarded(STRONG_TENTACLE)


def test_strong_tentacle_holds_no_weapon() -> None:
    scene = marsh(STRONG_TENTACLE, shadow_hand=[GOBLIN_SPEAR], twilight=5).shadow_phase()
    assert not scene.can(Verb.PLAY, GOBLIN_SPEAR)
    scene = marsh(
        CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT, shadow_hand=[GOBLIN_SPEAR], twilight=5
    )
    assert scene.shadow_phase().can(Verb.PLAY, GOBLIN_SPEAR)
