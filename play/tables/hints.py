"""Hints: what a strong player would do, and how much better that is than the rest.

A hint looks at nothing that its seat cannot see. There is none in games against other people of the
TCG. How many a person asked for is noted with their seat.
"""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.db.models import F

from play.models import Seat, Table
from play.tables.keys import option_key
from play.tables.live_games import LiveGame, live_games
from play.tables.playing import CannotChoose, NotYourTurn, check_current
from play.tables.taking_back import can_take_back
from rules import rng
from rules.construction import Game
from rules.english import join_words

# A smaller difference is the luck of the deals.
ALIKE = 0.015
OTHERS_SHOWN = 4


class NoHints(CannotChoose):
    """A game in which nobody is helped."""


def hints_allowed(table: Table, seats: Sequence[Seat]) -> bool:
    """Return whether hints are given at a table."""
    return table.game == Game.LCG or can_take_back(seats)


def give_hint(table_id: UUID, place: int, revision: int) -> dict[str, Any]:
    """Return what a strong player would do at a position; raise CannotChoose or OlderRules.

    `keys` are the options to take one after another, `words` what they do, `worth` what they are
    worth in hundredths: of the TCG the chance to win, of the LCG the prospects. `text` says it in
    a sentence, and `others` are the next best with their words and worth.
    """
    table = Table.objects.get(pk=table_id)
    seats = list(table.seats.all())
    check_current(table, revision)
    if not hints_allowed(table, seats):
        raise NoHints("There are no hints in games against other people.")
    live = live_games.take(table, seats)
    try:
        decision = live.game.decision()
        if decision is None or decision.player != place or seats[place].player:
            raise NotYourTurn("There is no hint now: another player chooses.")
        found = live.face.advise(live.game, rng.seeded(table.seed, live.steps))
        named = [_named(live, place, advised) for advised in found[: OTHERS_SHOWN + 1]]
    finally:
        live_games.keep(live)
    Seat.objects.filter(pk=seats[place].pk).update(hints=F("hints") + 1)
    best, *others = named
    return {**best, "text": _sentence(table, best, others), "others": others}


def _named(live: LiveGame, place: int, advised: Any) -> dict[str, Any]:
    recorder, state = live.recorders[place], live.game.state
    decision = live.game.decision()
    words = [recorder.describe_option(state, decision, option) for option in advised.options]
    return {
        "keys": [option_key(option) for option in advised.options],
        "words": words,
        "worth": round(100 * advised.worth, 1),
    }


def _sentence(table: Table, best: dict[str, Any], others: Sequence[dict[str, Any]]) -> str:
    what = join_words(best["words"])
    what = f"{what[:1].upper()}{what[1:]}"
    worth = f"{min(best['worth'], 100):.0f}"
    value = f"{worth}% to win" if table.game == Game.TCG else f"prospects {worth} of 100"
    if not others:
        return f"{what}: {value}."
    lead = best["worth"] - others[0]["worth"]
    next_best = join_words(others[0]["words"])
    if lead < 100 * ALIKE:
        return f"{what}: {value}. About as good: {next_best}."
    return f"{what}: {value}. Next best, {lead:.0f} points behind: {next_best}."
