"""Trials by the API: started, followed, paused and read, with the numbers of the commands."""

import json
from io import StringIO
from typing import Any
from uuid import UUID

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from pytest_django import DjangoCaptureOnCommitCallbacks

from decks.domain import create_deck, save_version
from decks.ownership import Visitor
from play.models import Playtest, Status
from play.queue.execution import start
from tests.play.small_playtests import ARAGORN, EOMER, MERRY, cards_of
from tests.play.small_trials import play_trial_out
from tests.programs import Program, problem_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("sent")]

COMPARISON = {
    "old": ARAGORN, "new": EOMER, "opponents": [MERRY], "games": 8, "seed": 5, "margin": None,
    "player": "random", "other_player": "random", "format": "king-block", "on": "2026-01-01",
}  # fmt: skip
LCG = {
    "old": "core-leadership", "new": "core-lore", "games": 3, "player": "random", "seed": 5,
    "scenario": "passage-through-mirkwood",
}  # fmt: skip


def swap() -> dict[str, Any]:
    own = dict(cards_of(ARAGORN).draw_deck)
    cards = [card for card, _ in cards_of(EOMER).draw_deck if card not in own][:2]
    settings = {key: value for key, value in COMPARISON.items() if key not in ("old", "new")}
    del settings["margin"]
    out = cards_of(ARAGORN).draw_deck[0][0]
    return settings | {
        "deck": ARAGORN, "card_out": out, "cards": cards, "games": 4, "allow_illegal": True,
    }  # fmt: skip


def played(program: Program, address: str, asked: dict[str, Any]) -> dict[str, Any]:
    """Start a trial, play it to its end and return its result."""
    begun = program.send(f"/api/v1/{address}/", asked)
    assert begun.status_code == 201, begun.content
    assert begun["Location"].endswith(f"/playtests/{begun.json()['id']}/")
    start(UUID(begun.json()["id"]))
    play_trial_out(Playtest.objects.get(pk=begun.json()["id"]))
    done = program.get(begun.json()["url"]).json()
    assert done["stage"] == "finished"
    answer: dict[str, Any] = done["result"]
    return answer


def printed(*arguments: str) -> dict[str, Any]:
    output = StringIO()
    call_command(*arguments, "--seed=5", "--json", stdout=output, stderr=StringIO())
    answer: dict[str, Any] = json.loads(output.getvalue())
    return answer


def shared(
    result: dict[str, Any], command: dict[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what both have of the figures, without what was asked."""
    asked = {"old", "new", "deck", "opponents", "partners", "players"}
    keys = (result.keys() & command.keys()) - asked
    return {key: result[key] for key in keys}, {key: command[key] for key in keys}


TCG_OPTIONS = ("--players=random", "--format=king-block", "--on=2026-01-01")


def test_a_comparison_has_the_numbers_of_the_command(program: Program) -> None:
    result = played(program, "comparisons", COMPARISON)
    command = printed("compare", ARAGORN, EOMER, "--against", MERRY, "--games=8", *TCG_OPTIONS)
    by_api, by_command = shared(result, command)
    assert by_api == by_command
    assert {"difference", "interval", "digest", "pairs"} <= by_api.keys()


def test_a_swap_has_the_numbers_of_the_command(program: Program) -> None:
    asked = swap()
    result = played(program, "swaps", asked)
    command = printed(
        "swap", ARAGORN, "--out", asked["card_out"], "--in", *asked["cards"], "--against", MERRY,
        "--batch=4", "--allow-illegal", *TCG_OPTIONS,
    )  # fmt: skip
    by_api, by_command = shared(result, command)
    assert by_api == by_command
    assert {"rounds", "best", "confirmation", "digest"} <= by_api.keys()


def test_an_lcg_comparison_has_the_numbers_of_the_command(program: Program) -> None:
    result = played(program, "comparisons", LCG | {"margin": None})
    command = printed(
        "compare", "core-leadership", "core-lore", "--scenario=passage-through-mirkwood",
        "--games=3", "--players=random,good",
    )  # fmt: skip
    by_api, by_command = shared(result, command)
    assert by_api == by_command
    assert "score" in by_api


def test_versions_of_a_deck_are_named_by_their_numbers(frodo: User, program: Program) -> None:
    own = create_deck("Mine", cards_of(ARAGORN), maker=Visitor(frodo))
    save_version(own, cards_of(EOMER))
    versions = {"old": f"{own.slug}@1", "new": f"{own.slug}@2"}
    begun = program.send("/api/v1/comparisons/", COMPARISON | versions).json()
    assert [deck["name"] for deck in begun["decks"]][:2] == ["Mine, version 1", "Mine, version 2"]
    assert begun["design"] == "comparison"


def test_a_playtest_is_paused_and_resumed(
    program: Program,
    sent: list[str],
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    begun = program.send("/api/v1/comparisons/", COMPARISON).json()
    assert program.send(f"{begun['url']}pause/", {}).json()["stage"] == "paused"
    assert Playtest.objects.get().status is Status.PAUSED
    sent.clear()
    with django_capture_on_commit_callbacks(execute=True):
        assert program.send(f"{begun['url']}resume/", {}).json()["stage"] == "waiting"
    assert sent == [begun["id"]]
    assert program.send(f"{begun['url']}cancel/", {}).json()["stage"] == "cancelled"


@pytest.mark.parametrize(
    ("address", "change", "said"),
    [
        ("comparisons", {"opponents": []}, "Name at least one opponent."),
        ("comparisons", {"old": "nowhere"}, "This deck doesn’t exist"),
        ("comparisons", {"new": "core-lore"}, "Choose decks of one game."),
        ("comparisons", {"games": 100_000}, "50000"),
        ("comparisons", {"player": "sauron"}, "Unknown player"),
        ("comparisons", {"partners": [MERRY]}, "Not for decks of this game."),
        ("swaps", {"card_out": "Balrog"}, "The deck has no card"),
        ("swaps", {"cards": ["Nobody’s Sword"]}, "There is no card"),
        ("comparisons", {"format": "towers-standard"}, "not legal in"),
    ],
)
def test_what_cannot_be_played_is_refused_in_plain_words(
    program: Program, address: str, change: dict[str, object], said: str
) -> None:
    asked = swap() if address == "swaps" else COMPARISON
    answer = program.send(f"/api/v1/{address}/", asked | change)
    assert answer.status_code == 400
    assert said in str(problem_of(answer))
    assert not Playtest.objects.exists()
