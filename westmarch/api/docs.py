"""The API's documentation as a page, drawn from its description."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from westmarch.api.openapi import description
from westmarch.api.problems import DETAILS, TITLES

SECTIONS = {
    "start": "Start",
    "cards": "Cards",
    "sets": "Sets",
    "formats": "Formats and lists",
    "rules": "Rules of the games",
    "verdicts": "Verdicts",
    "decks": "Decks",
    "playtests": "Playtests",
    "lobby": "The lobby",
    "tables": "Games to play",
    "invitations": "Invitations to games",
    "comparisons": "Comparisons of versions",
    "swaps": "Swaps of cards",
    "improvements": "Improvements of decks",
    "gauntlets": "Gauntlets",
    "limited": "Sealed events and drafts to choose from",
    "pools": "Pools of limited play",
    "drafts": "Drafts",
    "shared-boxes": "Boxes shared among friends",
    "events": "Events",
    "quest-leagues": "Quest leagues",
    "fields": "Fields of decks",
    "ladder": "Ladders of public decks",
}
DECK = "4x Aragorn, Driven by Need\n1x Gondor Bowmen"
# What to ask with, so that the examples on the page can be copied and work.
QUERIES = {
    "list_cards": "q=c:gondor%20cost%3C=2&page_size=5",
    "read_card": "on=2004-05-01",
    "list_sets": "game=lcg",
    "list_formats": "game=tcg",
    "read_lists": "on=2004-05-01",
    "list_decks": "game=tcg",
    "judge_kept_deck": "on=2004-05-01",
}
BODIES: Mapping[str, dict[str, Any]] = {
    "judge_deck": {"text": DECK, "formats": ["king-block"], "on": "2004-05-01"},
    "judge_deck_through_time": {"text": DECK, "formats": ["standard"]},
    "make_deck": {"name": "Knights", "text": DECK, "visibility": "unlisted", "tags": ["slow"]},
    "change_deck": {"name": "Knights of Gondor", "notes": "Play it *slowly*."},
    "start_playtest": {
        "decks": [{"deck": "core-leadership"}, {"deck": "core-spirit"}],
        "scenario": "passage-through-mirkwood",
        "games": 200,
    },
    "start_comparison": {
        "old": "rotk-aragorn-starter",
        "new": "rotk-eomer-starter",
        "opponents": ["sog-merry-starter"],
        "games": 1000,
    },
    "start_swap": {
        "deck": "rotk-aragorn-starter",
        "card_out": "7_323",
        "cards": ["7_319"],
        "opponents": ["rotk-eomer-starter"],
        "games": 100,
        "allow_illegal": True,
    },
    "start_improvement": {
        "deck": "rotk-aragorn-starter",
        "group": "starters",
        "minutes": 20,
        "changes": 20,
        "keep": ["7_364"],
    },
    "start_gauntlet": {
        "deck": "rotk-aragorn-starter",
        "decks": ["rotk-eomer-starter", "sog-merry-starter"],
        "games": 100,
    },
    "make_table": {
        "seats": [
            {"deck": "rotk-aragorn-starter", "player": "me"},
            {"deck": "rotk-eomer-starter", "player": "good"},
        ]
    },
    "ask_hint": {"revision": 1},
    "take_back": {"revision": 2},
    "hand_over_seat": {"seat": 0},
    "quick_game": {"deck": "rotk-eomer-starter", "pace": "live"},
    "say": {"phrase": "good-luck"},
    "mute": {"seat": 1},
    "report_message": {"reason": "Insults"},
    "make_offer": {"kind": "draw"},
    "answer_offer": {"offer": 1, "agree": True},
    "concede": {},
    "join_game": {"deck": "rotk-eomer-starter"},
    "choose": {"revision": 1, "choices": ["6.-1.-1.0"]},
    "save_field": {
        "name": "My metagame",
        "decks": ["rotk-aragorn-starter", "rotk-eomer-starter"],
    },
    "change_field": {"name": "My metagame of spring"},
    "open_pool": {"event": "king-sealed", "seed": 7},
    "open_next_week": {},
    "build_from_pool": {"how": "computer", "name": "Riders of the first week"},
    "begin_draft": {"event": "fellowship-draft", "seats": 8, "friends": 3},
    "pick_card": {"card": "1_311", "number": 0},
    "share_boxes": {"event": "core-box-shares", "friends": 3},
    "begin_event": {"sealed": "king-sealed", "players": 8, "friends": 3},
    "change_event": {"shared": True},
    "lock_deck": {"deck": "rotk-aragorn-starter"},
    "play_match": {"how": "computer"},
    "enter_result": {"match": 1, "result": "draw"},
    "drop_from_event": {},
    "begin_quest_league": {"name": "Three evenings"},
    "enter_quest_league": {"deck": "core-leadership", "friends": 1},
    "save_version": {"text": DECK, "base": 1, "name": "After the first evening"},
}
KINDS = {"date": "day", "date-time": "time", "uri": "address"}
WHERE = {"path": "address", "query": "query", "header": "header"}


@dataclass(frozen=True, slots=True)
class Kind:
    """The kind of a value: words, with the name of a schema between them if there is one."""

    before: str = ""
    schema: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A parameter, or a field of a body or an answer."""

    name: str
    kind: Kind
    needed: bool
    words: str
    where: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of an operation: the status, what it means, what it holds."""

    status: str
    words: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that one can ask."""

    id: str
    method: str
    path: str
    summary: str
    words: str
    signed_in: bool
    asked: tuple[Field, ...]
    body: tuple[Field, ...]
    answers: tuple[Answer, ...]
    curl: str


@dataclass(frozen=True, slots=True)
class Section:
    """The operations about one thing."""

    name: str
    title: str
    operations: tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class Schema:
    """The fields of something that answers hold."""

    name: str
    words: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class ProblemKind:
    """A kind of problem: its anchor on the page is its type."""

    slug: str
    status: int
    title: str
    words: str


@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    """Every address of the API, what it takes and what it answers."""
    site = request.build_absolute_uri("/").rstrip("/")
    context = {
        "site": site,
        "rooms": sections(site),
        "schemas": schemas(),
        "problems": [
            ProblemKind(slug, status, title, DETAILS.get(status, ""))
            for status, (slug, title) in TITLES.items()
        ],
    }
    return render(request, "api/docs.html", context)


@lru_cache(maxsize=8)
def sections(site: str) -> tuple[Section, ...]:
    """Return all operations by what they are about; `site` begins the addresses of examples."""
    found = tuple(_operations(site))
    return tuple(
        Section(name, title, tuple(one for tag, one in found if tag == name))
        for name, title in SECTIONS.items()
    )


@cache
def schemas() -> tuple[Schema, ...]:
    """Return the shapes of what is sent and answered."""
    return tuple(_schemas())


def _operations(site: str) -> Iterator[tuple[str, Operation]]:
    for path, there in description()["paths"].items():
        for method, operation in there.items():
            asked = tuple(map(_parameter, operation.get("parameters", [])))
            yield (
                operation["tags"][0],
                Operation(
                    id=operation["operationId"],
                    method=method.upper(),
                    path=path,
                    summary=operation["summary"],
                    words=operation["description"],
                    signed_in={} not in operation["security"],
                    asked=asked,
                    body=_body(operation),
                    answers=tuple(_answers(operation)),
                    curl=_curl(site, path, method.upper(), operation),
                ),
            )


def _parameter(parameter: dict[str, Any]) -> Field:
    return Field(
        name=parameter["name"],
        kind=_kind(parameter["schema"]),
        needed=parameter.get("required", False),
        words=parameter.get("description", ""),
        where=WHERE[parameter["in"]],
    )


def _body(operation: dict[str, Any]) -> tuple[Field, ...]:
    if "requestBody" not in operation:
        return ()
    return _fields(_named(_json(operation["requestBody"])["$ref"]))


def _answers(operation: dict[str, Any]) -> Iterator[Answer]:
    for status, answer in operation["responses"].items():
        schema = _json(answer)
        yield Answer(status, answer["description"], _kind(schema) if schema else Kind())


def _json(described: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a body, or {} if there is none; each is written in one way alone."""
    for content in described.get("content", {}).values():
        schema: dict[str, Any] = content["schema"]
        return schema
    return {}


def _schemas() -> Iterator[Schema]:
    for name, schema in sorted(description()["components"]["schemas"].items()):
        if "enum" not in schema:
            yield Schema(name, schema.get("description", ""), _fields(schema))


def _fields(schema: dict[str, Any]) -> tuple[Field, ...]:
    needed = schema.get("required", [])
    return tuple(
        Field(name, _kind(described), name in needed, described.get("description", ""))
        for name, described in schema.get("properties", {}).items()
    )


def _named(reference: str) -> dict[str, Any]:
    found: dict[str, Any] = description()["components"]["schemas"][reference.rpartition("/")[2]]
    return found


def _kind(schema: dict[str, Any]) -> Kind:
    if "$ref" in schema:
        named = _named(schema["$ref"])
        return _kind(named) if "enum" in named else Kind("", schema["$ref"].rpartition("/")[2])
    if "allOf" in schema:
        return _kind(schema["allOf"][0])
    if "oneOf" in schema:
        return _either(schema["oneOf"])
    if "enum" in schema:
        words = [json.dumps(value) if value is None else str(value) for value in schema["enum"]]
        return Kind(f"one of {', '.join(words)}")
    types = schema.get("type", "anything")
    if types == "array":
        inner = _kind(schema["items"])
        return Kind(f"list of {inner.before}", inner.schema, inner.after)
    if "additionalProperties" in schema and "properties" not in schema:
        return Kind(f"object, each value {_kind(schema['additionalProperties']).before}")
    words = [types] if isinstance(types, str) else types
    described = " or ".join(
        KINDS.get(schema.get("format", ""), word) if word != "null" else word for word in words
    )
    return Kind(described + _limits(schema))


def _either(schemas: list[dict[str, Any]]) -> Kind:
    kinds = [_kind(kind) for kind in schemas]
    first = kinds[0]
    rest = " or ".join((kind.before + kind.schema).removeprefix("one of ") for kind in kinds[1:])
    return Kind(first.before, first.schema, f"{first.after} or {rest}")


def _limits(schema: dict[str, Any]) -> str:
    if "maxLength" in schema:
        return f", at most {schema['maxLength']:,} characters"
    if "minimum" in schema and "maximum" in schema:
        return f", {schema['minimum']:,} to {schema['maximum']:,}"
    return ""


def _curl(site: str, path: str, method: str, operation: dict[str, Any]) -> str:
    for parameter in operation.get("parameters", []):
        if parameter["in"] == "path":
            path = path.replace(f"{{{parameter['name']}}}", str(parameter["example"]))
    query = QUERIES.get(operation["operationId"], "")
    lines = [f"curl '{site}{path}{'?' + query if query else ''}'"]
    if method not in {"GET", "POST"}:
        lines.append(f"-X {method}")
    if {} not in operation["security"]:
        lines.append("-H 'Authorization: Token …'")
    if operation["operationId"] in BODIES:
        lines.append("-H 'Content-Type: application/json'")
        lines.append(f"-d '{json.dumps(BODIES[operation['operationId']], ensure_ascii=False)}'")
    return " \\\n  ".join(lines)
