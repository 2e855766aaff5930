"""Advice for a person: what a strong player would do in their seat, and what it compared."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.players.player import Player
from rules.players.telling import Comparison, Measure, Weighed, tell


def compare(game: Any, adviser: Player) -> Comparison:
    """Return what an adviser compares now; its choice alone where it compares nothing."""
    told = tell(adviser, game)
    if told is not None:
        return told
    place = adviser.choose(game)
    return Comparison(place, Measure.CHOICE, (Weighed((game.options()[place],), 0.0),))


def leave_out(comparison: Comparison, game: Any, in_vain: Callable[[Any], bool]) -> Comparison:
    """Return a comparison without the options that would do nothing.

    Where none is left, whatever else the game offers is advised, if anything does something.
    """
    left = tuple(each for each in comparison.weighed if not in_vain(each.options[0]))
    options = game.options()
    if not left:
        other = next((option for option in options if not in_vain(option)), None)
        if other is None:
            return comparison
        return Comparison(options.index(other), Measure.CHOICE, (Weighed((other,), 0.0),))
    if left[0] is comparison.weighed[0]:
        return replace(comparison, weighed=left)
    return replace(comparison, place=options.index(left[0].options[0]), weighed=rebased(left))


def rebased(weighed: tuple[Weighed, ...]) -> tuple[Weighed, ...]:
    """Return options with their distances to the first of them."""
    first = weighed[0].behind
    return tuple(replace(each, behind=each.behind - first) for each in weighed)


def complete(game: Any, place: int, go_on: Callable[[Any], int]) -> tuple[Any, ...]:
    """Return an option and those that follow it until the same player is asked something else.

    `go_on` returns the place of the next option in a copy of the game.
    """
    copy = game.clone()
    begun = game.pending()
    taken: list[Any] = []
    while True:
        taken.append(copy.options()[place])
        copy.choose(place)
        decision = copy.decision()
        if decision is None or (decision.player, decision.question) != (
            begun.player,
            begun.question,
        ):
            return tuple(taken)
        place = go_on(copy)
