"""Working on an analysis: a share at a time, stored after every second or so.

A worker claims it for a while. One that dies delays it: its claim runs out, and the sweep sends it
again. What was found by then is stored, and what is found depends on the game alone.
"""

import logging
import time
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db.models import Q, QuerySet
from django.utils import timezone

from play.analysis.games import AnalysedGame, OtherRules, game_of
from play.analysis.words import describe, describe_cards
from play.models import Analysis
from rules.analysis.analysis import Progress, pieces
from rules.analysis.mistakes import WHOLE, Effort
from rules.protocol import NoSuchOption

log = logging.getLogger(__name__)

# How long a worker's claim lasts without a word from it.
CLAIM = timedelta(seconds=90)
# An analysis that nobody has worked on for this long is sent again.
QUIET = timedelta(seconds=30)
# Processor seconds of one turn, and between two times of storing.
SHARE = 4.0
STORED_EVERY = 1.0


def work(analysis_id: UUID, share: float = SHARE, effort: Effort = WHOLE) -> bool:
    """Work on an analysis for about `share` processor seconds; return whether more is to do."""
    analysis = _claim(analysis_id)
    if analysis is None:
        return False
    try:
        return _work_on(analysis, game_of(analysis, effort), share)
    except (OtherRules, NoSuchOption) as error:
        _finish(analysis, failed=timezone.now(), failure=str(error))
    except Exception:
        log.exception("analysis %s stopped", analysis.pk)
        _finish(
            analysis,
            failed=timezone.now(),
            failure="The analysis stopped with an error. This is a bug in Westmarch.",
        )
    return False


def _work_on(analysis: Analysis, game: AnalysedGame, share: float) -> bool:
    """Go on until the share is used up; return whether more is to do."""
    progress = Progress.read(analysis.progress)
    begun = stored = time.process_time()
    for done in pieces(game.recorded, progress, only_curve=not analysis.whole):
        now = time.process_time()
        used_up = now - begun > share
        if used_up or now - stored > STORED_EVERY:
            stored = now
            until = None if used_up else timezone.now() + CLAIM
            if not _store(analysis, progress, done, until):
                return False
            if used_up:
                return True
    found: dict[str, Any] = {"cards": describe_cards(game)}
    if analysis.whole:
        found |= describe(game, progress)
    # What was tried out on the way is of no use any more.
    kept = {"curve": progress.write()["curve"]}
    _finish(analysis, progress=kept, found=found, share=1.0, finished=timezone.now())
    return False


def _claim(analysis_id: UUID) -> Analysis | None:
    now = timezone.now()
    until = now + CLAIM
    free = open_analyses().filter(_is_free(now), pk=analysis_id)
    if not free.update(claimed_until=until):
        return None
    analysis: Analysis = Analysis.objects.select_related("table", "playtest").get(pk=analysis_id)
    return analysis


def open_analyses() -> QuerySet[Analysis]:
    """Return the analyses in which there is more to find."""
    return Analysis.objects.filter(finished=None, failed=None)


def _is_free(now: datetime) -> Q:
    """Return the condition that no worker has a claim; one of a clock that was set back is none."""
    over = Q(claimed_until__lt=now) | Q(claimed_until__gt=now + 2 * CLAIM)
    return Q(claimed_until=None) | over


def _store(analysis: Analysis, progress: Progress, share: float, until: datetime | None) -> bool:
    """Store what is known so far; return whether the claim was still this worker's."""
    stored = _own(analysis).update(
        progress=progress.write(), share=share, changed=timezone.now(), claimed_until=until
    )
    analysis.claimed_until = until
    return bool(stored)


def _finish(analysis: Analysis, **what: object) -> None:
    _own(analysis).update(changed=timezone.now(), claimed_until=None, **what)


def _own(analysis: Analysis) -> QuerySet[Analysis]:
    """Return the analysis, as long as the claim is this worker's and nothing else was ordered."""
    return open_analyses().filter(
        pk=analysis.pk, claimed_until=analysis.claimed_until, whole=analysis.whole
    )


def forgotten_analyses(now: datetime) -> QuerySet[Analysis]:
    """Return the analyses that nobody works on, the oldest first."""
    moved = Q(changed__gte=now - QUIET, changed__lte=now + QUIET)
    return open_analyses().filter(_is_free(now)).exclude(moved).order_by("changed")
