"""Results to take away: JSON as the command prints it, games and cards as CSV."""

import csv
import json

import pytest
from django.test import Client

from play.games.downloads import games_csv, playtest_json
from play.queue.totals import playtest_summary
from tests.play.small_lcg_playtests import played as played_lcg
from tests.play.small_playtests import played
from tests.responses import Response

pytestmark = pytest.mark.django_db


def rows(response: Response) -> list[dict[str, str]]:
    lines = b"".join(response).decode().splitlines()
    return list(csv.DictReader(lines))


def test_the_json_is_that_of_the_command(client: Client) -> None:
    playtest = played(games=6)
    response = client.get(f"/playtests/{playtest.pk}/download/result.json")
    result = json.loads(response.content)
    assert result == json.loads(json.dumps(playtest_json(playtest)))
    assert result["digest"] == playtest_summary(playtest).digest
    assert result["games"] == 6
    assert "attachment" in response.headers["Content-Disposition"]


def test_the_table_of_games_has_a_line_for_each(client: Client) -> None:
    playtest = played(games=6)
    games = rows(client.get(f"/playtests/{playtest.pk}/download/games.csv"))
    assert [game["game"] for game in games] == ["1", "2", "3", "4", "5", "6"]
    wins = playtest_summary(playtest).wins
    assert [sum(game["winner"] == side for game in games) for side in ("1", "2")] == list(wins)


def test_the_table_of_cards_has_counts_by_moment(client: Client) -> None:
    playtest = played(games=6)
    cards = rows(client.get(f"/playtests/{playtest.pk}/download/cards.csv"))
    assert {card["moment"] for card in cards} >= {"opening_hand", "played", "never_drawn"}
    assert all(0 < int(card["games"]) <= 6 for card in cards)
    assert {card["deck"] for card in cards} == {"Aragorn starter", "Éomer starter"}


def test_the_lcg_has_the_same_files(client: Client) -> None:
    playtest = played_lcg(games=3)
    assert len(list(games_csv(playtest))) == 4
    assert client.get(f"/playtests/{playtest.pk}/download/result.json").status_code == 200
    cards = rows(client.get(f"/playtests/{playtest.pk}/download/cards.csv"))
    assert {card["moment"] for card in cards} >= {"opening_hand", "never_drawn"}


def test_there_is_no_other_file(client: Client) -> None:
    assert client.get(f"/playtests/{played(games=1).pk}/download/secrets.txt").status_code == 404
