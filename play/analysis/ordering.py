"""Ordering analyses: a game's curve by the site itself, a whole analysis by somebody who asks.

While a game goes on nothing is ordered. What a person may ask for is bounded: analyses that wait,
and those of a day.
"""

from collections.abc import Sequence
from datetime import timedelta

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from decks.locks import lock_until_commit
from play.analysis.games import OtherRules, fingerprint_of
from play.analysis.sending import send_on_commit
from play.models import Analysis, Playtest, Seat, Table, TableStatus
from play.queue.quota import QuotaExceeded

MOST_OPEN = 3
MOST_A_DAY = 60
NOT_OVER = "A game can be analysed once it is over."


class CannotAnalyse(ValueError):
    """A game that can't be analysed; the message says why."""


def order_curves(table: Table, seats: Sequence[Seat]) -> None:
    """Order the curves of a table whose game has just ended, for the people who played it."""
    for seat in seats:
        if seat.by_person and not seat.left:
            analysis, new = Analysis.objects.get_or_create(
                table=table,
                seat=seat.place,
                defaults={"rules_fingerprint": table.rules_fingerprint},
            )
            if new:
                send_on_commit(analysis)


@transaction.atomic
def analyse_table(table: Table, seat: int, queue_key: str) -> Analysis:
    """Order the whole analysis of a seat's game; raise CannotAnalyse and QuotaExceeded."""
    if table.status not in (TableStatus.OVER, TableStatus.ENDED):
        raise CannotAnalyse(NOT_OVER)
    try:
        fingerprint = fingerprint_of(table)
    except OtherRules as error:
        raise CannotAnalyse(str(error)) from error
    # Two may ask at once: the second finds what the first one made.
    analysis, _ = Analysis.objects.get_or_create(
        table=table, seat=seat, defaults={"rules_fingerprint": fingerprint}
    )
    return _order(analysis, fingerprint, queue_key)


@transaction.atomic
def analyse_game(playtest: Playtest, number: int, seat: int, queue_key: str) -> Analysis:
    """Order the whole analysis of a seat in a stored game of a playtest; raise as above."""
    fingerprint = playtest.kind.rules_fingerprint(playtest.description())
    if playtest.rules_fingerprint != fingerprint:
        raise CannotAnalyse("This game was played by other rules or card texts than today’s.")
    analysis, _ = Analysis.objects.get_or_create(
        playtest=playtest, number=number, seat=seat, defaults={"rules_fingerprint": fingerprint}
    )
    return _order(analysis, fingerprint, queue_key)


def _order(analysis: Analysis, fingerprint: str, queue_key: str) -> Analysis:
    """Make an analysis whole unless it is; one of other rules begins again."""
    is_current = analysis.rules_fingerprint == fingerprint and not analysis.failed
    if analysis.whole and is_current:
        return analysis
    lock_until_commit(f"analyses of {queue_key}")
    _check_quota(queue_key)
    if not is_current:
        analysis.progress = {}
    analysis.whole = True
    analysis.rules_fingerprint = fingerprint
    analysis.queue_key = queue_key
    analysis.changed = timezone.now()
    analysis.finished = analysis.failed = None
    analysis.failure = ""
    analysis.share = 0.0
    analysis.save()
    send_on_commit(analysis)
    return analysis


def _check_quota(queue_key: str) -> None:
    mine = Analysis.objects.filter(whole=True, queue_key=queue_key)
    if mine.filter(finished=None, failed=None).count() >= MOST_OPEN:
        raise QuotaExceeded(
            f"{MOST_OPEN} of your games are being analysed. Wait until one is finished."
        )
    today = Q(changed__gte=timezone.now() - timedelta(days=1))
    if mine.filter(today).count() >= MOST_A_DAY:
        raise QuotaExceeded(f"You can have {MOST_A_DAY} games analysed a day. Try again tomorrow.")
