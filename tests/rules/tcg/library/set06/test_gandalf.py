"""The Gandalf cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BIRCHSEED,
    EASTERLING_REGIMENT,
    ENT_AVENGER_6_27,
    ENT_HORDE,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GANDALF_THE_WHITE_WIZARD,
    GLAMDRING_LIGHTNING_BRAND,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    THREW_DOWN_MY_ENEMY,
    TREEBEARD_GUARDIAN_OF_THE_FOREST,
    TREEBEARD_OLDEST_LIVING_THING,
    UNDER_THE_LIVING_EARTH,
)
from tests.rules.tcg.scene import Scene


def test_ent_horde_is_cheaper_for_ents_and_unbound_hobbits() -> None:
    scene = Scene(
        fellowship=[ENT_AVENGER_6_27, BIRCHSEED, MERRY_ROHIRRIM_SQUIRE],
        support=[TREEBEARD_OLDEST_LIVING_THING],
        hand=[ENT_HORDE],
    )
    assert twilight_cost(scene.state, scene.card(ENT_HORDE)) == 15 - 2 * 4
    assert scene.fellowship_phase().can(Verb.PLAY, ENT_HORDE)
    assert (
        not Scene(fellowship=[ENT_AVENGER_6_27], hand=[ENT_HORDE])
        .fellowship_phase()
        .can(Verb.PLAY, ENT_HORDE)
    )


@pytest.mark.parametrize(
    ("minions", "bonus"), [([MORDOR_TROOPER, MORDOR_VETERAN], 0), ([MORDOR_TROOPER] * 3, 1)]
)
def test_ent_horde_defends_better_against_more(minions: list[str], bonus: int) -> None:
    scene = Scene(fellowship=[ENT_HORDE], minions=minions, site=6)
    assert scene.number(DEFENDER, ENT_HORDE) == bonus


def test_glamdring_hears_spells_of_a_skirmish() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        bearing={GANDALF_THE_WHITE_WIZARD: [GLAMDRING_LIGHTNING_BRAND]},
        hand=[THREW_DOWN_MY_ENEMY, UNDER_THE_LIVING_EARTH],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    assert scene.number(DAMAGE, GANDALF_THE_WHITE_WIZARD) == 1
    scene.skirmish(GANDALF_THE_WHITE_WIZARD, MORDOR_VETERAN).play(THREW_DOWN_MY_ENEMY)
    if scene.can(Verb.TRIGGER, GLAMDRING_LIGHTNING_BRAND):
        scene.answer_with(GLAMDRING_LIGHTNING_BRAND)
    assert scene.number(DAMAGE, GANDALF_THE_WHITE_WIZARD) == 2


def test_threw_down_my_enemy_counts_wounds_on_both_sides() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        hand=[THREW_DOWN_MY_ENEMY, UNDER_THE_LIVING_EARTH],
        minions=[MORDOR_VETERAN, EASTERLING_REGIMENT],
        site=6,
    )
    scene.wound(GANDALF_THE_WHITE_WIZARD, 2).wound(MORDOR_VETERAN, 1).wound(
        ARAGORN_DRIVEN_BY_NEED, 1
    ).wound(EASTERLING_REGIMENT, 1)
    scene.skirmish(GANDALF_THE_WHITE_WIZARD, MORDOR_VETERAN).play(THREW_DOWN_MY_ENEMY)
    assert scene.strength(MORDOR_VETERAN) == 9 - 3


def test_an_unhasty_ent_stays_out_unless_the_price_is_paid() -> None:
    scene = Scene(
        fellowship=[TREEBEARD_GUARDIAN_OF_THE_FOREST, MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.assignment_phase()
    assert scene.can(Verb.USE, TREEBEARD_GUARDIAN_OF_THE_FOREST)
    scene.wait_to(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES)
    assert not scene.can(Verb.ASSIGN, TREEBEARD_GUARDIAN_OF_THE_FOREST)
