"""Quest leagues by the API: begin one, enter a party, play its next scenario."""

from typing import Any
from uuid import UUID

from django.http import Http404
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from cards.api.requests import PageParameters, StrictSerializer
from cards.client_address import client_address
from decks.access import deck_to_read
from decks.api.strict_fields import StrictCharField, StrictIntegerField
from decks.api.visitors import VisitorApiView
from play.api.requests import MAX_SLUG_LENGTH
from play.limited.boxes import boxes_to_read
from play.limited.drafts import draft_to_read
from play.models import QuestGame, QuestLeague
from play.quest_leagues.drafted import begin_after_draft, begin_with_shares, choose_deck
from play.quest_leagues.leagues import (
    MAX_FRIENDS,
    MAX_SCENARIOS,
    LeagueRefused,
    begin_league,
    enter_party,
    league_to_change,
    league_to_read,
    leagues_of,
    party_of,
    play_next,
)
from play.quest_leagues.shown_league import show_league
from play.queue.fairness import queue_key_for
from rules.lcg.campaign import ORDER
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import Difficulty

DIFFICULTIES = [difficulty.value for difficulty in Difficulty]


class NewLeagueBody(StrictSerializer):
    """A quest league to begin: of scenarios, or of those who drafted or share boxes."""

    draft = serializers.UUIDField(
        required=False,
        help_text="A draft of the LCG of yours that is over; all who drafted quest together.",
    )
    boxes = serializers.UUIDField(
        required=False, help_text="Boxes you share; all who opened a share quest together."
    )
    name = StrictCharField(required=False, max_length=80, help_text="Defaults to Quest league.")
    scenarios = serializers.ListField(
        child=serializers.ChoiceField(choices=list(SCENARIOS)),
        required=False,
        min_length=1,
        max_length=MAX_SCENARIOS,
        help_text="In their order. Defaults to the three of the core set.",
    )
    difficulty = serializers.ChoiceField(
        choices=DIFFICULTIES, required=False, help_text="Defaults to standard."
    )


class PartyBody(StrictSerializer):
    """A party to enter."""

    deck = StrictCharField(max_length=MAX_SLUG_LENGTH, help_text="The slug of an LCG deck.")
    friends = StrictIntegerField(
        required=False,
        min_value=0,
        max_value=MAX_FRIENDS,
        help_text="How many play with you, whom you invite at each table. Defaults to 0.",
    )


class LeagueInListSerializer(serializers.Serializer[QuestLeague]):
    """A quest league without its parties."""

    id = serializers.UUIDField()
    name = serializers.CharField()
    scenarios = serializers.ListField(child=serializers.CharField(), help_text="In their order.")
    difficulty = serializers.ChoiceField(choices=DIFFICULTIES)
    created = serializers.DateTimeField()
    url = serializers.SerializerMethodField(help_text="The quest league in this API.")
    page = serializers.SerializerMethodField(help_text="View quest league; send it to others.")

    def get_url(self, league: QuestLeague) -> str:
        """Return its address here."""
        return reverse("api:quest-league", args=[league.pk], request=self.context["request"])

    def get_page(self, league: QuestLeague) -> str:
        """Return the address of its page."""
        address: str = self.context["request"].build_absolute_uri(league.get_absolute_url())
        return address


class QuestGameSerializer(serializers.Serializer[Any]):
    """A party's game of a scenario."""

    won = serializers.BooleanField(allow_null=True, help_text="null while it goes on.")
    score = serializers.IntegerField(allow_null=True, help_text="Of a won game, by the rulebook.")
    helped = serializers.IntegerField(help_text="Moves taken back and hints.")
    table = serializers.CharField(
        allow_null=True, help_text="The table in this API, of a game of yours."
    )


class MemberSerializer(serializers.Serializer[Any]):
    """One of a party that drafted or shares boxes."""

    name = serializers.CharField()
    yours = serializers.BooleanField()
    computer = serializers.BooleanField(help_text="Whether the computer plays the deck.")
    deck = serializers.CharField(allow_blank=True, help_text="Empty if it isn’t yours or public.")


class PartySerializer(serializers.Serializer[Any]):
    """A party's line of the standings."""

    rank = serializers.IntegerField(help_text="Equal parties share it.")
    name = serializers.CharField()
    deck = serializers.CharField(
        allow_blank=True, help_text="Empty if the deck isn’t yours or public."
    )
    members = MemberSerializer(many=True, help_text="Of those who drafted or share boxes.")
    friends = serializers.IntegerField()
    yours = serializers.BooleanField()
    won = serializers.IntegerField(help_text="Scenarios won.")
    score = serializers.IntegerField(help_text="The sum of the scores; low is better.")
    games = QuestGameSerializer(many=True, help_text="In the order of the scenarios.")


class LeagueSerializer(LeagueInListSerializer):
    """A quest league with its standings."""

    parties = PartySerializer(many=True)
    organises = serializers.BooleanField(help_text="Whether you do.")


class LeaguesApiView(VisitorApiView):
    """An answer about quest leagues."""

    serializer_class = LeagueSerializer

    def answer(self, league: QuestLeague, status: int = 200, **more: dict[str, str]) -> Response:
        """Return a league as the visitor sees it now."""
        shown = show_league(league, self.visitor())
        context = self.get_serializer_context()
        listed: dict[str, Any] = LeagueInListSerializer(league, context=context).data
        parties = [
            {
                "rank": row.line.rank,
                "name": row.party.name,
                "deck": row.deck,
                "members": [
                    {
                        "name": each.member.name,
                        "yours": each.mine,
                        "computer": bool(each.member.player),
                        "deck": each.deck,
                    }
                    for each in row.members
                ],
                "friends": row.party.friends,
                "yours": row.mine,
                "won": row.line.won,
                "score": row.line.total,
                "games": [self._game(game, row.mine) for game in row.games if game is not None],
            }
            for row in shown.parties
        ]
        whole = listed | {"parties": parties, "organises": shown.organises}
        return self.plain(whole, status=status, **more)

    def _game(self, game: QuestGame, mine: bool) -> dict[str, Any]:
        table = None
        if mine and game.table_id is not None:
            table = reverse("api:table", args=[game.table_id], request=self.request)
        return {"won": game.won, "score": game.score, "helped": game.helped, "table": table}


class LeaguesView(LeaguesApiView):
    """Quest leagues."""

    @extend_schema(
        operation_id="list_quest_leagues",
        summary="List your quest leagues",
        description="Those that you began or play in, the newest first.",
        parameters=[PageParameters],
        responses=LeagueInListSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Return a page of the visitor's leagues."""
        self.asked(request, PageParameters)
        return self.page_of(leagues_of(self.visitor()), LeagueInListSerializer)

    @extend_schema(
        operation_id="begin_quest_league",
        summary="Begin a quest league",
        description=(
            "Scenarios that each party plays once, in this order, with one deck. With `draft` or "
            "`boxes`, the league of those who drafted or share boxes; it is begun once."
        ),
        request=NewLeagueBody,
        responses={201: LeagueSerializer},
    )
    def post(self, request: Request) -> Response:
        """Begin a league and return it."""
        body = self.sent(request, NewLeagueBody)
        asked = body.validated_data
        try:
            if "draft" in asked:
                draft, _ = draft_to_read(self.visitor(), asked["draft"])
                league = begin_after_draft(draft, self.visitor())
                return self.answer(league, status=201)
            if "boxes" in asked:
                boxes = boxes_to_read(self.visitor(), asked["boxes"])
                return self.answer(begin_with_shares(boxes, self.visitor()), status=201)
            league = begin_league(
                self.visitor(),
                asked.get("name", ""),
                asked.get("scenarios", ORDER),
                Difficulty(asked.get("difficulty", Difficulty.STANDARD)),
            )
        except LeagueRefused as error:
            raise ValidationError(str(error)) from error
        address = reverse("api:quest-league", args=[league.pk], request=request)
        return self.answer(league, status=201, headers={"Location": address})


class LeagueView(LeaguesApiView):
    """One quest league."""

    problems = {"delete": (403,)}

    @extend_schema(
        operation_id="quest_league",
        summary="Show a quest league",
        description="The standings. Anyone with the address of a league can read it.",
    )
    def get(self, request: Request, league_id: UUID) -> Response:
        """Return a league."""
        return self.answer(league_to_read(league_id))

    @extend_schema(
        operation_id="delete_quest_league",
        summary="Delete a quest league",
        description="Delete a league of yours. Its games stay.",
        responses={204: None},
    )
    def delete(self, request: Request, league_id: UUID) -> Response:
        """Delete a league."""
        league_to_change(self.visitor(), league_id).delete()
        return Response(status=204)


class PartiesView(LeaguesApiView):
    """Entering a party."""

    @extend_schema(
        operation_id="enter_quest_league",
        summary="Enter a quest league",
        description=(
            "Enter with a deck. Until you have played you can choose another; in a league "
            "after a draft or with shares it is one of your pool."
        ),
        request=PartyBody,
        responses=LeagueSerializer,
    )
    def post(self, request: Request, league_id: UUID) -> Response:
        """Enter a party and return the league."""
        visitor = self.visitor()
        league = league_to_read(league_id)
        body = self.sent(request, PartyBody)
        asked = body.validated_data
        try:
            deck = deck_to_read(visitor, asked["deck"].replace("\0", ""))
            party = party_of(league, visitor)
            if party is not None and party.members.exists():
                choose_deck(party, visitor, deck)
            else:
                enter_party(league, visitor, deck, friends=asked.get("friends", 0))
        except (LeagueRefused, Http404) as error:
            raise ValidationError({"deck": str(error)}) from error
        return self.answer(league)


class LeaguePlayView(LeaguesApiView):
    """Playing a scenario."""

    @extend_schema(
        operation_id="play_quest",
        summary="Play the next scenario",
        description="Sit down to your party's next scenario; its `table` is in the answer.",
        request=None,
        responses=LeagueSerializer,
    )
    def post(self, request: Request, league_id: UUID) -> Response:
        """Make the table and return the league."""
        visitor = self.visitor()
        league = league_to_read(league_id)
        party = party_of(league, visitor)
        try:
            if party is None:
                raise LeagueRefused("Enter the league first.")
            play_next(party, visitor, queue_key_for(visitor, client_address(request)))
        except LeagueRefused as error:
            raise ValidationError(str(error)) from error
        return self.answer(league)
