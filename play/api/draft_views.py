"""Drafts by the API: begin one, take a seat, pick, and see what everybody took."""

from uuid import UUID

from django.core.exceptions import PermissionDenied
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from cards.api.requests import PageParameters
from decks.api.visitors import VisitorApiView
from play.api.draft_requests import NewDraftBody, PickBody
from play.api.draft_serializers import (
    AllPicksSerializer,
    DraftInListSerializer,
    DraftSerializer,
    describe_draft,
)
from play.limited.drafts import (
    StalePick,
    begin_draft,
    begin_without_guests,
    draft_to_read,
    drafts_of,
    go_on_without,
    pick,
    take_seat,
)
from play.models import BoosterDraft, DraftSeat, Pace
from rules.limited.drafting import WrongPick

ONLY_ITS_OWNER = "Only the person who opened the draft can do this."


class DraftsApiView(VisitorApiView):
    """An answer about drafts."""

    serializer_class = DraftSerializer

    def own_seat(self, draft_id: UUID) -> tuple[BoosterDraft, DraftSeat]:
        """Return a draft and the visitor's seat at it; Http404."""
        return draft_to_read(self.visitor(), draft_id)

    def opened(self, draft_id: UUID) -> BoosterDraft:
        """Return a draft that the visitor opened; Http404, PermissionDenied."""
        draft, _ = self.own_seat(draft_id)
        if not self.visitor().owns(draft):
            raise PermissionDenied(ONLY_ITS_OWNER)
        return draft

    def answer(self, draft_id: UUID, status: int = 200, **more: dict[str, str]) -> Response:
        """Return a draft as the visitor's seat sees it now."""
        draft, seat = self.own_seat(draft_id)
        context = self.get_serializer_context()
        shown = describe_draft(draft, seat, self.visitor(), context)
        return self.plain(shown, status=status, **more)


class DraftsView(DraftsApiView):
    """Drafts."""

    @extend_schema(
        operation_id="list_drafts",
        summary="List your drafts",
        description="The drafts at which you have a seat, the newest first.",
        parameters=[PageParameters],
        responses=DraftInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the visitor's drafts."""
        self.asked(request, PageParameters)
        return self.page_of(drafts_of(self.visitor()), DraftInListSerializer)

    @extend_schema(
        operation_id="begin_draft",
        summary="Begin a draft",
        description=(
            "Sit down at a table of two to eight seats. Send each friend an `invitation` of its "
            "seats; the computer picks for all others at once."
        ),
        request=NewDraftBody,
        responses={201: DraftSerializer},
    )
    def post(self, request: Request) -> Response:
        """Begin a draft and return it."""
        body = self.sent(request, NewDraftBody)
        asked = body.validated_data
        draft = begin_draft(
            asked["event"],
            self.visitor(),
            seats=asked["seats"],
            friends=asked.get("friends", 0),
            seed=asked.get("seed"),
            pace=Pace(asked.get("pace", "")),
            pick_seconds=asked.get("pick_seconds", 0),
        )
        address = reverse("api:draft", args=[draft.pk], request=request)
        return self.answer(draft.pk, status=201, headers={"Location": address})


class DraftView(DraftsApiView):
    """One draft."""

    problems = {"delete": (403,)}

    @extend_schema(
        operation_id="draft",
        summary="Show a draft",
        description=(
            "The pack before you and your picks. Ask again with `If-None-Match` while you wait: "
            "as long as nothing changes for you, the answer is 304."
        ),
    )
    def get(self, request: Request, draft_id: UUID) -> Response:
        """Return a draft."""
        return self.answer(draft_id)

    @extend_schema(
        operation_id="delete_draft",
        summary="Delete a draft",
        description="Delete a draft that you opened. Pools and decks stay.",
        responses={204: None},
    )
    def delete(self, request: Request, draft_id: UUID) -> Response:
        """Delete a draft."""
        self.opened(draft_id).delete()
        return Response(status=204)


class PicksView(DraftsApiView):
    """Picking."""

    @extend_schema(
        operation_id="all_picks",
        summary="Show everybody’s picks",
        description="What each seat took, in order, once the draft is over.",
        responses=AllPicksSerializer,
    )
    def get(self, request: Request, draft_id: UUID) -> Response:
        """Return all picks."""
        draft, _ = self.own_seat(draft_id)
        if draft.ended is None:
            raise ValidationError("You see everybody’s picks when the draft is over.")
        seats = zip(draft.seats.all(), draft.picks, strict=True)
        return self.plain({"seats": [{"name": s.name, "picks": picks} for s, picks in seats]})

    @extend_schema(
        operation_id="pick_card",
        summary="Pick a card",
        description=(
            "Take a card from the pack before you. The answer is the draft once the computer has "
            "picked too. 400 if you have made this pick already, or no pack has come."
        ),
        request=PickBody,
        responses=DraftSerializer,
    )
    def post(self, request: Request, draft_id: UUID) -> Response:
        """Pick a card and return the draft."""
        _, seat = self.own_seat(draft_id)
        body = self.sent(request, PickBody)
        try:
            pick(seat, body.validated_data["card"], body.validated_data["number"])
        except (StalePick, WrongPick) as error:
            raise ValidationError(str(error)) from error
        return self.answer(draft_id)


class BeginView(DraftsApiView):
    """Beginning without friends."""

    problems = {"post": (403,)}

    @extend_schema(
        operation_id="begin_without_friends",
        summary="Begin without friends",
        description="Let the computer pick for those who haven’t come to a draft you opened.",
        request=None,
        responses=DraftSerializer,
    )
    def post(self, request: Request, draft_id: UUID) -> Response:
        """Begin a draft and return it."""
        begin_without_guests(self.opened(draft_id))
        return self.answer(draft_id)


class GoOnView(DraftsApiView):
    """Going on without somebody."""

    @extend_schema(
        operation_id="go_on_without",
        summary="Go on without absent people",
        description="Let the computer pick for people who have let you wait for five minutes.",
        request=None,
        responses=DraftSerializer,
    )
    def post(self, request: Request, draft_id: UUID) -> Response:
        """Let the computer pick for who is absent, and return the draft."""
        if not go_on_without(*self.own_seat(draft_id)):
            raise ValidationError("Nobody has let the draft wait for five minutes.")
        return self.answer(draft_id)


class DraftInvitationView(DraftsApiView):
    """Taking a seat."""

    @extend_schema(
        operation_id="join_draft",
        summary="Take a seat at a draft",
        description="Take the seat to which you were invited. It begins with the last seat.",
        request=None,
        responses=DraftSerializer,
    )
    def post(self, request: Request, invitation: str) -> Response:
        """Take a seat and return the draft."""
        # A database refuses to look for a NUL.
        return self.answer(take_seat(invitation.replace("\0", ""), self.visitor(), "").draft_id)
