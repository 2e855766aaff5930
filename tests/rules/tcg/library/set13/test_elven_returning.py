"""The Elven cards of set 13, *Bloodlines*, that bring events back from the discard pile."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import FELLOWSHIP, REGROUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("phase", "discarded", "offered"),
    [
        (REGROUP, FINAL_SHOT, True),
        (FELLOWSHIP, FINAL_SHOT, False),
        (REGROUP, AXE_STRIKE, False),
        (REGROUP, SECLUDED_HOMESTEAD, False),
    ],
)
def test_celeborn_the_wise_takes_an_elven_event_back_as_the_fellowship_goes_on(
    phase: int, discarded: str, *, offered: bool
) -> None:
    scene = Scene(fellowship=[CELEBORN_THE_WISE], discards=[discarded], site=2)
    scene.state.phase = phase
    scene.happen(move)
    assert scene.comes_to(Verb.TRIGGER, CELEBORN_THE_WISE) is offered
    if offered:
        scene.answer_with(CELEBORN_THE_WISE)
        assert scene.hand() == [discarded]


@pytest.mark.parametrize("place", [FANGORN_GLADE, WEST_ROAD])
def test_celeborn_the_wise_lets_firm_elves_muster_in_a_forest(place: str) -> None:
    """Celeborn himself and another Elf resist seven, the third six; the Wizard is no Elf."""
    cards = [
        CELEBORN_THE_WISE,
        LEGOLAS_WOODLAND_EMISSARY,
        SHROUDED_ELF,
        GANDALF_LEADER_OF_THE_COMPANY,
    ]
    scene = Scene(fellowship=cards, path=(place,), site=1)
    musters = [has_words(scene.state, scene.card(card), traits.MUSTER) for card in cards]
    assert musters == [place == FANGORN_GLADE] * 2 + [False] * 2


@pytest.mark.parametrize("reinforces", [True, False])
def test_inside_a_song_an_elf_brings_a_skirmish_event_back(*, reinforces: bool) -> None:
    scene = Scene(
        fellowship=[SHROUDED_ELF, DWARF_GUARD],
        support=[SECLUDED_HOMESTEAD],
        minions=[EASTERLING_BLADEMASTER],
        hand=[INSIDE_A_SONG],
        # A skirmish event of Dwarves and an Elven event of another phase stay where they are.
        discards=[AXE_STRIKE, FINAL_SHOT, INSIDE_A_SONG],
        site=4,
    ).put_tokens(SECLUDED_HOMESTEAD, 1)
    scene.maneuver_phase().wait_to(Verb.PLAY, INSIDE_A_SONG).play(INSIDE_A_SONG)
    assert scene.wounds(SHROUDED_ELF) == 1
    assert scene.hand() == [FINAL_SHOT]
    scene.do(Verb.YES if reinforces else Verb.PASS)
    assert scene.tokens(SECLUDED_HOMESTEAD) == 1 + int(reinforces)


def test_inside_a_song_reinforces_nothing_where_no_token_lies() -> None:
    scene = Scene(
        fellowship=[SHROUDED_ELF],
        support=[SECLUDED_HOMESTEAD],
        minions=[EASTERLING_BLADEMASTER],
        hand=[INSIDE_A_SONG],
        discards=[FINAL_SHOT],
        site=4,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, INSIDE_A_SONG).play(INSIDE_A_SONG)
    assert scene.hand() == [FINAL_SHOT]
    assert not scene.can(Verb.YES)
    assert scene.tokens(SECLUDED_HOMESTEAD) == 0


@pytest.mark.parametrize(("singer", "wounds"), [(SHROUDED_ELF, 2), (DWARF_GUARD, 0)])
def test_inside_a_song_needs_an_elf_who_can_exert(singer: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[singer],
        minions=[EASTERLING_BLADEMASTER],
        hand=[INSIDE_A_SONG],
        discards=[FINAL_SHOT],
        site=4,
    ).wound(singer, wounds)
    assert not scene.maneuver_phase().comes_to(Verb.PLAY, INSIDE_A_SONG)
