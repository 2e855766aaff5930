"""Improvements by the API: start one, follow its path, cancel and delete it."""

from typing import Any
from uuid import UUID

from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from cards.api.requests import PageParameters
from cards.api.serializers import GAME_NAMES
from cards.client_address import client_address
from decks.api.visitors import VisitorApiView
from decks.contents.encoding import to_contents
from decks.rows import read_again
from play.api.improvement_requests import NewImprovementBody
from play.models import Improvement, Status
from play.queue import control
from play.queue.fairness import queue_key_for
from play.queue.improvements import (
    improvement_status,
    improvement_to_change,
    improvement_to_read,
    kept_versions,
    order_improvement,
    own_improvements,
    path_terms,
    path_trials,
    stored_request,
)
from play.queue.tasks import send_on_commit
from play.trials.improvements.report import path_json


class ImprovementInListSerializer(serializers.Serializer[Improvement]):
    """An improvement without its path."""

    id = serializers.UUIDField()
    name = serializers.CharField(help_text="The deck’s name.")
    game = serializers.ChoiceField(choices=GAME_NAMES)
    stage = serializers.SerializerMethodField(help_text="How far it is.")
    minutes = serializers.FloatField(help_text="The time that was asked for.")
    changes = serializers.IntegerField(help_text="How many copies may change.")
    seed = serializers.IntegerField()
    format = serializers.CharField()
    created = serializers.DateTimeField()
    url = serializers.SerializerMethodField(help_text="The improvement in this API.")
    page = serializers.SerializerMethodField(help_text="View improvement.")

    def get_stage(self, improvement: Improvement) -> str:
        """Return how far it is."""
        status: Status = improvement_status(improvement)
        return status.value

    def get_url(self, improvement: Improvement) -> str:
        """Return its address here."""
        return reverse("api:improvement", args=[improvement.pk], request=self.context["request"])

    def get_page(self, improvement: Improvement) -> str:
        """Return the address of its page."""
        address: str = self.context["request"].build_absolute_uri(improvement.get_absolute_url())
        return address


class ImprovementSerializer(ImprovementInListSerializer):
    """An improvement with its path so far."""

    failure = serializers.CharField(allow_blank=True, help_text="Why it stopped, if it did.")
    path = serializers.DictField(
        allow_null=True,
        help_text="Its steps with changes, pairs and intervals, and the final comparison; null "
        "until the survey is over.",
    )
    playtests = serializers.ListField(
        child=serializers.URLField(), help_text="The playtests of the path in this API, in order."
    )
    deck = serializers.DictField(
        allow_null=True, help_text="The last version that was kept; null before one is."
    )


class ImprovementsApiView(VisitorApiView):
    """An answer about improvements."""

    serializer_class = ImprovementSerializer

    def answer(self, improvement: Improvement) -> dict[str, Any]:
        """Return an improvement with its path."""
        read_again(improvement)
        terms = path_terms(improvement, stored_request(improvement))
        over = [trial for part, trial in path_trials(improvement) if not part.is_open]
        kept = kept_versions(improvement)
        context = self.get_serializer_context()
        shown = ImprovementInListSerializer(improvement, context=context).data
        parts = improvement.playtests.order_by("stage", "column")
        return {
            **shown,
            "failure": improvement.failure,
            "path": path_json(terms, over) if terms is not None else None,
            "playtests": [
                reverse("api:playtest", args=[part.pk], request=self.request) for part in parts
            ],
            "deck": to_contents(kept[max(kept)]) if kept else None,
        }


class ImprovementsView(ImprovementsApiView):
    """Improvements."""

    @extend_schema(
        operation_id="list_improvements",
        summary="List your improvements",
        description="Your own improvements, the newest first.",
        parameters=[PageParameters],
        responses=ImprovementInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the visitor's improvements."""
        self.asked(request, PageParameters)
        return self.page_of(own_improvements(self.visitor()), ImprovementInListSerializer)

    @extend_schema(
        operation_id="start_improvement",
        summary="Improve a deck",
        description=(
            "Find better versions of a deck by playing. Each step tries proposals on the same "
            "shuffles and keeps the best one if a sequential test confirms it on fresh ones. At "
            "the end the last version meets the first on shuffles that no step has seen. Follow "
            "it at its `url`."
        ),
        request=NewImprovementBody,
        responses={201: ImprovementSerializer},
    )
    @transaction.atomic
    def post(self, request: Request) -> Response:
        """Order an improvement and return it."""
        visitor = self.visitor()
        body = self.sent(request, NewImprovementBody, context={"visitor": visitor})
        queue_key = queue_key_for(visitor, client_address(request))
        improvement, first = order_improvement(body.requested, maker=visitor, queue_key=queue_key)
        send_on_commit(first)
        shown = self.answer(improvement)
        return self.plain(shown, status=201, headers={"Location": shown["url"]})


class ImprovementView(ImprovementsApiView):
    """One improvement."""

    @extend_schema(
        operation_id="improvement",
        summary="Show an improvement",
        description=(
            "The path of an improvement so far. You can read your own, and those whose decks you "
            "can all read."
        ),
    )
    def get(self, request: Request, improvement_id: UUID) -> Response:
        """Return an improvement."""
        return self.plain(self.answer(improvement_to_read(self.visitor(), improvement_id)))

    @extend_schema(
        operation_id="delete_improvement",
        summary="Delete an improvement",
        description="Delete an improvement of yours that is over, with all its games.",
        responses={204: None},
    )
    def delete(self, request: Request, improvement_id: UUID) -> Response:
        """Delete an improvement that is over."""
        improvement = improvement_to_change(self.visitor(), improvement_id)
        if improvement.is_open:
            raise ValidationError("Cancel the improvement before you delete it.")
        improvement.delete()
        return Response(status=204)


class CancelImprovementView(ImprovementsApiView):
    """Stopping an improvement."""

    @extend_schema(
        operation_id="cancel_improvement",
        summary="Cancel an improvement",
        description="Stop an improvement of yours. What it found is kept.",
        request=None,
        responses=ImprovementSerializer,
    )
    def post(self, request: Request, improvement_id: UUID) -> Response:
        """Stop an improvement and return what it found."""
        improvement = improvement_to_change(self.visitor(), improvement_id)
        control.cancel_improvement(improvement)
        return self.plain(self.answer(improvement))
