"""An event of computers, by the command."""

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from rules.lcg.campaign import ORDER


def run(*words: str) -> str:
    """Return what the command prints."""
    printed = StringIO()
    call_command("event", *words, stdout=printed)
    return printed.getvalue()


def test_a_draft_is_played_to_its_last_round_and_again_the_same() -> None:
    asked = ("fellowship-draft", "--players", "3", "--player", "random", "--json")
    played = json.loads(run(*asked))

    assert played["rounds"] == 2
    assert len(played["matches"]) == 4
    assert sum(match["second"] is None for match in played["matches"]) == 2
    assert {line["seat"] for line in played["standings"]} == {0, 1, 2}
    assert json.loads(run(*asked)) == played


def test_a_draft_of_the_lcg_quests_together_and_again_the_same() -> None:
    asked = ("core-box-draft", "--players", "2", "--player", "random", "--json")
    played = json.loads(run(*asked))

    assert [len(heroes) for heroes in played["heroes"]] == [3, 3]
    assert [game["scenario"] for game in played["games"]] == list(ORDER)
    assert json.loads(run(*asked)) == played
    assert "Passage Through Mirkwood" in run(*asked[:-1])


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("nothing",), "no event"),
        (("king-sealed", "--players", "9"), "2 to 8"),
        (("king-sealed", "--player", "nobody"), "nobody"),
        (("core-box-draft", "--players", "5"), "2 to 4"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        run(*words)
