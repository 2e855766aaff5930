"""The rules reference in the API."""

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.base import ApiView
from cards.api.requests import PageParameters
from cards.models import GAMES
from cards.reference.addresses import entry_address
from cards.reference.pages import source_words
from cards.reference.views import MAX_WORDS
from rules.reference import Entry, entry, matching

GAME_NAMES = [game for game, _name in GAMES]


class RuleParameters(PageParameters):
    """Which terms."""

    game = serializers.ChoiceField(choices=GAME_NAMES, required=False)
    q = serializers.CharField(
        required=False,
        allow_blank=True,
        max_length=MAX_WORDS,
        help_text="Words of its name or text, each from its beginning.",
    )


class RuleTermInListSerializer(serializers.Serializer[Entry]):
    """A term of the rules in a list."""

    game = serializers.ChoiceField(choices=GAME_NAMES)
    slug = serializers.CharField()
    name = serializers.CharField()
    summary = serializers.CharField(help_text="The first sentence.")
    address = serializers.SerializerMethodField(help_text="Its page on this site.")

    def get_address(self, found: Entry) -> str:
        """Return the address of the page."""
        return entry_address(found)


class RuleDifferenceSerializer(serializers.Serializer[object]):
    """How an edition differs."""

    edition = serializers.CharField()
    text = serializers.CharField()


class RuleTermSerializer(RuleTermInListSerializer):
    """A term of the rules."""

    text = serializers.CharField()
    example = serializers.CharField(allow_blank=True)
    editions = serializers.SerializerMethodField()
    sources = serializers.SerializerMethodField(help_text="Documents and sections.")
    related = serializers.ListField(child=serializers.CharField(), help_text="Slugs.")
    query = serializers.CharField(allow_blank=True, help_text="A card search that shows it.")

    @extend_schema(responses=RuleDifferenceSerializer(many=True))
    def get_editions(self, found: Entry) -> list[dict[str, str]]:
        """Return how editions differ."""
        return [{"edition": edition, "text": text} for edition, text in found.editions]

    def get_sources(self, found: Entry) -> list[str]:
        """Return where it is written."""
        return list(source_words(found))


class RulesView(ApiView):
    """Terms of both games."""

    serializer_class = RuleTermInListSerializer

    @extend_schema(
        operation_id="list_rules",
        summary="List terms of the rules",
        description="The terms of the rules reference, of one game or both, that have some words.",
        parameters=[RuleParameters],
        responses=RuleTermInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the terms."""
        asked = self.asked(request, RuleParameters).validated_data
        return self.page_of(
            matching(asked.get("q", ""), asked.get("game", "")), RuleTermInListSerializer
        )


class RuleView(ApiView):
    """One term."""

    serializer_class = RuleTermSerializer

    @extend_schema(
        operation_id="read_rule",
        summary="Read a term of the rules",
        description="What a term means in plain words, how editions differ, and its sources.",
    )
    def get(self, request: Request, game: str, slug: str) -> Response:
        """Return a term by its game and slug."""
        found = entry(game, slug)
        if found is None:
            raise NotFound("The rules have no such term.")
        return self.one(found, RuleTermSerializer)
