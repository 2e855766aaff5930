"""What the API is asked for by people who meet: quick games, words, offers, reports."""

from typing import Any

from rest_framework import serializers

from cards.api.requests import StrictSerializer
from decks.api.strict_fields import StrictBooleanField, StrictCharField, StrictIntegerField
from play.api.requests import MAX_SLUG_LENGTH, VERSION_HELP
from play.api.table_requests import MAX_REVISION
from play.chat.phrases import PHRASES
from play.lobby.opening import QUICK_CLOCKS
from play.models import OfferKind
from play.models.limits import MAX_TABLE_SEATS
from play.models.meeting import MAX_MESSAGE

MAX_REASON = 500
QUICK_PACES = list(QUICK_CLOCKS)
OFFER_KINDS = [kind.value for kind in OfferKind]
SEAT_HELP = "A seat of yours; by default the one that must choose."


class QuickGameBody(StrictSerializer):
    """Your deck, and how fast you want to play."""

    deck = StrictCharField(max_length=MAX_SLUG_LENGTH, help_text=VERSION_HELP)
    pace = serializers.ChoiceField(choices=QUICK_PACES, default="live")


class OwnSeatBody(StrictSerializer):
    """Through which seat you speak or act."""

    seat = StrictIntegerField(
        required=False, min_value=0, max_value=MAX_TABLE_SEATS - 1, help_text=SEAT_HELP
    )


class TalkParameters(StrictSerializer):
    """Through which seat you look."""

    seat = serializers.IntegerField(
        required=False, min_value=0, max_value=MAX_TABLE_SEATS - 1, help_text=SEAT_HELP
    )


class WordsBody(OwnSeatBody):
    """A phrase, or your own words where the table allows them."""

    phrase = serializers.ChoiceField(choices=list(PHRASES), required=False)
    text = StrictCharField(
        required=False, max_length=MAX_MESSAGE, help_text="Without links. Needs `may.write`."
    )

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Raise ValidationError for both, or neither."""
        if bool(asked.get("phrase")) == bool(asked.get("text")):
            raise serializers.ValidationError("Send a phrase or a text.")
        return asked


class MuteBody(StrictSerializer):
    """Whose messages you don’t want to read, or want to read again."""

    seat = StrictIntegerField(
        min_value=0, max_value=MAX_TABLE_SEATS - 1, help_text="Another person’s seat."
    )
    muted = StrictBooleanField(default=True)


class ReportBody(StrictSerializer):
    """Why staff should look at a message."""

    reason = StrictCharField(max_length=MAX_REASON)


class OfferBody(OwnSeatBody):
    """What you ask the others for."""

    kind = serializers.ChoiceField(
        choices=OFFER_KINDS,
        help_text="To take back your last move, or to end the game in a draw.",
    )


class AnswerBody(OwnSeatBody):
    """Your answer to what somebody asks for."""

    offer = StrictIntegerField(
        min_value=0, max_value=MAX_REVISION, help_text="Its number, from `offer.id`."
    )
    agree = StrictBooleanField()


class WatchParameters(StrictSerializer):
    """What you have seen of a game."""

    seen = serializers.IntegerField(
        required=False,
        min_value=0,
        max_value=MAX_REVISION,
        help_text="The revision you have seen: the log goes on from there.",
    )
