"""Gauntlets by the API: start one, follow its table, pause, cancel and delete it."""

from typing import Any
from uuid import UUID

from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.requests import PageParameters
from cards.client_address import client_address
from decks.api.visitors import VisitorApiView
from play.api.gauntlet_requests import NewGauntletBody
from play.api.gauntlet_serializers import (
    GauntletInListSerializer,
    GauntletSerializer,
    StartedGauntletSerializer,
)
from play.gauntlets.results import Gauntlet, matrix, with_tables
from play.models import Playtest
from play.queue import control, orders
from play.queue.fairness import queue_key_for
from play.queue.gauntlets import (
    gauntlet_cells,
    gauntlet_to_change,
    gauntlet_to_read,
    order_gauntlet,
    own_gauntlets,
)
from play.queue.tasks import send_on_commit


class GauntletsApiView(VisitorApiView):
    """An answer about gauntlets."""

    serializer_class = GauntletSerializer

    def to_change(self, gauntlet: UUID) -> list[Playtest]:
        """Return the playtests of a gauntlet of who asks; Http404, PermissionDenied."""
        return gauntlet_to_change(self.visitor(), gauntlet)

    def answer(self, gauntlet: UUID) -> dict[str, Any]:
        """Return a gauntlet with its table."""
        cells = gauntlet_to_read(self.visitor(), gauntlet)
        context = self.get_serializer_context()
        shown: dict[str, Any] = GauntletSerializer(
            Gauntlet(cells, matrix(cells)), context=context
        ).data
        return shown


class GauntletsView(GauntletsApiView):
    """Gauntlets."""

    @extend_schema(
        operation_id="list_gauntlets",
        summary="List your gauntlets",
        description="Your own gauntlets, the newest first.",
        parameters=[PageParameters],
        responses=GauntletInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the visitor's gauntlets."""
        self.asked(request, PageParameters)
        found = own_gauntlets(self.visitor())
        return self.page_of(
            found, GauntletInListSerializer, lambda page: with_tables(gauntlet_cells(page))
        )

    @extend_schema(
        operation_id="start_gauntlet",
        summary="Start a gauntlet",
        description=(
            "Play a TCG deck against each of several, or all of them against each other, or LCG "
            "decks, alone or with partners, in every scenario. Each pairing is a playtest; the "
            "gauntlet counts as one open playtest. Follow its table at its `url`."
        ),
        request=NewGauntletBody,
        responses={201: StartedGauntletSerializer},
    )
    @transaction.atomic
    def post(self, request: Request) -> Response:
        """Order a gauntlet and return it."""
        visitor = self.visitor()
        body = self.sent(request, NewGauntletBody, context={"visitor": visitor})
        queue_key = queue_key_for(visitor, client_address(request))
        first, *_ = order_gauntlet(body.meetings, maker=visitor, queue_key=queue_key)
        send_on_commit(first)
        assert first.gauntlet is not None, "it was just ordered as a part of one"
        shown = self.answer(first.gauntlet)
        return self.plain(
            {**shown, "left_out": list(body.left_out)},
            status=201,
            headers={"Location": shown["url"]},
        )


class GauntletView(GauntletsApiView):
    """One gauntlet."""

    @extend_schema(
        operation_id="gauntlet",
        summary="Show a gauntlet",
        description=(
            "The table of a gauntlet, as far as its games are played. You can read your own, and "
            "those whose decks you can all read."
        ),
    )
    def get(self, request: Request, gauntlet: UUID) -> Response:
        """Return a gauntlet."""
        return self.plain(self.answer(gauntlet))

    @extend_schema(
        operation_id="delete_gauntlet",
        summary="Delete a gauntlet",
        description="Delete a gauntlet of yours that is over, with all its playtests.",
        responses={204: None},
    )
    @transaction.atomic
    def delete(self, request: Request, gauntlet: UUID) -> Response:
        """Delete a gauntlet that is over."""
        cells = self.to_change(gauntlet)
        if any(cell.is_open for cell in cells):
            raise ValidationError("Cancel the gauntlet before you delete it.")
        try:
            orders.delete_playtest(*cells)
        except orders.PartOfWhole as error:
            raise ValidationError(str(error)) from error
        return Response(status=204)


class CancelGauntletView(GauntletsApiView):
    """Stopping a gauntlet."""

    @extend_schema(
        operation_id="cancel_gauntlet",
        summary="Cancel a gauntlet",
        description="Stop all playtests of a gauntlet of yours. Games already played are kept.",
        request=None,
        responses=GauntletSerializer,
    )
    def post(self, request: Request, gauntlet: UUID) -> Response:
        """Stop a gauntlet and return what was played of it."""
        control.cancel(*self.to_change(gauntlet))
        return self.plain(self.answer(gauntlet))


class PauseGauntletView(GauntletsApiView):
    """Pausing a gauntlet."""

    @extend_schema(
        operation_id="pause_gauntlet",
        summary="Pause a gauntlet",
        description="Stop a gauntlet of yours for now. Your next playtest takes its place.",
        request=None,
        responses=GauntletSerializer,
    )
    def post(self, request: Request, gauntlet: UUID) -> Response:
        """Pause a gauntlet and return what was played of it."""
        control.pause(*self.to_change(gauntlet))
        return self.plain(self.answer(gauntlet))


class ResumeGauntletView(GauntletsApiView):
    """Resuming a gauntlet."""

    @extend_schema(
        operation_id="resume_gauntlet",
        summary="Resume a gauntlet",
        description="Let a paused gauntlet of yours go on.",
        request=None,
        responses=GauntletSerializer,
    )
    def post(self, request: Request, gauntlet: UUID) -> Response:
        """Resume a gauntlet and return what was played of it."""
        control.resume(*self.to_change(gauntlet))
        return self.plain(self.answer(gauntlet))
