"""The Uruk-hai cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ALWAYS_THREATENING,
    ASSAULT_COMMANDER,
    ASSAULT_DENIZEN,
    CAVERN_DENIZEN,
    CITY_WALL,
    ELVEN_MARKSMANSHIP,
    ELVEN_SCOUT,
    MERRY_ROHIRRIM_SQUIRE,
    TRACKING_URUK,
    URUK_AGGRESSOR,
    URUK_RESERVE,
    URUK_ROGUE,
)
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(("burdens", "cost"), [(6, 3), (7, 1)])
def test_uruk_aggressor_is_cheaper_where_a_companion_resists_no_more(
    burdens: int, cost: int
) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT],
        shadow_hand=[URUK_AGGRESSOR],
        burdens=burdens,
        twilight=5,
        site=5,
    )
    scene.shadow_phase().play(URUK_AGGRESSOR)
    if burdens == 7:
        scene.do(Verb.YES)
    assert scene.twilight == 5 - cost


def test_uruk_rogue_fights_on_alone() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[URUK_ROGUE], site=5)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_ROGUE).wait_to(Verb.USE, URUK_ROGUE)
    assert scene.use(URUK_ROGUE).strength(URUK_ROGUE) == 12 + 4


def test_uruk_reserve_saves_the_dying_beneath_the_deck() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[TRACKING_URUK, URUK_RESERVE],
        shadow_deck=[URUK_ROGUE],
        site=5,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, TRACKING_URUK)
    scene.happen(wounds.kill, scene.card(TRACKING_URUK), scene.card(MERRY_ROHIRRIM_SQUIRE))
    scene.answer_with(URUK_RESERVE)
    assert scene.deck(SHADOW)[0] == TRACKING_URUK


@pytest.mark.parametrize(
    ("condition", "culture", "counted"),
    [(CITY_WALL, "gondor", 2), (ALWAYS_THREATENING, "orc", 0)],
)
def test_assault_denizen_counts_tokens_of_free_peoples_cultures(
    condition: str, culture: str, counted: int
) -> None:
    scene = Scene(support=[condition], minions=[ASSAULT_DENIZEN, CAVERN_DENIZEN], site=5)
    scene.put_tokens(condition, 2, culture)
    assert scene.strength(ASSAULT_DENIZEN) == 9 + counted
    scene.happen(wounds.wound, scene.card(CAVERN_DENIZEN))
    assert scene.in_play(CAVERN_DENIZEN) is bool(counted)


def test_assault_commander_counts_the_condition_that_is_spotted() -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT],
        support=[ELVEN_MARKSMANSHIP],
        minions=[ASSAULT_COMMANDER],
    )
    before = resistance(scene.state, scene.card(ELVEN_SCOUT))
    scene.shadow_phase().use(ASSAULT_COMMANDER)
    assert resistance(scene.state, scene.card(ELVEN_SCOUT)) == before - 1
