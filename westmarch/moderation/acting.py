"""What staff do about something that was reported. Each step closes its reports."""

import logging
from collections.abc import Callable, Mapping
from datetime import timedelta

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone

from decks.models import Comment, Deck, Report, Visibility
from play.models import Message, MessageReport, Silence
from westmarch.moderation.bans import ban_address
from westmarch.moderation.reports import Reported

log = logging.getLogger(__name__)

MUTED_FOR = timedelta(days=7)
REASON = "Reported"


def close(reported: Reported) -> None:
    """Close the reports and do nothing else."""
    if reported.kind == "message":
        MessageReport.objects.filter(message=reported.id).update(handled=True)
    elif reported.kind == "comment":
        Report.objects.filter(comment=reported.id).update(handled=True)
    else:
        Report.objects.filter(deck=reported.id, comment=None).update(handled=True)


def hide(reported: Reported) -> None:
    """Hide a message or a comment; a deck leaves the lists, and its owner keeps it."""
    if reported.kind == "message":
        Message.objects.filter(pk=reported.id).update(hidden=True)
    elif reported.kind == "comment":
        Comment.objects.filter(pk=reported.id).update(hidden=True)
    else:
        Deck.objects.filter(pk=reported.id, sample=False).update(visibility=Visibility.PRIVATE)
    close(reported)


def mute(reported: Reported) -> None:
    """Hide it, and let its author say nothing and open no listed table for a week."""
    if reported.can_mute:
        Silence.objects.create(
            owner=reported.account,
            browser=reported.browser,
            until=timezone.now() + MUTED_FOR,
            reason=REASON,
        )
    hide(reported)


def ban(reported: Reported) -> None:
    """Hide it, close its author's account, and ban the address that it came from for a month.

    Staff's own accounts stay open, and so does what they write from.
    """
    if reported.account is not None:
        if reported.account.is_staff:
            hide(reported)
            return
        User.objects.filter(pk=reported.account.pk).update(is_active=False)
    if reported.browser:
        mute(reported)
    if reported.came_from:
        ban_address(reported.came_from, REASON)
    hide(reported)


ACTIONS: Mapping[str, tuple[Callable[[Reported], None], str]] = {
    "close": (close, "The report is closed."),
    "hide": (hide, "Hidden."),
    "mute": (mute, "Hidden, and its author is muted for a week."),
    "ban": (ban, "Hidden, and its author is banned."),
}


def act(reported: Reported, action: str, staff: User) -> str:
    """Do something about it and return what was done; KeyError for an unknown action."""
    do, done = ACTIONS[action]
    with transaction.atomic():
        do(reported)
    log.info("%s: %s %s %s", staff.get_username(), action, reported.kind, reported.id)
    return done
