"""Finding puzzles in recorded games.

Only the last turns are looked at: there a choice decides the game most often, and the rest of it is
soon played. Quick players, the thorough one and the strong one look at a position in turn, each in
fresh deals, and each gives it up as soon as it can't be a puzzle to them: most are no puzzle after
a deal or two. After the solution the strong player goes on for all sides, and as long as the
solver's next choice in the same turn is of this kind, the puzzle goes on.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf
from time import process_time
from typing import Final

from rules import rng
from rules.analysis.choices import Choice, Places, options_of, own_choices
from rules.analysis.puzzles import (
    DEALS,
    MISSED,
    SOLVED,
    FoundPuzzle,
    Solved,
    line_by,
    lines_of,
)
from rules.analysis.ruleset import Crew, Ruleset
from rules.analysis.worth import play_deals
from rules.players.player import Player
from rules.players.strengths import GOOD, QUICK
from rules.players.telling import follow
from rules.protocol import Game

# How many puzzles a game may give.
MOST_OF_A_GAME: Final = 2
FEWEST_LINES: Final = 2
MOST_STEPS: Final = 4
# Deals of the thorough player, before the strong one decides.
THOROUGH_DEALS: Final = 4
# A lenient look passes a position as soon as one line has won this many deals more than another,
# and gives it up as soon as all have won as many.
_SPREAD: Final = 2
_DICE: Final = 31

Replay = Callable[[], Iterable[Game]]
"""Returns a recorded game after its set-up and after each choice."""


@dataclass(slots=True)
class Funnel:
    """How many positions passed each stage, and the stage's processor seconds."""

    passed: Counter[str] = field(default_factory=Counter)
    seconds: defaultdict[str, float] = field(default_factory=partial(defaultdict, float))

    def words(self) -> str:
        """Return a line with all figures: "positions 72, quick 7 in 1.9 s, …"."""
        stages = ((stage, count, self.seconds[stage]) for stage, count in self.passed.items())
        return ", ".join(
            f"{stage} {count}" + (f" in {seconds:.1f} s" if seconds else "")
            for stage, count, seconds in stages
        )


@dataclass(frozen=True, slots=True)
class Stage:
    """Who looks at a position, and in how many deals at most.

    Each gives up what ends after its `last_turn` in the first deal. One that isn't strict gives up
    little else than what ends much the same whatever is chosen.
    """

    name: str
    crew: Crew
    deals: int
    last_turn: float = inf
    strict: bool = True


def _any_theme(theme: str) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Search:
    """A search for puzzles, by its dice; `is_wanted` is asked which themes are looked for."""

    ruleset: Ruleset
    seed: int
    is_wanted: Callable[[str], bool] = _any_theme
    funnel: Funnel = field(default_factory=Funnel)

    def puzzles(
        self, replay: Replay, choices: Sequence[int], seats: Sequence[int]
    ) -> Iterator[FoundPuzzle]:
        """Return the puzzles of a recorded game: at most one for each turn of these seats."""
        games = [game.clone() for game in _without_log(replay())]
        found: set[tuple[int, int]] = set()
        for seat, choice in self._late_choices(games, choices, seats):
            if (seat, choice.turn) in found:
                continue
            puzzle = self._puzzle_at(games[choice.step], choices[: choice.number], seat)
            if puzzle is not None:
                found.add((seat, choice.turn))
                yield puzzle
            if len(found) == MOST_OF_A_GAME:
                return

    def _late_choices(
        self, games: Sequence[Game], choices: Sequence[int], seats: Sequence[int]
    ) -> list[tuple[int, Choice]]:
        """Return seats and choices of the last turns in order."""
        own = [
            (seat, choice)
            for seat in seats
            for choice in own_choices(self.ruleset, games, choices, seat)
        ]
        first = max(choice.turn for _, choice in own) - self.ruleset.first_look.turns
        late = [(seat, choice) for seat, choice in own if choice.turn > first]
        return sorted(late, key=lambda each: each[1].step)

    def _puzzle_at(self, game: Game, choices: Sequence[int], seat: int) -> FoundPuzzle | None:
        """Return the puzzle that begins at a position after these choices; None if none does."""
        ruleset = self.ruleset
        dice = rng.seeded(self.seed, len(choices), seat)
        first = self._solved_at(game, seat, len(choices), dice)
        if first is None:
            return None
        steps = [first]
        found_by = self._found_by(game, first, dice)
        played = [*choices]
        turn = ruleset.turn(game)
        players = [ruleset.strong(rng.seeded(dice, place)) for place in range(game.state.players)]
        _take(game, first.lines[0], players, played)
        while (decision := game.decision()) is not None and ruleset.turn(game) == turn:
            following = None
            if decision.player == seat and len(steps) < MOST_STEPS:
                following = self._solved_at(game, seat, len(played), dice)
            if following is not None:
                steps.append(following)
                found_by &= self._found_by(game, following, dice)
                _take(game, following.lines[0], players, played)
            else:
                place = players[decision.player].choose(game)
                game.choose(place)
                played.append(place)
        return FoundPuzzle(
            seat, tuple(played), tuple(steps), quick=QUICK in found_by, good=GOOD in found_by
        )

    def _found_by(self, game: Game, solved: Solved, dice: int) -> set[str]:
        """Return which of the quick and the good player choose the solution at a position."""
        ruleset = self.ruleset
        solution = set(options_of(game, solved.lines[0]))
        seat = game.decision().player
        crews = {QUICK: ruleset.quick, GOOD: ruleset.good}
        return {
            name
            for name, crew in crews.items()
            if set(options_of(game, line_by(ruleset, game, crew(dice), seat))) == solution
        }

    def _solved_at(self, game: Game, seat: int, number: int, seed: int) -> Solved | None:
        """Return the choice at a position if it is one of a puzzle."""
        ruleset = self.ruleset
        self.funnel.passed["positions"] += 1
        lines = lines_of(ruleset, game, seed)
        if len(lines) < FEWEST_LINES or not self._is_wanted(game, lines):
            return None
        first = ruleset.first_look
        last_turn = ruleset.turn(game) + first.ahead
        stages = (
            Stage("quick", ruleset.quick, first.deals, last_turn, strict=False),
            Stage("thorough", ruleset.thorough, THOROUGH_DEALS, last_turn),
            Stage("strong", ruleset.strong, DEALS, last_turn),
        )
        ranked: list[tuple[Places, int]] = []
        for place, stage in enumerate(stages):
            begun = process_time()
            dice = rng.seeded(seed, _DICE, place, number)
            wins = wins_of(ruleset, game, seat, lines, stage, dice)
            self.funnel.seconds[stage.name] += process_time() - begun
            self.funnel.passed[stage.name] += wins is not None
            if wins is None:
                return None
            ranked = sorted(zip(lines, wins, strict=True), key=lambda pair: -pair[1])
            # Two lines that win end the next stage: the likeliest ones are played first.
            lines = tuple(line for line, _ in ranked)
            if _ends_at_once(game, lines[0]):
                return None
        return Solved(
            number,
            lines,
            tuple(won for _, won in ranked),
            ruleset.theme(game, options_of(game, lines[0])),
        )

    def _is_wanted(self, game: Game, lines: Sequence[Places]) -> bool:
        themes = {self.ruleset.theme(game, options_of(game, line)) for line in lines}
        return any(map(self.is_wanted, themes))


def wins_of(
    ruleset: Ruleset, game: Game, seat: int, lines: Sequence[Places], stage: Stage, seed: int
) -> list[int] | None:
    """Return how many deals each line wins; None as soon as they can't be those of a puzzle.

    After any deal the best line may have lost one, and every other must have lost half of them.
    """
    options = [options_of(game, line) for line in lines]
    wins = [0] * len(lines)
    may_lose = max(1, stage.deals * (DEALS - SOLVED) // DEALS)
    for deal in range(stage.deals):
        may_win = (deal + 1) * MISSED // DEALS
        for line, taken in enumerate(options):
            [[playout]] = play_deals(
                ruleset,
                game,
                seat,
                [taken],
                crew=stage.crew,
                deals=range(deal, deal + 1),
                seed=seed,
            )
            wins[line] += playout.won == 1
            is_late = not deal and playout.turn > stage.last_turn
            if is_late or (stage.strict and sorted(wins)[-2] > may_win):
                return None
        spread = max(wins) - min(wins)
        if stage.strict:
            if not any(wins) or max(wins) < deal + 1 - may_lose:
                return None
        elif spread >= _SPREAD:
            return wins
        elif not spread:
            return None
    return wins if stage.strict else None


def _without_log(games: Iterable[Game]) -> Iterator[Game]:
    for game in games:
        game.state.log = []
        yield game


def _ends_at_once(game: Game, line: Places) -> bool:
    """Return whether a line ends the game by itself: whoever sees that has nothing to solve."""
    copy = game.clone()
    for place in line:
        copy.choose(place)
    return copy.is_over()


def _take(game: Game, line: Places, players: Sequence[Player], played: list[int]) -> None:
    for place in line:
        decision = game.decision()
        follow(players[decision.player], game, place)
        game.choose(place)
        played.append(place)
