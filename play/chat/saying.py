"""Saying something at a table: who may, how much, and in which words."""

from collections.abc import Sequence
from datetime import timedelta
from uuid import UUID

from django.conf import settings
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import F, Q
from django.utils import timezone

from decks.locks import lock_until_commit
from decks.ownership import Visitor
from play.chat.phrases import PHRASES
from play.models import Message, Seat, Table, TableStatus
from play.models.meeting import MAX_MESSAGE
from play.requests.words import WordsRefused, clean_words
from play.tables.access import own_seats
from play.tables.listing import is_silenced
from play.tables.playing import lock_table

MINUTE = timedelta(minutes=1)
# The sixth message within ten seconds is dropped, and so is one of one's last two again.
BURST, BURST_TIME = 5, timedelta(seconds=10)
REPEATED_AFTER = timedelta(seconds=30)
MOST_AT_A_TABLE = 500
# Offers and answers are noted a little longer, whatever was said before.
MOST_NOTES = 100
# After a game people may say goodbye for so long.
OPEN_AFTER_THE_END = timedelta(hours=1)
# Settings of `CHAT`.
OFF, ONLY_PHRASES, WORDS = "off", "phrases", "words"


class CannotSay(ValueError):
    """A message that isn't taken; the message says why."""


def say(
    table_id: UUID,
    visitor: Visitor,
    place: int,
    *,
    phrase: str = "",
    text: str = "",
    address: str = "",
) -> Message:
    """Say a phrase or some words for a seat; `address` is the key of where they came from.

    Raise PermissionDenied for a seat that isn't the visitor's, and CannotSay.
    """
    with transaction.atomic():
        table = lock_table(table_id)
        seat = _speaking_seat(visitor, list(table.seats.all()), place)
        _check_open(table)
        if phrase not in PHRASES and not text:
            raise CannotSay("Choose a phrase, or write something.")
        words = "" if phrase in PHRASES else _checked_words(table, visitor, text)
        said = phrase if phrase in PHRASES else ""
        _check_flood(visitor, said, words)
        return _store(table, seat, visitor, said, words, address)


def note(table_id: UUID, visitor: Visitor, place: int, name: str) -> None:
    """Note among the messages what a seat offered or answered, as long as there is room."""
    with transaction.atomic():
        table = lock_table(table_id)
        if table.messages.count() >= MOST_AT_A_TABLE + MOST_NOTES:
            Table.objects.filter(pk=table_id).update(said=F("said") + 1)
            return
        seat = next(seat for seat in table.seats.all() if seat.place == place)
        _store(table, seat, visitor, name, "")


def may_write(table: Table, visitor: Visitor) -> bool:
    """Return whether a visitor can write in their own words at a table."""
    if settings.CHAT != WORDS or not table.free_text or visitor.user is None:
        return False
    assert isinstance(visitor.user, User), "accounts are Django's"
    return timezone.now() - visitor.user.date_joined >= timedelta(hours=settings.CHAT_ACCOUNT_HOURS)


def mute(table_id: UUID, visitor: Visitor, place: int, muted: bool) -> None:
    """Hide what another seat says from the visitor's own seats, or show it again."""
    with transaction.atomic():
        seats = list(lock_table(table_id).seats.all())
        mine = own_seats(visitor, seats)
        if not mine or place not in {seat.place for seat in seats if seat not in mine}:
            raise PermissionDenied("You can’t mute this seat.")
        for seat in mine:
            kept = set(seat.muted) - {place}
            seat.muted = sorted(kept | {place} if muted else kept)
            Seat.objects.filter(pk=seat.pk).update(muted=seat.muted)
        Table.objects.filter(pk=table_id).update(said=F("said") + 1)


def _speaking_seat(visitor: Visitor, seats: Sequence[Seat], place: int) -> Seat:
    for seat in own_seats(visitor, seats):
        if seat.place == place:
            return seat
    raise PermissionDenied("This isn’t your seat.")


def _check_open(table: Table) -> None:
    if settings.CHAT == OFF:
        raise CannotSay("Chat is switched off on this site.")
    over = table.status in (TableStatus.OVER, TableStatus.ENDED)
    if over and timezone.now() - table.changed > OPEN_AFTER_THE_END:
        raise CannotSay("This game was over an hour ago.")
    if table.messages.count() >= MOST_AT_A_TABLE:
        raise CannotSay("Everything has been said at this table.")


def _checked_words(table: Table, visitor: Visitor, text: str) -> str:
    if not may_write(table, visitor):
        raise CannotSay("Only phrases can be said here.")
    try:
        words = clean_words(text, MAX_MESSAGE)
    except WordsRefused as error:
        raise CannotSay(str(error)) from error
    if not words:
        raise CannotSay("Choose a phrase, or write something.")
    return words.capitalize() if _is_shouted(words) else words


def _is_shouted(words: str) -> bool:
    letters = [letter for letter in words if letter.isalpha()]
    return len(letters) > 8 and sum(letter.isupper() for letter in letters) > 0.7 * len(letters)


def _check_flood(visitor: Visitor, phrase: str, words: str) -> None:
    """Raise CannotSay for somebody who is silenced, says too much, or the same again."""
    # One person may speak at several tables at once.
    lock_until_commit(f"messages of {visitor.user.pk if visitor.user else visitor.browser}")
    if is_silenced(visitor):
        raise CannotSay("The staff has silenced you for a while.")
    now = timezone.now()
    whose = Q(author=visitor.user.pk) if visitor.user else Q(seat__browser=visitor.browser)
    recent = list(
        Message.objects.filter(whose, created__gt=now - MINUTE)
        .order_by("-pk")
        .values_list("phrase", "text", "created")[: settings.MESSAGES_A_MINUTE]
    )
    in_a_burst = sum(now - created < BURST_TIME for *_, created in recent)
    if len(recent) >= settings.MESSAGES_A_MINUTE or in_a_burst >= BURST:
        raise CannotSay("Slow down a little before you say more.")
    for said, written, created in recent[:2]:
        if (said, written) == (phrase, words) and now - created < REPEATED_AFTER:
            raise CannotSay("You said this a moment ago.")


def _store(
    table: Table, seat: Seat, visitor: Visitor, phrase: str, words: str, address: str = ""
) -> Message:
    table.said += 1
    Table.objects.filter(pk=table.pk).update(said=table.said)
    return Message.objects.create(
        table=table,
        seat=seat,
        author_id=visitor.user.pk if visitor.user is not None else None,
        number=table.said,
        phrase=phrase,
        text=words,
        address=address,
    )
