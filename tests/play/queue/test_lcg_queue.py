"""LCG playtests on the queue: the same numbers however they are cut, and on the command line."""

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from play.games.records import game_record
from play.models import Chunk, Status
from play.playtests.queries import playtest_page
from play.queue.execution import start
from play.queue.totals import playtest_summary
from rules.playtest import lcg
from rules.playtest.ranges import play_range
from tests.expected import lcg_description
from tests.play.small_lcg_playtests import MIRKWOOD, played, playtest_request
from tests.play.small_playtests import play_chunks
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db


def run(*arguments: str) -> str:
    """Return what the command prints."""
    output = StringIO()
    call_command("playtest", *arguments, stdout=output, stderr=StringIO())
    return output.getvalue()


def test_a_playtest_is_played_to_its_end_and_counted() -> None:
    playtest = played(games=10, chunk_games=4)
    whole = play_range(lcg.play_game, lcg_description(playtest.description()), 0, 10)
    assert playtest.status is Status.FINISHED
    assert playtest_summary(playtest) == lcg.summarise(whole)
    assert game_record(playtest, 6) == whole[6]
    assert [len(chunk.wins) for chunk in Chunk.objects.all()] == [1, 1, 1]


def test_a_chunk_that_is_played_twice_changes_nothing() -> None:
    playtest = played(games=8, chunk_games=4)
    before = playtest_summary(playtest)
    play_chunks(playtest, 0, 4)
    assert playtest_summary(playtest) == before


def test_a_small_playtest_is_played_as_it_starts() -> None:
    from play.queue.orders import order_playtest

    playtest = order_playtest(playtest_request("lore", games=2))
    assert list(start(playtest.pk)) == []
    playtest.refresh_from_db()
    assert playtest.status is Status.FINISHED


def test_the_list_shows_the_scenario_and_the_games_won() -> None:
    playtest = played(games=6)
    _, (shown,) = playtest_page(KEEPER, None)
    assert shown.title == (
        "Introductory leadership deck and Introductory spirit deck in Passage Through Mirkwood"
    )
    assert shown.result == f"The players {playtest_summary(playtest).won}"


def test_the_command_line_comes_to_the_same_as_the_queue() -> None:
    summary = playtest_summary(played(games=10, chunk_games=3))
    result = json.loads(
        run("core-leadership", "core-spirit", "--scenario", MIRKWOOD, "--games=10", "--seed=7",
            "--player=random", "--json")
    )  # fmt: skip
    assert result["digest"] == summary.digest
    assert (result["wins"]["players"], result["games"]) == (summary.won, 10)
    assert (result["scenario"], result["difficulty"]) == (MIRKWOOD, "standard")
    assert result["format"] == "lcg-introductory"
    assert sum(result["endings"].values()) == 10
    assert sum(loss["games"] for loss in result["losses"]) == summary.lost
    assert result["threat_by_round"][0]["round"] == 0
    assert [deck["deck"] for deck in result["decks"]] == ["core-leadership", "core-spirit"]


def test_the_text_says_the_same() -> None:
    said = run("core-lore", f"--scenario={MIRKWOOD}", "--games=5", "--seed=7",
               "--difficulty=basic", "--player=quick")  # fmt: skip
    assert "Introductory lore deck (quick) in Passage Through Mirkwood, Basic" in said
    assert "5 games" in said
    assert "95% interval" in said


def test_each_deck_can_have_a_player_of_its_own() -> None:
    result = json.loads(
        run("core-lore", "core-spirit", "--scenario", MIRKWOOD, "--games=1", "--seed=1",
            "--player=quick", "--player=random", "--json")
    )  # fmt: skip
    assert [deck["player"] for deck in result["decks"]] == ["quick", "random"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["core-lore"], "Choose a scenario"),
        (["core-lore", "--scenario=a-short-rest"], "There is no scenario 'a-short-rest'"),
        (["core-lore", "core-lore", f"--scenario={MIRKWOOD}"], "Each hero is unique"),
        (["core-lore", "rotk-aragorn-starter"], "Choose decks of one game"),
        (["core-lore", f"--scenario={MIRKWOOD}", "--player=flat"], "[Uu]nknown player"),
        (["core-lore", f"--scenario={MIRKWOOD}", "--difficulty=easy"], "The difficulties are"),
        (["core-lore", f"--scenario={MIRKWOOD}", "--format=lcg-tournament"], "not legal in"),
    ],
)
def test_what_cannot_be_played_is_refused_in_plain_words(arguments: list[str], said: str) -> None:
    with pytest.raises(CommandError, match=said):
        run(*arguments, "--games=1")
