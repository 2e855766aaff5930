"""Deck files: the formats that players use, each a module that reads and writes it.

Reading accounts for every line: matched, guessed with choices, or rejected with the reason.
"""

from collections.abc import Callable
from dataclasses import dataclass

from decks.contents.encoding import AnyDeck
from decks.files import (
    contents_string,
    dragncards,
    lackey,
    markdown,
    octgn,
    ringsdb,
    text,
    text_page,
    text_writing,
    web_page,
)
from decks.files.other_files import refuse_other_files, refuse_without_cards
from decks.files.reading import BadDeckFile, DeckReading
from decks.files.sanitize import sanitize
from rules.construction import Game


def _like_nothing(_content: str) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class FileType:
    """A kind of deck file: whose decks it holds, how to know it, how to read and write it.

    A format that plain text reads as well looks like nothing of its own. One that does not keep
    printings names cards only, and cards of one name are guessed when it is read.
    """

    slug: str
    name: str
    games: frozenset[Game]
    suffix: str
    content_type: str
    write: Callable[[AnyDeck, str], str]
    looks_like: Callable[[str], bool] = _like_nothing
    read: Callable[[str], DeckReading] = text.read_text
    keeps_printings: bool = True


TEXT = FileType(
    slug="text",
    name="Plain text",
    games=frozenset(Game),
    suffix="txt",
    content_type="text/plain",
    looks_like=lambda _: True,
    read=text.read_text,
    write=text_writing.write_text,
)

# The first that a text looks like reads it; plain text is what anything may be.
FILE_TYPES = (
    FileType(
        slug="lackey",
        name="LackeyCCG",
        games=frozenset({Game.TCG}),
        suffix="dek",
        content_type="application/xml",
        looks_like=lackey.looks_like,
        read=lackey.read,
        write=lackey.write,
    ),
    FileType(
        slug="contents-string",
        name="Online server",
        games=frozenset({Game.TCG}),
        suffix="txt",
        content_type="text/plain",
        looks_like=contents_string.looks_like,
        read=contents_string.read,
        write=contents_string.write,
    ),
    FileType(
        slug="text-page",
        name="Online server’s text page",
        games=frozenset({Game.TCG}),
        suffix="txt",
        content_type="text/plain",
        write=text_page.write,
        keeps_printings=False,
    ),
    FileType(
        slug="octgn",
        name="OCTGN",
        games=frozenset({Game.LCG}),
        suffix="o8d",
        content_type="application/xml",
        looks_like=octgn.looks_like,
        read=octgn.read,
        write=octgn.write,
    ),
    FileType(
        slug="ringsdb",
        name="RingsDB",
        games=frozenset({Game.LCG}),
        suffix="json",
        content_type="application/json",
        looks_like=ringsdb.looks_like,
        read=ringsdb.read,
        write=ringsdb.write,
    ),
    FileType(
        slug="ringsdb-text",
        name="RingsDB text",
        games=frozenset({Game.LCG}),
        suffix="txt",
        content_type="text/plain",
        write=ringsdb.write_text,
    ),
    FileType(
        slug="dragncards",
        name="DragnCards",
        games=frozenset({Game.LCG}),
        suffix="txt",
        content_type="text/plain",
        looks_like=dragncards.looks_like,
        read=dragncards.read,
        write=dragncards.write,
    ),
    FileType(
        slug="markdown",
        name="Markdown",
        games=frozenset(Game),
        suffix="md",
        content_type="text/markdown",
        write=markdown.write_markdown,
    ),
    TEXT,
)


def detect_file_type(content: str) -> FileType:
    """Return which format a text is in."""
    return next(file_type for file_type in FILE_TYPES if file_type.looks_like(content))


def read_deck(content: str, game: Game | None = None) -> DeckReading:
    """Read a deck in whichever format it is; raise BadDeckFile if it cannot be read at all.

    With a game, plain text is read as that game's, and a deck of the other is a BadDeckFile.
    """
    deck_format = detect_file_type(content)
    if deck_format is not TEXT:
        reading = deck_format.read(content)
    elif web_page.looks_like(content):
        reading = text.read_text(web_page.page_text(content), game)
    else:
        refuse_other_files(content)
        reading = text.read_text(content, game)
        refuse_without_cards(reading)
    if game is not None and reading.game is not game:
        raise BadDeckFile("This deck belongs to the other game.")
    return sanitize(reading)


def file_types_for(game: Game) -> tuple[FileType, ...]:
    """Return the formats that a deck of this game can be written in, plain text first."""
    others = (file_type for file_type in FILE_TYPES if file_type is not TEXT)
    return tuple(file_type for file_type in (TEXT, *others) if game in file_type.games)
