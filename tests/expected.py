"""What a test reads on with: it fails at once where there is nothing, or the other game's."""

from typing import TypeVar

from rules.lcg.deck import LcgDeck
from rules.playtest.lcg.description import PlaytestDescription as LcgDescription
from rules.playtest.tcg.description import PlaytestDescription as TcgDescription
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card

Found = TypeVar("Found")


def present(found: Found | None) -> Found:
    """What was found; the test fails when it is None."""
    assert found is not None
    return found


def tcg_deck(deck: object) -> TcgDeck:
    """The deck; the test fails when it is not one of the TCG."""
    assert isinstance(deck, TcgDeck)
    return deck


def lcg_deck(deck: object) -> LcgDeck:
    """The deck; the test fails when it is not one of the LCG."""
    assert isinstance(deck, LcgDeck)
    return deck


def tcg_description(described: object) -> TcgDescription:
    """What decides the games; the test fails when they are not of the TCG."""
    assert isinstance(described, TcgDescription)
    return described


def lcg_description(described: object) -> LcgDescription:
    """What decides the games; the test fails when they are not of the LCG."""
    assert isinstance(described, LcgDescription)
    return described


def tcg_card(card: object) -> Card:
    """The card; the test fails when it is not one of the TCG."""
    assert isinstance(card, Card)
    return card
