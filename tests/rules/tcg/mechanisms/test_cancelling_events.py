"""Events that are cancelled, and where events go once they are played (4.2, "cancel", "event")."""

from rules.tcg.engine.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN,
    CITY_OF_MEN,
    DESERT_FIGHTER,
    LEGOLAS,
    MORDOR_SOLDIER,
)
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

STRENGTH_OF_KINGS = "1_115"
PATHFINDER = "1_110"
ORC_AMBUSHER = "1_261"
STILL_NEEDED = "7_29"
THE_BOARD_IS_SET = "7_32"
GANDALF = "7_37"
SHROUDED_ELF = "13_23"
FURIOUS_HILLMAN = "14_10"
EASTERLING = "11_98"
NEW_STRENGTH_CAME_NOW = "7_154"


def test_a_cancelled_event_has_no_effect_and_is_discarded_though_its_costs_are_paid():
    """4.2, "cancel": the event is discarded, its costs remain paid."""
    scene = Scene(fellowship=[ARAGORN], minions=[FURIOUS_HILLMAN, EASTERLING], hand=[CITY_OF_MEN])
    scene.skirmish(ARAGORN, EASTERLING).play(CITY_OF_MEN)
    scene.answer_with(FURIOUS_HILLMAN)
    assert scene.strength(ARAGORN) == 7
    assert scene.is_discarded(CITY_OF_MEN)
    assert scene.is_discarded(FURIOUS_HILLMAN)


def test_an_event_that_nobody_cancels_is_carried_out():
    """4.2, "response": to answer is optional."""
    scene = Scene(
        fellowship=[ARAGORN], minions=[FURIOUS_HILLMAN, EASTERLING], hand=[CITY_OF_MEN] * 2
    )
    scene.skirmish(ARAGORN, EASTERLING).play(CITY_OF_MEN)
    scene.pass_()
    assert scene.strength(ARAGORN) == 9


def test_only_an_event_of_the_phase_that_is_named_is_cancelled():
    """4.2, "event": a regroup event is one with that phase in bold."""
    scene = Scene(fellowship=[ARAGORN], minions=[ORC_AMBUSHER], hand=[CITY_OF_MEN])
    scene.skirmish(ARAGORN, ORC_AMBUSHER).play(CITY_OF_MEN)
    assert not scene.can(Verb.TRIGGER, ORC_AMBUSHER)


def test_an_event_that_may_be_played_in_two_phases_is_an_event_of_either():
    """4.2, "event": "Fellowship or Regroup" is a regroup event."""
    scene = Scene(
        fellowship=["7_110"],
        minions=[ORC_AMBUSHER],
        hand=[PATHFINDER],
        adventure=["7_339"],
        site=2,
    )
    scene.regroup_phase().play(PATHFINDER).answer_with(ORC_AMBUSHER)
    assert scene.wounds(ORC_AMBUSHER) == 1
    assert scene.is_discarded(PATHFINDER)
    assert len(scene.state.path) == 2


def test_an_event_can_cancel_an_event():
    """4.2, "response": an event may answer an event, in a skirmish that involves a Gondor Man."""
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[DESERT_FIGHTER],
        hand=[STRENGTH_OF_KINGS],
        shadow_hand=[NEW_STRENGTH_CAME_NOW],
        twilight=2,
        site=4,
    )
    scene.skirmish(ARAGORN, DESERT_FIGHTER).wait_to(Verb.PLAY, NEW_STRENGTH_CAME_NOW)
    assert not scene.can(Verb.PLAY, STRENGTH_OF_KINGS)
    scene.play(NEW_STRENGTH_CAME_NOW).play(STRENGTH_OF_KINGS)
    assert scene.is_discarded(NEW_STRENGTH_CAME_NOW)
    assert ("cancelled", scene._find(NEW_STRENGTH_CAME_NOW)) in scene.state.log
    assert scene.twilight == 0


def test_an_opponent_chooses_between_twilight_and_their_event():
    """4.2, "choice": of two effects one that can be done in full must be chosen."""
    for twilight, may_pay in ((4, True), (2, False)):
        scene = Scene(
            fellowship=[GANDALF, ARAGORN],
            minions=[DESERT_FIGHTER],
            hand=[THE_BOARD_IS_SET],
            shadow_hand=[NEW_STRENGTH_CAME_NOW],
            twilight=twilight,
            site=4,
        )
        scene.skirmish(ARAGORN, DESERT_FIGHTER).wait_to(Verb.PLAY, NEW_STRENGTH_CAME_NOW)
        scene.play(NEW_STRENGTH_CAME_NOW).play(THE_BOARD_IS_SET)
        if may_pay:
            assert scene.who == SHADOW
            scene.take_number(0)
        was_cancelled = ("cancelled", scene._find(NEW_STRENGTH_CAME_NOW)) in scene.state.log
        assert was_cancelled is not may_pay
        assert scene.twilight == 0
        assert scene.wounds(GANDALF) == 1


def test_an_event_may_go_on_top_of_the_draw_deck():
    """4.2, "event": it is discarded unless its text says where it goes."""
    scene = Scene(
        fellowship=[LEGOLAS], minions=[MORDOR_SOLDIER], hand=[STILL_NEEDED], deck=[ARAGORN]
    )
    scene.skirmish(LEGOLAS, MORDOR_SOLDIER).play(STILL_NEEDED)
    scene.do(Verb.YES)
    assert scene.deck() == [ARAGORN, STILL_NEEDED]


def test_an_event_need_not_go_on_top_of_the_draw_deck():
    """4.2, "may": where the player declines, the event is discarded."""
    scene = Scene(fellowship=[LEGOLAS], minions=[MORDOR_SOLDIER], hand=[STILL_NEEDED])
    scene.skirmish(LEGOLAS, MORDOR_SOLDIER).play(STILL_NEEDED).pass_()
    assert scene.is_discarded(STILL_NEEDED)


def test_a_companion_puts_the_event_of_its_player_on_the_draw_deck():
    """4.2, "response": the event's effect still happens."""
    scene = Scene(fellowship=[SHROUDED_ELF], minions=[MORDOR_SOLDIER], hand=[STILL_NEEDED])
    scene.skirmish(SHROUDED_ELF, MORDOR_SOLDIER).play(STILL_NEEDED).answer_with(SHROUDED_ELF)
    assert scene.deck(FREE_PEOPLES) == [STILL_NEEDED]
    assert scene.deck(SHADOW) == []
    assert scene.wounds(SHROUDED_ELF) == 1
