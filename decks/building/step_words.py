"""What an edit did, in the words of its step: "2 × Legolas, Greenleaf added"."""

from decks.contents.card_labels import card_name
from decks.contents.differences import Difference, Part, differences
from decks.contents.encoding import AnyDeck

MOST_TOLD = 3
LONGEST = 200


def told(before: AnyDeck, after: AnyDeck) -> str:
    """Say what became of a deck; "" where nothing did."""
    found = differences(before, after)
    told_of = [one for one in found if not _follows_from(one, found)]
    if len(told_of) > MOST_TOLD:
        return f"{len(found)} cards changed"
    return "; ".join(map(_words, told_of))[:LONGEST]


def _follows_from(one: Difference, found: tuple[Difference, ...]) -> bool:
    """Whether a difference is only the other side of a new Ring-bearer taking up the Ring."""
    bearers = [other for other in found if other.part is Part.RING_BEARER]
    if not any(other.after for other in bearers):
        return False
    if one.part is Part.RING_BEARER:
        return not one.after
    return one.part is Part.DRAW_DECK and one.card in {other.card for other in bearers}


def _words(one: Difference) -> str:
    name = card_name(one.card)
    if one.part is Part.RING_BEARER:
        return f"{name} bears the Ring" if one.after else f"{name} bears the Ring no longer"
    copies = abs(one.change)
    many = f"{copies} × " if copies > 1 else ""
    aside = one.part is Part.SIDE_BOARD
    if one.change > 0:
        return f"{many}{name} added{' to the side board' if aside else ''}"
    return f"{many}{name} taken out{' of the side board' if aside else ''}"
