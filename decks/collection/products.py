"""What a product of the LCG holds that decks are built of."""

from collections.abc import Mapping

from rules.lcg.facts.reader import read_set
from rules.lcg.vocabulary import PLAYER_CARDS


def cards_in(product: str) -> Mapping[str, int]:
    """Return the player cards of a product with their copies in a box, printings as their card.

    UnknownCard for a product that does not exist.
    """
    rows = read_set(product)
    held = {card.code: card.quantity for card in rows.cards if card.type in PLAYER_CARDS}
    for printing in rows.printings:
        held[printing.prints] = held.get(printing.prints, 0) + printing.quantity
    return held
