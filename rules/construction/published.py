"""Decks that players published, with who published them where, from `published/tcg/`.

They show what people play in a format. A file states what its source states, so a deck need not
be legal: `legal` says whether it is, and a test asks the validator. Some sources have one side
alone. What a source leaves unclear, and cards of the players' council's own errata, a comment says.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

from rules.construction.loading import load_format
from rules.construction.strict import BadConstructionFile, Table, read_table
from rules.construction.tcg.build import card_of
from rules.tcg.deck import TcgDeck
from rules.tcg.vocabulary import Side

_FOLDER = Path(__file__).with_name("published") / "tcg"


@dataclass(frozen=True, slots=True)
class PublishedDeck:
    """A deck as its author published it, and where.

    `day` is when it was published; None where the page doesn't say so. `judged` is the day on
    which it is legal, or not, in `format`. `deck` has what the page names: a page with one side
    alone names no Ring-bearer, and maybe only some sites.
    """

    slug: str
    name: str
    author: str
    source: str
    day: date | None
    format: str
    judged: date
    legal: bool
    deck: TcgDeck

    @property
    def is_whole(self) -> bool:
        """Whether the page has both sides, nine sites, the Ring and who bears it."""
        return self.deck.ring_bearer is not None and self.deck.ring is not None

    @property
    def is_of_today(self) -> bool:
        """Whether the deck is judged by the format as it is now, not as it was years ago."""
        format = load_format(self.format)
        then = format.on(self.judged)
        return then is not None and format.after(then) is None

    def side(self, side: Side) -> tuple[tuple[str, int], ...]:
        """Return the cards of one side and how many of each."""
        return tuple(
            (card_id, copies)
            for card_id, copies in self.deck.draw_deck
            if (found := card_of(card_id)) is not None and found.side is side
        )


@cache
def published_decks() -> Mapping[str, PublishedDeck]:
    """Return every published deck by its slug, in alphabetical order."""
    return {path.stem: read_published(path) for path in sorted(_FOLDER.glob("*.toml"))}


def read_published(path: Path) -> PublishedDeck:
    """Read one published deck; BadConstructionFile where it is wrong or names no card."""
    file = read_table(path)
    draw_deck = file.table("draw_deck")
    deck = TcgDeck(
        ring_bearer=_optional(file, "ring_bearer"),
        ring=_optional(file, "ring"),
        sites=file.take_many("sites", str),
        draw_deck=tuple((card_id, draw_deck.take(card_id, int)) for card_id in draw_deck),
    )
    found = PublishedDeck(
        slug=path.stem,
        name=file.take("name", str),
        author=file.take("author", str),
        source=file.take("source", str),
        day=file.take("day", date) if "day" in file else None,
        format=file.take("format", str),
        judged=file.take("judged", date),
        legal=file.take("legal", bool),
        deck=deck,
    )
    file.finish()
    for card_id in (deck.ring_bearer, deck.ring, *deck.sites, *draw_deck):
        if card_id is not None and card_of(card_id) is None:
            raise BadConstructionFile(path.name, f"there is no card {card_id}")
    return found


def _optional(file: Table, key: str) -> str | None:
    return file.take(key, str) if key in file else None
