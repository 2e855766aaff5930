"""Finding the deck that a command line names."""

import difflib
from dataclasses import dataclass
from pathlib import Path

from cards.whole_numbers import whole_number
from decks.contents.card_labels import card_labels
from decks.contents.encoding import AnyDeck, canonical
from decks.files import read_deck
from decks.files.lines import Line, Status
from decks.files.reading import BadDeckFile, DeckReading
from decks.files.upload import MAX_FILE_SIZE, decode_text
from decks.models import Deck, DeckVersion
from decks.samples import samples
from rules.construction import Game, game_of
from rules.english import suggest


class DeckNotFound(LookupError):
    """Nothing goes by that name; the message says what there is, in plain English."""


@dataclass(frozen=True, slots=True)
class FoundDeck:
    """A deck by its name: `version` is the one in the database, None for a file or a sample.

    `remarks` say, in plain English, where a file's line could mean several printings of one name
    and which was taken.
    """

    name: str
    cards: AnyDeck
    version: DeckVersion | None = None
    remarks: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        """The game the deck is of."""
        return game_of(self.cards)


def find_deck(text: str) -> FoundDeck:
    """Find a deck by a sample's slug, a deck's number or slug, or a file's path.

    DeckNotFound if there is none, BadDeckFile where the file is no deck; the messages of
    both are for the person who wrote the text. Lines of a file that no card matches, or cards of
    different names, make it a BadDeckFile that names them all.
    """
    text = text.strip()
    sold = samples().get(text)
    if sold is not None:
        return FoundDeck(sold.name, canonical(sold.deck))
    number = whole_number(text)
    if number is not None:
        return _deck_from_database(Deck.objects.filter(pk=number).first(), text)
    path = Path(text)
    if path.is_file():
        return _deck_from_file(path)
    if "/" in text or path.suffix:
        raise DeckNotFound(f"There is no file {text}.")
    return _deck_from_database(Deck.objects.filter(slug=text).first(), text)


def _deck_from_database(deck: Deck | None, text: str) -> FoundDeck:
    version = deck.versions.first() if deck is not None else None
    if deck is None or version is None:
        raise DeckNotFound(_no_deck(text))
    return FoundDeck(deck.name, version.cards(), version)


def _no_deck(text: str) -> str:
    if text.isdigit():
        return f"There is no deck with the number {text}."
    slugs = {*samples(), *Deck.objects.values_list("slug", flat=True)}
    near = difflib.get_close_matches(text.casefold(), slugs, n=3, cutoff=0.5)
    if near:
        return f"There is no deck {text!r}.{suggest(near)}"
    return (
        f"There is no deck {text!r}. A deck is a sample ({', '.join(samples())}), "
        "a deck's number, or a file."
    )


def _deck_from_file(path: Path) -> FoundDeck:
    try:
        with path.open("rb") as file:
            content = file.read(MAX_FILE_SIZE + 1)
    except OSError as error:
        raise BadDeckFile(f"{path} cannot be read: {error.strerror}.") from error
    try:
        reading = read_deck(decode_text(content))
    except BadDeckFile as error:
        raise BadDeckFile(f"{path}: {error}") from error
    printings = [line for line in reading.guessed if line.exact]
    _refuse_unclear(path, reading)
    remarks = tuple(f"line {line.number}: {line.text}: taken as {line.card}" for line in printings)
    remarks += tuple(
        f"line {line.number}: {line.text}: {line.remark or line.why}"
        for line in reading.lines
        if line.remark or (line.status is Status.NOTE and line.why)
    )
    return FoundDeck(reading.name or path.stem, reading.deck(), remarks=remarks)


def _remarks(line: Line) -> str:
    described = f"  line {line.number}: {line.text}\n    {line.why}"
    return f"{described} It may be {card_labels(line.choices)}." if line.choices else described


def _refuse_unclear(path: Path, reading: DeckReading) -> None:
    doubtful = (*reading.rejected, *(line for line in reading.guessed if not line.exact))
    unclear = sorted(doubtful, key=lambda line: line.number)
    if unclear:
        listed = "\n".join(map(_remarks, unclear))
        lines = "1 line" if len(unclear) == 1 else f"{len(unclear)} lines"
        raise BadDeckFile(f"{path}: {lines} can’t be read reliably:\n{listed}")
    if not any(line.holds_card for line in reading.lines):
        raise BadDeckFile(f"{path} contains no cards.")
