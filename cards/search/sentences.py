"""The sentences of a card that a search reads: of its definition and, where loaded, as printed."""

from cards.behaviour import folded_sentences
from cards.search.index import Entry


def searched_sentences(entry: Entry) -> tuple[str, ...]:
    """Return all sentences of a card's versions, folded, each word after a space."""
    if len(entry.ids) == 1 and not entry.printed_sentences:
        return folded_sentences(entry.game, entry.ids[0])
    written = tuple(
        sentence for card_id in entry.ids for sentence in folded_sentences(entry.game, card_id)
    )
    return written + entry.printed_sentences
