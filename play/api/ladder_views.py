"""Ladders by the API: the formats that have one, and the decks of one by rating."""

from typing import Any

from django.http import Http404
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from cards.api.base import ApiView
from cards.api.requests import PageParameters
from play.ladder.standings import Standing, closest_games, ladders, standings
from play.models import LadderNight
from rules.construction import UnknownFormat, load_format


class LadderInListSerializer(serializers.Serializer[Any]):
    """A format that has a ladder."""

    format = serializers.CharField()
    name = serializers.CharField()
    decks = serializers.IntegerField(help_text="How many decks are rated.")
    playing = serializers.BooleanField(help_text="Whether its decks are playing now.")
    last_played = serializers.DateTimeField(source="night.begun")
    url = serializers.SerializerMethodField(help_text="The ladder in this API.")

    def get_url(self, ladder: Any) -> str:
        """Return its address here."""
        return reverse("api:ladder", args=[ladder.format], request=self.context["request"])


class StandingSerializer(serializers.Serializer[Standing]):
    """A deck's place on a ladder."""

    rank = serializers.IntegerField()
    deck = serializers.SerializerMethodField(help_text="The deck in this API.")
    name = serializers.CharField(source="deck.name")
    owner = serializers.CharField(allow_blank=True, help_text="Empty for a sample deck.")
    rating = serializers.FloatField(help_text="1500 is an average deck of the ladder.")
    interval = serializers.SerializerMethodField(help_text="The 95 % interval of the rating.")
    games = serializers.IntegerField(help_text="Decided games that the rating comes from.")
    wins = serializers.IntegerField()
    losses = serializers.IntegerField()

    def get_deck(self, standing: Standing) -> str:
        """Return the deck's address here."""
        return reverse("api:deck", args=[standing.deck.slug], request=self.context["request"])

    def get_interval(self, standing: Standing) -> list[float]:
        """Return both bounds."""
        return [standing.low, standing.high]


class CloseGameSerializer(serializers.Serializer[Any]):
    """A game that was close."""

    first = serializers.CharField(help_text="The first deck’s name.")
    second = serializers.CharField()
    gap = serializers.IntegerField(help_text="By how many sites the fellowships differed.")
    replay = serializers.SerializerMethodField(help_text="The replay’s page.")

    def get_replay(self, game: Any) -> str:
        """Return the address of its page."""
        address: str = self.context["request"].build_absolute_uri(game.address)
        return address


class LadderSerializer(serializers.Serializer[Any]):
    """The decks of a format’s ladder, the strongest first."""

    format = serializers.CharField()
    name = serializers.CharField()
    playing = serializers.BooleanField(help_text="Whether its decks are playing now.")
    last_played = serializers.DateTimeField(allow_null=True)
    decks = StandingSerializer(many=True)
    closest_games = CloseGameSerializer(many=True)


class LaddersView(ApiView):
    """Ladders."""

    serializer_class = LadderInListSerializer

    @extend_schema(
        operation_id="list_ladders",
        summary="List ladders",
        description="The formats whose public decks meet each other at night.",
        parameters=[PageParameters],
        responses=LadderInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the formats that have a ladder."""
        self.asked(request, PageParameters)
        return self.page_of(ladders(), LadderInListSerializer)


class LadderView(ApiView):
    """One ladder."""

    serializer_class = LadderSerializer

    @extend_schema(
        operation_id="ladder",
        summary="Show a ladder",
        description=(
            "The public decks of a format by rating, with 95 % intervals, and their closest "
            "games. A format whose decks haven’t met has an empty list."
        ),
    )
    def get(self, request: Request, slug: str) -> Response:
        """Return a ladder."""
        try:
            format = load_format(slug)
        except UnknownFormat as error:
            raise Http404("This format doesn’t exist.") from error
        night = LadderNight.objects.filter(format=slug).first()
        found = {
            "format": slug,
            "name": format.name,
            "playing": night is not None and night.ended is None,
            "last_played": night.begun if night is not None else None,
            "decks": standings(slug),
            "closest_games": closest_games(slug),
        }
        return self.one(found, LadderSerializer)
