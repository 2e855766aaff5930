"""What is worth keeping in hand, by the rules that the learned players follow between plans."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.players.hand_rules import keeping, muster, reconcile
from rules.tcg.players.learned.planner import rules_between_plans
from rules.tcg.players.weights import tuned
from tests.rules.tcg.cards import (
    ANDURIL_FLAME_OF_THE_WEST,
    ARAGORN_DRIVEN_BY_NEED,
    BATTLE_FURY,
    CITY_OF_MEN,
    DARK_FURY,
    DESERT_NOMAD,
    DUNLENDING_BRIGAND,
    DWARVEN_AXE,
    FARAMIR_STOUT_CAPTAIN,
    GIMLI_FAITHFUL_COMPANION,
    KNIGHTS_OF_HIS_HOUSE,
    MORDOR_TROOPER,
)
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

LEARNED = rules_between_plans()


def kept(scene: Scene, card: str, copy: int = 0) -> bool:
    """Return whether its holder would rather keep all cards than let this one go."""
    state = scene.state
    number = scene.card(card, copy)
    letting_go = Option(Verb.DISCARD, number)
    player = state.owner[number]
    all_kept = reconcile(state, player, PASS, LEARNED)
    return reconcile(state, player, letting_go, LEARNED) < all_kept


def test_an_event_that_turns_a_skirmish_is_kept_and_another_is_not() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN], hand=[CITY_OF_MEN, KNIGHTS_OF_HIS_HOUSE], site=4
    )
    assert kept(scene, CITY_OF_MEN)
    assert not kept(scene, KNIGHTS_OF_HIS_HOUSE)


def test_tuned_lets_any_event_go() -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], hand=[CITY_OF_MEN], site=4)
    event = scene.card(CITY_OF_MEN)
    assert keeping(scene.state, FREE_PEOPLES, event, tuned()) < tuned().keep_at_least


def test_one_copy_of_such_an_event_is_enough() -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], hand=[CITY_OF_MEN, CITY_OF_MEN], site=4)
    assert [kept(scene, CITY_OF_MEN, copy) for copy in (0, 1)] == [True, False]


@pytest.mark.parametrize(
    ("event", "friend", "other"),
    [
        (CITY_OF_MEN, FARAMIR_STOUT_CAPTAIN, GIMLI_FAITHFUL_COMPANION),
        (BATTLE_FURY, GIMLI_FAITHFUL_COMPANION, FARAMIR_STOUT_CAPTAIN),
    ],
    ids=["whom it helps", "whom its cost exerts"],
)
def test_it_is_kept_where_the_table_has_whom_it_speaks_of(
    event: str, friend: str, other: str
) -> None:
    assert kept(Scene(fellowship=[friend], hand=[event], site=4), event)
    assert not kept(Scene(fellowship=[other], hand=[event], site=4), event)


def test_the_shadow_keeps_it_beside_a_minion_of_its_culture() -> None:
    assert kept(Scene(shadow_hand=[DARK_FURY, DUNLENDING_BRIGAND], site=4), DARK_FURY)
    assert kept(Scene(shadow_hand=[DARK_FURY], minions=[DUNLENDING_BRIGAND], site=4), DARK_FURY)
    assert not kept(Scene(shadow_hand=[DARK_FURY, DESERT_NOMAD], site=4), DARK_FURY)


def test_a_unique_card_whose_title_is_in_play_goes_first() -> None:
    bearing = {ARAGORN_DRIVEN_BY_NEED: [ANDURIL_FLAME_OF_THE_WEST]}
    hand = [ANDURIL_FLAME_OF_THE_WEST, KNIGHTS_OF_HIS_HOUSE]
    without = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=hand, site=4)
    beside = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], bearing=bearing, hand=hand, site=4)
    worths = []
    for scene, copy in ((without, 0), (beside, 1)):
        sword = scene.card(ANDURIL_FLAME_OF_THE_WEST, copy)
        knights = scene.card(KNIGHTS_OF_HIS_HOUSE)
        worths.append([keeping(scene.state, FREE_PEOPLES, at, LEARNED) for at in (sword, knights)])
    assert worths[0][0] > worths[0][1]
    assert worths[1][0] < worths[1][1]


@pytest.mark.parametrize(
    ("fellowship", "held", "is_of_use"),
    [
        ([GIMLI_FAITHFUL_COMPANION], [], True),
        ([FARAMIR_STOUT_CAPTAIN], [], False),
        ([FARAMIR_STOUT_CAPTAIN], [GIMLI_FAITHFUL_COMPANION], True),
    ],
    ids=["somebody can bear it", "nobody can", "somebody in hand might"],
)
def test_an_item_is_worth_its_bearer(
    fellowship: list[str], held: list[str], is_of_use: bool
) -> None:
    scene = Scene(fellowship=fellowship, hand=[DWARVEN_AXE, *held], site=4)
    worth = keeping(scene.state, FREE_PEOPLES, scene.card(DWARVEN_AXE), LEARNED)
    assert worth == pytest.approx(LEARNED.keep_other * (1.0 if is_of_use else LEARNED.unplayable))


def test_an_item_that_everybody_has_already_waits_in_vain() -> None:
    bearing = {GIMLI_FAITHFUL_COMPANION: [DWARVEN_AXE]}
    scene = Scene(
        fellowship=[GIMLI_FAITHFUL_COMPANION], bearing=bearing, hand=[DWARVEN_AXE], site=4
    )
    second = scene.card(DWARVEN_AXE, 1)
    assert keeping(scene.state, FREE_PEOPLES, second, LEARNED) < 1


def test_minions_are_kept_and_what_is_not_is_mustered_away() -> None:
    scene = Scene(shadow_hand=[MORDOR_TROOPER, DARK_FURY], site=4)
    trooper, fury = (Option(Verb.DISCARD, scene.card(card)) for card in (MORDOR_TROOPER, DARK_FURY))
    assert kept(scene, MORDOR_TROOPER)
    assert muster(scene.state, SHADOW, trooper, LEARNED) < 0
    assert muster(scene.state, SHADOW, fury, LEARNED) > 0
