"""Conditions of set 7 by which each minion may assign itself to their bearer."""

from typing import Any

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

CYCLE = [
    (RECKLESS_PRIDE, GIMLI_DWARF_OF_EREBOR),
    (ANCIENT_BLADE, LEGOLAS_GREENLEAF),
    (STEADFAST_CHAMPION, GANDALF_FRIEND_OF_THE_SHIREFOLK),
    (WE_HATES_THEM, SMEAGOL_HURRIED_GUIDE),
    (UNEXPECTED_VISITOR, ARAGORN_DRIVEN_BY_NEED),
    (SLOW_KINDLED_COURAGE, MERRY_ROHIRRIM_SQUIRE),
]


@pytest.mark.parametrize(("condition", "bearer"), CYCLE)
def test_each_minion_may_assign_itself_to_the_bearer_alone(condition: str, bearer: str) -> None:
    scene = Scene(
        fellowship=[bearer, FARIN_DWARVEN_EMISSARY],
        bearing={bearer: [condition]},
        minions=[MORDOR_VETERAN, GORGOROTH_AXEMAN],
        site=6,
    )
    scene.assignment_phase().wait_to(Verb.USE, GORGOROTH_AXEMAN).use(GORGOROTH_AXEMAN)
    assert scene.assigned_to(GORGOROTH_AXEMAN) == [bearer]
    assert scene.assigned_to(MORDOR_VETERAN) == []


@pytest.mark.parametrize(("condition", "bearer"), CYCLE)
def test_it_is_played_on_its_own_people(condition: str, bearer: str) -> None:
    scene = Scene(fellowship=[bearer, EOMER_VALIANT_WARCHIEF], hand=[condition]).fellowship_phase()
    assert scene.play(condition).bearer_of(condition) == bearer


def regroup(condition: str, **laid: Any) -> Scene:
    """Return the regroup phase after the condition is discarded to discard one of two minions."""
    bearer = dict(CYCLE)[condition]
    wounds = laid.pop("wounds", {})
    scene = Scene(
        **{
            "fellowship": [bearer],
            "bearing": {bearer: [condition]},
            "minions": [MORDOR_VETERAN, GORGOROTH_AXEMAN],
            "site": 6,
            **laid,
        }
    )
    for card, count in wounds.items():
        scene.wound(card, count)
    scene.regroup_phase().use(condition)
    assert scene.is_discarded(condition)
    scene.choose(GORGOROTH_AXEMAN)
    assert scene.is_discarded(GORGOROTH_AXEMAN)
    assert scene.in_play(MORDOR_VETERAN)
    return scene


def test_steadfast_champion_heals_a_companion_three_times() -> None:
    scene = regroup(
        STEADFAST_CHAMPION,
        fellowship=[GANDALF_FRIEND_OF_THE_SHIREFOLK, ARAGORN_DRIVEN_BY_NEED],
        wounds={ARAGORN_DRIVEN_BY_NEED: 3, GANDALF_FRIEND_OF_THE_SHIREFOLK: 1},
    )
    scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert (
        scene.wounds(ARAGORN_DRIVEN_BY_NEED),
        scene.wounds(GANDALF_FRIEND_OF_THE_SHIREFOLK),
    ) == (0, 1)


def test_we_hates_them_plays_a_companion_of_the_discard_pile() -> None:
    scene = regroup(WE_HATES_THEM, discards=[ROHIRRIM_GUARD, GIMLIS_HELM])
    assert scene.in_play(ROHIRRIM_GUARD)
    assert scene.is_discarded(GIMLIS_HELM)


def test_slow_kindled_courage_removes_two_burdens() -> None:
    assert regroup(SLOW_KINDLED_COURAGE, burdens=3).burdens == 1


def test_unexpected_visitor_removes_four_twilight() -> None:
    assert regroup(UNEXPECTED_VISITOR, twilight=5).twilight == 1


def test_ancient_blade_reconciles_the_hand() -> None:
    """To eight cards, as in the regroup phase."""
    scene = regroup(ANCIENT_BLADE, hand=[DWARF_GUARD] * 3, deck=[DWARF_GUARD] * 9)
    scene.pass_()  # no card is discarded first
    assert len(scene.hand()) == 8
