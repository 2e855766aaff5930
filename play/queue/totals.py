"""What a playtest's chunks say together, kept in one row so that no page reads them all again."""

from typing import Any

from django.db.models import IntegerField, Sum
from django.db.models.fields.json import KT
from django.db.models.functions import Cast

from play.models import Playtest, StatisticsTotal

# While games are played, the row is written again when this many chunks are missing from it.
CHUNKS_BEHIND = 16


# The sides whose wins chunks count are two to four decks of the TCG, or the players of the LCG.
MOST_SIDES = 4


def side_sums(sides: int = MOST_SIDES) -> dict[str, Sum]:
    """Return what adds up the games that each side won over chunks: `side_0`, `side_1` and so on.

    A side that a playtest does not have has None.
    """
    return {f"side_{side}": Sum(Cast(KT(f"wins__{side}"), IntegerField())) for side in range(sides)}


def playtest_summary(playtest: Playtest) -> Any:
    """Return what the games say that are stored so far: the `Summary` of its kind.

    The row of the total names its chunks, so two processes that write it at once lose nothing:
    the next one adds what is missing.
    """
    kind = playtest.kind
    total = StatisticsTotal.objects.filter(playtest=playtest).first()
    counted = set(total.firsts) if total is not None else set()
    chunks = playtest.chunks.order_by()
    if counted:
        stored = set(chunks.values_list("first", flat=True))
        chunks = chunks.filter(first__in=stored - counted)
    missing = dict(chunks.values_list("first", "summary"))
    written = [*([total.summary] if total is not None else []), *missing.values()]
    summary = kind.merge(map(kind.read_summary, written))
    if missing and (len(missing) >= CHUNKS_BEHIND or not playtest.is_open):
        StatisticsTotal.objects.update_or_create(
            playtest=playtest,
            defaults={
                "firsts": sorted({*counted, *missing}),
                "summary": kind.write_summary(summary),
            },
        )
    return summary
