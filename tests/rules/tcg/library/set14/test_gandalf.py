"""The Gandalf cards of set 14, *Expanded Middle-earth*."""

import pytest

from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import (
    BRAND,
    DASRON,
    DUILIN,
    DWARF_GUARD,
    GANDALF_LEADER_OF_THE_COMPANY,
    LEGOLAS_GREENLEAF,
    MORDOR_TROOPER,
    ORKISH_SCOUT,
)
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
