"""The friends of set 13, *Bloodlines*, in the Shire: its followers and who bears them."""

import pytest

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.state.codes import VITALITY, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("discarded", "taken"), [(EVERYTHING_BUT_MY_BONES, True), (HOBBIT_SWORD_1_299, False)]
)
def test_daddy_twofoot_recalls_an_event_as_he_comes_to_aid(discarded: str, *, taken: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[DADDY_TWOFOOT],
        minions=[ORKISH_SCOUT],
        discards=[discarded],
        site=4,
    )
    scene.maneuver_phase().do(Verb.USE, DADDY_TWOFOOT, DWARF_GUARD)
    assert scene.bearer_of(DADDY_TWOFOOT) == DWARF_GUARD
    assert scene.burdens == 1
    assert scene.can(Verb.TRIGGER, DADDY_TWOFOOT) is taken
    if taken:
        scene.answer_with(DADDY_TWOFOOT)
    assert scene.hand() == ([discarded] if taken else [])


@pytest.mark.parametrize(
    ("bearer", "others", "playable"),
    [
        (FRODO_FRENZIED_FIGHTER, [DWARF_GUARD], True),
        (GANDALF_BEARER_OF_OBLIGATION, [SAM_STEADFAST_FRIEND], True),
        (GANDALF_BEARER_OF_OBLIGATION, [SMEAGOL_SLINKER, MERRY_ROHIRRIM_SQUIRE], False),
    ],
)
def test_frodo_gamgee_is_for_the_days_of_a_ring_bound_hobbit(
    bearer: str, others: list[str], *, playable: bool
) -> None:
    scene = Scene(ring_bearer=bearer, fellowship=others, hand=[FRODO_GAMGEE]).fellowship_phase()
    assert scene.can(Verb.PLAY, FRODO_GAMGEE) is playable


def test_frodo_gamgee_lends_the_strength_of_ring_bound_hobbits() -> None:
    """Frodo and Sam, but neither Merry nor Sméagol."""
    scene = Scene(
        fellowship=[DWARF_GUARD, SAM_STEADFAST_FRIEND, MERRY_ROHIRRIM_SQUIRE, SMEAGOL_SLINKER],
        support=[FRODO_GAMGEE],
        minions=[ORKISH_SCOUT],
        site=4,
    )
    assert scene.strength(DWARF_GUARD) == 4
    scene.maneuver_phase().do(Verb.USE, FRODO_GAMGEE, DWARF_GUARD)
    assert scene.burdens == 2
    assert scene.strength(DWARF_GUARD) == 4 + 2
    assert scene.number(VITALITY, DWARF_GUARD) == 2 + 1


@pytest.mark.parametrize(("others", "bonus"), [([], 2), ([MERRY_ROHIRRIM_SQUIRE], 3)])
def test_sam_bearer_of_great_need_is_firm_among_hobbits(others: list[str], bonus: int) -> None:
    """Frodo and Sam himself are two; the Guard is none, nor is Sméagol."""
    sam = SAM_BEARER_OF_GREAT_NEED
    scene = Scene(fellowship=[sam, DWARF_GUARD, SMEAGOL_SLINKER, *others])
    assert resistance(scene.state, scene.card(sam)) == 5 + bonus


def test_westfarthing_businessman_counts_shire_cards_with_tokens_and_not_the_tokens() -> None:
    def strength_with(**tokens: int) -> int:
        scene = Scene(
            fellowship=[WESTFARTHING_BUSINESSMAN],
            support=[FAITH_IN_FRIENDSHIP, HUMBLE_HOMESTEAD],
        )
        for card, count in ((FAITH_IN_FRIENDSHIP, "faith"), (HUMBLE_HOMESTEAD, "homestead")):
            scene.put_tokens(card, tokens.get(count, 0))
        return scene.strength(WESTFARTHING_BUSINESSMAN)

    assert strength_with() == 3
    assert strength_with(faith=4) == 4
    assert strength_with(faith=1, homestead=2) == 5
