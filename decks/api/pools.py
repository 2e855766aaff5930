"""Limited play by the API: the events there are, opening a pool, and decks made from it."""

from typing import Any
from uuid import UUID

from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from cards.api.base import ApiView
from cards.api.requests import PageParameters, StrictSerializer
from decks.api.queries import deck_details
from decks.api.serializers import DeckSerializer
from decks.api.strict_fields import StrictCharField, StrictIntegerField
from decks.api.visitors import VisitorApiView
from decks.limited.pools import (
    MAX_SEED,
    AllWeeksOpened,
    begun_deck,
    built_deck,
    open_next_week,
    open_pool,
    pool_to_read,
)
from decks.models import Pool
from decks.ownership import owned_by
from rules.construction import Game
from rules.limited.choices import PoolTooSmall
from rules.limited.events import (
    LimitedEvent,
    LimitedKind,
    limited_events,
)

MAX_STARTER_LENGTH = 60
STARTER_HELP = "The slug of one of the week’s starter decks. Random by default."


class LimitedEventSerializer(serializers.Serializer[LimitedEvent]):
    """What can be opened or drafted."""

    slug = serializers.CharField()
    name = serializers.CharField()
    kind = serializers.ChoiceField(choices=[kind.value for kind in LimitedKind])
    game = serializers.ChoiceField(choices=[game.value for game in Game])
    format = serializers.CharField(source="format_slug", help_text="The format of its decks.")
    seats = serializers.IntegerField(help_text="How many take part in a draft, or share boxes.")
    weeks = serializers.SerializerMethodField(help_text="Sealed: how often packs are opened.")
    starters = serializers.SerializerMethodField(
        help_text="Sealed: starter decks to choose from in each week."
    )

    def get_weeks(self, event: LimitedEvent) -> int:
        """Return how many weeks it has."""
        return len(event.weeks)

    def get_starters(self, event: LimitedEvent) -> list[list[str]]:
        """Return the starter decks of each week."""
        return [list(week.starters) for week in event.weeks]


class PoolInListSerializer(serializers.Serializer[Pool]):
    """A pool without its cards."""

    id = serializers.UUIDField()
    event = serializers.CharField(help_text="The slug of its limited event.")
    weeks = serializers.IntegerField(help_text="How many weeks of packs are open; 0 after a draft.")
    created = serializers.DateTimeField()
    url = serializers.SerializerMethodField(help_text="The pool in this API.")
    page = serializers.SerializerMethodField(help_text="View pool.")

    def get_url(self, pool: Pool) -> str:
        """Return its address here."""
        return reverse("api:pool", args=[pool.pk], request=self.context["request"])

    def get_page(self, pool: Pool) -> str:
        """Return the address of its page."""
        address: str = self.context["request"].build_absolute_uri(pool.get_absolute_url())
        return address


class PoolSerializer(PoolInListSerializer):
    """A pool with its cards."""

    cards = serializers.DictField(
        child=serializers.IntegerField(), help_text="Copies by card id, as a verdict takes them."
    )
    decks = serializers.SerializerMethodField(help_text="Decks built from it, by their slugs.")

    def get_decks(self, pool: Pool) -> list[str]:
        """Return the slugs of its decks."""
        return [deck.slug for deck in pool.decks.order_by("-updated")]


class NewPoolBody(StrictSerializer):
    """A sealed event to open."""

    event = StrictCharField(max_length=60, help_text="The slug of a sealed event.")
    starter = StrictCharField(required=False, max_length=MAX_STARTER_LENGTH, help_text=STARTER_HELP)
    seed = StrictIntegerField(
        required=False,
        min_value=0,
        max_value=MAX_SEED,
        help_text="Of its packs. Random by default.",
    )

    def validate_event(self, slug: str) -> LimitedEvent:
        """Return the event. Raise ValidationError for a draft or one that doesn't exist."""
        return sealed_event(slug)

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Raise ValidationError for a starter deck that its first week doesn't have."""
        starters = asked["event"].weeks[0].starters
        if asked.get("starter", "") not in ("", *starters):
            words = f"Choose one of {', '.join(starters)}." if starters else "It has no starters."
            raise serializers.ValidationError({"starter": words})
        return asked


class NextWeekBody(StrictSerializer):
    """The next packs of a pool."""

    starter = StrictCharField(required=False, max_length=MAX_STARTER_LENGTH, help_text=STARTER_HELP)


class PoolDeckBody(StrictSerializer):
    """A deck from a pool."""

    how = serializers.ChoiceField(
        choices=["computer", "begin"],
        required=False,
        help_text="computer (default): a whole deck. begin: Ring-bearer, Ring and sites only.",
    )
    name = StrictCharField(
        required=False, max_length=120, help_text="Defaults to the name of the event."
    )


def sealed_event(slug: str, game: Game | None = None) -> LimitedEvent:
    """Return a sealed event, of a game if one is given. Raise ValidationError if there is none."""
    return _event(slug, LimitedKind.SEALED, game)


def draft_event(slug: str) -> LimitedEvent:
    """Return a draft by its slug. Raise ValidationError if there is none."""
    return _event(slug, LimitedKind.DRAFT)


def _event(slug: str, kind: LimitedKind, game: Game | None = None) -> LimitedEvent:
    fitting = {
        each.slug: each
        for each in limited_events()
        if each.kind is kind and game in (None, each.game)
    }
    if slug not in fitting:
        raise serializers.ValidationError(f"Choose one of {', '.join(fitting)}.")
    return fitting[slug]


class LimitedEventsView(ApiView):
    """Limited events."""

    serializer_class = LimitedEventSerializer

    @extend_schema(
        operation_id="list_limited_events",
        summary="List sealed events and drafts",
        description="All products of limited play: sealed pools to open, and drafts.",
        parameters=[PageParameters],
        responses=LimitedEventSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the events."""
        self.asked(request, PageParameters)
        return self.page_of(limited_events(), LimitedEventSerializer)


class PoolsView(VisitorApiView):
    """Pools."""

    serializer_class = PoolSerializer

    @extend_schema(
        operation_id="list_pools",
        summary="List your pools",
        description="The pools that you opened or drafted, the newest first.",
        parameters=[PageParameters],
        responses=PoolInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the visitor's pools."""
        self.asked(request, PageParameters)
        return self.page_of(Pool.objects.filter(owned_by(self.visitor())), PoolInListSerializer)

    @extend_schema(
        operation_id="open_pool",
        summary="Open a sealed pool",
        description="Open the first packs of a sealed event. The same seed opens the same cards.",
        request=NewPoolBody,
        responses={201: PoolSerializer},
    )
    def post(self, request: Request) -> Response:
        """Open a pool and return it."""
        body = self.sent(request, NewPoolBody)
        asked = body.validated_data
        pool = open_pool(
            asked["event"],
            self.visitor(),
            seed=asked.get("seed"),
            starter=asked.get("starter", ""),
        )
        address = reverse("api:pool", args=[pool.pk], request=request)
        return self.one(pool, PoolSerializer, status=201, headers={"Location": address})


class PoolView(VisitorApiView):
    """One pool."""

    serializer_class = PoolSerializer

    @extend_schema(
        operation_id="pool",
        summary="Show a pool",
        description="The cards of a pool of yours and the decks built from it.",
    )
    def get(self, request: Request, pool_id: UUID) -> Response:
        """Return a pool."""
        return self.one(pool_to_read(self.visitor(), pool_id), PoolSerializer)

    @extend_schema(
        operation_id="delete_pool",
        summary="Delete a pool",
        description="Delete a pool of yours. Decks built from it stay.",
        responses={204: None},
    )
    def delete(self, request: Request, pool_id: UUID) -> Response:
        """Delete a pool."""
        pool_to_read(self.visitor(), pool_id).delete()
        return Response(status=204)


class NextWeekView(VisitorApiView):
    """The next week of a pool."""

    serializer_class = PoolSerializer

    @extend_schema(
        operation_id="open_next_week",
        summary="Open the next packs of a pool",
        description="Add the packs of the next week of a sealed event to your pool.",
        request=NextWeekBody,
        responses=PoolSerializer,
    )
    def post(self, request: Request, pool_id: UUID) -> Response:
        """Open the packs and return the pool."""
        pool = pool_to_read(self.visitor(), pool_id)
        body = self.sent(request, NextWeekBody)
        try:
            pool = open_next_week(pool, body.validated_data.get("starter", ""))
        except AllWeeksOpened as error:
            raise ValidationError(str(error)) from error
        return self.one(pool, PoolSerializer)


class PoolDecksView(VisitorApiView):
    """Decks from a pool."""

    serializer_class = DeckSerializer

    @extend_schema(
        operation_id="build_from_pool",
        summary="Build a deck from a pool",
        description=(
            "Let the computer build a deck from a pool of yours, or begin one. Change it like any "
            "deck of yours: verdicts judge it within its pool."
        ),
        request=PoolDeckBody,
        responses={201: DeckSerializer},
    )
    @transaction.atomic
    def post(self, request: Request, pool_id: UUID) -> Response:
        """Build a deck and return it."""
        visitor = self.visitor()
        pool = pool_to_read(visitor, pool_id)
        body = self.sent(request, PoolDeckBody)
        asked = body.validated_data
        build = begun_deck if asked.get("how") == "begin" else built_deck
        try:
            deck = build(pool, visitor, asked.get("name", ""))
        except PoolTooSmall as error:
            raise ValidationError(f"No deck can be built yet. {error}") from error
        address = reverse("api:deck", args=[deck.slug], request=request)
        shown: Any = DeckSerializer(
            deck_details(visitor, deck), context=self.get_serializer_context()
        ).data
        return self.plain(shown, status=201, headers={"Location": address})
