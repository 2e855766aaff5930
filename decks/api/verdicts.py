"""Verdicts of a deck that is sent."""

from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.base import ApiView
from decks.api.requests import HistoryBody, VerdictsBody
from decks.api.responses import histories_json, lines_json, verdicts_json
from decks.api.serializers import HistoriesSerializer, VerdictsSerializer
from decks.contents.encoding import to_contents
from rules.construction import game_of


class JudgingView(ApiView):
    """A question about a deck that is kept nowhere: anybody may ask it."""

    permission_classes = [AllowAny]
    throttle_scope = "judging"


class VerdictsView(JudgingView):
    """Whether a deck may be played."""

    serializer_class = VerdictsSerializer

    @extend_schema(
        operation_id="judge_deck",
        summary="Judge a deck",
        description=(
            "Check a deck in one, several or all formats of its game on a day. The "
            "response lists every problem with its rule, source, first day and fix. A source "
            "is a key of `sources`, which has each one once. "
            "Nothing is stored."
        ),
        request=VerdictsBody,
        responses={200: VerdictsSerializer},
    )
    def post(self, request: Request) -> Response:
        """Return the verdicts."""
        asked = self.sent(request, VerdictsBody)
        game, day = game_of(asked.cards), asked.day()
        answer = {
            "game": game.value,
            "on": day,
            "contents": to_contents(asked.cards),
            "lines": lines_json(asked.reading),
            **verdicts_json(asked.cards, asked.formats_for(game), day),
        }
        return self.plain(answer)


class HistoriesView(JudgingView):
    """Since when a deck may be played."""

    serializer_class = HistoriesSerializer

    @extend_schema(
        operation_id="judge_deck_through_time",
        summary="Judge a deck through time",
        description=(
            "List when a deck became legal or illegal in each format, and why. Nothing is stored."
        ),
        request=HistoryBody,
        responses={200: HistoriesSerializer},
    )
    def post(self, request: Request) -> Response:
        """Return the time lines."""
        asked = self.sent(request, HistoryBody)
        game = game_of(asked.cards)
        answer = {
            "game": game.value,
            "contents": to_contents(asked.cards),
            "lines": lines_json(asked.reading),
            **histories_json(asked.cards, asked.formats_for(game)),
        }
        return self.one(answer, HistoriesSerializer)
