"""`python -m rules.lcg.library` shows an author a card, and what is wrong with it."""

import json
import re

import pytest

from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import played_cards
from rules.lcg.library import __main__ as command
from rules.lcg.library.definitions import DefinedLibrary, defined_library, written
from rules.lcg.notation import language
from rules.lcg.notation.english import english
from rules.lcg.notation.english.nouns import NoEnglish
from rules.lcg.notation.sentences import Definition
from rules.notation.definition_files import Mistake


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = command.main(list(words))
    shown = capsys.readouterr()
    return status, shown.out, shown.err


def test_a_card_is_shown_with_its_facts_and_its_english(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, shown, _ = run(capsys, "01027")
    assert status == 0
    assert "01027  Celebrían's Stone  (1 in the box)" in shown
    assert "unique leadership attachment" in shown
    assert "cost 2" in shown
    assert "traits: Artifact, Item" in shown
    assert "keywords: Restricted" in shown
    assert "rules.lcg.library.core.leadership" in shown
    assert "Attached hero gains +2 [willpower]." in shown
    assert "warning" not in shown


def test_a_card_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    _, shown, _ = run(capsys, "eowyn")
    assert "01007  Éowyn" in shown
    assert "threat cost 9, willpower 4, attack 1, defense 1, hit points 3" in shown
    _, shown, _ = run(capsys, "Ungoliant's Spawn", "A Chosen Path")
    assert shown.count("\n01") == 2
    assert "engagement cost 32, threat 3" in shown


def test_both_sides_of_a_quest_card_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    _, shown, _ = run(capsys, "01126")
    assert "A: Setup: Each player reveals 1 card from the top of the encounter deck" in shown
    assert "B: Players cannot defeat this stage while Hill Troll is in play." in shown


def test_errata_are_shown_with_their_day(capsys: pytest.CaptureFixture[str]) -> None:
    _, shown, _ = run(capsys, "01043")
    assert "rules.lcg.library.core.errata, from 2017-10-16" in shown
    assert shown.count("Limit once per round.") == 1


def test_what_the_computer_player_knows_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    _, shown, _ = run(capsys, "Steward of Gondor")
    assert "worth in hand: " in shown
    assert "action: taken at its opportunity" in shown
    _, shown, _ = run(capsys, "A Test of Will")
    assert "response: weighed when it is offered" in shown
    _, shown, _ = run(capsys, "Hill Troll")
    assert "the computer player" not in shown


def test_an_action_that_no_rule_takes_is_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.lcg.players.opportunities.OPPORTUNITIES", {})
    _, shown, _ = run(capsys, "Steward of Gondor")
    assert "action: never taken" in shown


@pytest.mark.parametrize("name", ["01999", "Sauron"])
def test_a_card_that_is_not_there_is_an_error(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    status, _, complaint = run(capsys, name)
    assert status == 1
    assert name in complaint


def test_what_is_wrong_is_a_warning_and_the_status(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "faults", lambda card, defined: ("something",))
    status, shown, _ = run(capsys, "01001")
    assert status == 1
    assert "warning: something" in shown


def test_json_has_the_english_of_every_side(capsys: pytest.CaptureFixture[str]) -> None:
    status, shown, _ = run(capsys, "--json")
    sentences = json.loads(shown)
    assert status == 0
    quests = [code for code in written() if played_cards()[code].stage is not None]
    assert len(sentences) == len(written()) + len(quests)
    assert sentences["01013"] == []
    assert sentences["01119A"][0].startswith("Setup: ")


def test_missing_lists_what_is_not_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(capsys, "--missing", "--set", "Sauron's Reach") == (0, "", "")
    texts = command.texts
    monkeypatch.setattr(
        command, "texts", lambda code: () if code in ("01001", "01115") else texts(code)
    )
    assert run(capsys, "--missing")[1].startswith("01001  Aragorn\n01115  Eastern Crows\n")
    assert run(capsys, "--missing", "--set", "Sauron's Reach")[1] == "01115  Eastern Crows\n"
    assert "not written" in run(capsys, "01001")[1]


def test_without_a_card_or_an_option_the_usage_is_shown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        command.main([])
    assert "name a card, or use --json, --missing, --words or --new" in capsys.readouterr().err


def test_a_mistake_is_a_line_and_hides_no_other_card(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    mistake = Mistake("rules/lcg/library/core/lore.py", 14, "no card has the code 01999")
    library = DefinedLibrary(defined_library().texts, (mistake,))
    monkeypatch.setattr(command, "defined_library", lambda: library)
    status, shown, complaint = run(capsys, "01001")
    assert status == 1
    assert "01001  Aragorn" in shown
    assert complaint == "rules/lcg/library/core/lore.py:14: no card has the code 01999\n"


def test_a_card_without_english_hides_no_other(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def english_of(known: LcgCard, text: Definition, *, brackets: bool) -> tuple[str, ...]:
        if known.code == "01014":
            raise NoEnglish("no English for this")
        return english(known, text, brackets=brackets)

    monkeypatch.setattr(command, "english", english_of)
    status, shown, complaint = run(capsys, "--json")
    assert status == 1
    assert "01014" not in json.loads(shown)
    assert "01001" in json.loads(shown)
    assert re.fullmatch(
        r"rules/lcg/library/core/leadership\.py:\d+: 01014 Faramir: .*no English for this\n",
        complaint,
    )
    status, shown, _ = run(capsys, "01014", "01001")
    assert status == 1
    assert "01014 Faramir: " in shown
    assert "01001  Aragorn" in shown


def test_a_word_is_shown_with_what_it_takes_and_examples(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, shown, _ = run(capsys, "--words", "ready")
    assert status == 0
    assert "ready(target)  (effects)" in shown
    assert "Ready a card." in shown
    assert "action(ready(one(ally_card)))  (01020 Ever Vigilant)" in shown
    assert "Action: Choose and ready 1 ally card." in shown


def test_every_word_of_the_language_is_in_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    status, shown, _ = run(capsys, "--words")
    listed = {re.split(r"[( ]", line[2:])[0] for line in shown.splitlines() if line[:3].strip()}
    assert status == 0
    assert set(language.WORDS) - {"card"} <= listed


def test_a_mistyped_word_is_an_error_with_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, complaint = run(capsys, "--words", "redy")
    assert status == 1
    assert complaint.startswith("'redy' is not a word of the card language; did you mean ")
    assert "'ready'" in complaint


def test_the_head_of_a_definition_has_what_the_facts_say(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(capsys, "--new", "01020")[0] == 1
    monkeypatch.setattr(command, "texts", lambda code: ())
    status, shown, _ = run(capsys, "--new", "01020")
    assert status == 0
    assert shown == (
        "# rules/lcg/library/core/leadership.py\n"
        'card(\n    "01020",\n    "Ever Vigilant",\n    action(...),\n)\n'
        "\n"
        "# tests/rules/lcg/library/test_attachments_and_events.py\n"
        "from tests.rules.lcg.scene import Scene, Seat\n"
        "\n\n"
        "def test_ever_vigilant_...() -> None:\n"
        '    scene = Scene(Seat(hand=["Ever Vigilant"]))\n'
        '    scene.actions().play("Ever Vigilant")\n'
        "    assert ...\n"
    )


def test_a_phrase_finds_the_words_that_say_it_in_print(capsys: pytest.CaptureFixture[str]) -> None:
    status, shown, _ = run(capsys, "--words", "choose and ready")
    assert status == 0
    assert "ready(target)  (effects)" in shown
    assert "Choose and ready" in shown


def test_a_title_is_not_a_word_but_is_named_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, complaint = run(capsys, "--words", "eowyn")
    assert status == 1
    assert complaint.endswith('; did you mean titled("Éowyn")?\n')
