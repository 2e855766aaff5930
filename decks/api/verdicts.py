"""Verdicts of a deck that is sent."""

from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.base import ApiView
from decks.api.asking import HistoryAsked, VerdictsAsked
from decks.api.telling import histories_of, lines_of, verdicts_of
from decks.contents import to_contents
from decks.serializers import HistoriesSerializer, VerdictsSerializer
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
        description="Judges a deck in one format, several or all of its game, on a day. Every "
        "problem is told at once, with its rule, its source, since when that holds and what would "
        "put it right. Nothing is kept.",
        request=VerdictsAsked,
        responses={200: VerdictsSerializer},
    )
    def post(self, request: Request) -> Response:
        """Give the verdicts."""
        asked = VerdictsAsked(data=request.data)
        asked.is_valid(raise_exception=True)
        game, day = game_of(asked.cards), asked.day()
        told = {
            "game": game.value,
            "on": day,
            "contents": to_contents(asked.cards),
            "lines": lines_of(asked.reading),
            "verdicts": verdicts_of(asked.cards, asked.formats_for(game), day),
        }
        return self.plain(told)


class HistoriesView(JudgingView):
    """Since when a deck may be played."""

    serializer_class = HistoriesSerializer

    @extend_schema(
        operation_id="judge_deck_through_time",
        summary="Judge a deck through time",
        description="Tells when a deck became legal or illegal in each format, and what changed "
        "it. Nothing is kept.",
        request=HistoryAsked,
        responses={200: HistoriesSerializer},
    )
    def post(self, request: Request) -> Response:
        """Give the time lines."""
        asked = HistoryAsked(data=request.data)
        asked.is_valid(raise_exception=True)
        game = game_of(asked.cards)
        told = {
            "game": game.value,
            "contents": to_contents(asked.cards),
            "lines": lines_of(asked.reading),
            "histories": histories_of(asked.cards, asked.formats_for(game)),
        }
        return self.one(told, HistoriesSerializer)
