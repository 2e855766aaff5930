"""Bids, seats and starting fellowships (2.0 deluxe, "Who goes first?", "Starting fellowship")."""

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.game import Game
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER


def bid(game: Game, first: int, second: int) -> Game:
    for burdens in (first, second):
        place = [option.number for option in game.options()].index(burdens)
        game.choose(place)
    return game


def do(game: Game, verb: int, card_id: str | None = None) -> Game:
    for place, option in enumerate(game.options()):
        known = game.state.blueprints[option.card].card.id if option.card >= 0 else None
        if option.verb == verb and card_id in (None, known):
            game.choose(place)
            return game
    raise AssertionError(f"no option to {Verb.name_of(verb)} {card_id}")


def fresh(seed: int = 1) -> Game:
    return Game((ARAGORN_STARTER, EOMER_STARTER), seed)


def companions(game: Game, player: int) -> list[str]:
    state = game.state
    return [state.blueprints[card].card.id for card in state.companions[player]]


def test_both_players_bid_before_anything_is_known() -> None:
    game = fresh()
    assert present(game.decision()).question == Question.BID
    assert present(game.decision()).player == 0
    game.choose(3)
    assert present(game.decision()).question == Question.BID
    assert present(game.decision()).player == 1
    assert game.state.burdens == [0, 0]


def test_the_higher_bid_chooses_the_seat() -> None:
    game = bid(fresh(), 1, 3)
    assert present(game.decision()).question == Question.SEAT
    assert present(game.decision()).player == 1
    do(game, Verb.GO_SECOND)
    assert game.state.first_player == 0


def test_equal_bids_are_decided_by_chance() -> None:
    choosers = {present(bid(fresh(seed), 2, 2).decision()).player for seed in range(20)}
    assert choosers == {0, 1}


def test_bids_become_burdens() -> None:
    game = do(bid(fresh(), 1, 3), Verb.GO_FIRST)
    assert game.state.burdens == [1, 3]


def test_a_bid_of_the_whole_resistance_corrupts_before_the_game_starts() -> None:
    game = do(bid(fresh(), 10, 0), Verb.GO_FIRST)
    assert (present(game.outcome()).winner, present(game.outcome()).ending) == (1, "corrupted")
    assert game.state.path == []


def test_the_first_player_places_site_one() -> None:
    game = do(bid(fresh(), 1, 3), Verb.GO_FIRST)
    state = game.state
    assert [state.blueprints[site].card.id for site in state.path] == [EDORAS_HALL]
    assert state.owner[state.path[0]] == 1


def test_a_starting_fellowship_costs_four_twilight_at_most() -> None:
    game = do(bid(fresh(), 3, 1), Verb.GO_FIRST)
    assert present(game.decision()).question == Question.STARTING_FELLOWSHIP
    do(game, Verb.START_WITH, TARGON)
    offered = [game.state.blueprints[option.card].card.id for option in game.options()[:-1]]
    assert ARAGORN_DRIVEN_BY_NEED not in offered
    do(game, Verb.START_WITH, MADRIL_FARAMIRS_AIDE)
    assert companions(game, 0) == [FRODO_HOPE_OF_FREE_PEOPLES, TARGON, MADRIL_FARAMIRS_AIDE]
    assert present(game.decision()).player == 1


def test_starting_companions_add_no_twilight() -> None:
    game = do(bid(fresh(), 3, 1), Verb.GO_FIRST)
    do(game, Verb.START_WITH, ARAGORN_DRIVEN_BY_NEED)
    assert game.state.twilight == 0


def test_companions_are_played_one_at_a_time_so_that_one_lowers_the_cost_of_the_next() -> None:
    """2.0 deluxe: with a Rohan Man revealed before him Éomer costs 2 instead of 3."""
    game = do(bid(fresh(), 1, 3), Verb.GO_FIRST)
    do(game, Verb.START_WITH, ROHIRRIM_GUARD)
    do(game, Verb.START_WITH, EOMER_VALIANT_WARCHIEF)
    assert companions(game, 1) == [
        FRODO_HOPE_OF_FREE_PEOPLES,
        ROHIRRIM_GUARD,
        EOMER_VALIANT_WARCHIEF,
    ]


def test_each_player_starts_with_eight_cards() -> None:
    game = do(bid(fresh(), 3, 1), Verb.GO_FIRST)
    do(game, Verb.PASS)
    do(game, Verb.PASS)
    assert [len(hand) for hand in game.state.hands] == [8, 8]
    assert game.state.turn == 1
