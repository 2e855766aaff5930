"""manage.py study: the tables of the starter decks, on the command line."""

import json
from dataclasses import fields
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from play.management.studies import tune
from rules.lcg.players import features
from rules.lcg.players.weights import Weights
from rules.tcg.players.features import FEATURES
from rules.tcg.players.learned.moving_tried_out import TRIED_OUT
from rules.tcg.players.learned.opening_outlook import DECK, HAND
from rules.tcg.players.learned.outlook import MOVING
from rules.tcg.players.learned.regroup_outlook import SIDE
from rules.tcg.players.reading.weights import RULES, tuned
from rules.tcg.players.value import TEMPO
from rules.tcg.study import tuning

ARAGORN, EOMER = "rotk-aragorn-starter", "rotk-eomer-starter"
MIRKWOOD = "passage-through-mirkwood"


def run(*arguments: str) -> str:
    """Return what the command prints."""
    output = StringIO()
    games = ("--games=1", "--random-games=1", "--seed=7")
    call_command("study", "tcg", *games, *arguments, stdout=output, stderr=StringIO())
    return output.getvalue()


def test_prints_the_tables_with_the_command_that_gives_them() -> None:
    page = run("--decks", ARAGORN, EOMER)
    command = f"study tcg --games 1 --random-games 1 --seed 7 --decks {ARAGORN} {EOMER}"
    assert f"    manage.py {command}\n" in page
    assert f"| king | {ARAGORN} | {EOMER} | 1 |" in page


def study(*arguments: str) -> str:
    """Return what another study prints."""
    output = StringIO()
    call_command("study", *arguments, stdout=output, stderr=StringIO())
    return output.getvalue()


def test_players_writes_the_ladder() -> None:
    page = study("players", "--rungs", "tuned/random", "rules/random=2", "--games=1")
    command = "study players --games 1 --seed 2003 --rungs tuned/random rules/random=2"
    assert f"    manage.py {command}\n" in page
    assert "| tuned | random | 8 |" in page
    assert "| rules | random | 16 |" in page


def test_agreement_may_be_about_swaps_alone_that_a_third_player_finds() -> None:
    players = ("--players", "random", "random", "--swaps-by", "random", "--swaps-only")
    page = study("agreement", *players, "--pairings=1", "--swaps=1", "--pairs=2", "--seed=5")
    assert "--swaps 1 --pairs 2 --swaps-by random --swaps-only --seed 5`" in page
    assert "| Cards: 0 | 0 | 0 | 0 | 0 |" in page
    assert "| Swaps: 1 |" in page


def test_players_may_play_with_drawn_decks() -> None:
    page = study("players", "--rungs", "tuned/random", "--games=4", "--drawn=king")
    command = "study players --games 4 --seed 2003 --rungs tuned/random --drawn king"
    assert f"    manage.py {command}\n" in page
    assert "| tuned | random | 4 |" in page
    assert "| drawn from king |" in page


def test_regroup_finds_a_weight_for_each_number_of_both_players() -> None:
    found = json.loads(study("regroup", "--games=6"))
    for moment in ("turn", "regroup"):
        assert set(found["weights"][moment]["mover"]) == set(SIDE)
        assert set(found["weights"][moment]["rival"]) == set(SIDE)
        assert found["found"][moment]["positions"] > 10


def test_moving_finds_a_weight_for_each_number_and_what_is_tried_out() -> None:
    found = json.loads(study("moving", "--games=4", "--seed=2"))
    for turns in ("0", "2"):
        assert set(found["weights"][turns]) == {*MOVING, TRIED_OUT}
    assert found["choices"] > 2
    assert found["command"] == "manage.py study moving --games 4 --seed 2"


def test_value_finds_a_weight_for_each_feature() -> None:
    found = json.loads(study("value", "--games=20"))
    assert set(found["weights"]) == {*FEATURES, TEMPO}
    assert found["positions"] > 100
    assert 0 <= found["foretold of games kept aside"] <= 1


def test_openings_finds_a_weight_for_each_number_of_the_opening() -> None:
    found = json.loads(study("openings", "--games=4", "--seed=2"))
    assert set(found["second"]) == {"always", *DECK}
    assert set(found["redraw"]) == set(HAND)
    assert found["command"] == "manage.py study openings --games 4 --seed 2"


def test_evaluation_finds_a_weight_for_each_feature_of_a_table() -> None:
    asked = (MIRKWOOD, "--games=6", "--led-games=1", "--led-by=rules")
    found = json.loads(study("evaluation", *asked))
    assert tuple(found["weights"]) == features.FEATURES
    assert found["tables"] > 20
    assert found["command"].endswith("--games 6 --seed 1 --led-games 1 --led-by rules")


def test_rules_finds_what_expert_rules_weigh_alone() -> None:
    asked = (MIRKWOOD, "--steps=1", "--pairs=1", "--decks", "tactics")
    found = json.loads(study("rules", *asked))
    assert set(found["weights"]) == {field.name for field in fields(Weights)}
    assert found["command"].endswith("--steps 1 --pairs 1 --seed 5 --decks tactics")


def test_tune_writes_weights_that_a_sequential_test_finds_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tune, "mean_weights", lambda plan, state: tuned())
    written = json.loads(study("tune", "--steps=1", "--pairs=1", "--decks", ARAGORN, EOMER))
    assert written["weights"] == pytest.approx(tuned()._asdict())
    assert written["pairs"] >= 40
    assert written["command"].endswith(f"--steps 1 --pairs 1 --seed 77 --decks {ARAGORN} {EOMER}")


def test_tune_refuses_weights_that_are_not_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules are no better than the rules, which the sequential test finds out."""
    monkeypatch.setattr(tune, "START", RULES)
    monkeypatch.setattr(tuning, "GAIN", 0.0)
    monkeypatch.setattr(tuning, "MOST_PAIRS", 40)
    with pytest.raises(CommandError, match="the new weights aren't better"):
        study("tune", "--steps=1", "--pairs=1", "--decks", ARAGORN, EOMER)


def test_writes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "starters.md"
    assert run("--block", "hunters", "--output", str(file)) == ""
    assert "| hunters | hu-aragorn-starter | hu-mauhur-starter | 1 |" in file.read_text()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--decks", "nobody"), "There is no starter deck nobody"),
        (("--games=0",), "--games must be at least 1"),
        (("--workers=0",), "--workers must be at least 1"),
        (("--decks", ARAGORN, "--output", "/nowhere/at/all"), "can't be written"),
    ],
)
def test_refuses_what_cannot_be_done_in_plain_english(
    arguments: tuple[str, ...], message: str
) -> None:
    with pytest.raises(CommandError, match=message):
        run(*arguments)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("players", "--rungs", "tuned"), "is not PLAYER/OPPONENT"),
        (("players", "--every-pairing", "--rungs", "tuned"), "is not PLAYER/OPPONENT"),
        (("players", "--rungs", "tuned/sauron"), "unknown player 'sauron'"),
        (("rules", MIRKWOOD, "--decks", "tactics", "lore+spirit"), "has other weights"),
        (("rules", MIRKWOOD, "--decks", "mordor"), "There is no deck mordor"),
        (("players", "--games=0"), "--games must be at least 1"),
        (("evaluation", MIRKWOOD, "--led-by", "sauron"), "Unknown player 'sauron'"),
        (("evaluation", MIRKWOOD, "--led-games=0"), "--led-games must be at least 1"),
        (("tune", "--steps=0"), "--steps must be at least 1"),
        (("tune", "--decks", ARAGORN), "at least two starter decks of one block"),
    ],
)
def test_other_studies_refuse_in_plain_english(arguments: tuple[str, ...], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        study(*arguments)
