"""Playing a range of games that a description decides, and counting how they ended.

Game `i` depends on the description and on `i` alone. Two descriptions that differ only in their
players play the same games: same decks, same shuffles (paired seeds).
"""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules import rng
from rules.lcg.deck import LcgDeck
from rules.lcg.game import Game, Outcome
from rules.lcg.players.naming import player
from rules.lcg.vocabulary import Difficulty
from rules.playtest.interval import wilson

# Salts for the two streams of random numbers that come from one seed.
_GAME_DICE, _PLAYER_DICE = 1, 2


@dataclass(frozen=True, slots=True)
class MatchDescription:
    """Decks, a scenario, who plays (one name for all seats), the seed and the difficulty."""

    decks: tuple[LcgDeck, ...]
    scenario: str
    player: str
    seed: int
    difficulty: Difficulty = Difficulty.STANDARD


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """How one game ended, and the list of choices that replays it."""

    index: int
    outcome: Outcome
    threat: tuple[int, ...]
    choices: tuple[int, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """Wins with their Wilson interval, the winners' mean score, rounds and seconds a game."""

    games: int
    wins: int
    low: float
    high: float
    mean_score: float | None
    mean_rounds: float
    seconds_a_game: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games


def set_up(description: MatchDescription, index: int) -> Game:
    """Return game `index` before its first choice."""
    seed = rng.seeded(description.seed, index, _GAME_DICE)
    return Game(description.decks, description.scenario, seed, difficulty=description.difficulty)


def play_game(description: MatchDescription, index: int) -> MatchRecord:
    """Play game `index` to its end."""
    start = time.perf_counter()
    game = set_up(description, index)
    seats = [
        player(description.player, rng.seeded(description.seed, index, _PLAYER_DICE, seat))
        for seat in range(len(description.decks))
    ]
    state = game.state
    while not state.ending:
        decision = state.pending
        assert decision is not None, "a game that is not over waits for a choice"
        game.choose(seats[decision.player].choose(game))
    ended = game.outcome()
    assert ended is not None
    seconds = time.perf_counter() - start
    return MatchRecord(index, ended, tuple(state.threat), tuple(state.choices), seconds)


def summarize(records: Iterable[MatchRecord]) -> MatchSummary:
    """Return the figures of some games; raise ValueError for none."""
    played = list(records)
    if not played:
        raise ValueError("there are no games to summarize")
    wins = sum(record.outcome.won for record in played)
    low, high = wilson(wins, len(played))
    scores = [record.outcome.score.total for record in played if record.outcome.score]
    return MatchSummary(
        games=len(played),
        wins=wins,
        low=low,
        high=high,
        mean_score=sum(scores) / len(scores) if scores else None,
        mean_rounds=sum(record.outcome.rounds for record in played) / len(played),
        seconds_a_game=sum(record.seconds for record in played) / len(played),
    )


def steps(description: MatchDescription, index: int, choices: tuple[int, ...]) -> Iterator[Game]:
    """Return a recorded game after its set-up and after each of its choices.

    It is one game that goes on: look at it before asking for the next. What happened in
    between is in `game.state.log`, which the reader empties. Raise IndexError where the choices
    are not those of this game.
    """
    game = set_up(description, index)
    game.state.log = []
    yield game
    for place in choices:
        game.choose(place)
        yield game


def replay(description: MatchDescription, index: int, choices: tuple[int, ...]) -> Game:
    """Return a recorded game at its end; raise IndexError for choices of another game."""
    *_, last = steps(description, index, choices)
    return last
