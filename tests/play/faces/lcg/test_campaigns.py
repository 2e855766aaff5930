"""Playtests of the expert game and the nightmare game: form, pages, command line, API, replays."""

import json
import re
from collections.abc import Iterator
from io import StringIO
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.core.management import call_command
from django.db import transaction
from django.http import QueryDict
from django.test import Client
from pytest_django.plugin import DjangoDbBlocker

from play.faces.lcg.results import playtest_results
from play.games.finding import FindGameForm
from play.games.recorded_games import leads_to_its_end, write_game
from play.games.records import game_record
from play.games.replays import load_replay
from play.models import Playtest, Status
from play.queue.totals import playtest_summary
from tests.play.playtests.test_lcg_pages import ASKED, NEW, text_of
from tests.play.small_lcg_playtests import cards_of, entrant, played
from tests.samples import store_samples

pytestmark = pytest.mark.django_db

LEADERSHIP_AND_LORE = (entrant("leadership", "quick"), entrant("lore", "quick"))
GAMES = 8


def played_campaign(scenario: str) -> Playtest:
    """Return a campaign of decks that win the first scenario in most games."""
    return played(
        games=GAMES, chunk_games=3, scenario=scenario, entrants=LEADERSHIP_AND_LORE, seed=7
    )


@pytest.fixture(scope="module")
def campaigns(
    django_db_setup: None, django_db_blocker: DjangoDbBlocker
) -> Iterator[dict[str, Any]]:
    """The keys of both campaigns, played once; each test takes back what it did itself."""
    with django_db_blocker.unblock(), transaction.atomic():
        yield {scenario: played_campaign(scenario).pk for scenario in ("expert-game", "nightmare")}
        transaction.set_rollback(True)


@pytest.fixture(params=["expert-game", "nightmare"])
def campaign(request: pytest.FixtureRequest, campaigns: dict[str, Any], db: None) -> Playtest:
    playtest = Playtest.objects.get(pk=campaigns[request.param])
    assert playtest.status is Status.FINISHED
    assert len(playtest_summary(playtest).scenarios) > 1
    return playtest


def longest_game(playtest: Playtest) -> Any:
    """Return the record of the game that reached most scenarios."""
    records = [game_record(playtest, index) for index in range(GAMES)]
    return max(records, key=lambda record: len(record.scenarios))


def test_the_form_offers_it_beside_the_scenarios(client: Client) -> None:
    store_samples()
    page = client.get(NEW, {"deck": "core-lore"}).content.decode()
    assert '<option value="expert-game">Expert game: the core set, one score</option>' in page
    assert '<option value="nightmare">Campaign without reset: the core set</option>' in page


@pytest.mark.parametrize(
    ("scenario", "title"),
    [("expert-game", "in the expert game"), ("nightmare", "in the campaign without reset")],
)
def test_it_is_ordered_and_named(
    client: Client, monkeypatch: pytest.MonkeyPatch, scenario: str, title: str
) -> None:
    store_samples()
    response = client.post(NEW, ASKED | {"scenario": scenario})
    playtest = Playtest.objects.get(started=None)
    assert response["Location"] == playtest.get_absolute_url()
    assert (playtest.scenario, playtest.difficulty) == (scenario, "basic")
    assert title in text_of(client.get(response["Location"]))


def test_the_page_shows_each_scenario_with_the_games_that_reached_it(
    client: Client, campaign: Playtest
) -> None:
    summary = playtest_summary(campaign)
    html = client.get(campaign.get_absolute_url()).content.decode()
    page = " ".join(re.sub(r"<[^>]+>", " ", html).split())
    first, second = summary.scenarios[:2]
    assert f"{summary.won} of {summary.decided} decided games" in page
    assert f"Passage Through Mirkwood {first.games} {first.won} {first.lost}" in page
    assert f"Journey Down the Anduin {second.games} {second.won} {second.lost}" in page
    assert "Threat by round in Journey Down the Anduin" in page
    assert "Cards of Lore in Passage Through Mirkwood" in page
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids))


def test_the_command_line_and_the_queue_come_to_the_same(campaign: Playtest) -> None:
    output = StringIO()
    call_command(
        "playtest", "core-leadership", "core-lore", "--scenario", campaign.scenario,
        "--games", str(GAMES), "--seed=7", "--player=quick", "--json",
        stdout=output, stderr=StringIO(),
    )  # fmt: skip
    result = json.loads(output.getvalue())
    summary = playtest_summary(campaign)
    assert result["digest"] == summary.digest
    assert result["wins"]["players"] + sum(part["endings"]["threat"] + part["endings"]["heroes"]
                                for part in result["scenarios"]) == GAMES  # fmt: skip
    assert [part["scenario"] for part in result["scenarios"]][:2] == [
        "passage-through-mirkwood",
        "journey-down-the-anduin",
    ]
    for part, counted in zip(result["scenarios"], summary.scenarios, strict=True):
        assert (part["games"], part["wins"]["players"]) == (counted.games, counted.won)
        assert part["interval"]["players"] == list(counted.interval)
        assert part["losses"] or not counted.lost
    cards = result["cards"]["core-lore"]
    scenarios = sum(part["games"] for part in result["scenarios"])
    assert {card["id"] for card in cards} == {code for code, _ in cards_of("lore").player_deck}
    assert max(card["never_drawn"]["games"] for card in cards) <= scenarios


def test_versions_can_be_compared_in_it() -> None:
    output = StringIO()
    call_command(
        "compare", "core-leadership", "core-leadership", "--with", "core-lore",
        "--scenario=nightmare", "--games=4", "--seed=7", "--players=quick,quick", "--json",
        stdout=output, stderr=StringIO(),
    )  # fmt: skip
    result = json.loads(output.getvalue())
    assert result["scenario"] == "nightmare"
    assert result["difference"] == 0


def test_the_text_goes_scenario_by_scenario() -> None:
    output = StringIO()
    call_command(
        "playtest", "core-leadership", "core-lore", "--scenario=nightmare", "--games=4",
        "--seed=7", "--player=quick", stdout=output, stderr=StringIO(),
    )  # fmt: skip
    text = output.getvalue()
    assert "(quick) in the campaign without reset, Standard" in text
    assert re.search(r"\nPassage Through Mirkwood: won \d of 4: ", text)
    assert "Journey Down the Anduin: won" in text


def test_a_replay_steps_through_every_scenario(client: Client, campaign: Playtest) -> None:
    record = longest_game(campaign)
    reached = len(record.scenarios)
    replay = load_replay(campaign, record, 0)
    assert replay.steps == len(record.choices) + reached - 1
    names = ["Passage Through Mirkwood", "Journey Down the Anduin", "Escape from Dol Guldur"]
    assert [line.text for line in replay.lines if line.text in names] == names[:reached]
    if not record.won:
        assert replay.result.startswith(f"The players lose {names[reached - 1]}: ")
    pauses = [
        place
        for place, board in enumerate(replay.boards)
        if "The players win Passage" in str(board.slots["question"])
    ]
    assert pauses == [len(record.scenarios[0].choices)]
    address = f"/playtests/{campaign.pk}/games/{record.index}/?step={pauses[0]}"
    assert "The players win Passage Through Mirkwood with a score of" in text_of(
        client.get(address)
    )


def test_a_game_of_it_can_be_exported_and_leads_to_its_end(campaign: Playtest) -> None:
    written = json.loads(json.dumps(write_game(campaign, longest_game(campaign))))
    assert leads_to_its_end(written)


def test_its_games_are_found_by_their_length(campaign: Playtest) -> None:
    record = longest_game(campaign)
    form = FindGameForm({"least": str(record.rounds)}, playtest=campaign)
    assert record.index in {game.number for game in form.games()}


def test_losses_of_a_scenario_lead_to_exactly_their_games(campaign: Playtest) -> None:
    results = playtest_results(campaign, playtest_summary(campaign))
    losses = [
        (address, games)
        for part in results.scenarios
        for address, games in [
            (part.lost_address, part.summary.lost),
            *((loss.address, loss.games) for loss in part.losses),
        ]
    ]
    assert len(losses) > 2
    for address, games in losses:
        form = FindGameForm(QueryDict(urlsplit(address).query), playtest=campaign)
        assert form.games().count() == games


def test_one_scenario_has_no_filter_by_scenario() -> None:
    assert "scenario" not in FindGameForm({}, playtest=played(games=1)).fields


def test_its_results_can_be_taken_away(client: Client, campaign: Playtest) -> None:
    result = client.get(f"{campaign.get_absolute_url()}download/result.json").json()
    assert len(result["scenarios"]) == len(playtest_summary(campaign).scenarios)
    cards = b"".join(client.get(f"{campaign.get_absolute_url()}download/cards.csv")).decode()
    assert "opening_hand" in cards
