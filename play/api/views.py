"""Playtests: start one, follow it, read what came of it."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from cards.api.requests import PageParameters
from cards.client_address import client_address
from decks.api.visitors import VisitorApiView
from decks.ownership import owned_by
from decks.rows import read_again
from play.api.requests import NewPlaytestBody, PlaytestBody
from play.api.serializers import PlaytestInListSerializer, PlaytestSerializer
from play.games.downloads import playtest_json
from play.models import Playtest
from play.models.access import playtest_to_change, playtest_to_read
from play.playtests.queries import playtests
from play.queue import control, orders
from play.queue.execution import games_played
from play.queue.fairness import queue_key_for
from play.queue.tasks import send_on_commit
from play.requests.trial import Requested


class PlaytestsApiView(VisitorApiView):
    """An answer about playtests."""

    def answer(self, playtest: Playtest) -> Any:
        """Return a playtest with what its games say so far."""
        read_again(playtest)
        played = games_played(playtest)
        result = playtest_json(playtest) if played else None
        shown = PlaytestInListSerializer(playtest, context=self.get_serializer_context()).data
        return {**shown, "played": played, "failure": playtest.failure, "result": result}

    def start(
        self,
        request: Request,
        kind: type[PlaytestBody[Requested]],
        order: Callable[..., Playtest],
    ) -> Response:
        """Order what a body of this kind asks for, put it on the queue and return it."""
        visitor = self.visitor()
        body = self.sent(request, kind, context={"visitor": visitor})
        playtest = order(
            body.requested,
            maker=visitor,
            queue_key=queue_key_for(visitor, client_address(request)),
            allowed_illegal=bool(body.warnings.illegal),
        )
        send_on_commit(playtest)
        address = reverse("api:playtest", args=[playtest.pk], request=request)
        return self.plain(self.answer(playtest), status=201, headers={"Location": address})

    def to_change(self, playtest_id: UUID) -> Playtest:
        """Return a playtest of who asks; Http404, PermissionDenied."""
        return playtest_to_change(self.visitor(), playtest_id)


class PlaytestsView(PlaytestsApiView):
    """Playtests."""

    serializer_class = PlaytestInListSerializer

    @extend_schema(
        operation_id="list_playtests",
        summary="List your playtests",
        description="Your own playtests, the newest first.",
        parameters=[PageParameters],
        responses=PlaytestInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the visitor's playtests."""
        self.asked(request, PageParameters)
        return self.page_of(playtests().filter(owned_by(self.visitor())), PlaytestInListSerializer)

    @extend_schema(
        operation_id="start_playtest",
        summary="Start a playtest",
        description=(
            "Put games on the queue: two to four TCG decks against each other, or one to four LCG "
            "decks against a scenario. Comparisons, swaps and gauntlets play two TCG decks at a "
            "time. Follow the playtest at its `url`."
        ),
        request=NewPlaytestBody,
        responses={201: PlaytestSerializer},
    )
    @transaction.atomic
    def post(self, request: Request) -> Response:
        """Order a playtest and return it."""
        return self.start(request, NewPlaytestBody, orders.order_playtest)


class PlaytestView(PlaytestsApiView):
    """One playtest."""

    serializer_class = PlaytestSerializer

    @extend_schema(
        operation_id="playtest",
        summary="Show a playtest",
        description=(
            "How far a playtest is, and what its games say so far. You can read your own, and "
            "those whose decks you can all read."
        ),
        responses=PlaytestSerializer,
    )
    def get(self, request: Request, playtest_id: UUID) -> Response:
        """Return a playtest."""
        return self.plain(self.answer(playtest_to_read(self.visitor(), playtest_id)))

    @extend_schema(
        operation_id="delete_playtest",
        summary="Delete a playtest",
        description="Delete a playtest of yours that is over, with all its games.",
        responses={204: None},
    )
    def delete(self, request: Request, playtest_id: UUID) -> Response:
        """Delete a playtest that is over."""
        playtest = self.to_change(playtest_id)
        if playtest.is_open:
            raise ValidationError("Cancel the playtest before you delete it.")
        try:
            orders.delete_playtest(playtest)
        except orders.PartOfWhole as error:
            raise ValidationError(str(error)) from error
        return Response(status=204)


class CancelView(PlaytestsApiView):
    """Stopping a playtest."""

    serializer_class = PlaytestSerializer

    @extend_schema(
        operation_id="cancel_playtest",
        summary="Cancel a playtest",
        description="Stop a playtest of yours. Games already played are kept.",
        request=None,
        responses=PlaytestSerializer,
    )
    def post(self, request: Request, playtest_id: UUID) -> Response:
        """Stop a playtest and return what was played of it."""
        playtest = self.to_change(playtest_id)
        control.cancel(playtest)
        return self.plain(self.answer(playtest))


class PauseView(PlaytestsApiView):
    """Pausing a playtest."""

    serializer_class = PlaytestSerializer

    @extend_schema(
        operation_id="pause_playtest",
        summary="Pause a playtest",
        description="Stop a playtest of yours for now. The next one of yours takes its place.",
        request=None,
        responses=PlaytestSerializer,
    )
    def post(self, request: Request, playtest_id: UUID) -> Response:
        """Pause a playtest and return what was played of it."""
        playtest = self.to_change(playtest_id)
        control.pause(playtest)
        return self.plain(self.answer(playtest))


class ResumeView(PlaytestsApiView):
    """Resuming a playtest."""

    serializer_class = PlaytestSerializer

    @extend_schema(
        operation_id="resume_playtest",
        summary="Resume a playtest",
        description="Let a paused playtest of yours go on.",
        request=None,
        responses=PlaytestSerializer,
    )
    def post(self, request: Request, playtest_id: UUID) -> Response:
        """Resume a playtest and return what was played of it."""
        playtest = self.to_change(playtest_id)
        control.resume(playtest)
        return self.plain(self.answer(playtest))
