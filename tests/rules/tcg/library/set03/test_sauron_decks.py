"""Sauron cards of set 3, *Realms of the Elf-lords*, that eat the Free Peoples player's cards."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("company", "lost"),
    [
        (
            [
                GIMLI_DWARF_OF_EREBOR,
                LEGOLAS_GREENLEAF,
                ARAGORN_DRIVEN_BY_NEED,
                GANDALF_THE_GREY_WIZARD,
            ],
            4,
        ),
        ([GIMLI_DWARF_OF_EREBOR, DWARF_GUARD], 1),
    ],
    ids=["four races", "two Dwarves"],
)
def test_massing_in_the_east_discards_a_card_for_each_race(company: list[str], lost: int) -> None:
    scene = Scene(
        fellowship=company,
        minions=[MORDOR_VETERAN],
        deck=[AXE_STRIKE] * 6,
        hand=[AXE_STRIKE] * 8,
        shadow_hand=[MASSING_IN_THE_EAST],
        twilight=5,
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, MASSING_IN_THE_EAST).play(MASSING_IN_THE_EAST)
    assert len(scene.deck()) == 6 - lost
    assert scene.wounds(MORDOR_VETERAN) == 1


def test_his_cruelty_and_malice_discards_the_top_card() -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN],
        shadow_support=[HIS_CRUELTY_AND_MALICE],
        deck=[AXE_STRIKE] * 2 + [DWARF_GUARD],
        hand=[AXE_STRIKE] * 8,
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.USE, HIS_CRUELTY_AND_MALICE).use(HIS_CRUELTY_AND_MALICE)
    assert scene.is_discarded(DWARF_GUARD)
    assert scene.wounds(MORDOR_VETERAN) == 1


def test_hand_of_sauron_discards_a_card_at_random_from_hand() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN],
        hand=[AXE_STRIKE] * 2,
        shadow_hand=[HAND_OF_SAURON],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, HAND_OF_SAURON).play(HAND_OF_SAURON)
    assert scene.hand() == [AXE_STRIKE]
    assert scene.wounds(MORDOR_VETERAN) == 1


def test_orc_warrior_gives_up_a_condition_to_discard_two_cards() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ORC_WARRIOR],
        shadow_support=[HIS_CRUELTY_AND_MALICE, HARSH_TONGUES],
        deck=[AXE_STRIKE] * 3,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, ORC_WARRIOR).use(ORC_WARRIOR)
    assert scene.is_discarded(HIS_CRUELTY_AND_MALICE)
    assert scene.in_play(HARSH_TONGUES)
    assert len(scene.deck()) == 1


def test_tower_of_barad_dur_costs_a_card_of_the_hand_at_each_move() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[TOWER_OF_BARAD_DUR],
        hand=[AXE_STRIKE, DWARF_GUARD],
    ).happen(path.move)
    if scene.can(Verb.DISCARD, DWARF_GUARD):
        scene.discard(DWARF_GUARD)
    elif scene.can(Verb.CHOOSE, DWARF_GUARD):
        scene.choose(DWARF_GUARD)
    assert scene.hand() == [AXE_STRIKE]


@pytest.mark.parametrize(
    ("companion", "playable"), [(ARAGORN_DRIVEN_BY_NEED, True), (GIMLI_DWARF_OF_EREBOR, False)]
)
def test_gleaming_in_the_snow_adds_a_burden_against_gondor(
    companion: str, *, playable: bool
) -> None:
    scene = Scene(
        fellowship=[companion], minions=[MORDOR_VETERAN], shadow_hand=[GLEAMING_IN_THE_SNOW], site=6
    ).regroup_phase()
    assert scene.comes_to(Verb.PLAY, GLEAMING_IN_THE_SNOW) is playable
    if playable:
        assert scene.play(GLEAMING_IN_THE_SNOW).burdens == 1
        assert scene.wounds(MORDOR_VETERAN) == 1
