"""Statistics of cards and journeys come back from JSON as they were."""

import json
from typing import Any

from hypothesis import given

from rules.playtest.statistics.card_statistics import CardStatistics
from rules.playtest.statistics.card_writing import read_cards, write_cards
from rules.playtest.tcg import merge, play_game, read_summary, summarise, write_summary
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.journey import Journey
from rules.playtest.tcg.observation_writing import read_journey, write_journey
from tests.rules.playtest.statistics.test_card_statistics import card_statistics
from tests.rules.playtest.tcg.games import game
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

DESCRIPTION = PlaytestDescription((ARAGORN_STARTER, EOMER_STARTER), ("random", "easy"), seed=4)


@given(card_statistics)
def test_statistics_of_cards_come_back(statistics: Any) -> None:
    assert read_cards(json.loads(json.dumps(write_cards(statistics)))) == statistics


def test_what_was_not_counted_takes_no_room() -> None:
    assert write_cards(CardStatistics()) == write_journey(Journey()) == {}
    assert read_cards({}) == CardStatistics()
    assert read_journey({}) == Journey()


def test_a_fellowship_that_never_moved_is_kept() -> None:
    stayed = Journey(killed={1: 3}, bids={0: 1, 3: 2})
    assert read_journey(json.loads(json.dumps(write_journey(stayed)))) == stayed


def test_summaries_of_played_games_come_back_and_merge_in_any_order() -> None:
    records = [play_game(DESCRIPTION, index) for index in range(6)]
    whole = summarise(records)
    assert whole.decks[0].cards.cards
    assert whole.decks[0].journey.sites
    parts = [summarise(records[4:]), summarise(records[:1]), summarise(records[1:4])]
    written = [json.loads(json.dumps(write_summary(part))) for part in parts]
    assert merge(map(read_summary, written)) == whole


def test_a_summary_from_before_cards_were_counted_can_be_read() -> None:
    written = write_summary(summarise([game(0)]))
    for deck in written["decks"]:
        del deck["cards"], deck["journey"]
    assert read_summary(written).decks[0].cards == CardStatistics()
