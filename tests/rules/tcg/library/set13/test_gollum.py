"""The Gollum cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.state.codes import FIERCE, Verb
from rules.tcg.engine.zones import board
from tests.rules.tcg.cards import (
    CORRUPTED_SPY,
    DEAGOL,
    DUALITY,
    DUILIN,
    FISHING_BOAT,
    GOLLUM_HER_SNEAK,
    GOLLUM_STINKER,
    LITTLE_SNUFFLER,
    MORDOR_VETERAN,
    SMEAGOL_OLD_NOSER,
    SMEAGOL_SIMPLE_STOOR,
    SMEAGOL_SLINKER,
    SOFTLY_UP_BEHIND,
)
from tests.rules.tcg.scene import SHADOW, Scene


def test_her_sneak_comes_back_and_is_stronger_once_deagol_is_gone() -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN], shadow_discards=[GOLLUM_HER_SNEAK, DEAGOL], twilight=9, site=3
    )
    scene.shadow_phase().use(GOLLUM_HER_SNEAK)
    assert scene.in_play(GOLLUM_HER_SNEAK)
    assert scene.strength(GOLLUM_HER_SNEAK) == 5 + 2
    assert scene.number(FIERCE, GOLLUM_HER_SNEAK) == 1


def test_her_sneak_needs_deagol_in_the_discard_pile() -> None:
    scene = Scene(minions=[MORDOR_VETERAN], shadow_discards=[GOLLUM_HER_SNEAK], twilight=9, site=3)
    assert not scene.shadow_phase().can(Verb.USE, GOLLUM_HER_SNEAK)


def test_her_sneak_is_weak_while_deagol_is_only_discarded() -> None:
    scene = Scene(minions=[GOLLUM_HER_SNEAK], shadow_discards=[DEAGOL])
    assert scene.strength(GOLLUM_HER_SNEAK) == 5


def test_softly_up_behind_lets_smeagol_muster_from_the_discard_pile() -> None:
    scene = Scene(fellowship=[SMEAGOL_SIMPLE_STOOR], hand=[SOFTLY_UP_BEHIND, DUILIN])
    assert not scene.regroup_phase().can(Verb.DISCARD, DUILIN)
    board.discard(scene.state, scene.card(SOFTLY_UP_BEHIND))
    assert scene.regroup_phase().can(Verb.DISCARD, DUILIN)
    board.remove_from_game(scene.state, scene.card(SOFTLY_UP_BEHIND))
    assert not scene.regroup_phase().can(Verb.DISCARD, DUILIN)


@pytest.mark.parametrize(("tokens", "offered"), [(2, True), (1, False)])
def test_fishing_boat_saves_smeagol_for_two_tokens(tokens: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_SLINKER],
        bearing={SMEAGOL_SLINKER: [FISHING_BOAT]},
        minions=[CORRUPTED_SPY],
        site=4,
    ).put_tokens(FISHING_BOAT, tokens)
    assert scene.strength(CORRUPTED_SPY) == 6 + 2
    scene.skirmish(SMEAGOL_SLINKER, CORRUPTED_SPY)
    assert scene.comes_to(Verb.TRIGGER, FISHING_BOAT) is offered
    if offered:
        scene.answer_with(FISHING_BOAT)
        assert scene.tokens(FISHING_BOAT) == 0
        # Strength 5 against 8: he has lost, but is not overwhelmed.
        assert scene.wounds(SMEAGOL_SLINKER) == 1
    assert scene.in_play(SMEAGOL_SLINKER) is offered


@pytest.mark.parametrize(("site", "wounded", "exerted"), [(3, 1, 0), (4, 0, 1)])
def test_little_snuffler_bites_otherwise_in_each_region(
    site: int, wounded: int, exerted: int
) -> None:
    scene = Scene(
        fellowship=[DUILIN],
        minions=[GOLLUM_STINKER],
        shadow_hand=[LITTLE_SNUFFLER],
        twilight=2,
        site=site,
    )
    scene.shadow_phase().play(LITTLE_SNUFFLER).choose(DUILIN)
    duilin = scene.card(DUILIN)
    assert (("wounded", duilin) in scene.log) is bool(wounded)
    assert (("exerted", duilin) in [entry[:2] for entry in scene.log]) is bool(exerted)


def test_little_snuffler_comes_back_in_the_third_region() -> None:
    scene = Scene(
        shadow_hand=[LITTLE_SNUFFLER], shadow_discards=[GOLLUM_STINKER], twilight=9, site=8
    )
    scene.shadow_phase().play(LITTLE_SNUFFLER)
    assert scene.in_play(GOLLUM_STINKER)


@pytest.mark.parametrize("discards", [True, False])
def test_duality_costs_the_shadow_a_card_or_two_twilight(discards: bool) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        hand=[DUALITY, DUILIN],
        shadow_hand=[GOLLUM_STINKER, DUILIN],
        twilight=3,
    )
    scene.fellowship_phase().play(DUALITY)
    assert scene.who == SHADOW
    scene.choose("discard" if discards else "remove (2)")
    assert scene.twilight == (3 if discards else 1)
    assert scene.is_discarded(GOLLUM_STINKER) is discards
