"""The Shire cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.operations.wounds import kill
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
    MORDOR_REGULAR,
    NO_VISITORS,
    SAM_INNOCENT_TRAVELER,
    SAM_LOYAL_FRIEND,
    SOUTHRON_CAPTAIN,
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


@pytest.mark.parametrize(
    ("sam", "follower"),
    [(SAM_INNOCENT_TRAVELER, True), (SAM_INNOCENT_TRAVELER, False)],
)
def test_sam_innocent_traveler_heals_another_hobbit_with_a_follower(
    sam: str, follower: bool
) -> None:
    scene = Scene(
        fellowship=[sam, MERRY_ROHIRRIM_SQUIRE],
        bearing={sam: [GWAIHIR]} if follower else {},
        minions=[MORDOR_REGULAR],
        site=4,
    ).wound(MERRY_ROHIRRIM_SQUIRE, 2)
    scene.maneuver_phase()
    assert scene.can(Verb.USE, sam) is follower
    if follower:
        scene.use(sam)
        if scene.can(Verb.CHOOSE):
            scene.choose(MERRY_ROHIRRIM_SQUIRE)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
        assert scene.wounds(sam) == 1


@pytest.mark.parametrize("sam", [SAM_INNOCENT_TRAVELER, SAM_LOYAL_FRIEND])
def test_sam_carries_the_ring_on_when_frodo_dies(sam: str) -> None:
    scene = Scene(fellowship=[sam], minions=[SOUTHRON_CAPTAIN], site=4)
    resistance = scene.number(RESISTANCE, sam)
    scene.happen(kill, scene.state.ring_bearer[0], scene.card(SOUTHRON_CAPTAIN))
    scene.answer_with(sam)
    assert scene.state.winner is None
    assert scene.state.ring_bearer[0] == scene.card(sam)
    assert scene.number(RESISTANCE, sam) == resistance - 4
