"""What a seat does by itself: it passes where nothing is lost, or nobody wants to be asked."""

from typing import Any

from play.models import Passing, Seat
from play.tables.live_games import PASSES, LiveGame

RESPONSE, ACTION, PLAN = "response", "action", "plan"
# Questions that may be passed without giving anything up that was begun.
PASSED_QUESTIONS = frozenset({ACTION, RESPONSE, PLAN})


def pass_place(live: LiveGame, decision: Any) -> int | None:
    """Return the place of passing among the options; None where a choice must be made."""
    for place, option in enumerate(decision.options):
        if live.face.verb_name(option) == PASSES:
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

    It passes until what its person waits for, in steps in which they aren't asked, where all they
    could do instead would do nothing, and where they have just passed the same actions. When they
    must choose, it no longer passes.
    """
    if can_pass(live, decision):
        passes = (
            _goes_on_passing(seat, live, decision)
            or live.face.stop_of(live.game, decision) in seat.skips
            or _is_idle(seat, live, decision)
            or _is_declined(seat, live, decision)
        )
        if passes:
            return pass_place(live, decision)
    seat.passing = Passing.NO
    return None


def _goes_on_passing(seat: Seat, live: LiveGame, decision: Any) -> bool:
    """Return whether a seat still waits for something.

    To play cards is no answer to what others do: a person who waits for something to happen is
    asked again whether they want to, unless that is where they began to wait.
    """
    if not seat.passing or _is_due(seat, live):
        return False
    plays_cards = live.face.question_name(decision) == PLAN
    return not (plays_cards and seat.passing == Passing.EVENT and live.steps > seat.passing_since)


def _is_declined(seat: Seat, live: LiveGame, decision: Any) -> bool:
    """Return whether a seat has just passed the same actions, and nothing has happened since."""
    if live.face.question_name(decision) != ACTION:
        return False
    declined = live.declined.get(seat.place)
    return (
        declined is not None
        and declined.options == decision.options
        and not live.lines(seat.place, declined.step)
    )


def _is_idle(seat: Seat, live: LiveGame, decision: Any) -> bool:
    """Return whether nothing is lost by passing what would do nothing.

    That is so of responses, of actions while the seat passes, and of all where nobody plays against
    it.
    """
    is_asked = live.face.has_opponents and live.face.question_name(decision) != RESPONSE
    if is_asked and not seat.passing:
        return False
    return all(
        live.face.verb_name(option) == PASSES or live.face.does_nothing(live.game, option)
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
