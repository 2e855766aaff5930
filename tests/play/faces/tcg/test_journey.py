"""Where fellowships die and what twilight comes to, for the page and as JSON."""

import json
from dataclasses import replace

import pytest
from django.test import Client

from play.faces.tcg.deck_statistics import deck_statistics
from play.faces.tcg.journey import journey_json, journey_result
from play.queue.totals import playtest_summary
from rules.playtest.tcg.journey import Journey, SiteTally, SkirmishTally
from rules.playtest.tcg.statistics import DeckSummary
from tests.expected import present
from tests.play.small_playtests import played

DECK = DeckSummary(
    endings=(("site 9", 2), ("killed", 3), ("corrupted", 0)),
    sites={3: 4, 9: 2},
    went_first=6,
    won_going_first=4,
    journey=Journey(
        killed={3: 2, 1: 1},
        corrupted={3: 1},
        sites={2: SiteTally(10, 12, 3, 70, 60), 3: SiteTally(4, 8, 0, 30, 28)},
        fellowship=SkirmishTally(20, 15),
        minions=SkirmishTally(10, 2),
    ),
)


def test_each_site_has_its_deaths_and_averages_over_visits() -> None:
    first, second, third = journey_result(DECK, decided=10).sites
    assert (first.site, first.visits, first.killed) == (1, 0, 1)
    assert (second.burdens, second.threats, second.given, second.spent) == (1.2, 0.3, 7, 6)
    assert (third.killed, third.corrupted) == (2, 1)


def test_going_first_and_second_are_shares_of_the_decks_own_games() -> None:
    deck = replace(DECK, went_first=60, won_going_first=40, endings=(("site 9", 50),))
    result = journey_result(deck, decided=100)
    first, second = result.turns
    assert (first.words, second.words) == ("first", "second")
    assert first.share.rate == pytest.approx(100 * 40 / 60)
    assert second.share.rate == pytest.approx(100 * 10 / 40)
    assert present(result.fellowship).rate == 75
    assert present(result.minions).rate == 20


def test_with_few_games_in_one_seat_the_way_only_says_how_often_the_deck_went_first() -> None:
    result = journey_result(DECK, decided=10)
    assert (result.turns, result.went_first, result.decided) == ((), 6, 10)


def test_the_json_has_counts_and_sums() -> None:
    result = json.loads(json.dumps(journey_json(DECK, decided=10)))
    assert result["deaths"] == {"killed": {"3": 2, "1": 1}, "corrupted": {"3": 1}}
    assert result["sites"]["2"]["twilight_spent"] == 60
    assert result["skirmishes"]["minions"] == {"fought": 10, "won": 2}
    assert result["going_second"] == {"games": 4, "wins": 1}


@pytest.mark.django_db
def test_a_played_playtest_has_statistics_of_both_decks() -> None:
    playtest = played(games=8)
    first, second = deck_statistics(playtest, playtest_summary(playtest))
    assert (first.name, second.name) == ("Aragorn", "Éomer")
    assert len(first.cards.cards) > 20
    assert first.journey.sites[0].visits <= 8


@pytest.mark.django_db
def test_the_page_shows_them_with_links_to_cards_and_games(client: Client) -> None:
    playtest = played(games=8)
    page = client.get(playtest.get_absolute_url()).content.decode()
    assert "Cards of Aragorn" in page
    assert 'href="/cards/tcg/7_83/"' in page
    assert "Éomer, site by site" in page
    assert f"/playtests/{playtest.pk}/games/" in page
