"""The Dwarven cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_STRIDER,
    AXE_STRIKE,
    BATTLE_TO_THE_LAST,
    DUILIN,
    DWARVEN_AXE,
    EASTERLING_BLADEMASTER,
    GIMLI_DWARF_OF_EREBOR,
    HALL_OF_OUR_FATHERS,
    WELL_EQUIPPED,
    WELL_TRAVELED,
)
from tests.rules.tcg.scene import Scene


def test_hall_of_our_fathers_exchanges_the_hand_with_its_stack() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[HALL_OF_OUR_FATHERS],
        stacked={HALL_OF_OUR_FATHERS: [ARAGORN_STRIDER, WELL_TRAVELED]},
        hand=[DUILIN],
    )
    scene.maneuver_phase().answer_with(HALL_OF_OUR_FATHERS)
    assert scene.hand() == [ARAGORN_STRIDER, WELL_TRAVELED]
    assert scene.stack(HALL_OF_OUR_FATHERS) == [DUILIN]


def test_hall_of_our_fathers_takes_eight_cards_of_the_deck() -> None:
    scene = Scene(hand=[HALL_OF_OUR_FATHERS], deck=[DUILIN] * 9)
    scene.fellowship_phase().play(HALL_OF_OUR_FATHERS)
    assert scene.stack(HALL_OF_OUR_FATHERS) == [DUILIN] * 8
    assert scene.deck() == [DUILIN]


@pytest.mark.parametrize("wounds", [0, 1, 2])
def test_battle_to_the_last_gives_strength_and_damage_for_each_wound(wounds: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[EASTERLING_BLADEMASTER],
        hand=[BATTLE_TO_THE_LAST, AXE_STRIKE],
        site=4,
    ).wound(GIMLI_DWARF_OF_EREBOR, wounds)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, EASTERLING_BLADEMASTER)
    before = scene.strength(GIMLI_DWARF_OF_EREBOR)
    damage = damage_bonus(scene.state, scene.card(GIMLI_DWARF_OF_EREBOR))
    scene.play(BATTLE_TO_THE_LAST)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == before + 2 * wounds
    assert damage_bonus(scene.state, scene.card(GIMLI_DWARF_OF_EREBOR)) == damage + wounds


@pytest.mark.parametrize(("burdens", "playable"), [(1, True), (2, False)])
def test_well_equipped_arms_a_dwarf_who_resists(burdens: int, playable: bool) -> None:
    """Gimli's printed resistance is 6."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        hand=[WELL_EQUIPPED, AXE_STRIKE],
        deck=[DWARVEN_AXE, AXE_STRIKE],
        burdens=burdens,
    )
    scene.fellowship_phase()
    if scene.can(Verb.PLAY, WELL_EQUIPPED):
        scene.play(WELL_EQUIPPED)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert scene.in_play(DWARVEN_AXE) is playable
