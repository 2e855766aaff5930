"""`python -m rules.tcg.library` shows an author a card, and what is wrong with it."""

import json
import subprocess
import sys

import pytest

from rules.tcg.facts.reader import all_cards
from rules.tcg.library import __main__ as command
from rules.tcg.library import texts, written
from rules.tcg.notation.definition import WRITTEN
from rules.tcg.notation.effects import Discard
from rules.tcg.players import heuristics
from tests.rules.tcg.cards import CITY_OF_MEN, FARAMIR


def run(capsys, *words):
    status = command.main(list(words))
    return status, capsys.readouterr()


def test_a_card_is_shown_with_its_facts_and_its_english(capsys):
    status, shown = run(capsys, FARAMIR)
    assert status == 0
    assert "7_90  Faramir, Stout Captain  (7 C 90)" in shown.out
    assert "unique free_peoples gondor man companion" in shown.out
    assert "strength 7, vitality 3, resistance 6" in shown.out
    assert "keywords: ranger" in shown.out
    assert "rules.tcg.library.set07.gondor" in shown.out
    assert "To play, spot a [gondor] Man." in shown.out
    assert "warning" not in shown.out


def test_a_card_can_be_named_by_its_collectors_number(capsys):
    status, shown = run(capsys, "7 C 83")
    assert status == 0
    assert "7_83  City of Men" in shown.out
    assert "time words: skirmish" in shown.out


def test_what_the_computer_player_weighs_is_shown(capsys):
    _, shown = run(capsys, FARAMIR)
    assert "EachTime: weighs Exert, Discard" in shown.out


def test_what_the_computer_player_ignores_is_shown(capsys, monkeypatch):
    monkeypatch.setattr(heuristics, "is_valued", lambda effect: not isinstance(effect, Discard))
    _, shown = run(capsys, FARAMIR)
    assert "EachTime: weighs Exert; ignores Discard" in shown.out


def test_a_card_that_is_not_written_says_so(capsys):
    unwritten = next(card_id for card_id in all_cards() if not texts(card_id))
    status, shown = run(capsys, unwritten)
    assert status == 0
    assert "not written" in shown.out


@pytest.mark.parametrize("number", ["99_1", "7 Z 1"])
def test_a_number_of_no_card_is_an_error(capsys, number):
    status, shown = run(capsys, number)
    assert status == 1
    assert number in shown.err


def test_what_is_wrong_is_a_warning_and_the_status(capsys, monkeypatch):
    monkeypatch.setattr(command, "faults", lambda card, text: ("set07: 7_83: something",))
    status, shown = run(capsys, CITY_OF_MEN)
    assert status == 1
    assert "warning: set07: 7_83: something" in shown.out


def test_json_has_the_english_of_every_written_card(capsys):
    status, shown = run(capsys, "--json")
    sentences = json.loads(shown.out)
    assert status == 0
    assert set(sentences) == set(written())
    assert sentences["7_319"] == ["Bearer must be a Hobbit."]
    assert "a [gondor] Man" in sentences[CITY_OF_MEN][0]


def test_missing_lists_the_cards_that_are_not_written(capsys):
    status, shown = run(capsys, "--missing", "--set", "7")
    lines = shown.out.splitlines()
    assert status == 0
    assert len(lines) == 365 - sum(card_id.startswith("7_") for card_id in written())
    assert "7_79  7 R 79  Andúril, Flame of the West" in lines
    assert not any(line.startswith(f"{CITY_OF_MEN} ") for line in lines)


def test_without_a_card_or_an_option_the_usage_is_shown(capsys):
    with pytest.raises(SystemExit):
        command.main([])
    assert "name a card, or use --json or --missing" in capsys.readouterr().err


def test_the_english_needs_no_engine():
    script = (
        "import sys; from rules.tcg.library.__main__ import main; main(['--json']);"
        "loaded = [name for name in sys.modules if name.startswith('rules.tcg.engine')];"
        "sys.exit(str(loaded) if loaded else 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_definition_knows_its_file():
    assert written()
    assert all(text.module == module for module, found in WRITTEN.items() for text in found)
