"""Kept decks: public ones to read, the visitor's own to read and write."""

from typing import Any

from django.db import transaction
from django.utils.http import parse_etags
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import status
from rest_framework.exceptions import APIException, NotFound, ValidationError
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from cards.api.base import make_etag
from cards.api.requests import DayParameters, PageParameters
from decks.access import deck_to_change, deck_to_read
from decks.api.deck_bodies import (
    DeckListParameters,
    DeckUpdateBody,
    NewDeckBody,
    NewVersionBody,
    VersionParameters,
)
from decks.api.queries import deck_details, find_decks, listed_deck_details
from decks.api.responses import verdicts_json
from decks.api.serializers import (
    DeckFileSerializer,
    DeckInListSerializer,
    DeckSerializer,
    VerdictsSerializer,
    VersionInListSerializer,
    VersionSerializer,
)
from decks.api.updates import update_deck
from decks.api.visitors import VisitorApiView
from decks.domain import create_deck, lock_deck, save_version
from decks.files import file_types_for
from decks.history.domain import delete_deck
from decks.legality.deck_legality import within_pool
from decks.models import Deck, DeckVersion
from decks.queries import version_to_read
from rules.construction import Game, formats_of, game_of

IF_MATCH = OpenApiParameter(
    "If-Match",
    str,
    OpenApiParameter.HEADER,
    description="The deck’s ETag as you last read it. If the deck has changed, nothing is done.",
)


class PreconditionFailed(APIException):
    """The deck is no longer as the client last saw it."""

    status_code = status.HTTP_412_PRECONDITION_FAILED
    default_detail = "The deck has changed since you read it. Read it again."


class DecksApiView(VisitorApiView):
    """An answer about kept decks."""

    def version(self, slug: str, number: int | None = None) -> DeckVersion:
        """Return a version of a deck that may be read, the latest without a number; Http404."""
        return version_to_read(self.visitor(), slug, None if number is None else str(number))

    def describe(self, deck: Deck) -> Any:
        """Return a deck as it is shown to who asks."""
        context = self.get_serializer_context()
        return DeckSerializer(deck_details(self.visitor(), deck), context=context).data

    def to_change(self, slug: str) -> Deck:
        """Return a deck of who asks, held until the transaction ends; Http404, PermissionDenied."""
        return lock_deck(deck_to_change(self.visitor(), slug))

    def expect(self, deck: Deck) -> None:
        """Raise PreconditionFailed if `If-Match` names another state of a deck."""
        expected = parse_etags(self.request.headers.get("If-Match", ""))
        if expected and "*" not in expected:
            now = make_etag(JSONRenderer().render(self.describe(deck)))
            if now not in expected:
                raise PreconditionFailed


class DecksView(DecksApiView):
    """Decks."""

    serializer_class = DeckInListSerializer

    @extend_schema(
        operation_id="list_decks",
        summary="List decks",
        description="Sample and public decks, or with `mine` your own, latest first.",
        parameters=[DeckListParameters],
        responses=DeckInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the decks."""
        asked = self.asked(request, DeckListParameters).validated_data
        narrowing = {name: asked[name] for name in asked if name not in {"page", "page_size"}}
        found = find_decks(self.visitor(), **narrowing)
        return self.page_of(found, DeckInListSerializer, listed_deck_details)

    @extend_schema(
        operation_id="make_deck",
        summary="Create a deck",
        description=(
            "Create a deck from contents or text. It is private unless you set its "
            "visibility. Illegal decks can be saved."
        ),
        request=NewDeckBody,
        responses={201: DeckSerializer},
    )
    @transaction.atomic
    def post(self, request: Request) -> Response:
        """Create a deck and give it."""
        asked = self.sent(request, NewDeckBody)
        deck = create_deck(asked.name_of_deck, asked.cards, maker=self.visitor())
        wanted = {
            name: asked.validated_data[name]
            for name in ("visibility", "notes", "tags")
            if name in asked.validated_data
        }
        update_deck(deck, wanted)
        address = reverse("api:deck", args=[deck.slug], request=request)
        return Response(self.describe(deck), status=201, headers={"Location": address})


class DeckView(DecksApiView):
    """One deck."""

    serializer_class = DeckSerializer
    problems = {"patch": (412,), "delete": (412,)}

    @extend_schema(
        operation_id="read_deck",
        summary="Read a deck",
        description="A deck with its latest version. Another player’s private deck returns 404.",
    )
    def get(self, request: Request, slug: str) -> Response:
        """Return a deck."""
        return Response(self.describe(deck_to_read(self.visitor(), slug)))

    @extend_schema(
        operation_id="change_deck",
        summary="Update a deck",
        description=(
            "Change the name, format, visibility, notes or tags of one of your decks. "
            "Omitted fields stay as they are. To change cards, save a version."
        ),
        parameters=[IF_MATCH],
        request=DeckUpdateBody,
        responses={200: DeckSerializer},
    )
    @transaction.atomic
    def patch(self, request: Request, slug: str) -> Response:
        """Change what is said about a deck."""
        deck = self.to_change(slug)
        asked = self.sent(request, DeckUpdateBody, context={"deck": deck})
        self.expect(deck)
        update_deck(deck, asked.validated_data)
        return Response(self.describe(deck))

    @extend_schema(
        operation_id="delete_deck",
        summary="Delete a deck",
        description="Delete one of your decks with all its versions. Copies by other players stay.",
        parameters=[IF_MATCH],
        responses={204: None},
    )
    @transaction.atomic
    def delete(self, request: Request, slug: str) -> Response:
        """Delete a deck."""
        deck = self.to_change(slug)
        self.expect(deck)
        delete_deck(deck)
        return Response(status=204)


class VersionsView(DecksApiView):
    """A deck's versions."""

    serializer_class = VersionInListSerializer
    problems = {"post": (409, 412)}

    @extend_schema(
        operation_id="list_versions",
        summary="List a deck’s versions",
        description="The versions of a deck, latest first.",
        parameters=[PageParameters],
        responses=VersionInListSerializer(many=True),
    )
    def get(self, request: Request, slug: str) -> Response:
        """Return a page of the versions."""
        self.asked(request, PageParameters)
        deck = deck_to_read(self.visitor(), slug)
        return self.page_of(deck.versions.all(), VersionInListSerializer)

    @extend_schema(
        operation_id="save_version",
        summary="Save a version",
        description=(
            "Save the cards as the next version of one of your decks. Send the version you "
            "started from: if a later version exists, nothing is saved and the response "
            "has its number (409). If nothing changed, the response is the latest version "
            "(200)."
        ),
        parameters=[IF_MATCH],
        request=NewVersionBody,
        responses={200: VersionSerializer, 201: VersionSerializer},
    )
    @transaction.atomic
    def post(self, request: Request, slug: str) -> Response:
        """Save a version. Raise VersionConflict if there is a later one than its base."""
        deck = self.to_change(slug)
        asked = self.sent(request, NewVersionBody)
        if game_of(asked.cards) is not Game(deck.game):
            way = "text" if asked.reading is not None else "contents"
            raise ValidationError({way: ["The cards belong to the other game."]})
        self.expect(deck)
        before = deck.versions.count()
        wanted = asked.validated_data
        version = save_version(deck, asked.cards, base=wanted["base"], name=wanted["name"])
        made = deck.versions.count() > before
        return self.one(version, VersionSerializer, status=201 if made else 200)


class VersionView(DecksApiView):
    """One version."""

    serializer_class = VersionSerializer

    @extend_schema(
        operation_id="read_version",
        summary="Read a version",
        description="A version of a deck with its cards; it never changes.",
    )
    def get(self, request: Request, slug: str, number: int) -> Response:
        """Return a version."""
        return self.one(self.version(slug, number), VersionSerializer)


class FileView(DecksApiView):
    """A deck as a file."""

    serializer_class = DeckFileSerializer

    @extend_schema(
        operation_id="read_deck_file",
        summary="Read a deck as a file",
        description="A deck as a deck file. The deck’s `files` lists the file types.",
        parameters=[VersionParameters],
    )
    def get(self, request: Request, slug: str, kind: str) -> Response:
        """Return the file."""
        asked = self.asked(request, VersionParameters).validated_data
        version = self.version(slug, asked.get("version"))
        formats = file_types_for(Game(version.deck.game))
        deck_format = next((format for format in formats if format.slug == kind), None)
        if deck_format is None:
            raise NotFound("Decks of this game can’t be saved as that file type.")
        file = {
            "kind": kind,
            "filename": f"{slug}.{deck_format.suffix}",
            "content_type": deck_format.content_type,
            "text": deck_format.write(version.cards(), version.deck.name),
        }
        return self.one(file, DeckFileSerializer)


class DeckVerdictsView(DecksApiView):
    """Whether a kept deck may be played."""

    serializer_class = VerdictsSerializer
    throttle_scope = "judging"

    @extend_schema(
        operation_id="judge_kept_deck",
        summary="Judge a saved deck",
        description="Check the latest version of a deck in every format of its game on a day.",
        parameters=[DayParameters],
    )
    def get(self, request: Request, slug: str) -> Response:
        """Return the verdicts."""
        day = self.asked(request, DayParameters).day()
        version = self.version(slug)
        game = Game(version.deck.game)
        answer = {
            "game": game.value,
            "on": day,
            "contents": version.contents,
            "lines": None,
            **verdicts_json(
                version.cards(),
                [within_pool(version.deck, format) for format in formats_of(game)],
                day,
            ),
        }
        return self.one(answer, VerdictsSerializer)
