"""The Dunland cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import (
    DUNLENDING_BRIGAND,
    DUNLENDING_ELDER,
    DUNLENDING_HEADMAN,
    DUNLENDING_SAVAGE,
    HOBBIT_SWORD_7_319,
    MERRY_ROHIRRIM_SQUIRE,
    NO_REFUGE,
    SECOND_LEVEL,
    TOO_LONG_HAVE_THESE_PEASANTS_STOOD,
)
from tests.rules.tcg.library.towers_scenes import dunland_scene, fierce
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES

STRONG = made(DUNLENDING_BRIGAND, strength=12, vitality=3)


@pytest.mark.parametrize(("controlled", "strength", "bonus"), [(1, 7, 0), (2, 12, 1)])
def test_dunlending_elder_is_stronger_with_two_sites(
    controlled: int, strength: int, bonus: int
) -> None:
    scene = dunland_scene(minions=[DUNLENDING_ELDER]).control(*ARAGORN_SITES[:controlled])
    assert scene.strength(DUNLENDING_ELDER) == strength
    assert scene.number(DAMAGE, DUNLENDING_ELDER) == bonus
    assert fierce(scene, DUNLENDING_ELDER) == bool(bonus)


@pytest.mark.parametrize(("pays", "controlled"), [(True, False), (False, True)])
def test_dunlending_headman_takes_a_site_unless_two_cards_are_paid(
    pays: bool, controlled: bool
) -> None:
    scene = dunland_scene(
        minions=[DUNLENDING_BRIGAND, DUNLENDING_SAVAGE],
        shadow_hand=[DUNLENDING_HEADMAN],
        hand=[HOBBIT_SWORD_7_319] * 2,
        twilight=9,
    )
    scene.shadow_phase().play(DUNLENDING_HEADMAN).answer_with(DUNLENDING_HEADMAN)
    assert scene.who == 0
    scene.take_number(int(pays))
    assert scene.controls(ARAGORN_SITES[0]) == controlled


def test_too_long_discards_the_conditions_of_both_sides() -> None:
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[STRONG],
        support=[SECOND_LEVEL],
        shadow_support=[NO_REFUGE],
        shadow_hand=[TOO_LONG_HAVE_THESE_PEASANTS_STOOD],
        twilight=3,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, STRONG).wait_to(
        Verb.PLAY, TOO_LONG_HAVE_THESE_PEASANTS_STOOD
    ).play(TOO_LONG_HAVE_THESE_PEASANTS_STOOD)
    assert scene.is_discarded(SECOND_LEVEL)
    assert scene.is_discarded(NO_REFUGE)
