"""Events by the API: begin one, take part, lock a deck, pair rounds, play, enter results."""

from uuid import UUID

from django.db import transaction
from django.http import Http404
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from cards.api.requests import PageParameters
from cards.client_address import client_address
from decks.access import deck_to_read
from decks.api.visitors import VisitorApiView
from decks.rows import read_again
from play.api.event_requests import (
    DropBody,
    EventUpdateBody,
    LockDeckBody,
    NewEventBody,
    PlayMatchBody,
    ResultBody,
)
from play.api.event_serializers import (
    EventDeckSerializer,
    EventInListSerializer,
    EventSerializer,
    describe_deck,
    describe_event,
)
from play.events import matches, rounds
from play.events.field import computer_decks
from play.events.reports import show_deck
from play.events.shown_event import show_event
from play.events.starting import (
    CannotEnter,
    begin_after_draft,
    begin_constructed,
    begin_sealed,
    check_in,
    entry_of,
    event_to_organise,
    event_to_read,
    lock_deck,
    own_entry,
    take_entry,
)
from play.events.terms import TermsRefused
from play.limited.drafts import draft_to_read
from play.models import Event
from play.models.access import readable_events
from play.queue.fairness import queue_key_for
from play.queue.tasks import send_on_commit


class EventsApiView(VisitorApiView):
    """An answer about events."""

    serializer_class = EventSerializer

    def answer(self, event: Event, status: int = 200, **more: dict[str, str]) -> Response:
        """Return an event as the visitor sees it now."""
        shown = describe_event(event, self.visitor(), self.get_serializer_context())
        return self.plain(shown, status=status, **more)


class EventsView(EventsApiView):
    """Events."""

    @extend_schema(
        operation_id="list_events",
        summary="List events",
        description="Events that you organise or play, and those shared with all, latest first.",
        parameters=[PageParameters],
        responses=EventInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the events that the visitor may read."""
        self.asked(request, PageParameters)
        return self.page_of(readable_events(self.visitor()), EventInListSerializer)

    @extend_schema(
        operation_id="begin_event",
        summary="Begin an event",
        description=(
            "Organise an event: sealed, between the seats of a draft, or with built decks. Send "
            "each friend an `invitation` of its standings."
        ),
        request=NewEventBody,
        responses={201: EventSerializer},
    )
    @transaction.atomic
    def post(self, request: Request) -> Response:
        """Begin an event and return it."""
        body = self.sent(request, NewEventBody)
        try:
            event = self._begin(body, queue_key_for(self.visitor(), client_address(request)))
        except (CannotEnter, TermsRefused) as error:
            raise ValidationError(str(error)) from error
        address = reverse("api:event", args=[event.pk], request=request)
        return self.answer(event, status=201, headers={"Location": address})

    def _begin(self, body: NewEventBody, key: str) -> Event:
        asked, maker = body.validated_data, self.visitor()
        players, friends, terms = asked["players"], asked.get("friends", 0), body.terms()
        if "draft" in asked:
            try:
                draft, _ = draft_to_read(maker, asked["draft"])
            except Http404 as error:
                raise ValidationError({"draft": str(error)}) from error
            return begin_after_draft(draft, maker, key, terms)
        if "sealed" in asked:
            return begin_sealed(
                asked["sealed"], maker, key, players=players, friends=friends, terms=terms
            )
        decks = computer_decks(asked["format"], players - 1 - friends)
        return begin_constructed(asked["format"], decks, maker, key, friends=friends, terms=terms)


class EventView(EventsApiView):
    """One event."""

    problems = {"patch": (403,), "delete": (403,)}

    @extend_schema(
        operation_id="event",
        summary="Show an event",
        description="Standings with their tie-breaks, and the matches of each round.",
    )
    def get(self, request: Request, event_id: UUID) -> Response:
        """Return an event."""
        return self.answer(event_to_read(self.visitor(), event_id))

    @extend_schema(
        operation_id="change_event",
        summary="Change an event",
        description="Show an event of yours to everybody, or hide it again.",
        request=EventUpdateBody,
        responses=EventSerializer,
    )
    def patch(self, request: Request, event_id: UUID) -> Response:
        """Change an event and return it."""
        event = event_to_organise(self.visitor(), event_id)
        body = self.sent(request, EventUpdateBody)
        event.shared = body.validated_data["shared"]
        Event.objects.filter(pk=event.pk).update(shared=event.shared)
        return self.answer(event)

    @extend_schema(
        operation_id="delete_event",
        summary="Delete an event",
        description="Delete an event of yours. Pools and decks stay.",
        responses={204: None},
    )
    def delete(self, request: Request, event_id: UUID) -> Response:
        """Delete an event."""
        event_to_organise(self.visitor(), event_id).delete()
        return Response(status=204)


class EventDeckView(EventsApiView):
    """Locking a deck."""

    @extend_schema(
        operation_id="lock_deck",
        summary="Lock your deck",
        description=(
            "Choose the deck that you play in all rounds, until the first is paired. In a sealed "
            "event or after a draft it is built from your pool."
        ),
        request=LockDeckBody,
        responses=EventSerializer,
    )
    def post(self, request: Request, event_id: UUID) -> Response:
        """Lock a deck and return the event."""
        visitor = self.visitor()
        event = event_to_read(visitor, event_id)
        body = self.sent(request, LockDeckBody)
        try:
            entry = own_entry(event, visitor)
            lock_deck(entry, deck_to_read(visitor, body.validated_data["deck"].replace("\0", "")))
        except (CannotEnter, Http404) as error:
            raise ValidationError({"deck": str(error)}) from error
        return self.answer(event)


class EventListView(EventsApiView):
    """The deck of a player."""

    @extend_schema(
        operation_id="event_deck_list",
        summary="Show a player’s deck",
        description=(
            "The cards and matches of a player by their `place`: your own, and after the event "
            "those of others if its lists are open."
        ),
        responses=EventDeckSerializer,
    )
    def get(self, request: Request, event_id: UUID, place: int) -> Response:
        """Return a deck."""
        visitor = self.visitor()
        shown = show_deck(event_to_read(visitor, event_id), place, visitor)
        return self.plain(describe_deck(shown, request))


class EventCheckInView(EventsApiView):
    """Checking in."""

    @extend_schema(
        operation_id="check_in",
        summary="Check in",
        description="Say that you are there for the first round, if the event asks for that.",
        request=None,
        responses=EventSerializer,
    )
    def post(self, request: Request, event_id: UUID) -> Response:
        """Check in and return the event."""
        visitor = self.visitor()
        event = event_to_read(visitor, event_id)
        try:
            check_in(own_entry(event, visitor))
        except CannotEnter as error:
            raise ValidationError(str(error)) from error
        return self.answer(event)


class EventRoundsView(EventsApiView):
    """Pairing."""

    problems = {"post": (403,)}

    @extend_schema(
        operation_id="pair_round",
        summary="Pair a round",
        description="Pair the next round of an event of yours, or end it after the last.",
        request=None,
        responses=EventSerializer,
    )
    def post(self, request: Request, event_id: UUID) -> Response:
        """Pair a round and return the event."""
        event = event_to_organise(self.visitor(), event_id)
        try:
            ordered = rounds.pair_next_round(event)
        except rounds.CannotPair as error:
            raise ValidationError(str(error)) from error
        for playtest in ordered[:1]:
            send_on_commit(playtest)
        read_again(event)
        return self.answer(event)


class EventPlayView(EventsApiView):
    """Playing a match."""

    @extend_schema(
        operation_id="play_match",
        summary="Play your match",
        description=(
            "Sit down to your open match, whose `table` is in the answer, or leave it to computers."
        ),
        request=PlayMatchBody,
        responses=EventSerializer,
    )
    def post(self, request: Request, event_id: UUID) -> Response:
        """Make the table or order the game, and return the event."""
        visitor = self.visitor()
        event = event_to_read(visitor, event_id)
        body = self.sent(request, PlayMatchBody)
        own = show_event(event, visitor).playing
        if own is None:
            raise ValidationError("You have no match to play now.")
        try:
            if body.validated_data["how"] == "table":
                matches.sit_down(own.match, visitor)
            elif (ordered := matches.let_computers_play(own.match, visitor)) is not None:
                send_on_commit(ordered)
        except matches.NoSuchMatch as error:
            raise ValidationError(str(error)) from error
        return self.answer(event)


class EventResultsView(EventsApiView):
    """The judge's desk."""

    problems = {"post": (403,)}

    @extend_schema(
        operation_id="enter_result",
        summary="Enter a result",
        description="Enter how a match of the current round of an event of yours ended.",
        request=ResultBody,
        responses=EventSerializer,
    )
    def post(self, request: Request, event_id: UUID) -> Response:
        """Enter a result and return the event."""
        event = event_to_organise(self.visitor(), event_id)
        body = self.sent(request, ResultBody)
        asked = body.validated_data
        try:
            rounds.judge_match(event, asked["match"], asked["result"])
        except rounds.CannotEnterResult as error:
            raise ValidationError(str(error)) from error
        return self.answer(event)


class EventDropView(EventsApiView):
    """Dropping."""

    problems = {"post": (403,)}

    @extend_schema(
        operation_id="drop_from_event",
        summary="Drop from an event",
        description="Play no further round. The organiser can drop anybody by their `place`.",
        request=DropBody,
        responses=EventSerializer,
    )
    def post(self, request: Request, event_id: UUID) -> Response:
        """Drop a player and return the event."""
        visitor = self.visitor()
        event = event_to_read(visitor, event_id)
        body = self.sent(request, DropBody)
        place = body.validated_data.get("place")
        if place is None:
            entry = entry_of(event, visitor)
        else:
            entry = event_to_organise(visitor, event_id).entries.filter(place=place).first()
        if entry is None:
            raise ValidationError("There is no such player in this event.")
        try:
            rounds.drop(entry)
        except rounds.EventOver as error:
            raise ValidationError(str(error)) from error
        return self.answer(event)


class EventInvitationView(EventsApiView):
    """Taking part."""

    @extend_schema(
        operation_id="join_event",
        summary="Take part in an event",
        description="Take the place to which you were invited; a sealed event opens your packs.",
        request=None,
        responses=EventSerializer,
    )
    def post(self, request: Request, invitation: str) -> Response:
        """Take a place and return the event."""
        # A database refuses to look for a NUL.
        entry = take_entry(invitation.replace("\0", ""), self.visitor(), "")
        return self.answer(entry.event)
