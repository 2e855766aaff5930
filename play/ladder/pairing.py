"""Who meets whom on a ladder: decks with few games first, against decks of their strength."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rules.playtest.statistics.ratings import AVERAGE


def next_pairs(
    entries: Sequence[int],
    ratings: Mapping[int, float],
    meetings: Mapping[frozenset[int], int],
    count: int,
) -> Iterator[tuple[int, int]]:
    """Return the next pairs of entries to play, by their keys, in the order to play them.

    `meetings` are how often two entries have met. The entry that met fewest others is next, and
    meets the one it met least; of those the one nearest in rating.
    """
    if len(entries) < 2:
        return
    met = Counter(meetings)
    played = Counter(dict.fromkeys(entries, 0))
    for pair, times in meetings.items():
        for entry in pair:
            played[entry] += times
    for _ in range(count):
        first = min(entries, key=lambda entry: (played[entry], entry))
        second = min(
            (entry for entry in entries if entry != first),
            key=lambda entry: (
                met[frozenset((first, entry))],
                abs(_rating(ratings, entry) - _rating(ratings, first)),
                played[entry],
                entry,
            ),
        )
        met[frozenset((first, second))] += 1
        played[first] += 1
        played[second] += 1
        yield first, second


def _rating(ratings: Mapping[int, float], entry: int) -> float:
    return ratings.get(entry, AVERAGE)
