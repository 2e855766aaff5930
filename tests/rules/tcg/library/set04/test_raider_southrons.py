"""The Southrons of set 4, *The Two Towers*, and what they bear."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

WEAK = made(ARAGORN_DRIVEN_BY_NEED, strength=8, vitality=4)
COMPANIONS = [
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_VALIANT_WARCHIEF,
    GIMLI_DWARF_OF_EREBOR,
    MERRY_ROHIRRIM_SQUIRE,
]
MORE_COMPANIONS = [*COMPANIONS, GONDORIAN_RANGER, LEGOLAS_DAUNTLESS_HUNTER, GANDALF_GREYHAME]
LET_IT_BE, PREVENT = 0, 1


def assigned_to(scene: Scene, minion: str) -> tuple[int, ...]:
    return scene.state.assigned[scene.card(minion)]


def to_the_prevention(minion: str) -> Scene:
    scene = Scene(fellowship=MORE_COMPANIONS, minions=[minion]).assignment_phase()
    scene.wait_to(Verb.USE, minion).use(minion)
    assert scene.who == FREE_PEOPLES
    return scene


@pytest.mark.parametrize(
    ("wounds", "twilight", "usable"), [(0, 5, True), (0, 4, False), (2, 5, False)]
)
def test_southron_explorer_takes_a_site_for_an_exertion_and_five_twilight(
    wounds: int, twilight: int, usable: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_EXPLORER], twilight=twilight, site=4
    ).wound(SOUTHRON_EXPLORER, wounds)
    scene.state.position[SHADOW] = 3
    scene.regroup_phase()
    assert scene.comes_to(Verb.USE, SOUTHRON_EXPLORER) is usable
    if usable:
        scene.use(SOUTHRON_EXPLORER)
        assert (scene.wounds(SOUTHRON_EXPLORER), scene.twilight) == (1, 0)
        assert scene.controls(ARAGORN_SITES[0])
        assert not scene.controls(ARAGORN_SITES[1])


@pytest.mark.parametrize(
    ("minion", "companions", "exertions"), [(SOUTHRON_FIGHTER, 5, 1), (SOUTHRON_VETERANS, 6, 2)]
)
def test_a_southron_exerts_before_many_companions_of_whom_some_must_exert(
    minion: str, companions: int, exertions: int
) -> None:
    scene = Scene(fellowship=MORE_COMPANIONS[: companions - 1], minions=[minion]).maneuver_phase()
    scene.wait_to(Verb.USE, minion).use(minion)
    assert scene.wounds(minion) == 1
    for companion in (MERRY_ROHIRRIM_SQUIRE, FRODO_HOPE_OF_FREE_PEOPLES)[:exertions]:
        assert scene.who == FREE_PEOPLES
        scene.choose(companion)
    assert sum(scene.state.wounds) == 1 + exertions
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == exertions - 1


@pytest.mark.parametrize(
    ("minion", "companions", "wounds"),
    [
        (SOUTHRON_FIGHTER, 4, 0),
        (SOUTHRON_FIGHTER, 5, 2),
        (SOUTHRON_VETERANS, 5, 0),
        (SOUTHRON_VETERANS, 6, 2),
    ],
)
def test_a_southron_does_nothing_before_few_companions_or_when_exhausted(
    minion: str, companions: int, wounds: int
) -> None:
    scene = Scene(fellowship=MORE_COMPANIONS[: companions - 1], minions=[minion])
    scene.wound(minion, wounds).maneuver_phase()
    assert not scene.comes_to(Verb.USE, minion)


@pytest.mark.parametrize(
    ("wounds", "twilight", "usable"), [(0, 4, True), (0, 3, False), (1, 4, False)]
)
def test_southron_spear_wounds_whom_its_bearer_is_skirmishing(
    wounds: int, twilight: int, usable: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_SENTRY],
        bearing={SOUTHRON_SENTRY: [SOUTHRON_SPEAR]},
        twilight=twilight,
    ).wound(SOUTHRON_SENTRY, wounds)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SENTRY)
    assert scene.strength(SOUTHRON_SENTRY) == 9 + 2
    assert scene.comes_to(Verb.USE, SOUTHRON_SPEAR) is usable
    if usable:
        scene.use(SOUTHRON_SPEAR)
        assert (scene.wounds(SOUTHRON_SENTRY), scene.twilight) == (1, 0)
        # One by the spear, and one for the skirmish lost.
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1 + (scene.state.skirmisher < 0)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


@pytest.mark.parametrize(
    ("minion", "playable"), [(SOUTHRON_SENTRY, True), (EASTERLING_GUARD, False)]
)
def test_only_a_southron_bears_the_southron_spear(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[SOUTHRON_SPEAR], twilight=1).shadow_phase()
    assert scene.can(Verb.PLAY, SOUTHRON_SPEAR) is playable


@pytest.mark.parametrize(("others", "total"), [([], 1), ([SOUTHRON_SENTRY], 3)])
def test_southron_archer_shoots_for_each_site_you_control(others: list[str], total: int) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_ARCHER, *others], site=4)
    scene.state.position[SHADOW] = 3
    scene.control(*ARAGORN_SITES[:2]).archery_phase()
    assert archery_totals(scene.state)[1] == total


@pytest.mark.parametrize(("card", "price"), [(HOWL_OF_HARAD, 4), (SOUTHRON_ASSASSIN, 1)])
def test_a_lost_skirmish_against_any_southron_wounds_the_ring_bound(card: str, price: int) -> None:
    fighter = made(DESERT_FIGHTER, strength=13)
    support: dict[str, Any] = {"shadow_support": [card]} if card == HOWL_OF_HARAD else {}
    minions = [fighter] if card == HOWL_OF_HARAD else [fighter, card]
    scene = Scene(fellowship=[WEAK, GONDORIAN_RANGER], minions=minions, twilight=price, **support)
    scene.skirmish(WEAK, fighter)
    while not scene.can(Verb.TRIGGER, card):
        scene.pass_()
    scene.answer_with(card)
    assert scene.twilight == 0
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    scene.choose(GONDORIAN_RANGER)
    assert scene.wounds(GONDORIAN_RANGER) == 1


@pytest.mark.parametrize(
    ("others", "total"), [([], 1), ([EASTERLING_INFANTRY], 2), ([MORDOR_TROOPER], 1)]
)
def test_southron_bow_counts_another_raider_man_than_its_bearer(
    others: list[str], total: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_SENTRY, *others],
        bearing={SOUTHRON_SENTRY: [SOUTHRON_BOW]},
    ).archery_phase()
    assert is_archer(scene.state, scene.card(SOUTHRON_SENTRY))
    assert archery_totals(scene.state)[1] == total


@pytest.mark.parametrize("bowman", [SOUTHRON_BOWMAN, DESERT_LORD, ELITE_ARCHER])
def test_a_bowman_exerts_a_companion_in_place_of_his_arrow(bowman: str) -> None:
    scene = (
        Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[bowman])
        .archery_phase()
        .wait_to(Verb.USE, bowman)
    )
    assert archery_totals(scene.state)[1] == 1
    scene.use(bowman)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == scene.wounds(bowman) == 1
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


@pytest.mark.parametrize(
    ("minion", "few", "enough"), [(SOUTHRON_COMMANDER, 5, 6), (SOUTHRON_TROOP, 6, 7)]
)
def test_a_southron_needs_so_many_companions_to_be_assigned_to_the_ring_bearer(
    minion: str, few: int, enough: int
) -> None:
    for count, can in ((few, False), (enough, True)):
        scene = Scene(fellowship=MORE_COMPANIONS[: count - 1], minions=[minion]).assignment_phase()
        while scene.who == FREE_PEOPLES and scene.can(Verb.PASS) and not scene.can(Verb.ASSIGN):
            scene.pass_()
        assert scene.can(Verb.USE, minion) is can


def test_southron_commander_lets_the_free_peoples_player_discard_an_unbound_companion() -> None:
    scene = to_the_prevention(SOUTHRON_COMMANDER).take_number(PREVENT)
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, GONDORIAN_RANGER)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.is_discarded(MERRY_ROHIRRIM_SQUIRE)
    assert not assigned_to(scene, SOUTHRON_COMMANDER)


@pytest.mark.parametrize(("controlled", "added"), [(0, 0), (2, 4)])
def test_southron_sentry_adds_two_for_each_site_you_control(controlled: int, added: int) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_SENTRY], site=4)
    scene.state.position[SHADOW] = 3
    scene.control(*ARAGORN_SITES[:controlled]).maneuver_phase().wait_to(Verb.USE, SOUTHRON_SENTRY)
    assert scene.use(SOUTHRON_SENTRY).twilight == added


def test_southron_troop_lets_the_shadow_player_choose_the_companion_discarded() -> None:
    scene = to_the_prevention(SOUTHRON_TROOP).take_number(PREVENT)
    assert scene.who == SHADOW
    scene.choose(GONDORIAN_RANGER)
    assert scene.is_discarded(GONDORIAN_RANGER)
    assert not assigned_to(scene, SOUTHRON_TROOP)


@pytest.mark.parametrize("minion", [SOUTHRON_COMMANDER, SOUTHRON_TROOP, SOUTHRON_WANDERER])
def test_a_southron_is_assigned_to_the_ring_bearer_unless_that_is_prevented(minion: str) -> None:
    scene = to_the_prevention(minion).take_number(LET_IT_BE)
    assert assigned_to(scene, minion) == (scene.card(FRODO_HOPE_OF_FREE_PEOPLES),)


def test_southron_wanderer_is_held_back_for_four_twilight() -> None:
    scene = to_the_prevention(SOUTHRON_WANDERER).take_number(PREVENT)
    assert scene.twilight == 4
    assert not assigned_to(scene, SOUTHRON_WANDERER)


@pytest.mark.parametrize("minion", [DESERT_LANCERS, REGIMENT_OF_HARADRIM])
@pytest.mark.parametrize(("other", "playable"), [(EASTERLING_GUARD, True), (MORDOR_TROOPER, False)])
def test_southron_troops_follow_a_man_of_the_raiders(
    minion: str, other: str, playable: bool
) -> None:
    scene = Scene(minions=[other], shadow_hand=[minion], twilight=8, site=4).shadow_phase()
    assert scene.can(Verb.PLAY, minion) is playable


@pytest.mark.parametrize(
    ("minion", "wounds", "usable"),
    [
        (DESERT_LANCERS, 0, True),
        (DESERT_LANCERS, 1, False),
        (REGIMENT_OF_HARADRIM, 1, True),
        (REGIMENT_OF_HARADRIM, 2, False),
    ],
)
def test_southron_troops_exert_twice_to_take_a_site(minion: str, wounds: int, usable: bool) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion], site=4)
    scene.state.position[SHADOW] = 3
    scene.wound(minion, wounds).regroup_phase()
    assert scene.comes_to(Verb.USE, minion) is usable
    if usable:
        scene.use(minion)
        assert scene.wounds(minion) == wounds + 2
    assert scene.controls(ARAGORN_SITES[0]) is usable


@pytest.mark.parametrize("takes_it", [True, False])
def test_a_southron_in_ambush_may_add_two_when_the_free_peoples_assign_him(takes_it: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_SOLDIER], site=4
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SOLDIER)
    assert scene.who == SHADOW
    if takes_it:
        scene.take_first()
    else:
        scene.pass_()
    assert scene.twilight == (2 if takes_it else 0)
