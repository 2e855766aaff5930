"""The fights as a player sees them: who meets whom, with what strength, and how it will end."""

import pytest

from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game, replay
from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.state.codes import (
    SKIRMISH,
    TAKES_NO_WOUNDS_FROM_LOSING,
    UNTIL_END_OF_PHASE,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import PASS
from rules.tcg.game import Game
from rules.tcg.narration.consequences import describe_consequence
from rules.tcg.narration.fights import Ending, fights
from rules.tcg.narration.strengths import strength_sources
from rules.tcg.narration.table import lay_out
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.random_games import random_game
from tests.rules.tcg.scene import Scene

DECKS = (ARAGORN_STARTER, EOMER_STARTER)


def test_a_fight_shows_both_strengths_and_how_it_ends() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[GOBLIN_RUNNER], hand=[CITY_OF_MEN])
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOBLIN_RUNNER)

    (fight,) = fights(scene.state)

    assert (fight.defence, fight.attack) == (7, 5)
    assert (fight.ending, fight.outcome) == (Ending.WINS, "kills it")
    assert fight.now


def test_twice_the_strength_overwhelms() -> None:
    scene = Scene(
        fellowship=[PIPPIN_FRIEND_TO_FRODO, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN],
        hand=[CITY_OF_MEN],
    )
    scene.skirmish(PIPPIN_FRIEND_TO_FRODO, MORDOR_VETERAN)

    assert fights(scene.state)[0].outcome == "overwhelmed"


def test_a_card_borne_is_named_as_a_source_of_strength() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [KNIGHTS_SPEAR]},
    )

    assert strength_sources(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED)) == (
        (2, "Knight's Spear"),
    )


def test_the_highest_bid_warns_that_it_loses() -> None:
    game = Game(DECKS, 1)
    decision = present(game.decision())
    *safe, highest = decision.options

    assert describe_consequence(game.state, decision, highest) == (
        "corrupts your Ring-bearer: you lose"
    )
    assert not any(describe_consequence(game.state, decision, option) for option in safe)


def test_passing_says_how_the_fight_ends_then() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[GOBLIN_RUNNER], hand=[CITY_OF_MEN])
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOBLIN_RUNNER)

    words = describe_consequence(scene.state, scene.decision, PASS)

    assert words == "Aragorn, 7 against 5: kills it"


def test_vitality_is_shown_where_a_text_totals_it() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        minions=[WHITE_HAND_BUTCHER],
        hand=[CITY_OF_MEN],
        shadow_hand=[FINAL_TRIUMPH],
        twilight=4,
        site=6,
    )
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, WHITE_HAND_BUTCHER).wait_to(Verb.PLAY, FINAL_TRIUMPH)
    scene.play(FINAL_TRIUMPH)

    (fight,) = fights(scene.state)

    assert (fight.defence, fight.attack) == (3, 2)
    assert fight.outcome == "wins (vitality counts)"
    scene.resolve()
    assert ("totals", 3, 2) in scene.log


def test_resistance_is_shown_where_a_text_totals_it() -> None:
    scene = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE, ELVEN_DEFENDER, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER],
        hand=[ONE_LAST_SURPRISE, CITY_OF_MEN],
    )
    scene.skirmish(ELVEN_DEFENDER, MORDOR_TROOPER).play(ONE_LAST_SURPRISE)
    scene.pass_()
    (fight,) = fights(scene.state)

    scene.resolve()

    assert ("totals", fight.defence, fight.attack) in scene.log
    assert "(resistance counts)" in fight.outcome


def test_who_takes_no_wounds_from_losing_is_not_said_to_be_wounded() -> None:
    scene = Scene(
        fellowship=[PIPPIN_FRIEND_TO_FRODO, ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_RUNNER],
        hand=[CITY_OF_MEN],
    )
    scene.skirmish(PIPPIN_FRIEND_TO_FRODO, GOBLIN_RUNNER)
    assert "wound," in fights(scene.state)[0].outcome
    pippin = scene.card(PIPPIN_FRIEND_TO_FRODO)
    change_number(scene.state, pippin, TAKES_NO_WOUNDS_FROM_LOSING, 1, UNTIL_END_OF_PHASE)

    assert fights(scene.state)[0].outcome == "loses, no wounds"

    scene.resolve()
    assert scene.wounds(PIPPIN_FRIEND_TO_FRODO) == 0


def everybody_passes(game: Game) -> tuple[int, int] | None:
    """Return the totals of a skirmish in which nobody acts; None where somebody must choose."""
    game.state.log = []
    while True:
        decision = game.state.pending
        if decision is None or decision.question != Question.ACTION:
            break
        if PASS not in decision.options or game.state.phase != SKIRMISH:
            break
        game.choose(decision.options.index(PASS))
    totals = [note for note in present(game.state.log) if note[0] == "totals"]
    return (totals[0][1], totals[0][2]) if totals else None


@pytest.mark.parametrize("index", range(4))
def test_the_strengths_shown_are_those_that_are_compared_if_nobody_acts(index: int) -> None:
    description = PlaytestDescription(DECKS, ("easy", "easy"), seed=11)
    compared = 0
    for game in replay(description, index, play_game(description, index).choices):
        state = game.state
        decision = state.pending
        begins = decision is not None and decision.question == Question.ACTION
        if not begins or state.phase != SKIRMISH or state.skirmisher < 0:
            continue
        shown = present(lay_out(state).fight_of(state.skirmisher))
        totals = everybody_passes(game.clone())
        if totals is not None:
            assert totals == (shown.defence, shown.attack)
            compared += 1
    assert compared > 3


def test_a_killed_character_fights_no_more_while_threat_wounds_are_placed() -> None:
    """Its minions stay in sight: they stand outside every fight until the skirmish is over."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN],
        threats=2,
    ).wound(MERRY_ROHIRRIM_SQUIRE, 3)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN).resolve()

    assert scene.decision.question == Question.THREAT_WOUND
    assert fights(scene.state) == ()


def test_every_fight_of_random_games_is_between_characters_in_play() -> None:
    fought = 0
    for seed in range(8, 24):
        for game in random_game(seed):
            state = game.state
            characters = state.companions[state.active] + state.allies[state.active]
            for fight in fights(state):
                assert fight.character in characters
                assert set(fight.minions) <= set(state.minions)
                fought += 1
    assert fought > 100
