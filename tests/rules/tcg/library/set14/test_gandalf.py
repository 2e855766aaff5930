"""The Gandalf cards of set 14, *Expanded Middle-earth*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_brand_leads_dwarves_and_other_men_of_gandalfs() -> None:
    cards = [BRAND, DASRON, DWARF_GUARD, GANDALF_LEADER_OF_THE_COMPANY, DUILIN, MORDOR_TROOPER]
    scene = Scene(fellowship=cards[:-1], minions=cards[-1:], site=9)
    without = Scene(fellowship=cards[1:-1], minions=cards[-1:], site=9)
    gained = [scene.strength(card) - without.strength(card) for card in cards[1:]]
    assert gained == [1, 1, 0, 0, 0]
    assert scene.strength(BRAND) == 6


@pytest.mark.parametrize(
    ("others", "minions", "total"),
    [
        ([], 1, 0),
        ([], 2, 0),
        ([], 3, 1),
        ([], 5, 3),
        # An archer of their own, who is one companion more.
        ([LEGOLAS_GREENLEAF], 1, 1),
        ([LEGOLAS_GREENLEAF], 5, 3),
    ],
)
def test_brand_shoots_at_the_minions_beyond_the_companions(
    others: list[str], minions: int, total: int
) -> None:
    """Frodo and Brand are two."""
    scene = Scene(fellowship=[BRAND, *others], minions=[ORKISH_SCOUT] * minions, site=4)
    assert archery_totals(scene.state)[0] == total


def test_grimbeorn_is_healed_as_every_turn_starts() -> None:
    scene = Scene(fellowship=[GRIMBEORN]).wound(GRIMBEORN, 2).turn_starts()
    assert scene.wounds(GRIMBEORN) == 1


@pytest.mark.parametrize(
    ("card", "wounds", "offered"),
    [(TRACKING_URUK, 0, True), (TRACKING_URUK, 4, False), (DASRON, 0, False)],
    ids=["a minion", "exhausted", "no minion"],
)
def test_grimbeorn_takes_the_strength_of_a_minion_from_hand(
    card: str, wounds: int, *, offered: bool
) -> None:
    scene = Scene(fellowship=[GRIMBEORN], minions=[MORDOR_TROOPER], hand=[card], site=5).wound(
        GRIMBEORN, wounds
    )
    scene.maneuver_phase()
    assert scene.can(Verb.TRIGGER, GRIMBEORN) is offered
    if offered:
        scene.answer_with(GRIMBEORN)
        assert scene.wounds(GRIMBEORN) == 2
        assert scene.is_discarded(card)
        assert scene.strength(GRIMBEORN) == 4 + 14
        scene.regroup_phase()
        assert scene.strength(GRIMBEORN) == 4
