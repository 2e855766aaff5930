"""Deck files: the formats that players use, each a module that reads and writes it.

Reading accounts for every line: matched, guessed with choices, or rejected with the reason.
"""

from collections.abc import Callable
from dataclasses import dataclass

from decks.contents import AnyDeck
from decks.formats import contents_string, dragncards, lackey, octgn, ringsdb, text, text_writing
from decks.formats.reading import DeckReading
from rules.construction import Game


@dataclass(frozen=True, slots=True)
class DeckFormat:
    """A kind of deck file: whose decks it holds, how to know it, how to read and write it.

    A format that plain text reads as well looks like nothing of its own.
    """

    slug: str
    name: str
    games: frozenset[Game]
    suffix: str
    content_type: str
    looks_like: Callable[[str], bool]
    read: Callable[[str], DeckReading]
    write: Callable[[AnyDeck, str], str]


TEXT = DeckFormat(
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
DECK_FORMATS = (
    DeckFormat(
        slug="lackey",
        name="LackeyCCG",
        games=frozenset({Game.TCG}),
        suffix="dek",
        content_type="application/xml",
        looks_like=lackey.looks_like,
        read=lackey.read,
        write=lackey.write,
    ),
    DeckFormat(
        slug="contents-string",
        name="Online server",
        games=frozenset({Game.TCG}),
        suffix="txt",
        content_type="text/plain",
        looks_like=contents_string.looks_like,
        read=contents_string.read,
        write=contents_string.write,
    ),
    DeckFormat(
        slug="octgn",
        name="OCTGN",
        games=frozenset({Game.LCG}),
        suffix="o8d",
        content_type="application/xml",
        looks_like=octgn.looks_like,
        read=octgn.read,
        write=octgn.write,
    ),
    DeckFormat(
        slug="ringsdb",
        name="RingsDB",
        games=frozenset({Game.LCG}),
        suffix="json",
        content_type="application/json",
        looks_like=ringsdb.looks_like,
        read=ringsdb.read,
        write=ringsdb.write,
    ),
    DeckFormat(
        slug="ringsdb-text",
        name="RingsDB text",
        games=frozenset({Game.LCG}),
        suffix="txt",
        content_type="text/plain",
        looks_like=lambda _: False,
        read=text.read_text,
        write=ringsdb.write_text,
    ),
    DeckFormat(
        slug="dragncards",
        name="DragnCards",
        games=frozenset({Game.LCG}),
        suffix="txt",
        content_type="text/plain",
        looks_like=dragncards.looks_like,
        read=dragncards.read,
        write=dragncards.write,
    ),
    TEXT,
)


def read_deck(content: str) -> DeckReading:
    """Read a deck in whichever format it is; BadDeckFile where it cannot be read at all."""
    for deck_format in DECK_FORMATS:
        if deck_format.looks_like(content):
            return deck_format.read(content)
    raise AssertionError("plain text looks like anything")


def formats_for(game: Game) -> tuple[DeckFormat, ...]:
    """Give the formats that a deck of this game can be written in, plain text first."""
    others = (one for one in DECK_FORMATS if one is not TEXT)
    return tuple(one for one in (TEXT, *others) if game in one.games)
