"""The cards of Gondor of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.state.codes import RESISTANCE, Verb
from tests.rules.tcg.cards import (
    DWARF_GUARD,
    DWARVEN_AXE,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GIMLI_DWARF_OF_EREBOR,
    INGOLD,
    KNIGHT_OF_DOL_AMROTH,
    NARSIL_BLADE_OF_THE_FAITHFUL,
    RING_OF_FURY,
    SCROLL_OF_ISILDUR,
    SEEING_STONE_OF_MINAS_ANOR,
    SEEING_STONE_OF_ORTHANC,
    TARGON,
    THRONE_OF_MINAS_TIRITH,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("stones", "bonus"), [(0, 1), (1, 2), (4, 3)])
def test_scroll_of_isildur_strengthens_the_will_by_three_at_most(stones: int, bonus: int) -> None:
    artifacts = [
        SEEING_STONE_OF_MINAS_ANOR,
        SEEING_STONE_OF_ORTHANC,
        THRONE_OF_MINAS_TIRITH,
        NARSIL_BLADE_OF_THE_FAITHFUL,
    ][:stones]
    bearer = FRODO_HOPE_OF_FREE_PEOPLES
    before = Scene(support=artifacts).number(RESISTANCE, bearer)
    scene = Scene(support=[SCROLL_OF_ISILDUR, *artifacts])
    assert scene.number(RESISTANCE, bearer) == before + bonus


def test_scroll_of_isildur_brings_a_ring_back() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[SCROLL_OF_ISILDUR],
        discards=[RING_OF_FURY, DWARVEN_AXE],
    )
    scene.fellowship_phase().use(SCROLL_OF_ISILDUR)
    assert scene.is_discarded(SCROLL_OF_ISILDUR)
    assert scene.bearer_of(RING_OF_FURY) == GIMLI_DWARF_OF_EREBOR
    assert scene.is_discarded(DWARVEN_AXE)


@pytest.mark.parametrize("stone", [SEEING_STONE_OF_MINAS_ANOR, SEEING_STONE_OF_ORTHANC])
@pytest.mark.parametrize(("wounds", "threats"), [(0, 0), (1, 2)])
def test_a_seeing_stone_costs_threats_without_a_hardy_man(
    stone: str, wounds: int, threats: int
) -> None:
    """A man's vitality falls with his wounds."""
    scene = Scene(fellowship=[KNIGHT_OF_DOL_AMROTH, DWARF_GUARD], hand=[stone])
    scene.wound(KNIGHT_OF_DOL_AMROTH, wounds)
    scene.fellowship_phase().wait_to(Verb.PLAY, stone).play(stone)
    if scene.can(Verb.EITHER):
        scene.choose("vitality")
    assert scene.in_play(stone)
    assert scene.threats == threats


def test_seeing_stone_of_minas_anor_changes_the_whole_hand_for_three_cards() -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_DOL_AMROTH],
        support=[SEEING_STONE_OF_MINAS_ANOR],
        hand=[TARGON, INGOLD],
        deck=[DWARF_GUARD] * 4,
        site=4,
    )
    scene.regroup_phase().use(SEEING_STONE_OF_MINAS_ANOR).choose("exert")
    assert scene.hand() == [DWARF_GUARD] * 3
    assert scene.is_discarded(TARGON)
    assert scene.is_discarded(INGOLD)
    assert scene.in_play(SEEING_STONE_OF_MINAS_ANOR)


def test_seeing_stone_of_orthanc_pays_with_a_threat_for_twilight() -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_DOL_AMROTH],
        support=[SEEING_STONE_OF_ORTHANC],
        deck=[DWARF_GUARD] * 4,
        twilight=5,
        site=4,
    )
    scene.regroup_phase().use(SEEING_STONE_OF_ORTHANC).choose("add a threat").choose("remove (2)")
    assert (scene.threats, scene.twilight) == (1, 3)
    scene.use(SEEING_STONE_OF_ORTHANC).choose("discard").choose("draw")
    assert scene.hand() == [DWARF_GUARD]
    assert scene.is_discarded(SEEING_STONE_OF_ORTHANC)
