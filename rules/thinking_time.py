"""How long a computer player thinks: the processor time of all decisions of games against itself.

Random starter decks meet, two of one block at a time, so games are as short and as long as they
are. Every decision counts, also those with little to think about.
"""

from dataclasses import dataclass
from random import Random
from time import process_time

from rules.players.player import Player
from rules.playtest.playing import play_out, player_seed
from rules.playtest.tcg.game import set_up
from rules.tcg.game import Game
from rules.tcg.pairings import describe, two_starters
from rules.tcg.players.naming import player


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """The decisions of a player's games against itself, and the processor time they took."""

    player: str
    games: int
    decisions: int
    seconds: float

    @property
    def milliseconds_a_decision(self) -> float:
        """The mean time of a decision."""
        return 1_000 * self.seconds / self.decisions


class TimedPlayer:
    """A player whose processor time is added up over its decisions."""

    def __init__(self, chooser: Player) -> None:
        self._chooser = chooser
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, game: Game) -> int:
        """Return the place of the option it takes."""
        start = process_time()
        place = self._chooser.choose(game)
        self.seconds += process_time() - start
        self.decisions += 1
        return place


def thinking_time(name: str, games: int, seed: int) -> ThinkingTime:
    """Play a player against itself and return its time; UnknownPlayer for an unknown name."""
    timed: list[TimedPlayer] = []
    pairings = two_starters()
    for number in range(games):
        pairing = Random(f"{seed} {number}").choice(pairings)
        game = set_up(describe(pairing, seed), number)
        seats = [TimedPlayer(player(name, player_seed(seed, number, seat))) for seat in range(2)]
        play_out(game, seats)
        timed += seats
    decisions = sum(seat.decisions for seat in timed)
    return ThinkingTime(name, games, decisions, sum(seat.seconds for seat in timed))
