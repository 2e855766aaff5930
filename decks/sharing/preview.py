"""The picture that a link to a deck shows elsewhere: its name, cultures and cards, as PNG.

Most programs that show links take no SVG. Nothing here is from print: cards are named, not shown.
"""

import io
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from django.conf import settings
from django.template.defaultfilters import floatformat

from decks.contents.belonging import Belonging, belongings
from decks.contents.card_labels import card_name
from decks.contents.differences import deck_zones
from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from decks.history.changes import size_words
from decks.legality.deck_legality import deck_format
from decks.models import Deck, DeckVersion, Visibility

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

WIDTH, HEIGHT = 1200, 630
_MARGIN = 72
_STATIC = Path(settings.BASE_DIR) / "static"
_TITLE = _STATIC / "vendor/alegreya/alegreya-latin-wght-normal.woff2"
_TEXT = _STATIC / "vendor/source-sans-3/source-sans-3-latin-wght-normal.woff2"
_GROUND, _INK, _SOFT, _ACCENT = "#f7f2e6", "#2a241b", "#6b6152", "#8a6a14"
_PLAIN_TINT = "#6b6152"
_TINT = re.compile(r'\[data-(?:culture|sphere)="([a-z-]+)"\] \{ --tint: (#[0-9a-f]{6});')
# Cards that say little of a deck: all decks need them.
_SET_ASIDE = frozenset({DeckZone.ADVENTURE_DECK, DeckZone.RING, DeckZone.SIDEBOARD})
_ROWS, _COLUMNS = 5, 2
_SHARES_NAMED = 5


@dataclass(frozen=True, slots=True)
class Preview:
    """What the picture of a deck says, so that the same is drawn once."""

    name: str
    about: str
    shares: tuple[Belonging, ...]
    cards: tuple[str, ...]


def preview_of(deck: Deck, version: DeckVersion) -> Preview:
    """Return what the picture of a version of a deck says."""
    cards = version.cards()
    is_public = deck.visibility == Visibility.PUBLIC and deck.owner is not None
    by = f"by {deck.owner.get_username()}" if is_public and deck.owner is not None else ""
    format = deck_format(deck)
    said = (
        deck.get_game_display(),
        format.name if format is not None else "",
        size_words(cards),
        by,
    )
    return Preview(deck.name, " · ".join(filter(None, said)), belongings(cards), _card_lines(cards))


@lru_cache(maxsize=64)
def draw_preview(shown: Preview) -> bytes:
    """Return the picture of a deck as PNG, 1200 by 630 points."""
    # Importing it takes longer than most pages, and few requests need it.
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDTH, HEIGHT), _GROUND)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, WIDTH, 14), fill=_ACCENT)
    y = 56
    for line in _wrapped(pen, shown.name, _font(_TITLE, 68, 700), lines=2):
        pen.text((_MARGIN, y), line, font=_font(_TITLE, 68, 700), fill=_INK)
        y += 76
    about = _fitting(pen, shown.about, _font(_TEXT, 32, 400), WIDTH - 2 * _MARGIN)
    pen.text((_MARGIN, y + 12), about, font=_font(_TEXT, 32, 400), fill=_SOFT)
    _draw_shares(pen, shown.shares, y + 80)
    _draw_cards(pen, shown.cards, y + 178)
    site = _font(_TITLE, 34, 700)
    pen.text((WIDTH - _MARGIN, HEIGHT - 36), "Westmarch", font=site, fill=_ACCENT, anchor="rs")
    file = io.BytesIO()
    image.quantize(128).save(file, "PNG")
    return file.getvalue()


def _draw_shares(pen: "ImageDraw", shares: tuple[Belonging, ...], y: int) -> None:
    """Draw the cultures or spheres as a strip, the largest with their names below."""
    whole = WIDTH - 2 * _MARGIN
    for share in shares:
        left = _MARGIN + whole * share.before / 100
        box = (left, y, left + whole * share.percent / 100, y + 26)
        pen.rectangle(box, fill=_tints().get(share.name, _PLAIN_TINT))
    x, font = float(_MARGIN), _font(_TEXT, 26, 400)
    for share in shares[:_SHARES_NAMED]:
        words = f"{share.word} {floatformat(share.percent, 0)} %"
        pen.ellipse((x, y + 46, x + 16, y + 62), fill=_tints().get(share.name, _PLAIN_TINT))
        pen.text((x + 26, y + 38), words, font=font, fill=_SOFT)
        x += 62 + pen.textlength(words, font=font)


def _draw_cards(pen: "ImageDraw", cards: tuple[str, ...], y: int) -> None:
    font, column = _font(_TEXT, 28, 400), (WIDTH - 2 * _MARGIN) // _COLUMNS
    rows = min(_ROWS, (HEIGHT - 76 - y) // 40)
    for place, card in enumerate(cards[: rows * _COLUMNS]):
        x = _MARGIN + column * (place // rows)
        shown = _fitting(pen, card, font, column - 24)
        pen.text((x, y + 40 * (place % rows)), shown, font=font, fill=_INK)


def _card_lines(cards: AnyDeck) -> tuple[str, ...]:
    """Return the cards of which a deck has most copies, with how many it has."""
    copies: dict[str, int] = {}
    for zone, held in deck_zones(cards).items():
        if zone not in _SET_ASIDE:
            for card, count in held.items():
                copies[card] = copies.get(card, 0) + count
    first = sorted(copies, key=lambda card: (-copies[card], card_name(card)))
    return tuple(f"{copies[card]}× {card_name(card)}" for card in first[: _ROWS * _COLUMNS])


def _wrapped(pen: "ImageDraw", text: str, font: "FreeTypeFont", lines: int) -> list[str]:
    """Return a text broken at words into lines that fit; the last one is cut off."""
    found, left = [""], text.split()
    while left:
        longer = f"{found[-1]} {left[0]}".strip()
        if pen.textlength(longer, font=font) <= WIDTH - 2 * _MARGIN or not found[-1]:
            found[-1] = longer
            left.pop(0)
        elif len(found) == lines:
            found[-1] = f"{found[-1]} {' '.join(left)}"
            break
        else:
            found.append("")
    return [_fitting(pen, line, font, WIDTH - 2 * _MARGIN) for line in found]


def _fitting(pen: "ImageDraw", text: str, font: "FreeTypeFont", width: int) -> str:
    """Return a text cut off with dots so that it is at most `width` points wide."""
    if pen.textlength(text, font=font) <= width:
        return text
    while text and pen.textlength(f"{text}…", font=font) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


@cache
def _font(path: Path, size: int, weight: int) -> "FreeTypeFont":
    # As above.
    from PIL import ImageFont

    font = ImageFont.truetype(path, size)
    font.set_variation_by_axes([weight])
    return font


@cache
def _tints() -> Mapping[str, str]:
    """Return the colours of cultures and spheres, which are those of the pages."""
    return dict(_TINT.findall((_STATIC / "css/cards.css").read_text()))
