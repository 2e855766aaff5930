"""Trials by the API: compare two versions of a deck, or try cards in place of another."""

from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from play.api.serializers import PlaytestSerializer
from play.api.trial_requests import NewComparisonBody, NewSwapBody
from play.api.views import PlaytestsApiView
from play.queue.orders import order_trial


class ComparisonsView(PlaytestsApiView):
    """Comparisons of two versions."""

    serializer_class = PlaytestSerializer

    @extend_schema(
        operation_id="start_comparison",
        summary="Compare two versions",
        description=(
            "Play two versions of a deck on the same shuffles until it is clear which is better. "
            "Follow it at its `url`: `result` has the difference, its interval and the "
            "sequential test."
        ),
        request=NewComparisonBody,
        responses={201: PlaytestSerializer},
    )
    @transaction.atomic
    def post(self, request: Request) -> Response:
        """Start a comparison."""
        return self.start(request, NewComparisonBody, order_trial)


class SwapsView(PlaytestsApiView):
    """Swaps of a card."""

    serializer_class = PlaytestSerializer

    @extend_schema(
        operation_id="start_swap",
        summary="Try cards in place of another",
        description=(
            "Play a deck with each of several cards in place of one of its own. Each round keeps "
            "the better half; the best card is confirmed on fresh shuffles. Follow it at its "
            "`url`: `result` has the rounds and the confirmation."
        ),
        request=NewSwapBody,
        responses={201: PlaytestSerializer},
    )
    @transaction.atomic
    def post(self, request: Request) -> Response:
        """Start a swap."""
        return self.start(request, NewSwapBody, order_trial)
