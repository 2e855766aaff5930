"""Errors of the API: problem documents, in plain English, for everything."""

import json

import pytest
from django.core.exceptions import RequestDataTooBig
from django.test import Client, RequestFactory, override_settings
from rest_framework.serializers import ValidationError
from rest_framework.throttling import ScopedRateThrottle

from cards.api import views
from tests.expected import present
from tests.programs import Program, problem_of
from westmarch.api import problems
from westmarch.api.json_body import MAX_BODY_SIZE, MAX_DEPTH

pytestmark = pytest.mark.django_db

VERDICTS = "/api/v1/verdicts/"


@pytest.mark.parametrize(
    "address", ["/api/", "/api/v1/mordor/", "/api/v2/cards/", "/api/v1/cards/tcg/", "/api/x"]
)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS"])
def test_an_unknown_address_is_shown_as_a_document(address: str, method: str) -> None:
    answer = problem_of(Program().generic(method, address))

    assert answer["status"] == 404
    assert "/api/docs/" in answer["detail"]


def test_an_address_that_lacks_its_last_stroke_is_sent_on_with_method_and_body() -> None:
    response = Program().send("/api/v1/verdicts?x=1", {"text": "1 7_364"})

    assert response.status_code == 308
    assert response["Location"] == "/api/v1/verdicts/?x=1"


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])
def test_a_method_that_the_address_does_not_take(method: str) -> None:
    response = Program().generic(method, "/api/v1/cards/")

    assert problem_of(response)["status"] == 405
    assert "GET" in response["Allow"]


def test_another_form_of_answer_than_json() -> None:
    answer = problem_of(Program().get("/api/v1/cards/", headers={"Accept": "application/xml"}))

    assert answer["status"] == 406


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "nonsense"])
def test_another_form_of_body_than_json(kind: str) -> None:
    response = Program().generic("POST", VERDICTS, "a=1", kind)

    assert problem_of(response)["status"] == 415


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        (b"{", 400, "not JSON"),
        (b"[]", 400, "object"),
        (b"null", 400, "object"),
        (b"\xff\xfe{}", 400, "UTF-8"),
        ('{"text": "é"}'.encode("latin-1"), 400, "UTF-8"),
        (bytes(range(256)), 400, "UTF-8"),
        (b'{"text": NaN}', 400, "NaN"),
        (b'{"text": -Infinity}', 400, "Infinity"),
        (b'{"text": ' + b"9" * 5000 + b"}", 400, "too long"),
        (b'{"text": "\\u0000"}', 400, "invalid characters"),
        (b'{"text": "\\ud800"}', 400, "invalid characters"),
        (b'{"\\udfff": 1}', 400, "invalid characters"),
        (b"[" * 100_000, 400, "nested too deep"),
        (b"[" * (MAX_DEPTH + 2) + b"]" * (MAX_DEPTH + 2), 400, "nested too deep"),
        (b'{"text": "' + b"x" * MAX_BODY_SIZE + b'"}', 413, "at most 1024 kB"),
        (b"x" * 10_000_000, 413, "too large"),
    ],
)
def test_a_hostile_body_gets_a_clear_refusal(body: bytes, status: int, words: str) -> None:
    answer = problem_of(Program().send(VERDICTS, body))

    assert answer["status"] == status
    assert words in answer["detail"]


def test_a_fault_of_ours_shows_nothing_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret of the tower")

    monkeypatch.setattr(views, "search_cards", broken)
    client = Client(raise_request_exception=False)

    answer = problem_of(client.get("/api/v1/cards/"))

    assert answer["status"] == 500
    assert "tower" not in json.dumps(answer)


def test_outside_of_the_api_s_views_a_document_all_the_same(rf: RequestFactory) -> None:
    request = rf.get("/api/v1/cards/")

    assert problem_of(problems.bad_request(request, Exception()))["status"] == 400
    assert problem_of(problems.bad_request(request, RequestDataTooBig()))["status"] == 413
    assert problem_of(problems.permission_denied(request, Exception()))["status"] == 403
    assert problem_of(problems.not_found(request, Exception()))["status"] == 404


def test_a_host_that_is_not_ours_is_shown_as_a_document(client: Client) -> None:
    assert problem_of(client.get("/api/v1/cards/", headers={"host": "mordor"}))["status"] == 400


def test_pages_keep_their_own_errors(client: Client) -> None:
    response = client.get("/mordor/")

    assert response.status_code == 404
    assert "Page not found" in response.content.decode()


class TestAskingTooOften:
    @pytest.fixture(autouse=True)
    def _two_a_minute(self, monkeypatch: pytest.MonkeyPatch) -> None:
        rates = dict.fromkeys(("reading", "judging", "writing"), "2/min")
        monkeypatch.setattr(ScopedRateThrottle, "THROTTLE_RATES", rates)

    def test_is_shown_when_to_come_again(self) -> None:
        program = Program()
        answers = [program.get("/api/v1/formats/") for _ in range(3)]

        assert [answer.status_code for answer in answers] == [200, 200, 429]
        answer = problem_of(answers[-1])
        assert 1 <= answer["retry_after"] <= 60
        assert answers[-1]["Retry-After"] == str(answer["retry_after"])

    def test_reading_and_judging_are_counted_apart(self) -> None:
        program = Program()
        for _ in range(3):
            program.get("/api/v1/formats/")

        sent = {"text": "1 7_364", "formats": ["open"]}
        assert program.send(VERDICTS, sent).status_code == 200

    def test_nobody_escapes_by_saying_that_he_comes_from_elsewhere(self) -> None:
        program = Program()
        answers = [
            program.get("/api/v1/formats/", headers={"X-Forwarded-For": f"10.0.0.{number}"})
            for number in range(3)
        ]

        assert answers[-1].status_code == 429


@override_settings(DEBUG=True)
def test_not_even_while_developing_is_an_error_a_page() -> None:
    assert problem_of(Program().get("/api/v1/mordor/"))["status"] == 404


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ([], "Expected a JSON object, but got an array."),
        ("Frodo", "Expected a JSON object, but got a string."),
        (7, "Expected a JSON object, but got a number."),
        ({"errors": [7]}, "Expected a JSON object, but got a number."),
        ({"errors": 7}, "Expected a JSON array, but got a number."),
    ],
)
def test_what_is_not_an_object_is_refused_in_terms_of_json(sent: object, said: str) -> None:
    serializer = problems.ProblemSerializer(data=sent)
    assert not serializer.is_valid()
    answer = present(problems.answer_problem(ValidationError(serializer.errors), {}))

    assert said in answer.data["detail"]
    assert "dict" not in answer.data["detail"]


def test_the_start_names_every_resource_that_has_a_list() -> None:
    start = Program().get("/api/v1/").json()

    assert start["tables"].endswith("/api/v1/tables/")
    assert start["ladders"].endswith("/api/v1/ladder/")
    assert start["invitations"].endswith("/api/v1/invitations/{invitation}/")
