"""A night of a ladder: matches are ordered while there is time, then the decks are rated.

Matches are ordinary playtests on the queue. What is written down decides how a night goes on, so
any process may die at any time: the next look at the night finds what is to be done.
"""

from collections import Counter
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from decks.locks import lock_until_commit
from play.ladder.counting import count_matches, rate_entries
from play.ladder.entrants import LadderDeck, check_format, enter_decks
from play.ladder.pairing import next_pairs
from play.models import LadderEntry, LadderMatch, LadderNight, Playtest
from play.models.limits import MAX_SEED
from play.queue import orders
from play.queue.fairness import BACKGROUND
from play.requests.playtest import PlaytestRequest
from rules.construction import Format, UnknownFormat, load_format

# Of a match.
GAMES = 20
# The number of matches that wait for workers: enough to keep them busy until the next look.
OPEN_MATCHES = 24
# Ratings are found again this often while games are played.
RATED_EVERY = timedelta(minutes=5)
# Older games say little of a format that goes on.
KEPT = timedelta(days=30)
MAX_MINUTES = 24 * 60
TOO_FEW = "Fewer than two public decks of this format could play."
FORMAT_GONE = "This format doesn’t exist any more."


class LadderBusy(ValueError):
    """A ladder whose decks are already playing."""


@transaction.atomic
def begin_night(
    format: Format,
    minutes: float,
    player: str,
    *,
    seed: int = 0,
    automatic: bool = False,
    now: datetime | None = None,
) -> LadderNight:
    """Begin a run of a format's ladder.

    Raise NoLadder for a format that can have none, LadderBusy while another run goes on.
    """
    check_format(format)
    now = now or timezone.now()
    lock_until_commit(f"ladder of {format.slug}")
    if open_nights().filter(format=format.slug).exists():
        raise LadderBusy(f"The decks of {format.name} are already playing.")
    return LadderNight.objects.create(
        format=format.slug,
        begun=now,
        until=now + timedelta(minutes=minutes),
        player=player,
        seed=seed,
        automatic=automatic,
    )


def open_nights() -> QuerySet[LadderNight]:
    """Return the runs that have not ended."""
    return LadderNight.objects.filter(ended=None)


def continue_night(night: LadderNight, now: datetime | None = None) -> list[Playtest]:
    """Count what was played, then order more matches, or end the night when its time is up.

    Return the playtests that were ordered: the first of them is to be put on the queue.
    """
    now = now or timezone.now()
    count_matches(night)
    if now >= night.until:
        _end(night, now)
        return []
    if _should_rate(night, now):
        _rate(night, now)
    return _order_matches(night, now)


def delete_old(now: datetime) -> None:
    """Delete the nights whose games count no longer, with their games."""
    Playtest.objects.filter(ladder_match__night__begun__lt=now - KEPT).delete()
    LadderNight.objects.filter(ended__isnull=False, begun__lt=now - KEPT).delete()
    without_games = LadderEntry.objects.filter(current=False)
    for side in ("first", "second"):
        without_games = without_games.exclude(pk__in=LadderMatch.objects.values(side))
    without_games.delete()


def _end(night: LadderNight, now: datetime, note: str = "") -> None:
    """Stop the night's playtests, count what they have, and rate the decks."""
    orders.cancel_playtest(*Playtest.objects.filter(ladder_match__night=night))
    count_matches(night)
    _rate(night, now)
    LadderNight.objects.filter(pk=night.pk, ended=None).update(ended=now, note=note)
    night.refresh_from_db()


def _should_rate(night: LadderNight, now: datetime) -> bool:
    """Whether games were counted that no rating knows: the first of a night at once."""
    if night.rated is not None and now - night.rated < RATED_EVERY:
        return False
    return LadderMatch.objects.filter(night=night, counted=True).exists()


def _rate(night: LadderNight, now: datetime) -> None:
    rate_entries(night.format)
    LadderNight.objects.filter(pk=night.pk).update(rated=now)
    night.rated = now


def _order_matches(night: LadderNight, now: datetime) -> list[Playtest]:
    if _room(night) <= OPEN_MATCHES // 2:
        return []
    try:
        format = load_format(night.format)
    except UnknownFormat:
        _end(night, now, FORMAT_GONE)
        return []
    decks = {deck.entry.pk: deck for deck in enter_decks(format, now.date(), night.player)}
    if len(decks) < 2:
        _end(night, now, TOO_FEW)
        return []
    ratings = {
        deck.entry.pk: deck.entry.rating for deck in decks.values() if deck.entry.rating is not None
    }
    with transaction.atomic():
        lock_until_commit(f"ladder of {night.format}")
        ordered = LadderMatch.objects.filter(night=night).count()
        pairs = next_pairs(list(decks), ratings, _meetings(night.format), _room(night))
        return [
            _order(night, format, (decks[first], decks[second]), ordered + place, now)
            for place, (first, second) in enumerate(pairs)
        ]


def _room(night: LadderNight) -> int:
    """Return how many more matches may wait for workers."""
    return OPEN_MATCHES - LadderMatch.objects.filter(night=night, counted=False).count()


def _meetings(format: str) -> Counter[frozenset[int]]:
    """Return how often entries of a format have met."""
    pairs = LadderMatch.objects.filter(night__format=format).values_list("first", "second")
    return Counter(frozenset(pair) for pair in pairs)


def _order(
    night: LadderNight,
    format: Format,
    decks: tuple[LadderDeck, LadderDeck],
    place: int,
    now: datetime,
) -> Playtest:
    """Write down a match; who is first changes from one to the next."""
    first, second = decks if place % 2 == 0 else decks[::-1]
    request = PlaytestRequest(
        (first.entrant, second.entrant),
        games=GAMES,
        seed=(night.seed + place) % (MAX_SEED + 1),
        format=format,
        day=now.date(),
    )
    playtest = orders.order_playtest(request, queue_key=f"{BACKGROUND}ladder {night.format}")
    LadderMatch.objects.create(
        night=night, playtest=playtest, first=first.entry, second=second.entry
    )
    return playtest
