"""About how long games take by their players, before one was played.

The figures are those that forms show (`players.naming` of each game): processor seconds of a game
of two with the plain kernel. Other decks take a half to twice as much.
"""

from collections.abc import Mapping, Sequence

from django.conf import settings

from play.queue.quota import QuotaExceeded
from rules.construction import Game
from rules.kernel import Kernel, kernel_in_use
from rules.lcg.players import naming as lcg
from rules.players.strengths import Strengths
from rules.tcg.players import naming as tcg

# Longer games are cut off and counted as unfinished.
GAME_SECONDS = 120.0
# How far off an estimate may be: what may finish is not refused.
UNCERTAINTY = 2.0
# The compiled kernel's share of the plain one's time.
COMPILED = 0.4
# A playtest that takes longer with all workers at hand is refused.
PLAYTEST_SECONDS = 7 * 24 * 3600.0
# Games that take longer wait in a queue of their own.
SLOW_SECONDS = 1.0

# How much longer everybody takes in a game of more than two TCG decks, by their number. It has
# more turns, each with more Shadow players (docs/playtests.md).
OF_MORE_DECKS = {3: 1.5, 4: 2.8}
STRENGTHS: Mapping[Game, Strengths] = {Game.TCG: tcg.STRENGTHS, Game.LCG: lcg.STRENGTHS}


class TakesTooLong(QuotaExceeded):
    """Games that would take too long; the message has an estimate."""


def game_seconds(game: Game, players: Sequence[str]) -> float:
    """Return about how many processor seconds a game takes with these players."""
    seconds = sum(player_seconds(game, name) for name in players)
    if game is Game.TCG:
        seconds *= OF_MORE_DECKS.get(len(players), 1.0)
    return seconds * (COMPILED if kernel_in_use() is Kernel.COMPILED else 1.0)


def is_slow(game: Game, players: Sequence[str]) -> bool:
    """Return whether games take so long that others would have to wait for them."""
    return game_seconds(game, players) > SLOW_SECONDS


def check_duration(game: Game, players: Sequence[str], games: int) -> None:
    """Raise TakesTooLong, with an estimate, for games that cannot be played to their ends."""
    whole = game_seconds(game, players) * games / max(1, settings.CELERY_WORKER_CONCURRENCY)
    if whole > PLAYTEST_SECONDS:
        raise TakesTooLong(
            f"These games would take about {duration(whole)}, and a playtest can take at most "
            f"{duration(PLAYTEST_SECONDS)}. Ask for fewer games or a quicker player."
        )


def duration(seconds: float) -> str:
    """Return a time in words, of a size that a person grasps: "3 minutes", "11 days"."""
    for length, name in ((86_400, "day"), (3_600, "hour"), (60, "minute")):
        if seconds >= 1.5 * length:
            return f"{round(seconds / length):,} {name}s"
    return f"{max(2, round(seconds))} seconds"


def player_seconds(game: Game, name: str) -> float:
    """Return about how many seconds a player thinks in a game; nothing for an unknown one."""
    strength = STRENGTHS[game].get(name)
    return strength.seconds / 2 if strength is not None else 0.0
