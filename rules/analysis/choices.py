"""The choices of a seat in a recorded game, and what it could have chosen instead."""

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.analysis.ruleset import Ruleset
from rules.analysis.worth import Line
from rules.players.advice import complete
from rules.players.player import Player
from rules.players.telling import Comparison, Measure
from rules.protocol import Game

Places = tuple[int, ...]
"""A line as a recorded game has it: each option's place in the list that is offered then."""

# Lines that are compared at a choice, the played one included, and how many of them the adviser
# names.
MOST_LINES: Final = 4
ADVISED: Final = 3
# What an adviser compares as shares of 1.
_SHARES: Final = (Measure.CHANCE, Measure.PROSPECTS)


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of the seat: the step of the replay at which it is made, its number in the game.

    `line` are the places it took; several where a group is chosen card by card.
    """

    step: int
    number: int
    turn: int
    line: Places


@dataclass(frozen=True, slots=True)
class Alternatives:
    """The lines compared at a choice, the played one first.

    `slip` is how far the adviser puts the played one behind its own choice, with the standard
    error; None where it can't say.
    """

    lines: tuple[Places, ...]
    slip: tuple[float, float] | None = None


def own_choices(
    ruleset: Ruleset,
    games: Iterable[Game],
    choices: Sequence[int],
    seat: int,
    numbers: Container[int] | None = None,
) -> list[Choice]:
    """Return a seat's choices in a recorded game; `numbers` are those to look at, or all.

    `games` is the game after its set-up and after each choice.
    """
    found: list[Choice] = []
    group: tuple[int, int] | None = None
    number = 0
    for step, game in enumerate(games):
        game.state.log = []
        decision = game.decision()
        if decision is None or number == len(choices):
            group = None
            continue
        place = choices[number]
        if decision.player != seat or (numbers is not None and number not in numbers):
            group = None
        elif group == (number, decision.question):
            last = found[-1]
            found[-1] = Choice(last.step, last.number, last.turn, (*last.line, place))
            group = (number + 1, decision.question)
        else:
            found.append(Choice(step, number, ruleset.turn(game), (place,)))
            belongs = decision.question in ruleset.groups
            group = (number + 1, decision.question) if belongs else None
        number += 1
    return found


def options_of(game: Game, places: Places) -> Line:
    """Return the options at these places, taken one after another."""
    copy = game.clone()
    line: list[Any] = []
    for place in places:
        line.append(copy.options()[place])
        copy.choose(place)
    return tuple(line)


def places_of(game: Game, line: Line) -> Places:
    """Return the places of options that are taken one after another, as far as they are offered."""
    copy = game.clone()
    places: list[int] = []
    for option in line:
        options = copy.options()
        if option not in options:
            break
        places.append(options.index(option))
        copy.choose(places[-1])
    return tuple(places)


def alternatives(ruleset: Ruleset, game: Game, choice: Choice, adviser: Any) -> Alternatives:
    """Return what a seat could have chosen: what the adviser compares, then what else is offered.

    Options that would do nothing are left out unless they were played. The adviser must follow the
    seat's choices.
    """
    comparison = ruleset.advise(game, adviser)
    lines = [choice.line]
    for weighed in comparison.weighed[:ADVISED]:
        _add(game, lines, places_of(game, weighed.options))
    question = game.decision().question
    go_on = _rules_of(ruleset) if question in ruleset.groups else None
    for place, option in enumerate(game.options()):
        if len(lines) >= MOST_LINES:
            break
        if not ruleset.in_vain(game, option):
            _add(game, lines, _whole(game, place, go_on))
    played = options_of(game, choice.line)
    return Alternatives(tuple(lines), _slip(comparison, played))


def _add(game: Game, lines: list[Places], line: Places) -> None:
    """Add a line unless it is there; the order in which a group is chosen doesn't matter."""
    known = (set(options_of(game, each)) for each in lines)
    if line and line not in lines and (len(line) == 1 or set(options_of(game, line)) not in known):
        lines.append(line)


def _rules_of(ruleset: Ruleset) -> Callable[[Any], int]:
    player: Player = ruleset.quick(0)
    return player.choose


def _whole(game: Game, place: int, go_on: Callable[[Any], int] | None) -> Places:
    """Return an option, with the rest of its group as the quick player goes on."""
    if go_on is None:
        return (place,)
    return places_of(game, complete(game, place, go_on))


def _slip(comparison: Comparison, played: Line) -> tuple[float, float] | None:
    if comparison.measure not in _SHARES:
        return None
    for weighed in comparison.weighed:
        if set(weighed.options) == set(played):
            return weighed.behind, weighed.error if weighed.deals > 1 else 0.0
    return None
