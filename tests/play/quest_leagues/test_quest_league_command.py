"""A quest league of the computer, by the command."""

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from rules.lcg.campaign import ORDER
from tests.samples import store_samples

pytestmark = pytest.mark.django_db


def run(*words: str) -> str:
    """Return what the command prints."""
    store_samples()
    printed = StringIO()
    call_command("quest_league", *words, stdout=printed)
    return printed.getvalue()


def test_each_deck_plays_all_scenarios_and_scores_add_up() -> None:
    asked = ("core-leadership", "core-spirit", "--player", "random", "--difficulty", "basic")
    league = json.loads(run(*asked, "--json"))

    assert tuple(league["scenarios"]) == ORDER
    assert sorted(deck for line in league["standings"] for deck in line["decks"]) == [
        "core-leadership",
        "core-spirit",
    ]
    for line in league["standings"]:
        scores = [score for score in line["games"] if score is not None]
        assert (line["won"], line["score"]) == (len(scores), sum(scores))
    assert run(*asked).count("Passage Through Mirkwood") == 2


def test_a_group_has_one_score() -> None:
    mirkwood = ("--scenarios", ORDER[0], "--player", "random")
    league = json.loads(run("core-leadership", "core-spirit", "--together", *mirkwood, "--json"))

    assert [line["decks"] for line in league["standings"]] == [["core-leadership", "core-spirit"]]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("rotk-aragorn-starter",), "is no LCG deck"),
        (("core-spirit", "--player", "nobody"), "nobody"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        run(*words)
