"""Shared boxes by the API: invite friends, open a share, and see who has one."""

from typing import Any
from uuid import UUID

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from cards.api.requests import PageParameters, StrictSerializer
from decks.api.strict_fields import StrictCharField, StrictIntegerField
from decks.api.visitors import VisitorApiView
from play.limited.boxes import (
    NoShareLeft,
    boxes_of,
    boxes_to_change,
    boxes_to_read,
    events_to_share,
    invite_one_more,
    share_boxes,
    take_share,
    withdraw,
)
from play.models import SharedBoxes
from rules.limited.events import MOST_SEATS, LimitedEvent


class NewBoxesBody(StrictSerializer):
    """Boxes to share."""

    event = StrictCharField(max_length=60, help_text="The slug of an event with shares.")
    friends = StrictIntegerField(
        min_value=1, max_value=MOST_SEATS - 1, help_text="How many people you invite."
    )

    def validate_event(self, slug: str) -> LimitedEvent:
        """Return the event. Raise ValidationError for one without shares."""
        fitting = {event.slug: event for event in events_to_share()}
        if slug not in fitting:
            raise serializers.ValidationError(f"Choose one of {', '.join(fitting)}.")
        return fitting[slug]


class BoxesInListSerializer(serializers.Serializer[SharedBoxes]):
    """Shared boxes without their shares."""

    id = serializers.UUIDField()
    event = serializers.CharField(help_text="The slug of its limited event.")
    created = serializers.DateTimeField()
    url = serializers.SerializerMethodField(help_text="The boxes in this API.")
    page = serializers.SerializerMethodField(help_text="View the shares.")

    def get_url(self, boxes: SharedBoxes) -> str:
        """Return their address here."""
        return reverse("api:shared-boxes-one", args=[boxes.pk], request=self.context["request"])

    def get_page(self, boxes: SharedBoxes) -> str:
        """Return the address of their page."""
        address: str = self.context["request"].build_absolute_uri(boxes.get_absolute_url())
        return address


class BoxShareSerializer(serializers.Serializer[Any]):
    """A share."""

    name = serializers.CharField(allow_blank=True, help_text="Who opened it; empty if it is free.")
    yours = serializers.BooleanField()
    pool = serializers.CharField(allow_null=True, help_text="The pool in this API, of your share.")
    invitation = serializers.CharField(
        allow_blank=True, help_text="For you who share the boxes: the secret of a free share."
    )


class BoxesSerializer(BoxesInListSerializer):
    """Shared boxes with their shares."""

    shares = BoxShareSerializer(many=True)
    organises = serializers.BooleanField(help_text="Whether you share them.")


class BoxesApiView(VisitorApiView):
    """An answer about shared boxes."""

    serializer_class = BoxesSerializer

    def answer(self, boxes: SharedBoxes, status: int = 200, **more: dict[str, str]) -> Response:
        """Return boxes as the visitor sees them now."""
        visitor, context = self.visitor(), self.get_serializer_context()
        organises = visitor.owns(boxes)
        listed: dict[str, Any] = BoxesInListSerializer(boxes, context=context).data
        shares = []
        for share in boxes.shares.all():
            pool, mine = None, visitor.owns(share)
            if mine and share.pool_id is not None:
                pool = reverse("api:pool", args=[share.pool_id], request=self.request)
            invitation = share.invitation if organises and share.is_free else ""
            shares.append(
                {"name": share.name, "yours": mine, "pool": pool, "invitation": invitation}
            )
        whole = listed | {"shares": shares, "organises": organises}
        return self.plain(whole, status=status, **more)


class BoxesListView(BoxesApiView):
    """All shared boxes."""

    @extend_schema(
        operation_id="list_shared_boxes",
        summary="List the boxes you share",
        description="The boxes of which you have a share, the newest first.",
        parameters=[PageParameters],
        responses=BoxesInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the visitor's boxes."""
        self.asked(request, PageParameters)
        return self.page_of(boxes_of(self.visitor()), BoxesInListSerializer)

    @extend_schema(
        operation_id="share_boxes",
        summary="Share boxes with friends",
        description=(
            "Open your share of some LCG boxes. Send each friend an `invitation` of the others: "
            "no hero and no copy of a card is in two shares."
        ),
        request=NewBoxesBody,
        responses={201: BoxesSerializer},
    )
    def post(self, request: Request) -> Response:
        """Share boxes and return them."""
        asked = self.sent(request, NewBoxesBody).validated_data
        try:
            boxes = share_boxes(asked["event"], self.visitor(), friends=asked["friends"]).boxes
        except NoShareLeft as error:
            raise ValidationError({"friends": str(error)}) from error
        address = reverse("api:shared-boxes-one", args=[boxes.pk], request=request)
        return self.answer(boxes, status=201, headers={"Location": address})


class BoxesView(BoxesApiView):
    """The boxes that some people share."""

    problems = {"delete": (403,)}

    @extend_schema(
        operation_id="shared_boxes",
        summary="Show shared boxes",
        description="Who has opened a share, and the invitations to those that are free.",
    )
    def get(self, request: Request, boxes_id: UUID) -> Response:
        """Return boxes."""
        return self.answer(boxes_to_read(self.visitor(), boxes_id))

    @extend_schema(
        operation_id="delete_shared_boxes",
        summary="Delete shared boxes",
        description="Delete boxes that you share. Opened shares stay as pools of their owners.",
        responses={204: None},
    )
    def delete(self, request: Request, boxes_id: UUID) -> Response:
        """Delete boxes."""
        boxes_to_change(self.visitor(), boxes_id).delete()
        return Response(status=204)


class BoxSharesView(BoxesApiView):
    """One more share."""

    problems = {"post": (403,)}

    @extend_schema(
        operation_id="invite_to_boxes",
        summary="Invite one more friend",
        description="Leave one more share of your boxes free for a friend.",
        request=None,
        responses=BoxesSerializer,
    )
    def post(self, request: Request, boxes_id: UUID) -> Response:
        """Invite a friend and return the boxes."""
        boxes = boxes_to_change(self.visitor(), boxes_id)
        try:
            invite_one_more(boxes)
        except NoShareLeft as error:
            raise ValidationError(str(error)) from error
        return self.answer(boxes)


class BoxInvitationView(BoxesApiView):
    """An invitation to a share."""

    problems = {"delete": (403,)}

    @extend_schema(
        operation_id="open_share",
        summary="Open a share",
        description="Open the share to which you were invited; its `pool` is in the answer.",
        request=None,
        responses=BoxesSerializer,
    )
    def post(self, request: Request, invitation: str) -> Response:
        """Open a share and return the boxes."""
        # A database refuses to look for a NUL.
        return self.answer(take_share(invitation.replace("\0", ""), self.visitor(), "").boxes)

    @extend_schema(
        operation_id="cancel_share",
        summary="Cancel an invitation to a share",
        description="Take back an invitation to boxes that you share.",
        responses={204: None},
    )
    def delete(self, request: Request, invitation: str) -> Response:
        """Cancel an invitation."""
        withdraw(invitation.replace("\0", ""), self.visitor())
        return Response(status=204)
