"""Conditions of set 7 that stay for a threat at each move, and what they give when they go."""

from typing import Any

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene

CYCLE = [
    DARK_WAYS,
    LEAVING_FOREVER,
    STAY_THIS_MADNESS,
    GUARDED,
    WITH_STRENGTH_TO_FIGHT,
    PRESSING_ON,
    SCOUTING,
    SWEPT_AWAY,
]
MEN = [ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER, DERVORIN]
ELVES = [LEGOLAS_GREENLEAF, ARWEN_DAUGHTER_OF_ELROND, LEGOLAS_NIMBLE_WARRIOR]


def moved(condition: str, **laid: Any) -> Scene:
    """Return a scene in which the fellowship has moved, up to what the condition asks."""
    scene = Scene(support=[condition], **laid).happen(path.move)
    while not scene.can(Verb.EITHER) and scene.can(Verb.PASS):
        scene.pass_()  # Frodo's own text
    return scene


@pytest.mark.parametrize("condition", CYCLE)
@pytest.mark.parametrize("stays", [True, False])
def test_at_each_move_a_threat_is_added_or_the_condition_goes(
    condition: str, *, stays: bool
) -> None:
    scene = moved(condition, fellowship=[ARAGORN_DRIVEN_BY_NEED])
    assert scene.who == FREE_PEOPLES
    scene.choose("add a threat" if stays else "discard")
    assert scene.in_play(condition) is stays
    assert scene.threats == int(stays)


@pytest.mark.parametrize("condition", CYCLE[:2])
def test_the_condition_goes_where_no_threat_can_be_added(condition: str) -> None:
    """Threats are limited by the number of companions."""
    scene = moved(condition, threats=1)
    assert scene.is_discarded(condition)
    assert scene.threats == 1


@pytest.mark.parametrize(
    ("condition", "enough", "too_few"),
    [
        (DARK_WAYS, [GIMLI_DWARF_OF_EREBOR], [LEGOLAS_GREENLEAF]),
        (LEAVING_FOREVER, ELVES, ELVES[1:]),
        (STAY_THIS_MADNESS, [GANDALF_FRIEND_OF_THE_SHIREFOLK], [ARAGORN_DRIVEN_BY_NEED]),
        (GUARDED, MEN, MEN[1:]),
        (WITH_STRENGTH_TO_FIGHT, [EOMER_VALIANT_WARCHIEF], [ARAGORN_DRIVEN_BY_NEED]),
        (PRESSING_ON, [MERRY_ROHIRRIM_SQUIRE], []),
    ],
)
def test_it_is_played_where_its_people_are(
    condition: str, enough: list[str], too_few: list[str]
) -> None:
    for companions in (enough, too_few):
        scene = Scene(fellowship=companions, hand=[condition]).fellowship_phase()
        assert scene.can(Verb.PLAY, condition) is (companions is enough)


def regroup_with(condition: str, **laid: Any) -> Scene:
    return Scene(**{"support": [condition], "site": 4, **laid}).regroup_phase()


def test_dark_ways_heals_a_dwarf_twice_and_finds_a_skirmish_event() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, LEGOLAS_GREENLEAF],
        support=[DARK_WAYS],
        discards=[AXE_STRIKE, WEALTH_OF_MORIA, ANCIENT_ENMITY],
    )
    scene.wound(GIMLI_DWARF_OF_EREBOR, 2).wound(LEGOLAS_GREENLEAF, 1).regroup_phase().use(DARK_WAYS)
    assert (scene.wounds(GIMLI_DWARF_OF_EREBOR), scene.wounds(LEGOLAS_GREENLEAF)) == (0, 1)
    assert scene.hand() == [AXE_STRIKE]
    assert scene.is_discarded(DARK_WAYS)


@pytest.mark.parametrize("draws", [True, False])
def test_leaving_forever_discards_a_condition_or_draws_two_cards(*, draws: bool) -> None:
    scene = regroup_with(
        LEAVING_FOREVER,
        fellowship=ELVES,
        shadow_support=[THE_RING_DRAWS_THEM],
        deck=[MORDOR_TROOPER] * 3,
    )
    scene.use(LEAVING_FOREVER).choose("draw" if draws else "discard a condition")
    assert len(scene.hand()) == 2 * draws
    assert scene.is_discarded(THE_RING_DRAWS_THEM) is not draws
    assert scene.is_discarded(LEAVING_FOREVER)


def test_stay_this_madness_wounds_two_minions() -> None:
    scene = regroup_with(
        STAY_THIS_MADNESS,
        fellowship=[GANDALF_FRIEND_OF_THE_SHIREFOLK],
        minions=[MORDOR_VETERAN, GORGOROTH_AXEMAN, URUK_RAGER],
    )
    scene.use(STAY_THIS_MADNESS).choose(MORDOR_VETERAN).choose(URUK_RAGER)
    assert [scene.wounds(card) for card in (MORDOR_VETERAN, GORGOROTH_AXEMAN, URUK_RAGER)] == [
        1,
        0,
        1,
    ]


@pytest.mark.parametrize("all_roaming", [True, False])
def test_guarded_discards_a_minion_or_each_that_roams(*, all_roaming: bool) -> None:
    scene = regroup_with(
        GUARDED, fellowship=MEN, minions=[MORDOR_VETERAN, GORGOROTH_AXEMAN, SOUTHRON_SCOUT], site=4
    )
    scene.use(GUARDED).choose("each roaming" if all_roaming else "discard a minion")
    if not all_roaming:
        scene.choose(SOUTHRON_SCOUT)
    assert [
        scene.is_discarded(card) for card in (MORDOR_VETERAN, GORGOROTH_AXEMAN, SOUTHRON_SCOUT)
    ] == ([True, True, False] if all_roaming else [False, False, True])


@pytest.mark.parametrize("healed", [0, 1, 2])
def test_with_strength_to_fight_heals_up_to_two_companions_of_rohan(healed: int) -> None:
    riders = [EOMER_VALIANT_WARCHIEF, ROHIRRIM_GUARD, EOWYN_LADY_OF_ROHAN]
    scene = Scene(fellowship=[*riders, ARAGORN_DRIVEN_BY_NEED], support=[WITH_STRENGTH_TO_FIGHT])
    for companion in (*riders, ARAGORN_DRIVEN_BY_NEED):
        scene.wound(companion, 1)
    scene.regroup_phase().use(WITH_STRENGTH_TO_FIGHT)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    for companion in riders[:healed]:
        scene.choose(companion)
    if healed < 2:
        scene.pass_()
    assert [scene.wounds(companion) for companion in riders] == [0] * healed + [1] * (3 - healed)


def test_pressing_on_lays_the_next_site_for_the_exertion_of_a_hobbit() -> None:
    own = ANDUIN_BANKS_7_341
    scene = regroup_with(
        PRESSING_ON, fellowship=[MERRY_ROHIRRIM_SQUIRE], adventure=[own], path=ARAGORN_SITES, site=3
    )
    scene.use(PRESSING_ON)
    if scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE):
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.id_of(scene.state.path[3]) == own
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert scene.is_discarded(PRESSING_ON)
