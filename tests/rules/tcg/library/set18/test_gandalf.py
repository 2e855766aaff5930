"""The Gandalf cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    BEORNING_AXE,
    DWARF_GUARD,
    GRIMBEORN,
    GWAIHIR,
    LIBRARIAN,
    MELLON,
    PROLONGED_STRUGGLE,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("bearer", "offered"), [(GRIMBEORN, True), (LIBRARIAN, False)])
def test_beorning_axe_serves_grimbeorn_when_he_wins(bearer: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [BEORNING_AXE]},
        discards=[MELLON, DWARF_GUARD],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(bearer))
    assert scene.can(Verb.TRIGGER, BEORNING_AXE) is offered
    if offered:
        scene.answer_with(BEORNING_AXE)
        assert scene.hand() == [MELLON]


@pytest.mark.parametrize("draws", [True, False])
def test_librarian_gives_a_follower_for_a_card_or_an_event(draws: bool) -> None:
    scene = Scene(
        fellowship=[LIBRARIAN],
        support=[GWAIHIR],
        deck=[DWARF_GUARD],
        discards=[PROLONGED_STRUGGLE, MELLON, DWARF_GUARD],
    )
    scene.regroup_phase().use(LIBRARIAN)
    scene.choose("draw" if draws else "take")
    assert scene.is_discarded(GWAIHIR)
    assert scene.hand() == [DWARF_GUARD if draws else PROLONGED_STRUGGLE]


@pytest.mark.parametrize(("tokens", "bonus"), [(2, 2), (1, 0)])
def test_librarian_strengthens_men_of_gandalf_with_two_tokens(tokens: int, bonus: int) -> None:
    scene = Scene(fellowship=[LIBRARIAN, GRIMBEORN, DWARF_GUARD], support=[MELLON])
    before = [scene.strength(card) for card in (LIBRARIAN, GRIMBEORN, DWARF_GUARD)]
    scene.put_tokens(MELLON, tokens).fellowship_phase()
    after = [scene.strength(card) for card in (LIBRARIAN, GRIMBEORN, DWARF_GUARD)]
    assert after == [before[0] + bonus, before[1] + bonus, before[2]]
