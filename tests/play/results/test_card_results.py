"""What the JSON of results says of single cards."""

import json

import pytest

from play.results.card_results import cards_json
from rules.playtest.statistics.card_statistics import CardStatistics, DeckGame, Moment, tally_cards

SWORD, SIEGE = "7_319", "7_83"


@pytest.fixture
def statistics() -> CardStatistics:
    games = [
        DeckGame(
            game,
            won=game % 2 == 0,
            band=game % 3,
            seen={
                Moment.PLAYED: [SWORD] if game % 2 == 0 else [],
                Moment.OPENING_HAND: [SIEGE],
                Moment.STUCK: [SWORD] if game < 10 else [],
            },
            decisive=[SWORD] if game % 2 == 0 else [],
        )
        for game in range(200)
    ]
    return tally_cards(games)


def test_the_json_has_games_and_wins_of_each_card_by_moment(statistics: CardStatistics) -> None:
    cards = {card["id"]: card for card in json.loads(json.dumps(cards_json(statistics)))}
    assert set(cards) == {SWORD, SIEGE}
    sword = cards[SWORD]
    assert (sword["played"]["games"], sword["played"]["wins"]) == (100, 100)
    assert sword["played"]["lift"] == 0.5
    assert sword["never_drawn"] == {"games": 0, "wins": 0}
    assert sword["stuck"]["caution"] == "few games"
    assert sword["decisive_games"] == [0, 2, 4, 6, 8, 10]
    assert set(sword) == {"id", "name", "decisive_games", *(moment.value for moment in Moment)}
