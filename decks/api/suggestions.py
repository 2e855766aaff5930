"""Cards that fit a kept deck, by the API."""

from typing import Any

from django.utils.timezone import localdate
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from decks.api.deck_bodies import VersionParameters
from decks.api.decks import DecksApiView
from decks.building.draft_legality import legal_on
from decks.contents.card_labels import card_name
from decks.legality.deck_legality import deck_format
from decks.suggestions.suggested import suggested_cards


class SuggestionSerializer(serializers.Serializer[Any]):
    """A card that fits a deck, the best first, and why."""

    card = serializers.CharField(help_text="The card’s id.")
    name = serializers.CharField()
    reasons = serializers.ListField(child=serializers.CharField())


class SuggestionsSerializer(serializers.Serializer[Any]):
    """The cards that fit a deck."""

    suggestions = SuggestionSerializer(many=True)


class SuggestionsView(DecksApiView):
    """Cards that fit a kept deck."""

    serializer_class = SuggestionsSerializer
    throttle_scope = "judging"

    @extend_schema(
        operation_id="suggest_cards",
        summary="Suggest cards for a deck",
        description=(
            "Up to 40 cards that the deck doesn’t hold and its format allows today, those that "
            "fit best first, each with the reasons."
        ),
        parameters=[VersionParameters],
    )
    def get(self, request: Request, slug: str) -> Response:
        """Return the suggestions."""
        asked = self.asked(request, VersionParameters).validated_data
        version = self.version(slug, asked.get("version"))
        format = deck_format(version.deck)
        legal = legal_on(format, localdate()) if format is not None else ""
        found = [
            {
                "card": suggested.card,
                "name": card_name(suggested.card),
                "reasons": suggested.reasons,
            }
            for suggested in suggested_cards(version.cards(), slug, legal)
        ]
        return self.one({"suggestions": found}, SuggestionsSerializer)
