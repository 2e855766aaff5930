"""About how long games take by their players, before one was played.

A search plays out games for each of its decisions, so its time grows with its budget. The figures
are processor seconds of one playout a decision over a game, measured with the plain kernel
on two official starters and in Passage Through Mirkwood. Other decks take a half to twice as much.
"""

import re
from collections.abc import Sequence

from django.conf import settings

from play.queue.quota import QuotaExceeded
from rules.construction import Game
from rules.kernel import Kernel, kernel_in_use
from rules.lcg.players.search import Budget
from rules.tcg.players.naming import BUDGETS

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

# Of a game by rules of thumb.
BY_RULES = 0.05
# How much longer everybody takes in a game of more than two TCG decks, by their number. It has
# more turns, each with more Shadow players (docs/playtests.md).
OF_MORE_DECKS = {3: 1.5, 4: 2.8}
OF_A_PLAYOUT: dict[Game, dict[str, float]] = {
    Game.TCG: {"search": 0.33, "planner-search": 0.07, "rollout": 0.015},
    Game.LCG: {
        "one-round": 0.02,
        "lookahead": 0.06,
        "thorough": 0.09,
        "flat": 0.18,
        "flat-random": 0.03,
    },
}
# Of players that try out as many options as a game brings.
OF_A_GAME: dict[Game, dict[str, float]] = {
    Game.TCG: {"tactician": 0.12, "strategist": 1.3},
    Game.LCG: {},
}
_BUDGET = re.compile(r"\d+")


class TakesTooLong(QuotaExceeded):
    """Games that would take too long; the message has an estimate."""


def game_seconds(game: Game, players: Sequence[str]) -> float:
    """Return about how many processor seconds a game takes with these players."""
    seconds = BY_RULES + sum(player_seconds(game, name) for name in players)
    if game is Game.TCG:
        seconds *= OF_MORE_DECKS.get(len(players), 1.0)
    return seconds * (COMPILED if kernel_in_use() is Kernel.COMPILED else 1.0)


def is_slow(game: Game, players: Sequence[str]) -> bool:
    """Return whether games take so long that others would have to wait for them."""
    return game_seconds(game, players) > SLOW_SECONDS


def check_duration(game: Game, players: Sequence[str], games: int) -> None:
    """Raise TakesTooLong, with an estimate, for games that cannot be played to their ends."""
    each = game_seconds(game, players)
    if each > UNCERTAINTY * GAME_SECONDS:
        raise TakesTooLong(
            f"A game with these players takes about {duration(each)}, and games are cut off after "
            f"{duration(GAME_SECONDS)}. Choose a smaller budget."
        )
    whole = each * games / max(1, settings.CELERY_WORKER_CONCURRENCY)
    if whole > PLAYTEST_SECONDS:
        raise TakesTooLong(
            f"These games would take about {duration(whole)}, and a playtest can take at most "
            f"{duration(PLAYTEST_SECONDS)}. Ask for fewer games or a smaller budget."
        )


def duration(seconds: float) -> str:
    """Return a time in words, of a size that a person grasps: "3 minutes", "11 days"."""
    for length, name in ((86_400, "day"), (3_600, "hour"), (60, "minute")):
        if seconds >= 1.5 * length:
            return f"{round(seconds / length):,} {name}s"
    return f"{max(2, round(seconds))} seconds"


def player_seconds(game: Game, name: str) -> float:
    """Return about how long a player thinks in a game; nothing for one that tries nothing out."""
    kind, _, details = name.partition(":")
    each = OF_A_PLAYOUT[game].get(kind)
    if each is None:
        return OF_A_GAME[game].get(kind, 0.0)
    budget = _BUDGET.match(details)
    return each * (int(budget[0]) if budget else BUDGETS.get(kind, Budget().playouts or 1))
