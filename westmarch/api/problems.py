"""Errors as problem documents (RFC 9457), in plain English, wherever they come from."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from http import HTTPStatus
from typing import Any

from django.core.exceptions import PermissionDenied, RequestDataTooBig
from django.db import InterfaceError, OperationalError
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import get_template
from django.views import defaults
from rest_framework import exceptions, serializers
from rest_framework.response import Response
from rest_framework.views import set_rollback

from cards.search.query import BadQuery
from decks.access import EditRefused
from decks.domain import SampleDeckReadOnly, VersionConflict
from play.queue.quota import QuotaExceeded
from play.tables.playing import Stale

PROBLEM_TYPE = "application/problem+json"
API = "/api/"
SECONDS_TO_RETRY = 5

# What each kind of problem is called, and what a client may make of it.
TITLES: Mapping[int, tuple[str, str]] = {
    400: ("bad-request", "Invalid request"),
    401: ("not-signed-in", "Authentication required"),
    403: ("not-allowed", "Not allowed"),
    404: ("not-found", "Not found"),
    405: ("method-not-allowed", "Method not allowed"),
    406: ("not-acceptable", "Not acceptable"),
    409: ("version-conflict", "Version conflict"),
    412: ("not-as-you-saw-it", "Precondition failed"),
    413: ("too-large", "Request too large"),
    415: ("not-json", "Unsupported media type"),
    429: ("too-often", "Too many requests"),
    503: ("database-down", "The database does not answer"),
    500: ("our-fault", "Something went wrong on our side"),
}
# Plainer words than the framework's own, which speak to who writes the server.
DETAILS: Mapping[int, str] = {
    401: "Send “Authorization: Token …” with a token from your account page.",
    405: "See the documentation for the methods of this address.",
    406: "Accept application/json, or omit the Accept header.",
    415: "Send JSON, with “Content-Type: application/json”.",
    500: "The error was logged. Try again later.",
    503: "Nothing was changed. Try again in a moment.",
}


# The framework speaks of Python's types.
_PYTHON_WORDS = {
    "Invalid data. Expected a dictionary, but got": "Expected a JSON object, but got",
    "Expected a dictionary of items but got type": "Expected a JSON object, but got",
    "Expected a list of items but got type": "Expected a JSON array, but got",
    "This dictionary may": "This object may",
    '"dict"': "an object",
    '"list"': "an array",
    '"str"': "a string",
    '"int"': "a number",
    '"float"': "a number",
    '"bool"': "true or false",
    '"NoneType"': "null",
    "got dict.": "got an object.",
    "got list.": "got an array.",
    "got str.": "got a string.",
    "got int.": "got a number.",
    "got float.": "got a number.",
    "got bool.": "got true or false.",
    "got NoneType.": "got null.",
}


class MistakeSerializer(serializers.Serializer[Any]):
    """A mistake in a query."""

    start = serializers.IntegerField(help_text="The first character of the error, from 0.")
    end = serializers.IntegerField(help_text="The first character after the error.")
    message = serializers.CharField()
    nearest = serializers.CharField(allow_blank=True, help_text="The nearest valid word.")
    corrected = serializers.CharField(allow_blank=True, help_text="The query with the suggestion.")


class FieldErrorSerializer(serializers.Serializer[Any]):
    """What is wrong with one field."""

    field = serializers.CharField(
        allow_blank=True, help_text="The field, such as on or formats.0; empty for the whole body."
    )
    message = serializers.CharField()


class ProblemSerializer(serializers.Serializer[Any]):
    """A problem document by RFC 9457."""

    type = serializers.CharField(help_text="The problem type, as a link to its description.")
    title = serializers.CharField()
    status = serializers.IntegerField()
    detail = serializers.CharField()
    query = serializers.CharField(required=False, help_text="The query with the mistakes.")
    mistakes = MistakeSerializer(
        many=True, required=False, help_text="Each mistake in a query, with 400."
    )
    latest = serializers.IntegerField(
        required=False, help_text="With 409: the latest version, or the revision of the game."
    )
    retry_after = serializers.IntegerField(
        required=False, help_text="In how many seconds to try again, with 429."
    )

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        """Return the fields with `errors`, whose name is also an attribute of serializers."""
        errors = FieldErrorSerializer(
            many=True, required=False, help_text="Each field that is wrong, with 400."
        )
        return {**super().get_fields(), "errors": errors}


def problem(status: int, detail: str = "", **more: Any) -> dict[str, Any]:
    """Return a problem document of a status; `more` are members that only some problems have."""
    slug, title = TITLES.get(status) or ("error", HTTPStatus(status).phrase)
    return {
        "type": f"/api/docs/#problem-{slug}",
        "title": title,
        "status": status,
        "detail": detail or DETAILS.get(status, title + "."),
        **more,
    }


def answer_problem(exc: Exception, context: Mapping[str, Any]) -> Response | None:
    """Answer what a view of the API raised; None for what is a fault of ours.

    The framework's setting EXCEPTION_HANDLER names this.
    """
    found = _problem_of(exc)
    if found is None:
        return None
    headers = {}
    if isinstance(exc, exceptions.APIException):
        if challenge := getattr(exc, "auth_header", None):
            headers["WWW-Authenticate"] = challenge
        if "retry_after" in found:
            headers["Retry-After"] = str(found["retry_after"])
    set_rollback()
    return Response(found, found["status"], headers=headers, content_type=PROBLEM_TYPE)


def _problem_of(exc: Exception) -> dict[str, Any] | None:
    match exc:
        case BadQuery():
            return _bad_query(exc)
        case VersionConflict():
            words = f"The latest version is {exc.latest.number}, not the one you began from."
            return problem(409, words, latest=exc.latest.number)
        case Stale():
            return problem(409, str(exc), latest=exc.revision)
        case QuotaExceeded():
            return _problem_of(exceptions.ValidationError(str(exc)))
        case RequestDataTooBig():
            return problem(413, "The body is too large.")
        case SampleDeckReadOnly():
            return problem(403, f"{exc}.")
        case Http404():
            return problem(404, _own_words(exc))
        case PermissionDenied():
            return problem(403, _own_words(exc))
        case exceptions.ValidationError():
            errors = [{"field": field, "message": words} for field, words in _fields(exc.detail)]
            message = " ".join(dict.fromkeys(_sentence(error) for error in errors))
            return problem(400, message, errors=errors)
        case exceptions.Throttled():
            wait = max(1, round(getattr(exc, "wait", None) or 1))
            return problem(429, f"Try again in {wait} seconds.", retry_after=wait)
        case exceptions.APIException():
            message = "" if exc.status_code in DETAILS else str(exc.detail)
            return problem(exc.status_code, message)
    return None


def _bad_query(bad: BadQuery) -> dict[str, Any]:
    mistakes = [
        {
            "start": mistake.start,
            "end": mistake.end,
            "message": mistake.message,
            "nearest": mistake.nearest,
            "corrected": mistake.corrected(bad.query),
        }
        for mistake in bad.mistakes
    ]
    return problem(400, f"The query can’t be read: {bad}.", query=bad.query, mistakes=mistakes)


def _own_words(exc: Exception) -> str:
    """Return the message of our own code; Django's own messages name tables."""
    words = str(exc.args[0]) if exc.args else ""
    return words if words.endswith((".", "?")) else ""


def _fields(detail: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Return each field that is wrong by its path, with its words."""
    if isinstance(detail, Mapping):
        for name, inner in detail.items():
            whole = name == "non_field_errors"
            yield from _fields(inner, path if whole else f"{path}.{name}".lstrip("."))
    elif isinstance(detail, Sequence) and not isinstance(detail, str):
        for inner in detail:
            yield from _fields(inner, path)
    else:
        yield path, _in_terms_of_json(str(detail))


def _in_terms_of_json(words: str) -> str:
    """Return the framework's words in terms of JSON rather than Python."""
    for python, json in _PYTHON_WORDS.items():
        words = words.replace(python, json)
    return words


def _sentence(error: Mapping[str, str]) -> str:
    words = f"{error['field']}: {error['message']}" if error["field"] else error["message"]
    return words if words.endswith((".", "?")) else f"{words}."


def _refusal(status: int, detail: str = "") -> HttpResponse:
    response = JsonResponse(problem(status, detail), status=status, content_type=PROBLEM_TYPE)
    response["Cache-Control"] = "no-store"
    return response


def _database_away(request: HttpRequest) -> HttpResponse:
    if request.path.startswith(API):
        response = _refusal(503)
    elif not request.accepts("text/html"):
        # A page's script shows a refusal in words.
        words = f"{TITLES[503][1]}. {DETAILS[503]}"
        response = JsonResponse({"refusal": words}, status=503)
    else:
        # Without the request: whose session it is stands in the database.
        response = HttpResponse(get_template("503.html").render(), status=503)
    response["Retry-After"] = str(SECONDS_TO_RETRY)
    return response


def too_often(wait: int) -> HttpResponse:
    """Answer 429 under /api/, outside its views."""
    document = problem(429, f"Try again in {wait} seconds.", retry_after=wait)
    response = JsonResponse(document, status=429, content_type=PROBLEM_TYPE)
    response["Retry-After"] = str(wait)
    response["Cache-Control"] = "no-store"
    return response


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer 400 outside the API's views: a document under /api/, the page elsewhere."""
    if request.path.startswith(API):
        return _refusal(413 if isinstance(exception, RequestDataTooBig) else 400)
    return defaults.bad_request(request, exception)


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer 403 likewise."""
    if request.path.startswith(API):
        return _refusal(403, str(exception))
    if isinstance(exception, EditRefused):
        context = {"exception": str(exception), "deck": exception.deck}
        return render(request, "decks/edit_refused.html", context, status=403)
    return defaults.permission_denied(request, exception)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer 404 likewise."""
    if request.path.startswith(API):
        return _refusal(404)
    return defaults.page_not_found(request, exception)


def server_error(request: HttpRequest) -> HttpResponse:
    """Answer 500 likewise. The fault itself is in the log and never in the answer.

    While the database is away the answer is 503: that passes, and programs try again.
    """
    if isinstance(sys.exc_info()[1], OperationalError | InterfaceError):
        return _database_away(request)
    if request.path.startswith(API):
        return _refusal(500)
    return defaults.server_error(request)
