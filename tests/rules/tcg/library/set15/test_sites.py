"""The sites of set 15, *The Hunters*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.bans import REPLACE_SITE
from rules.tcg.engine.state.codes import ARCHER, REGROUP, UNTIL_END_OF_TURN, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, EOMER_SITES, Scene


def test_the_breeding_pit_makes_the_first_hunter_of_the_phase_cheaper() -> None:
    path = (*ARAGORN_SITES[:4], BREEDING_PIT_OF_ISENGARD, *ARAGORN_SITES[5:])
    scene = Scene(
        shadow_hand=[TRACKING_URUK, SEARCHING_URUK], path=path, site=5, twilight=30
    ).shadow_phase()
    first, second = scene.card(TRACKING_URUK), scene.card(SEARCHING_URUK)
    full = scene.state.blueprints[second].card.twilight
    assert twilight_cost(scene.state, second) == full - 2
    before = scene.twilight
    scene.play(TRACKING_URUK)
    assert scene.twilight == before - (scene.state.blueprints[first].card.twilight - 2)
    assert twilight_cost(scene.state, second) == full


def test_isengard_ruined_exerts_twice_when_a_follower_is_transferred() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[ALATAR],
        minions=[MORDOR_DEFENDER],
        site=1,
        path=(ISENGARD_RUINED_15_192,),
    )
    scene.maneuver_phase().do(Verb.USE, ALATAR, ARAGORN_DRIVEN_BY_NEED)
    assert scene.who == 1
    scene.do(Verb.YES, ISENGARD_RUINED_15_192).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


@pytest.mark.parametrize(
    ("path", "kept"), [((MOUNT_DOOM, *EOMER_SITES[1:]), True), (EOMER_SITES, False)]
)
def test_mount_doom_keeps_its_region_from_afar(path: tuple[str, ...], kept: bool) -> None:
    scene = Scene(path=path, site=4)
    state = scene.state
    for place, safe in ((0, kept), (2, kept), (3, False)):
        assert state.is_forbidden(0, REPLACE_SITE, state.path[place]) is safe


def moving_to(site: str, **laid: Any) -> Scene:
    """Return the scene in which the fellowship moves from site 2 to this one."""
    scene = Scene(path=(*ARAGORN_SITES[:2], site, *ARAGORN_SITES[3:]), **laid)
    scene.state.phase = REGROUP
    scene.happen(move)
    # Frodo's own text is left alone.
    while scene.can(Verb.PASS):
        scene.pass_()
    return scene


@pytest.mark.parametrize(
    ("others", "minion", "threats"),
    [
        (2, TRACKING_URUK, 0),
        (3, MORDOR_DEFENDER, 1),
        (4, MORDOR_DEFENDER, 2),
        (4, TRACKING_URUK, 4),
    ],
)
def test_city_gates_threaten_a_large_fellowship_and_more_so_a_hunted_one(
    others: int, minion: str, threats: int
) -> None:
    """Gimli, who hunts, and the Ring-bearer are two more companions."""
    fellowship = [GIMLI_EAGER_HUNTER, *[DWARF_GUARD] * others]
    scene = moving_to(CITY_GATES_15_189, fellowship=fellowship, minions=[minion])
    assert scene.threats == threats


@pytest.mark.parametrize(
    ("fellowship", "support", "minions", "shadow_support", "cultures"),
    [
        ([], [], [], [], 1),
        ([ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD, DWARF_GUARD], [], [], [], 3),
        ([ARAGORN_DRIVEN_BY_NEED], [ALATAR], [TRACKING_URUK], [DEMORALIZED], 5),
    ],
)
def test_gate_of_mordor_counts_the_cultures_of_both_sides(
    fellowship: list[str],
    support: list[str],
    minions: list[str],
    shadow_support: list[str],
    cultures: int,
) -> None:
    """The site's number is 0; moving adds one for each companion."""
    scene = moving_to(
        GATE_OF_MORDOR,
        fellowship=fellowship,
        support=support,
        minions=minions,
        shadow_support=shadow_support,
    )
    companions = len(fellowship) + 1
    assert scene.twilight == companions + cultures


@pytest.mark.parametrize(
    ("site", "archers", "total"),
    [(ANDUIN_RIVER, 5, 2), (ANDUIN_RIVER, 2, 0), (ARAGORN_SITES[3], 5, 5)],
)
def test_anduin_river_takes_three_from_the_arrows_of_the_fellowship(
    site: str, archers: int, total: int
) -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER] * archers,
        minions=[SOUTHRON_MURDERER] * 4,
        path=(*ARAGORN_SITES[:3], site, *ARAGORN_SITES[4:]),
        site=4,
    )
    for copy in range(archers):
        change_number(scene.state, scene.card(ELVEN_DEFENDER, copy), ARCHER, 1, UNTIL_END_OF_TURN)
    # The arrows of minions fly as ever.
    assert archery_totals(scene.state) == (total, 4)


def east_wall(*fellowship: str) -> Scene:
    """Return the start of a fellowship phase at East Wall of Rohan."""
    return Scene(
        fellowship=fellowship,
        deck=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_FLEET_FOOTED_HUNTER],
        path=(*ARAGORN_SITES[:3], EAST_WALL_OF_ROHAN_15_190, *ARAGORN_SITES[4:]),
        site=4,
    ).fellowship_phase()


@pytest.mark.parametrize("taken", [True, False])
def test_east_wall_of_rohan_lets_two_hunters_bring_another(taken: bool) -> None:
    scene = east_wall(GIMLI_EAGER_HUNTER, SILENT_TRAVELER, DWARF_GUARD)
    if not taken:
        scene.pass_()
        assert scene.wounds(GIMLI_EAGER_HUNTER) == 0
        assert len(scene.deck()) == 2
        return
    scene.answer_with(EAST_WALL_OF_ROHAN_15_190)
    while scene.can(Verb.CHOOSE, GIMLI_EAGER_HUNTER) or scene.can(Verb.CHOOSE, SILENT_TRAVELER):
        assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
        scene.take_first()
    if scene.can(Verb.CHOOSE, LEGOLAS_FLEET_FOOTED_HUNTER):
        assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
        scene.choose(LEGOLAS_FLEET_FOOTED_HUNTER)
    assert scene.wounds(GIMLI_EAGER_HUNTER) == scene.wounds(SILENT_TRAVELER) == 1
    assert scene.in_play(LEGOLAS_FLEET_FOOTED_HUNTER)
    assert scene.twilight == 2


def test_east_wall_of_rohan_asks_for_two_hunters() -> None:
    scene = east_wall(GIMLI_EAGER_HUNTER, DWARF_GUARD)
    assert not scene.can(Verb.TRIGGER, EAST_WALL_OF_ROHAN_15_190)


@pytest.mark.parametrize(("site", "bonus"), [(WESTFOLD_VILLAGE, 1), (ARAGORN_SITES[3], 0)])
def test_westfold_village_makes_hunters_of_both_sides_stronger(site: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_EAGER_HUNTER, DWARF_GUARD],
        minions=[TRACKING_URUK, MORDOR_DEFENDER],
        path=(*ARAGORN_SITES[:3], site, *ARAGORN_SITES[4:]),
        site=4,
    )
    assert scene.strength(GIMLI_EAGER_HUNTER) == 6 + bonus
    assert scene.strength(TRACKING_URUK) == 14 + bonus
    assert scene.strength(DWARF_GUARD) == 4
    assert scene.strength(MORDOR_DEFENDER) == 7
