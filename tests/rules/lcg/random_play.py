"""Random games for tests: decks, scenarios and seats by number."""

from collections.abc import Iterator

from rules.construction.lcg.starter import introductory_decks
from rules.lcg.game import Game
from rules.lcg.scenarios import SCENARIOS
from rules.players.random_player import RandomPlayer

STARTERS = tuple(known.deck for known in introductory_decks().values())
SLUGS = tuple(SCENARIOS)


def table(number: int) -> Game:
    """Return a game of some scenario with one to four of the starter decks."""
    seats = 1 + (number + number // len(SLUGS)) % 4
    decks = [STARTERS[(number + seat) % 4] for seat in range(seats)]
    return Game(decks, SLUGS[number % len(SLUGS)], number)


def moments(number: int) -> Iterator[Game]:
    """Return a game at each of its decisions, and once more when it is over."""
    game = table(number)
    chooser = RandomPlayer(number)
    while not game.is_over():
        yield game
        game.choose(chooser.choose(game))
    yield game


def finish(game: Game, seed: int) -> Game:
    """Play a game to its end at random."""
    chooser = RandomPlayer(seed)
    while not game.is_over():
        game.choose(chooser.choose(game))
    return game
