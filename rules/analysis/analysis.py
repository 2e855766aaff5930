"""A whole analysis of a seat's game, piece by piece: a piece is what is stored at a time.

`Progress` is all that is known so far, as plain values. `pieces` goes on from there, so that a
worker may stop or die after any piece and another one finishes: what is found depends on the game
and the seed, never on who found it.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.analysis import curve, mistakes
from rules.analysis.choices import Choice, alternatives, own_choices
from rules.analysis.curve import Point
from rules.analysis.mistakes import WHOLE, Confirmed, Effort, Screened
from rules.analysis.ruleset import Ruleset
from rules.players.telling import follow
from rules.protocol import Game

# What a piece costs, about: a point of the curve, a choice in a round of the first pass, a deal of
# the second.
_POINT, _ROUND, _DEAL = 1.0, 1.0, 0.4


@dataclass(frozen=True, slots=True)
class Recorded:
    """A recorded game: how it is played again, its choices, and the seat that is looked at.

    `replay` returns the game after its set-up and after each choice. `numbers` are the choices that
    count; None for all of the seat's.
    """

    ruleset: Ruleset
    replay: Callable[[], Iterable[Game]]
    choices: Sequence[int]
    seat: int
    seed: int
    numbers: Container[int] | None = None
    effort: Effort = WHOLE


@dataclass(slots=True)
class Progress:
    """What an analysis has found so far; the slips are by step, a `Screened` without lines too."""

    curve: list[Point] = field(default_factory=list)
    screened: dict[int, Screened] = field(default_factory=dict)
    slips: dict[int, tuple[float, float]] = field(default_factory=dict)
    confirmed: dict[int, Confirmed] = field(default_factory=dict)

    def write(self) -> dict[str, Any]:
        """Return it as plain values."""
        return {
            "curve": [[point.step, point.turn, point.chance, point.error] for point in self.curve],
            "screened": [
                [each.step, [list(line) for line in each.lines], each.won]
                for each in self.screened.values()
            ],
            "slips": [[step, *slip] for step, slip in self.slips.items()],
            "confirmed": [
                [
                    each.step,
                    each.best,
                    each.played,
                    [[list(happening), one, other] for happening, one, other in each.happened],
                ]
                for each in self.confirmed.values()
            ],
        }

    @classmethod
    def read(cls, written: dict[str, Any]) -> "Progress":
        """Read what `write` wrote; an empty dictionary is the beginning."""
        return cls(
            curve=[Point(*row) for row in written.get("curve", [])],
            screened={
                step: Screened(step, [tuple(line) for line in lines], won)
                for step, lines, won in written.get("screened", [])
            },
            slips={step: (behind, error) for step, behind, error in written.get("slips", [])},
            confirmed={
                step: Confirmed(
                    step,
                    best,
                    played,
                    [(tuple(happening), one, other) for happening, one, other in happened],
                )
                for step, best, played, happened in written.get("confirmed", [])
            },
        )


def pieces(recorded: Recorded, progress: Progress, *, only_curve: bool = False) -> Iterator[float]:
    """Go on with an analysis; return the share that is done, from 0 to 1, after each piece.

    `progress` changes meanwhile. With `only_curve` no choice is looked at.
    """
    ruleset = recorded.ruleset
    turns = curve.turn_steps(ruleset, recorded.replay(), recorded.effort.points)
    choices: list[Choice] = []
    if not only_curve:
        choices = own_choices(
            ruleset, recorded.replay(), recorded.choices, recorded.seat, recorded.numbers
        )
    plan = _Plan(recorded.effort, len(turns), len(choices))
    yield from _draw_curve(recorded, progress, [step for step, _ in turns], plan)
    if choices:
        yield from _screen(recorded, progress, choices, plan)
        yield from _confirm(recorded, progress, plan)


class _Plan:
    """About how much there is to do, and how much of it is done."""

    def __init__(self, effort: Effort, points: int, choices: int) -> None:
        going_on = [choices, *(min(most, choices) for _, most in effort.rounds)]
        self.total = points * _POINT + sum(going_on[:-1]) * _ROUND
        self.total += going_on[-1] * _DEAL * effort.looks[-1]
        self.done = 0.0

    def finish(self, piece: float) -> float:
        """Count a piece, and return the share that is done now."""
        self.done += piece
        return min(1.0, self.done / self.total)


def _draw_curve(
    recorded: Recorded, progress: Progress, steps: Sequence[int], plan: _Plan
) -> Iterator[float]:
    known = {point.step for point in progress.curve}
    plan.done += len(known) * _POINT
    missing = [step for step in steps if step not in known]
    for point in curve.curve(
        recorded.ruleset,
        recorded.replay(),
        recorded.seat,
        missing,
        recorded.seed,
        recorded.effort.curve,
    ):
        progress.curve.append(point)
        yield plan.finish(_POINT)


def _screen(
    recorded: Recorded, progress: Progress, choices: Sequence[Choice], plan: _Plan
) -> Iterator[float]:
    """Play the rounds of the first pass."""
    for share in _first_round(recorded, progress, choices):
        yield plan.finish(share)
    effort = recorded.effort
    for number in range(1, len(effort.rounds)):
        going_on = _going_on(progress, effort, number - 1)
        wanted = {each.step for each in going_on if each.deals < effort.rounds[number][0]}
        plan.done += (len(going_on) - len(wanted)) * _ROUND
        for step, game in _positions(recorded, wanted):
            mistakes.screen(
                recorded.ruleset,
                game,
                recorded.seat,
                progress.screened[step],
                effort=effort,
                number=number,
                seed=recorded.seed,
            )
            yield plan.finish(_ROUND)


def _going_on(progress: Progress, effort: Effort, number: int) -> list[Screened]:
    """Return the choices that go on after a round: those that have met its deals."""
    deals, most = effort.rounds[number]
    met = [_until(each, deals) for each in progress.screened.values() if each.deals >= deals]
    return [progress.screened[each.step] for each in mistakes.go_on(met, most)]


def _until(screened: Screened, deals: int) -> Screened:
    """Return a choice as it was after a number of deals, so that a later worker decides alike."""
    return Screened(screened.step, screened.lines, [ended[:deals] for ended in screened.won])


def _first_round(
    recorded: Recorded, progress: Progress, choices: Sequence[Choice]
) -> Iterator[float]:
    """Find what could have been chosen at each choice, and play the first deals."""
    ruleset = recorded.ruleset
    by_number = {choice.number: choice for choice in choices}
    adviser = ruleset.adviser(recorded.seed)
    before: Game | None = None
    number = 0
    for game in recorded.replay():
        game.state.log = []
        if game is not before:
            adviser, before = ruleset.adviser(recorded.seed), game
        decision = game.decision()
        if decision is None or number == len(recorded.choices):
            continue
        choice = by_number.get(number)
        if choice is not None:
            if choice.step not in progress.screened:
                found = alternatives(ruleset, game, choice, adviser)
                screened = Screened(choice.step, list(found.lines))
                if len(screened.lines) > 1:
                    mistakes.screen(
                        ruleset,
                        game,
                        recorded.seat,
                        screened,
                        effort=recorded.effort,
                        number=0,
                        seed=recorded.seed,
                    )
                progress.screened[choice.step] = screened
                if found.slip is not None:
                    progress.slips[choice.step] = found.slip
            yield _ROUND
        if decision.player == recorded.seat:
            follow(adviser, game, recorded.choices[number])
        number += 1


def _confirm(recorded: Recorded, progress: Progress, plan: _Plan) -> Iterator[float]:
    """Let the good player decide about the choices that the first pass proposes."""
    effort = recorded.effort
    last = len(effort.rounds) - 1
    proposed = [each for each in _going_on(progress, effort, last) if mistakes.is_proposed(each)]
    for each in proposed:
        progress.confirmed.setdefault(each.step, Confirmed(each.step))
    plan.done += (effort.rounds[last][1] - len(proposed)) * _DEAL * effort.looks[-1]
    for step, game in _positions(recorded, {each.step for each in proposed}):
        found = progress.confirmed[step]
        plan.done += found.deals * _DEAL
        while not mistakes.is_decided(found, effort):
            before = found.deals
            mistakes.confirm(
                recorded.ruleset,
                game,
                recorded.seat,
                progress.screened[step],
                found,
                effort=effort,
                seed=recorded.seed,
            )
            yield plan.finish((found.deals - before) * _DEAL)
        plan.done += (effort.looks[-1] - found.deals) * _DEAL


def _positions(recorded: Recorded, steps: Container[int]) -> Iterator[tuple[int, Game]]:
    """Return the game at these steps of its replay."""
    for step, game in enumerate(recorded.replay()):
        game.state.log = []
        if step in steps:
            yield step, game.clone()


def shown(progress: Progress, effort: Effort = WHOLE) -> list[Confirmed]:
    """Return the costly choices to be shown, the costliest first, at most `MOST_SHOWN`."""
    clear = [found for found in progress.confirmed.values() if mistakes.is_clear(found, effort)]
    clear.sort(key=lambda found: (-mistakes.cost(found), found.step))
    return clear[: mistakes.MOST_SHOWN]


def small_losses(progress: Progress) -> float:
    """Return what the other choices cost together, as far as the adviser is sure of each.

    It is sure of what is two standard errors or more behind its own choice.
    """
    listed = {found.step for found in shown(progress)}
    return sum(
        behind
        for step, (behind, error) in progress.slips.items()
        if step not in listed and behind > 2 * error
    )
