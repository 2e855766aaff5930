"""Tables: sit down, see what a seat sees, and choose for it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID

from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from cards.client_address import client_address
from decks.api.visitors import VisitorApiView
from play.api.plain_tables import plain_tables, with_seats
from play.api.table_requests import (
    CardParameters,
    ChoicesBody,
    HandOverBody,
    HintBody,
    JoinBody,
    NewTableBody,
    PositionParameters,
    RevisionBody,
    TableParameters,
)
from play.api.table_serializers import (
    HintSerializer,
    OddsSerializer,
    PositionSerializer,
    RefusedCardsSerializer,
    TableSerializer,
)
from play.lobby.opening import appear
from play.queue.fairness import queue_key_for
from play.queue.quota import QuotaExceeded
from play.ratings.addresses import note_address
from play.tables.access import own_tables, seat_to_play, table_to_see
from play.tables.clocks import describe_clocks
from play.tables.hints import give_hint
from play.tables.inviting import CannotJoin, join
from play.tables.kept_log import read_kept_log
from play.tables.leaving import NotOver, StillThere, end_game, hand_over
from play.tables.live_games import OlderRules
from play.tables.making import make_table
from play.tables.odds import describe_odds
from play.tables.playing import CannotChoose, Stale, choose
from play.tables.position import MOST_LINES, describe_position, describe_state, plain_line
from play.tables.presence import note_presence
from play.tables.refusals import describe_hand, describe_refusals
from play.tables.seeing import see
from play.tables.taking_back import take_back
from rules.players.player import UnknownPlayer
from rules.refusals import UnseenCard

REFUSALS = (
    CannotChoose,
    CannotJoin,
    NotOver,
    OlderRules,
    QuotaExceeded,
    StillThere,
    UnknownPlayer,
)


class TablesView(VisitorApiView):
    """Tables."""

    serializer_class = TableSerializer

    @extend_schema(
        operation_id="list_tables",
        summary="List your games",
        description="The games in which you have a seat, those that changed last first.",
        parameters=[TableParameters],
        responses=TableSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the visitor's tables."""
        asked = self.asked(request, TableParameters)
        visitor = self.visitor()
        tables = with_seats(own_tables(visitor))
        if status := asked.validated_data.get("status"):
            tables = tables.filter(status=status)
        return self.plain_page_of(tables, lambda page: plain_tables(page, visitor, self.site))

    @extend_schema(
        operation_id="make_table",
        summary="Start a game",
        description=(
            "Sit down at a table: two to four TCG decks against each other, or one to four LCG "
            "decks against a scenario, each in your hands, a friend’s or a computer player’s."
        ),
        request=NewTableBody,
        responses={201: TableSerializer},
    )
    @transaction.atomic
    def post(self, request: Request) -> Response:
        """Make a table and return it."""
        visitor = self.visitor()
        body = self.sent(request, NewTableBody, context={"visitor": visitor})
        table = make_table(
            body.requested,
            maker=visitor,
            queue_key=queue_key_for(visitor, client_address(request)),
            allowed_illegal=bool(body.warnings.illegal),
            terms=body.read_terms,
        )
        if table.listed:
            appear(visitor)
        [described] = plain_tables([table], visitor, self.site)
        return self.plain(described, status=201, headers={"Location": described["url"]})


class PositionApiView(VisitorApiView):
    """An answer with the position of a table."""

    serializer_class = PositionSerializer

    def position(self, table_id: UUID, seat: int | None, seen: int | None) -> Response:
        """Return what a seat sees."""
        with see(self.visitor(), table_id, seat) as found:
            about = found.table, found.seats, found.seat
            answer: dict[str, Any] = {
                "outdated": found.is_outdated,
                "clocks": describe_clocks(found.table, found.seats),
            }
            if found.live is None:
                answer |= describe_state(*about)
                kept = read_kept_log(found.table, found.seat) if found.is_outdated else []
                answer["log"] = [plain_line(line) for line in kept[-MOST_LINES:]]
            else:
                answer |= describe_position(*about, found.live, seen)
        return self.plain(answer)


class TableView(PositionApiView):
    """One table."""

    problems = {"get": (403,)}

    @extend_schema(
        operation_id="table",
        summary="Show a game",
        description=(
            "What a seat of yours sees and may choose. Ask again with `If-None-Match` for what "
            "others choose: while nothing changes, the answer is 304."
        ),
        parameters=[PositionParameters],
        responses=PositionSerializer,
    )
    def get(self, request: Request, table_id: UUID) -> Response:
        """Return the position."""
        asked = self.asked(request, PositionParameters).validated_data
        note_presence(self.visitor())
        return self.position(table_id, asked.get("seat"), asked.get("seen"))


class ChoicesView(PositionApiView):
    """Choosing at a table."""

    throttle_scope = "playing"
    problems = {"post": (403, 409)}

    @extend_schema(
        operation_id="choose",
        summary="Choose in a game",
        description=(
            "Take options for a seat of yours. The answer is the position once computer players "
            "have chosen too, with the log since yours. 409: the game has moved on since the "
            "revision you send; nothing was changed."
        ),
        request=ChoicesBody,
        responses=PositionSerializer,
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """Take choices and return the position that follows."""
        visitor = self.visitor()
        table = table_to_see(visitor, table_id)
        body = self.sent(request, ChoicesBody)
        asked = body.validated_data
        seat = seat_to_play(visitor, table, list(table.seats.all()), asked.get("seat"))
        note_address(table, seat, client_address(request))
        revision = asked["revision"]
        with refusals():
            choose(table_id, seat.place, revision, asked["choices"], asked.get("until", ""))
        return self.position(table_id, seat.place, revision)


class HintView(VisitorApiView):
    """A hint."""

    serializer_class = HintSerializer
    throttle_scope = "judging"
    problems = {"post": (403, 409)}

    @extend_schema(
        operation_id="ask_hint",
        summary="Ask for a hint",
        description=(
            "What a strong player would do for your seat, and how much better it is than the next "
            "best. How many you ask for is noted. There are none against other people."
        ),
        request=HintBody,
        responses=HintSerializer,
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """Return a hint."""
        visitor = self.visitor()
        table = table_to_see(visitor, table_id)
        body = self.sent(request, HintBody)
        asked = body.validated_data
        seat = seat_to_play(visitor, table, list(table.seats.all()), asked.get("seat"))
        with refusals():
            return self.plain(give_hint(table_id, seat.place, asked["revision"], asked["chosen"]))


class OddsView(VisitorApiView):
    """What may be drawn."""

    serializer_class = OddsSerializer
    problems = {"get": (403,)}

    @extend_schema(
        operation_id="draw_odds",
        summary="Show what may be drawn",
        description=(
            "The cards left in your deck, as far as you can know, with the chance that the next "
            "card is one, and that one is among the next four. Of the LCG the encounter deck too."
        ),
        parameters=[PositionParameters],
        responses=OddsSerializer,
    )
    def get(self, request: Request, table_id: UUID) -> Response:
        """Return the odds."""
        asked = self.asked(request, PositionParameters).validated_data
        with see(self.visitor(), table_id, asked.get("seat")) as found:
            if found.live is None:
                return self.plain({"size": 0, "cards": []})
            return self.plain(describe_odds(found.live, found.table.game, found.seat.place))


class RefusalsView(VisitorApiView):
    """What a card cannot do."""

    serializer_class = RefusedCardsSerializer
    problems = {"get": (403,)}

    @extend_schema(
        operation_id="explain_refusals",
        summary="Show why a card can’t be used",
        description=(
            "Each thing that you can’t do now with a card that you see or with those in your "
            "hand, why not, and the rule or text that says so. Nothing for a card that you may "
            "choose."
        ),
        parameters=[CardParameters],
        responses=RefusedCardsSerializer,
    )
    def get(self, request: Request, table_id: UUID) -> Response:
        """Return the reasons."""
        asked = self.asked(request, CardParameters).validated_data
        with see(self.visitor(), table_id, asked.get("seat")) as found:
            if found.live is None:
                raise NotFound("There is no game to show.")
            if "card" not in asked:
                cards = describe_hand(found.table, found.seat, found.live)
                return self.plain({"cards": cards})
            try:
                card = describe_refusals(found.table, found.seat, found.live, asked["card"])
            except UnseenCard:
                raise NotFound("You don’t see this card.") from None
            return self.plain({"cards": [card]})


class TakeBackView(PositionApiView):
    """Taking back a move."""

    problems = {"post": (403, 409)}

    @extend_schema(
        operation_id="take_back",
        summary="Take back a move",
        description=(
            "Undo your last move with all that followed it. Only against computer players; how "
            "often you did is noted."
        ),
        request=RevisionBody,
        responses=PositionSerializer,
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """Take back a move and return the position before it."""
        table_to_see(self.visitor(), table_id)
        body = self.sent(request, RevisionBody)
        with refusals():
            take_back(table_id, body.validated_data["revision"])
        return self.position(table_id, None, None)


class HandOverView(PositionApiView):
    """Handing a seat to a computer player."""

    @extend_schema(
        operation_id="hand_over_seat",
        summary="Hand over a seat",
        description=(
            "Let a computer player play a seat from now on: yours, one that waits for a friend, "
            "or that of somebody who has let the game wait for five minutes. A game without any "
            "person is ended."
        ),
        request=HandOverBody,
        responses=PositionSerializer,
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """Hand a seat over and return the position."""
        table_to_see(self.visitor(), table_id)
        body = self.sent(request, HandOverBody)
        asked = body.validated_data
        with refusals():
            hand_over(table_id, self.visitor(), asked["seat"], asked.get("player", ""))
        return self.position(table_id, None, None)


class EndView(PositionApiView):
    """Ending a game."""

    @extend_schema(
        operation_id="end_game",
        summary="End a game",
        description="End a game before it is over. While others play, hand over your seat.",
        request=None,
        responses=PositionSerializer,
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """End a game and return where it was left."""
        table_to_see(self.visitor(), table_id)
        with refusals():
            end_game(table_id, self.visitor())
        return self.position(table_id, None, None)


class InvitationView(VisitorApiView):
    """Taking a seat."""

    serializer_class = TableSerializer

    @extend_schema(
        operation_id="join_game",
        summary="Take a seat",
        description=(
            "Take the seat to which you were invited, with a deck of yours where none is chosen "
            "yet. The game begins with the last seat."
        ),
        request=JoinBody,
        responses=TableSerializer,
    )
    def post(self, request: Request, invitation: str) -> Response:
        """Take a seat and return the table."""
        visitor = self.visitor()
        body = self.sent(request, JoinBody, context={"visitor": visitor})
        with refusals():
            table = join(invitation, visitor, body.entrant())
        appear(visitor)
        return self.plain(*plain_tables([table], visitor, self.site))


@contextmanager
def refusals() -> Iterator[None]:
    """Answer 400 with its words where something at a table is refused; Stale is answered 409."""
    try:
        yield
    except Stale:
        raise
    except REFUSALS as error:
        raise ValidationError(str(error)) from error
