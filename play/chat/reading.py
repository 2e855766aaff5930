"""What a seat reads of the messages at its table."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from decks.ownership import Visitor
from play.chat.phrases import NOTES, YOUR_NOTES, words_of
from play.models import Message, Seat, Table

# The last messages that a page shows.
SHOWN = 60


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """A message as a page shows it; a note says what its seat did."""

    id: int
    place: int
    name: str
    words: str
    made: datetime
    is_note: bool
    mine: bool
    may_report: bool


def messages_for(visitor: Visitor, table: Table, seats: Sequence[Seat]) -> list[ShownMessage]:
    """Return the last messages that a visitor with a seat reads, the newest last."""
    muted = {place for seat in seats if visitor.owns(seat) for place in seat.muted}
    by_key = {seat.pk: seat for seat in seats}
    found = Message.objects.filter(table=table, hidden=False).order_by("-pk")[:SHOWN]
    shown = []
    for message in reversed(found):
        seat = by_key[message.seat_id]
        mine = visitor.owns(seat)
        if seat.place in muted and message.phrase not in NOTES:
            continue
        shown.append(
            ShownMessage(
                id=message.pk,
                place=seat.place,
                name="You" if mine else seat.name,
                words=message.text
                or (YOUR_NOTES.get(message.phrase, "") if mine else "")
                or words_of(message.phrase),
                made=message.created,
                is_note=message.phrase in NOTES,
                mine=mine,
                may_report=not mine and bool(message.text),
            )
        )
    return shown
