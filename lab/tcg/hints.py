"""How good hints are: a player that takes the first of them against a computer player."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from time import process_time

from rules.playtest.playing import player_seed
from rules.playtest.statistics.interval import Interval, wilson
from rules.playtest.tcg.game import set_up
from rules.tcg.engine.state.decision import Option
from rules.tcg.game import Game
from rules.tcg.pairings import Pairing, describe
from rules.tcg.players.advice import advise, adviser
from rules.tcg.players.naming import player

# Two starter decks of each of four blocks.
DECKS = (
    ("fotr-aragorn-starter", "fotr-gandalf-starter"),
    ("ttt-aragorn-starter", "ttt-theoden-starter"),
    ("rotk-aragorn-starter", "rotk-eomer-starter"),
    ("sh-aragorn-starter", "sh-legolas-starter"),
)


class HintedPlayer:
    """Asks for a hint at each choice, as a person can at a table, and takes what comes first.

    What the adviser must remember belongs to the turn being played.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._turn = -1
        self._made: list[tuple[Game, int]] = []
        self._planned: list[Option] = []
        self.seconds: list[float] = []

    def choose(self, game: Game) -> int:
        """Return the place of the hint's next option."""
        if game.state.turn != self._turn:
            self._turn = game.state.turn
            self._made.clear()
        if not self._planned or self._planned[0] not in game.options():
            begun = process_time()
            asked = adviser(self._seed)
            for before, place in self._made:
                asked.follow(before, place)
            self._planned = list(advise(game, asked).weighed[0].options)
            self.seconds.append(process_time() - begun)
        place = game.options().index(self._planned.pop(0))
        self._made.append((game.clone(), place))
        return place


@dataclass(slots=True)
class HintResult:
    """What the games with two decks say, and how long each hint took."""

    decks: tuple[str, str]
    wins: int = 0
    games: int = 0
    seconds: list[float] = field(default_factory=list)

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the share of games won."""
        return wilson(self.wins, self.games)


def play_hinted(decks: tuple[str, str], opponent: str, games: int, seed: int) -> HintResult:
    """Play games with two decks; by the same shuffles the hinted player has each deck and seat."""
    result = HintResult(decks)
    for number in range(games):
        index, seat, turned = number // 4, number % 2, number // 2 % 2
        seats = decks[::-1] if turned else decks
        game = set_up(describe(Pairing(seats, (opponent, opponent)), seed), index)
        hinted = HintedPlayer(player_seed(seed, index, seat))
        other = player(opponent, player_seed(seed, index, 1 - seat))
        while (decision := game.decision()) is not None:
            game.choose((hinted if decision.player == seat else other).choose(game))
        result.games += game.state.winner is not None
        result.wins += game.state.winner == seat
        result.seconds += hinted.seconds
    return result


def play_all_hinted(opponent: str, games: int, seed: int, workers: int) -> Iterator[HintResult]:
    """Play games with each two decks, in several processes."""
    play = partial(play_hinted, opponent=opponent, games=games, seed=seed)
    if workers == 1:
        yield from map(play, DECKS)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play, DECKS)


def slow_hint(seconds: Sequence[float]) -> float:
    """Return the processor time that 95 of 100 hints don't exceed."""
    return sorted(seconds)[int(0.95 * len(seconds))] if seconds else 0.0
