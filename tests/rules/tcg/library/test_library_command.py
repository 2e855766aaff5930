"""`python -m rules.tcg.library` shows an author a card, and what is wrong with it."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from rules.library_words import Dictionary
from rules.notation.definition_files import Mistake
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import card
from rules.tcg.library import __main__ as command
from rules.tcg.library import definitions, texts, written
from rules.tcg.library.definitions import DefinedSet, definitions_of_set
from rules.tcg.notation.definition import WRITTEN
from rules.tcg.notation.effects_on_cards import Discard
from rules.tcg.notation.english import MissingEnglish, sentences_of
from rules.tcg.notation.language import WORDS, nouns
from rules.tcg.notation.sentences import Definition
from rules.tcg.players.reading import heuristics
from tests.rules.tcg.cards import *


@pytest.fixture(scope="module", autouse=True)
def one_dictionary() -> Iterator[None]:
    """Let all tests look up words in one dictionary: making it reads every definition."""
    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(command, "dictionary", cache(command.dictionary))
        yield


def run(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    status = command.main(list(words))
    return status, capsys.readouterr()


def test_a_card_is_shown_with_its_facts_and_its_english(capsys: pytest.CaptureFixture[str]) -> None:
    status, shown = run(capsys, FARAMIR_STOUT_CAPTAIN)
    assert status == 0
    assert "7_90  Faramir, Stout Captain  (7 C 90)" in shown.out
    assert "unique free_peoples gondor man companion" in shown.out
    assert "strength 7, vitality 3, resistance 6" in shown.out
    assert "keywords: ranger" in shown.out
    assert "rules.tcg.library.set07.gondor" in shown.out
    assert "To play, spot a [gondor] Man." in shown.out
    assert "warning" not in shown.out


def test_a_card_can_be_named_by_its_collectors_number(capsys: pytest.CaptureFixture[str]) -> None:
    status, shown = run(capsys, "7 C 83")
    assert status == 0
    assert "7_83  City of Men" in shown.out
    assert "time words: skirmish" in shown.out


def test_what_the_computer_player_weighs_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    _, shown = run(capsys, FARAMIR_STOUT_CAPTAIN)
    assert "EachTime: weighs Exert, Discard" in shown.out


def test_what_the_computer_player_ignores_is_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heuristics, "is_valued", lambda effect: not isinstance(effect, Discard))
    _, shown = run(capsys, FARAMIR_STOUT_CAPTAIN)
    assert "EachTime: weighs Exert; ignores Discard" in shown.out


def test_a_card_that_is_not_written_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "texts", lambda card_id: ())
    status, shown = run(capsys, CITY_OF_MEN)
    assert status == 0
    assert "not written" in shown.out


@pytest.mark.parametrize("number", ["99_1", "7 Z 1"])
def test_a_number_of_no_card_is_an_error(capsys: pytest.CaptureFixture[str], number: str) -> None:
    status, shown = run(capsys, number)
    assert status == 1
    assert number in shown.err


def test_what_is_wrong_is_a_warning_and_the_status(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "faults", lambda card, text: ("set07: 7_83: something",))
    status, shown = run(capsys, CITY_OF_MEN)
    assert status == 1
    assert "warning: set07: 7_83: something" in shown.out


def test_json_has_the_english_of_every_written_card(capsys: pytest.CaptureFixture[str]) -> None:
    status, shown = run(capsys, "--json")
    sentences = json.loads(shown.out)
    assert status == 0
    assert set(sentences) == set(written())
    assert sentences["7_319"] == ["Bearer must be a Hobbit."]
    assert "a [gondor] Man" in sentences[CITY_OF_MEN][0]


def test_missing_lists_the_cards_that_are_not_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        command, "texts", lambda card_id: () if card_id == "7_90" else texts(card_id)
    )
    status, shown = run(capsys, "--missing", "--set", "7")
    lines = shown.out.splitlines()
    assert status == 0
    assert len(lines) == 366 - sum(card_id.startswith("7_") for card_id in written())
    assert "7_90  7 C 90  Faramir, Stout Captain" in lines
    assert not any(line.startswith(f"{CITY_OF_MEN} ") for line in lines)


def test_without_a_card_or_an_option_the_usage_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main([])
    assert "name a card, or use --json, --missing, --words or --new" in capsys.readouterr().err


def test_the_english_needs_no_engine() -> None:
    script = (
        "import sys; from rules.tcg.library.__main__ import main; main(['--json']);"
        "loaded = [name for name in sys.modules if name.startswith('rules.tcg.engine')];"
        "sys.exit(str(loaded) if loaded else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_every_definition_knows_its_file() -> None:
    assert written()
    assert all(text.module == module for module, found in WRITTEN.items() for text in found)


def test_a_mistake_is_a_line_and_hides_no_other_card(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    mistake = Mistake("rules/tcg/library/set07/raider.py", 14, "no card has the number 7 R 72")
    found = DefinedSet(definitions_of_set(7), (mistake,))
    monkeypatch.setattr(definitions, "_READ", {7: found})
    status, shown = run(capsys, CITY_OF_MEN)
    assert status == 1
    assert "7_83  City of Men" in shown.out
    assert shown.err == "rules/tcg/library/set07/raider.py:14: no card has the number 7 R 72\n"


def test_a_card_without_english_hides_no_other(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def english(known: Card, text: Definition, *, brackets: bool) -> tuple[str, ...]:
        if known.id == CITY_OF_MEN:
            raise MissingEnglish("here", "no English for this")
        return sentences_of(known, text, brackets=brackets)

    monkeypatch.setattr(command, "whole_text", english)
    monkeypatch.setattr(command, "sentences_of", english)
    status, shown = run(capsys, "--json")
    text = texts(CITY_OF_MEN)[0]
    assert status == 1
    assert CITY_OF_MEN not in json.loads(shown.out)
    assert FARAMIR_STOUT_CAPTAIN in json.loads(shown.out)
    assert shown.err == f"{text.place}: 7_83 City of Men: no English for this\n"
    status, shown = run(capsys, CITY_OF_MEN, FARAMIR_STOUT_CAPTAIN)
    assert status == 1
    assert f"  warning: {text.place}: 7_83 City of Men: no English for this" in shown.out
    assert "7_90  Faramir, Stout Captain" in shown.out


def test_a_word_is_shown_with_what_it_takes_and_examples(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, shown = run(capsys, "--words", "exert")
    assert status == 0
    assert "exert(target) or exert(times, target)  (effects_on_characters)" in shown.out
    assert "to_play(exert(a(elf)))  (3_24 Phial of Galadriel)" in shown.out
    assert "To play, exert an Elf." in shown.out


def test_every_word_of_the_language_is_in_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    status, shown = run(capsys, "--words")
    lines = [line[2:] for line in shown.out.splitlines() if re.match(r"  \w", line)]
    assert status == 0
    assert {re.split(r"[( ]", line)[0] for line in lines} == set(WORDS) - {"card", "erratum"}


def test_a_word_that_no_card_uses_says_so() -> None:
    made = Dictionary({"nouns": nouns}, [])
    assert list(made.word("hobbit")) == ["hobbit  (nouns)", "  A filter.", "    no card uses it"]


def test_a_mistyped_word_is_an_error_with_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    status, shown = run(capsys, "--words", "exrt")
    assert status == 1
    assert shown.err == "'exrt' is not a word of the card language; did you mean 'exert'?\n"


@pytest.mark.parametrize(
    ("phrase", "word", "example"),
    [
        ("wins a skirmish", "wins_skirmish(*winner, against=…)", "Each time Gimli wins a skirmish"),
        ("special", "using_abilities", "Skirmish special abilities may not be used."),
        ("Moves From", "the_fellowship_moves_from(*site)", "moves from"),
    ],
)
def test_a_phrase_finds_the_words_that_say_it_in_print(
    capsys: pytest.CaptureFixture[str], phrase: str, word: str, example: str
) -> None:
    status, shown = run(capsys, "--words", phrase)
    assert status == 0
    assert word in shown.out
    assert example in shown.out


def test_a_phrase_that_no_card_prints_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    status, shown = run(capsys, "--words", "wins a sk")
    assert status == 1
    assert shown.out == ""
    assert shown.err == "'wins a sk' is not a word of the card language\n"


@pytest.mark.parametrize(
    ("word", "title"), [("smeagol", "Sméagol"), ("witch_king", "The Witch-king")]
)
def test_a_title_is_not_a_word_but_is_named_by_one(
    capsys: pytest.CaptureFixture[str], word: str, title: str
) -> None:
    status, shown = run(capsys, "--words", word)
    assert status == 1
    assert shown.err.endswith(f'; did you mean titled("{title}")?\n')


@pytest.mark.parametrize(
    ("card_id", "lines"),
    [
        ("7_83", ["# rules/tcg/library/set07/gondor.py", '"7 C 83"', "event(skirmish, ...),"]),
        ("15_204", ['"15_204"']),
        ("1_25", ["response_event(..., ...)"]),
        ("1_9", ["bearer_must_be(...)"]),
        ("7_350", ["# rules/tcg/library/set07/sites.py"]),
        ("1_1", ["# rules/tcg/library/set01/rings.py"]),
    ],
)
def test_the_head_of_a_definition_has_what_the_facts_say(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    card_id: str,
    lines: list[str],
) -> None:
    monkeypatch.setattr(command, "texts", lambda card_id: ())
    status, shown = run(capsys, "--new", card_id)
    assert status == 0
    assert f'"{card(card_id).name}",' in shown.out
    for line in lines:
        assert line in shown.out


@pytest.mark.parametrize(
    ("card_id", "lines"),
    [
        (
            "7_83",
            [
                "# tests/rules/tcg/library/set07/test_gondor.py",
                'tests/rules/tcg/cards/set07.py: CITY_OF_MEN = "7_83"',
                "from tests.rules.tcg.cards import *",
                "def test_city_of_men_...() -> None:",
                "    scene = Scene(hand=[CITY_OF_MEN])",
                "    scene.skirmish(...).play(CITY_OF_MEN)",
            ],
        ),
        ("7_90", ["    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN])"]),
        ("1_25", ["answer_with("]),
        ("1_9", ["    scene.fellowship_phase().play(DWARVEN_AXE)"]),
        ("7_350", ["/set07/test_sites.py", "path=[..., "]),
        ("1_1", ["    scene = Scene(ring=THE_ONE_RING_ISILDURS_BANE)"]),
    ],
)
def test_the_head_of_a_test_lays_the_card_on_the_table(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    card_id: str,
    lines: list[str],
) -> None:
    monkeypatch.setattr(command, "texts", lambda card_id: ())
    status, shown = run(capsys, "--new", card_id)
    assert status == 0
    for line in lines:
        assert line in shown.out


def test_a_card_that_is_written_needs_no_head(capsys: pytest.CaptureFixture[str]) -> None:
    status, shown = run(capsys, "--new", CITY_OF_MEN)
    assert status == 1
    assert "7_83 City of Men is written already" in shown.out
