"""The choices that cost most: found by quick playouts, decided by better ones on other deals.

The first pass plays every line of every choice in a few deals and goes on with those that look
costly. What is left is decided by the good player with fresh deals, because what a position is
worth depends on who plays on. Only what is clear in both is reported.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import inf
from typing import Final

from rules import rng
from rules.analysis.choices import Places, options_of
from rules.analysis.ruleset import Happening, Ruleset
from rules.analysis.worth import paired_gain, play_deals, won
from rules.protocol import Game

# A gain counts from `CLEAR` standard errors on, before the last look from `CLEAR_AT_ONCE` on: who
# looks often is deceived more often. It is proposed from `PROPOSED` on. A choice that gained less
# than `HOPELESS` by a look of the second pass is given up.
CLEAR: Final = 3.0
CLEAR_AT_ONCE: Final = 4.0
PROPOSED: Final = 1.0
HOPELESS: Final = 0.02
MOST_SHOWN: Final = 5
# Deals of the second pass that are played in one go, in some seconds.
PIECE: Final = 10
_FIRST, _SECOND = 21, 22
# What happens to a player or to all, so that no card is named.
_WITHOUT_CARD: Final = frozenset({"lost", "moved", "quested", "eliminated"})


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played for an analysis.

    `points` are the most turns of the curve, `curve` the deals of each. `rounds` are those of the
    first pass: the deals that a choice has met after each, and how many choices go on to the next.
    `rivals` is how many of a choice's lines are played in each, the played one included. `looks`
    are the deals of the second pass after which its result is looked at: most choices are given up
    at the first ones. Nothing is shown that has met fewer than `least`.
    """

    points: int = 24
    curve: int = 40
    rounds: tuple[tuple[int, int], ...] = ((4, 16), (16, 6), (40, 4))
    rivals: tuple[int, ...] = (4, 3, 2)
    looks: tuple[int, ...] = (8, 20, 40, 60, 100, 160)
    least: int = 60


WHOLE: Final = Effort()


class Grade(StrEnum):
    """How much a choice cost, as lichess grades moves; points of the chance to win."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# The least cost of each grade, the highest first.
GRADES: Final = ((0.15, Grade.BLUNDER), (0.10, Grade.MISTAKE), (0.05, Grade.INACCURACY))


@dataclass(slots=True)
class Screened:
    """A choice in the first pass: its lines, the played one first, and how each deal ended."""

    step: int
    lines: list[Places]
    won: list[list[float]] = field(default_factory=list)

    @property
    def deals(self) -> int:
        """How many deals the played line has met."""
        return len(self.won[0]) if self.won else 0

    def ranking(self) -> list[tuple[int, float, float]]:
        """Return the other lines, the best first: number, gain over the played one, its error."""
        return sorted(
            (
                (number, *paired_gain(ended, self.won[0]))
                for number, ended in enumerate(self.won)
                if number and ended
            ),
            key=lambda each: (-len(self.won[each[0]]), -each[1]),
        )

    def gain(self) -> float:
        """Return by how much the best other line ends better; minus infinity without one."""
        ranking = self.ranking()
        return ranking[0][1] if ranking else -inf


@dataclass(slots=True)
class Confirmed:
    """A choice in the second pass: how the best line and the played one ended in each deal.

    `happened` counts what happened in their playouts, the best line first.
    """

    step: int
    best: list[float] = field(default_factory=list)
    played: list[float] = field(default_factory=list)
    happened: list[tuple[Happening, int, int]] = field(default_factory=list)

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.best)

    def gain(self) -> tuple[float, float]:
        """Return by how much the best line ends better, and the standard error."""
        return paired_gain(self.best, self.played)


def screen(
    ruleset: Ruleset,
    game: Game,
    seat: int,
    screened: Screened,
    *,
    effort: Effort,
    number: int,
    seed: int,
) -> None:
    """Play a round of the first pass, by its number, at a choice; `game` is the position."""
    deals = range(screened.deals, effort.rounds[number][0])
    if not screened.won:
        screened.won = [[] for _ in screened.lines]
    running = list(range(len(screened.lines)))
    if screened.deals:
        running = [0, *(line for line, _, _ in screened.ranking())][: effort.rivals[number]]
    playouts = play_deals(
        ruleset,
        game,
        seat,
        [options_of(game, screened.lines[line]) for line in running],
        crew=ruleset.quick,
        deals=deals,
        seed=rng.seeded(seed, _FIRST, screened.step),
    )
    for line, played in zip(running, playouts, strict=True):
        screened.won[line] += won(played)


def go_on(found: Sequence[Screened], most: int) -> list[Screened]:
    """Return the choices that go on after a round of the first pass, the costliest first."""
    costly = [each for each in found if each.gain() > 0]
    costly.sort(key=lambda each: (-each.gain(), each.step))
    return costly[:most]


def is_proposed(screened: Screened) -> bool:
    """Return whether the first pass finds a choice costly enough to be looked at again."""
    ranking = screened.ranking()
    if not ranking:
        return False
    _, gain, error = ranking[0]
    return gain >= GRADES[-1][0] and gain >= PROPOSED * error


def confirm(
    ruleset: Ruleset,
    game: Game,
    seat: int,
    screened: Screened,
    found: Confirmed,
    *,
    effort: Effort,
    seed: int,
) -> None:
    """Play some deals of the second pass at a choice, given the position, up to its next look."""
    look = next(deals for deals in effort.looks if deals > found.deals)
    best = screened.lines[screened.ranking()[0][0]]
    better, played = play_deals(
        ruleset,
        game,
        seat,
        [options_of(game, best), options_of(game, screened.lines[0])],
        crew=ruleset.good,
        deals=range(found.deals, min(look, found.deals + PIECE)),
        seed=rng.seeded(seed, _SECOND, screened.step),
        watch=True,
    )
    found.best += won(better)
    found.played += won(played)
    counts = {happening: (one, other) for happening, one, other in found.happened}
    for side, playouts in enumerate((better, played)):
        for playout in playouts:
            for happening in playout.happened:
                one, other = counts.get(happening, (0, 0))
                counts[happening] = (one + (side == 0), other + (side == 1))
    found.happened = [(happening, *both) for happening, both in sorted(counts.items(), key=str)]


def is_decided(found: Confirmed, effort: Effort) -> bool:
    """Return whether the second pass need not go on: it is hopeless, clear, or at its end."""
    if found.deals not in effort.looks:
        return False
    gain, error = found.gain()
    if gain < HOPELESS or found.deals == effort.looks[-1]:
        return True
    return found.deals > effort.looks[0] and (is_clear(found, effort) or gain < error)


def is_clear(found: Confirmed, effort: Effort = WHOLE) -> bool:
    """Return whether a choice is shown: enough deals, a clear gain, and one that is worth it."""
    if found.deals < effort.least:
        return False
    gain, error = found.gain()
    errors = CLEAR if found.deals == effort.looks[-1] else CLEAR_AT_ONCE
    return gain >= errors * error and cost(found) >= GRADES[-1][0]


def cost(found: Confirmed) -> float:
    """Return what a choice cost at least: a standard error less than the mean of its deals.

    Those that are shown are the luckiest of many: the mean alone says too much.
    """
    gain, error = found.gain()
    return max(0.0, gain - error)


def grade(points: float) -> Grade | None:
    """Return the grade of a cost; None below the least."""
    return next((name for least, name in GRADES if points >= least), None)


def also_good(screened: Screened) -> list[Places]:
    """Return the lines that may be as good as the best and are clearly better than the played."""
    ranking = screened.ranking()
    best = ranking[0][0]
    found = []
    for number, gain, error in ranking[1:]:
        behind, noise = paired_gain(screened.won[best], screened.won[number])
        if behind <= noise and gain >= 2 * error and gain > 0:
            found.append(screened.lines[number])
    return found


def main_difference(found: Confirmed, shown: frozenset[int]) -> tuple[Happening, int, int] | None:
    """Return what tells the two lines apart most: what happened, after the best and the played.

    Cards that the seat doesn't see are left out. None where nothing differs in a quarter of the
    deals.
    """
    differing = [
        (abs(one - other), (happening, one, other))
        for happening, one, other in found.happened
        if happening[0] in _WITHOUT_CARD or happening[1] in shown
    ]
    if not differing:
        return None
    most, difference = max(differing, key=lambda each: (each[0], str(each[1])))
    return difference if most >= found.deals / 4 else None
