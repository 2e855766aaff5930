"""Single elimination: seeds kept apart, byes for the best, and who comes how far."""

import pytest

from play.events.elimination import (
    final_places,
    first_meetings,
    next_meetings,
    rounds_of,
)
from play.events.standings import PlayedMatch, Result


def played(round: int, first: int, second: int | None, result: Result) -> PlayedMatch:
    return PlayedMatch(round, first, second, result)


@pytest.mark.parametrize(("players", "rounds"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3)])
def test_it_takes_a_round_for_each_halving(players: int, rounds: int) -> None:
    assert rounds_of(players) == rounds


def test_the_best_seeds_meet_the_last_and_each_other_only_in_the_final() -> None:
    assert first_meetings([10, 11, 12, 13]) == [(10, 13), (11, 12)]
    eight = first_meetings(list(range(8)))
    assert eight == [(0, 7), (3, 4), (1, 6), (2, 5)]


@pytest.mark.parametrize("players", range(2, 17))
def test_if_the_better_seed_always_wins_seeds_are_the_final_order(players: int) -> None:
    seeds = list(range(players))
    meetings, matches, round = first_meetings(seeds), [], 1
    assert sorted(each for pair in meetings for each in pair if each is not None) == seeds
    while True:
        held = [
            played(round, first, second, Result.FIRST)
            for first, second in meetings
            if first is not None
        ]
        matches += held
        if len(meetings) == 1:
            break
        meetings = next_meetings(dict(enumerate(held)), len(meetings), seeds, out=())
        round += 1

    places = final_places(seeds, matches, out=())
    assert round == rounds_of(players)
    assert [player for player, _ in places] == seeds
    assert places[:2] == [(0, 1), (1, 2)]
    if players >= 4:
        assert {rank for _, rank in places[2:4]} == {3}


def test_byes_go_to_the_best_seeds() -> None:
    resting = [first for first, second in first_meetings(list(range(5))) if second is None]
    assert sorted(present for present in resting if present is not None) == [0, 1, 2]


def test_winners_of_neighbours_meet_and_the_better_seed_goes_on_after_a_draw() -> None:
    seeds = [0, 1, 2, 3]
    before = {0: played(3, 0, 3, Result.SECOND), 1: played(3, 1, 2, Result.DRAW)}
    assert next_meetings(before, 2, seeds, out=()) == [(1, 3)]


def test_dropping_out_or_not_coming_gives_the_opponent_a_bye() -> None:
    seeds = [0, 1, 2, 3]
    before = {0: played(3, 0, 3, Result.FIRST), 1: played(3, 1, 2, Result.NEITHER)}
    assert next_meetings(before, 2, seeds, out=()) == [(0, None)]
    assert next_meetings(before, 2, seeds, out=(0,)) == [(None, None)]
    assert final_places(seeds, before.values(), out=(0,))[0][1] == 1
    assert final_places(seeds, before.values(), out=())[0] == (0, 1)
