"""A trial: versions of a deck that play the same seeds, so that their games can be compared.

A comparison has two versions. A swap has the unchanged deck and one version for each candidate,
and plays them by successive halving (`rules.playtest.trials.halving`): each stage has fewer
versions and more games. Proposals are tried as a swap is, but are confirmed by a comparison of
their own (`rules.playtest.improving`).

Games are numbered through, pair by pair: within a stage game 0 is that of the first version, game
1 that of the next one on the same shuffles. So any range of games is a fair share of all versions,
and a worker needs nothing but its range.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.playtest.kind import Description

# A sequential test looks at the games after every 20 pairs, no matter who played them.
PAIRS_PER_LOOK = 20


@dataclass(frozen=True, slots=True)
class Stage:
    """Games in which the same versions meet the same seeds."""

    first_game: int
    first_pair: int
    pairs: int
    versions: int

    @property
    def end(self) -> int:
        """The number of the game after its last one."""
        return self.first_game + self.pairs * self.versions


def comparison_stages(pairs: int) -> tuple[Stage, ...]:
    """Return the one stage of a comparison of two versions."""
    return (Stage(0, 0, pairs, 2),)


def swap_stages(candidates: int, batch: int) -> tuple[Stage, ...]:
    """Return the stages of successive halving; the last one confirms the best candidate.

    The first has `batch` pairs of each candidate, each of the others twice as many as the last.
    Raise ValueError without candidates or pairs.
    """
    if candidates < 1 or batch < 1:
        raise ValueError("a swap needs a candidate and a pair of games for each")
    stages: list[Stage] = []
    game = pair = 0
    left = candidates
    while True:
        stages.append(Stage(game, pair, batch, left + 1))
        if left == 1:
            return tuple(stages)
        game, pair = stages[-1].end, pair + batch
        left, batch = (left + 1) // 2, 2 * batch


def halving_stages(candidates: int, batch: int) -> tuple[Stage, ...]:
    """Return the stages of successive halving without a confirmation of the best candidate.

    A single candidate has a stage all the same. Raise as `swap_stages` does.
    """
    stages = swap_stages(candidates, batch)
    return stages[:-1] if candidates > 1 else stages


@dataclass(frozen=True, slots=True)
class GamePlace:
    """Where a game belongs: stage, pair, version, opponent, and its number against that one."""

    stage: int
    pair: int
    version: int
    opponent: int
    index: int


@dataclass(frozen=True, slots=True)
class Trial:
    """What decides every game of a trial.

    `arms` has for each version the descriptions of its games against each opponent; pair `p`
    meets opponent `p` modulo their number. `entrants` names the versions of every stage whose
    versions are known, the unchanged deck (0) first: those of later stages depend on results.
    """

    arms: tuple[tuple[Any, ...], ...]
    stages: tuple[Stage, ...]
    entrants: tuple[tuple[int, ...], ...]

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the computer players of each game."""
        names: tuple[str, ...] = self.arms[0][0].players
        return names

    @property
    def seed(self) -> int:
        """The seed from which each game's shuffles and dice come."""
        seed: int = self.arms[0][0].seed
        return seed

    def place(self, game: int) -> GamePlace:
        """Return where a game belongs; raise IndexError if its stage is not known yet."""
        return game_place(self.stages, self.entrants, len(self.arms[0]), game)

    def arm(self, place: GamePlace) -> Description:
        """Return what decides the games of a version against an opponent."""
        found: Description = self.arms[place.version][place.opponent]
        return found


def game_place(
    stages: Sequence[Stage], entrants: Sequence[Sequence[int]], opponents: int, game: int
) -> GamePlace:
    """Return where a game belongs; raise IndexError if its stage is not known yet."""
    number = stage_number(stages, game)
    stage = stages[number]
    pairs_before, slot = divmod(game - stage.first_game, stage.versions)
    pair = stage.first_pair + pairs_before
    index, opponent = divmod(pair, opponents)
    return GamePlace(number, pair, entrants[number][slot], opponent, index)


def stage_number(stages: Sequence[Stage], game: int) -> int:
    """Return the number of the stage that a game belongs to."""
    return bisect_right([stage.first_game for stage in stages], game) - 1
