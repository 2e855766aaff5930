"""What a person's seat does by itself: passing until something happens."""

from typing import Any

from play.models import Passing, Seat
from play.tables.live_games import LiveGame

PASS_VERB = "pass"
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

    Then the seat no longer passes by itself.
    """
    if not seat.passing:
        return None
    if can_pass(live, decision) and not _is_due(seat, live):
        return pass_place(live, decision)
    seat.passing = Passing.NO
    return None


def _is_due(seat: Seat, live: LiveGame) -> bool:
    """Return whether that has happened which a seat waits for."""
    written = live.lines(seat.place, seat.passing_since)
    if seat.passing == Passing.TURN:
        return any(line.opens == "turn" for line in written)
    if seat.passing == Passing.PHASE:
        return any(line.opens for line in written)
    return any(not line.opens for line in written)
