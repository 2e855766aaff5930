"""Finding playtests that no one works on, so that a lost message costs only time."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db.models import DateTimeField, F, Max, QuerySet
from django.db.models.functions import Coalesce, Greatest

from play.models import Playtest
from play.queue.execution import finish_if_complete, open_playtests

STALLED_AFTER = timedelta(seconds=60)


def claim_stalled(now: datetime, among: QuerySet[Playtest] | None = None) -> Sequence[Playtest]:
    """Return the playtests that have been quiet for `STALLED_AFTER`; their chunks are to be sent.

    Quiet is an open playtest of which nothing was stored and nothing put on the queue lately.
    Anyone who is given one has claimed it: another sweeper does not get it, nor this one again,
    before it has been quiet as long once more. One whose games are all stored is finished here.
    `among` narrows the search.
    """
    quiet = (open_playtests() if among is None else among & open_playtests()).annotate(
        sign_of_life=Greatest(
            Coalesce(F("published"), F("created")),
            Coalesce(Max("chunks__stored"), F("created")),
            output_field=DateTimeField(),
        )
    )
    return [
        playtest
        for playtest in quiet.filter(sign_of_life__lte=now - STALLED_AFTER)
        if not finish_if_complete(playtest) and _claim(playtest, now)
    ]


def _claim(playtest: Playtest, now: datetime) -> bool:
    unclaimed = Playtest.objects.filter(pk=playtest.pk, published=playtest.published)
    return bool(unclaimed.update(published=now))
