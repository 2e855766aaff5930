"""Saved fields by the API: decks of a game under a name, for gauntlets to meet."""

from collections.abc import Sequence
from typing import Any

from django.db import transaction
from drf_spectacular.utils import extend_schema, extend_schema_field
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from cards.api.requests import PageParameters, StrictSerializer
from cards.api.serializers import GAME_NAMES
from decks.access import readable_decks
from decks.api.strict_fields import StrictCharField
from decks.api.visitors import VisitorApiView
from decks.models import Deck
from play.api.requests import MAX_SLUG_LENGTH
from play.models import SavedField
from play.requests.fields import (
    MAX_DECKS_IN_FIELD,
    TooManyFields,
    change_field,
    decks_in_field,
    own_field,
    own_fields,
    read_name,
    save_field,
)
from rules.construction import Game

MAX_NAME_LENGTH = 60


class FieldDeckSerializer(serializers.Serializer[Deck]):
    """A deck of a field."""

    slug = serializers.CharField(help_text="The deck’s id in URLs.")
    name = serializers.CharField()


class FieldSerializer(serializers.Serializer[SavedField]):
    """A field: decks of a game under a name."""

    id = serializers.IntegerField()
    name = serializers.CharField()
    game = serializers.ChoiceField(choices=GAME_NAMES)
    decks = serializers.SerializerMethodField(help_text="Those that you can still read.")
    created = serializers.DateTimeField()
    url = serializers.SerializerMethodField(help_text="The field in this API.")

    @extend_schema_field(FieldDeckSerializer(many=True))
    def get_decks(self, field: SavedField) -> list[dict[str, str]]:
        """Return its decks, without those that their owners hid."""
        decks = decks_in_field(self.context["view"].visitor(), field)
        return [{"slug": deck.slug, "name": deck.name} for deck in decks]

    def get_url(self, field: SavedField) -> str:
        """Return its address here."""
        return reverse("api:field", args=[field.pk], request=self.context["request"])


class DeckSlugsField(serializers.ListField):
    """The decks of a field, by their slugs."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            child=StrictCharField(max_length=MAX_SLUG_LENGTH),
            min_length=1,
            max_length=MAX_DECKS_IN_FIELD,
            help_text="Slugs of decks that you can read, all of one game.",
            **options,
        )


class FieldBody(StrictSerializer):
    """The name and the decks of a field."""

    def validate_name(self, name: str) -> str:
        """Return the name; ValidationError if there is nothing to read in it."""
        try:
            return read_name(name)
        except ValueError as error:
            raise serializers.ValidationError(str(error)) from error

    def validate_decks(self, slugs: Sequence[str]) -> list[Deck]:
        """Return the decks; ValidationError for one that can't be read, or of another game.

        A field that there is keeps its game.
        """
        found = {
            deck.slug: deck
            for deck in readable_decks(self.context["visitor"]).filter(slug__in=slugs)
        }
        if missing := [slug for slug in slugs if slug not in found]:
            raise serializers.ValidationError(
                f"This deck doesn’t exist, or you can’t read it: {missing[0]}."
            )
        games = {deck.game for deck in found.values()} | set(self.context.get("games", ()))
        if len(games) > 1:
            raise serializers.ValidationError("All decks of a field must be of one game.")
        return list(found.values())


class NewFieldBody(FieldBody):
    """A name, and decks of one game."""

    name = StrictCharField(max_length=MAX_NAME_LENGTH)
    decks = DeckSlugsField()


class FieldUpdateBody(FieldBody):
    """Another name or other decks. What you leave out stays."""

    name = StrictCharField(required=False, max_length=MAX_NAME_LENGTH)
    decks = DeckSlugsField(required=False)


class FieldsApiView(VisitorApiView):
    """An answer about saved fields."""

    serializer_class = FieldSerializer


class FieldsView(FieldsApiView):
    """Saved fields."""

    @extend_schema(
        operation_id="list_fields",
        summary="List your fields",
        description="The fields of decks that you saved, by name.",
        parameters=[PageParameters],
        responses=FieldSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the visitor's fields."""
        self.asked(request, PageParameters)
        return self.page_of(own_fields(self.visitor()), FieldSerializer)

    @extend_schema(
        operation_id="save_field",
        summary="Save a field",
        description="Save decks of one game under a name, such as your metagame.",
        request=NewFieldBody,
        responses={201: FieldSerializer},
    )
    @transaction.atomic
    def post(self, request: Request) -> Response:
        """Save a field and return it."""
        visitor = self.visitor()
        body = self.sent(request, NewFieldBody, context={"visitor": visitor})
        decks: list[Deck] = body.validated_data["decks"]
        try:
            field = save_field(visitor, body.validated_data["name"], decks, Game(decks[0].game))
        except TooManyFields as error:
            raise ValidationError(str(error)) from error
        address = reverse("api:field", args=[field.pk], request=request)
        return self.one(field, FieldSerializer, status=201, headers={"Location": address})


class FieldView(FieldsApiView):
    """One saved field."""

    @extend_schema(
        operation_id="field",
        summary="Show a field",
        description="A field of yours with its decks.",
    )
    def get(self, request: Request, field_id: int) -> Response:
        """Return a field."""
        return self.one(own_field(self.visitor(), field_id), FieldSerializer)

    @extend_schema(
        operation_id="change_field",
        summary="Change a field",
        description="Change the name or the decks of a field of yours. Its game stays.",
        request=FieldUpdateBody,
        responses=FieldSerializer,
    )
    @transaction.atomic
    def patch(self, request: Request, field_id: int) -> Response:
        """Change a field and return it."""
        field = own_field(self.visitor(), field_id)
        context = {"visitor": self.visitor(), "games": [field.game]}
        body = self.sent(request, FieldUpdateBody, context=context)
        change_field(field, **body.validated_data)
        return self.one(field, FieldSerializer)

    @extend_schema(
        operation_id="delete_field",
        summary="Delete a field",
        description="Delete a field of yours. Its decks stay.",
        responses={204: None},
    )
    def delete(self, request: Request, field_id: int) -> Response:
        """Delete a field."""
        own_field(self.visitor(), field_id).delete()
        return Response(status=204)
