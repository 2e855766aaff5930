"""Events that are cancelled, and where events go once they are played (4.2, "cancel", "event")."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def test_a_cancelled_event_has_no_effect_and_is_discarded_though_its_costs_are_paid() -> None:
    """4.2, "cancel": the event is discarded, its costs remain paid."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[FURIOUS_HILLMAN, RAMPAGING_EASTERLING],
        hand=[CITY_OF_MEN],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, RAMPAGING_EASTERLING).play(CITY_OF_MEN)
    scene.answer_with(FURIOUS_HILLMAN)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7
    assert scene.is_discarded(CITY_OF_MEN)
    assert scene.is_discarded(FURIOUS_HILLMAN)


def test_an_event_that_nobody_cancels_is_carried_out() -> None:
    """4.2, "response": to answer is optional."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[FURIOUS_HILLMAN, RAMPAGING_EASTERLING],
        hand=[CITY_OF_MEN] * 2,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, RAMPAGING_EASTERLING).play(CITY_OF_MEN)
    scene.pass_()
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 9


def test_only_an_event_of_the_phase_that_is_named_is_cancelled() -> None:
    """4.2, "event": a regroup event is one with that phase in bold."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ORC_AMBUSHER], hand=[CITY_OF_MEN])
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ORC_AMBUSHER).play(CITY_OF_MEN)
    assert not scene.can(Verb.TRIGGER, ORC_AMBUSHER)


def test_an_event_that_may_be_played_in_two_phases_is_an_event_of_either() -> None:
    """4.2, "event": "Fellowship or Regroup" is a regroup event."""
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE],
        minions=[ORC_AMBUSHER],
        hand=[PATHFINDER_1_110],
        adventure=[HALL_OF_THE_KINGS],
        site=2,
    )
    scene.regroup_phase().play(PATHFINDER_1_110).answer_with(ORC_AMBUSHER)
    assert scene.wounds(ORC_AMBUSHER) == 1
    assert scene.is_discarded(PATHFINDER_1_110)
    assert len(scene.state.path) == 2


def test_an_event_can_cancel_an_event() -> None:
    """4.2, "response": an event may answer an event, in a skirmish that involves a Gondor Man."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DESERT_FIGHTER],
        hand=[STRENGTH_OF_KINGS],
        shadow_hand=[NEW_STRENGTH_CAME_NOW],
        twilight=2,
        site=4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DESERT_FIGHTER).wait_to(Verb.PLAY, NEW_STRENGTH_CAME_NOW)
    assert not scene.can(Verb.PLAY, STRENGTH_OF_KINGS)
    scene.play(NEW_STRENGTH_CAME_NOW).play(STRENGTH_OF_KINGS)
    assert scene.is_discarded(NEW_STRENGTH_CAME_NOW)
    assert ("cancelled", scene.card(NEW_STRENGTH_CAME_NOW)) in scene.log
    assert scene.twilight == 0


@pytest.mark.parametrize("players", [2, 3])
def test_an_opponent_chooses_between_twilight_and_their_event(players: int) -> None:
    """4.2, "choice": of two effects one that can be done in full must be chosen.

    It is the opponent who played the event, also where there is another.
    """
    for twilight, may_pay in ((4, True), (2, False)):
        scene = Scene(
            fellowship=[GANDALF_MANAGER_OF_WIZARDS, ARAGORN_DRIVEN_BY_NEED],
            minions=[DESERT_FIGHTER],
            hand=[THE_BOARD_IS_SET],
            shadow_hand=[NEW_STRENGTH_CAME_NOW],
            twilight=twilight,
            site=4,
            players=players,
        )
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DESERT_FIGHTER).wait_to(
            Verb.PLAY, NEW_STRENGTH_CAME_NOW
        )
        scene.play(NEW_STRENGTH_CAME_NOW).play(THE_BOARD_IS_SET)
        if may_pay:
            assert scene.who == SHADOW
            scene.choose("remove 2 twilight")
        was_cancelled = ("cancelled", scene.card(NEW_STRENGTH_CAME_NOW)) in scene.log
        assert was_cancelled is not may_pay
        assert scene.twilight == 0
        assert scene.wounds(GANDALF_MANAGER_OF_WIZARDS) == 1


def test_an_event_may_go_on_top_of_the_draw_deck() -> None:
    """4.2, "event": it is discarded unless its text says where it goes."""
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[MORDOR_SOLDIER],
        hand=[STILL_NEEDED],
        deck=[ARAGORN_DRIVEN_BY_NEED],
    )
    scene.skirmish(LEGOLAS_GREENLEAF, MORDOR_SOLDIER).play(STILL_NEEDED)
    scene.do(Verb.YES)
    assert scene.deck() == [ARAGORN_DRIVEN_BY_NEED, STILL_NEEDED]


def test_an_event_need_not_go_on_top_of_the_draw_deck() -> None:
    """4.2, "may": where the player declines, the event is discarded."""
    scene = Scene(fellowship=[LEGOLAS_GREENLEAF], minions=[MORDOR_SOLDIER], hand=[STILL_NEEDED])
    scene.skirmish(LEGOLAS_GREENLEAF, MORDOR_SOLDIER).play(STILL_NEEDED).pass_()
    assert scene.is_discarded(STILL_NEEDED)


def test_a_companion_puts_the_event_of_its_player_on_the_draw_deck() -> None:
    """4.2, "response": the event's effect still happens."""
    scene = Scene(fellowship=[SHROUDED_ELF], minions=[MORDOR_SOLDIER], hand=[STILL_NEEDED])
    scene.skirmish(SHROUDED_ELF, MORDOR_SOLDIER).play(STILL_NEEDED).answer_with(SHROUDED_ELF)
    assert scene.deck(FREE_PEOPLES) == [STILL_NEEDED]
    assert scene.deck(SHADOW) == []
    assert scene.wounds(SHROUDED_ELF) == 1
