"""Cards, sets, formats and their lists."""

from typing import Any
from urllib.parse import quote

from django.db.models import Count
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.base import ApiView
from cards.api.lists import NoLists, lists_on
from cards.api.requests import CardSearchParameters, DayParameters, GameParameters
from cards.api.serializers import (
    CardDetails,
    CardInListSerializer,
    CardSerializer,
    CardSetSerializer,
    FormatInListSerializer,
    FormatSerializer,
    ListsSerializer,
)
from cards.coverage import coverage_words
from cards.models import CardSet
from cards.queries import find_card, format_rows, sheet
from cards.search.card_search import search_cards
from rules.construction import Format, Game, UnknownFormat, formats_of, load_format

# What stays readable in the header that says how words were read.
READABLE = " !\"'()*:<=>|-_.,"


class CardsView(ApiView):
    """Cards of both games."""

    serializer_class = CardInListSerializer

    @extend_schema(
        operation_id="list_cards",
        summary="Search cards",
        description=(
            "The cards that match a query and every other parameter. For an invalid query "
            "the response has the position of each error and the nearest valid word. Plain "
            "words are read as facts, names and words of what cards do; the header "
            "Search-Reading has the exact queries. A query with does: finds only cards the "
            "computer can play; the header Search-Coverage says how many of each game these are."
        ),
        parameters=[CardSearchParameters],
        responses=CardInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the cards found; `BadQuery` for a query that is not understood."""
        asked = self.asked(request, CardSearchParameters).validated_data
        choices = {name: asked.get(name, "") for name in ("game", "set", "belongs", "type")}
        query = asked.get("q", "")
        found = search_cards(query, choices, asked.get("order", ""))
        response = self.page_of(found.entries, CardInListSerializer)
        if covered := coverage_words(*found.queries(query)):
            response["Search-Coverage"] = covered
        if found.readings:
            # A header holds no letter beyond ASCII.
            read_as = " | ".join(reading.query for reading in found.read_as)
            response["Search-Reading"] = quote(read_as, safe=READABLE)
        return response


class CardView(ApiView):
    """One card."""

    serializer_class = CardSerializer

    @extend_schema(
        operation_id="read_card",
        summary="Read a card",
        description=(
            "A card’s facts, printings, behaviour in English, rulings, and its legality in "
            "each format on a day. The id of a promotional printing returns its card."
        ),
        parameters=[DayParameters],
    )
    def get(self, request: Request, game: str, card_id: str) -> Response:
        """Return a card by the id of any of its prints."""
        day = self.asked(request, DayParameters).day()
        card = find_card(game, card_id)
        if card is None:
            raise NotFound("No card has this id.")
        details = CardDetails(
            card=card,
            sheet=sheet(card),
            on=day,
            standings=tuple(format_rows(card, day)),
        )
        return self.one(details, CardSerializer)


class SetsView(ApiView):
    """Sets of both games."""

    serializer_class = CardSetSerializer

    @extend_schema(
        operation_id="list_sets",
        summary="List sets",
        description="The sets of both games in order of release.",
        parameters=[GameParameters],
        responses=CardSetSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the sets."""
        asked = self.asked(request, GameParameters).validated_data
        found = (
            CardSet.objects.annotate(Count("cards"))
            .filter(**_game(asked))
            .order_by("-game", "order")
        )
        return self.page_of(found, CardSetSerializer)


class SetView(ApiView):
    """One set."""

    serializer_class = CardSetSerializer

    @extend_schema(
        operation_id="read_set",
        summary="Read a set",
        description="A set: of the TCG by its number, of the LCG by its code.",
    )
    def get(self, request: Request, game: str, code: str) -> Response:
        """Return a set."""
        found = CardSet.objects.annotate(Count("cards")).filter(game=game, code=code).first()
        if found is None:
            raise NotFound("There is no such set.")
        return self.one(found, CardSetSerializer)


class FormatsView(ApiView):
    """Formats of both games."""

    serializer_class = FormatInListSerializer

    @extend_schema(
        operation_id="list_formats",
        summary="List formats",
        description="The formats of both games, official and community formats.",
        parameters=[GameParameters],
        responses=FormatInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the formats."""
        asked = self.asked(request, GameParameters).validated_data
        games = [Game(asked["game"])] if "game" in asked else list(Game)
        found = [format for game in games for format in formats_of(game)]
        return self.page_of(found, FormatInListSerializer)


class FormatView(ApiView):
    """One format."""

    serializer_class = FormatSerializer

    @extend_schema(
        operation_id="read_format",
        summary="Read a format",
        description=(
            "A format with its dated snapshots: sets, sites and rules, each with its source."
        ),
    )
    def get(self, request: Request, slug: str) -> Response:
        """Return a format."""
        return self.one(format_or_404(slug), FormatSerializer)


class ListsView(ApiView):
    """A format's lists."""

    serializer_class = ListsSerializer

    @extend_schema(
        operation_id="read_lists",
        summary="Read a format’s lists on a day",
        description="The X-list and R-list of a format on a day, including entries added by staff.",
        parameters=[DayParameters],
    )
    def get(self, request: Request, slug: str) -> Response:
        """Return the lists of a format on a day; 404 for a day before the format began."""
        format = format_or_404(slug)
        day = self.asked(request, DayParameters).day()
        try:
            details = lists_on(format, day)
        except NoLists as why:
            raise NotFound(str(why)) from why
        return self.one(details, ListsSerializer)


def format_or_404(slug: str) -> Format:
    """Return a format; NotFound names the nearest where there is none of that name."""
    try:
        return load_format(slug)
    except UnknownFormat as unknown:
        raise NotFound(f"There is no such format.{unknown.suggestion}") from unknown


def _game(asked: dict[str, Any]) -> dict[str, str]:
    return {"game": asked["game"]} if "game" in asked else {}
