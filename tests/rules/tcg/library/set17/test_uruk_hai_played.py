"""Uruk-hai of set 17, *Rise of Saruman*, that do something when they are played."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    DWARF_GUARD,
    ELFHELM,
    ELVEN_SUPPLIES,
    EVER_MY_HEART_RISES,
    GIMLI_DWARF_OF_EREBOR,
    LOOKOUT_URUK,
    ORKISH_SCOUT,
    SONG_OF_THE_SHIRE,
    WHITE_HAND_BUTCHER,
    WHITE_HAND_INVADER,
    WHITE_HAND_LEGION,
    WHITE_HAND_TASKMASTER,
    YOU_DO_NOT_KNOW_FEAR,
)
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize("sites", [0, 1, 2])
def test_white_hand_invader_exerts_for_each_site_you_control(sites: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        shadow_hand=[WHITE_HAND_INVADER],
        twilight=3,
        site=5,
    ).control(*ARAGORN_SITES[:sites])
    scene.shadow_phase().play(WHITE_HAND_INVADER)
    for _ in range(sites):
        assert scene.who == SHADOW
        scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == sites


@pytest.mark.parametrize(("threats", "playable"), [(3, True), (2, True), (1, False)])
def test_white_hand_legion_removes_two_threats(threats: int, playable: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 2,
        shadow_hand=[WHITE_HAND_LEGION],
        threats=threats,
        twilight=6,
        site=5,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, WHITE_HAND_LEGION) is playable
    if playable:
        assert scene.play(WHITE_HAND_LEGION).threats == threats - 2


@pytest.mark.parametrize(
    ("fellowship", "others", "threats"),
    [
        ([DWARF_GUARD, ELFHELM, DWARF_GUARD], [WHITE_HAND_BUTCHER], 3),
        ([DWARF_GUARD, DWARF_GUARD], [WHITE_HAND_BUTCHER], 2),
        ([], [WHITE_HAND_BUTCHER], 1),
        ([DWARF_GUARD, ELFHELM], [], 0),
    ],
)
def test_white_hand_taskmaster_threatens_each_culture_beside_another_uruk(
    fellowship: list[str], others: list[str], threats: int
) -> None:
    scene = Scene(
        fellowship=fellowship,
        minions=others,
        shadow_hand=[WHITE_HAND_TASKMASTER],
        twilight=4,
        site=5,
    ).shadow_phase()
    scene.play(WHITE_HAND_TASKMASTER)
    assert scene.can(Verb.TRIGGER, WHITE_HAND_TASKMASTER) is bool(others)
    if others:
        scene.answer_with(WHITE_HAND_TASKMASTER)
    assert scene.threats == threats


@pytest.mark.parametrize(
    ("minions", "gone"),
    [([WHITE_HAND_BUTCHER], 1), ([WHITE_HAND_BUTCHER, LOOKOUT_URUK], 2), ([ORKISH_SCOUT], 0)],
)
def test_you_do_not_know_fear_discards_a_condition_for_each_uruk(
    minions: list[str], gone: int
) -> None:
    conditions = [SONG_OF_THE_SHIRE, EVER_MY_HEART_RISES, ELVEN_SUPPLIES]
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=conditions,
        minions=minions,
        shadow_hand=[YOU_DO_NOT_KNOW_FEAR],
        twilight=2,
        site=5,
    ).maneuver_phase()
    scene.wait_to(Verb.PLAY, YOU_DO_NOT_KNOW_FEAR).play(YOU_DO_NOT_KNOW_FEAR)
    for condition in conditions[:gone]:
        scene.choose(condition)
    assert [scene.is_discarded(card) for card in conditions] == [True] * gone + [False] * (3 - gone)
