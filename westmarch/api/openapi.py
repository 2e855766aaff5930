"""The API's description, made from its code: OpenAPI 3.1."""

from functools import cache
from typing import Any

from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.utils import Direction, OpenApiResponse
from rest_framework.permissions import AllowAny

from cards.api.requests import StrictSerializer
from decks.api.contents_schema import CONTENTS_SCHEMA
from westmarch.api.problems import PROBLEM_TYPE, TITLES, ProblemSerializer

ALWAYS = (400, 401, 404, 406, 429)
WITH_A_BODY = (403, 413, 415)
DONE = {"200": "Success", "201": "Created", "204": "Done, without content"}
ETAG_HEADER = {
    "ETag": {
        "description": "Send it as If-None-Match to get a 304 if nothing changed.",
        "schema": {"type": "string"},
        "required": True,
    }
}
RETRY_HEADER = {
    "Retry-After": {
        "description": "Seconds to wait before you try again.",
        "schema": {"type": "integer"},
    }
}
# What stands in an address, by the room it is an address of: in words, and one that there is.
NAMES = {
    ("game", "cards"): ("tcg or lcg", "tcg"),
    ("game", "sets"): ("tcg or lcg", "tcg"),
    ("game", "rules"): ("tcg or lcg", "tcg"),
    ("slug", "rules"): ("The term’s slug", "fierce"),
    ("card_id", "cards"): ("The card’s printed id", "7_364"),
    ("code", "sets"): ("The set: its number or code", "7"),
    ("slug", "formats"): ("The format’s slug", "standard"),
    ("slug", "ladder"): ("The format’s slug", "king-block"),
    ("slug", "decks"): ("The deck’s slug", "rotk-aragorn-starter"),
    ("number", "decks"): ("The version’s number", 1),
    ("kind", "decks"): ("One of the deck’s files", "text"),
    ("playtest_id", "playtests"): (
        "The playtest’s id",
        "0f8fad5b-d9cb-469f-a165-70867728950e",
    ),
    ("table_id", "tables"): (
        "The table’s id",
        "9b2f6f0e-52d3-4c1c-8a36-2a1f7d3f5e61",
    ),
    ("number", "tables"): ("The message’s id", 1),
    ("invitation", "invitations"): ("The last part of the invitation’s address", "Xb3…"),
    ("pool_id", "pools"): ("The pool’s id", "2f1f1a52-8d5e-4f0a-9c4f-6f0d7d1f3b11"),
    ("draft_id", "drafts"): ("The draft’s id", "5b0d3e0c-9f57-4f0f-8a45-0d6f9f0f7a22"),
    ("boxes_id", "shared-boxes"): (
        "The boxes’ id",
        "6d1c4e2f-7b83-4c5d-8e9f-2a3b4c5d6e55",
    ),
    ("event_id", "events"): ("The event’s id", "8c2b7d1e-3a64-4a6b-9d0b-1e2f3a4b5c33"),
    ("league_id", "quest-leagues"): (
        "The league’s id",
        "3f0e6f6e-51a7-4a8e-8d7b-9a0b1c2d3e44",
    ),
    ("invitation", "drafts"): ("The `invitation` of a seat", "Xb3…"),
    ("invitation", "shared-boxes"): ("The `invitation` of a share", "Xb3…"),
    ("place", "events"): ("The player’s place", 0),
    ("invitation", "events"): ("The `invitation` of a place", "Xb3…"),
    ("gauntlet", "gauntlets"): (
        "The gauntlet’s id",
        "7c9e6679-7425-40de-944b-e07fc1f90ae7",
    ),
    ("improvement_id", "improvements"): (
        "The improvement’s id",
        "16fd2706-8baf-433b-82eb-8c7fada847da",
    ),
    ("field_id", "fields"): ("The field’s id", 1),
}


class Description(AutoSchema):
    """Describes one operation, with the problems that it may answer."""

    def get_tags(self) -> list[str]:
        """Return the room of the address: cards, decks …"""
        return [self.path.removeprefix("/api/v1/").partition("/")[0] or "start"]

    def get_auth(self) -> list[dict[str, list[str]]]:
        """Return the ways to sign in; `{}` where none is needed."""
        anybody: list[dict[str, list[str]]] = [{}]
        ways: list[dict[str, list[str]]] = [{"token": []}, {"cookieAuth": []}]
        return anybody + ways if self._open_to_all() else ways

    def _open_to_all(self) -> bool:
        return self.method == "GET" or AllowAny in self.view.permission_classes

    def _map_basic_serializer(self, serializer: Any, direction: Direction) -> dict[str, Any]:
        spectacular: Any = super()
        schema: dict[str, Any] = spectacular._map_basic_serializer(serializer, direction)
        if isinstance(serializer, StrictSerializer):
            schema["additionalProperties"] = False
        return schema

    def _get_response_bodies(self, direction: Direction = "response") -> dict[str, Any]:
        answers: dict[str, Any] = super()._get_response_bodies(direction)
        for status in self._statuses():
            described = OpenApiResponse(ProblemSerializer, TITLES[status][1])
            spectacular: Any = self
            document = spectacular._get_response_for_code(described, str(status), [PROBLEM_TYPE])
            answers.setdefault(str(status), document)
        if self.method == "GET":
            answers["304"] = {"description": "Not modified (If-None-Match)"}
            answers["200"].setdefault("headers", ETAG_HEADER)
        answers["429"]["headers"] = RETRY_HEADER
        for told_status, answer in answers.items():
            answer["description"] = answer["description"] or DONE.get(told_status, "")
        return dict(sorted(answers.items()))

    def get_operation(
        self, path: str, path_regex: str, path_prefix: str, method: str, registry: Any
    ) -> dict[str, Any] | None:
        """Return the operation, with words and an example for each name in its address."""
        spectacular: Any = super()
        operation: dict[str, Any] | None = spectacular.get_operation(
            path, path_regex, path_prefix, method, registry
        )
        for parameter in (operation or {}).get("parameters", []):
            if parameter["in"] == "path":
                words, example = NAMES[parameter["name"], self.get_tags()[0]]
                parameter |= {"description": words, "example": example}
        return operation

    def _statuses(self) -> tuple[int, ...]:
        changing = () if self.method == "GET" else WITH_A_BODY
        own: dict[str, tuple[int, ...]] = getattr(self.view, "problems", {})
        return (*ALWAYS, *changing, *own.get(self.method.lower(), ()))


def name_contents(result: dict[str, Any], **_: object) -> dict[str, Any]:
    """Return a deck's contents a name in the description; the framework calls this at its end."""
    result["components"]["schemas"]["Contents"] = CONTENTS_SCHEMA
    return result


@cache
def description() -> dict[str, Any]:
    """Return the whole description; the code it is made from does not change while it runs."""
    generator: Any = SchemaGenerator
    found: dict[str, Any] = generator().get_schema(request=None, public=True)
    return found
