"""Finding the deck that a command line names."""

from pathlib import Path

import pytest

from decks.contents.encoding import canonical
from decks.domain import create_deck
from decks.files.reading import BadDeckFile
from decks.files.text_writing import write_text
from decks.lookup import DeckNotFound, find_deck
from rules.construction.starters import starter

pytestmark = pytest.mark.django_db

ARAGORN = starter("rotk-aragorn-starter")


def written(folder: Path, text: str | bytes, name: str = "deck.txt") -> str:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(path)


def test_a_sample_needs_no_database_row() -> None:
    found = find_deck("rotk-aragorn-starter")

    assert (found.name, found.cards) == (ARAGORN.name, canonical(ARAGORN.deck))


def test_a_decks_number_or_address() -> None:
    deck = create_deck("Knights", ARAGORN.deck)

    for text in (str(deck.pk), deck.slug, f" {deck.slug} "):
        found = find_deck(text)
        assert (found.name, found.version) == ("Knights", deck.versions.get())


def test_a_file(tmp_path: Path) -> None:
    path = written(tmp_path, write_text(ARAGORN.deck, "From a file"))

    found = find_deck(path)

    assert (found.name, found.cards) == ("From a file", canonical(ARAGORN.deck))


def test_a_file_without_a_name_is_called_by_its_own(tmp_path: Path) -> None:
    assert find_deck(written(tmp_path, "4 7_364", "knights.txt")).name == "knights"


def test_printings_of_one_name_are_taken_with_a_remark(tmp_path: Path) -> None:
    found = find_deck(written(tmp_path, "4 7_364\n2x Hobbit Sword"))

    assert found.remarks == ("line 2: 2x Hobbit Sword: taken as 7_319",)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("12345", "no deck with the number 12345"),
        ("9" * 40, "no deck with the number"),
        ("rotk-aragorn", "Did you mean rotk-aragorn-starter"),
        ("", "A deck is a sample"),
        ("²", "There is no deck"),
        ("missing.txt", "There is no file missing.txt"),
        ("./missing", "There is no file"),
        ("/", "There is no file /"),
        ("a\0b", "There is no deck"),
    ],
)
def test_nothing_of_that_name(text: str, message: str) -> None:
    with pytest.raises(DeckNotFound, match=message):
        find_deck(text)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("4 7_364\n2 zxqj", "line 2: 2 zxqj"),
        ("Draw deck:\n2 Aragorn", "It may be Aragorn"),
        ("", "contains no cards"),
        ("# nothing\n", "contains no cards"),
        (b"\x7fELF\x00", "isn’t a text file"),
        (b"x" * 10_000_000, "too large"),
    ],
)
def test_a_file_that_is_not_a_deck(tmp_path: Path, content: bytes | str, message: str) -> None:
    with pytest.raises(BadDeckFile, match=message):
        find_deck(written(tmp_path, content))


def test_every_unclear_line_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadDeckFile, match=r"2 lines can’t be read") as caught:
        find_deck(written(tmp_path, "Draw deck:\n1 zxqj\n4 7_364\n1 Aragorn, Driven by Ned"))

    assert "line 2" in str(caught.value)
    assert "line 4" in str(caught.value)
