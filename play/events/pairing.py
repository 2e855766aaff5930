"""Who meets whom in a Swiss round: equal points if that is possible, and nobody twice.

A round is a matching of the greatest weight: players who have met get no edge, others one that
weighs the less the further their points are apart. All weights are whole numbers, so the matching
is exact. An odd number gives one player a bye: one who has had the fewest, of those the last.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import combinations

from rules.limited.opening import Dice

# Heavier than all differences of points together.
_BASE = 1_000_000
_REMATCH = 1
_ROUND_DICE = 11

Pair = tuple[int, int]


def pair_round(
    players: Sequence[int],
    points: Mapping[int, int],
    met: Mapping[int, frozenset[int]],
    byes: Mapping[int, int],
    seed: int,
) -> tuple[list[Pair], int | None]:
    """Return the pairs of a round, the highest points first, and who has the bye.

    `met` are the players each one has met. Equal players are paired by the seed. A rematch
    is paired only if nothing else can be.
    """
    dice = Dice(seed, _ROUND_DICE)
    lots = {player: dice.below(1000) for player in sorted(players)}
    resting = _bye(players, points, byes, lots) if len(players) % 2 else None
    playing = sorted(player for player in players if player != resting)
    # 16 MB that every process would hold, for what few of them ever do.
    networkx = import_module("networkx")
    graph = networkx.Graph()
    graph.add_nodes_from(playing)
    for one, other in combinations(playing, 2):
        graph.add_edge(one, other, weight=_weight(one, other, points, met, lots))
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    pairs = [_first_and_second(one, other, lots) for one, other in matching]
    pairs.sort(key=lambda pair: (-max(map(points.__getitem__, pair)), -_sum(pair, points), pair))
    return pairs, resting


def _weight(
    one: int,
    other: int,
    points: Mapping[int, int],
    met: Mapping[int, frozenset[int]],
    lots: Mapping[int, int],
) -> int:
    if other in met.get(one, frozenset()):
        return _REMATCH
    apart = points[one] - points[other]
    chance = (lots[one] * 31 + lots[other] * 31 + lots[one] * lots[other]) % 1000
    return _BASE * 1000 - apart * apart * 10_000 + chance


def _bye(
    players: Sequence[int],
    points: Mapping[int, int],
    byes: Mapping[int, int],
    lots: Mapping[int, int],
) -> int:
    """Return who has the bye: the fewest byes, then the fewest points, then a random player."""
    return min(
        players, key=lambda player: (byes.get(player, 0), points[player], lots[player], player)
    )


def _first_and_second(one: int, other: int, lots: Mapping[int, int]) -> Pair:
    return (one, other) if (lots[one], one) < (lots[other], other) else (other, one)


def _sum(pair: Pair, points: Mapping[int, int]) -> int:
    return points[pair[0]] + points[pair[1]]
