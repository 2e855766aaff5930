"""The lobby, the people at a table, and games as observers see them, as the API writes them."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.reverse import reverse

from cards.api.serializers import GAME_NAMES
from play.api.meeting_requests import OFFER_KINDS
from play.api.table_serializers import ClockSerializer, LogLineSerializer
from play.chat.panel import Panel
from play.lobby.open_tables import TableInLobby
from play.tables.clocks import describe_clocks
from play.watching.running import RunningGame


class SeatInLobbySerializer(serializers.Serializer[Any]):
    """A seat of a table that waits."""

    name = serializers.CharField()
    deck = serializers.CharField(help_text="Empty unless the deck is public.")
    free = serializers.BooleanField(source="is_free")


class WaitingTableSerializer(serializers.Serializer[TableInLobby]):
    """A table that waits for people."""

    id = serializers.UUIDField()
    game = serializers.ChoiceField(choices=GAME_NAMES)
    title = serializers.CharField(help_text="The format or the scenario.")
    maker = serializers.CharField()
    seats = SeatInLobbySerializer(many=True)
    pace = serializers.CharField(help_text="The clock in a few words.")
    note = serializers.CharField(allow_blank=True)
    rated = serializers.BooleanField()
    free_text = serializers.BooleanField()
    join = serializers.SerializerMethodField(
        help_text="POST your deck here to sit down; empty if no seat is free."
    )

    def get_join(self, row: TableInLobby) -> str:
        """Return the address that takes a seat."""
        if not row.invitation:
            return ""
        return reverse("api:invitation", args=[row.invitation], request=self.context["request"])


class RunningGameSerializer(serializers.Serializer[RunningGame]):
    """A game that everybody may watch."""

    id = serializers.UUIDField()
    game = serializers.ChoiceField(choices=GAME_NAMES)
    title = serializers.CharField()
    what = serializers.CharField(help_text="The format or the scenario.")
    watch = serializers.SerializerMethodField(help_text="The game in this API.")
    page = serializers.SerializerMethodField(help_text="The page to watch it.")

    def get_watch(self, game: RunningGame) -> str:
        """Return its address here."""
        return reverse("api:watch", args=[game.id], request=self.context["request"])

    def get_page(self, game: RunningGame) -> str:
        """Return the address of its page."""
        address: str = self.context["request"].build_absolute_uri(game.address)
        return address


class LobbySerializer(serializers.Serializer[Any]):
    """Who waits for others, and what is played."""

    waiting = WaitingTableSerializer(many=True, help_text="The newest first.")
    running = RunningGameSerializer(many=True, help_text="Those that moved last first.")
    people = serializers.IntegerField(help_text="How many people are on the site’s Play pages.")


class PersonSerializer(serializers.Serializer[Any]):
    """A person at a table."""

    seat = serializers.IntegerField(source="place")
    name = serializers.CharField()
    yours = serializers.BooleanField(source="mine")
    here = serializers.BooleanField(help_text="Whether they look at the game now.")
    left = serializers.BooleanField(help_text="Whether the computer plays for them.")
    muted = serializers.BooleanField(help_text="Whether you muted them.")


class OfferSerializer(serializers.Serializer[Any]):
    """What a seat asks the others for."""

    id = serializers.IntegerField()
    kind = serializers.ChoiceField(choices=OFFER_KINDS)
    seat = serializers.IntegerField(source="place")
    yours = serializers.BooleanField(source="mine")
    answered = serializers.BooleanField(help_text="Whether you agreed.")


class MessageSerializer(serializers.Serializer[Any]):
    """Something that was said, or an offer and its answer."""

    id = serializers.IntegerField()
    seat = serializers.IntegerField(source="place")
    name = serializers.CharField()
    words = serializers.CharField()
    at = serializers.DateTimeField(source="made")
    note = serializers.BooleanField(
        source="is_note", help_text="Whether it says what the seat did."
    )
    yours = serializers.BooleanField(source="mine")
    may_report = serializers.BooleanField()


class PhraseSerializer(serializers.Serializer[Any]):
    """A phrase that can be said now."""

    phrase = serializers.CharField()
    words = serializers.CharField()


class MaySerializer(serializers.Serializer[Panel]):
    """What you may do now."""

    take_back = serializers.BooleanField(source="may_take_back")
    draw = serializers.BooleanField(source="may_draw")
    concede = serializers.BooleanField(source="may_concede")
    write = serializers.BooleanField(source="may_write", help_text="In your own words.")


class TalkSerializer(serializers.Serializer[Panel]):
    """The people at a table: who is here, their clocks, what they ask and say."""

    seat = serializers.IntegerField(source="company.seat.place")
    people = PersonSerializer(many=True)
    clocks = serializers.SerializerMethodField()
    offer = OfferSerializer(allow_null=True)
    may = MaySerializer(source="*")
    phrases = serializers.SerializerMethodField()
    messages = MessageSerializer(many=True, help_text="The last 60, the newest last.")
    leaving = serializers.CharField(
        allow_blank=True, help_text="What happens to somebody who is away."
    )

    @extend_schema_field(ClockSerializer(many=True))
    def get_clocks(self, panel: Panel) -> list[dict[str, object]]:
        """Return the clocks."""
        return describe_clocks(panel.company.table, panel.company.seats)

    @extend_schema_field(PhraseSerializer(many=True))
    def get_phrases(self, panel: Panel) -> list[dict[str, str]]:
        """Return the phrases of this moment of the game."""
        return [{"phrase": phrase, "words": words} for phrase, words in panel.phrases]


class WatchedSerializer(serializers.Serializer[Any]):
    """A game as observers see it, no further than its terms allow."""

    revision = serializers.IntegerField()
    steps = serializers.IntegerField(help_text="How many choices were made.")
    over = serializers.BooleanField()
    result = serializers.CharField(allow_blank=True, help_text="How the game ended.")
    late = serializers.BooleanField(help_text="Whether the game is further than you see it.")
    seats = serializers.ListField(child=serializers.CharField(), help_text="Who plays.")
    to_choose = serializers.IntegerField(allow_null=True)
    question = serializers.CharField(allow_blank=True, help_text="Who must choose what.")
    log = LogLineSerializer(many=True, help_text="The last lines.")
    table = serializers.DictField(help_text="What lies on the table, as in a game of your own.")
