"""The Gollum cards of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

GOLLUM = GOLLUM_DARK_AS_DARKNESS


@pytest.mark.parametrize(("phase", "added"), [("shadow", 1), ("regroup", 3)])
def test_gollum_dark_as_darkness_turns_burdens_into_twilight(phase: str, added: int) -> None:
    scene = Scene(minions=[GOLLUM], burdens=1, site=4)
    scene = scene.shadow_phase() if phase == "shadow" else scene.regroup_phase()
    scene.wait_to(Verb.USE, GOLLUM)
    scene.choose("remove a burden")
    assert (scene.burdens, scene.twilight) == (0, added)


def test_gollum_dark_as_darkness_adds_two_in_a_skirmish() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[GOLLUM], burdens=1, site=4)
    scene.skirmish(DWARF_GUARD, GOLLUM).wait_to(Verb.USE, GOLLUM).use(GOLLUM)
    assert (scene.burdens, scene.twilight) == (0, 2)


def test_gollum_dark_as_darkness_wears_the_ring_bearer_down() -> None:
    bearer = FRODO_HOPE_OF_FREE_PEOPLES
    scene = Scene(minions=[GOLLUM], site=4).shadow_phase().use(GOLLUM)
    assert (scene.wounds(GOLLUM), scene.wounds(bearer)) == (2, 1)
    assert ("exerted", scene.card(bearer)) in [entry[:2] for entry in scene.log]
    scene = Scene(minions=[GOLLUM], site=4).regroup_phase().wait_to(Verb.USE, GOLLUM).use(GOLLUM)
    assert (scene.wounds(GOLLUM), scene.wounds(bearer)) == (2, 1)
    assert ("wounded", scene.card(bearer)) in scene.log


@pytest.mark.parametrize(("place", "bonus"), [(REDHORN_PASS, 2), (FANGORN_GLADE, 0)])
def test_slippery_as_fishes_helps_gollum_in_wild_places(place: str, bonus: int) -> None:
    path = (*ARAGORN_SITES[:3], place)
    scene = Scene(minions=[GOLLUM], shadow_support=[SLIPPERY_AS_FISHES], path=path, site=4)
    assert scene.strength(GOLLUM) == 5 + bonus


def test_slippery_as_fishes_puts_the_shadow_cards_of_the_hand_away() -> None:
    scene = Scene(
        minions=[GOLLUM],
        shadow_support=[SLIPPERY_AS_FISHES],
        shadow_hand=[URUK_FIGHTER, DWARF_GUARD, MORDOR_TROOPER],
        shadow_deck=[DWARF_GUARD] * 9,
        site=4,
    )
    scene.regroup_phase().wait_to(Verb.USE, SLIPPERY_AS_FISHES).use(SLIPPERY_AS_FISHES)
    while scene.can(Verb.CHOOSE, URUK_FIGHTER) or scene.can(Verb.CHOOSE, MORDOR_TROOPER):
        scene.take_first()
    assert set(scene.deck(SHADOW)[:2]) == {URUK_FIGHTER, MORDOR_TROOPER}
    assert scene.is_discarded(SLIPPERY_AS_FISHES)
