"""Counting a ladder's games, and rating its decks by them."""

from collections import Counter

from django.db.models import F, Sum

from play.games.finding import ORDERS
from play.models import Chunk, LadderEntry, LadderMatch, LadderNight, PlayedGame, Playtest
from play.queue.totals import side_sums
from rules.playtest.statistics.ratings import rate

# Rating takes the cube of their number; older entries' games are the first to be left out.
MAX_RATED = 300


def count_matches(night: LadderNight) -> None:
    """Count the games of a night's matches that are over; forget those without any."""
    for match in LadderMatch.objects.filter(night=night, counted=False).select_related("playtest"):
        if not match.playtest.is_open:
            _count(match)


def _count(match: LadderMatch) -> None:
    playtest = match.playtest
    sums = Chunk.objects.filter(playtest=playtest).aggregate(games=Sum("games"), **side_sums())
    if not sums["games"]:
        playtest.delete()
        return
    match.wins, match.losses = sums["side_0"] or 0, sums["side_1"] or 0
    closest = _closest(playtest)
    if closest is not None and closest.site_a is not None and closest.site_b is not None:
        match.closest = closest.number
        match.gap = abs(closest.site_a - closest.site_b)
        match.sites = closest.site_a + closest.site_b
    match.counted = True
    match.save()


def _closest(playtest: Playtest) -> PlayedGame | None:
    decided = playtest.played_games.filter(winner__isnull=False, site_a__isnull=False)
    reached = (F("site_a") + F("site_b")).desc()
    level, *rest = ORDERS["close"][1]
    return decided.order_by(level, reached, *rest).first()


def rate_entries(format: str) -> None:
    """Find the rating of each entry of a format's ladder from all games that count."""
    counted = LadderMatch.objects.filter(night__format=format, counted=True).order_by("-pk")
    wins: Counter[tuple[int, int]] = Counter()
    places: dict[int, int] = {}
    for first, second, won, lost in counted.values_list("first", "second", "wins", "losses"):
        new = {first, second} - places.keys()
        if len(places) + len(new) > MAX_RATED:
            continue
        a, b = (places.setdefault(entry, len(places)) for entry in (first, second))
        wins[a, b] += won
        wins[b, a] += lost
    wins_of, losses_of = Counter[int](), Counter[int]()
    for (winner, loser), games in wins.items():
        wins_of[winner] += games
        losses_of[loser] += games
    entries = LadderEntry.objects.in_bulk(places)
    current = [place for key, place in places.items() if entries[key].current]
    ratings = rate(len(places), wins, current)
    for key, place in places.items():
        entry, rating = entries[key], ratings[place]
        entry.rating, entry.low, entry.high = rating.value, rating.low, rating.high
        entry.wins, entry.losses = wins_of[place], losses_of[place]
    LadderEntry.objects.bulk_update(
        entries.values(), ["rating", "low", "high", "wins", "losses"], batch_size=100
    )
