"""What a seat does by itself: it passes where nothing is lost, or nobody wants to be asked."""

from typing import Any

from play.models import Passing, Seat
from play.tables.live_games import LiveGame

PASS_VERB, RESPONSE = "pass", "response"
# Questions that may be passed without giving anything up that was begun.
PASSED_QUESTIONS = frozenset({"action", "response", "plan"})


def pass_place(live: LiveGame, decision: Any) -> int | None:
    """Return the place of passing among the options; None where a choice must be made."""
    for place, option in enumerate(decision.options):
        if live.face.verb_name(option) == PASS_VERB:
            return place
    return None


def can_pass(live: LiveGame, decision: Any) -> bool:
    """Return whether a decision is one that "pass until" passes."""
    return live.face.question_name(decision) in PASSED_QUESTIONS and (
        pass_place(live, decision) is not None
    )


def begin_passing(seat: Seat, until: str, live: LiveGame) -> None:
    """Let a seat pass from now on, until something happens."""
    seat.passing = until
    seat.passing_since = live.steps


def automatic_choice(seat: Seat, live: LiveGame, decision: Any) -> int | None:
    """Return the place that a seat takes by itself; None where its person must choose.

    It passes until what its person waits for, in steps in which they aren't asked, and where all
    they could do instead would do nothing. When they must choose, it no longer passes.
    """
    if can_pass(live, decision):
        if seat.passing and not _is_due(seat, live):
            return pass_place(live, decision)
        if live.face.stop_of(live.game, decision) in seat.skips or _is_idle(seat, live, decision):
            return pass_place(live, decision)
    seat.passing = Passing.NO
    return None


def _is_idle(seat: Seat, live: LiveGame, decision: Any) -> bool:
    """Return whether nothing is lost by passing: a response, or an action while the seat passes."""
    if not seat.passing and live.face.question_name(decision) != RESPONSE:
        return False
    return all(
        live.face.verb_name(option) == PASS_VERB or live.face.does_nothing(live.game, option)
        for option in decision.options
    )


def _is_due(seat: Seat, live: LiveGame) -> bool:
    """Return whether that has happened which a seat waits for."""
    written = live.lines(seat.place, seat.passing_since)
    if seat.passing == Passing.TURN:
        return any(line.opens == "turn" for line in written)
    if seat.passing == Passing.PHASE:
        return any(line.opens for line in written)
    return any(not line.opens for line in written)
