"""The Dwarven cards of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    AXE_STRIKE,
    EVER_MY_HEART_RISES,
    FLURRY_OF_BLOWS,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GIMLI_DWARF_OF_EREBOR,
    GIMLIS_HELM,
    LINNAR,
    MORDOR_TROOPER,
    MORGUL_HOUND,
    MORNING_CAME,
    RING_OF_ACCRETION,
    SINDRI,
    SOUTHRON_CAPTAIN,
    WEALTH_OF_MORIA,
)
from tests.rules.tcg.scene import Scene


def test_ring_of_accretion_turns_up_a_card_for_each_dwarf() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, SINDRI],
        bearing={GIMLI_DWARF_OF_EREBOR: [RING_OF_ACCRETION]},
        minions=[SOUTHRON_CAPTAIN],
        deck=[GIMLIS_HELM, MORDOR_TROOPER, FLURRY_OF_BLOWS],
        site=5,
    )
    scene.maneuver_phase().use(RING_OF_ACCRETION).take_number(2)
    assert scene.hand() == [FLURRY_OF_BLOWS]
    assert scene.is_discarded(MORDOR_TROOPER)
    assert scene.deck() == [GIMLIS_HELM]
    assert scene.is_discarded(RING_OF_ACCRETION)


def _stacked(event: str, fellowship: tuple[str, ...]) -> Scene:
    scene = Scene(
        fellowship=list(fellowship),
        support=[EVER_MY_HEART_RISES],
        stacked={EVER_MY_HEART_RISES: [event]},
        minions=[SOUTHRON_CAPTAIN],
        hand=[MORNING_CAME],
        site=5,
    )
    return scene.skirmish(GIMLI_DWARF_OF_EREBOR, SOUTHRON_CAPTAIN)


def test_sindri_plays_skirmish_events_from_a_stack_and_pays_for_them() -> None:
    scene = _stacked(FLURRY_OF_BLOWS, (GIMLI_DWARF_OF_EREBOR, SINDRI))
    twilight = scene.twilight
    before = scene.strength(GIMLI_DWARF_OF_EREBOR)
    scene.use(SINDRI)
    if scene.can(Verb.CHOOSE, GIMLI_DWARF_OF_EREBOR):
        scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) > before
    assert scene.is_discarded(FLURRY_OF_BLOWS)
    assert scene.twilight > twilight


def test_without_sindri_a_stacked_event_stays() -> None:
    scene = _stacked(FLURRY_OF_BLOWS, (GIMLI_DWARF_OF_EREBOR,))
    assert not scene.can(Verb.PLAY, FLURRY_OF_BLOWS)
    assert scene.stack(EVER_MY_HEART_RISES) == [FLURRY_OF_BLOWS]


def test_sindri_plays_no_event_of_another_phase() -> None:
    scene = _stacked(WEALTH_OF_MORIA, (GIMLI_DWARF_OF_EREBOR, SINDRI))
    assert not scene.can(Verb.USE, SINDRI)


@pytest.mark.parametrize(("in_fierce", "healed"), [(True, 1), (False, 0)])
def test_linnar_heals_the_winner_of_a_fierce_skirmish(in_fierce: bool, healed: int) -> None:
    scene = Scene(
        fellowship=[LINNAR, GIMLI_DWARF_OF_EREBOR],
        minions=[MORGUL_HOUND],
        # An event in hand keeps the skirmish open.
        hand=[AXE_STRIKE],
        site=6,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 2)
    scene.wound(MORGUL_HOUND, 1).wound(GIMLI_DWARF_OF_EREBOR, 1)
    scene.assignment_phase(fierce=in_fierce)
    scene.do(Verb.ASSIGN, GIMLI_DWARF_OF_EREBOR, MORGUL_HOUND)
    scene.happen(emit, SKIRMISH_WON, scene.card(GIMLI_DWARF_OF_EREBOR))
    assert scene.can(Verb.TRIGGER, LINNAR) is bool(healed)
    if healed:
        scene.answer_with(LINNAR)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1 - healed
