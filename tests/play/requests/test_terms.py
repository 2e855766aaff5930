"""The terms of a table are read in one way, and make sense."""

import pytest

from play.models import Pace, Watching, WhenOut
from play.models.terms import MAX_NOTE
from play.requests.terms import Terms, TermsRefused, read_terms


def test_missing_terms_are_the_defaults() -> None:
    assert read_terms({"pace": None, "game": "tcg"}) == Terms()


def test_terms_are_read_from_plain_values() -> None:
    asked = {"listed": True, "pace": "live", "bank_seconds": 900, "choice_seconds": 20}
    terms = read_terms({**asked, "watching": "everybody", "watch_delay": 10, "note": " A  note "})
    assert terms.pace is Pace.LIVE
    assert terms.watching is Watching.EVERYBODY
    assert (terms.note, terms.watch_delay) == ("A note", 10)


def test_terms_without_a_meaning_are_dropped() -> None:
    terms = read_terms({"bank_seconds": 900, "when_out": "loses", "watch_delay": 10})
    assert terms == Terms()


def test_a_rated_game_is_lost_on_time() -> None:
    asked = {"pace": "days", "choice_seconds": 86_400, "rated": True, "when_out": "computer"}
    assert read_terms(asked).when_out is WhenOut.LOSES


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"pace": "live", "choice_seconds": 1}, "5 seconds"),
        ({"pace": "live", "choice_seconds": 20, "bank_seconds": 10**6}, "3 hours"),
        ({"pace": "days", "choice_seconds": 60}, "half a day"),
        ({"watching": "link", "watch_delay": 10**4}, "60 minutes late"),
        ({"note": "x" * (MAX_NOTE + 1)}, "80 characters"),
        ({"note": "more on example.org"}, "Links"),
    ],
)
def test_terms_that_no_table_can_have_are_refused(asked: dict[str, object], words: str) -> None:
    with pytest.raises(TermsRefused, match=words):
        read_terms(asked)


def test_a_rated_game_needs_a_clock() -> None:
    with pytest.raises(TermsRefused, match="needs a clock"):
        read_terms({"rated": True})
