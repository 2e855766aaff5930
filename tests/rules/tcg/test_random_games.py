"""Random games of two to four players: conserved, bounded, repeatable, the same when copied."""

import hashlib
import os
import pickle
import random
import subprocess
import sys

import pytest

from rules.construction.starters import starter, starter_slugs
from rules.protocol import NoSuchOption
from rules.tcg.engine.modifiers.in_force import active_cards
from rules.tcg.engine.modifiers.numbers import number
from rules.tcg.engine.state.decision import Option
from rules.tcg.game import DECISION_BOUND, EDITIONS, Game
from tests.expected import present
from tests.rules.tcg.random_games import (
    DECKS,
    assert_cards_conserved,
    decks_for,
    random_game,
    random_place,
)
from tests.rules.tcg.slow_numbers import COMPARED, slow_listeners, slow_number

BOUND = 2_000
EACH_NUMBER_OF_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@EACH_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_are_conserved_at_every_decision(players: int, edition: str) -> None:
    for seed in range(4):
        for game in random_game(seed, players, edition):
            assert_cards_conserved(game.state)


@EACH_NUMBER_OF_PLAYERS
def test_kept_numbers_equal_those_added_up_from_nothing(players: int) -> None:
    compared = 0
    for place, game in enumerate(random_game(1, players)):
        if place % 2:
            state = game.state
            for card in active_cards(state):
                for statistic in COMPARED:
                    assert number(state, statistic, card) == slow_number(state, statistic, card)
                    compared += 1
    assert compared > 1_000


@EACH_NUMBER_OF_PLAYERS
def test_kept_listeners_equal_those_found_from_nothing(players: int) -> None:
    compared = 0
    for seed in range(8):
        for game in random_game(seed, players):
            if game.state.turn and not game.is_over():
                kept = {
                    (card, event)
                    for event, heard in game.state.in_force.listeners.items()
                    for card, _ in heard
                }
                assert kept == slow_listeners(game.state)
                compared += len(kept)
    assert compared > 1_000


@EACH_NUMBER_OF_PLAYERS
def test_options_are_never_empty_never_single_and_never_twice_the_same(players: int) -> None:
    for seed in range(10):
        for game in random_game(seed, players):
            if not game.is_over():
                assert len(game.options()) >= 2
                assert len(set(game.options())) == len(game.options())


@pytest.mark.parametrize("slug", starter_slugs())
def test_every_starter_deck_plays_by_every_edition(slug: str) -> None:
    """Conserved, added up rightly and picklable, whatever its cards do."""
    decks = (starter(slug).deck, starter(slug).deck)
    for seed, edition in enumerate(EDITIONS):
        for place, game in enumerate(random_game(seed, edition=edition, decks=decks)):
            if place % 25 == 0:
                state = game.state
                assert_cards_conserved(state)
                assert pickle.loads(pickle.dumps(game)) == game
                for card in active_cards(state):
                    for statistic in COMPARED:
                        assert number(state, statistic, card) == slow_number(state, statistic, card)
        assert present(game.outcome()).winner is not None


# --- the same game again ---


def digest(games: int, players: int) -> str:
    """Return one number for the choices, endings and last states of some random games."""
    found = hashlib.sha256()
    for seed in range(games):
        for game in random_game(seed, players):
            found.update(repr(game.decision() and game.options()).encode())
        state = game.state
        found.update(repr((state.choices, state.winner, state.ending, state.zone)).encode())
    return found.hexdigest()


def test_three_processes_with_other_hash_seeds_play_the_same_games() -> None:
    program = (
        "from tests.rules.tcg.test_random_games import digest; "
        "print([digest(3, players) for players in (2, 3)])"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.getcwd()},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(said) == 1


def test_another_seed_gives_another_game() -> None:
    assert [game.state.choices[:] for game in random_game(5)][-1] != [
        game.state.choices[:] for game in random_game(6)
    ][-1]


def play_out(game: Game, dice: random.Random) -> list[int]:
    """Play a game to its end at random; return the places that were chosen."""
    taken = []
    while not game.is_over():
        taken.append(random_place(game, dice))
        game.choose(taken[-1])
    return taken


@EACH_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("seed", range(0, 60, 12))
def test_a_clone_and_a_pickled_copy_continue_as_the_same_game(seed: int, players: int) -> None:
    game = Game(decks_for(players), seed)
    dice = random.Random(seed)
    for _ in range(seed):
        if not game.is_over():
            game.choose(random_place(game, dice))
    copies = [game.clone(), pickle.loads(pickle.dumps(game))]
    assert all(copy == game and hash(copy) == hash(game) for copy in copies)
    taken = play_out(game, dice)
    for copy in copies:
        for place in taken:
            copy.choose(place)
        assert copy == game
        assert copy.outcome() == game.outcome()


def test_a_clone_leaves_the_original_alone() -> None:
    for game in random_game(3):
        if game.is_over():
            break
        before = pickle.dumps(game.state)
        copy = game.clone()
        for _ in range(5):
            if not copy.is_over():
                copy.choose(0)
        assert pickle.dumps(game.state) == before


def test_games_at_different_moments_are_not_equal() -> None:
    one, another = Game(DECKS, 1), Game(DECKS, 1)
    assert one == another
    another.choose(1)
    assert one != another


# --- what may be chosen ---


def test_an_option_that_is_not_offered_is_refused() -> None:
    game = Game(DECKS, 1)
    stranger = Option(game.options()[0].verb, number=99)
    with pytest.raises(ValueError, match="not in tuple"):
        game.apply(stranger)


@pytest.mark.parametrize("place", [-1, 99])
def test_a_place_without_an_option_is_refused(place: int) -> None:
    game = Game(DECKS, 1)
    with pytest.raises(NoSuchOption):
        game.choose(place)
    assert game.state.choices == []


def test_applying_an_option_is_choosing_its_place() -> None:
    one, another = Game(DECKS, 1), Game(DECKS, 1)
    one.apply(one.options()[2])
    another.choose(2)
    assert one == another


# --- how games end ---


def play_in_a_row(games: int, players: int) -> tuple[int, int]:
    """Play random games; return the longest, in decisions, and how many had no winner."""
    longest = unfinished = 0
    for seed in range(games):
        *_, game = random_game(seed, players)
        assert_cards_conserved(game.state)
        assert present(game.outcome()).ending in ("site 9", "killed", "corrupted", "unfinished")
        longest = max(longest, game.state.decisions)
        unfinished += present(game.outcome()).winner is None
    return longest, unfinished


@pytest.mark.parametrize(("players", "games"), [(2, 300), (3, 100), (4, 60)])
def test_every_game_ends_with_a_winner(players: int, games: int) -> None:
    longest, unfinished = play_in_a_row(games, players)
    assert longest < BOUND < DECISION_BOUND
    assert unfinished == 0


@pytest.mark.nightly
@pytest.mark.parametrize(("players", "games"), [(2, 60_000), (3, 25_000), (4, 15_000)])
def test_a_hundred_thousand_games_in_a_row(players: int, games: int) -> None:
    """Its figures are in docs/benchmarks.md."""
    longest, unfinished = play_in_a_row(games, players)
    print(f"{games} games of {players} players: the longest had {longest} decisions")
    assert longest < BOUND
    assert unfinished == 0
