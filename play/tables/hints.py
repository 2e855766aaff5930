"""Hints: what a strong player would do, and how much better that is than the rest.

A hint looks at nothing that its seat cannot see. There is none in games against other people of the
TCG. How many a person asked for is noted with their seat.
"""

from collections.abc import Sequence
from math import exp
from typing import Any
from uuid import UUID

from django.db.models import F

from play.games.reasons import BY_ITS_RULES, OTHERS_SHOWN, Reason, give_reasons
from play.models import Seat, Table
from play.tables.guided import is_guided
from play.tables.keys import find_option, option_key
from play.tables.live_games import LiveGame, live_games
from play.tables.playing import CannotChoose, IllegalChoice, NotYourTurn, check_current
from play.tables.taking_back import can_take_back
from rules.construction import Game
from rules.english import count_of, join_words
from rules.players.player import Player
from rules.players.telling import Comparison, Measure, ask_now, follow
from rules.playtest.playing import player_seed

ALL_CHOSEN = "You have chosen all that a strong player would: confirm it."
# Measures whose figures are shares of 1, shown in hundredths.
_SHARES = (Measure.CHANCE, Measure.PROSPECTS, Measure.PREDICTED)


_NOTHING_LEFT: dict[str, Any] = {
    "keys": [],
    "words": [],
    "worth": 0.0,
    "measure": Measure.CHOICE,
    "text": ALL_CHOSEN,
    "others": [],
}


class NoHints(CannotChoose):
    """A game in which nobody is helped."""


def hints_allowed(table: Table, seats: Sequence[Seat]) -> bool:
    """Return whether hints are given at a table."""
    if is_guided(table, table.steps):
        return False
    return table.game == Game.LCG or can_take_back(seats)


def give_hint(
    table_id: UUID, place: int, revision: int, chosen: Sequence[str] = ()
) -> dict[str, Any]:
    """Return what a strong player would do at a position; raise CannotChoose or OlderRules.

    `chosen` are options that the person has picked but not sent yet, such as the first pairs of an
    assignment: the hint goes on from there. `keys` are the options to take one after another,
    `words` what they do, `worth` what they are worth by `measure`. `text` says it in a sentence,
    and `others` are the next best with their words and worth.
    """
    table = Table.objects.get(pk=table_id)
    seats = list(table.seats.all())
    check_current(table, revision)
    if not hints_allowed(table, seats):
        raise NoHints("There are no hints in lessons or in games against other people.")
    live = live_games.take(table, seats)
    try:
        hint = _find_hint(live, table, seats, place, chosen)
    finally:
        live_games.keep(live)
    Seat.objects.filter(pk=seats[place].pk).update(hints=F("hints") + 1)
    return hint


def _find_hint(
    live: LiveGame, table: Table, seats: Sequence[Seat], place: int, chosen: Sequence[str]
) -> dict[str, Any]:
    decision = live.game.decision()
    if decision is None or decision.player != place or seats[place].player:
        raise NotYourTurn("There is no hint now: another player chooses.")
    found = ask_now(live.positions(), live.choices, lambda _: _advisers(live, table, seats, place))
    assert found is not None, "the seat must choose"
    game, adviser = found
    assert adviser is not None, "the seat has an adviser"
    _take(game, adviser, chosen)
    going_on = game.decision()
    if going_on is None or (going_on.player, going_on.question) != (place, decision.question):
        return _NOTHING_LEFT
    comparison = live.face.advise(game, adviser)
    recorder = live.recorders[place]

    def words(options: Sequence[Any]) -> list[str]:
        return [recorder.describe_option(game.state, going_on, option) for option in options]

    reasons = give_reasons(comparison, lambda options: join_words(words(options)))
    best, *others = [
        {
            "keys": [option_key(option) for option in reason.weighed.options],
            "words": words(reason.weighed.options),
            "worth": _worth(comparison, reason),
        }
        for reason in reasons[: OTHERS_SHOWN + 1]
    ]
    return {
        **best,
        "measure": comparison.measure,
        "text": sentence(comparison, reasons),
        "others": others,
    }


def _advisers(
    live: LiveGame, table: Table, seats: Sequence[Seat], place: int
) -> list[Player | None]:
    """Return the adviser at its seat, with the dice of a computer player that sat there."""
    adviser = live.face.adviser(player_seed(table.seed, table.number, place))
    return [adviser if seat.place == place else None for seat in seats]


def _take(game: Any, adviser: Player, chosen: Sequence[str]) -> None:
    """Take what a person has picked already."""
    for key in chosen:
        decision = game.decision()
        found = find_option(decision, key) if decision is not None else None
        if found is None:
            raise IllegalChoice("There is no hint: you can’t choose all of these together.")
        follow(adviser, game, found)
        game.choose(found)


def _worth(comparison: Comparison, reason: Reason) -> float:
    worth = reason.weighed.worth
    return round(100 * worth, 1) if comparison.measure in _SHARES else round(worth, 2)


def sentence(comparison: Comparison, reasons: Sequence[Reason]) -> str:
    """Return a hint in a sentence or two: the choice, its figure, and the next best."""
    best, *others = reasons
    what = _plain(best)
    said = {
        Measure.CHANCE: f"{what}: {best.figure}.",
        Measure.PROSPECTS: f"{what}: prospects {best.figure}.",
    }.get(comparison.measure, f"{what}.")
    if not others:
        return said
    following = _plain(others[0])
    following = f"{following[:1].lower()}{following[1:]}"
    behind = others[0].weighed.behind
    points = round(100 * behind)
    odds = f"{exp(behind):.1f}"
    if comparison.measure is Measure.POINTS:
        close = "About as good" if behind <= 0 else "Next by rules of thumb"
        return f"{said} {close}: {following}."
    as_good = odds == "1.0" if comparison.measure is Measure.ODDS else points < 1
    if others[0].weighed.is_as_good or as_good:
        return f"{said} About as good: {following}."
    if comparison.measure is Measure.ODDS:
        return f"{said} Your odds to win are {odds} times those of the next best: {following}."
    return f"{said} Next best, {count_of(points, 'point')} behind: {following}."


def _plain(reason: Reason) -> str:
    return reason.words.removesuffix(BY_ITS_RULES)
