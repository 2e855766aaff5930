"""Standings of a quest league: more scenarios won first, then the lower sum of scores."""

from play.quest_leagues.standings import QuestResult, standings


def results(*scores: int | None) -> list[QuestResult]:
    return [QuestResult(score) for score in scores]


def test_more_scenarios_won_count_more_than_low_scores() -> None:
    lines = standings({1: results(40, None, None), 2: results(150, 190), 3: results(120, 170)})

    assert [(line.party, line.rank) for line in lines] == [(3, 1), (2, 2), (1, 3)]
    assert [(line.won, line.total) for line in lines] == [(2, 290), (2, 340), (1, 40)]


def test_a_lost_game_has_no_score_and_equal_parties_share_a_rank() -> None:
    lines = standings({1: results(100, None), 2: results(None, 100), 3: [], 4: results(None)})

    assert [line.rank for line in lines] == [1, 1, 3, 3]
    assert {line.party: line.total for line in lines} == {1: 100, 2: 100, 3: 0, 4: 0}
