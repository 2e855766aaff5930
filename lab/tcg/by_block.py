"""How often a player beats another in each block, with starters and with published decks.

Each two decks are drawn from a pool and meet twice, by the same shuffles: either player has either
deck in either seat. A player may be of another checkout, as "good@../older".
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random

from lab.tcg.habits import habitual_player
from lab.tcg.other_checkout import OtherCheckoutPlayer
from rules.construction import edition, load_format
from rules.players.player import Player
from rules.playtest.playing import play_out, player_seed
from rules.playtest.statistics.interval import Interval, wilson
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import set_up
from rules.tcg.pairings import DAY
from rules.tcg.pools import Pool, pools

CHECKOUT = "@"
# Games that one process plays at once; an even number, as decks meet twice.
AT_ONCE = 10


@dataclass(slots=True)
class PoolResult:
    """What the games with the decks of a pool say; games without a winner are not counted."""

    pool: str
    wins: int = 0
    games: int = 0

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the share of games won."""
        return wilson(self.wins, self.games)


def play_pool(numbers: range, pool: str, players: tuple[str, str], seed: int) -> PoolResult:
    """Play games of the first player against the second with decks of a pool."""
    result = PoolResult(pool)
    for number in numbers:
        seat = number % 2
        winner = _play(_describe(pools()[pool], players, seat, number // 2, seed), number // 2)
        if winner is not None:
            result.games += 1
            result.wins += winner == seat
    return result


def play_pools(
    names: Sequence[str], players: tuple[str, str], games: int, seed: int, workers: int = 1
) -> Iterator[PoolResult]:
    """Play a number of games with each pool, in several processes, and return the results."""
    for name in names:
        play = partial(play_pool, pool=name, players=players, seed=seed)
        if workers == 1:
            yield play(range(games))
            continue
        total = PoolResult(name)
        parts = [range(start, min(games, start + AT_ONCE)) for start in range(0, games, AT_ONCE)]
        with get_context("spawn").Pool(workers) as processes:
            for result in processes.imap(play, parts):
                total.games += result.games
                total.wins += result.wins
        yield total


def _describe(
    pool: Pool, players: tuple[str, str], seat: int, index: int, seed: int
) -> PlaytestDescription:
    """Return the game `index` of two decks of a pool, the first player in a seat."""
    dice = Random(f"{seed} {pool.name} {index}")
    first, second = dice.sample(tuple(pool.decks.values()), 2)
    return PlaytestDescription(
        (first, second),
        players if seat == 0 else players[::-1],
        seed,
        edition(load_format(pool.format), DAY),
        DAY.isoformat(),
    )


def _play(description: PlaytestDescription, index: int) -> int | None:
    """Play a game to its end and return the winner's seat."""
    game = set_up(description, index)
    play_out(game, [_player(description, index, place) for place in (0, 1)])
    return game.state.winner


def _player(description: PlaytestDescription, index: int, place: int) -> Player:
    name, _, checkout = description.players[place].partition(CHECKOUT)
    seed = player_seed(description.seed, index, place)
    if checkout:
        return OtherCheckoutPlayer(Path(checkout).resolve(), name, description, index, seed)
    return habitual_player(name, seed)


def page(results: Sequence[PoolResult], players: tuple[str, str], command: str) -> str:
    """Return the results as a table in Markdown."""
    rows = [
        f"| {result.pool} | {result.games} | {100 * result.wins / max(1, result.games):.1f} % "
        f"| {100 * result.interval.low:.1f} to {100 * result.interval.high:.1f} % |"
        for result in results
    ]
    return "\n".join(
        [
            f"# {players[0]} against {players[1]}, by block",
            "",
            f"    {command}",
            "",
            "| Decks | Games | Won | 95 % interval |",
            "| --- | --- | --- | --- |",
            *rows,
            "",
        ]
    )
