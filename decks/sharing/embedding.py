"""A deck on other sites: a badge with its verdict, and oEmbed for programs that show links."""

from dataclasses import dataclass
from datetime import date
from typing import Any
from urllib.parse import urlsplit

from django.urls import Resolver404, resolve

from cards.legality.amendments import amendments
from decks.legality.deck_legality import deck_format
from decks.legality.verdicts import judge, official_formats
from decks.models import Deck, DeckVersion, Visibility
from decks.sharing.preview import HEIGHT, WIDTH

GOOD, BAD = "#2b6436", "#98291d"
# A letter of the badge is about this wide; the text is fitted to what that gives.
_LETTER = 6.6
_PADDING = 8


@dataclass(frozen=True, slots=True)
class Badge:
    """A deck's verdict as a small picture: the format, the verdict and its colour."""

    left: str
    right: str
    colour: str

    @property
    def left_width(self) -> int:
        """The width of the part with the format."""
        return round(len(self.left) * _LETTER) + 2 * _PADDING

    @property
    def right_width(self) -> int:
        """The width of the part with the verdict."""
        return round(len(self.right) * _LETTER) + 2 * _PADDING

    @property
    def width(self) -> int:
        """The width of the whole picture."""
        return self.left_width + self.right_width

    @property
    def right_inner(self) -> int:
        """The width of the verdict's part without its round corners."""
        return self.right_width - 4

    @property
    def right_text_width(self) -> int:
        """The width of the verdict's letters."""
        return self.right_width - 2 * _PADDING

    @property
    def left_text_width(self) -> int:
        """The width of the format's letters."""
        return self.left_width - 2 * _PADDING

    @property
    def right_text(self) -> int:
        """Where the verdict's letters begin."""
        return self.left_width + _PADDING


def verdict_badge(version: DeckVersion, day: date) -> Badge:
    """Return the verdict of a deck on a day, in its own format or the first it is legal in."""
    cards = version.cards()
    format = deck_format(version.deck)
    if format is None:
        legal = official_formats(cards, day, amendments())
        if not legal:
            return Badge("official formats", "not legal", BAD)
        return Badge(legal[0].name, "legal", GOOD)
    verdict = judge(cards, format, day)
    if verdict.legal:
        return Badge(format.name, "legal", GOOD)
    return Badge(format.name, "not legal", BAD)


def embedded_slug(address: str, host: str) -> str | None:
    """Return the slug of the deck at an address of this site; None for any other address."""
    try:
        parts = urlsplit(address)
        found = resolve(parts.path)
    except (Resolver404, ValueError):
        return None
    if parts.netloc != host or found.view_name != "decks:deck":
        return None
    return str(found.kwargs["slug"])


def oembed(
    deck: Deck, site: str, picture: str, most_width: int, most_height: int
) -> dict[str, Any]:
    """Return what oEmbed says of a deck: its title, author and a picture that fits."""
    found: dict[str, Any] = {
        "version": "1.0",
        "type": "link",
        "title": deck.name,
        "provider_name": "Westmarch",
        "provider_url": site,
        "cache_age": 600,
    }
    if deck.visibility == Visibility.PUBLIC and deck.owner is not None:
        name = deck.owner.get_username()
        found |= {"author_name": name, "author_url": f"{site}players/{name}/"}
    if most_width >= WIDTH and most_height >= HEIGHT:
        found |= {
            "thumbnail_url": picture,
            "thumbnail_width": WIDTH,
            "thumbnail_height": HEIGHT,
        }
    return found
