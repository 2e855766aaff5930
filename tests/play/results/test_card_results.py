"""What pages and JSON say of single cards."""

import json
from uuid import UUID

import pytest

from play.results.card_results import MOMENTS, card_rows, cards_json
from rules.playtest.statistics.card_statistics import CardStatistics, DeckGame, Moment, tally_cards

PLAYTEST = UUID(int=7)
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


def test_cards_with_a_clear_difference_come_first(statistics: CardStatistics) -> None:
    sword, siege = card_rows(PLAYTEST, statistics)
    assert (sword.card_id, siege.card_id) == (SWORD, SIEGE)
    assert sword.label == "Hobbit Sword (7 C 319)"
    assert sword.address == f"/cards/tcg/{SWORD}/"
    played = dict(zip(MOMENTS, sword.cells, strict=True))[Moment.PLAYED]
    assert (played.games, played.rate, played.trend) == (100, 100, "up")
    assert played.signed == "+50.0 points"


def test_a_card_links_to_games_in_which_it_was_decisive(statistics: CardStatistics) -> None:
    sword, _ = card_rows(PLAYTEST, statistics)
    assert sword.decisive[1] == (3, f"/playtests/{PLAYTEST}/games/2/")


def test_few_games_are_said_beside_the_number(statistics: CardStatistics) -> None:
    sword, _ = card_rows(PLAYTEST, statistics)
    stuck = dict(zip(MOMENTS, sword.cells, strict=True))[Moment.STUCK]
    assert (stuck.games, stuck.caution, stuck.trend) == (10, "few games", "")
