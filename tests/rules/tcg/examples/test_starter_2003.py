"""The starter rules of the Comprehensive Rulebook 2.0: how a first game is set up and played."""

import pytest

from rules.tcg.engine.codes import Verb
from rules.tcg.engine.numbers import twilight_cost
from rules.tcg.engine.piles import draw
from rules.tcg.game import Game
from tests.rules.tcg.cards import ARAGORN, EOMER, FRODO, GUARD, MADRIL, TARGON
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.scene import Scene


def table(**setup: object) -> Scene:
    """Lay a scene that follows the starter rules."""
    return Scene(edition="starter-2003", **setup)  # type: ignore[arg-type]


@pytest.mark.parametrize(("fellowship_", "cost"), [((), 3), ((GUARD,), 2)])
def test_eomer_costs_two_when_the_guard_is_played_first(fellowship_, cost):
    """ "Starting Fellowship": Éomer costs 2, not 3."""
    scene = table(fellowship=fellowship_, deck=[EOMER])
    assert twilight_cost(scene.state, scene._find(EOMER)) == cost


def test_both_starting_fellowships_cost_four():
    """ "Starting Fellowship": the Guard and Éomer; Targon and Madril."""
    for first, second in ((GUARD, EOMER), (TARGON, MADRIL)):
        alone = table(deck=[first])
        then = table(fellowship=[first], deck=[second])
        costs = twilight_cost(alone.state, alone._find(first))
        costs += twilight_cost(then.state, then._find(second))
        assert costs == 4


def test_chance_decides_who_goes_first_and_nobody_bids():
    """ "Who goes first?"."""
    first = {
        Game((ARAGORN_STARTER, EOMER_STARTER), seed, edition="starter-2003").state.first_player
        for seed in range(20)
    }
    assert first == {0, 1}


def test_an_empty_draw_deck_is_made_anew_once():
    """ "Draw deck": from the discard pile, once in a game."""
    scene = table(discards=[ARAGORN, EOMER])
    state = scene.state
    draw(state, 0, 1)
    assert len(state.hands[0]) == 1
    assert len(state.decks[0]) == 1
    assert state.discards[0] == []


def test_a_moving_fellowship_of_a_starter_game_pays_for_site_and_companions():
    """ "How to move": the Shadow number and one for each companion, Frodo with them."""
    scene = table(fellowship=[TARGON, MADRIL], site=2)
    site = scene.state.path[-1]
    scene.fellowship_phase()
    while scene.state.position[0] == 2 and scene.can(Verb.PASS):
        scene.pass_()
    arrived = next(entry for entry in scene.state.log if entry[0] == "arrived")
    number = scene.state.blueprints[arrived[2]].card.twilight
    assert arrived[2] != site
    assert arrived[3] == number + 3
    assert scene.state.ring_bearer[0] == scene._find(FRODO)
