"""Losing initiative, and what answers it (4.2, "initiative" and "playing a card")."""

import pytest

from rules.tcg.engine.state.codes import FELLOWSHIP, Verb
from rules.tcg.engine.zones.board import discard
from rules.tcg.notation.language import (
    ability,
    add_burdens,
    draw,
    each_time,
    fellowship,
    may,
    player_loses_initiative,
    regroup,
    shadow_player,
    skirmish,
    take_initiative,
    you,
)
from rules.tcg.vocabulary import Phase
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY
STURDY = made(SOUTHRON_CAPTAIN, strength=3, vitality=9)
# What it does to lose initiative and to gain it costs nothing.
FORGETFUL = made(FELL_DEEDS_AWAKE, ability(skirmish, take_initiative(shadow_player)), twilight=0)
WELL_READ = made(FELL_DEEDS_AWAKE, ability(skirmish, draw(1)), twilight=0)


def skirmish_with(condition: str, cards_in_hand: int, *others: str) -> Scene:
    """Lay a skirmish of Aragorn in which City of Men may be played from a hand of so many."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[condition, *others],
        minions=[STURDY, BYSTANDER],
        hand=[CITY_OF_MEN] * cards_in_hand,
        deck=[CITY_OF_MEN] * 4,
    )
    return scene.skirmish(ARAGORN_DRIVEN_BY_NEED, STURDY)


@pytest.mark.parametrize(("cards_in_hand", "lost"), [(5, False), (4, True), (3, False)])
def test_who_plays_the_fourth_card_loses_initiative(cards_in_hand: int, lost: bool) -> None:
    scene = skirmish_with(HARDY_GARRISON, cards_in_hand).play(CITY_OF_MEN)
    assert scene.can(Verb.TRIGGER, HARDY_GARRISON) is lost


def test_it_is_answered_once_the_event_is_paid_for_and_before_its_effects() -> None:
    """4.2, "playing a card": players respond to losing initiative, then the effects come."""
    scene = skirmish_with(HARDY_GARRISON, 4)
    before = scene.strength(ARAGORN_DRIVEN_BY_NEED)
    scene.play(CITY_OF_MEN)
    assert scene.twilight == 0 + scene.state.blueprints[scene.card(CITY_OF_MEN)].printed[7]
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == before
    scene.answer_with(HARDY_GARRISON).choose(STURDY)
    assert scene.wounds(STURDY) == 1
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) > before


def test_it_is_lost_again_after_it_was_regained() -> None:
    scene = skirmish_with(HARDY_GARRISON, 4, WELL_READ).play(CITY_OF_MEN)
    scene.answer_with(HARDY_GARRISON).choose(STURDY)
    scene.wait_to(Verb.USE, WELL_READ).use(WELL_READ)
    assert not scene.can(Verb.TRIGGER, HARDY_GARRISON)
    scene.wait_to(Verb.PLAY, CITY_OF_MEN).play(CITY_OF_MEN).answer_with(HARDY_GARRISON)
    scene.choose(STURDY)
    assert scene.wounds(STURDY) == 2


def test_a_text_that_gives_it_to_the_shadow_takes_it_away() -> None:
    scene = skirmish_with(HARDY_GARRISON, 6, FORGETFUL).use(FORGETFUL)
    assert scene.can(Verb.TRIGGER, HARDY_GARRISON)


def test_a_shadow_player_loses_it_as_the_free_peoples_player_gains_it() -> None:
    watchful = made(
        SOUTHRON_CAPTAIN,
        each_time(player_loses_initiative(you), may(add_burdens(1))),
        strength=3,
        vitality=9,
    )
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[WELL_READ],
        minions=[watchful, BYSTANDER],
        hand=[CITY_OF_MEN] * 3,
        deck=[CITY_OF_MEN] * 4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, watchful).use(WELL_READ).answer_with(watchful)
    assert scene.burdens == 1
    scene.wait_to(Verb.PLAY, CITY_OF_MEN).play(CITY_OF_MEN)
    assert not scene.can(Verb.TRIGGER, watchful)


def test_what_is_played_as_initiative_is_lost_answers_that_itself() -> None:
    """4.2, "playing a card": what it costs to leave the hand is answered once it is in play."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[STURDY],
        hand=[made(HARDY_GARRISON, each_time(player_loses_initiative(you), add_burdens(1)))]
        + [CITY_OF_MEN] * 3,
    )
    card = scene.hand()[0]
    scene.fellowship_phase().play(card)
    assert scene.burdens == 1


@pytest.mark.parametrize(("spared", "burdens"), [(fellowship, 0), (regroup, 1)])
def test_a_text_may_leave_out_a_phase(spared: Phase, burdens: int) -> None:
    ready = made(
        HARDY_GARRISON,
        each_time(player_loses_initiative(you, except_during=spared), add_burdens(1)),
    )
    scene = Scene(support=[ready], hand=[CITY_OF_MEN] * 4)
    scene.state.phase = FELLOWSHIP
    for card in scene.state.hands[0][2:]:
        scene.happen(discard, card)
    assert scene.burdens == burdens
