"""Improvements by the API, with the numbers of the command."""

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from play.models import Improvement
from tests.play.small_playtests import ARAGORN, EOMER, MERRY
from tests.play.trials.improvements.small_improvements import play_path, quick_games
from tests.programs import Program
from tests.samples import store_samples
from tests.visitors import player

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick_games", "sent")]
__all__ = ["quick_games"]

SETTINGS = {"seed": 4, "format": "king-block", "on": "2026-01-01", "games": 600, "changes": 12}


def test_the_api_finds_what_the_command_prints() -> None:
    store_samples()
    program = Program(player("frodo"))
    asked = {"deck": ARAGORN, "opponents": [EOMER, MERRY], "keep": ["7_364"], **SETTINGS}
    begun = program.send("/api/v1/improvements/", asked)
    assert begun.status_code == 201, begun.content
    assert begun.json()["path"] is None or begun.json()["path"]["steps"] == []
    improvement = play_path(Improvement.objects.get())
    assert improvement.kept == ["7_364"]
    found = program.get(begun.json()["url"]).json()
    assert found["stage"] == "finished"
    output = StringIO()
    call_command(
        "improve", ARAGORN, "--against", EOMER, MERRY, "--keep", "7_364", "--games", "600",
        "--changes", "12", "--seed", "4", "--format", "king-block", "--day", "2026-01-01",
        "--json", stdout=output, stderr=StringIO(),
    )  # fmt: skip
    printed: dict[str, Any] = json.loads(output.getvalue())
    assert {key: printed[key] for key in found["path"]} == found["path"]
    assert program.get("/api/v1/improvements/").json()["results"][0]["id"] == found["id"]


def test_what_cannot_be_improved_is_refused_in_words() -> None:
    store_samples()
    program = Program(player("frodo"))
    none = program.send("/api/v1/improvements/", {"deck": ARAGORN, **SETTINGS})
    assert "Name at least one opponent" in none.content.decode()
    illegal = program.send(
        "/api/v1/improvements/",
        {"deck": ARAGORN, "opponents": [EOMER], **SETTINGS, "format": "fellowship-block"},
    )
    assert "Not legal in Fellowship block" in illegal.content.decode()
    with pytest.raises(CommandError, match="owned needs a deck"):
        call_command("improve", ARAGORN, "--against", EOMER, "--owned")
