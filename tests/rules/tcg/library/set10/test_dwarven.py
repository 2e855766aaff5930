"""The Dwarves of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.vocabulary import Keyword
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY
CAPTAIN = made(SOUTHRON_CAPTAIN, strength=4, vitality=4, twilight=0)
# So weak that the first wound kills, but not overwhelmed.
FRAIL = made(SOUTHRON_CAPTAIN, strength=4, vitality=1, twilight=0)
# Gimli's damage bonus and one more.
GIMLI = made(GIMLI_DWARF_OF_EREBOR, keywords={Keyword.DAMAGE: 2})


def great_day(fellowship: list[str]) -> Scene:
    """Let the Shadow player play a minion while Great Day, Great Hour is in hand."""
    scene = Scene(
        fellowship=fellowship, hand=[GREAT_DAY_GREAT_HOUR], shadow_hand=[CAPTAIN], twilight=9
    )
    return scene.shadow_phase().play(CAPTAIN)


def test_great_day_great_hour_exerts_the_minion_as_often_as_the_damage_bonus() -> None:
    scene = great_day([GIMLI_DWARF_OF_EREBOR, DWARF_GUARD]).play(GREAT_DAY_GREAT_HOUR)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert scene.wounds(DWARF_GUARD) == 0
    assert scene.wounds(CAPTAIN) == 1


def test_great_day_great_hour_asks_for_a_damage_bonus() -> None:
    assert not great_day([DWARF_GUARD]).can(Verb.PLAY, GREAT_DAY_GREAT_HOUR)


@pytest.mark.parametrize("place", ["hand", "discards"])
def test_memories_of_darkness_plays_a_condition_as_initiative_is_lost(place: str) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[MEMORIES_OF_DARKNESS],
        minions=[CAPTAIN, BYSTANDER],
        hand=[AXE_STRIKE] * 3 + [FROM_THE_ARMORY if place == "hand" else AXE_STRIKE],
        discards=[] if place == "hand" else [FROM_THE_ARMORY],
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, CAPTAIN).play(AXE_STRIKE)
    scene.answer_with(MEMORIES_OF_DARKNESS)
    assert scene.in_play(FROM_THE_ARMORY)


def test_memories_of_darkness_is_silent_in_the_fellowship_phase() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[MEMORIES_OF_DARKNESS],
        hand=[FROM_THE_ARMORY, DWARVEN_HEART, AXE_STRIKE, AXE_STRIKE],
    )
    scene.fellowship_phase().play(FROM_THE_ARMORY)
    assert not scene.can(Verb.TRIGGER, MEMORIES_OF_DARKNESS)


def more_yet_to_come(*unassigned: str) -> Scene:
    scene = Scene(
        fellowship=[GIMLI], minions=[FRAIL, *unassigned, BYSTANDER], hand=[MORE_YET_TO_COME]
    )
    return scene.skirmish(GIMLI, FRAIL).wait_to(Verb.PLAY, MORE_YET_TO_COME)


def test_more_yet_to_come_assigns_what_a_killed_minion_did_not_take() -> None:
    """The minion takes one wound of three; the two of the damage bonus go to others."""
    scene = more_yet_to_come(CAPTAIN).play(MORE_YET_TO_COME)
    scene.choose(CAPTAIN).choose(BYSTANDER)
    assert scene.wounds(CAPTAIN) == 1
    assert scene.wounds(BYSTANDER) == 1


def test_more_yet_to_come_may_give_one_minion_all_it_can_take() -> None:
    scene = more_yet_to_come(CAPTAIN).play(MORE_YET_TO_COME)
    scene.choose(CAPTAIN).choose(CAPTAIN)
    assert scene.wounds(CAPTAIN) == 2


def test_more_yet_to_come_needs_wounds_that_were_not_taken() -> None:
    taken = made(SOUTHRON_CAPTAIN, strength=4, vitality=3, twilight=0)
    scene = Scene(fellowship=[GIMLI], minions=[taken, CAPTAIN, BYSTANDER], hand=[MORE_YET_TO_COME])
    assert not scene.skirmish(GIMLI, taken).comes_to(Verb.PLAY, MORE_YET_TO_COME)
    assert not scene.in_play(taken)


def test_an_overwhelmed_minion_leaves_no_wounds() -> None:
    weak = made(MORDOR_TROOPER, strength=1, vitality=1)
    scene = Scene(fellowship=[GIMLI], minions=[weak, CAPTAIN, BYSTANDER], hand=[MORE_YET_TO_COME])
    assert not scene.skirmish(GIMLI, weak).comes_to(Verb.PLAY, MORE_YET_TO_COME)
    assert not scene.in_play(weak)
