"""The starter rules of the Comprehensive Rulebook 2.0: how a first game is set up and played."""

from dataclasses import replace
from typing import Any

import pytest

from rules.construction.starters import named_fellowship, starters
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import set_up
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.zones.piles import draw
from rules.tcg.game import Game
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.scene import Scene


def table(**setup: Any) -> Scene:
    """Lay a scene that follows the starter rules."""
    return Scene(edition="starter-2003", **setup)


@pytest.mark.parametrize(("fellowship_", "cost"), [((), 3), ((ROHIRRIM_GUARD,), 2)])
def test_eomer_costs_two_when_the_guard_is_played_first(
    fellowship_: tuple[str, ...], cost: int
) -> None:
    """ "Starting Fellowship": Éomer costs 2, not 3."""
    scene = table(fellowship=fellowship_, deck=[EOMER_VALIANT_WARCHIEF])
    assert twilight_cost(scene.state, scene.card(EOMER_VALIANT_WARCHIEF)) == cost


def test_both_starting_fellowships_cost_four() -> None:
    """ "Starting Fellowship": the Guard and Éomer; Targon and Madril."""
    for first, second in ((ROHIRRIM_GUARD, EOMER_VALIANT_WARCHIEF), (TARGON, MADRIL_FARAMIRS_AIDE)):
        alone = table(deck=[first])
        then = table(fellowship=[first], deck=[second])
        costs = twilight_cost(alone.state, alone.card(first))
        costs += twilight_cost(then.state, then.card(second))
        assert costs == 4


def test_chance_decides_who_goes_first_and_nobody_bids() -> None:
    """ "Who goes first?"."""
    first = {
        Game((ARAGORN_STARTER, EOMER_STARTER), seed, edition="starter-2003").state.first_player
        for seed in range(20)
    }
    assert first == {0, 1}


def test_an_empty_draw_deck_is_made_again_once() -> None:
    """ "Draw deck": from the discard pile, once in a game."""
    scene = table(discards=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF])
    state = scene.state
    draw(state, 0, 1)
    assert len(state.hands[0]) == 1
    assert len(state.decks[0]) == 1
    assert state.discards[0] == []


def test_a_moving_fellowship_of_a_starter_game_pays_for_site_and_companions() -> None:
    """ "How to move": the Shadow number and one for each companion, Frodo with them."""
    scene = table(fellowship=[TARGON, MADRIL_FARAMIRS_AIDE], site=2)
    site = scene.state.path[-1]
    scene.fellowship_phase()
    while scene.state.position[0] == 2 and scene.can(Verb.PASS):
        scene.pass_()
    arrived = next(entry for entry in scene.log if entry[0] == "arrived")
    number = scene.state.blueprints[arrived[2]].card.twilight
    assert arrived[2] != site
    assert arrived[3] == number + 3
    assert scene.state.ring_bearer[0] == scene.card(FRODO_HOPE_OF_FREE_PEOPLES)


# --- "Setting up the game", "Starting Fellowship" ---


@pytest.mark.parametrize(
    ("deck", "twin", "companions"),
    [
        (ARAGORN_STARTER, EOMER_STARTER, (TARGON, MADRIL_FARAMIRS_AIDE)),
        (EOMER_STARTER, ARAGORN_STARTER, (ROHIRRIM_GUARD, EOMER_VALIANT_WARCHIEF)),
    ],
)
def test_each_starter_deck_begins_with_the_companions_named_for_it(
    deck: TcgDeck, twin: TcgDeck, companions: tuple[str, str]
) -> None:
    named = [named_fellowship(deck), named_fellowship(twin)]
    assert named[0] == companions
    game = Game((deck, twin), 3, edition="starter-2003", fellowships=named)
    state = game.state
    while state.turn == 0:
        assert present(state.pending).question is not Question.STARTING_FELLOWSHIP
        game.choose(0)
    found = [state.blueprints[card].card.id for card in state.companions[0]]
    assert found == [deck.ring_bearer, *companions]


def test_by_other_rules_their_players_choose() -> None:
    named = [named_fellowship(ARAGORN_STARTER), named_fellowship(EOMER_STARTER)]
    game = Game((ARAGORN_STARTER, EOMER_STARTER), 3, fellowships=named)
    asked = set()
    while game.state.turn == 0:
        asked.add(present(game.state.pending).question)
        game.choose(0)
    assert Question.STARTING_FELLOWSHIP in asked


def test_no_other_deck_has_companions_named_for_it() -> None:
    others = [known for slug, known in starters().items() if not slug.startswith("rotk")]
    assert len(others) > 20
    assert not any(named_fellowship(known.deck) for known in others)
    fewer = replace(ARAGORN_STARTER, draw_deck=ARAGORN_STARTER.draw_deck[1:])
    assert named_fellowship(fewer) == ()


def test_a_playtest_by_the_starter_rules_begins_so() -> None:
    decks = (ARAGORN_STARTER, EOMER_STARTER)
    description = PlaytestDescription(decks, ("random", "random"), 1, edition="starter-2003")
    game = set_up(description, 0)
    assert game.state.turn == 0 or game.state.companions[0]
    while game.state.turn == 0:
        game.choose(0)
    assert len(game.state.companions[0]) == len(game.state.companions[1]) == 3
