"""Three and four decks of the TCG in one playtest: asked for, played, shown, found, kept."""

import csv
import json
import re
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from pytest_django import DjangoCaptureOnCommitCallbacks

from decks.domain import create_deck
from play.faces.tcg.report import result_text
from play.games.downloads import games_csv, playtest_json
from play.games.finding import FindGameForm
from play.games.recorded_games import leads_to_its_end, write_game
from play.games.records import game_record
from play.models import Playtest
from play.playtests.again import again_query, findable_decks
from play.playtests.queries import playtest_page
from play.queue.durations import TakesTooLong, check_duration
from play.queue.totals import playtest_summary
from play.results.progress import playtest_progress
from rules.construction import Game
from tests.play.results.test_exact_games import assert_all_lead_to_their_games, figures, of_filter
from tests.play.small_playtests import (
    ARAGORN,
    EOMER,
    MERRY,
    begun,
    cards_of,
    entrant,
    play_chunks,
    played,
    playtest_request,
)
from tests.programs import Program
from tests.samples import store_samples
from tests.visitors import KEEPER, player

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("sent")]

MERRY_ENTRANT = entrant(cards_of(MERRY), "Merry starter")
MIRROR = entrant(cards_of(MERRY), "Merry starter")
THREE = (MERRY_ENTRANT,)
FOUR = (MERRY_ENTRANT, MIRROR)


def words_of(client: Client, address: str) -> str:
    """Return a page's words, without tags, its white space evened out."""
    page = client.get(address).content.decode()
    return " ".join(re.sub(r"<[^>]+>", " ", page).split())


def command(*decks: str) -> str:
    output = StringIO()
    options = (
        "--format=king-block",
        "--games=8",
        "--seed=7",
        "--players=random",
        "--on=2026-01-01",
    )
    call_command("playtest", *decks, *options, "--json", stdout=output, stderr=StringIO())
    return output.getvalue()


class TestAsking:
    def test_the_form_takes_more_opponents(
        self, client: Client, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
    ) -> None:
        store_samples()
        asked = {
            "deck": ARAGORN, "deck_player": "random", "opponent": EOMER,
            "opponent_player": "quick", "opponent_2": MERRY, "opponent_2_player": "random",
            "opponent_3_player": "quick", "games": "30", "format": "king-block", "seed": "11",
        }  # fmt: skip
        with django_capture_on_commit_callbacks():
            client.post("/playtests/new/", asked)
        playtest = Playtest.objects.get()
        assert [deck.player for deck in playtest.decks.all()] == ["random", "quick", "random"]
        again = again_query(playtest, findable_decks(playtest, KEEPER))
        assert f"opponent_2={MERRY}&opponent_2_player=random" in again
        page = client.get(f"/playtests/new/?{again}").content.decode()
        assert re.search(r"<details[^>]* open>\s*<summary>More opponents", page)

    def test_your_decks_are_offered_first(self, client: Client) -> None:
        store_samples()
        own = create_deck("Zealous", cards_of(ARAGORN), maker=KEEPER)
        page = client.get("/playtests/new/").content.decode()
        yours = page.index('<optgroup label="Your decks">')
        assert yours < page.index(own.slug) < page.index('<optgroup label="Sample decks">')

    def test_the_api_takes_four_and_refuses_five(self) -> None:
        store_samples()
        program = Program(player("frodo"))
        seats = [{"deck": slug, "player": "random"} for slug in (ARAGORN, EOMER, MERRY, MERRY)]
        asked = {"decks": seats, "games": 4, "seed": 7, "format": "king-block"}
        started = program.send("/api/v1/playtests/", asked)
        assert started.status_code == 201
        assert len(started.json()["decks"]) == 4
        refused = program.send("/api/v1/playtests/", asked | {"decks": [*seats, seats[0]]})
        assert "two to four decks, not 5" in refused.content.decode()

    def test_the_command_plays_what_the_queue_plays(self) -> None:
        playtest = played(games=8, more=THREE)
        result = json.loads(command(ARAGORN, EOMER, MERRY))
        stored = playtest_json(playtest)
        assert result["digest"] == stored["digest"]
        assert list(result["wins"].values()) == list(stored["wins"].values())
        assert result.keys() == stored.keys() == playtest_json(played(games=4)).keys()
        assert result["journeys"][MERRY]["going_third"]["games"] <= 8
        with pytest.raises(CommandError, match="two to four decks, not 5"):
            command(ARAGORN, EOMER, MERRY, ARAGORN, EOMER)


def test_games_that_two_decks_have_time_for_may_be_too_many_for_four() -> None:
    check_duration(Game.TCG, ["strong"] * 2, games=100_000)
    with pytest.raises(TakesTooLong, match="Ask for fewer games or a quicker player"):
        check_duration(Game.TCG, ["strong"] * 4, games=500_000)


def test_every_figure_of_the_page_leads_to_its_games(client: Client) -> None:
    playtest = played(games=12, chunk_games=6, more=FOUR)
    found = figures(client, playtest)
    for filters in (["lost_c=k", "site_c"], ["lost_d=-"], ["winner=3"], ["site_d"], ["ending="]):
        assert of_filter(found, *filters), filters
    of_decks = [*of_filter(found, "lost_"), *of_filter(found, "winner=", "ending=")]
    assert_all_lead_to_their_games(client, [*of_decks[::3], *of_filter(found, "moment=")[::200]])
    page = words_of(client, playtest.get_absolute_url())
    assert "Aragorn starter against Éomer starter, Merry starter (C) and Merry starter (D)" in page
    assert "Merry (D), site by site" in page
    # Three games a seat are too few to say what going fourth is worth.
    assert "Won going fourth" not in page
    assert page.count("Was in the game at the end") == 1


def test_a_playtest_under_way_counts_all_of_them(client: Client) -> None:
    playtest = begun(games=16, chunk_games=8, more=FOUR)
    assert set(playtest_json(playtest)["wins"].values()) == {0}
    play_chunks(playtest, 0)
    sides = playtest_progress(playtest, 8).sides
    assert [side.series for side in sides] == list("abcd")
    assert sum(side.wins for side in sides) == sum(playtest_summary(playtest).wins)
    assert client.get(playtest.get_absolute_url()).status_code == 200
    _, (line,) = playtest_page(KEEPER, None)
    assert line.result.count(",") == 3


def test_replays_and_files_show_every_seat(client: Client) -> None:
    playtest = played(games=4, more=THREE)
    replay = client.get(f"/playtests/{playtest.pk}/games/0/?seat=2&step=9")
    assert replay.status_code == 200
    assert replay.content.decode().count("data-seat-line") == 3
    assert leads_to_its_end(write_game(playtest, game_record(playtest, 3)))
    rows = list(csv.DictReader(StringIO("".join(games_csv(playtest)))))
    assert all(len(row["lost"]) == 3 and row["site_c"] for row in rows)
    assert "lost" not in next(iter(games_csv(played(games=1))))


def test_games_are_found_by_what_befell_a_third_deck() -> None:
    playtest = played(games=16, chunk_games=8, more=THREE)
    games = list(playtest.played_games.all())
    cases: dict[tuple[str, str], set[int]] = {
        ("lost_c", "k"): {game.number for game in games if game.lost[2] == "k"},
        ("site", "5"): {game.number for game in games if max(game.sites) >= 5},
        ("site_c", "2"): {game.number for game in games if game.site_c == 2},
    }
    for (name, value), fitting in cases.items():
        form = FindGameForm({name: value}, playtest=playtest)
        assert set(form.games().values_list("number", flat=True)) == fitting, name
    assert cases["lost_c", "k"]
    closest = FindGameForm({"order": "close"}, playtest=playtest).games()
    apart = [max(game.sites) - min(game.sites) for game in closest]
    assert apart == sorted(apart)
    assert "site_d" not in FindGameForm({}, playtest=playtest).fields
    assert "lost_a" not in FindGameForm({}, playtest=played(games=1)).fields


def test_the_text_names_all_decks_and_where_they_fell() -> None:
    request = playtest_request(games=8, more=THREE)
    said = "\n".join(result_text(request, playtest_summary(played(games=8, more=THREE))))
    assert "Aragorn starter (random) against Éomer starter (random) and Merry starter" in said
    assert "Was the last one left" in said
    assert re.search(r"Its Ring-bearer was killed in \d+: .* at site \d", said)
    # Eight games are too few to say what going third is worth.
    assert "Going third won" not in said
