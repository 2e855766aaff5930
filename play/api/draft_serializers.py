"""Drafts as the API writes them."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from django.utils import timezone
from rest_framework import serializers
from rest_framework.reverse import reverse

from decks.ownership import Visitor
from play.limited.drafts import is_held_up
from play.limited.shown_draft import show_draft
from play.models import BoosterDraft, DraftSeat, Pace
from play.tables.site_time import site_now


class DraftInListSerializer(serializers.Serializer[BoosterDraft]):
    """A draft without its seats."""

    id = serializers.UUIDField()
    event = serializers.CharField(help_text="The slug of its limited event.")
    open = serializers.BooleanField(help_text="Whether it waits for people who are invited.")
    pace = serializers.ChoiceField(choices=[pace.value for pace in Pace], allow_blank=True)
    pick_seconds = serializers.IntegerField(help_text="Of its clock; 0 without one.")
    created = serializers.DateTimeField()
    ended = serializers.DateTimeField(allow_null=True)
    url = serializers.SerializerMethodField(help_text="The draft in this API.")
    page = serializers.SerializerMethodField(help_text="View draft.")

    def get_url(self, draft: BoosterDraft) -> str:
        """Return its address here."""
        return reverse("api:draft", args=[draft.pk], request=self.context["request"])

    def get_page(self, draft: BoosterDraft) -> str:
        """Return the address of its page."""
        address: str = self.context["request"].build_absolute_uri(draft.get_absolute_url())
        return address


class DraftSeatSerializer(serializers.Serializer[Any]):
    """A seat of a draft as others see it."""

    name = serializers.CharField(help_text="“You” for your own.")
    yours = serializers.BooleanField()
    computer = serializers.BooleanField(help_text="Whether the computer picks for it.")
    doing = serializers.CharField(help_text="What it does now, such as picks or waits.")
    invitation = serializers.CharField(
        allow_blank=True, help_text="For you who began the draft: the secret of a free seat."
    )


class PackCardSerializer(serializers.Serializer[Any]):
    """A card that you may take, and what the computer makes of it."""

    card = serializers.CharField()
    name = serializers.CharField()
    foil = serializers.BooleanField()
    rank = serializers.IntegerField(help_text="1 is what the computer would take.")
    reason = serializers.CharField(allow_blank=True)


class DraftSerializer(DraftInListSerializer):
    """A draft as your seat sees it."""

    seats = DraftSeatSerializer(many=True)
    title = serializers.CharField(help_text="Which pack and pick it is.")
    number = serializers.IntegerField(help_text="How many cards you have picked.")
    pack = PackCardSerializer(many=True, help_text="The best first; empty while you wait.")
    picks = serializers.ListField(child=serializers.CharField(), help_text="Yours, in order.")
    given = serializers.ListField(
        child=serializers.CharField(), help_text="Cards that you have without picking them."
    )
    deadline = serializers.DateTimeField(
        allow_null=True,
        help_text="When the computer picks for you; null while no clock runs. It moves if the "
        "site is down for a while.",
    )
    missing = serializers.CharField(allow_blank=True, help_text="What a deck still lacks.")
    held_up = serializers.BooleanField(help_text="Whether the computer may pick for absent people.")
    pool = serializers.CharField(
        allow_null=True, help_text="Your pool in this API, once the draft is over."
    )


class PicksSerializer(serializers.Serializer[Any]):
    """What a seat picked."""

    name = serializers.CharField()
    picks = serializers.ListField(child=serializers.CharField(), help_text="In order.")


class AllPicksSerializer(serializers.Serializer[Any]):
    """What everybody picked."""

    seats = PicksSerializer(many=True)


def describe_draft(
    draft: BoosterDraft, seat: DraftSeat, visitor: Visitor, context: Mapping[str, Any]
) -> dict[str, Any]:
    """Return a draft as the API shows it to a seat."""
    shown, table = show_draft(draft, seat), draft.table()
    seats = list(draft.seats.all())
    begun_by_visitor = visitor.owns(draft)
    pool = None
    if seat.pool_id is not None:
        pool = reverse("api:pool", args=[seat.pool_id], request=context["request"])
    listed: dict[str, Any] = DraftInListSerializer(draft, context=dict(context)).data
    return listed | {
        "seats": [
            {
                "name": each.name,
                "yours": each.mine,
                "computer": not each.by_person,
                "doing": each.doing,
                "invitation": row.invitation if begun_by_visitor and row.is_free else "",
            }
            for row, each in zip(seats, shown.seats, strict=True)
        ],
        "title": shown.title,
        "number": shown.number,
        "pack": [
            {
                "card": choice.card.id,
                "name": choice.card.name,
                "foil": choice.foil,
                "rank": rank,
                "reason": choice.reason,
            }
            for rank, choice in enumerate(shown.pack, start=1)
        ],
        "picks": table.picks[seat.place],
        "given": table.given(seat.place),
        "deadline": _deadline(seat),
        "missing": shown.missing,
        "held_up": not shown.pack and is_held_up(draft, seat),
        "pool": pool,
    }


def _deadline(seat: DraftSeat) -> datetime | None:
    """Return when a seat is out of time, if the site stays up."""
    if seat.deadline is None:
        return None
    # The site's own time is behind by a whole number that only a stop changes.
    behind = timezone.now().timestamp() - site_now()
    return datetime.fromtimestamp(round(seat.deadline + behind, 1), UTC)
