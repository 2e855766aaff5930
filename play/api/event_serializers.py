"""Events as the API writes them."""

from collections.abc import Mapping
from typing import Any

from rest_framework import serializers
from rest_framework.reverse import reverse

from decks.api.serializers import StoredContentsField
from decks.ownership import Visitor
from play.events.reports import ShownDeck
from play.events.shown_event import ShownEvent, ShownLine, ShownMatch, show_event
from play.models import Event, EventKind

RESULT_HELP = "first, second, draw or neither; null while it is played. A bye is won by the first."


class EventInListSerializer(serializers.Serializer[Event]):
    """An event without its players."""

    id = serializers.UUIDField()
    name = serializers.CharField()
    kind = serializers.ChoiceField(choices=EventKind.choices)
    format = serializers.CharField()
    limited_event = serializers.CharField(
        allow_blank=True, help_text="What its pools come from; empty if it is constructed."
    )
    rounds = serializers.IntegerField(help_text="Swiss rounds.")
    cut = serializers.IntegerField(help_text="How many play single elimination after them.")
    check_in = serializers.BooleanField(help_text="Whether people must check in.")
    open_lists = serializers.BooleanField(
        source="opens_lists", help_text="Whether all decks and games are shown after it."
    )
    round_days = serializers.IntegerField(help_text="How long a round of a league lasts at most.")
    shared = serializers.BooleanField(help_text="Whether everybody can read it.")
    created = serializers.DateTimeField()
    ended = serializers.DateTimeField(allow_null=True)
    url = serializers.SerializerMethodField(help_text="The event in this API.")
    page = serializers.SerializerMethodField(help_text="View event.")

    def get_url(self, event: Event) -> str:
        """Return its address here."""
        return reverse("api:event", args=[event.pk], request=self.context["request"])

    def get_page(self, event: Event) -> str:
        """Return the address of its page."""
        address: str = self.context["request"].build_absolute_uri(event.get_absolute_url())
        return address


class EventLineSerializer(serializers.Serializer[Any]):
    """A player's line of the standings."""

    rank = serializers.IntegerField(help_text="Equal players share it.")
    place = serializers.IntegerField(help_text="The player’s number in the event, from 0.")
    name = serializers.CharField()
    yours = serializers.BooleanField()
    computer = serializers.BooleanField()
    deck = serializers.CharField(allow_blank=True, help_text="Empty before the first round.")
    list = serializers.CharField(
        allow_null=True, help_text="The deck’s cards in this API; null if you may not see them."
    )
    locked = serializers.BooleanField(help_text="Whether a deck is locked.")
    checked_in = serializers.BooleanField()
    dropped = serializers.IntegerField(
        allow_null=True, help_text="The last round before they left."
    )
    points = serializers.IntegerField()
    wins = serializers.IntegerField()
    losses = serializers.IntegerField()
    draws = serializers.IntegerField()
    byes = serializers.IntegerField()
    opponents = serializers.FloatField(
        allow_null=True, help_text="The share of points that the opponents won, without byes."
    )
    opponents_opponents = serializers.FloatField(allow_null=True)
    cumulative = serializers.IntegerField(help_text="Points after each round, added up.")
    invitation = serializers.CharField(
        allow_blank=True, help_text="For the organiser: the secret of a free place."
    )


class EventMatchSerializer(serializers.Serializer[Any]):
    """A match of a round."""

    number = serializers.IntegerField()
    first = serializers.IntegerField(help_text="The place of a player.")
    second = serializers.IntegerField(allow_null=True, help_text="null: the first has a bye.")
    result = serializers.CharField(allow_null=True, help_text=RESULT_HELP)
    entered = serializers.BooleanField(help_text="Whether the organiser entered the result.")
    table = serializers.CharField(
        allow_null=True, help_text="The table in this API, of a match of yours."
    )
    replay = serializers.CharField(allow_null=True, help_text="The replay’s page, if you may.")


class EventRoundSerializer(serializers.Serializer[Any]):
    """A round."""

    number = serializers.IntegerField()
    name = serializers.CharField(help_text="Round 1, Semifinals, Final …")
    over = serializers.BooleanField()
    matches = EventMatchSerializer(many=True)


class EventSerializer(EventInListSerializer):
    """An event with its standings and rounds."""

    standings = EventLineSerializer(many=True)
    rounds_played = EventRoundSerializer(many=True, help_text="Those that were paired.")
    organises = serializers.BooleanField(help_text="Whether you do.")
    can_pair = serializers.BooleanField(help_text="Whether you can pair a round or end the event.")
    playing = serializers.IntegerField(
        allow_null=True, help_text="The number of your open match in the current round."
    )
    pool = serializers.CharField(allow_null=True, help_text="Your pool in this API.")


class EventDeckSerializer(serializers.Serializer[Any]):
    """A player's deck in an event, with the matches they played with it."""

    name = serializers.CharField(help_text="The player.")
    deck = serializers.CharField()
    contents = StoredContentsField(help_text="The cards, as a verdict takes them.")
    matches = EventMatchSerializer(many=True, help_text="One a round.")


def describe_deck(shown: ShownDeck, request: Any) -> dict[str, Any]:
    """Return a player's deck as the API shows it."""
    return {
        "name": shown.entry.name,
        "deck": shown.entry.deck_name,
        "contents": shown.entry.contents,
        "matches": [_match(played.match, request) for played in shown.rounds],
    }


def describe_event(event: Event, visitor: Visitor, context: Mapping[str, Any]) -> dict[str, Any]:
    """Return an event as the API shows it to a visitor."""
    shown, request = show_event(event, visitor), context["request"]
    listed: dict[str, Any] = EventInListSerializer(event, context=dict(context)).data
    entry = shown.entry
    pool = None
    if entry is not None and entry.pool_id is not None:
        pool = reverse("api:pool", args=[entry.pool_id], request=request)
    return listed | {
        "standings": [_line(line, shown, request) for line in shown.lines],
        "rounds_played": [
            {
                "number": each.number,
                "name": each.name,
                "over": each.over,
                "matches": [_match(match, request) for match in each.matches],
            }
            for each in shown.rounds
        ],
        "organises": shown.organises,
        "can_pair": shown.can_pair,
        "playing": shown.playing.match.number if shown.playing is not None else None,
        "pool": pool,
    }


def _line(line: ShownLine, shown: ShownEvent, request: Any) -> dict[str, Any]:
    entry, counted = line.entry, line.counted
    return {
        "rank": line.rank,
        "place": entry.place,
        "name": entry.name,
        "yours": line.mine,
        "computer": bool(entry.player),
        "deck": line.deck,
        "list": reverse("api:event-list", args=[entry.event_id, entry.place], request=request)
        if line.list
        else None,
        "locked": entry.contents is not None,
        "checked_in": entry.checked_in,
        "dropped": entry.dropped,
        "points": counted.points,
        "wins": counted.wins,
        "losses": counted.losses,
        "draws": counted.draws,
        "byes": counted.byes,
        "opponents": _share(counted.opponents),
        "opponents_opponents": _share(counted.opponents_opponents),
        "cumulative": counted.cumulative,
        "invitation": entry.invitation if shown.organises and entry.is_free else "",
    }


def _share(share: Any) -> float | None:
    return None if share is None else float(share)


def _match(shown: ShownMatch, request: Any) -> dict[str, Any]:
    match = shown.match
    table = None
    if shown.mine and match.table_id is not None:
        table = reverse("api:table", args=[match.table_id], request=request)
    return {
        "number": match.number,
        "first": match.first.place,
        "second": match.second.place if match.second is not None else None,
        "result": shown.result,
        "entered": bool(match.entered),
        "table": table,
        "replay": request.build_absolute_uri(shown.replay) if shown.replay else None,
    }
