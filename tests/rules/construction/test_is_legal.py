"""The quick question whether a deck is legal gives the answer of the verdict."""

import random
from dataclasses import replace
from datetime import date

import pytest

from rules.construction import WrongGame, formats_of, is_legal, load_format, validate
from rules.construction.format import Game
from rules.construction.starters import starters
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import all_cards

DAYS = (date(2003, 6, 1), date(2026, 1, 1))


def spoiled_decks() -> list[TcgDeck]:
    """Return starters, and the same with cards taken out, added and exchanged."""
    drawing, known = random.Random(8), sorted(all_cards())
    decks: list[TcgDeck] = [TcgDeck(None, None, (), ())]
    for starter in list(starters().values())[::5]:
        deck = starter.deck
        added = (*deck.draw_deck, (drawing.choice(known), drawing.randrange(1, 6)), ("9_999", 1))
        decks += [
            deck,
            replace(deck, draw_deck=deck.draw_deck[1:]),
            replace(deck, draw_deck=added[:-1]),
            replace(deck, draw_deck=added),
            replace(deck, sites=deck.sites[:-1]),
        ]
    return decks


def test_it_is_that_of_the_verdict_in_every_format() -> None:
    asked = [
        (deck, format, day)
        for deck in spoiled_decks()
        for format in formats_of(Game.TCG)
        for day in DAYS
    ]

    answers = [is_legal(deck, format, on=day) for deck, format, day in asked]

    assert answers == [validate(deck, format, on=day).legal for deck, format, day in asked]
    assert {True, False} == set(answers)


def test_a_deck_of_the_other_game_is_refused() -> None:
    with pytest.raises(WrongGame):
        is_legal(LcgDeck((), (), ()), load_format("king-block"), on=DAYS[1])
