"""Pairing and standings, against calculations of their own."""

from fractions import Fraction
from itertools import combinations

import pytest

from play.events.pairing import pair_round
from play.events.standings import PlayedMatch, Result, points_of, standings
from rules.limited.opening import Dice


def played_event(players: int, rounds: int, seed: int) -> list[PlayedMatch]:
    """Pair and decide rounds at random, as an event does."""
    dice = Dice(seed)
    places = list(range(players))
    met: dict[int, frozenset[int]] = {place: frozenset() for place in places}
    byes: dict[int, int] = {}
    matches: list[PlayedMatch] = []
    for number in range(1, rounds + 1):
        pairs, resting = pair_round(places, points_of(places, matches), met, byes, seed + number)
        for first, second in pairs:
            met[first] |= {second}
            met[second] |= {first}
            result = list(Result)[dice.below(3)]
            matches.append(PlayedMatch(number, first, second, result))
        if resting is not None:
            byes[resting] = byes.get(resting, 0) + 1
            matches.append(PlayedMatch(number, resting, None, Result.FIRST))
    return matches


@pytest.mark.parametrize(("players", "rounds"), [(8, 3), (7, 3), (6, 3), (16, 4), (13, 5)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everybody_plays_in_each_round_and_nobody_meets_twice(
    players: int, rounds: int, seed: int
) -> None:
    matches = played_event(players, rounds, seed)
    pairs = [
        frozenset((match.first, match.second)) for match in matches if match.second is not None
    ]
    resting = [match.first for match in matches if match.second is None]

    assert len(pairs) == len(set(pairs))
    assert len(resting) == len(set(resting)) == (rounds if players % 2 else 0)
    for number in range(1, rounds + 1):
        seated = [
            place
            for match in matches
            if match.round == number
            for place in (match.first, match.second)
            if place is not None
        ]
        assert sorted(seated) == list(range(players))


def test_pairs_are_as_equal_in_points_as_can_be() -> None:
    """Of all ways to pair eight players without a rematch none has less difference."""
    places = list(range(8))
    matches = [m for m in played_event(8, 2, 5) if m.round <= 2]
    points = points_of(places, matches)
    met = {
        place: frozenset(
            other
            for match in matches
            for other in (match.first, match.second)
            if place in (match.first, match.second) and other not in (place, None)
        )
        for place in places
    }
    pairs, _ = pair_round(places, points, {k: frozenset(v) for k, v in met.items()}, {}, 9)

    def apart(way: list[tuple[int, int]]) -> int:
        return sum((points[one] - points[other]) ** 2 for one, other in way)

    def ways(left: list[int]) -> list[list[tuple[int, int]]]:
        if not left:
            return [[]]
        one, *others = left
        return [
            [(one, other), *rest]
            for other in others
            if other not in met[one]
            for rest in ways([place for place in others if place != other])
        ]

    assert apart(pairs) == min(map(apart, ways(places)))


def test_a_rematch_is_paired_only_if_nothing_else_is_left() -> None:
    met = {0: frozenset({1}), 1: frozenset({0})}

    assert pair_round([0, 1], {0: 3, 1: 0}, met, {}, 1)[0] in ([(0, 1)], [(1, 0)])


@pytest.mark.parametrize("seed", range(5))
def test_standings_match_an_independent_calculation(seed: int) -> None:
    """Points and tie-breaks counted anew from the list of matches, by the rule's own words."""
    matches = played_event(7, 4, seed)
    lines = {line.player: line for line in standings(range(7), matches)}

    def worth(match: PlayedMatch, player: int) -> int:
        if match.second is None:
            return 3
        if match.result is Result.DRAW:
            return 1
        won = match.first if match.result is Result.FIRST else match.second
        return 3 if won == player else 0

    def of(player: int, byes: bool = True) -> list[PlayedMatch]:
        return [
            match
            for match in matches
            if player in (match.first, match.second) and (byes or match.second is not None)
        ]

    def share(player: int) -> Fraction:
        met = of(player, byes=False)
        won = Fraction(sum(worth(match, player) for match in met), 3 * len(met))
        return max(won, Fraction(1, 3))

    def opponents(player: int) -> list[int]:
        return [
            place
            for match in of(player, byes=False)
            for place in (match.first, match.second)
            if place is not None and place != player
        ]

    def mean_of(player: int) -> Fraction:
        met = opponents(player)
        return sum(map(share, met), Fraction(0)) / len(met)

    for player, line in lines.items():
        met = opponents(player)
        running = [
            sum(worth(match, player) for match in of(player) if match.round <= number)
            for number in range(1, 5)
        ]
        assert line.points == running[-1]
        assert line.opponents == mean_of(player)
        assert line.opponents_opponents == sum(map(mean_of, met), Fraction(0)) / len(met)
        assert line.cumulative == sum(running)
    order = [line.player for line in standings(range(7), matches)]
    keys = [
        (lines[p].points, lines[p].opponents, lines[p].opponents_opponents, lines[p].cumulative)
        for p in order
    ]
    assert keys == sorted(keys, reverse=True)
    for one, other in combinations(order, 2):
        assert lines[one].rank <= lines[other].rank
