"""Reporting a message to the staff."""

from datetime import timedelta

from django.core.exceptions import PermissionDenied
from django.http import Http404
from django.utils import timezone

from decks.comments.commenting import MAX_REPORTS_IN_A_DAY, TOO_MANY_REPORTS
from decks.ownership import Visitor, owned_by
from play.models import Message, MessageReport, Table


class CannotReport(PermissionDenied):
    """A report that isn't taken; the message says why."""


def message_to_report(visitor: Visitor, table: Table, number: int) -> Message:
    """Return another person's own words at a visitor's table; Http404, as for phrases."""
    words = Message.objects.filter(table=table, hidden=False).exclude(text="")
    found = words.filter(pk=number).select_related("seat").first()
    if found is None or visitor.owns(found.seat):
        raise Http404("This message doesn’t exist.")
    return found


def report_message(visitor: Visitor, message: Message, reason: str) -> MessageReport:
    """Tell the staff of a message; a second time changes nothing. Raise CannotReport."""
    since = timezone.now() - timedelta(days=1)
    mine = MessageReport.objects.filter(owned_by(visitor))
    if mine.filter(created__gte=since).count() >= MAX_REPORTS_IN_A_DAY:
        raise CannotReport(TOO_MANY_REPORTS)
    kept, _ = MessageReport.objects.get_or_create(
        message=message, **visitor.as_owner(), defaults={"reason": reason[:500]}
    )
    return kept
