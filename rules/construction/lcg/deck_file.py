"""How a construction file lists the cards of an LCG deck: heroes by code, the others by copies."""

from rules.construction.lcg.build import card_of
from rules.construction.strict import Table
from rules.lcg.deck import LcgDeck


def take_deck(file: Table) -> LcgDeck:
    """Take a deck from a file. Raise BadConstructionFile if it names no card."""
    listed = file.table("player_deck")
    deck = LcgDeck(
        heroes=tuple((code, 1) for code in file.take_many("heroes", str)),
        player_deck=tuple((code, listed.take(code, int)) for code in listed),
    )
    for code, _ in (*deck.heroes, *deck.player_deck):
        if card_of(code) is None:
            raise file.refuse(f"there is no card {code}")
    return deck
