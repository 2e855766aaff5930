"""Trials by the API: compare two versions of a deck, or try cards in place of another."""

from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from cards.client_address import client_address
from play.api.serializers import PlaytestSerializer
from play.api.trial_requests import NewComparisonBody, NewSwapBody, TrialBody
from play.api.views import PlaytestsApiView
from play.domain import order_trial
from play.fairness import queue_key_for
from play.queue.tasks import send_on_commit
from play.quota import QuotaExceeded


class TrialsApiView(PlaytestsApiView):
    """Starting a trial."""

    serializer_class = PlaytestSerializer

    def start(self, request: Request, body: type[TrialBody]) -> Response:
        """Order a trial and return it."""
        visitor = self.visitor()
        asked = body(data=request.data, context={"visitor": visitor})
        asked.is_valid(raise_exception=True)
        try:
            playtest = order_trial(
                asked.requested,
                maker=visitor,
                queue_key=queue_key_for(visitor, client_address(request)),
                allowed_illegal=bool(asked.against.illegal),
            )
        except QuotaExceeded as error:
            raise ValidationError(str(error)) from error
        send_on_commit(playtest)
        address = reverse("api:playtest", args=[playtest.pk], request=request)
        return self.plain(self.answer(playtest), status=201, headers={"Location": address})


class ComparisonsView(TrialsApiView):
    """Comparisons of two versions."""

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
        return self.start(request, NewComparisonBody)


class SwapsView(TrialsApiView):
    """Swaps of a card."""

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
        return self.start(request, NewSwapBody)
