"""The Ring-bearer of a list that doesn't say who bears the Ring."""

from collections.abc import Iterable
from dataclasses import replace

from decks.contents.zones import DeckZone
from decks.files.lines import Line
from rules.construction.tcg.build import card_of

BEARER = "Read as the Ring-bearer, since no other card of the list can be."
BESIDE_THE_RING = "Read as the Ring-bearer, since it is listed beside the Ring."
_USUAL = "Frodo"


def with_ring_bearer(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the lines with the Ring-bearer where he belongs, if one card can only be meant.

    That is the only Frodo of a list without headings, or a bearer on the line next to the Ring.
    """
    listed = tuple(lines)
    if any(line.holds_card and line.zone is DeckZone.RING_BEARER for line in listed):
        return listed
    rings = {line.number for line in listed if line.holds_card and line.zone is DeckZone.RING}
    able = [line for line in listed if _may_bear(line)]
    beside = [line for line in able if {line.number - 1, line.number, line.number + 1} & rings]
    by_type = [line for line in able if line.by_type]
    frodos = [line for line in by_type if _title(line) == _USUAL]
    for found, why in ((beside, BESIDE_THE_RING), (frodos or by_type, BEARER)):
        if len(found) == 1:
            bearer = replace(found[0], zone=DeckZone.RING_BEARER, remark=why)
            return tuple(bearer if line is found[0] else line for line in listed)
    return listed


def _may_bear(line: Line) -> bool:
    if not line.holds_card or line.card is None or line.count != 1:
        return False
    card = card_of(line.card) if line.zone is DeckZone.DRAW_DECK else None
    return card is not None and card.may_bear_ring


def _title(line: Line) -> str:
    card = card_of(line.card) if line.card is not None else None
    return card.title if card is not None else ""
