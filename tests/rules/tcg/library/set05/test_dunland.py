"""The Dunland cards of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import dunland_scene
from tests.rules.tcg.scene import SHADOW


@pytest.mark.parametrize(
    ("minion", "cards"), [(DUNLENDING_RENEGADE, 2), (WILD_MEN_OF_THE_HILLS, 4)]
)
@pytest.mark.parametrize("pays", [True, False])
def test_the_free_peoples_player_may_pay_to_be_rid_of_a_minion(
    minion: str, cards: int, pays: bool
) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_hand=[minion],
        hand=[HOBBIT_SWORD_7_319] * cards,
        twilight=9,
    )
    scene.shadow_phase().play(minion)
    assert scene.who == 0
    scene.do(Verb.YES if scene.can(Verb.YES) else Verb.TRIGGER) if pays else scene.pass_()
    assert scene.in_play(minion) != pays
    assert len(scene.hand()) == (0 if pays else cards)


@pytest.mark.parametrize(("pays", "drawn"), [(True, 1), (False, 8)])
def test_leaping_blaze_may_be_prevented_for_three_cards(pays: bool, drawn: int) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DUNLENDING_BRIGAND] * 3,
        shadow_hand=[LEAPING_BLAZE, DUNLENDING_SAVAGE],
        shadow_deck=[MORDOR_TROOPER] * 9,
        hand=[HOBBIT_SWORD_7_319] * 3,
        twilight=1,
    )
    scene.shadow_phase().play(LEAPING_BLAZE)
    assert scene.who == 0
    scene.take_number(int(pays))
    assert len(scene.hand(SHADOW)) == drawn


@pytest.mark.parametrize(
    ("card", "cost"), [(WILD_MEN_OF_THE_HILLS, 6), (DUNLENDING_FOOTMEN, 5), (DUNLENDING_RESERVE, 4)]
)
def test_men_of_the_hills_come_cheaper_in_the_skirmish_phase(card: str, cost: int) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DUNLENDING_BRIGAND],
        shadow_hand=[card, BURN_EVERY_VILLAGE],
    )
    assert twilight_cost(scene.state, scene.card(card)) == cost
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DUNLENDING_BRIGAND)
    assert twilight_cost(scene.state, scene.card(card)) == cost - 2
