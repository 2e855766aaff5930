"""What the API is asked at events."""

from typing import Any

from rest_framework import serializers

from cards.api.requests import StrictSerializer, read_format
from decks.api.pools import sealed_event
from decks.api.strict_fields import StrictBooleanField, StrictCharField, StrictIntegerField
from play.api.requests import MAX_SLUG_LENGTH
from play.events.field import constructed_formats
from play.events.starting import PLAYERS, USUAL_PLAYERS
from play.events.terms import CUTS, MAX_ROUND_DAYS, MAX_ROUNDS, EventTerms
from play.models import EventMatch
from rules.construction import Format, Game
from rules.limited.events import LimitedEvent

MAX_MATCH = 999
RESULTS = [result for result, _ in EventMatch.ENTERED]


class NewEventBody(StrictSerializer):
    """An event to begin: sealed, of a draft that is over, or with built decks of a format."""

    sealed = StrictCharField(
        required=False, max_length=60, help_text="The slug of a sealed event to open packs of."
    )
    draft = serializers.UUIDField(required=False, help_text="A draft of yours that is over.")
    format = StrictCharField(
        required=False, max_length=60, help_text="The format of decks that people bring."
    )
    players = StrictIntegerField(
        required=False,
        min_value=PLAYERS.start,
        max_value=PLAYERS.stop - 1,
        help_text=f"Defaults to {USUAL_PLAYERS}; of a draft its seats.",
    )
    friends = StrictIntegerField(
        required=False,
        min_value=0,
        max_value=PLAYERS.stop - 2,
        help_text="How many are people whom you invite; computers play as the others. "
        "Defaults to 0.",
    )
    rounds = StrictIntegerField(
        required=False,
        min_value=1,
        max_value=MAX_ROUNDS,
        help_text="Swiss rounds. Defaults to as many as the players need.",
    )
    cut = serializers.ChoiceField(
        choices=CUTS,
        required=False,
        help_text="How many play single elimination after that. Defaults to 0.",
    )
    elimination = StrictBooleanField(
        required=False, help_text="Single elimination from the start, without Swiss rounds."
    )
    open_lists = StrictBooleanField(
        required=False,
        help_text="Whether decks that people bring, and their games, are shown after the event. "
        "Defaults to false. Those from pools always are.",
    )
    check_in = StrictBooleanField(
        required=False, help_text="Whether people must check in before the first round."
    )
    round_days = StrictIntegerField(
        required=False,
        min_value=0,
        max_value=MAX_ROUND_DAYS,
        help_text="A league: the most days that a round lasts; the next is paired by "
        "itself. Defaults to 0: you pair the rounds.",
    )

    def validate_sealed(self, slug: str) -> LimitedEvent:
        """Return the sealed event. Raise ValidationError if there is none."""
        return sealed_event(slug, Game.TCG)

    def validate_format(self, slug: str) -> Format:
        """Return the format. Raise ValidationError for one in which no decks are built freely."""
        format = read_format(slug)
        if format not in constructed_formats():
            raise serializers.ValidationError("Choose a TCG format in which decks are built.")
        return format

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Raise ValidationError unless it is one of the three kinds."""
        if sum(kind in asked for kind in ("sealed", "draft", "format")) != 1:
            raise serializers.ValidationError("Send one of sealed, draft and format.")
        if asked.get("friends", 0) >= asked.setdefault("players", USUAL_PLAYERS):
            raise serializers.ValidationError({"friends": "There are fewer players than people."})
        if asked.get("elimination") and ("rounds" in asked or "cut" in asked):
            raise serializers.ValidationError({"elimination": "Not with rounds or a cut."})
        return asked

    def terms(self) -> EventTerms:
        """Return how the event is to be played."""
        names = ("rounds", "cut", "elimination", "open_lists", "check_in", "round_days")
        asked = self.validated_data
        return EventTerms(**{name: asked[name] for name in names if name in asked})


class LockDeckBody(StrictSerializer):
    """A deck to play with."""

    deck = StrictCharField(max_length=MAX_SLUG_LENGTH, help_text="The slug of a deck of yours.")


class PlayMatchBody(StrictSerializer):
    """How a match is played."""

    how = serializers.ChoiceField(
        choices=["table", "computer"],
        help_text="table: sit down and choose by /tables/. computer: computers play both decks; "
        "against a person both of you must ask for it.",
    )


class ResultBody(StrictSerializer):
    """How a match of the current round ended."""

    match = StrictIntegerField(
        min_value=1, max_value=MAX_MATCH, help_text="Its number in the current round."
    )
    result = serializers.ChoiceField(
        choices=["", *RESULTS], allow_blank=True, help_text="Empty: as it was played."
    )


class DropBody(StrictSerializer):
    """Who plays no further round."""

    place = StrictIntegerField(
        required=False,
        min_value=0,
        max_value=PLAYERS.stop - 1,
        help_text="The place of a player, for the organiser. Defaults to your own.",
    )


class EventUpdateBody(StrictSerializer):
    """What the organiser can change."""

    shared = StrictBooleanField(help_text="Whether everybody can read the event.")
