"""Finding playtests that no one works on, so that a lost message costs only time."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from django.conf import settings
from django.db.models import Case, DateTimeField, F, Max, Q, QuerySet, Value, When
from django.db.models.functions import Coalesce, Greatest

from play.models import Playtest
from play.queue import improvements
from play.queue.execution import finish_if_complete
from play.queue.fairness import next_in_line
from play.queue.sweeps import STALLED_AFTER

# A browser's session ends that long after its last visit, and nobody owns its playtests any more.
KEPT_WITHOUT_ACCOUNT = timedelta(seconds=settings.SESSION_COOKIE_AGE)

_NEVER = Value(datetime(1970, 1, 1, tzinfo=UTC), output_field=DateTimeField())


def claim_stalled(now: datetime, among: QuerySet[Playtest] | None = None) -> Sequence[Playtest]:
    """Return the playtests that have been quiet for `STALLED_AFTER`; their chunks are to be sent.

    Quiet is an open playtest of which nothing was stored and nothing put on the queue lately.
    Anyone who is given one has claimed it: another sweeper does not get it, nor this one again,
    before it has been quiet as long once more. One whose games are all stored is finished here.
    `among` narrows the search.

    A playtest that waits for another of the same person is not quiet but in line. A time in the
    future shows nothing: the clock was set back since, and an hour of silence would follow.
    """
    latest = now + STALLED_AFTER
    quiet = next_in_line().annotate(
        sign_of_life=Greatest(
            Case(When(created__lte=latest, then=F("created")), default=_NEVER),
            Case(When(published__lte=latest, then=F("published")), default=_NEVER),
            Coalesce(Max("chunks__stored", filter=Q(chunks__stored__lte=latest)), _NEVER),
            output_field=DateTimeField(),
        )
    )
    if among is not None:
        quiet = quiet.filter(pk__in=among)
    return [
        playtest
        for playtest in quiet.filter(sign_of_life__lte=now - STALLED_AFTER)
        if not finish_if_complete(playtest) and _claim(playtest, now)
    ]


def delete_expired(now: datetime) -> int:
    """Delete playtests of browsers without an account that no session can reach any more.

    Return how many there were.
    """
    old = Playtest.objects.filter(owner=None, created__lt=now - KEPT_WITHOUT_ACCOUNT)
    expired = old.exclude(browser="")
    count = expired.count()
    expired.delete()
    return count + improvements.delete_expired(now - KEPT_WITHOUT_ACCOUNT)


def _claim(playtest: Playtest, now: datetime) -> bool:
    unclaimed = Playtest.objects.filter(pk=playtest.pk, published=playtest.published)
    return bool(unclaimed.update(published=now))
