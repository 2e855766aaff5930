"""What an edit did, in the words of its step: "2 × Legolas, Greenleaf added"."""

from decks.contents.card_labels import card_name
from decks.contents.differences import Difference, differences
from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone

MAX_CARDS_NAMED = 3
MAX_STEP_LENGTH = 200


def describe_step(before: AnyDeck, after: AnyDeck) -> str:
    """Return what became of a deck; "" where nothing did."""
    found = differences(before, after)
    told_of = [difference for difference in found if not _follows_from(difference, found)]
    if len(told_of) > MAX_CARDS_NAMED:
        return f"{len(found)} cards changed"
    return "; ".join(map(_words, told_of))[:MAX_STEP_LENGTH]


def _follows_from(one: Difference, found: tuple[Difference, ...]) -> bool:
    """Whether a difference is only the other side of a new Ring-bearer taking up the Ring."""
    bearers = [other for other in found if other.zone is DeckZone.RING_BEARER]
    if not any(other.after for other in bearers):
        return False
    if one.zone is DeckZone.RING_BEARER:
        return not one.after
    return one.zone is DeckZone.DRAW_DECK and one.card in {other.card for other in bearers}


def _words(one: Difference) -> str:
    name = card_name(one.card)
    if one.zone is DeckZone.RING_BEARER:
        return f"{name} bears the Ring" if one.after else f"{name} no longer bears the Ring"
    copies = abs(one.change)
    many = f"{copies} × " if copies > 1 else ""
    aside = one.zone is DeckZone.SIDEBOARD
    if one.change > 0:
        return f"{many}{name} added{' to the sideboard' if aside else ''}"
    return f"{many}{name} taken out{' of the sideboard' if aside else ''}"
