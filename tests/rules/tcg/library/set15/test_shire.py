"""The Shire cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.state.codes import RESISTANCE, STRENGTH, VITALITY, Verb
from tests.rules.tcg.cards import (
    BATTLEFIELD_RECRUIT,
    DWARF_GUARD,
    GWAIHIR,
    HOBBIT_SWORD_1_299,
    HOBBITON_FARMER,
    LITTLE_GOLDEN_FLOWER,
    MERRY_ROHIRRIM_SQUIRE,
    MERRY_THE_TALL_ONE,
    NO_VISITORS,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("borne", [True, False])
def test_no_visitors_sends_a_hobbits_follower_away_to_cancel_his_skirmish(borne: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, MERRY_THE_TALL_ONE],
        bearing={MERRY_THE_TALL_ONE: [HOBBITON_FARMER]} if borne else {},
        support=[] if borne else [HOBBITON_FARMER],
        minions=[BATTLEFIELD_RECRUIT],
        hand=[NO_VISITORS],
        site=6,
    ).skirmish(MERRY_THE_TALL_ONE, BATTLEFIELD_RECRUIT)
    assert scene.can(Verb.PLAY, NO_VISITORS) is borne
    if borne:
        scene.play(NO_VISITORS)
        assert scene.in_play(HOBBITON_FARMER)
        assert scene.state.bearer[scene.card(HOBBITON_FARMER)] < 0
        assert ("skirmish cancelled", scene.card(MERRY_THE_TALL_ONE)) in scene.log


@pytest.mark.parametrize(
    ("bears", "changes"),
    [([], (1, 0, 0)), ([HOBBIT_SWORD_1_299], (1, 1, 0)), ([GWAIHIR], (1, 0, 1))],
)
def test_little_golden_flower_gives_each_hobbit_what_it_deserves(
    bears: list[str], changes: tuple[int, int, int]
) -> None:
    without, scene = (
        Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE],
            bearing={MERRY_ROHIRRIM_SQUIRE: bears},
            support=support,
        )
        for support in ([], [LITTLE_GOLDEN_FLOWER])
    )
    found = tuple(
        scene.number(statistic, MERRY_ROHIRRIM_SQUIRE)
        - without.number(statistic, MERRY_ROHIRRIM_SQUIRE)
        for statistic in (STRENGTH, VITALITY, RESISTANCE)
    )
    assert found == changes
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 1)
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == without.strength(MERRY_ROHIRRIM_SQUIRE)
