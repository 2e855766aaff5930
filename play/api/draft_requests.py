"""What the API is asked at drafts."""

from typing import Any

from rest_framework import serializers

from cards.api.requests import StrictSerializer
from decks.api.pools import draft_event
from decks.api.strict_fields import StrictCharField, StrictIntegerField
from play.limited.clocks import DAYS_PICK, ClockRefused, check_clock
from play.limited.drafts import SEATS
from play.models import Pace
from play.models.limits import MAX_SEED
from rules.limited.events import LimitedEvent

# More cards than anybody picks in a draft.
MAX_PICKS = 999


class NewDraftBody(StrictSerializer):
    """A draft to begin."""

    event = StrictCharField(max_length=60, help_text="The slug of a limited event.")
    seats = StrictIntegerField(
        required=False,
        min_value=SEATS.start,
        max_value=SEATS.stop - 1,
        help_text="Defaults to as many as the event has: 8, or 4 for the LCG.",
    )
    friends = StrictIntegerField(
        required=False,
        min_value=0,
        max_value=SEATS.stop - 2,
        help_text="How many seats wait for people whom you invite; the computer has the others. "
        "Defaults to 0.",
    )
    seed = StrictIntegerField(
        required=False,
        min_value=0,
        max_value=MAX_SEED,
        help_text="Of its packs, only for a draft without friends. Random by default.",
    )
    pace = serializers.ChoiceField(
        choices=[pace.value for pace in Pace],
        required=False,
        allow_blank=True,
        help_text="live: seconds a pick, fewer as a pack gets smaller. days: days a pick. Without "
        "one there is no clock. Out of time, the computer picks.",
    )
    pick_seconds = StrictIntegerField(
        required=False,
        min_value=0,
        max_value=DAYS_PICK.stop - 1,
        help_text="With a clock: for the first pick of a pack, or for each pick by days.",
    )

    def validate_event(self, slug: str) -> LimitedEvent:
        """Return the event. Raise ValidationError for one that is no draft."""
        return draft_event(slug)

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Raise ValidationError for too many people, packs that one knows, or a wrong clock."""
        most = asked["event"].seats
        if asked.setdefault("seats", most) > most:
            raise serializers.ValidationError({"seats": f"This draft has at most {most} seats."})
        if asked.get("friends", 0) >= asked["seats"]:
            raise serializers.ValidationError({"friends": "There are fewer seats than people."})
        if asked.get("friends") and "seed" in asked:
            raise serializers.ValidationError({"seed": "Not for a draft with friends."})
        try:
            check_clock(Pace(asked.get("pace", "")), asked.get("pick_seconds", 0))
        except ClockRefused as error:
            raise serializers.ValidationError({"pick_seconds": str(error)}) from error
        return asked


class PickBody(StrictSerializer):
    """A card to take."""

    card = StrictCharField(max_length=20, help_text="The id of a card in the pack before you.")
    number = StrictIntegerField(
        min_value=0, max_value=MAX_PICKS, help_text="How many cards you picked before."
    )
