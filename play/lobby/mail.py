"""Email to people whose game by days waits for them, if they allowed it.

One mail says that it is their turn, a second one comes when most of their time is over. Nobody who
is looking at the site is written to. The mail says nothing of what lies on the table.
"""

import logging
from datetime import datetime

from django.conf import settings
from django.contrib.auth.models import User
from django.core.mail import send_mail
from django.db.models import QuerySet

from play.models import Pace, Seat, Table, TableStatus, TurnMail
from play.tables.clocks import REMINDED_AT, time_in_words
from play.tables.presence import is_here, owner_of, seen_by_owner
from play.tables.site_time import site_now
from play.tables.titles import title_of

log = logging.getLogger(__name__)

# Seconds after which it is said that it is somebody's turn: they may be about to look.
TOLD_AFTER = 120.0
TURN_SAID, REMINDED = 1, 2
# Mails of one sweep; the next one goes on.
MOST_AT_ONCE = 50


def mail_waiting_people(now: datetime) -> int:
    """Write to those whose turn it is; return how many mails were sent."""
    if not settings.SITE_ADDRESS:
        return 0
    sent = 0
    for table in _waiting_tables():
        # Those who were told wait in the same row, so it is mails that are counted.
        if sent >= MOST_AT_ONCE:
            break
        seat = next(seat for seat in table.seats.all() if seat.place == table.to_choose)
        due = _due(table)
        if due <= table.notified or seat.owner is None or not _may_be_written_to(seat, now):
            continue
        # First noted, then sent: one that fails is not sent again and again.
        noted = Table.objects.filter(pk=table.pk, notified=table.notified, revision=table.revision)
        if noted.update(notified=due):
            _send(table, seat.owner, due)
            sent += 1
    return sent


def allow_turn_mail(player: User, allowed: bool) -> None:
    """Let an account be written to, or no longer."""
    if allowed:
        TurnMail.objects.get_or_create(player=player)
    else:
        TurnMail.objects.filter(player=player).delete()


def allows_turn_mail(player: User) -> bool:
    """Return whether an account may be written to."""
    return TurnMail.objects.filter(player=player).exists()


def _waiting_tables() -> QuerySet[Table]:
    """Return the games by days in which an account that allowed mail may have to be told."""
    return (
        Table.objects.filter(
            pace=Pace.DAYS,
            status=TableStatus.PLAYING,
            deadline__isnull=False,
            notified__lt=REMINDED,
            choosing_since__lt=site_now() - TOLD_AFTER,
            seats__owner__turn_mail__isnull=False,
        )
        .distinct()
        .prefetch_related("seats__owner")
        .order_by("deadline")
    )


def _due(table: Table) -> int:
    """Return which mail is due: that it is their turn, or that most of the time is over."""
    assert table.choosing_since is not None, "its clock runs"
    assert table.deadline is not None, "its clock runs"
    given = table.deadline - table.choosing_since
    used = site_now() - table.choosing_since
    return REMINDED if used > REMINDED_AT * given else TURN_SAID


def _may_be_written_to(seat: Seat, now: datetime) -> bool:
    owner = seat.owner
    if owner is None or not owner.email or not owner.is_active:
        return False
    if not TurnMail.objects.filter(player=owner).exists():
        return False
    return not is_here(seen_by_owner([seat]).get(owner_of(seat)), now)


def _send(table: Table, player: User, due: int) -> None:
    assert table.deadline is not None, "its clock runs"
    left = time_in_words(max(0.0, table.deadline - site_now()))
    subject = f"Your turn: {title_of(table)}"
    if due == REMINDED:
        subject = f"{left} left for your turn: {title_of(table)}"
    text = (
        f"Hello {player.get_username()},\n\n"
        f"a game by days waits for you. You have {left}.\n\n"
        f"{settings.SITE_ADDRESS}{table.get_absolute_url()}\n\n"
        "You get this because your account allows it. Switch it off here:\n"
        f"{settings.SITE_ADDRESS}/account/\n"
    )
    try:
        send_mail(subject, text, None, [player.email])
    except OSError:
        log.exception("the mail server does not answer")
