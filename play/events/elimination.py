"""Single elimination: a bracket of seeds, in which a player who loses is out.

A round has a place for each of its matches, in the order of the bracket, so the winners of two
neighbours meet in the next. The best seeds are apart as long as possible: the first and the second
can only meet in the final. Where seeds are missing the best have a bye.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import ceil, log2

from play.events.standings import PlayedMatch, Result

# Two players of a match, the better seed first; None for nobody.
Meeting = tuple[int | None, int | None]


def rounds_of(players: int) -> int:
    """Return how many rounds single elimination takes."""
    return ceil(log2(players)) if players > 1 else 0


def first_meetings(seeds: Sequence[int]) -> list[Meeting]:
    """Return the first round of some players, the best seed first."""
    size = 2 ** rounds_of(len(seeds))
    order = [0]
    while len(order) < size:
        # Each seed meets the one that makes the sum of both numbers the same.
        order = [seed for best in order for seed in (best, 2 * len(order) - 1 - best)]
    places = [seeds[number] if number < len(seeds) else None for number in order]
    return list(zip(places[::2], places[1::2], strict=True))


def next_meetings(
    before: Mapping[int, PlayedMatch], places: int, seeds: Sequence[int], out: Iterable[int]
) -> list[Meeting]:
    """Return the round after one with this many places, its matches by place, counted from 0.

    `seeds` are the players, the best first. `out` are those who have dropped. After the final there
    is no other round.
    """
    gone = set(out)
    winners = [
        _winner(before[place], seeds) if place in before else None for place in range(places)
    ]
    left = [None if winner in gone else winner for winner in winners]
    pairs = zip(left[::2], left[1::2], strict=False)
    return [_better_first(one, other, seeds) for one, other in pairs]


def final_places(
    seeds: Sequence[int], matches: Iterable[PlayedMatch], out: Collection[int]
) -> list[tuple[int, int]]:
    """Return the players of a bracket with their ranks, the best first.

    Players who came further are ahead, and those who lost in the same round share a rank. `seeds`
    are in their order before, the best first. `out` are those who have dropped: they went no
    further.
    """
    reached = dict.fromkeys(seeds, 0)
    for match in sorted(matches, key=lambda match: match.round):
        for player in (match.first, match.second):
            if player is not None:
                reached[player] = max(reached[player], match.round)
        winner = _winner(match, seeds)
        if winner is not None and winner not in out:
            reached[winner] = max(reached[winner], match.round + 1)
    order = sorted(seeds, key=lambda player: (-reached[player], seeds.index(player)))
    ranks: list[tuple[int, int]] = []
    for place, player in enumerate(order, start=1):
        same = bool(ranks) and reached[ranks[-1][0]] == reached[player]
        ranks.append((player, ranks[-1][1] if same else place))
    return ranks


def _winner(match: PlayedMatch, seeds: Sequence[int]) -> int | None:
    """Return who goes on: after a draw the better seed, None where neither came."""
    if match.second is None or match.result is Result.FIRST:
        return match.first
    if match.result is Result.SECOND:
        return match.second
    if match.result is Result.NEITHER:
        return None
    return min(match.first, match.second, key=seeds.index)


def _better_first(one: int | None, other: int | None, seeds: Sequence[int]) -> Meeting:
    if one is None or (other is not None and seeds.index(other) < seeds.index(one)):
        return other, one
    return one, other
