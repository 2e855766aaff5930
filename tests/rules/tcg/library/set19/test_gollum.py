"""The Gollum cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("threats", "strength", "more"), [(0, 5, True), (1, 6, True), (2, 7, False)]
)
def test_gollum_threatening_guide_lives_on_threats(threats: int, strength: int, more: bool) -> None:
    """Frodo and the Guard allow for two."""
    gollum = GOLLUM_THREATENING_GUIDE
    scene = Scene(fellowship=[DWARF_GUARD], minions=[gollum], threats=threats, site=4)
    assert scene.strength(gollum) == strength
    scene.happen(emit, SKIRMISH_WON, scene.card(gollum))
    if scene.can(Verb.TRIGGER, gollum):
        scene.answer_with(gollum)
    assert scene.threats == threats + int(more)
    assert scene.strength(gollum) == strength + int(more)


def test_gollum_threatening_guide_need_not_add_a_threat() -> None:
    gollum = GOLLUM_THREATENING_GUIDE
    scene = Scene(fellowship=[DWARF_GUARD], minions=[gollum], site=4)
    scene.happen(emit, SKIRMISH_WON, scene.card(gollum)).pass_()
    assert scene.threats == 0


def test_smeagol_pitiable_guide_comes_with_a_burden() -> None:
    scene = Scene(hand=[SMEAGOL_PITIABLE_GUIDE])
    scene.fellowship_phase().play(SMEAGOL_PITIABLE_GUIDE)
    assert scene.burdens == 1


@pytest.mark.parametrize("count", [0, 1, 2])
def test_smeagol_pitiable_guide_shuffles_up_to_two_cards_of_gollum_back(count: int) -> None:
    smeagol = SMEAGOL_PITIABLE_GUIDE
    discards = [NICE_FISH, RELEASE_THEM, SAFE_PASSAGE]
    scene = Scene(
        fellowship=[smeagol, DWARF_GUARD], discards=[*discards, HEIRS_OF_GONDOR], deck=[MELLON]
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(smeagol)).answer_with(smeagol)
    for card in discards[:count]:
        assert not scene.can(Verb.CHOOSE, HEIRS_OF_GONDOR)
        scene.choose(card)
    # Two are as many as there may be.
    assert scene.can(Verb.PASS) is (count < 2)
    while scene.can(Verb.PASS):
        scene.pass_()
    assert sorted(scene.deck()) == sorted([MELLON, *discards[:count]])
    # The rest lie where they lay.
    assert scene.is_discarded(SAFE_PASSAGE)
    assert scene.is_discarded(HEIRS_OF_GONDOR)


@pytest.mark.parametrize("payer", [SMEAGOL_PITIABLE_GUIDE, SAM_LOYAL_FRIEND])
def test_smeagol_pitiable_guide_is_helped_by_the_ring_bound(payer: str) -> None:
    smeagol = SMEAGOL_PITIABLE_GUIDE
    scene = Scene(
        fellowship=[smeagol, SAM_LOYAL_FRIEND, DWARF_GUARD], minions=[MORDOR_TROOPER], site=6
    )
    scene.skirmish(smeagol, MORDOR_TROOPER).use(smeagol)
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    scene.choose(payer)
    assert scene.wounds(payer) == 1
    assert scene.strength(smeagol) == 3 + 2
