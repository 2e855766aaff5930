"""Slots and pieces: a table as named places on the page, and the HTML that stands in each.

A template lays out a board and names its slots; a page with scripts fills the same slots for
every step of the game. So a piece is drawn once, by a template, and by nothing else.
"""

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.template.loader import get_template
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from rules.recording import Frame


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of HTML. `key` is the same for the same card at every step; text has none.

    One that is `pointed` at is what a lesson speaks of.
    """

    html: SafeString
    key: str = ""
    pointed: bool = False


Pieces = Sequence[Piece]
_INDENTED = re.compile(r"\s*\n\s*")


@dataclass(frozen=True, slots=True)
class Board:
    """A table at one step: what stands in its slots, and in those of each seat.

    `acting` is the key of the card that the next choice is about, empty for none.
    """

    slots: Mapping[str, Pieces]
    seats: Sequence[Mapping[str, Pieces]]
    acting: str = ""

    def every_slot(self) -> dict[str, Pieces]:
        """Return all slots by the names they have on the page; a seat's end in its number."""
        named = dict(self.slots)
        for number, seat in enumerate(self.seats):
            named |= {f"{name}-{number}": pieces for name, pieces in seat.items()}
        return named


# A game of a table is drawn for as long as it goes on.
MOST_DRAWN = 3_000


@dataclass(slots=True)
class Drawing:
    """Draws pieces of one game by templates, each different one once."""

    _drawn: dict[Hashable, SafeString] = field(default_factory=dict)

    def piece(self, template: str, shown: Hashable, key: str = "", **context: Any) -> Piece:
        """Return a piece; `shown` is all that its looks depend on."""
        known = (template, key, shown)
        if known not in self._drawn:
            if len(self._drawn) >= MOST_DRAWN:
                self._drawn.clear()
            drawn = get_template(template).render({"key": key, **context})
            # How a template is indented is nothing to send with every step.
            self._drawn[known] = mark_safe(_INDENTED.sub("\n", drawn.strip()))
        return Piece(self._drawn[known], key)

    def counts(self, counts: tuple[tuple[str, object], ...]) -> list[Piece]:
        """Return numbers with their names as a piece."""
        return [self.piece("play/boards/counts.html", counts, counts=counts)]


def text(words: object) -> list[Piece]:
    """Return plain words as a piece."""
    return [Piece(format_html("{}", words))]


def question(frame: Frame[Any], result: str) -> list[Piece]:
    """Return who chooses what, as far as the seat sees it; at the end, how the game ended."""
    if not frame.question:
        return [Piece(format_html("<strong>{}</strong>", result))]
    if not frame.choice:
        return text(frame.question)
    return [Piece(format_html("{}: <strong>{}</strong>", frame.question, frame.choice))]


def encode_boards(
    boards: Sequence[Board], shown: Board | None = None, *, in_order: bool = False
) -> dict[str, Any]:
    """Return boards as plain values for the page's script.

    `pieces` lists every different HTML; a step has the slots that differ from the step before,
    each as pairs of key and place in `pieces`, and `acting`. `shown` is what the page shows before
    the first of them, nothing unless it is named. For a page that draws the steps `in_order` a
    card that stays as it is in its slot has its key alone.
    """
    places: dict[str, int] = {}
    steps: list[dict[str, Any]] = []
    before: dict[str, Pieces] = shown.every_slot() if shown is not None else {}
    for board in boards:
        now = board.every_slot()
        slots = {}
        for name, pieces in now.items():
            was = before.get(name)
            if was == pieces:
                continue
            kept = {piece.key: piece for piece in was or ()} if in_order else {}
            slots[name] = [
                [piece.key]
                if piece.key and kept.get(piece.key) == piece
                else [piece.key, places.setdefault(piece.html, len(places))]
                for piece in pieces
            ]
        steps.append({"acting": board.acting, "slots": slots})
        before = now
    return {"pieces": list(places), "steps": steps}
