"""A mistyped word in a file of definitions is an error that helps."""

import sys
from pathlib import Path

import pytest

from rules.notation.definition_files import MistypedWord, import_definitions, read_definitions
from rules.notation.usage import usage
from rules.tcg.notation import language
from rules.tcg.notation.definition import WRITTEN


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of definitions that can be imported as `made_definitions`."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "made_definitions", raising=False)
    return tmp_path / "made_definitions.py"


IMPORT = "from rules.tcg.notation.language import *\n"


def test_a_mistyped_word_is_named_with_its_line_and_the_word_meant(written: Path) -> None:
    written.write_text(f"{IMPORT}\nevent(skirmsh, draw(1))\n")
    with pytest.raises(MistypedWord) as raised:
        import_definitions("made_definitions", language.WORDS)
    message = str(raised.value)
    assert message.startswith(
        "made_definitions.py:3: 'skirmsh' is not a word of the card language; did you mean "
    )
    assert "'skirmish'" in message


def test_a_class_of_the_notation_is_not_a_word(written: Path) -> None:
    written.write_text(f"{IMPORT}x = Filter\n")
    with pytest.raises(MistypedWord, match="'Filter' is not a word"):
        import_definitions("made_definitions", language.WORDS)


def test_the_title_of_a_card_is_named_by_titled(written: Path) -> None:
    written.write_text(f"{IMPORT}spot(smeagol)\n")
    with pytest.raises(MistypedWord, match=r'did you mean titled\("Sméagol"\)\?'):
        import_definitions("made_definitions", language.WORDS, ["Gollum", "Sméagol"])


def test_a_name_like_no_word_has_no_suggestion(written: Path) -> None:
    written.write_text(f"{IMPORT}qqqqzzzz\n")
    with pytest.raises(MistypedWord, match=r"is not a word of the card language$"):
        import_definitions("made_definitions", language.WORDS)


def test_a_name_that_is_missing_in_the_code_itself_stays_as_it_is(written: Path) -> None:
    (written.parent / "broken_module.py").write_text("no_such_name\n")
    written.write_text("import broken_module\n")
    with pytest.raises(NameError) as raised:
        import_definitions("made_definitions", language.WORDS)
    assert not isinstance(raised.value, MistypedWord)


# --- every mistake is a line, and hides no other card ---


def read(written: Path, text: str) -> tuple[list[str], list[str]]:
    """Return the mistakes in a file of definitions, and the names of the cards that are read."""
    written.write_text(f"{IMPORT}\n{text}", encoding="utf-8")
    WRITTEN.pop("made_definitions", None)
    found = read_definitions(
        "made_definitions", language.WORDS, lambda module: WRITTEN.pop(module, None)
    )
    names = [text.name for text in WRITTEN.pop("made_definitions", [])]
    return [str(mistake) for mistake in found], names


BEFORE = 'card("7 C 1", "Before", event(skirmish, draw(1)))\n'
AFTER = 'card("7 C 2", "After", event(skirmish, draw(1)))\n'


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (
            "event(skirmsh, draw(1))",
            "'skirmsh' is not a word of the card language; did you mean 'skirmish', "
            "'skirmishing' or 'in_skirmish'?",
        ),
        (
            "event(skirmish, exert(tims=2))",
            "exert() got an unexpected keyword argument 'tims'; did you mean 'times'?",
        ),
        (
            "event(skirmish, discard())",
            "discard() missing 1 required positional argument: 'target'; it is discard(target)",
        ),
        (
            "draw(1)",
            "7 C 9 Wrong: Draw is no sentence; put it into event(), ability(), each_time() "
            "or the like",
        ),
        ("event(skirmish, draw(1) + )", "not Python: invalid syntax"),
        ("event(skirmish, 1 / 0)", "ZeroDivisionError: division by zero"),
    ],
)
def test_a_mistake_is_a_line_and_the_other_cards_are_read(
    written: Path, wrong: str, problem: str
) -> None:
    mistakes, names = read(
        written, f'{BEFORE}card(\n    "7 C 9",\n    "Wrong",\n    {wrong},\n)\n{AFTER}'
    )
    place, _, said = mistakes[0].partition(": ")
    assert len(mistakes) == 1
    assert place.startswith("made_definitions.py:")
    assert int(place.rpartition(":")[2]) in (4, 7)  # The definition, or the line in it.
    assert said == problem
    assert names == ["Before", "After"]


def test_several_mistakes_in_a_file_are_all_found(written: Path) -> None:
    mistakes, names = read(written, f"x = qqqqzzzz\n{BEFORE}y = exert(1, 2, 3, 4)\n{AFTER}")
    assert [mistake.split(":")[1] for mistake in mistakes] == ["3", "5"]
    assert names == ["Before", "After"]


def test_a_file_without_a_mistake_has_none(written: Path) -> None:
    assert read(written, BEFORE) == ([], ["Before"])


def test_what_a_word_takes_is_shown_as_it_is_written() -> None:
    assert usage("exert", language.exert) == "exert(target) or exert(times, target)"
    assert usage("spot", lambda count, *filters, until=None: None) == (
        "spot(count, *filters, until=…)"
    )
    assert usage("hobbit", language.hobbit) == "hobbit"
