"""Whatever is sent, the API answers; where it refuses, it says why in a problem document."""

import json
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from rest_framework.throttling import ScopedRateThrottle

from tests.programs import Program, problem_of

pytestmark = pytest.mark.django_db

fuzzed = settings(
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

PIECES = ["c:", "cost<=", "-", "or", "(", ")", '"', "legal:standard@", "is:", "does:", "1..3", ":"]
queries = st.lists(st.sampled_from(PIECES) | st.text(max_size=6), max_size=8).map(" ".join)
LINES = [
    "4x Aragorn",
    "1_3",
    "1 C 3",
    "Sites:",
    "7_1|7_2|",
    "<deck>",
    "[{",
    "Heroes (1)",
    "99x",
    "|",
]
deck_texts = st.lists(st.sampled_from(LINES) | st.text(max_size=20), max_size=8).map("\n".join)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
NAMES = ["contents", "text", "formats", "on", "name", "tags", "notes", "base", "visibility"]
bodies = st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=8), values, max_size=5)
parts = st.sampled_from(["ring_bearer", "ring", "sites", "draw_deck", "heroes", "player_deck"])
contents = st.dictionaries(parts | st.just("side_board"), values, max_size=4)


@pytest.fixture(autouse=True)
def _as_often_as_one_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = dict.fromkeys(("reading", "judging", "writing"))
    monkeypatch.setattr(ScopedRateThrottle, "THROTTLE_RATES", rates)


def answered(response: Any, *refusals: int) -> dict[str, Any]:
    """Return what was answered: as asked for, or one of these refusals with its reason."""
    if response.status_code == 200:
        answer: dict[str, Any] = response.json()
        return answer
    assert response.status_code in refusals
    return problem_of(response)


@fuzzed
@given(query=queries)
@example(query="\0")
@example(query="(" * 400)
@example(query="x" * 401)
@example(query="legal:standard@9999-99-99")
def test_any_query_is_answered_or_its_mistakes_are_shown(query: str) -> None:
    address = f"/api/v1/cards/?{urlencode({'q': query}, errors='replace')}"
    answer = answered(Program().get(address), 400)

    if "results" not in answer:
        assert answer.get("mistakes") or answer.get("errors")
        for mistake in answer.get("mistakes", []):
            assert 0 <= mistake["start"] <= mistake["end"] <= max(len(query), mistake["start"])


@fuzzed
@given(name=st.sampled_from(["page", "page_size", "game", "on", "set", "mine"]), value=st.text())
def test_any_parameter_is_taken_or_refused(name: str, value: str) -> None:
    asked = urlencode({name: value}, errors="replace")
    for address in ("cards/", "sets/", "formats/standard/lists/", "decks/"):
        answered(Program().get(f"/api/v1/{address}?{asked}"), 400, 404)


@fuzzed
@given(text=deck_texts)
@example(text='<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb">]><deck>&b;</deck>')
@example(text="1 7_364\n" * 5000)
def test_any_text_is_read_line_by_line_or_refused(text: str) -> None:
    sent = {"text": text, "formats": ["open"]}
    try:
        body = json.dumps(sent, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        body = json.dumps(sent).encode()
    # What one format of one game cannot judge is shown as well: the text may be of the other game.
    answer = answered(Program().send("/api/v1/verdicts/", body), 400)

    if "verdicts" in answer:
        assert [line["number"] for line in answer["lines"]]
    else:
        assert answer.get("errors") or "invalid characters" in answer["detail"]


@fuzzed
@given(body=bodies)
def test_any_body_is_taken_or_refused(body: dict[str, Any]) -> None:
    for address in ("verdicts/", "verdicts/history/", "decks/"):
        answered(Program().send(f"/api/v1/{address}", body), 400, 401)


@fuzzed
@given(sent=contents)
def test_any_contents_are_judged_or_refused(sent: dict[str, Any]) -> None:
    answer = answered(
        Program().send("/api/v1/verdicts/", {"contents": sent, "on": "2004-05-01"}), 400
    )

    assert "verdicts" in answer or answer["detail"]


@fuzzed
@given(body=st.binary(max_size=200))
def test_any_bytes_are_refused_and_told_why(body: bytes) -> None:
    answer = answered(Program().send("/api/v1/verdicts/", body), 400, 413)

    assert answer["status"] == 400
