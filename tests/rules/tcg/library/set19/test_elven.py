"""The Elven cards of set 19, *Ages End*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import (
    ARWEN_ROYAL_MAIDEN,
    AXE_STRIKE,
    BRUTAL_EASTERLING,
    DINENDAL_MIRKWOOD_ARCHER,
    DWARF_GUARD,
    ELFHELM,
    GWAIHIR,
    MORDOR_VETERAN,
    TRACKING_URUK,
    URUVIEL_WOODLAND_MAID,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("companions", "offered"), [(3, True), (2, False)])
def test_arwen_royal_maiden_reconciles_for_three_threats_that_fit(
    companions: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARWEN_ROYAL_MAIDEN, *[DWARF_GUARD] * (companions - 2)],
        minions=[MORDOR_VETERAN],
        deck=[ELFHELM] * 9,
        site=4,
    ).maneuver_phase()
    assert scene.can(Verb.USE, ARWEN_ROYAL_MAIDEN) is offered
    if offered:
        scene.use(ARWEN_ROYAL_MAIDEN)
        assert scene.threats == 3
        assert len(scene.hand()) == 8


@pytest.mark.parametrize(
    ("followers", "weaker"),
    [
        ([DINENDAL_MIRKWOOD_ARCHER, URUVIEL_WOODLAND_MAID], 2),
        ([DINENDAL_MIRKWOOD_ARCHER, GWAIHIR], 0),
    ],
)
def test_arwen_royal_maiden_weakens_minions_with_two_elven_followers(
    followers: list[str], weaker: int
) -> None:
    scene = Scene(
        fellowship=[ARWEN_ROYAL_MAIDEN, DWARF_GUARD],
        support=followers,
        minions=[BRUTAL_EASTERLING, TRACKING_URUK],
        hand=[AXE_STRIKE],
        site=4,
    )
    before = [scene.strength(minion) for minion in (BRUTAL_EASTERLING, TRACKING_URUK)]
    assign(scene.state, scene.card(DWARF_GUARD), scene.card(TRACKING_URUK))
    scene.skirmish(ARWEN_ROYAL_MAIDEN, BRUTAL_EASTERLING).do(Verb.FIGHT, ARWEN_ROYAL_MAIDEN)
    assert scene.strength(BRUTAL_EASTERLING) == before[0] - weaker
    assert scene.strength(TRACKING_URUK) == before[1] + 0
