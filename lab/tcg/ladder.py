"""How strong the computer players of the TCG are: each against others, with the same decks.

Two players meet with two starter decks of one block. With the same shuffles each plays either
deck in either seat, so neither the deck nor the seat favours a player.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import TypeVar

from lab.tcg.drawn.decks import drawn_deck
from lab.tcg.habits import HABITS, NEVER_WAITS, habitual_player
from rules.playtest.playing import play_out, player_seed
from rules.playtest.statistics.interval import Interval, wilson
from rules.playtest.tcg.game import set_up
from rules.tcg.game import Game
from rules.tcg.pairings import Pairing, describe, two_starters
from rules.thinking_time import TimedPlayer

# Two pairings of each block but two; sixteen decks.
LADDER_DECKS = (
    ("fotr-aragorn-starter", "fotr-gandalf-starter"),
    ("mom-gandalf-starter", "mom-gimli-starter"),
    ("ttt-aragorn-starter", "ttt-theoden-starter"),
    ("bohd-legolas-starter", "eof-faramir-starter"),
    ("rotk-aragorn-starter", "rotk-eomer-starter"),
    ("sog-merry-starter", "sog-pippin-starter"),
    ("bl-boromir-starter", "br-mouth-starter"),
    ("ros-evil-man-starter", "ros-uruk-rampage-starter"),
)


# Games with drawn decks that one process plays at once; an even number, as decks meet twice.
DRAWN_AT_ONCE = 20
Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class Rung:
    """A player, whom it meets, and in how many games with each two decks."""

    player: str
    opponent: str
    games: int


@dataclass(slots=True)
class RungResult:
    """What the games of a rung say.

    `wins` and `games` count by deck of the player; games without a winner are not counted.
    `seconds` is the processor time of the player at all its decisions.
    """

    rung: Rung
    wins: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    decisions: int = 0

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the share of games won."""
        return wilson(self.wins.total(), self.games.total())

    def add(self, other: "RungResult") -> None:
        """Add what other games of the rung say."""
        self.wins += other.wins
        self.games += other.games
        self.seconds += other.seconds
        self.decisions += other.decisions


def play_rung(decks: tuple[str, str], rung: Rung, seed: int) -> RungResult:
    """Play a rung with two decks: the player has either deck in turn, with the same shuffles."""
    result = RungResult(rung)
    for number in range(rung.games):
        seat = number % 2
        _play_game(decks, rung, seat, number // 2, seed, result)
    return result


def _play_game(
    decks: tuple[str, str], rung: Rung, seat: int, index: int, seed: int, result: RungResult
) -> None:
    _play(
        set_up(describe(Pairing(decks), seed), index), rung, seat, index, seed, result, decks[seat]
    )


def _play(
    game: Game, rung: Rung, seat: int, index: int, seed: int, result: RungResult, deck: str
) -> None:
    names = (rung.player, rung.opponent) if seat == 0 else (rung.opponent, rung.player)
    timed = [
        TimedPlayer(habitual_player(name, player_seed(seed, index, place)))
        for place, name in enumerate(names)
    ]
    play_out(game, timed)
    result.seconds += timed[seat].seconds
    result.decisions += timed[seat].decisions
    winner = game.state.winner
    if winner is not None:
        result.games[deck] += 1
        result.wins[deck] += winner == seat


def play_drawn(numbers: range, rung: Rung, seed: int, pool: str) -> RungResult:
    """Play games of a rung with decks drawn from a pool, each two decks once in either seat."""
    result = RungResult(rung)
    for number in numbers:
        seat, index = number % 2, number // 2
        dice = Random(f"{seed} {pool} {index}")
        decks = [drawn_deck(pool, dice) for _ in range(2)]
        game = Game(decks, dice.getrandbits(63))
        _play(game, rung, seat, index, seed, result, f"drawn from {pool}")
    return result


def every_pairing() -> list[tuple[str, str]]:
    """Return every two starter decks of one block."""
    return [pairing.decks for pairing in two_starters()]


def climb(
    rungs: Sequence[Rung],
    seed: int,
    workers: int = 1,
    decks: Sequence[tuple[str, str]] = LADDER_DECKS,
) -> Iterator[RungResult]:
    """Play every rung with all decks, in several processes, and return the results in order."""
    for rung in rungs:
        yield _add_up(rung, partial(play_rung, rung=rung, seed=seed), decks, workers)


def climb_drawn(
    rungs: Sequence[Rung], seed: int, pool: str, workers: int = 1
) -> Iterator[RungResult]:
    """Play every rung with decks drawn from a pool, and return the results in order."""
    for rung in rungs:
        play = partial(play_drawn, rung=rung, seed=seed, pool=pool)
        starts = range(0, rung.games, DRAWN_AT_ONCE)
        parts = [range(start, min(rung.games, start + DRAWN_AT_ONCE)) for start in starts]
        yield _add_up(rung, play, parts, workers)


def _add_up(
    rung: Rung, play: Callable[[Part], RungResult], parts: Sequence[Part], workers: int
) -> RungResult:
    """Return what all parts of a rung say together, played in `workers` processes."""
    total = RungResult(rung)
    if workers == 1:
        for result in map(play, parts):
            total.add(result)
        return total
    with get_context("spawn").Pool(workers) as pool:
        for result in pool.imap(play, parts):
            total.add(result)
    return total


def page(results: Sequence[RungResult], command: str) -> str:
    """Return the ladder as a page of Markdown."""
    decks = sorted({deck for result in results for deck in result.games})
    return "\n".join(
        [
            "# The computer players of the TCG",
            "",
            f"    {command}",
            "",
            *_explain(len(decks)),
            "## The ladder",
            "",
            *_ladder(results),
            "",
            "## By deck",
            "",
            "Games won of games played with a deck, by the player named first.",
            "",
            *_by_deck(results, decks),
            "",
        ]
    )


def _explain(decks: int) -> list[str]:
    return [
        "- `random` takes any legal option.",
        "- `easy` follows rules of thumb, whose numbers were chosen by hand.",
        "- `quick` has learned from whole games when to move again and when to lie in wait "
        "(`python -m lab plans`), what to bid, where to sit and when to draw a second hand "
        "(`openings`), and from phases that were tried out which card to play as the Shadow "
        "(`strikes`).",
        "- `good` is the same player that also tries out, with one deal, how the fights of a move "
        "go (valued by what `regroup` and `moving` find). `strong` does so with more deals.",
        "- `good+stays` is `good` with one fixed habit: it never moves again. "
        f"Other habits are {', '.join(f'`{name}`' for name in (*HABITS, NEVER_WAITS))}.",
        "",
        f"Each two players meet with {decks} kinds of decks: starters, two of one block at a time, "
        "or decks drawn from a pool of cards. With the "
        "same shuffles each player has either deck in either seat. Intervals are Wilson's, at "
        "95 %. The time is the mean processor time of a decision of the player named first. It "
        "depends on the machine and on what else it does.",
        "",
    ]


def _ladder(results: Sequence[RungResult]) -> list[str]:
    rows = ["| Player | Opponent | Games | Won | 95 % interval | Time a decision |"]
    rows.append("| --- | --- | --- | --- | --- | --- |")
    for result in results:
        games, wins = result.games.total(), result.wins.total()
        low, high = result.interval
        milliseconds = 1000 * result.seconds / max(1, result.decisions)
        rows.append(
            f"| {result.rung.player} | {result.rung.opponent} | {games:,} "
            f"| {100 * wins / max(1, games):.1f} % | {100 * low:.1f} to {100 * high:.1f} % "
            f"| {_two_digits(milliseconds)} ms |"
        )
    return rows


def _two_digits(number: float) -> str:
    """Return a time as precisely as it can be measured on a busy machine."""
    return f"{number:.0f}" if number >= 10 else f"{number:.2g}"


def _by_deck(results: Sequence[RungResult], decks: Sequence[str]) -> list[str]:
    headings = [f"{result.rung.player} / {result.rung.opponent}" for result in results]
    rows = [f"| Deck | {' | '.join(headings)} |", f"| --- |{' --- |' * len(headings)}"]
    for deck in decks:
        counts = [f"{result.wins[deck]} of {result.games[deck]}" for result in results]
        rows.append(f"| {deck} | {' | '.join(counts)} |")
    return rows
