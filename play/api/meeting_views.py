"""How people meet by the API: the lobby, what they say and ask at tables, and watching."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any
from uuid import UUID

from django.conf import settings
from django.http import Http404
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from cards.client_address import address_key, client_address
from decks.api.visitors import VisitorApiView
from play.api.meeting_requests import (
    AnswerBody,
    MuteBody,
    OfferBody,
    OwnSeatBody,
    QuickGameBody,
    ReportBody,
    TalkParameters,
    WatchParameters,
    WordsBody,
)
from play.api.meeting_serializers import LobbySerializer, TalkSerializer, WatchedSerializer
from play.api.plain_tables import plain_tables
from play.api.requests import read_entrant
from play.api.table_serializers import TableSerializer
from play.api.table_views import refusals
from play.chat.offering import give_answer, make_offer, take_offer_back
from play.chat.panel import Company, find_company, show_panel
from play.chat.reporting import message_to_report, report_message
from play.chat.saying import CannotSay, mute, say
from play.lobby.leaving import cancel, stand_up
from play.lobby.quick import find_quick_game
from play.lobby.snapshot import lobby_now
from play.models import OfferKind
from play.queue.fairness import queue_key_for
from play.requests.playtest import NotPlayable
from play.tables.access import table_to_see
from play.tables.live_games import OlderRules
from play.tables.offers import concede
from play.tables.presence import note_presence, people_here
from play.watching.access import NO_GAME, sight_of, table_to_watch
from play.watching.position import describe_to_observer
from play.watching.watched_games import watched_games


class LobbyView(VisitorApiView):
    """The lobby."""

    serializer_class = LobbySerializer

    @extend_schema(
        operation_id="lobby",
        summary="Show the lobby",
        description=(
            "The tables that wait for people, and games to watch. To open a table, start a game "
            "with a friend’s seat and `terms.listed`; it stays while you look here or at it."
        ),
        responses=LobbySerializer,
    )
    def get(self, request: Request) -> Response:
        """Return what everybody sees of the lobby."""
        note_presence(self.visitor())
        now = lobby_now()
        shown = {
            "waiting": now.waiting if settings.LOBBY else [],
            "running": now.running if settings.LOBBY else [],
            "people": people_here(),
        }
        return self.one(shown, LobbySerializer)


class QuickGameView(VisitorApiView):
    """A quick game."""

    serializer_class = TableSerializer

    @extend_schema(
        operation_id="quick_game",
        summary="Find a quick game",
        description=(
            "Sit down at the first unrated table that your deck and pace fit (200), or open one "
            "and wait there (201)."
        ),
        request=QuickGameBody,
        responses={200: TableSerializer, 201: TableSerializer},
    )
    def post(self, request: Request) -> Response:
        """Return the table at which the visitor sits now."""
        visitor = self.visitor()
        body = self.sent(request, QuickGameBody)
        asked = body.validated_data
        entrant = read_entrant(visitor, "deck", asked["deck"], "")
        queue_key = queue_key_for(visitor, client_address(request))
        try:
            with refusals():
                found = find_quick_game(visitor, entrant, asked["pace"], queue_key)
        except NotPlayable as error:
            raise ValidationError(str(error)) from error
        [table] = plain_tables([found.table], visitor, self.site)
        return self.plain(table, status=201 if found.opened else 200)


class CancelTableView(VisitorApiView):
    """Cancelling a table that waits."""

    problems = {"post": (403,)}

    @extend_schema(
        operation_id="cancel_table",
        summary="Cancel a table",
        description="Delete a table of yours that waits for people.",
        request=None,
        responses={204: None},
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """Cancel a table."""
        table_to_see(self.visitor(), table_id)
        with refusals():
            cancel(table_id, self.visitor())
        return Response(status=204)


class LeaveTableView(VisitorApiView):
    """Leaving a table that waits."""

    problems = {"post": (403,)}

    @extend_schema(
        operation_id="leave_table",
        summary="Leave a table",
        description="Free your seat at another’s table that still waits for people.",
        request=None,
        responses={204: None},
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """Free the visitor's seat."""
        table_to_see(self.visitor(), table_id)
        with refusals():
            stand_up(table_id, self.visitor())
        return Response(status=204)


class TalkApiView(VisitorApiView):
    """An answer with the people of a table."""

    serializer_class = TalkSerializer

    def talk(self, table_id: UUID, seat: int | None) -> Response:
        """Return who is there and what they say."""
        visitor = self.visitor()
        panel = show_panel(visitor, find_company(visitor, table_id, seat))
        return self.one(panel, TalkSerializer)

    def act(
        self,
        request: Request,
        table_id: UUID,
        kind: type[OwnSeatBody],
        act: Callable[[Company, dict[str, Any]], object],
    ) -> Response:
        """Do something for a seat and return the people of the table; 400 with a refusal."""
        visitor = self.visitor()
        table_to_see(visitor, table_id)
        body = self.sent(request, kind)
        asked = body.validated_data
        company = find_company(visitor, table_id, asked.get("seat"))
        try:
            with refusals():
                act(company, asked)
        except CannotSay as error:
            raise ValidationError(str(error)) from error
        return self.talk(table_id, company.seat.place)


class TalkView(TalkApiView):
    """What people at a table say."""

    problems = {"get": (403,), "post": (403,)}

    @extend_schema(
        operation_id="talk",
        summary="Show the people at a table",
        description=(
            "Who is here, their clocks, what somebody asks for and what was said. Asking notes "
            "that you are here."
        ),
        parameters=[TalkParameters],
        responses=TalkSerializer,
    )
    def get(self, request: Request, table_id: UUID) -> Response:
        """Return the people of a table."""
        asked = self.asked(request, TalkParameters).validated_data
        return self.talk(table_id, asked.get("seat"))

    @extend_schema(
        operation_id="say",
        summary="Say something",
        description=(
            "A phrase, or your own words at tables that allow them. There are limits by minute "
            "and table; links are refused."
        ),
        request=WordsBody,
        responses=TalkSerializer,
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """Say something and return the people of the table."""

        def act(company: Company, asked: dict[str, Any]) -> None:
            phrase, text = asked.get("phrase", ""), asked.get("text", "")
            address = address_key(request)
            say(
                table_id,
                self.visitor(),
                company.seat.place,
                phrase=phrase,
                text=text,
                address=address,
            )

        return self.act(request, table_id, WordsBody, act)


class MuteView(TalkApiView):
    """Muting somebody."""

    problems = {"post": (403,)}

    @extend_schema(
        operation_id="mute",
        summary="Mute a person",
        description="Hide what another seat says at this table from you, or show it again.",
        request=MuteBody,
        responses=TalkSerializer,
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """Mute a seat and return the people of the table."""
        visitor = self.visitor()
        table_to_see(visitor, table_id)
        body = self.sent(request, MuteBody)
        mute(table_id, visitor, body.validated_data["seat"], body.validated_data["muted"])
        return self.talk(table_id, None)


class ReportView(VisitorApiView):
    """Reporting a message."""

    problems = {"post": (403,)}

    @extend_schema(
        operation_id="report_message",
        summary="Report a message",
        description="Tell the staff of another person’s message at your table.",
        request=ReportBody,
        responses={204: None},
    )
    def post(self, request: Request, table_id: UUID, number: int) -> Response:
        """Report a message."""
        visitor = self.visitor()
        about = message_to_report(visitor, table_to_see(visitor, table_id), number)
        body = self.sent(request, ReportBody)
        report_message(visitor, about, body.validated_data["reason"])
        return Response(status=204)


class OffersView(TalkApiView):
    """Asking the others for something."""

    problems = {"post": (403,), "delete": (403,)}

    @extend_schema(
        operation_id="make_offer",
        summary="Ask for a take-back or a draw",
        description=(
            "Good for this position, until everybody has agreed or one refuses. A minute passes "
            "before you can ask again."
        ),
        request=OfferBody,
        responses=TalkSerializer,
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """Make an offer and return the people of the table."""
        return self.act(
            request,
            table_id,
            OfferBody,
            lambda company, asked: make_offer(
                company.table, self.visitor(), company.seat.place, OfferKind(asked["kind"])
            ),
        )

    @extend_schema(
        operation_id="withdraw_offer",
        summary="Withdraw your offer",
        description="What you asked for is no longer asked.",
        request=None,
        responses={204: None},
    )
    def delete(self, request: Request, table_id: UUID) -> Response:
        """Withdraw an offer."""
        company = find_company(self.visitor(), table_id)
        with refusals():
            take_offer_back(company.table, self.visitor(), company.seat.place)
        return Response(status=204)


class AnswerView(TalkApiView):
    """Answering an offer."""

    problems = {"post": (403,)}

    @extend_schema(
        operation_id="answer_offer",
        summary="Answer an offer",
        description="Agree to what another seat asks for, or refuse it.",
        request=AnswerBody,
        responses=TalkSerializer,
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """Answer an offer and return the people of the table."""
        return self.act(
            request,
            table_id,
            AnswerBody,
            lambda company, asked: give_answer(
                company.table, self.visitor(), company.seat.place, asked["offer"], asked["agree"]
            ),
        )


class ConcedeView(TalkApiView):
    """Giving up."""

    problems = {"post": (403,)}

    @extend_schema(
        operation_id="concede",
        summary="Give up a game",
        description="Your only opponent wins.",
        request=OwnSeatBody,
        responses=TalkSerializer,
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """Give up and return the people of the table."""
        return self.act(
            request,
            table_id,
            OwnSeatBody,
            lambda company, _: concede(table_id, self.visitor(), company.seat.place),
        )


class WatchView(VisitorApiView):
    """Watching a game."""

    serializer_class = WatchedSerializer

    @extend_schema(
        operation_id="watch",
        summary="Watch a game",
        description=(
            "What observers see of a game that its table lets you watch, as many minutes late as "
            "it says: no hand and no deck."
        ),
        parameters=[WatchParameters],
        responses=WatchedSerializer,
    )
    def get(self, request: Request, table_id: UUID) -> Response:
        """Return the game as observers see it."""
        asked = self.asked(request, WatchParameters).validated_data
        table = table_to_watch(table_id)
        seats, sight = list(table.seats.all()), sight_of(table)
        with suppress(OlderRules), watched_games.watch(table, seats, sight) as live:
            seen = describe_to_observer(table, seats, live, sight, asked.get("seen"))
            return self.plain(seen)
        raise Http404(NO_GAME)
